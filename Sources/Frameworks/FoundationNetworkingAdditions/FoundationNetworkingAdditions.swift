// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// `URLSession` is part of Foundation on Apple's platforms. It has a module of its own here
/// because loading it doubles the time in which a process starts.
@_exported import FoundationNetworking
