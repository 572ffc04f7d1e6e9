// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AuditedPackage",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "earshot", path: "../..")],
  targets: [
    // Its screens are audited at each build that changes them.
    .target(
      name: "Menu", resources: [.copy("Screens")],
      plugins: [.plugin(name: "EarshotBuildToolPlugin", package: "earshot")])
  ]
)
