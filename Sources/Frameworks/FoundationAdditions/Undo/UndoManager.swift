// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Keeps what undoes a person's actions, and what does them again.
///
/// - Note: Grouping by event needs an event loop of user interface: here every registration
///   outside `beginUndoGrouping` is a group of its own.
open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    let perform: (AnyObject) -> Void
  }

  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var disabled = 0

  /// Whether an undo runs now: what is registered meanwhile can be redone.
  public private(set) var isUndoing = false
  /// Whether a redo runs now.
  public private(set) var isRedoing = false
  /// How many actions can be undone, 0 for any number.
  public var levelsOfUndo = 0 { didSet { trim() } }

  public override init() { super.init() }

  /// Registers what undoes the action that was just done.
  ///
  /// The target is held weakly; with it goes the action.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = Action(target: target) { object in
      if let target = object as? Target { handler(target) }
    }
    if open.isEmpty {
      push(Group(actions: [action]))
    } else {
      open[open.count - 1].actions.append(action)
    }
  }

  /// Undoes the last action or group; an open group is closed first.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    replay(group)
    isUndoing = false
  }

  /// Does the last undone action or group again.
  open func redo() {
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    replay(group)
    isRedoing = false
  }

  public var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
  public var canRedo: Bool { !redoStack.isEmpty }

  /// Begins a group that is undone as one.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = open.popLast() else {
      fatalError("endUndoGrouping() without beginUndoGrouping()")
    }
    guard !group.actions.isEmpty else { return }
    if open.isEmpty {
      push(group)
    } else {
      open[open.count - 1].actions += group.actions
    }
  }

  /// How many groups are open.
  public var groupingLevel: Int { open.count }

  /// Stops registration until `enableUndoRegistration()` was called as often.
  open func disableUndoRegistration() { disabled += 1 }

  /// Takes one `disableUndoRegistration()` back.
  open func enableUndoRegistration() {
    precondition(disabled > 0, "enableUndoRegistration() without disableUndoRegistration()")
    disabled -= 1
  }

  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Forgets everything.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
  }

  /// Forgets what one object registered.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.actions.removeAll { $0.target === object }
        return group
      }.filter { !$0.actions.isEmpty }
    }
    undoStack = without(undoStack)
    redoStack = without(redoStack)
  }

  /// Names the action that was registered last, or the open group.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if isUndoing, !redoStack.isEmpty {
      redoStack[redoStack.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  public var undoActionName: String { (open.last ?? undoStack.last)?.name ?? "" }
  public var redoActionName: String { redoStack.last?.name ?? "" }

  private func replay(_ group: Group) {
    // What the actions register while they run becomes one group of the other stack.
    open.append(Group(name: group.name))
    for action in group.actions.reversed() {
      if let target = action.target { action.perform(target) }
    }
    if let reverse = open.popLast(), !reverse.actions.isEmpty { push(reverse) }
  }

  private func push(_ group: Group) {
    if isUndoing {
      redoStack.append(group)
      return
    }
    undoStack.append(group)
    if !isRedoing { redoStack = [] }
    trim()
  }

  private func trim() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo {
      undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }
  }
}
