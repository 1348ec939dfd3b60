// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import FoundationAdditions

// `FoundationAdditions` makes objects arguments of a format, as they are on Apple's systems.

/// The C half: the unfair lock, and the submodules that people import by name (`import os.log`).
@_exported public import os
