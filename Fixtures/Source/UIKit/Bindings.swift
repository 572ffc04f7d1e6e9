import RxSwift
import UIKit

final class ClockViewController: UIViewController {
  private let timeLabel = UILabel()
  private let startButton = UIButton()
  private let zoneLabel = UILabel()
  private let viewModel: ClockViewModel
  private let bag = DisposeBag()

  init(viewModel: ClockViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    [timeLabel, startButton, zoneLabel].forEach(view.addSubview)
    viewModel.time.bind(to: timeLabel.rx.text).disposed(by: bag)
    viewModel.action.drive(startButton.rx.title(for: .normal)).disposed(by: bag)
    viewModel.zone
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] zone in self?.zoneLabel.text = zone })
      .disposed(by: bag)
  }
}
