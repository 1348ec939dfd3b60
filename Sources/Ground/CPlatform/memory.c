// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#include "oai_process.h"

#include <malloc.h>

size_t oai_block_size(const void *block) { return malloc_usable_size((void *)block); }
