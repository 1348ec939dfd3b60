// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#ifndef OAI_ZSTD_SHIM_H
#define OAI_ZSTD_SHIM_H

#include <zstd.h>

#endif
