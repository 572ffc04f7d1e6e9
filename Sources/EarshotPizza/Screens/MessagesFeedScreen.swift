import EarshotTree
import EarshotUIKit

/// Messages, the newest at the bottom: three on a page.
///
/// Before adaptation the table is upside down, and so every cell is turned over once more.
struct MessagesFeedScreen: AppScreen {
  let name = PizzaScreen.messagesFeed

  private struct Message {
    let id: String
    let text: String
    var isMine = false
  }

  private static let pageLength = 3

  private static let ids = ["old0", "old1", "old2", "m0", "m1", "m2", "new0", "new1", "new2"]
  private static let mine: Set<String> = ["old2", "m1", "new0"]

  private var messages: [Message]
  private var first = 3
  private var draft = ""

  init(_ words: any PizzaWords) {
    messages = zip(Self.ids, words.messages).map {
      Message(id: $0, text: $1, isMine: Self.mine.contains($0))
    }
  }

  func root(in app: AppContext) -> View {
    let page = messages[first..<min(first + Self.pageLength, messages.count)]
    let cells = page.indices.map { index in
      cell(messages[index], y: 520 + Double(index - first) * 60, app)
    }
    return .root(
      "feed.root",
      [
        .table("feed", Rect(0, 100, 375, 620), cells)
          .with { $0.transform = app.isAdapted ? nil : "scale(1,-1)" },
        .field("input", Rect(16, 740, 300, 40), draft, placeholder: app.words.messagePlaceholder),
        .button("send", Rect(324, 740, 40, 40), image: "ic_send").named(app, app.words.send),
      ])
  }

  mutating func handle(_ event: Event, in app: inout AppContext) -> Bool {
    switch event {
    case .edited("input", let text): draft = text
    case .tapped("send"): send(in: &app)
    case .scrolled("feed", let direction): return turn(direction, in: &app)
    default: return false
    }
    return true
  }

  private func cell(_ message: Message, y: Double, _ app: AppContext) -> View {
    let id = message.id
    let text = View.label("\(id).text", Rect(20, y + 18, 300, 24), message.text)
    return View("UITableViewCell", id: id, frame: Rect(0, y, 375, 60)).containing([text])
      .with { $0.transform = app.isAdapted ? nil : "scale(1,-1)" }
      .merged(app, message.isMine ? app.words.mine(message.text) : message.text, .staticText)
  }

  /// The content follows the finger; the table that is upside down goes the other way.
  private mutating func turn(_ direction: ScrollDirection, in app: inout AppContext) -> Bool {
    guard [.up, .down, .next, .previous].contains(direction) else { return false }
    let isNewer = direction.isForward == app.isAdapted
    let farthest = max(0, messages.count - Self.pageLength)
    let next = min(max(0, first + (isNewer ? Self.pageLength : -Self.pageLength)), farthest)
    guard next != first else { return false }
    first = next
    let end = min(first + Self.pageLength, messages.count)
    let status = ScrollStatus.rows(first + 1, end, of: messages.count)
      .wording(language: app.words.language)
    app.post(.pageScrolled(app.isAdapted ? status : nil))
    return true
  }

  private mutating func send(in app: inout AppContext) {
    guard !draft.isEmpty else { return }
    messages.append(Message(id: "mine\(messages.count)", text: draft, isMine: true))
    draft = ""
    first = max(0, messages.count - Self.pageLength)
    app.announceIfAdapted(app.words.sent)
  }
}
