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

  private var messages = [
    Message(id: "old0", text: "Здравствуйте"),
    Message(id: "old1", text: "Ваш заказ готовится"),
    Message(id: "old2", text: "Хорошо", isMine: true),
    Message(id: "m0", text: "Привет!"),
    Message(id: "m1", text: "Заказали пиццу?", isMine: true),
    Message(id: "m2", text: "Да, будет через 30 минут"),
    Message(id: "new0", text: "Спасибо", isMine: true),
    Message(id: "new1", text: "Курьер уже едет"),
    Message(id: "new2", text: "Приятного аппетита"),
  ]
  private var first = 3
  private var draft = ""

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
        .field("input", Rect(16, 740, 300, 40), draft, placeholder: "Сообщение"),
        .button("send", Rect(324, 740, 40, 40), image: "ic_send").named(app, "Отправить"),
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
      .merged(app, message.isMine ? "Вы: \(message.text)" : message.text, .staticText)
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
    let status = "Показаны строки с \(first + 1) по \(end) из \(messages.count)"
    app.post(.pageScrolled(app.isAdapted ? status : nil))
    return true
  }

  private mutating func send(in app: inout AppContext) {
    guard !draft.isEmpty else { return }
    messages.append(Message(id: "mine\(messages.count)", text: draft, isMine: true))
    draft = ""
    first = max(0, messages.count - Self.pageLength)
    app.announceIfAdapted("Сообщение отправлено")
  }
}
