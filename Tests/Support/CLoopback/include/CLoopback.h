// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#ifndef OAI_CLOOPBACK_H
#define OAI_CLOOPBACK_H

/// A listening socket on 127.0.0.1 with a free port, which is written to `port`; -1 with errno.
int oai_loopback_listen(unsigned short *port);

/// The next connection, -1 with errno.
int oai_loopback_accept(int listener);

/// Lets the close of a connection be a reset instead of an orderly end.
void oai_loopback_reset_on_close(int connection);

#endif
