// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#ifndef OAI_LOCK_H
#define OAI_LOCK_H

#include <stdbool.h>
#include <stdint.h>

/// A lock of four bytes: 0, or the number of the thread that holds it, with a bit for those that wait.
/// All zero bytes are an open lock.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

typedef uint32_t os_unfair_lock_flags_t;

/// The number of this thread, 0 before it was asked for.
extern __thread uint32_t oai_thread_number_or_zero;
uint32_t oai_find_thread_number(void);

void oai_unfair_lock_wait(uint32_t *word, uint32_t self, int spins);
void oai_unfair_lock_wake(uint32_t *word);
void oai_unfair_lock_fail(const char *reason) __attribute__((noreturn, cold));

#define OAI_UNFAIR_LOCK_WAITERS 0x80000000u

static inline uint32_t oai_thread_number(void) {
  uint32_t number = oai_thread_number_or_zero;
  return __builtin_expect(number != 0, 1) ? number : oai_find_thread_number();
}

static inline void oai_unfair_lock_lock(os_unfair_lock_t lock, int spins) {
  uint32_t self = oai_thread_number(), open = 0;
  if (__builtin_expect(
          !__atomic_compare_exchange_n(
              &lock->_os_unfair_lock_opaque, &open, self, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED),
          0))
    oai_unfair_lock_wait(&lock->_os_unfair_lock_opaque, self, spins);
}

/// Takes the lock. A thread that holds it already is stopped, as it would wait forever.
static inline void os_unfair_lock_lock(os_unfair_lock_t lock) { oai_unfair_lock_lock(lock, 0); }

/// Takes the lock if nobody holds it.
static inline bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
  uint32_t open = 0;
  return __atomic_compare_exchange_n(
      &lock->_os_unfair_lock_opaque, &open, oai_thread_number(), 0, __ATOMIC_ACQUIRE,
      __ATOMIC_RELAXED);
}

/// Opens the lock. Only the thread that took it may.
static inline void os_unfair_lock_unlock(os_unfair_lock_t lock) {
  uint32_t self = oai_thread_number(), held = self;
  if (__builtin_expect(
          !__atomic_compare_exchange_n(
              &lock->_os_unfair_lock_opaque, &held, 0, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED),
          0)) {
    if ((held & ~OAI_UNFAIR_LOCK_WAITERS) != self)
      oai_unfair_lock_fail("an unfair lock is opened by a thread that does not hold it");
    oai_unfair_lock_wake(&lock->_os_unfair_lock_opaque);
  }
}

static inline bool oai_unfair_lock_is_own(const struct os_unfair_lock_s *lock) {
  uint32_t word = __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED);
  return (word & ~OAI_UNFAIR_LOCK_WAITERS) == oai_thread_number();
}

/// Stops the process unless this thread holds the lock.
static inline void os_unfair_lock_assert_owner(const struct os_unfair_lock_s *lock) {
  if (!oai_unfair_lock_is_own(lock))
    oai_unfair_lock_fail("this thread does not hold the unfair lock that it has to hold");
}

/// Stops the process if this thread holds the lock.
static inline void os_unfair_lock_assert_not_owner(const struct os_unfair_lock_s *lock) {
  if (oai_unfair_lock_is_own(lock))
    oai_unfair_lock_fail("this thread holds the unfair lock that it may not hold");
}

#endif
