// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#ifndef OAI_SIGNPOST_H
#define OAI_SIGNPOST_H

#include <stdint.h>

/// Tells intervals of one name apart that overlap.
typedef uint64_t os_signpost_id_t;

#endif
