import SwiftUI
import UIKit

struct PlaylistRow: View {
  let playlist: Playlist

  var body: some View {
    VStack {
      Text(summary)
      Text("playlist.half \(playlist.count) \(playlist.share)")
      Text("\(playlist.kind.description) and \(playlist.order)")
    }
  }

  private var summary: String {
    String(localized: "playlist.summary \(playlist.count) \(playlist.length)")
  }
}

struct Playlist {
  let count: Int
  let length: String
  let share: Double
  let kind: Kind
  let order = Order.byName
}

enum Kind: CustomStringConvertible {
  case own, shared

  var description: String { self == .own ? "My playlist" : "Shared playlist" }
}

enum Order: CustomStringConvertible {
  case byName, byDate

  var description: String {
    switch self {
    case .byName: "By name"
    case .byDate: "By date"
    }
  }
}

struct SourcesView: View {
  @State private var pending: Source?
  @State private var isAsking = false

  var body: some View {
    List {
      Button("Delete") { isAsking = true }
    }
    .confirmationDialog(question, isPresented: $isAsking, titleVisibility: .visible) {
      Button("Delete", role: .destructive) {}
    }
  }

  private var question: String {
    if let pending { return "Delete \(pending.name)?" }
    return "Delete this source?"
  }
}

struct Source { let name: String }

final class OrderController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = String(describing: Order.byDate)
    return cell
  }
}

struct Modes: View {
  let isOn: Bool
  let isSame: Bool

  var body: some View {
    VStack {
      Text(isOn ? "Switched on" : "Switched off")
      Text(isSame ? "Equal" : "Equal")
      Text(state)
      Image(systemName: isOn ? "star.fill" : "star")
    }
  }

  private var state: String {
    guard isOn else { return "Nothing to do" }
    return "Work to do"
  }
}

struct Certain: View {
  let isOn: Bool

  var body: some View {
    VStack {
      Text(known)
      Text("\(Plain.first) and \(asked)")
      Text(isOn ? "on" : "off")
      Text(isOn ? "开" : "关")
      Text(isOn ? "key.on" : "key.off")
    }
  }

  /// What another body guesses makes no doubt of this text.
  private var known: String {
    let symbol = icon
    if count == 1 { return "One" }
    return "Many"
  }

  private var count: Int { 1 }
  private var icon: String { isOn ? "a.b" : "c.d" }

  /// The condition is guessed elsewhere.
  private var asked: String {
    if isReady() { return "Ready" }
    return "Not ready"
  }

  private func isReady() -> Bool {
    if isOn { return true }
    return false
  }
}

/// Nothing asks it how it describes itself.
enum Plain {
  case first

  var description: String { "Not heard" }
}
