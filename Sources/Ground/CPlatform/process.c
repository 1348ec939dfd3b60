// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE

#include "oai_process.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// The C library's header for this number is newer than some systems that we build on.
#define OAI_P_PIDFD 3
#define OAI_KCMP_VM 1
#define OAI_CLOSE_RANGE_CLOEXEC 4

/// Runs in the new process on the memory of the old one: nothing but system calls.
static void become(const struct oai_spawn_request *request, pid_t parent, volatile int *step) {
  for (int number = 1; number < NSIG; number++) {
    if (number == SIGKILL || number == SIGSTOP) continue;
    struct sigaction action;
    if (sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_DFL) {
      signal(number, SIG_DFL);
    }
  }
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The parent may have ended before the line above took effect.
  if (getppid() != parent) _exit(127);

  // Kept by the program that is executed.
  if (request->adopts) prctl(PR_SET_CHILD_SUBREAPER, 1);

  *step = oai_spawn_step_descriptors;
  int sources[4] = {request->input, request->output, request->error, request->socket};
  int copies[4];
  // Away from the targets first, so that no copy overwrites a source.
  for (int i = 0; i < 4; i++) {
    copies[i] = sources[i] < 0 ? -1 : fcntl(sources[i], F_DUPFD, 16);
    if (sources[i] >= 0 && copies[i] < 0) return;
  }
  for (int i = 0; i < 4; i++) {
    if (copies[i] >= 0 && dup2(copies[i], i) < 0) return;
  }
  // Closed by the execution itself, which the parent sees by one of them.
  unsigned int first = request->socket < 0 ? 3 : 4;
  if (syscall(SYS_close_range, first, ~0U, OAI_CLOSE_RANGE_CLOEXEC) != 0) return;

  *step = oai_spawn_step_directory;
  if (request->directory && chdir(request->directory) != 0) return;

  *step = oai_spawn_step_execute;
  // A crash is reported by its signal and the runtime's report, not by a core file.
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  sigset_t empty;
  sigemptyset(&empty);
  sigprocmask(SIG_SETMASK, &empty, NULL);
  execve(request->path, request->arguments, request->environment);
}

int oai_spawn(const struct oai_spawn_request *request, struct oai_spawn_result *result) {
  volatile int step = oai_spawn_step_create;
  volatile int failure = 0;
  pid_t parent = getpid();
  int executed[2];
  if (pipe2(executed, O_CLOEXEC) != 0) {
    result->step = step;
    return errno;
  }
  // No handler of ours may run in the new process while it shares our memory.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t process = vfork();
  if (process == 0) {
    become(request, parent, &step);
    failure = errno;
    _exit(127);
  }
  int created = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  // vfork returns a moment before the new process has memory of its own: until then the system
  // shows ours as its memory, and whoever measured it would find a breach.
  close(executed[1]);
  char byte;
  while (read(executed[0], &byte, 1) < 0 && errno == EINTR) continue;
  close(executed[0]);
  result->step = step;
  if (process < 0) return created;
  if (failure != 0) {
    waitpid(process, NULL, 0);
    return failure;
  }
  int descriptor = (int)syscall(SYS_pidfd_open, process, 0);
  if (descriptor < 0) {
    int error = errno;
    kill(process, SIGKILL);
    waitpid(process, NULL, 0);
    return error;
  }
  result->process = process;
  result->process_descriptor = descriptor;
  return 0;
}

int oai_process_wait(int descriptor, int keep, struct oai_process_end *end) {
  siginfo_t info;
  struct rusage usage;
  memset(&info, 0, sizeof info);
  memset(&usage, 0, sizeof usage);
  long result;
  do {
    result = syscall(
        SYS_waitid, OAI_P_PIDFD, descriptor, &info, WEXITED | (keep ? WNOWAIT : 0), &usage);
  } while (result != 0 && errno == EINTR);
  if (result != 0) return errno;
  end->was_signalled = info.si_code != CLD_EXITED;
  end->code = info.si_status;
  end->peak_resident_kilobytes = usage.ru_maxrss;
  end->processor_seconds = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
  return 0;
}

int oai_process_signal(int descriptor, int signal) {
  return syscall(SYS_pidfd_send_signal, descriptor, signal, NULL, 0) == 0 ? 0 : errno;
}

int oai_process_open(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

long long oai_process_time(pid_t process) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(process, &clock) != 0) return -1;
  if (clock_gettime(clock, &time) != 0) return -1;
  return (long long)time.tv_sec * 1000000000LL + time.tv_nsec;
}

int oai_process_shares_memory(pid_t one, pid_t other) {
  long order = syscall(SYS_kcmp, one, other, OAI_KCMP_VM, 0, 0);
  return order < 0 ? -1 : order == 0;
}

const char *oai_signal_abbreviation(int signal) { return sigabbrev_np(signal); }

int oai_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int oai_exchange(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE) == 0 ? 0 : errno;
}

int oai_use_one_processor(void) {
  int processor = sched_getcpu();
  if (processor < 0) return errno;
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(processor, &set);
  return sched_setaffinity(0, sizeof set, &set) == 0 ? 0 : errno;
}
