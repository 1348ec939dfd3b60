// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

internal import TelemetryModel

extension RecorderCore {
  func setConsent(_ isGiven: Bool) throws {
    checkControl()
    guard let control, let folder = lock.withLock({ folder }) else {
      throw TelemetryError(
        description: "consent cannot be kept because the App Group's container cannot be opened; "
          + "check the app's entitlements and its free space")
    }
    if isGiven {
      guard control.giveConsent() else { return }
      words[Offset.segmentRetry] = 0
      ControlFile.store(in: folder)
      return
    }
    control.withdrawConsent()
    deleteRecorded(control, in: folder)
    lock.withLock { pool.dismiss() }
    ControlFile.store(in: folder)
  }

  /// Deletes what was recorded under consent that is over. Also when it was over before: the process
  /// that turned it off may have died over this.
  func deleteRecorded(_ control: ControlFile, in folder: String) {
    let consent = control.consent
    guard consent.generation > 0, !consent.isGiven else { return }
    forget(consent.generation &- 1, control)
    let names = (try? SystemInterface.names(in: folder)) ?? []
    SegmentFiles(folder: folder, environment: environment)
      .clean(names, before: consent.generation)
    if names.contains(SealedSegments.uploadFolderName) {
      SystemInterface.removeFolder(folder + "/" + SealedSegments.uploadFolderName)
    }
    if names.contains(ControlFile.damagedName) {
      SystemInterface.remove(folder + "/" + ControlFile.damagedName)
    }
  }

  private func forget(_ generation: UInt32, _ control: ControlFile) {
    control.forgetInstall(generation)
    control.forgetDrops()
    control.words[ControlFile.reportedOffset] = 0
    for index in 0..<ControlFile.slotCount {
      let slot = control.slot(index)
      // The slot stays with its owner, who finds that its run is of another generation.
      if slot.generation == generation { slot.erase() }
    }
  }
}
