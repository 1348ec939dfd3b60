// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#include "oai_process.h"

#include <time.h>

static int64_t loaded;

// The first of the executable's own constructors: before it the loader was at work, after it come
// the static initialisers of everything that is linked in.
__attribute__((constructor(101))) static void note_loaded(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  loaded = (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t oai_loaded_nanoseconds(void) { return loaded; }
