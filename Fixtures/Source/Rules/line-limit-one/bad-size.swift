import SwiftUI

struct ShortcutCard: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let title: String

  var body: some View {
    if dynamicTypeSize.isAccessibilitySize { Text(title).lineLimit(1) } else { Text(title) }
  }
}
