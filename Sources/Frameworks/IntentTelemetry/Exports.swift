// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// The names of surfaces, phases and outcomes are part of the recorder's interface.
@_exported public import TelemetryModel
