// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

#ifndef OAI_CPLATFORM_H
#define OAI_CPLATFORM_H

#include "section_records.h"
#include "oai_log.h"
#include "oai_process.h"

#endif
