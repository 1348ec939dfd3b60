// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Placeholder docs: replaced by the owner of this module.
package enum IntentRuntimeModule {}
