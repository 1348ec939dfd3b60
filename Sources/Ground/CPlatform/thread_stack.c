// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE

#include "oai_process.h"

#include <elf.h>
#include <errno.h>
#include <link.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

// One stack at a time; the caller holds a lock.
static uint64_t *captured;
static int captured_capacity;
static volatile int captured_count;
static uint64_t stack_low, stack_high;
static sem_t captured_done;

/// Follows the chain of frame pointers, inside the stack only.
static int walk(uint64_t pc, uint64_t fp, uint64_t sp, uint64_t *frames, int capacity) {
  int count = 0;
  if (count < capacity) frames[count++] = pc;
  while (count < capacity && fp >= sp && fp >= stack_low && fp + 16 <= stack_high && fp % 8 == 0) {
    const uint64_t *frame = (const uint64_t *)(uintptr_t)fp;
    if (frame[1] == 0) break;
    frames[count++] = frame[1];
    if (frame[0] <= fp) break;
    fp = frame[0];
  }
  return count;
}

static void interrupted(int signal, siginfo_t *info, void *context) {
  (void)signal;
  (void)info;
  int number = errno;
  const ucontext_t *state = context;
#if defined(__x86_64__)
  captured_count = walk(
      (uint64_t)state->uc_mcontext.gregs[REG_RIP], (uint64_t)state->uc_mcontext.gregs[REG_RBP],
      (uint64_t)state->uc_mcontext.gregs[REG_RSP], captured, captured_capacity);
#elif defined(__aarch64__)
  captured_count = walk(
      state->uc_mcontext.pc, state->uc_mcontext.regs[29], state->uc_mcontext.sp, captured,
      captured_capacity);
#else
  captured_count = 0;
#endif
  sem_post(&captured_done);
  errno = number;
}

/// Whether an address is in memory that can be executed.
static int find_code(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  uint64_t address = *(const uint64_t *)context;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    uint64_t start = info->dlpi_addr + header->p_vaddr;
    if (header->p_type == PT_LOAD && (header->p_flags & PF_X) && address >= start &&
        address < start + header->p_memsz) {
      return 1;
    }
  }
  return 0;
}

static int is_code(uint64_t address) { return dl_iterate_phdr(find_code, &address); }

/// The stack of a thread that waits in the system. What calls the system keeps no frame pointers, so
/// the first pair on the stack is looked for from which a chain leads to the thread's beginning.
static int walk_waiting(uint64_t pc, uint64_t sp, uint64_t *frames, int capacity) {
  if (sp < stack_low || sp >= stack_high) return 0;
  uint64_t end = sp + 65536 < stack_high ? sp + 65536 : stack_high;
  for (uint64_t place = (sp + 7) & ~7ULL; place + 16 <= end; place += 8) {
    uint64_t fp = place;
    int length = 0;
    while (fp + 16 <= stack_high && fp % 8 == 0) {
      const uint64_t *frame = (const uint64_t *)(uintptr_t)fp;
      if (!is_code(frame[1])) break;
      length++;
      if (frame[0] <= fp || frame[0] >= stack_high || frame[0] - fp > 8 << 20) break;
      fp = frame[0];
    }
    if (length >= 3) return walk(pc, place, sp, frames, capacity);
  }
  if (capacity > 0) frames[0] = pc;
  return capacity > 0 ? 1 : 0;
}

/// `<number> <six arguments> <stack pointer> <program counter>`, or `running`.
static int waiting_state(pid_t thread, uint64_t *sp, uint64_t *pc) {
  char path[64], line[512];
  snprintf(path, sizeof path, "/proc/self/task/%d/syscall", thread);
  FILE *file = fopen(path, "re");
  if (!file) return -1;
  char *read = fgets(line, sizeof line, file);
  fclose(file);
  if (!read) return -1;
  if (strncmp(line, "running", 7) == 0) return 0;
  unsigned long long values[8];
  long long number;
  int count = sscanf(
      line, "%lld %llx %llx %llx %llx %llx %llx %llx %llx", &number, &values[0], &values[1],
      &values[2], &values[3], &values[4], &values[5], &values[6], &values[7]);
  if (count == 9) {
    *sp = values[6];
    *pc = values[7];
    return 1;
  }
  if (count >= 3 && number == -1) {
    *sp = values[0];
    *pc = values[1];
    return 1;
  }
  return -1;
}

int oai_own_stack(
    int signal, pid_t *thread, unsigned long long *low, unsigned long long *high) {
  // Threads of Dispatch block signals, and so do those that they start.
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
  pthread_attr_t attributes;
  void *start;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  int found = pthread_attr_getstack(&attributes, &start, &size) == 0;
  pthread_attr_destroy(&attributes);
  if (!found) return 0;
  *thread = (pid_t)syscall(SYS_gettid);
  *low = (uintptr_t)start;
  *high = (uintptr_t)start + size;
  return 1;
}

int oai_capture_thread(
    pid_t thread, int signal, unsigned long long low, unsigned long long high,
    unsigned long long *frames, int capacity) {
  stack_low = low;
  stack_high = high;
  uint64_t sp = 0, pc = 0;
  int state = waiting_state(thread, &sp, &pc);
  // A signal would cut a sleep short, so a thread that waits is only looked at.
  if (state == 1) return walk_waiting(pc, sp, (uint64_t *)frames, capacity);
  if (state != 0) return 0;

  struct sigaction action, before;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = interrupted;
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  sigfillset(&action.sa_mask);
  if (sigaction(signal, &action, &before) != 0) return 0;
  captured = (uint64_t *)frames;
  captured_capacity = capacity;
  captured_count = 0;
  sem_init(&captured_done, 0, 0);
  int count = 0;
  if (syscall(SYS_tgkill, getpid(), thread, signal) == 0) {
    struct timespec limit;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec += 1;
    while (sem_timedwait(&captured_done, &limit) != 0) {
      // A thread that blocks the signal gives no stack, and may still get it later: the handler
      // stays, and what it writes to is nobody else's.
      if (errno != EINTR) {
        static uint64_t nowhere[8];
        captured = nowhere;
        captured_capacity = 8;
        return 0;
      }
    }
    count = captured_count;
  }
  sigaction(signal, &before, NULL);
  return count;
}

struct image_search {
  unsigned long long address;
  struct oai_image *image;
};

static int find_image(struct dl_phdr_info *info, size_t size, void *context) {
  struct image_search *search = context;
  if (!find_code(info, size, &search->address)) return 0;
  struct oai_image *image = search->image;
  image->base = info->dlpi_addr;
  strncpy(image->path, info->dlpi_name, sizeof image->path - 1);
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[i];
    if (header->p_type == PT_LOAD && header->p_offset == 0) {
      image->base = info->dlpi_addr + header->p_vaddr;
    }
    if (header->p_type != PT_NOTE) continue;
    const char *place = (const char *)(info->dlpi_addr + header->p_vaddr);
    const char *end = place + header->p_memsz;
    while (place + sizeof(ElfW(Nhdr)) <= end) {
      const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)place;
      const char *name = place + sizeof *note;
      const char *contents = name + ((note->n_namesz + 3) & ~3U);
      if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && memcmp(name, "GNU", 4) == 0 &&
          note->n_descsz <= sizeof image->build_id) {
        memcpy(image->build_id, contents, note->n_descsz);
        image->build_id_length = (int)note->n_descsz;
      }
      place = contents + ((note->n_descsz + 3) & ~3U);
    }
  }
  return 1;
}

int oai_find_image(unsigned long long address, struct oai_image *image) {
  memset(image, 0, sizeof *image);
  struct image_search search = {address, image};
  return dl_iterate_phdr(find_image, &search);
}
