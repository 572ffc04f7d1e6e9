import SwiftUI

struct ExampleView: View {
  var body: some View { Text("Pizza").font(.title) }

  /// Nothing shows it.
  private var old: some View { Text("Pizza").font(.system(size: 30)) }
}
