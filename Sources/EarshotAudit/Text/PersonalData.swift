import EarshotText

/// The kinds of data about a user that a field may ask for, by the words that name them.
///
/// WCAG 1.3.5 lists them; the names are those of `UITextContentType`.
package struct PersonalData {
  /// The name of its content type, such as `emailAddress`.
  package let contentType: String

  /// The kind that words of a field name; `nil` if they name none, or data that is not the user's.
  ///
  /// - Parameter owner: the name of the view that holds the field, which may tell whose data it is.
  package init?(named words: some Sequence<String>, in owner: String = "") {
    let words = words.flatMap(Self.words)
    let owner = Self.words(of: owner)
    guard !words.contains(where: Self.others.contains),
      !owner.contains(where: Self.people.contains)
    else { return nil }
    let joined = " " + words.joined(separator: " ") + " "
    // The code of a country is dialled.
    if joined.contains(" country code ") { return nil }
    let kind = Self.kinds.first { kind in
      kind.words.contains { joined.contains(" " + $0 + " ") }
    }
    guard let kind else { return nil }
    let view = " " + owner.joined(separator: " ") + " "
    let isNew =
      kind.contentType == "password" && Self.beginnings.contains { view.contains(" " + $0 + " ") }
    contentType = isNew ? "newPassword" : kind.contentType
  }

  /// The words of `userName`, `user_name` and `User name`, in lower case.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in text {
      guard character.isLetter else {
        if !word.isEmpty { words.append(word) }
        word = ""
        wasLower = false
        continue
      }
      if character.isUppercase, wasLower, !word.isEmpty {
        words.append(word)
        word = ""
      }
      wasLower = character.isLowercase
      word += character.lowercased()
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Words of fields that ask for something else, or about somebody else.
  private static let others: Set<String> = [
    "search", "filter", "query", "recipient", "recipients", "contact", "friend", "invite",
    "invited", "customer", "client", "guest", "member", "employee", "coworker", "other", "wifi",
    "network", "server", "host", "device", "token", "key", "passphrase", "wallet", "billing",
    "shipping", "merchant", "store", "subject", "message", "forward",
  ]

  /// Words of views about somebody else.
  private static let people: Set<String> = [
    "customer", "client", "guest", "recipient", "member", "employee", "friend", "merchant",
  ]

  /// Words of views where somebody chooses a password for the first time.
  private static let beginnings = [
    "sign up", "signup", "register", "registration", "create account",
  ]

  private static let kinds: [(contentType: String, words: [String])] = [
    (
      "oneTimeCode", ["one time code", "otp", "verification code", "sms code", "confirmation code"]
    ),
    (
      "newPassword",
      [
        "new password", "confirm password", "confirmed password", "password confirmation",
        "repeat password", "password repeat", "password again", "verify password",
        "create password", "choose password",
      ]
    ),
    ("password", ["password", "pwd"]),
    // What people sign in with, be it an address.
    ("username", ["username", "user name", "login name"]),
    ("emailAddress", ["email", "e mail", "email address"]),
    ("telephoneNumber", ["phone", "phone number", "telephone", "mobile number"]),
    ("givenName", ["first name", "firstname", "given name", "fname"]),
    ("middleName", ["middle name"]),
    ("familyName", ["last name", "lastname", "surname", "family name", "lname"]),
    ("name", ["full name", "fullname", "your name"]),
    ("namePrefix", ["name prefix"]),
    ("nameSuffix", ["name suffix"]),
    ("jobTitle", ["job title"]),
    ("organizationName", ["organization name", "company name", "organisation name"]),
    (
      "fullStreetAddress", ["street", "street address", "address line", "home address"]
    ),
    ("addressCity", ["city", "town"]),
    ("addressState", ["province"]),
    ("postalCode", ["zip", "zip code", "zipcode", "postcode", "postal code", "post code"]),
    ("countryName", ["country"]),
    ("creditCardNumber", ["card number", "credit card"]),
    ("creditCardSecurityCode", ["cvv", "cvc", "security code"]),
    ("birthdate", ["birthday", "birthdate", "birth date", "date of birth"]),
  ]
}
