// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProjectInit

@Suite("The workflow") struct WorkflowTests {
  private func text(_ place: OpenAppIntentsPlace, package: String? = "/repo/AppIntentsLinux")
    -> WorkflowText
  {
    WorkflowText(repository: "/repo", project: "/repo/ios app", package: package, place: place)
  }

  @Test("checks and tests, after fetching what is not in the repository")
  func steps() {
    let workflow = text(.folder("/tools/OpenAppIntents", clonedFrom: "https://example.org/o.git"))
    #expect(
      workflow.text.hasSuffix(
        """
            env:
              OPENAPPINTENTS: '../tools/OpenAppIntents'
              OPENAPPINTENTS_URL: 'https://example.org/o.git'
            steps:
              - uses: actions/checkout@v4
              - name: Get OpenAppIntents
                run: |
                  test -d "$OPENAPPINTENTS" || git clone --depth 1 "$OPENAPPINTENTS_URL" "$OPENAPPINTENTS"
              - name: Set up
                run: |
                  command -v make > /dev/null || { apt-get update -qq && apt-get install -y -qq make; }
                  "$OPENAPPINTENTS/Scripts/setup"
                  test -x "$OPENAPPINTENTS/bin/appintents" || make -C "$OPENAPPINTENTS" build
              - name: Check
                run: |
                  "$OPENAPPINTENTS/bin/appintents" check 'ios app' --reporter github
              - name: Test
                run: |
                  swift test --package-path AppIntentsLinux

        """))
    #expect(workflow.notes.isEmpty)
  }

  @Test("asks for a variable when nobody knows where OpenAppIntents comes from")
  func unknownOrigin() {
    let workflow = text(.folder("/tools/OpenAppIntents", clonedFrom: nil))
    #expect(workflow.text.contains("OPENAPPINTENTS_URL: ${{ vars.OPENAPPINTENTS_URL }}"))
    #expect(workflow.notes.count == 1)
  }

  @Test("uses what lies in the repository, or what SwiftPM fetched")
  func places() {
    let inside = text(.folder("/repo/tools/oai", clonedFrom: nil)).text
    #expect(inside.contains("OPENAPPINTENTS: 'tools/oai'"))
    #expect(!inside.contains("git clone"))
    let fetched = text(.url("git@example.org:acme/OpenAppIntents.git")).text
    #expect(fetched.contains("'AppIntentsLinux/.build/checkouts/OpenAppIntents'"))
    #expect(fetched.contains("swift package --package-path AppIntentsLinux resolve"))
  }
}
