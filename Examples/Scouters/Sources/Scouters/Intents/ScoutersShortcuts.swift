// Scouters, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct ScoutersShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SendNudgeIntent(),
      phrases: [
        "Nudge my child with \(.applicationName)",
        "Send a check-in with \(.applicationName)",
      ],
      shortTitle: "Nudge Child",
      systemImageName: "bell.badge"
    )
    AppShortcut(
      intent: SendMeetingPointIntent(),
      phrases: [
        "Meet at \(\.$point) with \(.applicationName)",
        "Send a meeting point with \(.applicationName)",
      ],
      shortTitle: "Meeting Point",
      systemImageName: "mappin.and.ellipse"
    )
    AppShortcut(
      intent: PairChildIntent(),
      phrases: [
        "Pair a child with \(.applicationName)"
      ],
      shortTitle: "Pair",
      systemImageName: "link"
    )
    AppShortcut(
      intent: UnpairChildIntent(),
      phrases: [
        "Unpair my child in \(.applicationName)"
      ],
      shortTitle: "Unpair",
      systemImageName: "xmark"
    )
  }
}
