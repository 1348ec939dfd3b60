// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Runs a closure; without Objective-C nothing waits in a pool, so objects go when they are unused.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
