import Combine
import UIKit

final class TicketViewController: UIViewController {
  private let titleLabel = UILabel()
  private let stateLabel = UILabel()
  private let viewModel: TicketViewModel
  private var bag: Set<AnyCancellable> = []

  init(viewModel: TicketViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleLabel)
    view.addSubview(stateLabel)
    viewModel.$title.assign(to: \.text, on: titleLabel).store(in: &bag)
    viewModel.statePublisher
      .receive(on: DispatchQueue.main)
      .sink { [weak self] state in self?.stateLabel.text = "State: \(state)" }
      .store(in: &bag)
  }
}
