import SwiftUI

enum Build {
  static var suffix: String {
    switch Account.shared.level {
    case .free: ""
    case .plus: "p"
    default: "c"
    }
  }

  static let channel: String = {
    if Account.shared.isTester { return "Test" }
    return "Store"
  }()
}

struct TextsOfBranches: View {
  let isNew: Bool

  var body: some View {
    Text("Version 3\(Build.suffix)")
    Text("From \(Build.channel)")
    Text(word)
    Text("Known \(known)")
  }

  private var word: String {
    let word = if isNew { "New" } else { "Old" }
    return word
  }

  private var known: String {
    switch 2 {
    case 1: "one"
    case 2: "two"
    default: ""
    }
  }
}

struct RowOfBranches: View {
  let user: User

  var body: some View {
    VStack {
      LabeledContent("Role") {
        if let isAdministrator = user.policy?.isAdministrator, isAdministrator {
          Text("Administrator").bold()
        } else {
          Text("User")
        }
      }
      if user.isKnown {
        Text("Known")
      } else {
        Button("Ask") {}
      }
    }
  }
}
