// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#ifndef OAI_TELEMETRY_ATOMICS_H
#define OAI_TELEMETRY_ATOMICS_H

// Words that several processes share through one mapping, and the checksum of what they write.
//
// Swift's Synchronization needs iOS 18 and owns its storage; these work on any aligned address.
// Each is one instruction or two on x86-64 and arm64, and lock-free, which a word that other
// processes see has to be.

#include <stdatomic.h>
#include <stdint.h>

#include "oai_crc32c.h"

static inline uint64_t oai_word_load(const void *word) {
  return atomic_load_explicit((const _Atomic(uint64_t) *)word, memory_order_acquire);
}

/// A load that overtakes no earlier change by this thread.
static inline uint64_t oai_word_load_ordered(const void *word) {
  return atomic_load_explicit((const _Atomic(uint64_t) *)word, memory_order_seq_cst);
}

static inline uint64_t oai_word_load_relaxed(const void *word) {
  return atomic_load_explicit((const _Atomic(uint64_t) *)word, memory_order_relaxed);
}

/// Whether a word that holds an address holds one, and the word behind that address at an offset has
/// its lowest bit clear: what a recorder that is off costs, in the caller's own code.
static inline int oai_switch_is_off(const void *address, unsigned long offset) {
  const char *page = (const char *)(uintptr_t)oai_word_load_relaxed(address);
  return page != 0 && (oai_word_load(page + offset) & 1) == 0;
}

static inline void oai_word_store(void *word, uint64_t value) {
  atomic_store_explicit((_Atomic(uint64_t) *)word, value, memory_order_release);
}

/// A store that no later load of this thread overtakes.
static inline void oai_word_store_ordered(void *word, uint64_t value) {
  atomic_store_explicit((_Atomic(uint64_t) *)word, value, memory_order_seq_cst);
}

static inline void oai_word_store_relaxed(void *word, uint64_t value) {
  atomic_store_explicit((_Atomic(uint64_t) *)word, value, memory_order_relaxed);
}

/// The value before.
static inline uint64_t oai_word_add(void *word, uint64_t value) {
  return atomic_fetch_add_explicit((_Atomic(uint64_t) *)word, value, memory_order_seq_cst);
}

static inline uint64_t oai_word_or(void *word, uint64_t value) {
  return atomic_fetch_or_explicit((_Atomic(uint64_t) *)word, value, memory_order_seq_cst);
}

static inline uint64_t oai_word_and(void *word, uint64_t value) {
  return atomic_fetch_and_explicit((_Atomic(uint64_t) *)word, value, memory_order_seq_cst);
}

/// Replaces `expected` and returns what was there: `expected` when it was replaced.
static inline uint64_t oai_word_replace(void *word, uint64_t expected, uint64_t value) {
  atomic_compare_exchange_strong_explicit(
    (_Atomic(uint64_t) *)word, &expected, value, memory_order_seq_cst, memory_order_seq_cst);
  return expected;
}

#endif
