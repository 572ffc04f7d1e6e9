import EarshotTree

/// Views that the system draws and the app cannot mend.
///
/// They are reported as not applicable, never as passed. The names are those of the sources of
/// captures: types of WebDriverAgent, classes of UIKit, packages of Android.
enum SystemOwner {
  /// Whether a node and all in it belong to the system.
  ///
  /// - Parameter type: what its class or type tells.
  static func owns(_ element: Element, _ type: ElementType) -> Bool {
    if element.has(.statusBarElement) { return true }
    // Keys that an importer knows by their place are those of the keyboard, not keys of an app.
    if element.has(.keyboardKey),
      !element.derived.isDisjoint(with: Element.Fields(.traits))
    {
      return true
    }
    if type.isOfSystem || isDeveloperToast(element) { return true }
    guard let identifier = element.identifier.value else { return false }
    return identifiers.contains { identifier.hasPrefix($0) } || isHomeScreen(identifier)
  }

  /// Whether a screen is that of iOS on which the icons of apps stand.
  static func owns(_ screen: Screen, _ nodes: ScreenNodes) -> Bool {
    (screen.app ?? screen.title)?.lowercased() == "springboard" || isSettings(screen)
      || nodes.contains { homeScreen.contains($0.element.identifier.value ?? "") }
  }

  /// Whether a driver found the app in which iOS keeps its settings, which no developer can mend.
  private static func isSettings(_ screen: Screen) -> Bool {
    guard let root = screen.elements.first, root.type?.hasSuffix("Application") == true,
      let name = screen.app ?? root.label.value
    else { return false }
    return settingsApps.contains(name)
  }

  /// The names of that app, from Apple's pages in these languages.
  private static let settingsApps = Set(
    """
    Settings Einstellungen Réglages Ajustes Impostazioni Definições Instellingen Настройки Ustawienia \
    Ayarlar Inställningar الإعدادات הגדרות 設定 设置 설정
    """.split(separator: " ").map(String.init))

  /// Whether it is the notice of React Native about an error or a warning, which no build for users
  /// has, or the view around it: it reacts, and “!” stands before its message.
  private static func isDeveloperToast(_ element: Element) -> Bool {
    [element, element.children.first].contains { notice in
      guard let notice, notice.isTappable.value == true || notice.has(.button) else { return false }
      return notice.label.value?.hasPrefix("!, ") == true
    }
  }

  /// The identifiers of the button for the search and of the icons there.
  private static let homeScreen: Set = ["spotlight-pill", "Home screen icons"]

  private static let launchers: Set = [
    "com.android.launcher", "com.android.launcher3", "com.google.android.apps.nexuslauncher",
    "com.huawei.android.launcher", "com.sec.android.app.launcher", "com.miui.home",
    "com.oppo.launcher", "com.bbk.launcher2", "com.lge.launcher3", "com.amazon.firelauncher",
  ]

  /// Whether an identifier is that of the icons in a launcher of Android: their names are those of apps.
  private static func isHomeScreen(_ identifier: String) -> Bool {
    let parts = identifier.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, launchers.contains(String(parts[0])) else { return false }
    return ["id/workspace", "id/hotseat", "id/drag_layer"].contains(String(parts[1]))
  }

  private static let identifiers = [
    "com.android.systemui:", "android:id/statusBarBackground", "PopoverDismissRegion",
  ]
}
