package import EarshotText
package import EarshotTree

extension StringCatalog {
  /// A text with its variants, down to the written texts.
  package struct Text: Hashable, Sendable {
    /// The content of a text.
    package indirect enum Content: Hashable, Sendable {
      /// A written text; may refer to ``Text/variables``.
      case unit(Unit)
      /// One text for each plural category, by the number of the variable around it, or by the
      /// first argument where there is none.
      case plural([Variant<PluralCategory>])
      /// One text for each kind of device.
      case device([Variant<Device>])
      /// One text for each width, in the unit of the app: widths are numbers that the app chose,
      /// and are often points of the screen.
      case width([Variant<Int>])
      /// No text, although the file begins one.
      case none
    }

    /// The text or its variants.
    package var content: Content
    /// The variables of ``content`` and of all in it, in the order of the file.
    package var variables: [Variable]
    /// Where it begins.
    package var location: SourceLocation

    /// Makes a text.
    package init(_ content: Content, variables: [Variable] = [], at location: SourceLocation) {
      self.content = content
      self.variables = variables
      self.location = location
    }
  }

  /// A written text.
  package struct Unit: Hashable, Sendable {
    /// The text with its specifiers, such as `%d` and `%#@apples@`.
    package var value: String
    /// How far its translation is, in an `.xcstrings` file.
    package var state: State?
    /// Where it stands.
    package var location: SourceLocation

    /// Makes a written text.
    package init(_ value: String, state: State? = nil, at location: SourceLocation) {
      self.value = value
      self.state = state
      self.location = location
    }
  }

  /// How far a translation is, as Xcode writes it.
  package struct State: RawRepresentable, Hashable, Sendable {
    /// The word in the file.
    package var rawValue: String

    /// Takes a word of the file, known or not.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// Not translated.
    package static let new = State(rawValue: "new")

    /// All known states; those that need a review were translated from an older text.
    package static let known = ["new", "translated", "needs_review", "stale"].map(State.init)
  }

  /// A text that holds under a condition.
  package struct Variant<Condition: Hashable & Sendable>: Hashable, Sendable {
    /// When it holds.
    package var condition: Condition
    /// The text.
    package var text: Text
    /// Where the condition stands.
    package var location: SourceLocation

    /// Makes a variant.
    package init(_ condition: Condition, _ text: Text, at location: SourceLocation) {
      self.condition = condition
      self.text = text
      self.location = location
    }
  }

  /// A part of a text that varies with an argument, referred to as `%#@name@`.
  package struct Variable: Hashable, Sendable {
    /// The name, as in `%#@name@`.
    package var name: String
    /// Where the name stands.
    package var location: SourceLocation
    /// The number of the argument, from 1, that the file gives it; `nil` leaves it to the order of
    /// the references.
    package var argument: Int?
    /// The kind of value as it is written, such as `d`, `lld` or, although nobody documents the
    /// sign, `%ld`; `nil` when it is missing.
    package var specifier: String?
    /// The rule as it is written, `NSStringPluralRuleType` in nearly all `.stringsdict` files;
    /// `nil` when it is missing, and always in an `.xcstrings` file, which has none.
    package var rule: String?
    /// The texts.
    package var text: Text

    /// Makes a variable.
    package init(
      _ name: String, argument: Int? = nil, specifier: String? = nil, rule: String? = nil,
      text: Text, at location: SourceLocation
    ) {
      self.name = name
      self.argument = argument
      self.specifier = specifier
      self.rule = rule
      self.text = text
      self.location = location
    }
  }
}

extension StringCatalog.Variable {
  /// The kind of value, read; `nil` when it is missing or is none.
  package var placeholder: FormatString.Placeholder? {
    specifier.flatMap(FormatString.Placeholder.init)
  }
}
