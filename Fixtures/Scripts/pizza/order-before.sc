# The same order by one switch alone in the build before its adaptation: each word and picture is an
# item of its own.
set technology switch-control
on pizza-before
set language ru
start
  does nothing
wait 8.3
  shows item
  shows "Пепперони-сердце"
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
  does scroll up heart.title
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
wait 10.3
  shows item
  shows "от 245 ₽"
press select
  does nothing
wait 0.3
  shows menu
  shows "Коснуться"
press select
  shows "Коснуться"
  does activate pepperoni.button
  does activate pepperoni
  does activate menu
  does activate menu.root
  does tap pepperoni.button
wait 3.3
  shows group
  shows "Традиционное … Тонкое"
press select
  does nothing
wait 1.3
  shows item
  shows "Тонкое"
press select
  does nothing
wait 0.3
  shows menu
  shows "Коснуться"
press select
  shows "Коснуться"
  does activate dough.1
  does activate dough
  does activate contentScrollView
  does activate card.root
  does tap dough.1
wait 4.3
  shows item
  shows "Моцарелла"
press select
  does nothing
wait 0.3
  shows menu
  shows "Коснуться"
press select
  shows "Коснуться"
  does activate mozzarella.name
  does activate mozzarella
  does activate tops
  does activate contentScrollView
  does activate card.root
  does tap mozzarella.name
wait 11.3
  shows item
  shows "В корзину за 544 ₽"
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
wait 4.3
  shows item
  shows "ic_chevron_down"
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
wait 10.3
  shows group
  shows "iClose … iCart"
press select
  does nothing
wait 1.3
  shows item
  shows "iCart"
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
  shows group
  shows "Пепперони … ic_plus"
press select
  does nothing
wait 5.3
  shows item
  shows "ic_plus"
press select
  does nothing
wait 0.3
  shows menu
  shows "Коснуться"
press select
  shows "Коснуться"
  does activate item.plus
  does activate item
  does activate cart
  does activate cart.root
  does tap item.plus
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
  shows "Номер"
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
