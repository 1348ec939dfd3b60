// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// What the build plugin declares in every module that uses these names without importing their
// module, so that files which import only Foundation compile.

import FoundationNetworking

typealias URLSession = FoundationNetworking.URLSession
