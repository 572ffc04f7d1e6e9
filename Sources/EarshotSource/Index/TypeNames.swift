/// The full names of the types of a project, such as `Card.Style` of a type inside of `Card`.
///
/// A name means the nearest type that has it, as Swift looks names up: inside of the type around it, of
/// its superclasses and protocols, then further out. What is private to a file, such as the `Localization` that
/// many files have, means its own in each of them: it is named like a type inside of the file.
struct TypeNames {
  /// The full names by the last name.
  private var fullNames: [String: Set<String>] = [:]
  /// The superclasses and protocols of a type, by its full name.
  private var parents: [String: [String]] = [:]
  private var modules: Set<String> = []
  /// The types that aliases stand for, by the full name of the alias.
  private var aliased: [String: TypeName] = [:]
  /// The full names of types that only their file sees, by the path of the file and their last name.
  private var ownNames: [String: [String: String]] = [:]

  /// Collects the names of the types in files.
  init(_ files: [SwiftFile]) {
    for file in files { modules.formUnion(file.imports) }
    addOwnNames(of: files)
    for file in files { for type in file.types { add(type, in: nil) } }
    for file in files { for type in file.types { addAliases(in: type, in: nil) } }
    for file in files { for type in file.types { addParents(of: type, in: nil) } }
  }

  /// Names the private types of files: of several with a name all but the first, or each where a type that
  /// everybody sees has it.
  private mutating func addOwnNames(of files: [SwiftFile]) {
    var declared: Set<String> = []
    var taken: [String: Int] = [:]
    for file in files {
      for type in file.types where type.kind != .extensionOfType && !type.isPrivateToFile {
        declared.insert(type.name)
      }
    }
    for file in files {
      for type in file.types where type.isPrivateToFile && !declared.insert(type.name).inserted {
        // Files of one name in several folders have a number.
        let stem = file.text.path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        let number = taken["\(stem).\(type.name)", default: 0] + 1
        taken["\(stem).\(type.name)"] = number
        ownNames[file.text.path, default: [:]][type.name] =
          "\(stem)\(number > 1 ? "[\(number)]" : "").\(type.name)"
      }
    }
  }

  /// The full name of a type that is declared inside of another.
  func declared(_ declaration: TypeDeclaration, in outer: String?) -> String {
    if let outer { return "\(outer).\(declaration.name)" }
    if let names = ownNames[declaration.range.file.path] {
      let parts = declaration.name.split(separator: ".", maxSplits: 1)
      if let own = parts.first.flatMap({ names[String($0)] }) {
        return parts.count == 1 ? own : "\(own).\(parts[1])"
      }
    }
    guard declaration.kind == .extensionOfType,
      let dot = declaration.name.firstIndex(of: "."),
      modules.contains(String(declaration.name[..<dot]))
    else { return declaration.name }
    return String(declaration.name[declaration.name.index(after: dot)...])
  }

  /// Whether a file keeps a type of a name to itself, which others have as well.
  func isPrivate(_ name: String, to path: String?) -> Bool {
    path.flatMap { ownNames[$0]?[name] } != nil
  }

  /// Whether the project declares a type of a last name.
  func isDeclared(_ name: String) -> Bool { fullNames[name] != nil }

  /// The full name of the type that a name means; the name itself of a type that is not of the project.
  ///
  /// - Parameters:
  ///   - outer: what is written before the name and a dot.
  ///   - type: the full name of the type whose code it is in.
  ///   - path: the path of the file that it is written in, where what is private to files may be meant.
  func full(
    _ name: String, of outer: String? = nil, in type: String? = nil, at path: String? = nil
  ) -> String {
    guard let known = fullNames[name] else { return name }
    let full = declared(name, known, of: outer, in: type, at: path)
    return aliased[full]?.name ?? full
  }

  /// The full name of a type or an alias that a name means.
  private func declared(
    _ name: String, _ known: Set<String>, of outer: String?, in type: String?, at path: String?
  ) -> String {
    if let outer, !modules.contains(outer) {
      let owner = self.path(outer, in: type, at: path)
      return inside(owner, name, known) ?? name
    }
    var around = outer == nil ? type : nil
    while let place = around {
      if let full = inside(place, name, known) { return full }
      around = place.lastIndex(of: ".").map { String(place[..<$0]) }
    }
    if outer == nil, let path, let own = ownNames[path]?[name] { return own }
    return name
  }

  /// The name of a type with full names in it.
  func resolved(_ type: TypeName, in place: String?, at path: String? = nil) -> TypeName {
    if type.name == "Self", let place { return TypeName(place, isOptional: type.isOptional) }
    let full = fullNames[type.name].map {
      declared(type.name, $0, of: type.outer, in: place, at: path)
    }
    if let full, let target = aliased[full] {
      return TypeName(
        target.name, arguments: target.arguments, isOptional: type.isOptional || target.isOptional)
    }
    return TypeName(
      full ?? type.name, arguments: type.arguments.map { resolved($0, in: place, at: path) },
      isOptional: type.isOptional)
  }

  /// The type inside of another, or of one that it inherits from.
  private func inside(_ owner: String, _ name: String, _ known: Set<String>) -> String? {
    var owners = [owner]
    var index = 0
    while index < owners.count, owners.count < 60 {
      let full = "\(owners[index]).\(name)"
      if known.contains(full) { return full }
      for parent in parents[owners[index]] ?? [] where !owners.contains(parent) {
        owners.append(parent)
      }
      index += 1
    }
    return nil
  }

  /// The full name of what is written as names with dots between.
  private func path(_ names: String, in type: String?, at path: String?) -> String {
    guard let dot = names.lastIndex(of: ".") else { return full(names, in: type, at: path) }
    return full(
      String(names[names.index(after: dot)...]), of: String(names[..<dot]), in: type, at: path)
  }

  private mutating func add(_ declaration: TypeDeclaration, in outer: String?) {
    let full = declared(declaration, in: outer)
    if declaration.kind != .extensionOfType {
      fullNames[declaration.name, default: []].insert(full)
    }
    for type in declaration.types { add(type, in: full) }
  }

  private mutating func addAliases(in declaration: TypeDeclaration, in outer: String?) {
    let full = declared(declaration, in: outer)
    if declaration.kind == .alias, let type = declaration.inherits.first {
      let target = resolved(type, in: outer)
      if target.name != full { aliased[full] = target }
    }
    for type in declaration.types { addAliases(in: type, in: full) }
  }

  private mutating func addParents(of declaration: TypeDeclaration, in outer: String?) {
    let full = declared(declaration, in: outer)
    for parent in declaration.inherits {
      let path = declaration.range.file.path
      parents[full, default: []].append(
        self.full(parent.name, of: parent.outer, in: outer, at: path))
    }
    for type in declaration.types { addParents(of: type, in: full) }
  }
}

extension TypeNames {
  /// A file whose types, and the types that their members name, have full names.
  func resolved(_ file: SwiftFile) -> SwiftFile {
    SwiftFile(
      text: file.text, types: file.types.map { resolved($0, in: nil) },
      functions: file.functions.map { resolved($0, in: nil) },
      variables: file.variables.map { resolved($0, in: nil) }, expressions: file.expressions,
      imports: file.imports, comments: file.comments, problems: file.problems,
      unreached: file.unreached)
  }

  private func resolved(_ declaration: TypeDeclaration, in outer: String?) -> TypeDeclaration {
    let full = declared(declaration, in: outer)
    return TypeDeclaration(
      kind: declaration.kind, name: full,
      inherits: declaration.inherits.map {
        resolved($0, in: outer, at: declaration.range.file.path)
      },
      attributes: declaration.attributes,
      variables: declaration.variables.map { resolved($0, in: full) },
      functions: declaration.functions.map { resolved($0, in: full) }, cases: declaration.cases,
      types: declaration.types.map { resolved($0, in: full) }, range: declaration.range)
  }

  private func resolved(_ variable: Variable, in type: String?) -> Variable {
    guard let name = variable.type else { return variable }
    return Variable(
      pattern: variable.pattern, type: resolved(name, in: type, at: variable.range.file.path),
      attributes: variable.attributes,
      modifiers: variable.modifiers, isConstant: variable.isConstant, initial: variable.initial,
      getter: variable.getter, setter: variable.setter, observers: variable.observers,
      range: variable.range)
  }

  private func resolved(_ function: Function, in type: String?) -> Function {
    Function(
      name: function.name,
      parameters: function.parameters.map { parameter in
        Function.Parameter(
          label: parameter.label, name: parameter.name,
          type: parameter.type.map { resolved($0, in: type, at: function.range.file.path) },
          initial: parameter.initial,
          isVariadic: parameter.isVariadic, attributes: parameter.attributes)
      },
      result: function.result.map { resolved($0, in: type, at: function.range.file.path) },
      body: function.body,
      attributes: function.attributes, modifiers: function.modifiers, range: function.range)
  }
}

extension TypeDeclaration {
  /// Whether only its file sees it.
  fileprivate var isPrivateToFile: Bool {
    guard kind != .extensionOfType, kind != .alias else { return false }
    let bytes = range.file.bytes[range.offsets.clamped(to: range.file.bytes.indices)]
    let words = bytes.prefix(while: { $0 != UInt8(ascii: "{") }).split { $0 == 0x20 || $0 == 0x0A }
    return words.contains {
      $0.elementsEqual("private".utf8) || $0.elementsEqual("fileprivate".utf8)
    }
  }
}
