import SwiftUI
import UIKit

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { ShopView() }
  }
}

struct ShopView: View {
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      List {
        Text("Pizza").font(.largeTitle)
        Text("from five pounds").font(.footnote)
        Text("All day").font(.footnote)
        OfferCard()
        Controller()
      }
      .navigationTitle("Shop")
      .toolbar { Button(role: .close, action: { isOpen = false }) }
    }
  }
}

/// A tap on the card is one thing that is missing, and not one for each text; its words name the card.
struct OfferCard: View {
  @State private var isTaken = false

  var body: some View {
    VStack {
      Text("Two for one").font(.system(size: 28, weight: .bold))
      Text("until Friday").font(.footnote)
      Text("in all shops").font(.footnote)
    }
    .onTapGesture { isTaken = true }
  }

  /// Nothing shows it.
  private var old: some View {
    Button {
      isTaken = true
    } label: {
      Image(systemName: "xmark").frame(width: 10, height: 10)
    }
  }
}

/// A part that only a preview shows: nobody asks it for a heading.
struct Facts: View {
  var body: some View {
    VStack {
      Button("One") {}
      Button("Two") {}
      Button("Three") {}
      Button("Four") {}
      Button("Five") {}
      Button("Six") {}
      Button("Seven") {}
      Button("Eight") {}
    }
  }
}

#Preview("Facts") { Facts() }

struct Controller: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> PlayerViewController { PlayerViewController() }
  func updateUIViewController(_ controller: PlayerViewController, context: Context) {}
}
