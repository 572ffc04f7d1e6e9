import SwiftUI

struct TermsView: View {
  private var question: some View {
    Text("Do you agree?")
      .foregroundStyle(.white)
  }

  var body: some View {
    VStack { question }
      .background(Color("navy"))
  }
}
