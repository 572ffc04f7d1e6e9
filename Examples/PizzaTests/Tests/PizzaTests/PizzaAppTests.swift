import EarshotTesting
import Pizza
import Testing

struct PizzaAppTests {
  @Test func itKeepsTheContract() async throws {
    try await ScreenSourceContract.verify { PizzaApp() }
  }
}
