// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE

#include "oai_process.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct start {
  void (*body)(void *);
  void *context;
  char name[16];
};

static void *run(void *argument) {
  struct start start = *(struct start *)argument;
  free(argument);
  pthread_setname_np(pthread_self(), start.name);
  start.body(start.context);
  return NULL;
}

int oai_thread_start(void (*body)(void *), void *context, const char *name, size_t stack) {
  struct start *start = calloc(1, sizeof *start);
  if (!start) return ENOMEM;
  start->body = body;
  start->context = context;
  strncpy(start->name, name, sizeof start->name - 1);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  if (stack > 0) pthread_attr_setstacksize(&attributes, stack);
  pthread_t thread;
  int error = pthread_create(&thread, &attributes, run, start);
  pthread_attr_destroy(&attributes);
  if (error != 0) free(start);
  return error;
}
