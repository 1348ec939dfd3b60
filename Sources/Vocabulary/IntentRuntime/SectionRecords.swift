// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// Owned by the process side; see Documentation/Architecture.md.
package enum SectionRecords {}
