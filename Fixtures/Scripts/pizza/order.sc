# The order of order.vo by one switch alone, in the adapted build: what is highlighted moves on by
# itself, and select is all there is.
set technology switch-control
on pizza
set language ru
start
  does nothing
wait 6.3
  shows item
  shows "Пепперони-сердце, 625 рублей"
press select
  does nothing
wait 1.3
  shows menu
  shows "Прокрутить"
press select
  shows "Прокрутить"
  does nothing
wait 0.3
  shows menu
  shows "Прокрутить вниз"
press select
  shows "Прокрутить вниз"
  does scroll up heart
wait 4.3
  shows menu
  shows "Выйти из меню"
press select
  does nothing
wait 3.3
  shows menu
  shows "Выйти из меню"
press select
  does nothing
wait 1.3
  shows item
  shows "Пепперони, от 245 рублей"
press select
  does nothing
wait 0.3
  shows menu
  shows "Коснуться"
press select
  shows "Коснуться"
  does activate pepperoni
  does activate menu
  does activate menu.root
  does tap pepperoni
wait 4.3
  shows item
  shows "Тесто"
press select
  does nothing
wait 0.3
  shows menu
  shows "Увеличить"
press select
  does nothing
wait 1.3
  shows menu
  shows "Увеличить"
press select
  shows "Увеличить"
  does increment dough
wait 3.3
  shows group
  shows "Коснуться, Увеличить, Уменьшить, Прокрутить"
press select
  does nothing
wait 3.3
  shows menu
  shows "Выйти из меню"
press select
  does nothing
wait 1.3
  shows group
  shows "Моцарелла … В корзину за 495 рублей"
press select
  does nothing
wait 0.3
  shows item
  shows "Моцарелла"
press select
  does nothing
wait 0.3
  shows menu
  shows "Коснуться"
press select
  shows "Коснуться"
  does activate mozzarella
wait 5.3
  shows group
  shows "Моцарелла … В корзину за 544 рубля"
press select
  does nothing
wait 3.3
  shows item
  shows "В корзину за 544 рубля"
press select
  does nothing
wait 0.3
  shows menu
  shows "Коснуться"
press select
  shows "Коснуться"
  does activate buyButton
  does activate purchaseView
  does activate card.root
  does tap buyButton
wait 0.3
  shows item
  shows "Закрыть"
press select
  does nothing
wait 0.3
  shows menu
  shows "Коснуться"
press select
  shows "Коснуться"
  does activate handle
  does activate sheet
  does activate modal.root
  does tap handle
wait 0.3
  shows group
  shows "Закрыть … В корзину"
press select
  does nothing
wait 1.3
  shows item
  shows "В корзину"
press select
  does nothing
wait 0.3
  shows menu
  shows "Коснуться"
press select
  shows "Коснуться"
  does activate cartButton
  does activate card.root
  does tap cartButton
wait 1.3
  shows item
  shows "Пепперони, средняя 30 сантиметров, тонкое тесто, добавили моцареллу"
press select
  does nothing
wait 0.3
  does nothing
  shows menu
press select
  does nothing
wait 3.3
  does nothing
  shows menu
press select
  shows "Добавить"
  does custom "Добавить" item
wait 2.3
  shows item
  shows "К оформлению"
press select
  does nothing
wait 0.3
  shows menu
  shows "Коснуться"
press select
  shows "Коснуться"
  does activate checkout
  does activate cart.root
  does tap checkout
wait 2.3
  shows item
  shows "К оплате"
press select
  does nothing
wait 0.3
  shows menu
  shows "Коснуться"
press select
  shows "Коснуться"
  does activate toPayment
  does activate delivery.root
  does tap toPayment
wait 1.3
  shows item
  shows "Номер карты"
press select
  does nothing
wait 0.3
  shows menu
  shows "Коснуться"
press select
  shows "Коснуться"
  does activate card
  does activate payment.root
  does tap card
type "4242 4242 4242 4242"
  does type "4242 4242 4242 4242" card
type "12/30"
  does type "12/30" expiry
wait 5.3
  shows item
  shows "Оплатить"
press select
  does nothing
wait 0.3
  shows menu
  shows "Коснуться"
press select
  shows "Коснуться"
  does activate submit
  does activate payment.root
  does tap submit
wait 3
  screen 4 stops
  shows "Вернуться в меню"
