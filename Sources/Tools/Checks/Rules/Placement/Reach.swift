// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import ProjectModel

/// In which programs of a project code ends up.
///
/// The code of a library is in every app and extension that links it.
struct Reach {
  private var programs: [Target.ID: [Target]] = [:]

  init(_ project: Project) {
    // Nothing says what is built of a folder.
    guard project.kind != .folder else { return }
    for program in project.targets
    where program.product.isApplication || program.product.isExtension {
      for part in Self.parts(of: program, in: project) {
        programs[part, default: []].append(program)
      }
    }
  }

  /// The apps and extensions that hold what these targets compile; empty where that is not known.
  func programs(of targets: [Target]) -> [Target] {
    var seen: Set<Target.ID> = []
    return targets.flatMap { programs[$0.id] ?? [] }.filter { seen.insert($0.id).inserted }
  }

  func programs(of declaration: Declaration) -> [Target] { programs(of: declaration.targets) }

  /// The target and the libraries that it links, not the programs that it embeds.
  private static func parts(of program: Target, in project: Project) -> Set<Target.ID> {
    var seen: Set<Target.ID> = [program.id]
    var open = [program]
    while let next = open.popLast() {
      for name in next.dependencies {
        guard let other = project.target(named: name, usedBy: next), other.product.isLibrary,
          seen.insert(other.id).inserted
        else { continue }
        open.append(other)
      }
    }
    return seen
  }
}

extension Target {
  /// Whether the system takes its intents for those of the app.
  ///
  /// The code of an older watch app is in its WatchKit extension.
  var servesAsApp: Bool {
    product.isApplication || product == .appExtension(point: "com.apple.watchkit")
  }
}

extension Sequence<Target> {
  /// The first one's name, for a message.
  var firstName: String { first { _ in true }?.name ?? "" }
}

/// Which intents the app lacks.
struct AppIntentPlaces {
  let reach: Reach
  /// The identifiers of the intents that are in an app.
  private let inApp: Set<String>
  private let project: CheckedProject

  init(_ project: CheckedProject) {
    let reach = Reach(project.project)
    self.reach = reach
    self.project = project
    inApp = Set(
      project.intents.filter { intent in
        reach.programs(of: intent).contains(where: \.servesAsApp)
      }.map { project.identifier(of: $0) })
  }

  /// The extensions that have the intent where no app has it, nor one of the same identifier, as
  /// where the widget's copy is a stub; nil otherwise.
  func extensionsOnly(of intent: Declaration) -> [Target]? {
    let programs = reach.programs(of: intent)
    guard !programs.isEmpty, !inApp.contains(project.identifier(of: intent)) else { return nil }
    return programs.contains(where: \.servesAsApp) ? nil : programs
  }
}
