// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "oai_lock.h"

#include <linux/futex.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

__thread uint32_t oai_thread_number_or_zero;

/// The one thread of a forked child has another number than its copy in the parent.
static void forget_thread_number(void) { oai_thread_number_or_zero = 0; }

static void watch_forks(void) { pthread_atfork(NULL, NULL, forget_thread_number); }

uint32_t oai_find_thread_number(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, watch_forks);
  return oai_thread_number_or_zero = (uint32_t)syscall(SYS_gettid);
}

void oai_unfair_lock_fail(const char *reason) {
  static const char end[] = "\n";
  // The reason and nothing else: no allocation, since the caller may hold any lock.
  if (write(STDERR_FILENO, reason, strlen(reason)) >= 0 && write(STDERR_FILENO, end, 1) >= 0) {}
  abort();
}

static void pause_a_moment(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

void oai_unfair_lock_wait(uint32_t *word, uint32_t self, int spins) {
  // Most sections last less than going to sleep takes.
  int left = spins ? 1000 : 100;
  for (;;) {
    uint32_t held = __atomic_load_n(word, __ATOMIC_RELAXED);
    if ((held & ~OAI_UNFAIR_LOCK_WAITERS) == self)
      oai_unfair_lock_fail("a thread takes an unfair lock that it holds already");
    if (held == 0) {
      // Others may sleep, and whoever woke up took their mark away: leave it, they are woken then.
      if (__atomic_compare_exchange_n(
              word, &held, left > 0 ? self : self | OAI_UNFAIR_LOCK_WAITERS, 0, __ATOMIC_ACQUIRE,
              __ATOMIC_RELAXED))
        return;
      continue;
    }
    if (left > 0) {
      left--;
      pause_a_moment();
      continue;
    }
    if (!(held & OAI_UNFAIR_LOCK_WAITERS)
        && !__atomic_compare_exchange_n(
            word, &held, held | OAI_UNFAIR_LOCK_WAITERS, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
      continue;
    syscall(
        SYS_futex, word, FUTEX_WAIT_PRIVATE, held | OAI_UNFAIR_LOCK_WAITERS, NULL, NULL, 0);
  }
}

void oai_unfair_lock_wake(uint32_t *word) {
  __atomic_store_n(word, 0, __ATOMIC_RELEASE);
  syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}
