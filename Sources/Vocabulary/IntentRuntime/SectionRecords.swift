// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import CPlatform

/// The records that generated code put into the section `oai_records` of this executable.
public enum SectionRecords {
  /// Every linked module's record, ordered by the module's name; each is made once.
  public static let all: [ModuleRecord] = {
    let count = oai_section_record_count()
    let records = (0..<count).compactMap { index in
      oai_section_record_make(index).map {
        Unmanaged<ModuleRecord>.fromOpaque($0).takeRetainedValue()
      }
    }
    return records.sorted { $0.module < $1.module }
  }()
}
