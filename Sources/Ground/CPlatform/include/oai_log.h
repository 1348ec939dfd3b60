// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#ifndef OAI_LOG_H
#define OAI_LOG_H

#include <stddef.h>
#include <stdint.h>

/// CRC-32C (Castagnoli) of some bytes.
uint32_t oai_crc32c(const void *_Nullable bytes, size_t count);

/// The number by which the system knows this thread; asked for once per thread.
uint64_t oai_thread_identifier(void);

/// The number of this process, without a call of the system; right in a forked child too.
int oai_process_identifier(void);

/// A watch for changes of the files in a folder, -1 with errno. Readable when something changed.
int oai_folder_watch(const char *_Nonnull path);

/// Maps the first bytes of a file for reading, and sees what others write; null with errno.
const void *_Nullable oai_map_shared(int descriptor, size_t count);

/// A word that other processes write, as it is at this moment: a plain load.
static inline uint32_t oai_load_word(const void *_Nonnull word) {
  return __atomic_load_n((const uint32_t *)word, __ATOMIC_RELAXED);
}

/// Nothing that follows is read before what came before.
static inline void oai_acquire(void) { __atomic_thread_fence(__ATOMIC_ACQUIRE); }

#endif
