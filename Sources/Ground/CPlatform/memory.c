// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#include "oai_process.h"

#include <malloc.h>

void oai_allocate_generously(void) {
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, 16 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
}

size_t oai_block_size(const void *block) { return malloc_usable_size((void *)block); }
