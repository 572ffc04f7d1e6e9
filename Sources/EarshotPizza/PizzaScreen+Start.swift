extension PizzaScreen {
  /// The app as it is when it starts at the screen.
  func start(in build: PizzaApp.Build, _ language: PizzaLanguage) -> AppRuntime {
    var shop = Shop(language.words)
    prepare(&shop)
    let screen = screen(shop)
    let screens: [any AppScreen] =
      screen.presentation == .root ? [screen] : [MenuScreen(), screen]
    return AppRuntime(context: AppContext(build: build, shop: shop), screens: screens)
  }

  /// Puts into the shop what the example takes for granted.
  private func prepare(_ shop: inout Shop) {
    switch self {
    case .toppings: shop.recipe = Recipe(.margherita, size: 0, adding: [.mozzarella])
    case .summaryButton: shop.recipe = Recipe(.heart, size: 0, adding: [.bacon])
    case .fourSteps: shop.recipe = Recipe(.fresh)
    case .drinkCard: shop.recipe = Recipe(.punch)
    case .specialOffer: shop.orderType = .delivery
    case .cartCell, .cart, .delivery, .payment: _ = shop.cart.add(Recipe(.caesar))
    case .orderCost: _ = shop.cart.add(Recipe(.family))
    default: break
    }
  }

  private func screen(_ shop: Shop) -> any AppScreen {
    switch self {
    case .menu: MenuScreen()
    case .menuFirstArticle: FirstArticleMenuScreen()
    case .toppings: ToppingsScreen()
    case .pizzaCard, .drinkCard: CardScreen(shop.recipe.product)
    case .counter: CounterScreen()
    case .promoCarousel: PromoCarouselScreen()
    case .pizzerias: PizzeriasScreen()
    case .cityList: CityListScreen()
    case .productCell: ProductCellScreen()
    case .orderCost: OrderCostScreen()
    case .specialOffer: SpecialOfferScreen(offer: .punch)
    case .loading: LoadingScreen(destination: .menu)
    case .messagesFeed: MessagesFeedScreen(shop.words)
    case .controls: ControlsScreen()
    case .cartCell: CartCellScreen()
    case .orderHistory: OrderHistoryScreen()
    case .formErrors: FormErrorsScreen()
    case .menuFailed: MenuFailedScreen()
    default: smallScreen
    }
  }

  private var smallScreen: any AppScreen {
    switch self {
    case .appStoreBadges: AppStoreBadgesScreen()
    case .switchCell: SwitchCellScreen()
    case .settingsCaptions: SettingsScreen()
    case .iconTabBar: IconTabBarScreen()
    case .summaryButton: SummaryButtonScreen()
    case .drawnText: DrawnTextScreen()
    case .chartBars: ChartScreen()
    case .readingRows: ReadingRowsScreen()
    case .speechOrder: SpeechOrderScreen()
    case .fourSteps: FourStepsScreen()
    case .cart: CartScreen()
    case .delivery: DeliveryScreen()
    case .payment: PaymentScreen()
    case .orderPlaced: OrderPlacedScreen()
    case .nutrition: NutritionScreen()
    case .ingredients: IngredientsScreen()
    case .combo: ComboScreen()
    case .dodoRubles: DodoRublesScreen()
    case .countries: CountriesScreen()
    case .stories: StoriesScreen()
    default: MenuScreen()
    }
  }
}
