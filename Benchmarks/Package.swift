// swift-tools-version: 6.2
// Measurements, apart from the product so that nobody who uses it builds them.
import PackageDescription

// Measurements look inside as tests do: their access is that of the package beside them, which is
// named after its folder.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last ?? "earshot"
let name = String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
let inside: [SwiftSetting] = [.unsafeFlags(["-package-name", name])]

let package = Package(
  name: "earshot-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "earshot", path: "..")],
  targets: [
    .executableTarget(
      name: "ReadingBenchmark", dependencies: [.product(name: "Earshot", package: "earshot")],
      swiftSettings: inside),
    .executableTarget(
      name: "DrawBenchmark",
      dependencies: ["BenchmarkSupport", .product(name: "Earshot", package: "earshot")],
      swiftSettings: inside),
    .executableTarget(
      name: "SessionBenchmark", dependencies: [.product(name: "Earshot", package: "earshot")],
      swiftSettings: inside),
    .executableTarget(
      name: "ReachBenchmark",
      dependencies: ["BenchmarkSupport", .product(name: "Earshot", package: "earshot")],
      swiftSettings: inside),
    .executableTarget(
      name: "AuditBenchmark",
      dependencies: ["BenchmarkSupport", .product(name: "Earshot", package: "earshot")],
      swiftSettings: inside),
    .executableTarget(
      name: "NormalizerBenchmark",
      dependencies: ["BenchmarkSupport", .product(name: "Earshot", package: "earshot")],
      swiftSettings: inside),
    .target(
      name: "BenchmarkSupport", dependencies: [.product(name: "Earshot", package: "earshot")],
      swiftSettings: inside),
    .executableTarget(
      name: "ImporterFuzz",
      dependencies: ["BenchmarkSupport", .product(name: "Earshot", package: "earshot")],
      swiftSettings: inside),
    .executableTarget(
      name: "ImporterBenchmark",
      dependencies: ["BenchmarkSupport", .product(name: "Earshot", package: "earshot")],
      swiftSettings: inside),
  ],
  swiftLanguageModes: [.v6]
)
