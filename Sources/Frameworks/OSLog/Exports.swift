// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Apple's module comes with Foundation, as every framework of Objective-C does, and with `os`.
@_exported public import Foundation
@_exported public import FoundationAdditions
@_exported public import os
