// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PizzaTests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "earshot", path: "../..")],
  targets: [
    // An app held in memory; yours may be a prototype, a capture or a device.
    .target(name: "Pizza", dependencies: [.product(name: "Earshot", package: "earshot")]),
    .testTarget(
      name: "PizzaTests",
      dependencies: ["Pizza", .product(name: "EarshotTesting", package: "earshot")],
      exclude: ["Captures", "__Spoken__"]),
  ]
)
