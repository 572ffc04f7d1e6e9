import Foundation
import TestSupport
import Testing

/// Swift source as an input of the commands.
struct SourceCommandTests {
  private func folder() throws -> ScratchFolder {
    try ScratchFolder([
      "Menu.swift": """
      import SwiftUI

      struct MenuView: View {
        let dish: Dish
        var body: some View {
          VStack {
            Text("Menu").font(.system(size: 12))
            Button("Order \\(dish.longNameOfTheDish) with everything (and more)") {}
            Text("menu.footer".localized)
          }
        }
      }

      struct Dish { let longNameOfTheDish: String }
      """
    ])
  }

  #if Source
    @Test func codeIsHeardAndJudgedAtItsPlaces() throws {
      let folder = try folder()
      let path = folder.path("Menu.swift")
      let heard = try Program.run(["read", path, "--quiet"])
      #expect(
        heard.text == """
          Menu
          Order ‹dish.longNameOfTheDish› with everything (and more), button
          ‹menu.footer›

          """)
      let audit = try Program.run(["audit", path, "--all", "--quiet"])
      #expect(audit.text.contains("Menu.swift:7:20: the code"))
      #expect(audit.text.contains("[font-fixed]"))
      #expect(!audit.text.contains("[dynamic-type-unsupported]"))
      // What only runs will tell is no text to judge.
      #expect(!audit.text.contains("[text-brackets]"))
      #expect(!audit.text.contains("[voice-name-too-long]"))
    }

    struct Target: CustomTestStringConvertible {
      let files: [String: String]
      /// Whether code for systems before iOS 15.2.1 is known to be unreached.
      let isUnreached: Bool

      var testDescription: String { files.values.sorted().joined(separator: " | ") }

      init(
        _ isUnreached: Bool, project: [String] = [], package: String? = nil, config: String? = nil
      ) {
        self.isUnreached = isUnreached
        var files: [String: String] = [:]
        if !project.isEmpty {
          files["App.xcodeproj/project.pbxproj"] = project.map { "\t\t\t\t\($0);\n" }.joined()
        }
        files["Kit/Package.swift"] = package.map { "let platforms = [\($0)]\n" }
        files["App.xcconfig"] = config.map { $0 + "\n" }
        self.files = files
      }
    }

    static let targets = [
      Target(true, project: ["IPHONEOS_DEPLOYMENT_TARGET = 15.3"]),
      Target(true, project: ["IPHONEOS_DEPLOYMENT_TARGET = 15.2.1"]),
      Target(false, project: ["IPHONEOS_DEPLOYMENT_TARGET = 15.2"]),
      Target(true, package: ".iOS(.v16), .macOS(.v13)"),
      Target(true, project: ["IPHONEOS_DEPLOYMENT_TARGET = 16.0"], package: ".iOS(\"15.3\")"),
      Target(false, project: ["IPHONEOS_DEPLOYMENT_TARGET = 16.0"], package: ".iOS(.v14)"),
      Target(false, package: ".iOS(oldest)"),
      Target(
        false,
        project: [
          "IPHONEOS_DEPLOYMENT_TARGET = 16.0", "IPHONEOS_DEPLOYMENT_TARGET = \"$(MIN_IOS)\"",
        ]),
      Target(
        false,
        project: [
          "IPHONEOS_DEPLOYMENT_TARGET = 16.0",
          "\"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]\" = 14.0",
        ]),
      Target(
        true,
        project: [
          "IPHONEOS_DEPLOYMENT_TARGET = 16.0",
          "\"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]\" = 17.0",
          "NOTE = \"$(IPHONEOS_DEPLOYMENT_TARGET)\"",
        ]),
      Target(true, config: "IPHONEOS_DEPLOYMENT_TARGET = 16.0 // of all"),
      Target(false, config: "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphone*][arch=arm64] = $(OLD)"),
      Target(false),
    ]

    @Test(arguments: targets)
    func theOldestSystemIsThatOfAllProjects(_ target: Target) throws {
      let folder = try ScratchFolder(
        target.files.merging([
          "Menu.swift": """
          import SwiftUI

          struct MenuView: View {
            var body: some View {
              if #available(iOS 15.2.1, *) { Text("Menu") } else { Text("Old").font(.system(size: 9)) }
            }
          }
          """
        ]) { first, _ in first })
      let audit = try Program.run(["audit", folder.url.path, "--only", "font-fixed", "--quiet"])
      #expect(audit.text.contains("[font-fixed]") == !target.isUnreached)
    }

    @Test func whatNoTargetBuildsIsNotRead() throws {
      func view(_ name: String) -> String {
        "import SwiftUI\n\nstruct \(name): View { var body: some View { Text(\"\(name)\") } }\n"
      }
      let folder = try ScratchFolder([
        "App/Shop.xcodeproj/project.pbxproj": """
        \t\tA1 /* Whole */ = {
        \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
        \t\t\tpath = Whole;
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tA4 /* Line */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Line; };
        \t\tA2 /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tfiles = (
        \t\t\t\tA3 /* Menu.swift in Sources */,
        \t\t\t);
        \t\t};
        """,
        "App/Menu.swift": view("Menu"), "App/Old.swift": view("Old"),
        "App/Whole/Row.swift": view("Row"), "App/Line/Note.swift": view("Note"),
        "App/Kit/Package.swift": "",
        "App/Kit/Sources/Kit/Card.swift": view("Card"), "Elsewhere/Page.swift": view("Page"),
      ])
      let list = try Program.run(["read", folder.url.path, "--list", "--quiet"])
      let names = list.text.split(separator: "\n").compactMap { $0.split(separator: " ").first }
      #expect(names.sorted() == ["Card", "Menu", "Note", "Page", "Row"])
    }

    /// A target of an Xcode project in the text of `project.pbxproj`.
    private static func target(_ number: Int, for system: String?, _ files: [String]) -> String {
      let settings = system.map { "\t\t\t\t\($0);\n" } ?? ""
      let lines = files.map { "\t\t\t\tF\(number) /* \($0) in Sources */,\n" }.joined()
      return """
        \t\tP\(number) /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tfiles = (
        \(lines)\t\t\t);
        \t\t};
        \t\tC\(number) /* Release */ = {
        \t\t\tisa = XCBuildConfiguration;
        \t\t\tbuildSettings = {
        \(settings)\t\t\t};
        \t\t};
        \t\tL\(number) = {
        \t\t\tisa = XCConfigurationList;
        \t\t\tbuildConfigurations = (
        \t\t\t\tC\(number) /* Release */,
        \t\t\t);
        \t\t};
        \t\tT\(number) /* App */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildConfigurationList = L\(number) /* List */;
        \t\t\tbuildPhases = (
        \t\t\t\tP\(number) /* Sources */,
        \t\t\t);
        \t\t};

        """
    }

    /// Which views are read of two targets, by what their settings say of the system.
    static let systems: [(first: String?, second: String?, views: [String])] = [
      ("SDKROOT = iphoneos", "SDKROOT = appletvos", ["Both", "Menu"]),
      ("SDKROOT = iphoneos", "SDKROOT = macosx", ["Both", "Menu"]),
      (nil, "SDKROOT = watchos", ["Both", "Menu"]),
      ("SDKROOT = iphoneos", nil, ["Both", "Channel", "Menu"]),
      (
        "SDKROOT = auto", "SDKROOT = auto;\n\t\t\t\tSUPPORTED_PLATFORMS = \"xros xrsimulator\"",
        ["Both", "Menu"]
      ),
      (
        "SDKROOT = iphoneos",
        "SDKROOT = auto;\n\t\t\t\tSUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"",
        ["Both", "Channel", "Menu"]
      ),
      ("SDKROOT = macosx", "SDKROOT = appletvos", ["Both", "Channel", "Menu"]),
    ]

    @Test(arguments: systems)
    func codeForOtherSystemsIsNotRead(_ first: String?, _ second: String?, _ views: [String])
      throws
    {
      func view(_ name: String) -> String {
        "import SwiftUI\n\nstruct \(name): View { var body: some View { Text(\"\(name)\") } }\n"
      }
      let folder = try ScratchFolder([
        "App.xcodeproj/project.pbxproj": Self.target(1, for: first, ["Menu.swift", "Both.swift"])
          + Self.target(2, for: second, ["Channel.swift", "Both.swift"]),
        "App/Menu.swift": view("Menu"), "Shared/Both.swift": view("Both"),
        "AppTV/Channel.swift": view("Channel"),
      ])
      let list = try Program.run(["read", folder.url.path, "--list", "--quiet"])
      let names = list.text.split(separator: "\n").compactMap { $0.split(separator: " ").first }
      #expect(names.sorted() == views.map { $0[...] })
    }

    @Test func aSeverityOfTheConfigurationIsNotLowered() throws {
      let text = """
        import SwiftUI

        struct StepView: View {
          var body: some View {
            HStack {
              Image(systemName: "1.circle.fill")
              Text("Open the settings of the phone")
            }
          }
        }
        """
      let folder = try ScratchFolder(["App.swift": text])
      func json(_ options: [String]) throws -> String {
        try Program.run(
          [
            "audit", folder.url.path, "--only", "image-label-missing", "--format", "json",
            "--quiet",
          ] + options
        ).text.replacing(" ", with: "")
      }
      #expect(try json([]).contains("\"severity\":\"info\""))
      #expect(
        try !json(["--severity", "image-label-missing=error"]).contains("\"severity\":\"info\""))
    }

    /// Files that the configuration excludes are read for others, and neither judged nor mended.
    @Test func whatIsExcludedIsNotJudged() throws {
      let text = """
        import SwiftUI

        struct PartView: View {
          var body: some View { Text("Part").accessibilityHidden(false) }
        }
        """
      let folder = try ScratchFolder([
        ".earshot.yml": "excluded: ['**/Vendor/**']\n", "App/Own.swift": text,
        "App/Vendor/Part.swift": text.replacing("PartView", with: "VendorView"),
      ])
      let audit = try Program.run(
        ["audit", folder.path("App"), "--config", folder.path(".earshot.yml"), "--all", "--quiet"])
      #expect(audit.text.contains("Own.swift:4:38"))
      #expect(!audit.text.contains("Part.swift"))
      _ = try Program.run([
        "audit", folder.path("App"), "--config", folder.path(".earshot.yml"), "--fix", "--quiet",
      ])
      #expect(
        try String(contentsOfFile: folder.path("App/Vendor/Part.swift"), encoding: .utf8)
          .contains("accessibilityHidden(false)"))
    }

    @Test func anUnknownEntryIsCorrected() throws {
      let folder = try folder()
      let outcome = try Program.run(
        ["read", folder.path("Menu.swift"), "--entry", "MenuVeiw"])
      #expect(outcome.messages.contains("there is no view or view controller 'MenuVeiw'"))
      #expect(outcome.messages.contains("'MenuView'"))
      #expect(outcome.status == 3)
    }
  #else
    @Test func aBuildWithoutTheTraitSaysHowToGetIt() throws {
      let folder = try folder()
      let outcome = try Program.run(["read", folder.path("Menu.swift")])
      #expect(outcome.messages.contains("--traits Source"))
      #expect(outcome.status == 3)
    }
  #endif
}
