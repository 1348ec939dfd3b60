// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#ifndef OAI_CRC32C_H
#define OAI_CRC32C_H

// CRC-32C (Castagnoli, reflected polynomial 0x82F63B78) of 64-bit little-endian words: the
// checksum that both processor families compute in one instruction.

#include <stdint.h>

#if defined(__aarch64__)
#include <arm_acle.h>
#endif

/// Without the processor's instruction.
static inline uint32_t oai_crc32c_word_portable(uint32_t state, uint64_t word) {
  for (int byte = 0; byte < 8; byte++) {
    state ^= (uint32_t)(word & 0xFF);
    word >>= 8;
    for (int bit = 0; bit < 8; bit++) {
      state = (state >> 1) ^ (0x82F63B78u & (0u - (state & 1u)));
    }
  }
  return state;
}

#if defined(__x86_64__)
__attribute__((target("sse4.2"))) static inline uint32_t oai_crc32c_words_fast(
  uint32_t state, const uint64_t *words, int count) {
  uint64_t wide = state;
  for (int index = 0; index < count; index++) {
    wide = __builtin_ia32_crc32di(wide, words[index]);
  }
  return (uint32_t)wide;
}
#define OAI_CRC32C_FAST (__builtin_cpu_supports("sse4.2"))
#elif defined(__aarch64__) && defined(__ARM_FEATURE_CRC32)
static inline uint32_t oai_crc32c_words_fast(uint32_t state, const uint64_t *words, int count) {
  for (int index = 0; index < count; index++) state = __crc32cd(state, words[index]);
  return state;
}
#define OAI_CRC32C_FAST 1
#endif

/// Goes on from a state, which begins as 0xFFFFFFFF and is inverted at the end.
static inline uint32_t oai_crc32c_words(uint32_t state, const uint64_t *words, int count) {
#ifdef OAI_CRC32C_FAST
  if (OAI_CRC32C_FAST) return oai_crc32c_words_fast(state, words, count);
#endif
  for (int index = 0; index < count; index++) {
    state = oai_crc32c_word_portable(state, words[index]);
  }
  return state;
}

#endif
