// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#include "oai_handle.h"

/// A new handle has no generation that ever is, so its first statement works it out.
static const uint32_t no_settings = 0;

const uint32_t *oai_log_settings_generation = &no_settings;
