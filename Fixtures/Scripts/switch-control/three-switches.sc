# Three switches: one goes back, so that a press too many costs one more and no second round.
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
press previous
  shows item
  shows "Москва, улица Миклухо-Маклая, 36А"
press next
  shows item
  shows "Москва, улица Миклухо-Маклая, 36А"
press select
  shows menu
  shows "Коснуться"
