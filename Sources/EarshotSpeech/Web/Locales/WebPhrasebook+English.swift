import EarshotTree

extension WebPhrasebook {
  /// English, from the recordings that a11ysupport.io publishes, with Safari of iOS 12 to 18.
  static func english(_ phrase: WebPhrase) -> Wording? {
    switch phrase {
    case .checkBox: .lowercased("Checkbox.")
    case .toggleButton: .lowercased("Toggle button.")
    case .comboBox: .lowercased("Combo box.")
    case .popupButton: .lowercased("Popup button.")
    case .multilineTextField: .lowercased("Multi line text field.")
    case .colorWell: .lowercased("Color well.")
    case .checked: .lowercased("Checked.")
    case .unchecked: .lowercased("Unchecked.")
    case .pressed: .lowercased("Pressed.")
    case .notPressed: .lowercased("Not pressed.")
    case .required: .lowercased("Required.")
    case .invalid: .lowercased("Invalid data.")
    case .popup(let popup):
      .lowercased(popup == .listbox ? "List box popup." : popup.rawValue + " popup.")
    case .current(let kind): .lowercased(kind == .true ? "Current." : "Current \(kind.rawValue).")
    case .inPageLink: .lowercased("In page link.")
    case .headingLevel(let level): .lowercased("Heading level \(level).")
    case .noFileSelected: .lowercased("No file selected.")
    case .description: .lowercased("Description.")
    case .rowHeader: .lowercased("Row header.")
    case .columnHeader: .lowercased("Column header.")
    case .tableStart: .lowercased("Table start.")
    case .tableEnd: .lowercased("Table end.")
    case .rows(let count): .sentence(count == 1 ? "1 row." : "\(count) rows.")
    case .columns(let count): .sentence(count == 1 ? "1 column." : "\(count) columns.")
    case .definitionListStart: .lowercased("Definition list start.")
    case .definitionListEnd: .lowercased("Definition list end.")
    case .term: .lowercased("Term.")
    case .definition: .lowercased("Definition.")
    case .bullet: .lowercased("Bullet.")
    case .formStart: .lowercased("Form start.")
    case .formEnd: .lowercased("Form end.")
    case .landmark(let role):
      .lowercased(role == .contentInformation ? "Content information." : role.rawValue + ".")
    case .end: .lowercased("End.")
    case .date(let year, let month, let day): .sentence("\(name(of: month)) \(day), \(year)")
    case .month(let year, let month): .sentence("\(name(of: month)) \(year)")
    case .time(let hour, let minute): .sentence(time(hour, minute))
    case .timeOfDay(let hour, let minute): .sentence("at " + time(hour, minute))
    case .color(let digits): colors[digits].map { Wording.lowercased($0) }
    }
  }

  private static func time(_ hour: Int, _ minute: Int) -> String {
    let minutes = (minute < 10 ? "0" : "") + "\(minute)"
    return "\((hour + 11) % 12 + 1):\(minutes) \(hour < 12 ? "AM" : "PM")"
  }

  private static func name(of month: Int) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : "\(month)"
  }

  /// The colours that CSS has named from its first version on; only red was recorded.
  private static let colors = [
    "ff0000": "Red", "00ff00": "Lime", "0000ff": "Blue", "000000": "Black", "ffffff": "White",
    "808080": "Gray", "c0c0c0": "Silver", "800000": "Maroon", "ffff00": "Yellow",
    "808000": "Olive", "008000": "Green", "00ffff": "Aqua", "008080": "Teal", "000080": "Navy",
    "ff00ff": "Fuchsia", "800080": "Purple", "ffa500": "Orange",
  ]
}
