# A group is entered by select, and left by its own frame.
set technology switch-control
set scanning manual
on ../../Captures/pizza/menu-before.view.json
start
  shows item
  shows "Москва"
press next
  shows group
  shows "На доставку … В ресторане"
press select
  shows item
  shows "На доставку"
press next x2
  shows group
  shows "На доставку … В ресторане"
press select
  does nothing
