import SwiftUI

struct ShortcutCard: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let title: String

  private var isStacked: Bool { dynamicTypeSize >= .xxxLarge }

  var body: some View {
    if isStacked {
      Text(title)
    } else {
      HStack { Text(title).lineLimit(1) }
    }
    if !dynamicTypeSize.isAccessibilitySize { Text(title).lineLimit(1) }
  }
}
