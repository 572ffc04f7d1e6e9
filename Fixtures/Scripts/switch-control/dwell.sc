# One switch moves on, and what stays highlighted is selected.
set technology switch-control
set scanning dwell
on pizza/pizzerias
set language ru
start
  does nothing
press next
  shows item
  shows "Москва"
press next
  shows item
  shows "Москва, улица Миклухо-Маклая, 36А"
wait 2
  shows menu
  shows "Коснуться"
