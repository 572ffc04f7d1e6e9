import BenchmarkSupport
import EarshotVerbalizer

/// Times reading one megabyte of labels for the voice, in milliseconds: the best of five runs.
@main
struct NormalizerBenchmark {
  private static let labels = [
    "ru": [
      "Пепперони с сыром", "от 245 ₽, кнопка", "30 см, традиционное тесто, 640±50 г", "В корзину",
      "С 09:00 до 23:00, сейчас закрыто", "Цезарь (новый)", "Подключите iPhone", "Выбрано",
      "Соберите свою пиццу за 35 см с двумя разными вкусами", "Доставка 24 апреля 2021 г.",
    ],
    "en": [
      "Pepperoni with cheese", "$9.99", "30 cm, thin crust", "Add to cart", "10:00 AM",
      "Caesar (new)", "Open settings", "Selected", "Order 4815162342", "ic_close",
    ],
  ]

  static func main() {
    for (language, labels) in labels.sorted(by: { $0.key < $1.key }) {
      let bytes = labels.reduce(0) { $0 + $1.utf8.count }
      let rounds = 1_000_000 / bytes
      var best = Double.infinity
      for _ in 0..<5 {
        let start = processorTime
        var count = 0
        for _ in 0..<rounds {
          for label in labels {
            count += VerbalizedText(label, language: language).spoken.utf8.count
          }
        }
        guard count > 0 else { continue }
        best = min(best, processorTime - start)
      }
      tell("\(language) \(best * 1000)")
    }
  }
}
