extension Lexicon {
  /// The words of Arabic.
  static let arabic: Lexicon = {
    var words = Lexicon()
    words.leaving = ["إغلاق", "رجوع", "إلغاء", "عودة"]
    words.answering = ["تم", "تخطي", "ليس الآن", "لاحقًا", "لا", "حسنًا", "موافق"]
    words.leavingStems = ["إغلاق "]
    words.actions = ["إجراء", "المزيد"]
    words.mistakes = ["خطأ", "غير صالح", "غير صحيح", "مطلوب", "غير مطابق"]
    words.forms = ["الحقول", "النموذج"]
    words.targets = [
      "اضغط هنا", "انقر هنا", "هنا", "المزيد", "اقرأ المزيد", "تفاصيل", "رابط", "صفحة",
    ]
    words.templates = ["زر", "عنوان", "نص"]
    words.templateVerbs = ["نص"]
    words.templateCaptions = ["عنوان", "نص"]
    words.gestures = ["اضغط مرتين", "انقر مرتين", "انقر هنا", "اضغط هنا", "اضغط مع الاستمرار"]
    words.gestureVerbs = ["اضغط", "انقر", "المس", "اسحب", "مرر"]
    words.money = ["درهم", "ريال", "دينار"]
    words.onOff = ["تشغيل", "إيقاف"]
    words.images = ["صورة", "أيقونة"]
    words.roles = [
      .button: ["زر"],
      .link: ["رابط"],
      .toggle: ["مفتاح"],
      .field: ["حقل"],
      .searchField: ["حقل"],
    ]
    words.decrease = ["إنقاص", "ناقص", "تقليل"]
    words.increase = ["زيادة", "زائد", "إضافة"]
    words.rating = ["نجمة", "نجوم", "قلب"]
    words.decoration = ["فاصل", "خط"]
    words.backdrop = ["خلفية"]
    words.selected = ["محدد", "محددة"]
    words.disabled = ["معطل", "معطّل"]
    words.expanded = ["موسع", "موسّع"]
    words.collapsed = ["مطوي"]
    words.on = ["مفعل", "تشغيل"]
    words.off = ["معطل", "إيقاف"]
    words.selectedStems = ["محدد"]
    words.loading = ["تحميل", "انتظر"]
    words.search = ["بحث", "ابحث"]
    words.copying = ["نسخ"]
    words.badges = [
      "new": ["جديد"],
      "sale": ["تخفيض", "خصم"],
      "hot": ["رائج", "حار"],
    ]
    words.commands = [
      "افتح", "اضغط", "إظهار الأسماء", "إخفاء الأسماء", "إظهار الأرقام", "إخفاء الأرقام",
    ]
    return words
  }()
}
