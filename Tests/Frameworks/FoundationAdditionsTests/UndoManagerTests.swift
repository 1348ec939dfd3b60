// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import FoundationAdditions
import Testing

@Suite("Undo")
struct UndoManagerTests {
  final class Document {
    var text = ""
    let undo = UndoManager()

    func set(_ new: String) {
      let old = text
      text = new
      undo.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  let document = Document()

  @Test("What was undone can be done again, until something else is done")
  func undoRedo() {
    document.set("a")
    document.set("b")
    document.undo.undo()
    #expect(document.text == "a")
    document.undo.undo()
    #expect(document.text == "")
    #expect(!document.undo.canUndo)
    document.undo.redo()
    #expect(document.text == "a")
    #expect(document.undo.canRedo)
    document.set("c")
    #expect(!document.undo.canRedo)
    document.undo.undo()
    #expect(document.text == "a")
  }

  @Test("A group is undone and redone as one, the last action first")
  func groups() {
    document.undo.beginUndoGrouping()
    document.set("a")
    document.set("b")
    document.undo.endUndoGrouping()
    document.undo.setActionName("Typing")
    #expect(document.undo.undoActionName == "Typing")
    document.undo.undo()
    #expect(document.text == "")
    #expect(document.undo.redoActionName == "Typing")
    document.undo.redo()
    #expect(document.text == "b")
  }

  @Test("Levels, disabling and forgetting")
  func limits() {
    document.undo.levelsOfUndo = 1
    document.set("a")
    document.set("b")
    document.undo.undo()
    document.undo.undo()
    #expect(document.text == "a")
    document.undo.disableUndoRegistration()
    document.set("c")
    document.undo.enableUndoRegistration()
    #expect(!document.undo.canUndo)
    document.set("d")
    document.undo.removeAllActions(withTarget: document)
    #expect(!document.undo.canUndo)
  }
}
