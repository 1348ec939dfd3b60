// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#ifndef OAI_ZLIB_SHIM_H
#define OAI_ZLIB_SHIM_H

#include <zlib.h>

#endif
