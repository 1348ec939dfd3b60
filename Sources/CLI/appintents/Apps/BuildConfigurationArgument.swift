// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import AppBundles
internal import CommandLineKit

extension BuildConfiguration: ArgumentValue {}
