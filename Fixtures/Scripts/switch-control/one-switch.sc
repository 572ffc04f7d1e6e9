# One switch: the third row is highlighted after three intervals, and one press opens its menu.
set technology switch-control
on pizza/pizzerias
set language ru
start
  shows item
  shows "Москва"
wait 3
  shows item
  shows "Москва, улица Миклухо-Маклая, 36А"
press select
  shows menu
  shows "Коснуться"
