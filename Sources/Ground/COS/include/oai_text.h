// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#ifndef OAI_TEXT_H
#define OAI_TEXT_H

#include <stddef.h>
#include <stdint.h>

/// The flags of a conversion in a format.
enum oai_text_flags {
  oai_text_left = 1,
  oai_text_sign = 2,
  oai_text_space = 4,
  oai_text_alternate = 8,
  oai_text_zeros = 16,
};

// Each writes a text of at most `size` bytes without an end mark and returns its length.

/// `precision` below 0: none. A decimal point is a point, whatever the process's locale says.
size_t oai_text_of_double(
    char *text, size_t size, int flags, int width, int precision, char conversion, double value);
/// `conversion` is one of `d`, `u`, `o`, `x`, `X`.
size_t oai_text_of_integer(
    char *text, size_t size, int flags, int width, int precision, char conversion, uint64_t value);
/// A moment in the time zone of the process.
size_t oai_text_of_time(char *text, size_t size, int64_t seconds_since_1970);
size_t oai_text_of_error(char *text, size_t size, int number);
/// `[sigsegv: Segmentation fault]`
size_t oai_text_of_signal(char *text, size_t size, int number);
size_t oai_text_of_ipv4(char *text, size_t size, const void *address);
size_t oai_text_of_ipv6(char *text, size_t size, const void *address);
/// The address in a `sockaddr` of `count` bytes; 0 where it holds none.
size_t oai_text_of_socket_address(char *text, size_t size, const void *address, size_t count);
/// A `timeval` or a `timespec` of this system at `bytes`, which need not be aligned.
void oai_read_time_pair(const void *bytes, int64_t *seconds, int64_t *fraction);
size_t oai_size_of_time_pair(void);

/// The number of the last error of a call of the system on this thread.
int oai_current_error(void);

/// The bytes of a text that ends with a zero, at most `limit`.
size_t oai_length_of_text(const char *text, size_t limit);

#endif
