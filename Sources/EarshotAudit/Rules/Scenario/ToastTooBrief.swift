import EarshotText
import EarshotTree

extension Rule {
  static let toastTooBrief = Rule(
    "toast-too-brief", .scenario, .info, .low, .slows,
    "A message that goes away by itself may be gone before it is heard.",
    what: "“{label}” looks like a message that goes away by itself",
    why:
      "whoever is listening to something else, or comes to it by swipes, misses it and its button",
    advice:
      "announce it, keep it for ten seconds or until it is closed while VoiceOver is on, and let "
      + "a shake of the phone undo what was done",
    wcag: ["2.2.1", "4.1.3"],
    references: [.wcag("timing-adjustable.html"), .wcag("status-messages.html")],
    settings: ["edge": 160], screen: "375x812",
    fails: """
      button "Inbox" frame 0,100,375,44
      ▼ text "Message deleted" frame 16,740,220,44
      button "Undo" frame 260,740,99,44
      ---
      text "Письмо от Анны" frame 16,100,343,44
      view frame 0,730,375,64
        ▼ text "Письмо удалено" frame 16,740,220,44
        button "Отменить" frame 260,740,99,44
      ---
      ▼ view type App.ToastView frame 16,60,343,44
        text "The address is copied" frame 16,60,343,44
      ---
      view frame 0,0,375,812
        ▼ view type MDCSnackbarMessageView frame 8,750,359,48
          text "No connection" frame 16,750,200,48
          button "Retry" frame 260,750,99,48
      """,
    passes: """
      --- A dialog stays until it is answered.
      element modal "Delete?" frame 0,600,375,212
        text "The message is deleted for everybody" frame 16,740,220,44
        button "Undo" frame 260,740,99,44
      ---
      text "Message deleted" frame 16,400,220,44
      button "Undo" frame 260,400,99,44
      ---
      text "Search" frame 16,740,220,44
      button "Отменить" frame 260,740,99,44
      --- A row of a list stays as well.
      cell frame 0,740,375,44
        text "3 messages deleted" frame 16,740,220,44
        button "Undo" frame 260,740,99,44
      ---
      text "Unsaved" frame 16,740,220,44
      button "Undo" frame 260,740,99,44
      """,
    boundaries: """
      --- edge
      ▼ text "Message deleted" frame 16,{652|651},220,44
      button "Undo" frame 260,652,99,44
      """,
    check: .screen { run in
      let named = run.screen.nodes.filter { node in
        node.isToastByName && !node.ancestors.contains(where: \.isToastByName)
      }
      run.judge(named) { node, _ in
        guard node.isShown, !node.isSystem, !node.isBehindModal,
          let text = node.stops.first(where: { !$0.spokenLabel.isEmpty })
        else { return .inapplicable }
        return .review(["label": .text(text.spokenLabel)])
      }
      guard let size = run.screen.screen.size else { return }
      // No screen has more messages at once than a few.
      let undoing = run.screen.stops.lazy.filter {
        $0.role == .button && Lexicon.all[.undoing].contains($0.foldedLabel)
      }.prefix(20).map(\.self)
      guard !undoing.isEmpty else { return }
      run.judge(run.screen.stops.filter { $0.role == .text && $0.reportsWhatWasDone }) {
        text, run in
        guard let frame = text.frame, frame.isFinite, text.row == nil, !text.isSystem,
          !text.isBehindModal,
          !text.ancestors.contains(where: { $0.isToastByName || $0.element.isModal.value == true }),
          undoing.contains(where: { $0.frame?.isInRow(with: frame) == true })
        else { return .inapplicable }
        guard frame.maxY <= run["edge"] || frame.y >= size.height - run["edge"] else {
          return .pass
        }
        return .review(["label": .text(text.spokenLabel)])
      }
    })
}

extension Node {
  /// Whether the class or the identifier says that it is a message which goes away by itself.
  fileprivate var isToastByName: Bool {
    [element.type, element.identifier.value].compactMap { $0?.lowercased() }.contains {
      $0.hasASCII("toast") || $0.hasASCII("snackbar")
    }
  }

  /// Whether it tells that something was done, rather than what can be done.
  fileprivate var reportsWhatWasDone: Bool {
    foldedLabel.hasWord(beginningWith: Lexicon.all[.doneStems])
  }
}
