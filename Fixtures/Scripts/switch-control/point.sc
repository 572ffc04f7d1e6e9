# Four presses at the right moments find a point: a band and a line from the top, then from the side.
set technology switch-control
set mode point
on ../../Captures/pizza/menu-after.view.json
start
  shows point
wait 2
  does nothing
press select
  shows point
wait 1
  does nothing
press select
  shows point
wait 1
  does nothing
press select
  shows point
wait 1
  does nothing
press select
  shows menu
  shows "Коснуться"
press select
  shows "Коснуться"
  shows point
  does tap promo
