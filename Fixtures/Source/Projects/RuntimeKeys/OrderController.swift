import UIKit

/// Code of the project localizes what its documents name by keys.
final class OrderController: UIViewController {}
