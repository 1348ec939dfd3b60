// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE

#include "oai_process.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

/// Through memory, where the system cannot copy between the two file systems by itself.
static int copy_bytes(int in, int out) {
  char buffer[1 << 16];
  while (1) {
    ssize_t count = read(in, buffer, sizeof buffer);
    if (count == 0) return 0;
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return errno;
    for (ssize_t done = 0; done < count;) {
      ssize_t written = write(out, buffer + done, count - done);
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) return errno;
      done += written;
    }
  }
}

static int copy_contents(int in, int out) {
  while (1) {
    ssize_t count = copy_file_range(in, NULL, out, NULL, 1 << 30, 0);
    if (count == 0) return 0;
    if (count > 0 || errno == EINTR) continue;
    if (errno == EXDEV || errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP) {
      return copy_bytes(in, out);
    }
    return errno;
  }
}

int oai_copy_file(const char *source, const char *target) {
  // A pipe in the place of a file must not block.
  int in = open(source, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (in < 0) return errno;
  struct stat status;
  int number = fstat(in, &status) != 0 ? errno : S_ISREG(status.st_mode) ? 0 : EINVAL;
  int out = -1;
  if (number == 0) {
    out = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (out < 0) number = errno;
  }
  if (number == 0) number = copy_contents(in, out);
  if (number == 0 && fchmod(out, status.st_mode & 0777) != 0) number = errno;
  // A full disk may show only here.
  if (out >= 0 && close(out) != 0 && number == 0) number = errno;
  close(in);
  return number;
}
