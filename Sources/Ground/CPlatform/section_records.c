// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#include "section_records.h"

// The linker defines both symbols when any object file has the section. They are weak, so an
// executable without records has a null range, and hidden, so that a shared library never
// finds the range of another.
extern const oai_section_record __start_oai_records[]
    __attribute__((weak, visibility("hidden")));
extern const oai_section_record __stop_oai_records[]
    __attribute__((weak, visibility("hidden")));

size_t oai_section_record_count(void) {
  return (size_t)(__stop_oai_records - __start_oai_records);
}

const void *oai_section_record_make(size_t index) {
  // The linker may pad the section with null words.
  oai_section_record record = __start_oai_records[index];
  return record ? record() : NULL;
}
