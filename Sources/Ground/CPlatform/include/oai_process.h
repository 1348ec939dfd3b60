// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#ifndef OAI_PROCESS_H
#define OAI_PROCESS_H

#include <stdint.h>
#include <sys/types.h>

/// What a new process is and what it inherits: nothing but these descriptors.
struct oai_spawn_request {
  const char *path;
  char *const *arguments;
  char *const *environment;
  const char *directory;
  int input;
  int output;
  int error;
  /// Becomes descriptor 3 of the process; -1 for none.
  int socket;
  /// Nonzero: what its children leave behind becomes its own, so that its descendants stay its.
  int adopts;
};

enum oai_spawn_step {
  oai_spawn_step_create = 0,
  oai_spawn_step_descriptors = 1,
  oai_spawn_step_directory = 2,
  oai_spawn_step_execute = 3,
};

struct oai_spawn_result {
  pid_t process;
  int process_descriptor;
  /// Where it failed, when `oai_spawn` does not return 0.
  int step;
};

/// Starts a process in a process group of its own. It is killed when the calling *thread* ends, so
/// the caller has to be a thread that lives as long as the process may.
///
/// Returns 0 or an errno.
int oai_spawn(const struct oai_spawn_request *request, struct oai_spawn_result *result);

struct oai_process_end {
  /// Nonzero when a signal ended the process.
  int was_signalled;
  /// The exit status or the signal.
  int code;
  long peak_resident_kilobytes;
  double processor_seconds;
};

/// Takes the end of a process, or with `keep` leaves it to be taken again. Blocks until it ended.
///
/// Returns 0 or an errno.
int oai_process_wait(int process_descriptor, int keep, struct oai_process_end *end);

/// Sends a signal to the process behind a descriptor, which cannot be another one meanwhile.
int oai_process_signal(int process_descriptor, int signal);

/// A descriptor of a process that somebody else started, -1 when there is none of that number.
int oai_process_open(pid_t process);

/// The processor time of a process so far in nanoseconds, -1 when it is gone.
long long oai_process_time(pid_t process);

/// Whether two processes have one memory, as in the moment before a new one executes its program:
/// 1 or 0, -1 where the system does not say.
int oai_process_shares_memory(pid_t one, pid_t other);

/// `ILL` for SIGILL; null for a number that is no signal.
const char *oai_signal_abbreviation(int signal);

/// The width of the terminal behind a descriptor, 0 when it is not a terminal.
int oai_terminal_columns(int descriptor);

/// The reading and the writing end of a pipe that new processes do not inherit. Returns 0, or -1
/// with errno.
int oai_pipe(int ends[2]);

/// Keeps this process, and those that it starts, on the processor where it runs now. Returns 0 or
/// an errno.
int oai_use_one_processor(void);

/// Copies the contents and the permissions of a regular file to a new file, which belongs to who
/// copies. Returns 0 or an errno.
int oai_copy_file(const char *source, const char *target);

/// Swaps two entries of a file system in one step. Returns 0 or an errno.
int oai_exchange(const char *one, const char *other);

/// How many bytes a block of `malloc` has for whoever allocated it.
size_t oai_block_size(const void *block);

/// Makes `malloc` take memory from the system in large pieces and keep it, in one heap for all
/// threads. Before the first thread.
void oai_allocate_generously(void);

/// A timer descriptor of the monotonic clock, -1 with errno when there is none.
int oai_timer_create(void);

/// Sets the moment in nanoseconds; 0 for never.
void oai_timer_set(int descriptor, long long moment);

/// A thread that nobody joins. Returns 0 or an errno.
int oai_thread_start(void (*body)(void *), void *context, const char *name, size_t stack);

/// When the program was loaded and nothing of it had run yet, on the monotonic clock.
int64_t oai_loaded_nanoseconds(void);

/// The number of the calling thread, and where its stack lies; from now on it can be interrupted by
/// `signal`. Returns 0 where that is not known.
int oai_own_stack(
    int signal, pid_t *thread, unsigned long long *low, unsigned long long *high);

/// The return addresses on the stack of another thread of this process, innermost first. A thread that
/// waits in the system is not disturbed; one that runs is interrupted by `signal` for a moment.
///
/// One call at a time. Returns how many there are, 0 where the thread cannot be seen.
int oai_capture_thread(
    pid_t thread, int signal, unsigned long long low, unsigned long long high,
    unsigned long long *frames, int capacity);

/// A program or library that is loaded into this process.
struct oai_image {
  unsigned long long base;
  /// Empty for the program itself.
  char path[512];
  unsigned char build_id[32];
  int build_id_length;
};

/// The image that holds an address in its code. Returns 0 when none does.
int oai_find_image(unsigned long long address, struct oai_image *image);

#endif
