import SwiftUI

/// Names of files in the labels of links: the picture is the one cause.
struct SettingsView: View {
  let muted: [String]
  @State private var threads: [String] = []

  var body: some View {
    NavigationStack {
      List {
        NavigationLink { Text("Keys") } label: { IconLabel(text: "Keys", image: "key-fill") }
        NavigationLink { Text("Delete") } label: { NoteLabel(text: "Delete button", image: "bin-fill") }
        NavigationLink { Text("Privacy") } label: { IconLabel(text: "Privacy", image: "eye-off") }
        NavigationLink { Text("Videos") } label: {
          HStack {
            Text("Holiday")
            Image(systemName: "play.rectangle.fill")
            Text("12 videos")
          }
        }
        Section("Words") {
          ForEach(muted, id: \.self) { Text($0) }
        }
        Section("People") {
          ForEach(muted, id: \.self) { Text($0) }
        }
        Section("Threads") {
          ForEach(threads, id: \.self) { Text($0) }
        }
      }
    }
  }
}

struct IconLabel: View {
  let text: String
  let image: String

  var body: some View {
    HStack {
      Image(image)
      Text(text)
    }
  }
}

/// A symbol beside its text is a question of little weight, and a paragraph with links has no one name.
struct AboutView: View {
  var body: some View {
    VStack {
      HStack {
        Image(systemName: "1.circle.fill")
        Text("Open the settings of the phone")
      }
      Text("Thanks to [Ann](https://example.com/ann) for the engine and to [Ben](https://example.com/ben) for the texts")
    }
  }
}

struct NoteLabel: View {
  let text: String
  let image: String

  var body: some View {
    HStack {
      Image(image)
      Text(text)
    }
  }
}

/// A comma within one text does not make it several.
struct PlayView: View {
  let play: () -> Void

  var body: some View {
    VStack {
      Button(action: play) {
        HStack {
          Image(systemName: "play.fill")
          Text("One, the beginning")
        }
      }
    }
  }
}
