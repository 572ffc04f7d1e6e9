# Switch Control scans the buttons, and not the element that is there only for VoiceOver (F163).
set technology switch-control
set scanning manual
set grouping off
set tap always
on F163-while-voiceover-runs.screen
start
  shows item
  shows "Убавить"
press next
  shows item
  shows "Прибавить"
press next
  shows item
  shows "Купить"
press select
  shows item
  shows "Убавить"
  does activate buy
  does tap buy
