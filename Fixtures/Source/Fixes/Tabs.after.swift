import SwiftUI

struct Example: View {
	var body: some View {
		VStack {
			Text("Cheese")
				.onTapGesture {
				}
				.accessibilityAddTraits(.isButton)
		}
	}
}
