// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A length of time, in seconds.
public typealias CFTimeInterval = Double

/// A moment, in seconds since 1 January 2001, 00:00 UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// The current moment, in seconds since 1 January 2001, 00:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
