// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// A C target needs a source file; everything is in the header, which also stands alone.
#include "CTelemetryAtomics.h"
