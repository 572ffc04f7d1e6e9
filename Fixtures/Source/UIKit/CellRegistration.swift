import UIKit

final class NotesViewController: UIViewController {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Note>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Note> {
      cell, _, note in
      var content = cell.defaultContentConfiguration()
      content.text = note.title
      content.secondaryText = "Pinned"
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource<Int, Note>(collectionView: collectionView) {
      collectionView, indexPath, note in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: note)
    }
  }
}
