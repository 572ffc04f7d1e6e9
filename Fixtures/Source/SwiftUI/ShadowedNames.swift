import SwiftUI

private class List<Key> {
  var first: Key?
  init(_ first: Key?) { self.first = first }
}

enum Section { case main, other }

struct HelpView: View {
  private let cache = List<String>(nil)

  var body: some View {
    List {
      Section {
        Text("First, press the button")
      } header: {
        Text("Help")
      }
    }
  }
}
