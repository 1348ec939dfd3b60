// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// What differs between Apple's systems and Linux.
#if OAI_APPLE
#else
  @_exported import FoundationNetworkingAdditions
#endif
