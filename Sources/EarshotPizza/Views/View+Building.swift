import EarshotTree
import EarshotUIKit

extension Rect {
  /// A frame as designers write it.
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

// A view in one line: the class, the identity, the frame and what it shows.
extension View {
  static func plain(_ id: String, _ frame: Rect, _ children: [View] = []) -> View {
    View("UIView", id: id, frame: frame).containing(children)
  }

  /// A view that fills the screen.
  static func root(_ id: String, _ children: [View]) -> View {
    .plain(id, Rect(0, 0, 375, 812), children)
  }

  static func label(_ id: String, _ frame: Rect, _ text: String) -> View {
    var view = View("UILabel", id: id, frame: frame)
    view.text = text
    return view
  }

  static func button(
    _ id: String, _ frame: Rect, _ title: String = "", image: String? = nil
  ) -> View {
    var view = View("UIButton", id: id, frame: frame)
    view.text = title
    view.image = image
    return view
  }

  static func image(_ id: String, _ frame: Rect, _ name: String) -> View {
    var view = View("UIImageView", id: id, frame: frame)
    view.image = name
    return view
  }

  static func field(
    _ id: String, _ frame: Rect, _ text: String, placeholder: String,
    className: String = "UITextField"
  ) -> View {
    var view = View(className, id: id, frame: frame)
    view.text = text
    view.placeholder = placeholder
    return view
  }

  static func toggle(_ id: String, _ frame: Rect, isOn: Bool) -> View {
    var view = View("UISwitch", id: id, frame: frame)
    view.isOn = isOn
    return view
  }

  static func table(_ id: String, _ frame: Rect, _ cells: [View]) -> View {
    View("UITableView", id: id, frame: frame).containing(cells)
  }

  static func collection(_ id: String, _ frame: Rect, _ cells: [View]) -> View {
    View("UICollectionView", id: id, frame: frame).containing(cells)
  }

  /// A row of a table that can be selected.
  static func row(_ id: String, _ frame: Rect, _ children: [View]) -> View {
    View("UITableViewCell", id: id, frame: frame).containing(children).tappable()
  }

  /// A cell of a collection that can be selected.
  static func item(_ id: String, _ frame: Rect, _ children: [View]) -> View {
    View("UICollectionViewCell", id: id, frame: frame).containing(children).tappable()
  }
}

extension View {
  /// A copy that something was done to.
  func with(_ change: (inout View) -> Void) -> View {
    var view = self
    change(&view)
    return view
  }

  func containing(_ children: [View]) -> View { with { $0.children = children } }

  func tappable(_ isTappable: Bool = true) -> View { with { $0.isTappable = isTappable } }

  func selected(_ isSelected: Bool) -> View { with { $0.isSelected = isSelected } }

  func enabled(_ isEnabled: Bool) -> View { with { $0.isEnabled = isEnabled } }

  func font(_ size: Double, _ weight: String? = nil) -> View {
    with {
      $0.fontSize = size
      $0.fontWeight = weight
    }
  }

  func colored(_ color: String, on background: String = "#FFFFFF") -> View {
    with {
      $0.color = color
      $0.background = background
    }
  }

  /// The work on accessibility, which only the build after adaptation has.
  func adapted(
    _ app: AppContext, _ change: (inout AccessibilityOverrides) -> Void
  ) -> View {
    app.isAdapted ? with { change(&$0.overrides) } : self
  }

  /// A container of several views that the adapted build makes one element.
  func merged(
    _ app: AppContext, _ label: String, value: String? = nil, _ traits: Traits = .button
  ) -> View {
    adapted(app) {
      $0.isElement = true
      $0.label = label
      $0.value = value
      $0.traits = traits
    }
  }

  /// A name for what shows only a picture.
  func named(_ app: AppContext, _ label: String) -> View {
    adapted(app) { $0.label = label }
  }

  /// A heading, in the adapted build.
  func header(_ app: AppContext) -> View {
    adapted(app) { $0.traits = [.staticText, .header] }
  }

  /// A choice that vertical swipes change, in the adapted build.
  func choice(
    _ app: AppContext, _ label: String, _ names: [String], _ index: Int,
    isEnumerated: Bool = true, followsFocus: Bool = false
  ) -> View {
    adapted(app) {
      $0.isElement = true
      $0.label = label
      $0.traits = .adjustable
      $0.adjustment = .options(
        Adjustment.Options(
          names: names, index: index, isEnumerated: isEnumerated,
          selectionFollowsFocus: followsFocus))
    }
  }
}
