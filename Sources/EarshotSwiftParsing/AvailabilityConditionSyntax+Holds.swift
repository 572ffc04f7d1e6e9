#if Source
  import EarshotSource
  import SwiftSyntax

  extension AvailabilityConditionSyntax {
    /// Whether it is `#unavailable`.
    var isNegated: Bool { availabilityKeyword.tokenKind == .poundUnavailable }

    /// Whether it holds on every phone that has the oldest system or a later one; `nil` if the phone
    /// decides.
    func holds(from oldest: SystemVersion?) -> Bool? {
      isAvailable(from: oldest).map { $0 != isNegated }
    }

    private func isAvailable(from oldest: SystemVersion?) -> Bool? {
      for element in availabilityArguments {
        guard case .availabilityVersionRestriction(let restriction) = element.argument,
          ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text)
        else { continue }
        guard let oldest, let version = restriction.version,
          let needed = SystemVersion(version.trimmedDescription)
        else { return nil }
        return needed <= oldest ? true : nil
      }
      // What names other systems only holds on all phones.
      return true
    }
  }

  extension ConditionElementListSyntax {
    /// Whether all are about the system and hold on every phone, or one of them on none; `nil` of any
    /// others.
    func holds(from oldest: SystemVersion?) -> Bool? {
      map { element -> Bool? in
        guard case .availability(let condition) = element.condition else { return nil }
        return condition.holds(from: oldest)
      }.allHold
    }
  }
#endif
