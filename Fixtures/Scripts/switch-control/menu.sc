# The menu of a row in the cart: what can always be done, then the actions of the row.
set technology switch-control
set scanning manual
set grouping off
on ../../Captures/pizza/cart-cell-after.view.json
start
  shows item
  shows "Цезарь, средняя 30 сантиметров, традиционное тесто"
press select
  shows menu
  shows "Коснуться"
press next x3
  shows menu
  shows "• Добавить"
press select
  shows "Добавить"
  shows "Добавить"
  shows item
  shows "Цезарь, средняя 30 сантиметров, традиционное тесто"
  does custom "Добавить" item
hold select
  shows menu
  shows "Коснуться"
