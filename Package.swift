// swift-tools-version: 6.2
// The arrows between modules: each target names all that it may import (`Documentation/Architecture.md`).
import PackageDescription

let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ] + (Context.environment["EARSHOT_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// A module of the product, with what it may import besides the text of floor 0.
func module(_ name: String, _ arrows: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: ["EarshotText"] + arrows, swiftSettings: strict)
}

/// The tests of one module; `TestSupport` holds fixtures and generators.
func tests(
  _ name: String, _ arrows: [Target.Dependency], exclude: [String] = [],
  linking libraries: [LinkerSetting] = []
) -> Target {
  .testTarget(
    name: name, dependencies: ["EarshotText"] + arrows + ["TestSupport"], exclude: exclude,
    swiftSettings: strict, linkerSettings: libraries)
}

/// What the static program links in place of the data of ICU, by the name of its symbol
/// (`Scripts/build-static`).
let emptyICUData: [Target] =
  Context.environment["EARSHOT_ICU_DATA"].map { symbol in
    [
      .target(
        name: "EmptyICUData", path: "Scripts/EmptyICUData",
        cSettings: [.define("ICU_DATA", to: symbol)])
    ]
  } ?? []

let package = Package(
  name: "earshot",
  // The libraries run on a phone, so that a UI test links EarshotTesting; the program does not.
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(
      name: "Earshot",
      targets: [
        "Earshot", "EarshotText", "EarshotWriting", "EarshotTree", "EarshotUIKit",
        "EarshotVerbalizer", "EarshotSpeech", "EarshotStrings", "EarshotSession",
        "EarshotVoiceOver", "EarshotVoiceControl", "EarshotSwitchControl", "EarshotReach",
        "EarshotComparison", "EarshotConversion", "EarshotCaptures", "EarshotAudit",
        "EarshotVoices", "EarshotBraille", "EarshotOutput",
      ]),
    .library(name: "EarshotTesting", targets: ["EarshotTesting"]),
    .executable(name: "earshot", targets: ["EarshotCommandLine"]),
    .plugin(name: "EarshotCommandPlugin", targets: ["EarshotCommandPlugin"]),
    .plugin(name: "EarshotBuildToolPlugin", targets: ["EarshotBuildToolPlugin"]),
  ],
  traits: [
    .trait(
      name: "Source",
      description: "Reads Swift source: brings swift-syntax, which builds for minutes."),
    .trait(
      name: "History",
      description: "Keeps a history of audits: brings GRDB, which needs the package libsqlite3-dev."
    ),
    .default(enabledTraits: []),
  ],
  dependencies: [
    // The command line: what Swift tools use, with completion scripts and help for nothing.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // YAML for `.earshot.yml`, with places for mistakes; only EarshotProject imports it.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // The syntax of Swift as its compiler parses it; only EarshotSwiftParsing imports it, and only
    // with the trait Source.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    // SQLite, with transactions that several runs may share; only EarshotHistory imports it, and
    // only with the trait History.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // Sockets that tasks wait for; only EarshotStudio imports it.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Floor 0: languages, scripts, plurals, the distance of words.
    .target(name: "EarshotText", swiftSettings: strict),
    // Text of any format.
    module("EarshotWriting"),
    // The machine: files, archives, programs. It knows no screen but the rectangles of pictures.
    module("EarshotHost", ["EarshotTree"]),
    // Floor 1: what an app exposes.
    // Rounding is in the C library for mathematics, which only Foundation would link otherwise.
    .target(
      name: "EarshotTree", dependencies: ["EarshotText"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    module("EarshotUIKit", ["EarshotTree"]),
    // Floor 2: words and turns.
    module("EarshotVerbalizer", ["EarshotTree"]),
    module("EarshotSpeech", ["EarshotWriting", "EarshotTree", "EarshotVerbalizer"]),
    module("EarshotStrings", ["EarshotWriting", "EarshotTree", "EarshotVerbalizer"]),
    module(
      "EarshotSession", ["EarshotWriting", "EarshotTree", "EarshotUIKit", "EarshotSpeech"]),
    // Floor 3: the technologies.
    module("EarshotVoiceOver", ["EarshotTree", "EarshotSpeech", "EarshotSession"]),
    module("EarshotVoiceControl", ["EarshotTree", "EarshotSpeech", "EarshotSession"]),
    module("EarshotSwitchControl", ["EarshotTree", "EarshotSpeech", "EarshotSession"]),
    // Floor 4: in, judgement and out.
    module(
      "EarshotReach",
      [
        "EarshotWriting", "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotVoiceOver",
        "EarshotVoiceControl", "EarshotSwitchControl",
      ]),
    module(
      "EarshotCaptures",
      ["EarshotTree", "EarshotUIKit", "EarshotSpeech", "EarshotStrings", "EarshotAudit"]),
    // Swift source as screens; what parses it is a module apart.
    module(
      "EarshotSource",
      ["EarshotTree", "EarshotUIKit", "EarshotStrings", "EarshotCaptures", "EarshotAudit"]),
    module(
      "EarshotSwiftParsing",
      [
        "EarshotTree", "EarshotAudit", "EarshotSource",
        .product(
          name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Source"])),
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Source"])),
      ]),
    module("EarshotConversion", ["EarshotWriting", "EarshotTree"]),
    module(
      "EarshotComparison", ["EarshotWriting", "EarshotTree", "EarshotSpeech", "EarshotSession"]),
    module(
      "EarshotAudit",
      [
        "EarshotWriting", "EarshotTree", "EarshotVerbalizer", "EarshotSpeech", "EarshotStrings",
        "EarshotSession", "EarshotVoiceOver", "EarshotReach", "EarshotConversion",
      ]),
    module(
      "EarshotVoices",
      [
        "EarshotWriting", "EarshotTree", "EarshotVerbalizer", "EarshotSpeech", "EarshotSession",
        "EarshotHost",
      ]),
    module(
      "EarshotListening",
      [
        "EarshotTree", "EarshotVerbalizer", "EarshotSession", "EarshotVoiceControl", "EarshotHost",
      ]),
    module(
      "EarshotBraille", ["EarshotWriting", "EarshotTree", "EarshotSpeech", "EarshotSession"]),
    module(
      "EarshotOutput",
      [
        "EarshotWriting", "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotComparison",
        "EarshotBraille",
      ]),
    // Audits from run to run.
    module(
      "EarshotHistory",
      [
        "EarshotWriting", "EarshotHost",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["History"])),
      ]),
    module("EarshotPizza", ["EarshotTree", "EarshotUIKit", "EarshotSession"]),
    // Floor 5: the doors.
    // What `import Earshot` brings.
    module(
      "Earshot",
      [
        "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotVoiceOver",
        "EarshotVoiceControl", "EarshotSwitchControl", "EarshotCaptures", "EarshotAudit",
      ]),
    module(
      "EarshotTesting",
      [
        "EarshotWriting", "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotVoiceOver",
        "EarshotVoiceControl", "EarshotSwitchControl", "EarshotCaptures", "EarshotAudit",
      ]),
    module(
      "EarshotProject",
      [
        "EarshotHost", "EarshotTree", "EarshotSpeech", "EarshotStrings", "EarshotSession",
        "EarshotVoiceOver", "EarshotVoiceControl", "EarshotSwitchControl", "EarshotReach",
        "EarshotCaptures",
        "EarshotAudit", "EarshotVoices", "EarshotBraille", "EarshotOutput", "EarshotPizza",
        "EarshotWriting", "EarshotComparison", "EarshotConversion", "EarshotHistory",
        .target(name: "EarshotSource", condition: .when(traits: ["Source"])),
        .target(name: "EarshotSwiftParsing", condition: .when(traits: ["Source"])),
        .product(name: "Yams", package: "Yams"),
      ]),
    // The page of the studio as bytes in the program.
    .target(name: "EarshotStudioPage", exclude: ["page"]),
    module(
      "EarshotStudio",
      [
        "EarshotHost", "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotVoiceOver",
        "EarshotVoiceControl", "EarshotSwitchControl", "EarshotReach", "EarshotCaptures",
        "EarshotAudit", "EarshotVoices", "EarshotListening", "EarshotOutput", "EarshotPizza",
        "EarshotWriting", "EarshotComparison", "EarshotConversion", "EarshotProject",
        "EarshotStudioPage", .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .executableTarget(
      name: "EarshotCommandLine",
      dependencies: [
        "EarshotText", "EarshotTree", "EarshotUIKit", "EarshotSpeech", "EarshotStrings",
        "EarshotSession", "EarshotVoiceOver", "EarshotVoiceControl", "EarshotSwitchControl",
        "EarshotReach",
        "EarshotCaptures", "EarshotAudit", "EarshotVoices", "EarshotBraille", "EarshotOutput",
        "EarshotPizza", "EarshotHost", "EarshotListening", "EarshotProject",
        "EarshotWriting", "EarshotComparison", "EarshotConversion", "EarshotHistory",
        "EarshotStudio",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + emptyICUData.map { .target(name: $0.name) },
      swiftSettings: strict),

    // The command line in packages and projects of others.
    .plugin(
      name: "EarshotCommandPlugin",
      capability: .command(
        intent: .custom(verb: "earshot", description: "Hear a screen, or audit all of them.")),
      dependencies: ["EarshotCommandLine"]),
    .plugin(
      name: "EarshotBuildToolPlugin", capability: .buildTool(),
      dependencies: ["EarshotCommandLine"]),

    // Fixtures, generators and the shared corpus, for all tests.
    .target(
      name: "TestSupport", dependencies: ["EarshotTree"], path: "Tests/Support",
      swiftSettings: strict),
    // Plural rules and numbers in words are compared with those of the library that Foundation
    // brings along.
    tests(
      "EarshotTextTests", [],
      linking: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    tests("EarshotWritingTests", ["EarshotWriting"]),
    tests("EarshotTests", ["Earshot"]),
    tests("EarshotTreeTests", ["EarshotTree"]),
    tests("EarshotUIKitTests", ["EarshotTree", "EarshotUIKit"]),
    tests("EarshotSpeechTests", ["EarshotTree", "EarshotVerbalizer", "EarshotSpeech"]),
    tests("EarshotStringsTests", ["EarshotTree", "EarshotVerbalizer", "EarshotStrings"]),
    tests(
      "EarshotVerbalizerTests", ["EarshotTree", "EarshotVerbalizer"],
      linking: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    tests(
      "EarshotVoiceOverTests",
      ["EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotVoiceOver"]),
    tests(
      "EarshotVoiceControlTests",
      [
        "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotVoiceControl", "EarshotCaptures",
      ]),
    tests(
      "EarshotSwitchControlTests",
      [
        "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotSwitchControl", "EarshotPizza",
      ]),
    tests(
      "EarshotReachTests",
      [
        "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotVoiceOver",
        "EarshotVoiceControl", "EarshotSwitchControl", "EarshotReach", "EarshotPizza",
      ]),
    tests(
      "EarshotSessionTests",
      [
        "EarshotWriting", "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotVoiceOver",
        "EarshotTesting",
      ]),
    tests(
      "EarshotTestingTests",
      [
        "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotVoiceOver",
        "EarshotVoiceControl", "EarshotSwitchControl", "EarshotCaptures", "EarshotAudit",
        "EarshotTesting",
      ],
      exclude: ["__Spoken__"]),
    tests(
      "EarshotCapturesTests",
      [
        "EarshotTree", "EarshotUIKit", "EarshotSpeech", "EarshotStrings", "EarshotAudit",
        "EarshotCaptures",
      ]),
    tests(
      "EarshotVoicesTests",
      [
        "EarshotWriting", "EarshotTree", "EarshotVerbalizer", "EarshotSpeech", "EarshotSession",
        "EarshotVoiceOver", "EarshotVoices",
      ]),
    tests(
      "EarshotSourceTests",
      [
        "EarshotWriting", "EarshotTree", "EarshotSpeech", "EarshotStrings", "EarshotSession",
        "EarshotVoiceOver", "EarshotCaptures", "EarshotAudit", "EarshotSource",
        "EarshotSwiftParsing", "EarshotConversion", "EarshotPizza",
      ], exclude: ["RoundTrip.json"]),
    tests(
      "EarshotBrailleTests", ["EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotBraille"]),
    tests(
      "EarshotAuditTests",
      [
        "EarshotWriting", "EarshotTree", "EarshotUIKit", "EarshotSpeech", "EarshotStrings",
        "EarshotSession", "EarshotVoiceOver", "EarshotCaptures", "EarshotAudit",
      ]),
    tests(
      "EarshotConversionTests",
      ["EarshotWriting", "EarshotTree", "EarshotConversion"]),
    tests(
      "EarshotOutputTests",
      [
        "EarshotWriting", "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotVoiceOver",
        "EarshotCaptures", "EarshotBraille", "EarshotOutput",
      ]),
    tests(
      "EarshotPizzaTests",
      ["EarshotTree", "EarshotUIKit", "EarshotSession", "EarshotCaptures", "EarshotPizza"]),
    tests(
      "FixtureTests",
      [
        "EarshotTree", "EarshotUIKit", "EarshotSpeech", "EarshotSession", "EarshotVoiceOver",
        "EarshotVoiceControl", "EarshotSwitchControl", "EarshotReach", "EarshotCaptures",
        "EarshotAudit", "EarshotVoices", "EarshotBraille", "EarshotOutput", "EarshotPizza",
        "EarshotWriting", "EarshotComparison", "EarshotConversion",
      ]),
    tests(
      "DocumentationTests",
      [
        "EarshotWriting", "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotVoiceOver",
        "EarshotCaptures", "EarshotAudit",
      ]),
    tests(
      "CommandLineTests",
      [
        "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotVoiceOver",
        "EarshotVoiceControl", "EarshotSwitchControl", "EarshotCaptures", "EarshotAudit",
        "EarshotVoices", "EarshotBraille", "EarshotOutput", "EarshotHost",
        "EarshotProject", "EarshotWriting", "EarshotComparison", "EarshotConversion",
        "EarshotCommandLine",
      ]),
    tests(
      "EarshotProjectTests",
      [
        "EarshotTree", "EarshotSpeech", "EarshotVoiceOver", "EarshotCaptures", "EarshotAudit",
        "EarshotProject",
      ]),
    tests("EarshotHistoryTests", ["EarshotWriting", "EarshotHistory"]),
    tests("EarshotHostTests", ["EarshotTree", "EarshotAudit", "EarshotHost"]),
    tests(
      "EarshotListeningTests",
      [
        "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotVoiceControl", "EarshotHost",
        "EarshotListening",
      ]),
    tests(
      "EarshotStudioTests",
      [
        "EarshotTree", "EarshotSpeech", "EarshotSession", "EarshotVoiceOver", "EarshotCaptures",
        "EarshotAudit", "EarshotHost", "EarshotProject", "EarshotWriting", "EarshotStudio",
      ]),
    tests("RepositoryTests", ["EarshotSpeech", "EarshotCaptures"]),
  ] + emptyICUData,
  swiftLanguageModes: [.v6]
)

// Measurements (`Benchmarks/README.md`): only `Benchmarks/run` builds them.
if Context.environment["EARSHOT_BENCHMARKS"] != nil {
  let modules: [Target.Dependency] = package.targets.compactMap { target in
    let isOfProduct = target.type == .regular && target.path == nil
    // A static program has no library for tests.
    return isOfProduct && target.name != "EarshotTesting" ? .byName(name: target.name) : nil
  }
  func measurement(_ name: String, linking libraries: [String] = []) -> Target {
    .executableTarget(
      name: name, dependencies: ["BenchmarkSupport"] + modules, path: "Benchmarks/Sources/\(name)",
      swiftSettings: strict, linkerSettings: libraries.map { .linkedLibrary($0) })
  }
  package.targets += [
    .target(
      name: "BenchmarkSupport", dependencies: modules, path: "Benchmarks/Sources/BenchmarkSupport",
      swiftSettings: strict),
    measurement("ReadingBenchmark"),
    measurement("DrawBenchmark"),
    measurement("SessionBenchmark"),
    measurement("ReachBenchmark"),
    measurement("AuditBenchmark"),
    measurement("NormalizerBenchmark"),
    measurement("ImporterFuzz"),
    // The parser of Foundation that importers are compared with, and what that needs in turn.
    measurement(
      "ImporterBenchmark",
      linking: ["xml2", "z", "lzma", "icuuc", "icudata", "stdc++"]),
  ]
}
