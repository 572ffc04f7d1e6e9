# Where items are tapped at once, a press is a tap.
set technology switch-control
set tap always
on ../../Captures/pizza/menu-after.view.json
start
  shows item
  shows "Москва"
wait 4
  shows item
  shows "Раздел меню"
press select
  shows item
  shows "Москва"
  does activate category
  does activate menu.root
  does tap category
