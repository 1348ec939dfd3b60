// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#ifndef OAI_CALLOCATIONCOUNT_H
#define OAI_CALLOCATIONCOUNT_H

/// How many blocks all threads of this process have asked for so far.
///
/// A program that links this target has its `malloc` and friends, so the blocks that shared
/// libraries ask for count too.
unsigned long long oai_allocation_count(void);

#endif
