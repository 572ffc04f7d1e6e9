// swift-tools-version: 6.2
// Measurements, apart from the product so that nobody who uses it builds them.
import PackageDescription

let package = Package(
  name: "earshot-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "earshot", path: "..")],
  targets: [
    .executableTarget(
      name: "ReadingBenchmark", dependencies: [.product(name: "Earshot", package: "earshot")]),
    .executableTarget(
      name: "DrawBenchmark",
      dependencies: ["BenchmarkSupport", .product(name: "Earshot", package: "earshot")]),
    .executableTarget(
      name: "SessionBenchmark", dependencies: [.product(name: "Earshot", package: "earshot")]),
    .executableTarget(
      name: "ReachBenchmark",
      dependencies: ["BenchmarkSupport", .product(name: "Earshot", package: "earshot")]),
    .executableTarget(
      name: "AuditBenchmark",
      dependencies: ["BenchmarkSupport", .product(name: "Earshot", package: "earshot")]),
    .executableTarget(
      name: "NormalizerBenchmark",
      dependencies: ["BenchmarkSupport", .product(name: "Earshot", package: "earshot")]),
    .target(
      name: "BenchmarkSupport", dependencies: [.product(name: "Earshot", package: "earshot")]),
    .executableTarget(
      name: "ImporterFuzz",
      dependencies: ["BenchmarkSupport", .product(name: "Earshot", package: "earshot")]),
    .executableTarget(
      name: "ImporterBenchmark",
      dependencies: ["BenchmarkSupport", .product(name: "Earshot", package: "earshot")]),
  ],
  swiftLanguageModes: [.v6]
)
