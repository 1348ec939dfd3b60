// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#include "oai_process.h"

#include <string.h>
#include <sys/timerfd.h>

int oai_timer_create(void) { return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK); }

void oai_timer_set(int descriptor, long long moment) {
  struct itimerspec setting;
  memset(&setting, 0, sizeof setting);
  setting.it_value.tv_sec = moment / 1000000000LL;
  setting.it_value.tv_nsec = moment % 1000000000LL;
  timerfd_settime(descriptor, TFD_TIMER_ABSTIME, &setting, NULL);
}
