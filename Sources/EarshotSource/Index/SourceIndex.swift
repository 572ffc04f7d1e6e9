/// The types, functions and variables of a project by name.
struct SourceIndex {
  /// The types, and what extensions add to those of others.
  private(set) var types: [String: TypeInfo] = [:]
  /// The names of the types of the project, in the order of the files.
  private(set) var typeNames: [String] = []
  /// The functions at the top of files.
  private(set) var functions: [String: [Function]] = [:]
  /// The variables at the top of files.
  private(set) var variables: [String: Variable] = [:]
  /// The expressions at the top of files, such as `#Preview`.
  private(set) var expressions: [Expression] = []
  /// The folders that all files lie in.
  private let root: String
  /// The parts of the project in which a program begins: an app, or an extension.
  private var programs: Set<String> = []
  /// The modules that the files import.
  private(set) var imports: Set<String> = []
  /// The full names of the types.
  let names: TypeNames

  /// The names of each type of the project, of its superclasses and protocols.
  private var ancestries: [String: [String]] = [:]
  /// The same as far as the project writes them down.
  private var declared: [String: [String]] = [:]

  /// Makes the index of files whose names of types are full; of two types with one name the first
  /// counts.
  init(_ files: [SwiftFile], names: TypeNames) {
    self.names = names
    root = Self.folder(of: files.map(\.text.path))
    for file in files {
      if file.types.contains(where: \.beginsProgram) { programs.insert(part(of: file.text.path)) }
      imports.formUnion(file.imports)
      for type in file.types { add(type, in: nil) }
      for function in file.functions { functions[function.name, default: []].append(function) }
      for variable in file.variables {
        if let name = variable.name { variables[name] = variable }
      }
      expressions += file.expressions
    }
    for name in types.keys {
      declared[name] = ancestors(of: name)
      ancestries[name] = withSuperclasses(declared[name] ?? [])
    }
  }

  /// The beginning that paths share, to the end of a folder.
  private static func folder(of paths: [String]) -> String {
    guard let first = paths.min(), let last = paths.max() else { return "" }
    let shared = first.prefix(zip(first, last).prefix { $0 == $1 }.count)
    return shared.lastIndex(of: "/").map { String(shared[...$0]) } ?? ""
  }

  private mutating func add(_ declaration: TypeDeclaration, in outer: String?) {
    guard declaration.kind != .alias else { return }
    let name = declaration.name
    let isSecond = declaration.kind != .extensionOfType && types[name]?.range != nil
    if !isSecond {
      if declaration.kind != .extensionOfType { typeNames.append(name) }
      // In its place: a copy for each extension of `View` would grow with their square.
      types[name, default: TypeInfo(name: name, kind: .extensionOfType, outer: outer)]
        .add(declaration)
    }
    for type in declaration.types { add(type, in: name) }
  }

  /// The full name of a type of the project that a name means in the code of a type; `nil` of any other.
  func typeName(
    _ name: String, of outer: String? = nil, in type: String?, at path: String? = nil
  ) -> String? {
    let full = names.full(name, of: outer, in: type, at: path)
    return self.type(full) == nil ? nil : full
  }

  /// A type of the project; `nil` of any other.
  func type(_ name: String) -> TypeInfo? {
    types[name].flatMap { $0.range == nil ? nil : $0 }
  }

  /// The names of a type, of its superclasses and protocols, the nearest first.
  func ancestry(of name: String) -> [String] {
    ancestries[name] ?? withSuperclasses([name])
  }

  /// The names of a type, of its superclasses and protocols as far as the project writes them down.
  ///
  /// What is added to a superclass of a class of UIKit makes no values of the class.
  func declaredAncestry(of name: String) -> [String] { declared[name] ?? [name] }

  /// Names with those of the superclasses that UIKit's classes have, which the project may extend.
  private func withSuperclasses(_ names: [String]) -> [String] {
    guard let base = names.first(where: { types[$0]?.range == nil && UIKitClass.isOfUIKit($0) })
    else { return names }
    return names + UIKitClass.superclasses(of: base).filter { !names.contains($0) }
  }

  private func ancestors(of name: String) -> [String] {
    var names = [name]
    var index = 0
    while index < names.count, names.count < 60 {
      for parent in (types[names[index]]?.inherits ?? []).prefix(60)
      where !names.contains(parent.name) {
        names.append(parent.name)
      }
      index += 1
    }
    return names
  }

  /// Whether a type is another one, or inherits from it.
  func isKind(_ name: String, of other: String) -> Bool { ancestry(of: name).contains(other) }

  /// Whether a type only makes previews, which are no part of the app.
  func isOfPreviews(_ name: String) -> Bool {
    let ancestry = ancestry(of: name)
    return ancestry.contains("PreviewProvider") || ancestry.contains("PreviewModifier")
  }

  /// The property of a type, its own before inherited ones.
  func variable(_ name: String, of type: String) -> (variable: Variable, owner: String)? {
    for owner in ancestry(of: type) {
      if let variable = types[owner]?.variable(name) { return (variable, owner) }
    }
    return nil
  }

  /// The methods of a type, its own before inherited ones.
  func functions(_ name: String, of type: String) -> [(function: Function, owner: String)] {
    let owners = name == "init" ? declaredAncestry(of: type) : ancestry(of: type)
    return owners.flatMap { owner in
      (types[owner]?.functions[name] ?? []).filter { $0.body != nil }.map { ($0, owner) }
    }
  }

  /// Whether a name means a type of the project in a file: where two programs begin in two folders, such as an
  /// app and its extension, the name of a view of SwiftUI means that view in the folder without the type.
  func means(_ type: TypeInfo, in path: String) -> Bool {
    guard FrameworkView.names.contains(type.name), let own = type.range?.file.path else {
      return true
    }
    let (owner, user) = (part(of: own), part(of: path))
    return owner == user || !programs.contains(owner) || !programs.contains(user)
  }

  /// The part of the project that a file belongs to: a target of a package, or a folder at the top.
  private func part(of path: String) -> String {
    let folders = path.dropFirst(root.count).split(separator: "/").dropLast()
    let inside = folders.firstIndex { $0 == "Sources" }.map { folders[$0...].dropFirst() }
    return String(inside?.first ?? folders.first ?? "")
  }

  /// Whether a line stands in the code of a type, or of one that it inherits from.
  func declares(_ place: CodeRange, in type: String) -> Bool {
    ancestry(of: type).contains { name in
      guard let info = self.type(name) else { return false }
      let ranges =
        info.variables.lazy.map(\.range) + info.functions.values.lazy.joined().map(\.range)
      return ranges.contains {
        $0.file === place.file && $0.offsets.contains(place.offsets.lowerBound)
      }
    }
  }

  /// Whether setting a property of a class of UIKit gives a screen its title: one of the class, or one
  /// that the project adds to it.
  func isTitle(_ property: String, of type: String) -> Bool {
    if property == "title" || property == "titleView" { return true }
    return property.hasPrefix("title") && types[type]?.variable(property)?.setter != nil
  }

  /// The nearest class of a type that is not of the project, such as `UIView`.
  func frameworkClass(of name: String) -> String? {
    var name = name
    for _ in 0..<60 {
      guard let info = type(name) else { return name }
      guard info.kind == .classType, let parent = info.inherits.first else { return nil }
      if type(parent.name)?.kind == .protocolType { return nil }
      name = parent.name
    }
    return nil
  }
}

extension TypeDeclaration {
  /// Whether the system begins a program with it: an app, or an extension of one.
  fileprivate var beginsProgram: Bool {
    beginsApp
      || inherits.contains { parent in
        parent.name == "Widget" || parent.name == "WidgetBundle"
          || ["ASCredentialProvider", "UNNotification", "SLComposeService", "NSExtension"]
            .contains(where: parent.name.hasPrefix)
      }
  }
}
