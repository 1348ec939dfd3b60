// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

extension RecorderCore {
  func setConsent(_ isGiven: Bool) throws {
    guard let control, let folder = lock.withLock({ folder }) else {
      throw TelemetryError(
        description: "consent cannot be kept because the App Group's container cannot be opened; "
          + "check the app's entitlements and its free space")
    }
    let files = SegmentFiles(folder: folder, environment: environment)
    if isGiven {
      guard control.giveConsent() else { return }
      words[Offset.segmentRetry] = 0
      ControlFile.store(in: folder)
      return
    }
    if let generation = control.withdrawConsent() { forget(generation, control, files) }
    // Also when it was off before: the process that turned it off may have died over it.
    files.clean((try? SystemInterface.names(in: folder)) ?? [], before: control.consent.generation)
    SystemInterface.removeFolder(folder + "/" + SealedSegments.uploadFolderName)
    lock.withLock { pool.dismiss() }
    ControlFile.store(in: folder)
  }

  private func forget(_ generation: UInt32, _ control: ControlFile, _ files: SegmentFiles) {
    control.forgetInstall(generation)
    control.forgetDrops()
    control.words[ControlFile.reportedOffset] = 0
    for index in 0..<ControlFile.slotCount {
      let slot = control.slot(index)
      // The slot stays with its owner, who finds that its run is of another generation.
      if slot.generation == generation { slot.wipe() }
    }
  }
}
