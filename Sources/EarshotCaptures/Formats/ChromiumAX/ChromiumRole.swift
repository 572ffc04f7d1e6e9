import EarshotTree

/// What a role of a web page is to a listener.
enum ChromiumRole: Equatable {
  /// A stop; with what is said of it.
  case stop(Traits)
  /// A stop that says its name and hides what is in it.
  case control(Traits)
  /// A text; said as it is unless the name of something around repeats it.
  case text
  /// A heading: a stop, or what makes the links in it headings.
  case heading
  /// Elements that belong together.
  case group(ContainerType)
  /// A landmark that counts only with a name.
  case namedLandmark
  /// A table with rows and cells.
  case table
  /// A row of a table.
  case row
  /// A cell of a table.
  case cell
  /// A list of tabs.
  case tabs
  /// A dialog.
  case dialog
  /// An item of a list; of a list of descriptions, with what it is.
  case item(WebContent.Role?)
  /// Nothing in itself; what is inside counts.
  case passage
  /// Nothing, with all inside.
  case silent

  /// The role of a name; `nil` when it is not known.
  static func of(_ name: String) -> ChromiumRole? { byName[name.lowercased()] }

  private static let byName: [String: ChromiumRole] = rows.reduce(into: [:]) { table, row in
    for name in row.names.split(separator: " ") { table[name.lowercased()] = row.role }
  }

  private static let rows: [(names: String, role: ChromiumRole)] = [
    ("button", .control(.button)),
    ("DisclosureTriangle DisclosureTriangleGrouped ToggleButton PopUpButton", .control(.button)),
    ("link", .stop(.link)),
    ("heading", .heading),
    ("StaticText LineBreak", .text),
    ("checkbox switch menuitemcheckbox", .control([.button, .toggleButton])),
    ("radio menuitemradio", .control(.radioButton)),
    ("tab", .control([.button, .tabBarItem])),
    ("option treeitem MenuListOption", .control([])),
    ("menuitem", .control(.menuItem)),
    ("textbox TextField TextFieldWithComboBox", .control(.textEntry)),
    ("searchbox", .control(.searchField)),
    ("combobox ComboBoxSelect ComboBoxMenuButton", .control(.popupButton)),
    ("slider spinbutton", .control(.adjustable)),
    ("Date InputTime", .control([.button, .popupButton])),
    ("DateTime", .control([])),
    ("ColorWell", .control(.button)),
    ("image img graphics-symbol graphics-document SvgRoot Canvas", .control(.image)),
    ("progressbar meter", .control(.updatesFrequently)),
    ("math MathMLMath", .control(.mathEquation)),
    ("scrollbar separator ListMarker InlineTextBox presentation", .silent),
    ("list DescriptionList directory", .group(.list)),
    ("group radiogroup toolbar menu menubar listbox tree figure", .group(.semanticGroup)),
    ("main navigation banner contentinfo complementary search", .group(.landmark)),
    ("region form", .namedLandmark),
    ("listitem", .item(nil)),
    ("term DescriptionListTerm", .item(.term)),
    ("definition DescriptionListDetail", .item(.definition)),
    ("table grid treegrid", .table),
    ("row", .row),
    ("cell gridcell columnheader rowheader", .cell),
    ("tablist", .tabs),
    ("dialog alertdialog", .dialog),
    ("RootWebArea WebArea none generic paragraph LabelText Legend Section", .passage),
    ("rowgroup LayoutTable LayoutTableRow LayoutTableCell article document", .passage),
    ("application status alert log timer marquee note blockquote emphasis strong", .passage),
    ("code subscript superscript insertion deletion mark time", .passage),
    ("Details feed tabpanel Iframe", .passage),
    ("IframePresentational Figcaption Abbr Pre caption sectionheader sectionfooter", .passage),
    ("Video Audio EmbeddedObject PluginObject SvgImage Ruby RubyAnnotation", .passage),
    ("HeaderAsNonLandmark FooterAsNonLandmark MenuListPopup suggestion tooltip", .passage),
  ]
}
