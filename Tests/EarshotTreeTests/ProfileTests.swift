import EarshotTree
import Testing

@Suite struct ProfileTests {
  @Test func everyNameReadsBackEqual() {
    for version in Profile.versions {
      for idiom in Idiom.allCases {
        let profile = Profile(version: version, idiom: idiom)
        #expect(Profile(profile.description) == profile)
      }
    }
    #expect(Profile.standard.description == "ios18-phone")
  }

  @Test(arguments: [
    "", "ios18", "ios18-", "ios18-watch", "ios15-phone", "ios27-pad", "iOS18-phone", "ios018-phone",
    "ios+18-phone", "ios18-phone-", "ios-phone", "18-phone", "ios18 -phone",
  ])
  func otherNamesAreNone(name: String) {
    #expect(Profile(name) == nil)
  }
}
