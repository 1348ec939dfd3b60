// Hearth, an example of OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct HearthShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartTimerIntent(),
      phrases: [
        "Start a timer in \(.applicationName)",
        "Set a timer with \(.applicationName)",
        "New \(.applicationName) timer",
      ],
      shortTitle: "Start Timer",
      systemImageName: "timer"
    )
    AppShortcut(
      intent: ExtendTimerIntent(),
      phrases: [
        "Extend the \(\.$timer) timer in \(.applicationName)",
        "Add time to a timer in \(.applicationName)",
      ],
      shortTitle: "Extend Timer",
      systemImageName: "timer.circle"
    )
    AppShortcut(
      intent: SwitchLightsIntent(),
      phrases: [
        "Switch the \(\.$room) lights with \(.applicationName)",
        "Turn the lights on or off with \(.applicationName)",
      ],
      shortTitle: "Switch Lights",
      systemImageName: "lightbulb"
    )
    AppShortcut(
      intent: DimLightsIntent(),
      phrases: [
        "Dim the \(\.$room) lights with \(.applicationName)",
        "Dim the lights in \(.applicationName)",
      ],
      shortTitle: "Dim Lights",
      systemImageName: "light.min"
    )
    AppShortcut(
      intent: ColorLightsIntent(),
      phrases: [
        "Make the lights \(\.$color) with \(.applicationName)",
        "Change the light color in \(.applicationName)",
      ],
      shortTitle: "Color Lights",
      systemImageName: "paintpalette"
    )
    AppShortcut(
      intent: AddItemIntent(),
      phrases: [
        "Add something to my \(.applicationName) shopping list",
        "Put something on the shopping list in \(.applicationName)",
      ],
      shortTitle: "Add Item",
      systemImageName: "cart.badge.plus"
    )
    AppShortcut(
      intent: ClearListIntent(),
      phrases: [
        "Clear my shopping list in \(.applicationName)",
        "Empty the \(.applicationName) shopping list",
      ],
      shortTitle: "Clear List",
      systemImageName: "cart.badge.minus"
    )
    AppShortcut(
      intent: BookTableIntent(),
      phrases: [
        "Book a table with \(.applicationName)",
        "Book a table at \(\.$restaurant) with \(.applicationName)",
        "Reserve \(\.$restaurant) in \(.applicationName)",
      ],
      shortTitle: "Book Table",
      systemImageName: "fork.knife.circle"
    )
    AppShortcut(
      intent: LogWaterIntent(),
      phrases: [
        "Log water in \(.applicationName)",
        "I drank water, \(.applicationName)",
      ],
      shortTitle: "Log Water",
      systemImageName: "drop"
    )
    AppShortcut(
      intent: SetTemperatureIntent(),
      phrases: [
        "Set the temperature with \(.applicationName)",
        "Change the \(\.$room) temperature in \(.applicationName)",
      ],
      shortTitle: "Set Temperature",
      systemImageName: "thermometer"
    )
  }
}
