# The keys are those of the simulator: right is next, left is previous, space selects, and holding space opens the menu (F300).
set technology switch-control
set scanning manual
set grouping off
set tap always
on ../../Captures/pizza/cart-cell-after.view.json
start
  shows item
hold select
  shows menu
  shows "Коснуться"
  does nothing
press menu
  shows item
