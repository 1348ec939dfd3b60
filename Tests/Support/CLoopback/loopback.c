// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CLoopback.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

int oai_loopback_listen(unsigned short *port) {
  int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (listener < 0) return -1;
  struct sockaddr_in address = {
      .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK), .sin_port = 0};
  socklen_t length = sizeof address;
  if (bind(listener, (struct sockaddr *)&address, length) != 0 || listen(listener, 128) != 0
      || getsockname(listener, (struct sockaddr *)&address, &length) != 0) {
    int number = errno;
    close(listener);
    errno = number;
    return -1;
  }
  *port = ntohs(address.sin_port);
  return listener;
}

int oai_loopback_accept(int listener) {
  int connection;
  do {
    connection = accept4(listener, 0, 0, SOCK_CLOEXEC);
  } while (connection < 0 && (errno == EINTR || errno == ECONNABORTED));
  if (connection >= 0) {
    int yes = 1;
    setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  }
  return connection;
}

void oai_loopback_reset_on_close(int connection) {
  struct linger linger = {.l_onoff = 1, .l_linger = 0};
  setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, sizeof linger);
}
