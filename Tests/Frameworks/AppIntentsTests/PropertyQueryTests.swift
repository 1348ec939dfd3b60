// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite("A property query") struct PropertyQueryTests {
  @Test("maps a comparison to what the app uses")
  func mapping() throws {
    let pages = try #require(
      VolumeQuery.properties[2]
        as? EntityQueryProperty<Volume, Volume, EntityProperty<Int>, Int, String>)
    let between = try #require(
      pages.comparators[4].comparator
        as? EntityQueryComparator<EntityProperty<Int>, Int, Int, String>)
    #expect(between.mapping([1, 9]) == "pages in 1...9")
    #expect(between.mapping([1]) == nil)
    let less = try #require(
      pages.comparators[0].comparator
        as? EntityQueryComparator<EntityProperty<Int>, Int, Int, String>)
    #expect(less.mapping([3]) == "pages < 3")
  }

  @Test("knows what results can be sorted by")
  func sorting() {
    #expect(VolumeQuery.sortingOptions[1].keyPath == \Volume.$published)
  }
}
