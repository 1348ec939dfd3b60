// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#include "oai_process.h"

#include <sys/ioctl.h>

int oai_terminal_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
