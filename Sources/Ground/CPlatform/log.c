// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE

#include "oai_log.h"

#include <pthread.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <unistd.h>

static uint32_t tables[8][256];
static pthread_once_t tables_once = PTHREAD_ONCE_INIT;

static void make_tables(void) {
  for (uint32_t byte = 0; byte < 256; byte++) {
    uint32_t value = byte;
    for (int bit = 0; bit < 8; bit++) value = (value >> 1) ^ (value & 1 ? 0x82F63B78u : 0);
    tables[0][byte] = value;
  }
  for (int row = 1; row < 8; row++)
    for (int byte = 0; byte < 256; byte++) {
      uint32_t before = tables[row - 1][byte];
      tables[row][byte] = (before >> 8) ^ tables[0][before & 0xFF];
    }
}

static uint32_t crc_by_tables(uint32_t crc, const unsigned char *bytes, size_t count) {
  pthread_once(&tables_once, make_tables);
  for (; count >= 8; bytes += 8, count -= 8) {
    crc ^= (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16
      | (uint32_t)bytes[3] << 24;
    crc = tables[7][crc & 0xFF] ^ tables[6][crc >> 8 & 0xFF] ^ tables[5][crc >> 16 & 0xFF]
      ^ tables[4][crc >> 24] ^ tables[3][bytes[4]] ^ tables[2][bytes[5]] ^ tables[1][bytes[6]]
      ^ tables[0][bytes[7]];
  }
  for (; count > 0; bytes++, count--) crc = (crc >> 8) ^ tables[0][(crc ^ *bytes) & 0xFF];
  return crc;
}

#if defined(__x86_64__)
__attribute__((target("sse4.2"))) static uint32_t crc_by_instruction(
    uint32_t crc, const unsigned char *bytes, size_t count) {
  uint64_t wide = crc;
  for (; count >= 8; bytes += 8, count -= 8) {
    uint64_t word;
    memcpy(&word, bytes, 8);
    wide = __builtin_ia32_crc32di(wide, word);
  }
  crc = (uint32_t)wide;
  for (; count > 0; bytes++, count--) crc = __builtin_ia32_crc32qi(crc, *bytes);
  return crc;
}
#endif

uint32_t oai_crc32c(const void *bytes, size_t count) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("sse4.2")) return ~crc_by_instruction(~0u, bytes, count);
#endif
  return ~crc_by_tables(~0u, bytes, count);
}

static __thread uint64_t thread_identifier;
static int process_identifier;
static pthread_once_t forks_once = PTHREAD_ONCE_INIT;

/// A forked child has numbers of its own; of its threads only the calling one is there.
static void forget_identifiers(void) {
  thread_identifier = 0;
  __atomic_store_n(&process_identifier, 0, __ATOMIC_RELAXED);
}

static void watch_forks(void) { pthread_atfork(NULL, NULL, forget_identifiers); }

uint64_t oai_thread_identifier(void) {
  if (thread_identifier == 0) {
    pthread_once(&forks_once, watch_forks);
    thread_identifier = (uint64_t)gettid();
  }
  return thread_identifier;
}

int oai_process_identifier(void) {
  int identifier = __atomic_load_n(&process_identifier, __ATOMIC_RELAXED);
  if (identifier == 0) {
    pthread_once(&forks_once, watch_forks);
    identifier = getpid();
    __atomic_store_n(&process_identifier, identifier, __ATOMIC_RELAXED);
  }
  return identifier;
}

int oai_folder_watch(const char *path) {
  int descriptor = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  if (descriptor < 0) return -1;
  uint32_t changes = IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF;
  if (inotify_add_watch(descriptor, path, changes) < 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

const void *oai_map_shared(int descriptor, size_t count) {
  void *start = mmap(NULL, count, PROT_READ, MAP_SHARED, descriptor, 0);
  return start == MAP_FAILED ? NULL : start;
}
