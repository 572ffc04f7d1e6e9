import EarshotPizza
import EarshotSession
import EarshotText
import EarshotTree
import Testing

/// The app in each of its languages is the same app.
struct LanguageTests {
  @Test(arguments: [
    ("ru", PizzaLanguage.russian), ("en", .english), ("en-GB", .english), ("ru_RU", .russian),
    ("de", .english), ("und", .english),
  ])
  func aPhoneChoosesTheLanguage(_ phone: String, _ expected: PizzaLanguage) {
    #expect(PizzaLanguage(for: Language(phone)) == expected)
  }

  /// Only texts differ: the same views lie at the same places and can do the same.
  @Test(arguments: PizzaApp.Build.allCases, PizzaScreen.allCases)
  func allLanguagesHaveTheSameViews(_ build: PizzaApp.Build, _ start: PizzaScreen) async {
    let (russian, english) = (
      await PizzaApp(build: build, startingAt: start).screen(),
      await PizzaApp(build: build, startingAt: start, language: .english).screen()
    )
    #expect(english.language == "en")
    let (theirs, ours) = (russian.allElements, english.allElements)
    #expect(ours.map(\.id) == theirs.map(\.id))
    #expect(!ours.isEmpty)
    for (our, their) in zip(ours, theirs) {
      #expect(our.frame == their.frame, "\(our.id)")
      #expect(our.traits == their.traits, "\(our.id)")
      #expect(our.isAccessibilityElement == their.isAccessibilityElement, "\(our.id)")
      #expect(our.customActions.value?.count == their.customActions.value?.count, "\(our.id)")
      // UIKit names a spinner itself, in the languages in which its name is known.
      if our.type != "UIActivityIndicatorView" {
        #expect(our.texts.count == their.texts.count, "\(our.id): \(our.texts), \(their.texts)")
      }
      for text in our.texts {
        #expect(!text.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }, "\(text)")
      }
    }
  }

  @Test func whatIsChosenInEnglishIsTheSameInRussian() async throws {
    for language in PizzaLanguage.allCases {
      let app = PizzaApp(build: .after, startingAt: .pizzaCard, language: language)
      _ = await app.perform(.magicTap, on: nil)
      let line = try #require(await app.screen()["item"])
      let add = try #require(line.customActions.value?.first?.name)
      _ = await app.perform(.custom([add]), on: "item")
      let expected = language == .russian ? "2 штуки, 1028 рублей" : "2 pieces, $10.28"
      #expect(await app.screen()["item"]?.value.value == expected)
    }
  }

  /// The last number is a price in thousands of dollars, which a comma sets apart.
  @Test func pricesAreWrittenAsInTheCountry() async throws {
    let app = PizzaApp(build: .after, startingAt: .cartCell, language: .english)
    var heard: [String] = []
    for _ in 0..<98 {
      _ = await app.perform(.custom(["Add one"]), on: "item")
      heard.append(await app.screen()["item"]?.value.value ?? "")
    }
    #expect(heard[0] == "2 pieces, $13.90")
    #expect(heard[18] == "20 pieces, $139")
    #expect(heard[97] == "99 pieces, $688.05")
    let cheap = PizzaApp(build: .before, startingAt: .counter, language: .english)
    #expect(await cheap.screen()["price"]?.label.value == "$6")
  }
}

extension Element {
  /// All that is shown or said of it.
  fileprivate var texts: [String] {
    [label.value, value.value, hint.value].compactMap(\.self)
      + (customActions.value ?? []).map(\.name)
      + (customContent.value ?? []).flatMap { [$0.label, $0.value] }
      + (customRotors.value ?? []).map(\.name)
      + (userInputLabels.value ?? [])
  }
}
