extension EmojiWords {
  /// Names of emoji in German, from the annotations of CLDR 41.
  static let emojiGerman = """
    ♪ Achtelnote|♭ Erniedrigungszeichen|♯ Erhöhungszeichen|🥹 Gesicht, das Tränen zurückhält
    🧌 Troll|🛝 Spielplatzrutsche|🛞 Autorad|🛟 Rettungsring|🟰 Gleichheitszeichen extrafett
    😀 grinsendes Gesicht|😃 grinsendes Gesicht mit großen Augen
    😄 grinsendes Gesicht mit lachenden Augen|😁 strahlendes Gesicht mit lachenden Augen
    😆 Grinsegesicht mit zugekniffenen Augen|😅 grinsendes Gesicht mit Schweißtropfen
    🤣 sich vor Lachen auf dem Boden wälzen|😂 Gesicht mit Freudentränen
    🙂 leicht lächelndes Gesicht|🙃 umgekehrtes Gesicht|😉 zwinkerndes Gesicht
    😊 lächelndes Gesicht mit lachenden Augen|😇 lächelndes Gesicht mit Heiligenschein
    🥰 lächelndes Gesicht mit Herzen|😍 lächelndes Gesicht mit herzförmigen Augen|🤩 überwältigt
    😘 Kuss zuwerfendes Gesicht|😗 küssendes Gesicht|☺ lächelndes Gesicht
    😚 küssendes Gesicht mit geschlossenen Augen|😙 küssendes Gesicht mit lächelnden Augen
    🥲 lachendes Gesicht mit Träne|😋 sich die Lippen leckendes Gesicht
    😛 Gesicht mit herausgestreckter Zunge|😜 zwinkerndes Gesicht mit herausgestreckter Zunge
    🤪 irres Gesicht|😝 Gesicht mit herausgestreckter Zunge und zusammengekniffenen Augen
    🤑 Gesicht mit Dollarzeichen|🤗 Gesicht mit umarmenden Händen|🤭 verlegen kicherndes Gesicht
    🤫 ermahnendes Gesicht|🤔 nachdenkendes Gesicht|🤐 Gesicht mit Reißverschlussmund
    🤨 Gesicht mit hochgezogenen Augenbrauen|😐 neutrales Gesicht|😑 ausdrucksloses Gesicht
    😶 Gesicht ohne Mund|😏 süffisant lächelndes Gesicht|😒 verstimmtes Gesicht
    🙄 Augen verdrehendes Gesicht|😬 Grimassen schneidendes Gesicht|🤥 lügendes Gesicht
    😌 erleichtertes Gesicht|😔 nachdenkliches Gesicht|😪 schläfriges Gesicht
    🤤 sabberndes Gesicht|😴 schlafendes Gesicht|😷 Gesicht mit Atemschutzmaske
    🤒 Gesicht mit Fieberthermometer|🤕 Gesicht mit Kopfverband|🤢 würgendes Gesicht
    🤮 kotzendes Gesicht|🤧 niesendes Gesicht|🥵 schwitzendes Gesicht|🥶 frierendes Gesicht
    🥴 schwindeliges Gesicht|😵 benommenes Gesicht|🤯 explodierender Kopf
    🤠 Gesicht mit Cowboyhut|🥳 Partygesicht|🥸 verkleidet
    😎 lächelndes Gesicht mit Sonnenbrille|🤓 Strebergesicht|🧐 Gesicht mit Monokel
    😕 verwundertes Gesicht|😟 besorgtes Gesicht|🙁 betrübtes Gesicht|☹ düsteres Gesicht
    😮 Gesicht mit offenem Mund|😯 verdutztes Gesicht|😲 erstauntes Gesicht
    😳 errötetes Gesicht mit großen Augen|🥺 bettelndes Gesicht|😦 entsetztes Gesicht
    😧 qualvolles Gesicht|😨 ängstliches Gesicht|😰 besorgtes Gesicht mit Schweißtropfen
    😥 trauriges aber erleichtertes Gesicht|😢 weinendes Gesicht|😭 heulendes Gesicht
    😱 vor Angst schreiendes Gesicht|😖 verwirrtes Gesicht|😣 entschlossenes Gesicht
    😞 enttäuschtes Gesicht|😓 bedrücktes Gesicht mit Schweiß|😩 erschöpftes Gesicht
    😫 müdes Gesicht|🥱 gähnendes Gesicht|😤 schnaubendes Gesicht|😡 schmollendes Gesicht
    😠 verärgertes Gesicht|🤬 Gesicht mit Symbolen über dem Mund
    😈 grinsendes Gesicht mit Hörnern|👿 wütendes Gesicht mit Hörnern|💀 Totenkopf
    ☠ Totenkopf mit gekreuzten Knochen|💩 Kothaufen|🤡 Clown-Gesicht|👹 Ungeheuer|👺 Kobold
    👻 Gespenst|👽 Außerirdischer|👾 Computerspiel-Monster|🤖 Roboter|😺 grinsende Katze
    😸 grinsende Katze mit lachenden Augen|😹 Katze mit Freudentränen
    😻 lachende Katze mit Herzen als Augen|😼 verwegen lächelnde Katze|😽 küssende Katze
    🙀 erschöpfte Katze|😿 weinende Katze|😾 schmollende Katze
    🙈 sich die Augen zuhaltendes Affengesicht|🙉 sich die Ohren zuhaltendes Affengesicht
    🙊 sich den Mund zuhaltendes Affengesicht|💋 Kussabdruck|💌 Liebesbrief|💘 Herz mit Pfeil
    💝 Herz mit Schleife|💖 funkelndes Herz|💗 wachsendes Herz|💓 schlagendes Herz
    💞 kreisende Herzen|💕 zwei Herzen|💟 Herzdekoration|❣ Herz als Ausrufezeichen
    💔 gebrochenes Herz|❤ rotes Herz|🧡 oranges Herz|💛 gelbes Herz|💚 grünes Herz
    💙 blaues Herz|💜 lila Herz|🤎 braunes Herz|🖤 schwarzes Herz|🤍 weißes Herz|💯 100 Punkte
    💢 Ärger|💥 Zusammenstoß|💫 schwindlig|💦 Schweißtropfen|💨 Staubwolke|🕳 Loch|💣 Bombe
    💬 Sprechblase mit drei Punkten|🗨 Sprechblase links
    🗯 Sprechblase für wütende Aussage rechts|💭 Gedankenblase|💤 Schlafen|👋 winkende Hand
    🤚 erhobene Hand von hinten|🖐 Hand mit gespreizten Fingern|✋ erhobene Hand
    🖖 vulkanischer Gruß|👌 OK-Zeichen|🤌 zusammengedrückte Finger|🤏 Wenig-Geste
    ✌ Victory-Geste|🤞 Hand mit gekreuzten Fingern|🤟 Ich-liebe-dich-Geste|🤘 Teufelsgruß
    🤙 Ruf-mich-an-Handzeichen|👈 nach links weisender Zeigefinger
    👉 nach rechts weisender Zeigefinger|👆 nach oben weisender Zeigefinger von hinten
    🖕 Mittelfinger|👇 nach unten weisender Zeigefinger
    ☝ nach oben weisender Zeigefinger von vorne|👍 Daumen hoch|👎 Daumen runter|✊ erhobene Faust
    👊 geballte Faust|🤛 Faust nach links|🤜 Faust nach rechts|👏 klatschende Hände
    🙌 zwei erhobene Handflächen|👐 offene Hände|🤲 Handflächen nach oben|🤝 Handschlag
    🙏 zusammengelegte Handflächen|✍ schreibende Hand|💅 Nagellack|🤳 Selfie
    💪 angespannter Bizeps|🦾 Armprothese|🦿 Beinprothese|🦵 Bein|🦶 Fuß|👂 Ohr
    🦻 Ohr mit Hörgerät|👃 Nase|🧠 Gehirn|🦷 Zahn|🦴 Knochen|👀 Augen|👁 Auge|👅 Zunge|👄 Mund
    👶 Baby|🧒 Kind|👦 Junge|👧 Mädchen|🧑 Person|👱 Person: blondes Haar|👨 Mann
    🧔 Person: Bart|👩 Frau|🧓 ältere Person|👴 älterer Mann|👵 ältere Frau|🙍 missmutige Person
    🙎 schmollende Person|🙅 Person mit überkreuzten Armen|🙆 Person mit Händen auf dem Kopf
    💁 Infoschalter-Mitarbeiter(in)|🙋 Person mit erhobenem Arm|🧏 gehörlose Person
    🙇 sich verbeugende Person|🤦 sich an den Kopf fassende Person|🤷 schulterzuckende Person
    👮 Polizist(in)|🕵 Detektiv(in)|💂 Wache|🥷 Ninja|👷 Bauarbeiter(in)|🤴 Prinz|👸 Prinzessin
    👳 Person mit Turban|👲 Mann mit chinesischem Hut|🧕 Frau mit Kopftuch|🤵 Person im Smoking
    👰 Person mit Schleier|🤰 schwangere Frau|🤱 Stillen|👼 Putte|🎅 Weihnachtsmann
    🤶 Weihnachtsfrau|🦸 Superheld(in)|🦹 Bösewicht|🧙 Magier(in)|🧚 Märchenfee|🧛 Vampir
    🧜 Wassermensch|🧝 Elf(e)|🧞 Flaschengeist|🧟 Zombie|💆 Person, die eine Kopfmassage bekommt
    💇 Person beim Haareschneiden|🚶 Fußgänger(in)|🧍 stehende Person|🧎 kniende Person
    🏃 laufende Person|💃 tanzende Frau|🕺 tanzender Mann|🕴 schwebender Mann im Anzug
    👯 Personen mit Hasenohren|🧖 Person in Dampfsauna|🧗 Bergsteiger(in)|🤺 Fechter(in)
    🏇 Pferderennen|⛷ Skifahrer(in)|🏂 Snowboarder(in)|🏌 Golfer(in)|🏄 Surfer(in)
    🚣 Person im Ruderboot|🏊 Schwimmer(in)|⛹ Person mit Ball|🏋 Gewichtheber(in)
    🚴 Radfahrer(in)|🚵 Mountainbiker(in)|🤸 Rad schlagende Person|🤼 Ringer(in)
    🤽 Wasserballspieler(in)|🤾 Handballspieler(in)|🤹 Jongleur(in)|🧘 Person im Lotossitz
    🛀 badende Person|🛌 im Bett liegende Person|👭 Händchen haltende Frauen
    👫 Mann und Frau halten Hände|👬 Händchen haltende Männer|💏 sich küssendes Paar
    💑 Liebespaar|👪 Familie|🗣 sprechender Kopf|👤 Silhouette einer Büste
    👥 Silhouette mehrerer Büsten|👣 Fußabdrücke|🦰 rotes Haar|🦱 lockiges Haar|🦳 weißes Haar
    🦲 Glatze|🐵 Affengesicht|🐒 Affe|🦍 Gorilla|🦧 Orang-Utan|🐶 Hundegesicht|🐕 Hund
    🦮 Blindenhund|🐩 Pudel|🐺 Wolf|🦊 Fuchs|🦝 Waschbär|🐱 Katzengesicht|🐈 Katze|🦁 Löwe
    🐯 Tigergesicht|🐅 Tiger|🐆 Leopard|🐴 Pferdegesicht|🐎 Pferd|🦄 Einhorn|🦓 Zebra|🦌 Hirsch
    🦬 Bison|🐮 Kuhgesicht|🐂 Ochse|🐃 Wasserbüffel|🐄 Kuh|🐷 Schweinegesicht|🐖 Schwein
    🐗 Wildschwein|🐽 Schweinerüssel|🐏 Widder|🐑 Schaf|🐐 Ziege|🐪 Dromedar|🐫 Kamel|🦙 Lama
    🦒 Giraffe|🐘 Elefant|🦣 Mammut|🦏 Nashorn|🦛 Nilpferd|🐭 Mäusegesicht|🐁 Maus|🐀 Ratte
    🐹 Hamster|🐰 Hasengesicht|🐇 Hase|🐿 Streifenhörnchen|🦫 Biber|🦔 Igel|🦇 Fledermaus|🐻 Bär
    🐨 Koala|🐼 Panda|🦥 Faultier|🦦 Otter|🦨 Stinktier|🦘 Känguru|🦡 Dachs|🐾 Tatzenabdrücke
    🦃 Truthahn|🐔 Huhn|🐓 Hahn|🐣 schlüpfendes Küken|🐤 Küken|🐥 Küken von vorne|🐦 Vogel
    🐧 Pinguin|🕊 Taube|🦅 Adler|🦆 Ente|🦢 Schwan|🦉 Eule|🦤 Dodo|🦩 Flamingo|🦚 Pfau
    🦜 Papagei|🐸 Frosch|🐊 Krokodil|🐢 Schildkröte|🦎 Eidechse|🐍 Schlange|🐲 Drachengesicht
    🐉 Drache|🦕 Sauropode|🦖 T-Rex|🐳 blasender Wal|🐋 Wal|🐬 Delfin|🦭 Seehund|🐟 Fisch
    🐠 Tropenfisch|🐡 Kugelfisch|🦈 Hai|🐙 Oktopus|🐚 Schneckenhaus|🐌 Schnecke|🦋 Schmetterling
    🐛 Raupe|🐜 Ameise|🐝 Biene|🐞 Marienkäfer|🦗 Grille|🕷 Spinne|🕸 Spinnennetz|🦂 Skorpion
    🦟 Mücke|🦠 Mikrobe|💐 Blumenstrauß|🌸 Kirschblüte|💮 Blumenstempel|🏵 Rosette|🌹 Rose
    🥀 welke Blume|🌺 Hibiskus|🌻 Sonnenblume|🌼 gelbe Blüte|🌷 Tulpe|🌱 Spross|🌲 Nadelbaum
    🌳 Laubbaum|🌴 Palme|🌵 Kaktus|🌾 Reisähre|🌿 Kräuter|☘ Kleeblatt|🍀 Glücksklee
    🍁 Ahornblatt|🍂 Laub|🍃 Blätter im Wind|🍇 Trauben|🍈 Honigmelone|🍉 Wassermelone
    🍊 Mandarine|🍋 Zitrone|🍌 Banane|🍍 Ananas|🥭 Mango|🍎 roter Apfel|🍏 grüner Apfel|🍐 Birne
    🍑 Pfirsich|🍒 Kirschen|🍓 Erdbeere|🥝 Kiwi|🍅 Tomate|🥥 Kokosnuss|🥑 Avocado|🍆 Aubergine
    🥔 Kartoffel|🥕 Karotte|🌽 Maiskolben|🌶 Peperoni|🥒 Gurke|🥬 Blattgemüse|🥦 Brokkoli
    🧄 Knoblauch|🧅 Zwiebel|🍄 Fliegenpilz|🥜 Erdnuss|🌰 Kastanie|🍞 Brot|🥐 Croissant
    🥖 Baguette|🥨 Brezel|🥯 Bagel|🥞 Pfannkuchen|🧇 Waffel|🧀 Käsestück|🍖 Fleischhachse
    🍗 Hähnchenschenkel|🥩 Fleischstück|🥓 Bacon|🍔 Hamburger|🍟 Pommes frites|🍕 Pizza
    🌭 Hotdog|🥪 Sandwich|🌮 Taco|🌯 Burrito|🥙 Döner|🧆 Falafel|🥚 Ei
    🍳 Spiegelei in Bratpfanne|🥘 Pfannengericht|🍲 Topf mit Essen|🥣 Schüssel mit Löffel
    🥗 Salat|🍿 Popcorn|🧈 Butter|🧂 Salz|🥫 Konserve|🍱 Bento-Box|🍘 Reiscracker
    🍙 Reisbällchen|🍚 Reis in Schüssel|🍛 Reis mit Curry|🍜 Schüssel und Essstäbchen
    🍝 Spaghetti|🍠 geröstete Süßkartoffel|🍢 Oden|🍣 Sushi|🍤 frittierte Garnele
    🍥 Fischfrikadelle|🥮 Mondkuchen|🍡 Dango|🥟 Teigtasche|🥠 Glückskeks|🥡 Takeaway-Schachtel
    🦀 Krebs|🦞 Hummer|🦐 Garnele|🦑 Tintenfisch|🦪 Auster|🍦 Softeis|🍧 Wassereis|🍨 Eiscreme
    🍩 Donut|🍪 Keks|🎂 Geburtstagskuchen|🍰 Torte|🧁 Cupcake|🥧 Kuchen|🍫 Schokoladentafel
    🍬 Bonbon|🍭 Lutscher|🍮 Pudding|🍯 Honigtopf|🍼 Babyflasche|🥛 Glas Milch|☕ Heißgetränk
    🍵 Teetasse ohne Henkel|🍶 Sake-Flasche mit Tasse|🍾 Flasche mit knallendem Korken
    🍷 Weinglas|🍸 Cocktailglas|🍹 Cocktail|🍺 Bierkrug|🍻 Bierkrüge|🥂 Sektgläser|🥃 Trinkglas
    🥤 Becher mit Strohhalm|🧋 Bubble Tea|🧃 Trinkpäckchen|🧉 Mate-Tee|🧊 Eiswürfel
    🥢 Essstäbchen|🍽 Teller mit Messer und Gabel|🍴 Messer und Gabel|🥄 Löffel|🔪 Küchenmesser
    🏺 Amphore|🌍 Globus mit Europa und Afrika|🌎 Globus mit Amerika
    🌏 Globus mit Asien und Australien|🌐 Globus mit Meridianen|🗺 Weltkarte|🗾 Umriss von Japan
    🧭 Kompass|🏔 schneebedeckter Berg|⛰ Berg|🌋 Vulkan|🗻 Fuji|🏕 Camping
    🏖 Strand mit Sonnenschirm|🏜 Wüste|🏝 einsame Insel|🏞 Nationalpark|🏟 Stadion
    🏛 antikes Gebäude|🏗 Kran|🧱 Ziegelstein|🛖 Hütte|🏘 Wohnhäuser|🏚 verfallenes Haus|🏠 Haus
    🏡 Haus mit Garten|🏢 Bürogebäude|🏣 japanisches Postgebäude|🏤 Postgebäude|🏥 Krankenhaus
    🏦 Bank|🏨 Hotel|🏩 Stundenhotel|🏪 Minimarkt|🏫 Schule|🏬 Kaufhaus|🏭 Fabrik
    🏯 japanisches Schloss|🏰 Schloss|💒 Hochzeit|🗼 Tokyo Tower|🗽 Freiheitsstatue|⛪ Kirche
    🕌 Moschee|🛕 Hindutempel|🕍 Synagoge|⛩ Shinto-Schrein|🕋 Kaaba|⛲ Springbrunnen|⛺ Zelt
    🌁 neblig|🌃 Sternenhimmel|🏙 Skyline|🌄 Sonnenaufgang über Bergen
    🌅 Sonnenaufgang über dem Meer|🌆 Abendstimmung in der Stadt|🌇 Sonnenuntergang in der Stadt
    🌉 Brücke vor Nachthimmel|♨ heiße Quellen|🎠 Karussellpferd|🎡 Riesenrad|🎢 Achterbahn
    💈 Barbershop-Säule|🎪 Zirkuszelt|🚂 Dampflokomotive|🚃 Eisenbahnwagen
    🚄 Hochgeschwindigkeitszug mit spitzer Nase|🚅 Hochgeschwindigkeitszug|🚆 Zug|🚇 U-Bahn
    🚈 S-Bahn|🚉 Bahnhof|🚊 Straßenbahn|🚝 Einschienenbahn|🚞 Bergbahn|🚋 Straßenbahnwagen
    🚌 Bus|🚍 Bus von vorne|🚎 Oberleitungsbus|🚐 Kleinbus|🚑 Krankenwagen|🚒 Feuerwehrauto
    🚓 Polizeiwagen|🚔 Polizeiwagen von vorne|🚕 Taxi|🚖 Taxi von vorne|🚗 Auto
    🚘 Auto von vorne|🚙 Wohnmobil|🛻 Pick-up|🚚 Lieferwagen|🚛 Sattelzug|🚜 Traktor|🏎 Rennauto
    🏍 Motorrad|🛵 Motorroller|🦽 manueller Rollstuhl|🦼 elektrischer Rollstuhl|🛺 Autorikscha
    🚲 Fahrrad|🛴 Tretroller|🛹 Skateboard|🛼 Rollschuh|🚏 Bushaltestelle|🛣 Autobahn
    🛤 Bahngleis|🛢 Ölfass|⛽ Tanksäule|🚨 Polizeilicht|🚥 horizontale Verkehrsampel
    🚦 vertikale Verkehrsampel|🛑 Stoppschild|🚧 Baustellenabsperrung|⚓ Anker|⛵ Segelboot
    🛶 Kanu|🚤 Schnellboot|🛳 Passagierschiff|⛴ Fähre|🛥 Motorboot|🚢 Schiff|✈ Flugzeug
    🛩 kleines Flugzeug|🛫 Abflug|🛬 Landung eines Flugzeugs|💺 Sitzplatz|🚁 Hubschrauber
    🚟 Schwebebahn|🚠 Bergschwebebahn|🚡 Bergseilbahn|🛰 Satellit|🚀 Rakete
    🛸 fliegende Untertasse|🛎 Rezeptionsklingel|🧳 Gepäck|⌛ Sanduhr|⏳ laufende Sanduhr
    ⌚ Armbanduhr|⏰ Wecker|🕰 Kaminuhr|🌑 Neumond|🌒 erstes Mondviertel|🌓 zunehmender Halbmond
    🌔 zweites Mondviertel|🌕 Vollmond|🌖 drittes Mondviertel|🌗 abnehmender Halbmond
    🌘 letztes Mondviertel|🌙 Mondsichel|🌚 Neumond mit Gesicht|🌛 Mondsichel mit Gesicht links
    🌜 Mondsichel mit Gesicht rechts|🌡 Thermometer|☀ Sonne|🌝 Vollmond mit Gesicht
    🌞 Sonne mit Gesicht|⭐ weißer mittelgroßer Stern|🌟 funkelnder Stern|🌠 Sternschnuppe
    🌌 Milchstraße|☁ Wolke|⛅ Sonne hinter Wolke|⛈ Wolke mit Blitz und Regen
    🌤 Sonne hinter kleiner Wolke|🌥 Sonne hinter großer Wolke|🌦 Sonne hinter Regenwolke
    🌧 Wolke mit Regen|🌨 Wolke mit Schnee|🌩 Wolke mit Blitz|🌪 Wirbelsturm|🌫 Nebel|🌬 Wind
    🌀 Wirbel|🌈 Regenbogen|🌂 geschlossener Regenschirm|☂ Regenschirm|☔ Regenschirm im Regen
    ⛱ aufgestellter Sonnenschirm|⚡ Hochspannung|❄ Schneeflocke|☃ Schneemann im Schnee
    ⛄ Schneemann ohne Schneeflocken|☄ Komet|🔥 Feuer|💧 Tropfen|🌊 Welle|🎃 Halloweenkürbis
    🎄 Weihnachtsbaum|🎆 Feuerwerk|🎇 Wunderkerze|🧨 Feuerwerkskörper|✨ funkelnde Sterne
    🎈 Luftballon|🎉 Konfettibombe|🎊 Konfettiball|🎋 Tanabata-Baum|🎍 Piniendekoration
    🎎 japanische Puppen|🎏 traditionelle japanische Windsäcke|🎐 japanisches Windspiel
    🎑 traditionelles Mondfest|🧧 roter Umschlag|🎀 pinke Schleife|🎁 Geschenk|🎗 Gedenkschleife
    🎟 Eintrittskarten|🎫 Ticket|🎖 Militärorden|🏆 Pokal|🏅 Sportmedaille|🥇 Goldmedaille
    🥈 Silbermedaille|🥉 Bronzemedaille|⚽ Fußball|⚾ Baseball|🥎 Softball|🏀 Basketball
    🏐 Volleyball|🏈 Football|🏉 Rugbyball|🎾 Tennisball|🥏 Frisbee|🎳 Bowling|🏏 Kricket
    🏑 Feldhockey|🏒 Eishockey|🥍 Lacrosse|🏓 Tischtennis|🏸 Badminton|🥊 Boxhandschuh
    🥋 Kampfsportanzug|🥅 Tor|⛳ Golffahne|⛸ Schlittschuh|🎣 Angel mit Fisch|🤿 Tauchmaske
    🎽 Laufshirt|🎿 Ski|🛷 Schlitten|🥌 Curlingstein|🎯 Darts|🎱 Billardkugel|🔮 Kristallkugel
    🧿 Nazar-Amulett|🎮 Gamepad|🕹 Joystick|🎰 Spielautomat|🎲 Spielwürfel|🧩 Puzzleteil
    🧸 Teddybär|♠ Pik|♥ Herz|♦ Karo|♣ Kreuz|♟ Bauer Schach|🎴 japanische Blumenkarte|🎭 Masken
    🖼 gerahmtes Bild|🎨 Mischpalette|🧵 Faden|🧶 Wollknäuel|👓 Brille|🕶 Sonnenbrille
    🥽 Schutzbrille|🥼 Laborkittel|🦺 Sicherheitsweste|👔 Hemd mit Krawatte|👕 T-Shirt|👖 Jeans
    🧣 Schal|🧤 Handschuhe|🧥 Mantel|🧦 Socken|👗 Kleid|👘 Kimono|🥻 Sari|👙 Bikini|👚 Bluse
    👛 Geldbörse|👜 Handtasche|👝 Clutch|🛍 Einkaufstüten|🎒 Schulranzen|👞 Herrenschuh
    👟 Sportschuh|🥾 Wanderstiefel|🥿 flacher Schuh|👠 Stöckelschuh|👡 Damensandale
    👢 Damenstiefel|👑 Krone|👒 Damenhut|🎩 Zylinder|🎓 Doktorhut|🧢 Baseballmütze
    ⛑ Rettungshelm|📿 Gebetskette|💄 Lippenstift|💍 Ring|💎 Edelstein
    🔇 durchgestrichener Lautsprecher|🔈 Lautsprecher mit geringer Lautstärke
    🔉 Lautsprecher mit mittlerer Lautstärke|🔊 Lautsprecher mit hoher Lautstärke
    📢 Lautsprecher|📣 Megafon|📯 Posthorn|🔔 Glocke|🔕 durchgestrichene Glocke
    🎼 Notenschlüssel|🎵 Musiknote|🎶 Musiknoten|🎙 Studiomikrofon|🎚 Schieberegler
    🎛 Drehregler|🎤 Mikrofon|🎧 Kopfhörer|📻 Radio|🎷 Saxofon|🎸 Gitarre|🎹 Klaviatur
    🎺 Trompete|🎻 Geige|🥁 Trommel|📱 Mobiltelefon|📲 Mobiltelefon mit Pfeil|☎ Telefon
    📞 Telefonhörer|📟 Pager|📠 Faxgerät|🔋 Batterie|🔌 Netzstecker|💻 Laptop|🖥 Desktopcomputer
    🖨 Drucker|🖱 Computermaus|🖲 Trackball|💽 Minidisc|💾 Diskette|💿 CD|📀 DVD|🧮 Abakus
    🎥 Filmkamera|🎞 Filmstreifen|📽 Filmprojektor|🎬 Filmklappe|📺 Fernseher|📷 Fotoapparat
    📸 Fotoapparat mit Blitz|📹 Videokamera|📼 Videokassette|🔍 Lupe nach links
    🔎 Lupe nach rechts|🕯 Kerze|💡 Glühbirne|🔦 Taschenlampe|🏮 rote Papierlaterne
    📔 Notizbuch mit dekorativem Einband|📕 geschlossenes Buch|📖 offenes Buch|📗 grünes Buch
    📘 blaues Buch|📙 orangefarbenes Buch|📚 Bücherstapel|📓 Notizbuch|📒 Spiralblock
    📃 teilweise eingerolltes Blatt|📜 Schriftrolle|📄 Vorderseite eines Blattes|📰 Zeitung
    🗞 zusammengerollte Zeitung|📑 Pagemarker|🔖 Lesezeichen|🏷 Etikett|💰 Geldsack
    💴 Yen-Banknote|💵 Dollar-Banknote|💶 Euro-Banknote|💷 Pfund-Banknote
    💸 Geldschein mit Flügeln|💳 Kreditkarte|🧾 Beleg|💹 steigende Kurve mit Yen-Zeichen
    ✉ Briefumschlag|📧 E-Mail|📨 eingehender Briefumschlag|📩 Umschlag mit Pfeil|📤 Postausgang
    📥 Posteingang|📦 Paket|📫 geschlossener Briefkasten mit Post
    📪 geschlossener Briefkasten ohne Post|📬 offener Briefkasten mit Post
    📭 offener Briefkasten ohne Post|📮 Briefkasten|🗳 Urne mit Wahlzettel|✏ Bleistift
    ✒ schwarzer Federhalter|🖋 Füllhalter|🖊 Kugelschreiber|🖌 Pinsel|🖍 Wachsmalstift
    📝 Papier und Bleistift|💼 Aktentasche|📁 Ordner|📂 geöffneter Ordner|🗂 Karteireiter
    📅 Kalender|📆 Abreißkalender|🗒 Notizblock|🗓 Spiralkalender|📇 Rotationskartei
    📈 Aufwärtstrend|📉 Abwärtstrend|📊 Balkendiagramm|📋 Klemmbrett|📌 Reißzwecke|📍 Stecknadel
    📎 Büroklammer|🖇 verhakte Büroklammern|📏 Lineal|📐 dreieckiges Lineal|✂ Schere
    🗃 Karteikasten|🗄 Aktenschrank|🗑 Papierkorb|🔒 geschlossenes Schloss|🔓 offenes Schloss
    🔏 Schloss mit Füller|🔐 Schloss mit Schlüssel|🔑 Schlüssel|🗝 alter Schlüssel|🔨 Hammer
    ⛏ Pickel|⚒ Hammer und Pickel|🛠 Hammer und Schraubenschlüssel|🗡 Dolch|⚔ gekreuzte Schwerter
    🔫 Wasserpistole|🏹 Pfeil und Bogen|🛡 Schutzschild|🔧 Schraubenschlüssel
    🔩 Mutter und Schraube|⚙ Zahnrad|🗜 Schraubzwinge|⚖ Waage|🦯 Blindenstock|🔗 Linksymbol
    ⛓ Ketten|🧰 Werkzeugkasten|🧲 Magnet|⚗ Destillierapparat|🧪 Reagenzglas|🧫 Petrischale
    🧬 DNA|🔬 Mikroskop|🔭 Teleskop|📡 Satellitenschüssel|💉 Spritze|💊 Kapsel|🚪 Tür
    🛗 Fahrstuhl|🛏 Bett|🛋 Sofa und Lampe|🚽 Toilette|🚿 Dusche|🛁 Badewanne|🧴 Creme
    🧷 Sicherheitsnadel|🧹 Besen|🧺 Korb|🧻 Küchenrolle|🧼 Seife|🧽 Schwamm|🧯 Feuerlöscher
    🛒 Einkaufswagen|🚬 Zigarette|⚰ Sarg|⚱ Urne|🗿 Statue|🏧 Symbol „Geldautomat“
    🚮 Symbol „Papierkorb“|🚰 Trinkwasser|♿ Symbol „Rollstuhl“|🚹 Herren|🚺 Damen|🚻 Toiletten
    🚼 Symbol „Baby“|🚾 WC|🛂 Passkontrolle|🛃 Zollkontrolle|🛄 Gepäckausgabe
    🛅 Gepäckaufbewahrung|⚠ Warnung|🚸 Kinder überqueren die Straße|⛔ Zutritt verboten
    🚫 Verboten|🚳 Fahrräder verboten|🚭 Rauchverbot|🚯 Abfall verboten|🚱 Kein Trinkwasser
    🚷 Fußgänger verboten|📵 Mobiltelefone verboten|🔞 Minderjährige verboten|☢ Radioaktiv
    ☣ Biogefährdung|➡ Pfeil nach rechts|🔃 kreisförmige Pfeile im Uhrzeigersinn
    🔄 Pfeile gegen den Uhrzeigersinn|🔙 BACK-Pfeil|🔚 END-Pfeil|🔛 ON!-Pfeil|🔜 SOON-Pfeil
    🔝 TOP-Pfeil|🛐 religiöse Stätte|⚛ Atomzeichen|🕉 om|✡ Davidstern|☸ Dharma-Rad
    ☯ Yin und Yang|✝ lateinisches Kreuz|☦ orthodoxes Kreuz|☪ Hilal und Stern|☮ Friedenszeichen
    🕎 Menora|🔯 Hexagramm mit Punkt|♈ Widder (Sternzeichen)|♉ Stier (Sternzeichen)
    ♊ Zwillinge (Sternzeichen)|♋ Krebs (Sternzeichen)|♌ Löwe (Sternzeichen)
    ♍ Jungfrau (Sternzeichen)|♎ Waage (Sternzeichen)|♏ Skorpion (Sternzeichen)
    ♐ Schütze (Sternzeichen)|♑ Steinbock (Sternzeichen)|♒ Wassermann (Sternzeichen)
    ♓ Fische (Sternzeichen)|⛎ Schlangenträger|🔀 Zufallsmodus|🔁 Wiederholen
    🔂 Titel wiederholen|⏩ Doppelpfeile nach rechts|⏪ Zurückspulen|🔼 Aufwärts-Schaltfläche
    🔽 Abwärts-Schaltfläche|🎦 Kinosymbol|🔅 Taste Dimmen|🔆 Heller-Taste
    📶 balkenförmige Signalstärkenanzeige|📳 Vibrationsmodus|📴 Mobiltelefon aus|♀ Frauensymbol
    ♂ Männersymbol|⚧ Transgender-Symbol|✖ mal|➕ plus|➖ minus|➗ geteilt durch|♾ Unendlichkeit
    ❓ rotes Fragezeichen|❔ weißes Fragezeichen|❕ weißes Ausrufezeichen|❗ rotes Ausrufezeichen
    💱 Geldwechsel|💲 Dollarzeichen extrafett|⚕ Äskulapstab|♻ Recycling-Symbol|⚜ Lilie
    🔱 Dreizack|📛 Namensschild|🔰 japanisches Anfänger-Zeichen|⭕ hohler roter Kreis
    ✅ weißes Häkchen|☑ abgehaktes Kästchen|✔ kräftiges Häkchen|❌ Kreuzzeichen
    ❎ angekreuztes Kästchen|➰ Schleife|➿ Doppelschleife|✳ achtzackiger Stern
    ✴ achtstrahliger Stern|❇ Funkeln|🔠 Eingabesymbol lateinische Großbuchstaben
    🔡 Eingabesymbol lateinische Kleinbuchstaben|🔢 Eingabesymbol Zahlen
    🔣 Eingabesymbol Sonderzeichen|🔤 Eingabesymbol lateinische Buchstaben|🔴 roter Punkt
    🟠 oranger Punkt|🟡 gelber Punkt|🟢 grüner Punkt|🔵 blauer Punkt|🟣 lila Punkt
    🟤 brauner Punkt|⚫ schwarzer Punkt|⚪ weißer Punkt|🟥 rotes Quadrat|🟧 oranges Quadrat
    🟨 gelbes Quadrat|🟩 grünes Quadrat|🟦 blaues Quadrat|🟪 lila Quadrat|🟫 braunes Quadrat
    ⬛ großes schwarzes Quadrat|⬜ großes weißes Quadrat|🔶 große orangefarbene Raute
    🔷 große blaue Raute|🔸 kleine orangefarbene Raute|🔹 kleine blaue Raute
    🔺 rotes Dreieck mit der Spitze nach oben|🔻 rotes Dreieck mit der Spitze nach unten
    💠 Rautenform mit Punkt|🔘 Optionsfeld|🔳 weiße quadratische Schaltfläche
    🔲 schwarze quadratische Schaltfläche|🏁 Zielflagge|🚩 Wimpel|🎌 überkreuzte Flaggen
    🏴 schwarze Flagge|🏳 weiße Flagge
    """

  /// Names of regions in German, for flags, from CLDR 41.
  static let regionsGerman = """
    AC Ascension|AD Andorra|AE Vereinigte Arabische Emirate|AF Afghanistan
    AG Antigua und Barbuda|AI Anguilla|AL Albanien|AM Armenien|AO Angola|AQ Antarktis
    AR Argentinien|AS Amerikanisch-Samoa|AT Österreich|AU Australien|AW Aruba|AX Ålandinseln
    AZ Aserbaidschan|BA Bosnien und Herzegowina|BB Barbados|BD Bangladesch|BE Belgien
    BF Burkina Faso|BG Bulgarien|BH Bahrain|BI Burundi|BJ Benin|BL St. Barthélemy|BM Bermuda
    BN Brunei Darussalam|BO Bolivien|BQ Karibische Niederlande|BR Brasilien|BS Bahamas|BT Bhutan
    BV Bouvetinsel|BW Botsuana|BY Belarus|BZ Belize|CA Kanada|CC Kokosinseln|CD Kongo-Kinshasa
    CF Zentralafrikanische Republik|CG Kongo-Brazzaville|CH Schweiz|CI Côte d’Ivoire
    CK Cookinseln|CL Chile|CM Kamerun|CN China|CO Kolumbien|CP Clipperton-Insel|CR Costa Rica
    CU Kuba|CV Cabo Verde|CW Curaçao|CX Weihnachtsinsel|CY Zypern|CZ Tschechien|DE Deutschland
    DG Diego Garcia|DJ Dschibuti|DK Dänemark|DM Dominica|DO Dominikanische Republik|DZ Algerien
    EA Ceuta und Melilla|EC Ecuador|EE Estland|EG Ägypten|EH Westsahara|ER Eritrea|ES Spanien
    ET Äthiopien|EU Europäische Union|EZ Eurozone|FI Finnland|FJ Fidschi|FK Falklandinseln
    FM Mikronesien|FO Färöer|FR Frankreich|GA Gabun|GB Vereinigtes Königreich|GD Grenada
    GE Georgien|GF Französisch-Guayana|GG Guernsey|GH Ghana|GI Gibraltar|GL Grönland|GM Gambia
    GN Guinea|GP Guadeloupe|GQ Äquatorialguinea|GR Griechenland
    GS Südgeorgien und die Südlichen Sandwichinseln|GT Guatemala|GU Guam|GW Guinea-Bissau
    GY Guyana|HK Sonderverwaltungsregion Hongkong|HM Heard und McDonaldinseln|HN Honduras
    HR Kroatien|HT Haiti|HU Ungarn|IC Kanarische Inseln|ID Indonesien|IE Irland|IL Israel
    IM Isle of Man|IN Indien|IO Britisches Territorium im Indischen Ozean|IQ Irak|IR Iran
    IS Island|IT Italien|JE Jersey|JM Jamaika|JO Jordanien|JP Japan|KE Kenia|KG Kirgisistan
    KH Kambodscha|KI Kiribati|KM Komoren|KN St. Kitts und Nevis|KP Nordkorea|KR Südkorea
    KW Kuwait|KY Kaimaninseln|KZ Kasachstan|LA Laos|LB Libanon|LC St. Lucia|LI Liechtenstein
    LK Sri Lanka|LR Liberia|LS Lesotho|LT Litauen|LU Luxemburg|LV Lettland|LY Libyen|MA Marokko
    MC Monaco|MD Republik Moldau|ME Montenegro|MF St. Martin|MG Madagaskar|MH Marshallinseln
    MK Nordmazedonien|ML Mali|MM Myanmar|MN Mongolei|MO Sonderverwaltungsregion Macau
    MP Nördliche Marianen|MQ Martinique|MR Mauretanien|MS Montserrat|MT Malta|MU Mauritius
    MV Malediven|MW Malawi|MX Mexiko|MY Malaysia|MZ Mosambik|NA Namibia|NC Neukaledonien
    NE Niger|NF Norfolkinsel|NG Nigeria|NI Nicaragua|NL Niederlande|NO Norwegen|NP Nepal
    NR Nauru|NU Niue|NZ Neuseeland|OM Oman|PA Panama|PE Peru|PF Französisch-Polynesien
    PG Papua-Neuguinea|PH Philippinen|PK Pakistan|PL Polen|PM St. Pierre und Miquelon
    PN Pitcairninseln|PR Puerto Rico|PS Palästinensische Autonomiegebiete|PT Portugal|PW Palau
    PY Paraguay|QA Katar|QO Äußeres Ozeanien|RE Réunion|RO Rumänien|RS Serbien|RU Russland
    RW Ruanda|SA Saudi-Arabien|SB Salomonen|SC Seychellen|SD Sudan|SE Schweden|SG Singapur
    SH St. Helena|SI Slowenien|SJ Spitzbergen und Jan Mayen|SK Slowakei|SL Sierra Leone
    SM San Marino|SN Senegal|SO Somalia|SR Suriname|SS Südsudan|ST São Tomé und Príncipe
    SV El Salvador|SX Sint Maarten|SY Syrien|SZ Eswatini|TA Tristan da Cunha
    TC Turks- und Caicosinseln|TD Tschad|TF Französische Süd- und Antarktisgebiete|TG Togo
    TH Thailand|TJ Tadschikistan|TK Tokelau|TL Timor-Leste|TM Turkmenistan|TN Tunesien|TO Tonga
    TR Türkei|TT Trinidad und Tobago|TV Tuvalu|TW Taiwan|TZ Tansania|UA Ukraine|UG Uganda
    UM Amerikanische Überseeinseln|UN Vereinte Nationen|US Vereinigte Staaten|UY Uruguay
    UZ Usbekistan|VA Vatikanstadt|VC St. Vincent und die Grenadinen|VE Venezuela
    VG Britische Jungferninseln|VI Amerikanische Jungferninseln|VN Vietnam|VU Vanuatu
    WF Wallis und Futuna|WS Samoa|XA Pseudo-Akzente|XB Pseudo-Bidi|XK Kosovo|YE Jemen|YT Mayotte
    ZA Südafrika|ZM Sambia|ZW Simbabwe
    """
}
