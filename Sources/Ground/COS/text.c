// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "oai_text.h"

#include <arpa/inet.h>
#include <ctype.h>
#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <time.h>

/// What `snprintf` says of a text that may have been too long.
static size_t written(int length, size_t size) {
  if (length < 0) return 0;
  return (size_t)length < size ? (size_t)length : size - 1;
}

/// `%-+ #0*.*` with what a conversion needs behind it.
static void write_format(char *format, int flags, int precision, const char *conversion) {
  *format++ = '%';
  if (flags & oai_text_left) *format++ = '-';
  if (flags & oai_text_sign) *format++ = '+';
  if (flags & oai_text_space) *format++ = ' ';
  if (flags & oai_text_alternate) *format++ = '#';
  if (flags & oai_text_zeros) *format++ = '0';
  *format++ = '*';
  if (precision >= 0) {
    *format++ = '.';
    *format++ = '*';
  }
  strcpy(format, conversion);
}

size_t oai_text_of_double(
    char *text, size_t size, int flags, int width, int precision, char conversion, double value) {
  char format[16], kind[2] = {conversion, 0};
  write_format(format, flags, precision, kind);
  size_t length = written(
      precision >= 0 ? snprintf(text, size, format, width, precision, value)
                     : snprintf(text, size, format, width, value),
      size);
  const char *point = localeconv()->decimal_point;
  size_t point_length = strlen(point);
  if (point_length == 0 || (point_length == 1 && *point == '.')) return length;
  char *found = memmem(text, length, point, point_length);
  if (found == NULL) return length;
  *found = '.';
  memmove(found + 1, found + point_length, (size_t)(text + length - found) - point_length);
  return length - point_length + 1;
}

size_t oai_text_of_integer(
    char *text, size_t size, int flags, int width, int precision, char conversion, uint64_t value) {
  char format[16], kind[4] = {'l', 'l', conversion, 0};
  write_format(format, flags, precision, kind);
  return written(
      precision >= 0 ? snprintf(text, size, format, width, precision, (unsigned long long)value)
                     : snprintf(text, size, format, width, (unsigned long long)value),
      size);
}

size_t oai_text_of_time(char *text, size_t size, int64_t seconds_since_1970) {
  time_t moment = (time_t)seconds_since_1970;
  struct tm parts;
  if (localtime_r(&moment, &parts) == NULL)
    return written(snprintf(text, size, "%lld", (long long)seconds_since_1970), size);
  return strftime(text, size, "%Y-%m-%d %H:%M:%S", &parts);
}

size_t oai_text_of_error(char *text, size_t size, int number) {
  char buffer[128];
  return written(
      snprintf(text, size, "[%d: %s]", number, strerror_r(number, buffer, sizeof buffer)), size);
}

size_t oai_text_of_signal(char *text, size_t size, int number) {
  const char *name = sigabbrev_np(number), *meaning = sigdescr_np(number);
  if (name == NULL || meaning == NULL)
    return written(snprintf(text, size, "[%d: Unknown signal]", number), size);
  char lower[16];
  size_t length = 0;
  while (name[length] != 0 && length + 1 < sizeof lower) {
    lower[length] = (char)tolower((unsigned char)name[length]);
    length++;
  }
  lower[length] = 0;
  return written(snprintf(text, size, "[sig%s: %s]", lower, meaning), size);
}

size_t oai_text_of_ipv4(char *text, size_t size, const void *address) {
  return inet_ntop(AF_INET, address, text, (socklen_t)size) == NULL ? 0 : strlen(text);
}

size_t oai_text_of_ipv6(char *text, size_t size, const void *address) {
  return inet_ntop(AF_INET6, address, text, (socklen_t)size) == NULL ? 0 : strlen(text);
}

size_t oai_text_of_socket_address(char *text, size_t size, const void *address, size_t count) {
  union {
    struct sockaddr any;
    struct sockaddr_in four;
    struct sockaddr_in6 six;
    struct sockaddr_un local;
  } copy;
  memset(&copy, 0, sizeof copy);
  if (count < sizeof copy.any.sa_family) return 0;
  memcpy(&copy, address, count < sizeof copy ? count : sizeof copy);
  switch (copy.any.sa_family) {
  case AF_INET:
    return count < sizeof copy.four ? 0 : oai_text_of_ipv4(text, size, &copy.four.sin_addr);
  case AF_INET6:
    return count < sizeof copy.six ? 0 : oai_text_of_ipv6(text, size, &copy.six.sin6_addr);
  case AF_UNIX:
    return written(
        snprintf(
            text, size, "%.*s",
            (int)oai_length_of_text(copy.local.sun_path, sizeof copy.local.sun_path),
            copy.local.sun_path),
        size);
  default:
    return 0;
  }
}

void oai_read_time_pair(const void *bytes, int64_t *seconds, int64_t *fraction) {
  // Both have a second count and a part of a second, as two words.
  struct timespec copy;
  memcpy(&copy, bytes, sizeof copy);
  *seconds = (int64_t)copy.tv_sec;
  *fraction = (int64_t)copy.tv_nsec;
}

size_t oai_size_of_time_pair(void) { return sizeof(struct timespec); }

size_t oai_length_of_text(const char *text, size_t limit) { return strnlen(text, limit); }

int oai_current_error(void) { return errno; }
