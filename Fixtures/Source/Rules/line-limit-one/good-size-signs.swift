import SwiftUI

struct ShortcutCard: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let title: String
  let isPinned: Bool

  var body: some View {
    if dynamicTypeSize.isAccessibilitySize || isPinned {
      Text(title)
    } else {
      Text(title).lineLimit(1)
    }
    if !dynamicTypeSize.isAccessibilitySize && isPinned { Text(title).lineLimit(1) }
    if isPinned, dynamicTypeSize < .accessibility1 { Text(title).lineLimit(1) }
  }
}
