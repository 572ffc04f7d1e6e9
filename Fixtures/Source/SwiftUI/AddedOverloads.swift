import SwiftUI

extension Section where Parent == Text, Footer == Text, Content: View {
  init(_ header: String, footer: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) {
      Text(header)
    } footer: {
      Text(footer)
    }
  }
}

func Section(
  _ title: String, @ViewBuilder content: @escaping () -> some View,
  @ViewBuilder more: @escaping () -> some View
) -> some View {
  Section {
    content()
    more()
  } header: {
    Text(title)
  }
}

func Form(systemImage: String, @ViewBuilder content: @escaping () -> some View) -> some View {
  Form {
    Image(systemName: systemImage).accessibilityLabel("Picture of the form")
    content()
  }
}

func Group(_ words: String) -> some View {
  Text(words)
}

struct AddedOverloads: View {
  let hint: String?
  let code: Int?

  var body: some View {
    Form {
      Section {
        Button("Reset") {}
      } footer: {
        Text("Everything is lost.")
      }
    }
    Form(systemImage: "gear") {
      Section("Network", footer: "Wireless as well.") {
        Text("Address")
      }
    }
    List {
      Section("Plain") {
        Text("Row")
      }
      Section("Learned") {
        Text("First")
      } more: {
        Text("Second")
      }
      if let hint {
        Section {
          Text(hint)
        } header: {
          Text("Hint")
        }
      }
      if let code {
        Section {
          Text("Code \(code)")
        }
      }
    }
    Group {
      Text("In a group")
    }
    Group("Of words")
  }
}
