/// The facts of an element of a web page besides its traits, for which VoiceOver has other words.
package struct WebContent: Hashable, Sendable {
  /// The role of an element in its page, where its traits do not tell.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    /// A control.
    case checkBox, switchControl, radioButton, toggleButton, comboBox, colorWell, datePicker
    /// A field for a file.
    case fileField
    /// A field with a date or a month that is no control of its own.
    case dateText
    /// A cell of a table, be it plain or a header of its row, of its column or of both.
    case cell, rowHeader, columnHeader, cornerHeader
    /// What stands in a list of descriptions.
    case term, definition
    /// A landmark.
    case banner, complementary, contentInformation, main, navigation, region, search, form
    /// Another container; a form group is a `fieldset`.
    case descriptionList, formGroup
  }

  /// Whether a control is checked or pressed.
  package enum Check: String, Hashable, Sendable, CaseIterable {
    /// Checked, or pressed.
    case on
    /// Not checked, or not pressed.
    case off
    /// Neither.
    case mixed
  }

  /// The kind of content that activation opens.
  package enum Popup: String, Hashable, Sendable, CaseIterable {
    /// What `aria-haspopup` names.
    case menu, listbox, tree, grid, dialog
  }

  /// The kind of the current one of several, by `aria-current`.
  package enum Current: String, Hashable, Sendable, CaseIterable {
    /// What `aria-current` names; `true` is one of anything.
    case page, step, location, date, time, `true`
  }

  /// The role in the page; `nil` when its traits tell.
  package var role: Role?
  /// Whether it is checked or pressed; `nil` when it can be neither.
  package var check: Check?
  /// The kind of content that activation opens; `nil` when it does not tell.
  package var popup: Popup?
  /// The kind of the current one of several; `nil` when it is not that one.
  package var current: Current?
  /// Whether it has to be filled in.
  package var isRequired = false
  /// Whether what is filled in is wrong.
  package var isInvalid = false
  /// Whether a link leads to another place of its page.
  package var leadsIntoPage = false
  /// The marker of the item of a list that begins with it; `nil` when there is none.
  package var marker: String?
  /// A description that is said before the type, of `aria-description`.
  package var description: String?
  /// The words of the page for the role.
  package var roleDescription: String?
  /// The share of a range that its value is, from 0 to 1.
  package var share: Double?

  /// Makes an element of which nothing but its traits is known.
  package init(role: Role? = nil) {
    self.role = role
  }
}
