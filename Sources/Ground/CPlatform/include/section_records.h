// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#ifndef OAI_SECTION_RECORDS_H
#define OAI_SECTION_RECORDS_H

#include <stddef.h>

/// A record that generated code puts into the section `oai_records`: makes the module's
/// declaration and gives its only reference away.
typedef const void *_Nullable (*oai_section_record)(void);

/// How many records are linked into this executable.
size_t oai_section_record_count(void);

/// Calls the record at `index`, which has to be below the count.
const void *_Nullable oai_section_record_make(size_t index);

#endif
