import EarshotText
import Testing

/// Secrets in texts become signs of the same kind.
struct MaskedTests {
  @Test(arguments: [
    ("Write to anna.berg@mail.example, please", "Write to xxxx.xxxx@xxxx.xxxxxxx, please"),
    ("+7 916 123-45-67", "+0 000 000-00-00"),
    ("Card 4242 4242 4242 4242 is used", "Card 0000 0000 0000 0000 is used"),
    ("Code 48213", "Code 00000"),
    ("Order 4821", "Order 4821"),
    ("24.11.2026 12:30", "24.11.2026 12:30"),
    ("2 of 10, 4 new", "2 of 10, 4 new"),
    ("@anna", "@anna"),
    (
      "https://shop.example/pay?token=ab12cd&v=2#top",
      "https://shop.example/pay?token=xx00xx&v=0#top"
    ),
    ("Is 2 + 2 = 4?", "Is 2 + 2 = 4?"),
    ("Мария, maria@почта.рф", "Мария, xxxxx@xxxxx.xx"),
    ("", ""),
  ]) func onlySecretsAreMasked(_ text: String, _ expected: String) {
    #expect(text.masked == expected)
  }

  @Test(arguments: [
    ("Your PIN is 4821", "Your PIN is 0000"),
    ("48 21, 2 attempts left", "00 00, 2 attempts left"),
    ("Code 12-34", "Code 00-00"),
    ("Enter 4 digits", "Enter 4 digits"),
    ("hunter2", "xxxxxx0"),
    ("A7", "A7"),
  ]) func codesAreMaskedBesideTheirWord(_ text: String, _ expected: String) {
    #expect(text.maskedCodes == expected)
  }

  @Test func aWholeTextKeepsItsForm() {
    #expect("Anna Berg, 1980".maskedWhole == "xxxx xxxx, 0000")
  }
}
