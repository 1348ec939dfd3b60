// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#include "CAllocationCount.h"

#include <errno.h>
#include <stddef.h>

// The allocator that these replace, by the names under which glibc gives it away.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static unsigned long long count;

unsigned long long oai_allocation_count(void) {
  return __atomic_load_n(&count, __ATOMIC_RELAXED);
}

static void add(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  add();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  add();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  add();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  add();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *made = memalign(alignment, size);
  if (!made) return ENOMEM;
  *block = made;
  return 0;
}
