# Two switches: one moves on, the other one selects.
set technology switch-control
set scanning manual
on pizza/pizzerias
set language ru
start
  shows item
  shows "Москва"
press next x3
  shows item
  shows "Москва, улица Миклухо-Маклая, 36А"
press select
  shows menu
  shows "Коснуться"
