extension EmojiWords {
  /// Names of emoji in English, from the annotations of CLDR 41.
  static let emojiEnglish = """
    ♪ eighth note|♭ flat|♯ sharp|🥹 face holding back tears|🧌 troll|🛝 playground slide
    🛞 wheel|🛟 ring buoy|🟰 heavy equals sign|😀 grinning face|😃 grinning face with big eyes
    😄 grinning face with smiling eyes|😁 beaming face with smiling eyes
    😆 grinning squinting face|😅 grinning face with sweat|🤣 rolling on the floor laughing
    😂 face with tears of joy|🙂 slightly smiling face|🙃 upside-down face|😉 winking face
    😊 smiling face with smiling eyes|😇 smiling face with halo|🥰 smiling face with hearts
    😍 smiling face with heart-eyes|🤩 star-struck|😘 face blowing a kiss|😗 kissing face
    ☺ smiling face|😚 kissing face with closed eyes|😙 kissing face with smiling eyes
    🥲 smiling face with tear|😋 face savoring food|😛 face with tongue
    😜 winking face with tongue|🤪 zany face|😝 squinting face with tongue|🤑 money-mouth face
    🤗 smiling face with open hands|🤭 face with hand over mouth|🤫 shushing face
    🤔 thinking face|🤐 zipper-mouth face|🤨 face with raised eyebrow|😐 neutral face
    😑 expressionless face|😶 face without mouth|😏 smirking face|😒 unamused face
    🙄 face with rolling eyes|😬 grimacing face|🤥 lying face|😌 relieved face|😔 pensive face
    😪 sleepy face|🤤 drooling face|😴 sleeping face|😷 face with medical mask
    🤒 face with thermometer|🤕 face with head-bandage|🤢 nauseated face|🤮 face vomiting
    🤧 sneezing face|🥵 hot face|🥶 cold face|🥴 woozy face|😵 face with crossed-out eyes
    🤯 exploding head|🤠 cowboy hat face|🥳 partying face|🥸 disguised face
    😎 smiling face with sunglasses|🤓 nerd face|🧐 face with monocle|😕 confused face
    😟 worried face|🙁 slightly frowning face|☹ frowning face|😮 face with open mouth
    😯 hushed face|😲 astonished face|😳 flushed face|🥺 pleading face
    😦 frowning face with open mouth|😧 anguished face|😨 fearful face
    😰 anxious face with sweat|😥 sad but relieved face|😢 crying face|😭 loudly crying face
    😱 face screaming in fear|😖 confounded face|😣 persevering face|😞 disappointed face
    😓 downcast face with sweat|😩 weary face|😫 tired face|🥱 yawning face
    😤 face with steam from nose|😡 enraged face|😠 angry face|🤬 face with symbols on mouth
    😈 smiling face with horns|👿 angry face with horns|💀 skull|☠ skull and crossbones
    💩 pile of poo|🤡 clown face|👹 ogre|👺 goblin|👻 ghost|👽 alien|👾 alien monster|🤖 robot
    😺 grinning cat|😸 grinning cat with smiling eyes|😹 cat with tears of joy
    😻 smiling cat with heart-eyes|😼 cat with wry smile|😽 kissing cat|🙀 weary cat
    😿 crying cat|😾 pouting cat|🙈 see-no-evil monkey|🙉 hear-no-evil monkey
    🙊 speak-no-evil monkey|💋 kiss mark|💌 love letter|💘 heart with arrow|💝 heart with ribbon
    💖 sparkling heart|💗 growing heart|💓 beating heart|💞 revolving hearts|💕 two hearts
    💟 heart decoration|❣ heart exclamation|💔 broken heart|❤ red heart|🧡 orange heart
    💛 yellow heart|💚 green heart|💙 blue heart|💜 purple heart|🤎 brown heart|🖤 black heart
    🤍 white heart|💯 hundred points|💢 anger symbol|💥 collision|💫 dizzy|💦 sweat droplets
    💨 dashing away|🕳 hole|💣 bomb|💬 speech balloon|🗨 left speech bubble
    🗯 right anger bubble|💭 thought balloon|💤 ZZZ|👋 waving hand|🤚 raised back of hand
    🖐 hand with fingers splayed|✋ raised hand|🖖 vulcan salute|👌 OK hand|🤌 pinched fingers
    🤏 pinching hand|✌ victory hand|🤞 crossed fingers|🤟 love-you gesture|🤘 sign of the horns
    🤙 call me hand|👈 backhand index pointing left|👉 backhand index pointing right
    👆 backhand index pointing up|🖕 middle finger|👇 backhand index pointing down
    ☝ index pointing up|👍 thumbs up|👎 thumbs down|✊ raised fist|👊 oncoming fist
    🤛 left-facing fist|🤜 right-facing fist|👏 clapping hands|🙌 raising hands|👐 open hands
    🤲 palms up together|🤝 handshake|🙏 folded hands|✍ writing hand|💅 nail polish|🤳 selfie
    💪 flexed biceps|🦾 mechanical arm|🦿 mechanical leg|🦵 leg|🦶 foot|👂 ear
    🦻 ear with hearing aid|👃 nose|🧠 brain|🦷 tooth|🦴 bone|👀 eyes|👁 eye|👅 tongue|👄 mouth
    👶 baby|🧒 child|👦 boy|👧 girl|🧑 person|👱 person: blond hair|👨 man|🧔 person: beard
    👩 woman|🧓 older person|👴 old man|👵 old woman|🙍 person frowning|🙎 person pouting
    🙅 person gesturing NO|🙆 person gesturing OK|💁 person tipping hand|🙋 person raising hand
    🧏 deaf person|🙇 person bowing|🤦 person facepalming|🤷 person shrugging|👮 police officer
    🕵 detective|💂 guard|🥷 ninja|👷 construction worker|🤴 prince|👸 princess
    👳 person wearing turban|👲 person with skullcap|🧕 woman with headscarf|🤵 person in tuxedo
    👰 person with veil|🤰 pregnant woman|🤱 breast-feeding|👼 baby angel|🎅 Santa Claus
    🤶 Mrs. Claus|🦸 superhero|🦹 supervillain|🧙 mage|🧚 fairy|🧛 vampire|🧜 merperson|🧝 elf
    🧞 genie|🧟 zombie|💆 person getting massage|💇 person getting haircut|🚶 person walking
    🧍 person standing|🧎 person kneeling|🏃 person running|💃 woman dancing|🕺 man dancing
    🕴 person in suit levitating|👯 people with bunny ears|🧖 person in steamy room
    🧗 person climbing|🤺 person fencing|🏇 horse racing|⛷ skier|🏂 snowboarder
    🏌 person golfing|🏄 person surfing|🚣 person rowing boat|🏊 person swimming
    ⛹ person bouncing ball|🏋 person lifting weights|🚴 person biking|🚵 person mountain biking
    🤸 person cartwheeling|🤼 people wrestling|🤽 person playing water polo
    🤾 person playing handball|🤹 person juggling|🧘 person in lotus position
    🛀 person taking bath|🛌 person in bed|👭 women holding hands|👫 woman and man holding hands
    👬 men holding hands|💏 kiss|💑 couple with heart|👪 family|🗣 speaking head
    👤 bust in silhouette|👥 busts in silhouette|👣 footprints|🦰 red hair|🦱 curly hair
    🦳 white hair|🦲 bald|🐵 monkey face|🐒 monkey|🦍 gorilla|🦧 orangutan|🐶 dog face|🐕 dog
    🦮 guide dog|🐩 poodle|🐺 wolf|🦊 fox|🦝 raccoon|🐱 cat face|🐈 cat|🦁 lion|🐯 tiger face
    🐅 tiger|🐆 leopard|🐴 horse face|🐎 horse|🦄 unicorn|🦓 zebra|🦌 deer|🦬 bison|🐮 cow face
    🐂 ox|🐃 water buffalo|🐄 cow|🐷 pig face|🐖 pig|🐗 boar|🐽 pig nose|🐏 ram|🐑 ewe|🐐 goat
    🐪 camel|🐫 two-hump camel|🦙 llama|🦒 giraffe|🐘 elephant|🦣 mammoth|🦏 rhinoceros
    🦛 hippopotamus|🐭 mouse face|🐁 mouse|🐀 rat|🐹 hamster|🐰 rabbit face|🐇 rabbit
    🐿 chipmunk|🦫 beaver|🦔 hedgehog|🦇 bat|🐻 bear|🐨 koala|🐼 panda|🦥 sloth|🦦 otter
    🦨 skunk|🦘 kangaroo|🦡 badger|🐾 paw prints|🦃 turkey|🐔 chicken|🐓 rooster
    🐣 hatching chick|🐤 baby chick|🐥 front-facing baby chick|🐦 bird|🐧 penguin|🕊 dove
    🦅 eagle|🦆 duck|🦢 swan|🦉 owl|🦤 dodo|🦩 flamingo|🦚 peacock|🦜 parrot|🐸 frog
    🐊 crocodile|🐢 turtle|🦎 lizard|🐍 snake|🐲 dragon face|🐉 dragon|🦕 sauropod|🦖 T-Rex
    🐳 spouting whale|🐋 whale|🐬 dolphin|🦭 seal|🐟 fish|🐠 tropical fish|🐡 blowfish|🦈 shark
    🐙 octopus|🐚 spiral shell|🐌 snail|🦋 butterfly|🐛 bug|🐜 ant|🐝 honeybee|🐞 lady beetle
    🦗 cricket|🕷 spider|🕸 spider web|🦂 scorpion|🦟 mosquito|🦠 microbe|💐 bouquet
    🌸 cherry blossom|💮 white flower|🏵 rosette|🌹 rose|🥀 wilted flower|🌺 hibiscus
    🌻 sunflower|🌼 blossom|🌷 tulip|🌱 seedling|🌲 evergreen tree|🌳 deciduous tree
    🌴 palm tree|🌵 cactus|🌾 sheaf of rice|🌿 herb|☘ shamrock|🍀 four leaf clover|🍁 maple leaf
    🍂 fallen leaf|🍃 leaf fluttering in wind|🍇 grapes|🍈 melon|🍉 watermelon|🍊 tangerine
    🍋 lemon|🍌 banana|🍍 pineapple|🥭 mango|🍎 red apple|🍏 green apple|🍐 pear|🍑 peach
    🍒 cherries|🍓 strawberry|🥝 kiwi fruit|🍅 tomato|🥥 coconut|🥑 avocado|🍆 eggplant
    🥔 potato|🥕 carrot|🌽 ear of corn|🌶 hot pepper|🥒 cucumber|🥬 leafy green|🥦 broccoli
    🧄 garlic|🧅 onion|🍄 mushroom|🥜 peanuts|🌰 chestnut|🍞 bread|🥐 croissant
    🥖 baguette bread|🥨 pretzel|🥯 bagel|🥞 pancakes|🧇 waffle|🧀 cheese wedge|🍖 meat on bone
    🍗 poultry leg|🥩 cut of meat|🥓 bacon|🍔 hamburger|🍟 french fries|🍕 pizza|🌭 hot dog
    🥪 sandwich|🌮 taco|🌯 burrito|🥙 stuffed flatbread|🧆 falafel|🥚 egg|🍳 cooking
    🥘 shallow pan of food|🍲 pot of food|🥣 bowl with spoon|🥗 green salad|🍿 popcorn|🧈 butter
    🧂 salt|🥫 canned food|🍱 bento box|🍘 rice cracker|🍙 rice ball|🍚 cooked rice
    🍛 curry rice|🍜 steaming bowl|🍝 spaghetti|🍠 roasted sweet potato|🍢 oden|🍣 sushi
    🍤 fried shrimp|🍥 fish cake with swirl|🥮 moon cake|🍡 dango|🥟 dumpling|🥠 fortune cookie
    🥡 takeout box|🦀 crab|🦞 lobster|🦐 shrimp|🦑 squid|🦪 oyster|🍦 soft ice cream
    🍧 shaved ice|🍨 ice cream|🍩 doughnut|🍪 cookie|🎂 birthday cake|🍰 shortcake|🧁 cupcake
    🥧 pie|🍫 chocolate bar|🍬 candy|🍭 lollipop|🍮 custard|🍯 honey pot|🍼 baby bottle
    🥛 glass of milk|☕ hot beverage|🍵 teacup without handle|🍶 sake|🍾 bottle with popping cork
    🍷 wine glass|🍸 cocktail glass|🍹 tropical drink|🍺 beer mug|🍻 clinking beer mugs
    🥂 clinking glasses|🥃 tumbler glass|🥤 cup with straw|🧋 bubble tea|🧃 beverage box|🧉 mate
    🧊 ice|🥢 chopsticks|🍽 fork and knife with plate|🍴 fork and knife|🥄 spoon
    🔪 kitchen knife|🏺 amphora|🌍 globe showing Europe-Africa|🌎 globe showing Americas
    🌏 globe showing Asia-Australia|🌐 globe with meridians|🗺 world map|🗾 map of Japan
    🧭 compass|🏔 snow-capped mountain|⛰ mountain|🌋 volcano|🗻 mount fuji|🏕 camping
    🏖 beach with umbrella|🏜 desert|🏝 desert island|🏞 national park|🏟 stadium
    🏛 classical building|🏗 building construction|🧱 brick|🛖 hut|🏘 houses|🏚 derelict house
    🏠 house|🏡 house with garden|🏢 office building|🏣 Japanese post office|🏤 post office
    🏥 hospital|🏦 bank|🏨 hotel|🏩 love hotel|🏪 convenience store|🏫 school
    🏬 department store|🏭 factory|🏯 Japanese castle|🏰 castle|💒 wedding|🗼 Tokyo tower
    🗽 Statue of Liberty|⛪ church|🕌 mosque|🛕 hindu temple|🕍 synagogue|⛩ shinto shrine
    🕋 kaaba|⛲ fountain|⛺ tent|🌁 foggy|🌃 night with stars|🏙 cityscape
    🌄 sunrise over mountains|🌅 sunrise|🌆 cityscape at dusk|🌇 sunset|🌉 bridge at night
    ♨ hot springs|🎠 carousel horse|🎡 ferris wheel|🎢 roller coaster|💈 barber pole
    🎪 circus tent|🚂 locomotive|🚃 railway car|🚄 high-speed train|🚅 bullet train|🚆 train
    🚇 metro|🚈 light rail|🚉 station|🚊 tram|🚝 monorail|🚞 mountain railway|🚋 tram car|🚌 bus
    🚍 oncoming bus|🚎 trolleybus|🚐 minibus|🚑 ambulance|🚒 fire engine|🚓 police car
    🚔 oncoming police car|🚕 taxi|🚖 oncoming taxi|🚗 automobile|🚘 oncoming automobile
    🚙 sport utility vehicle|🛻 pickup truck|🚚 delivery truck|🚛 articulated lorry|🚜 tractor
    🏎 racing car|🏍 motorcycle|🛵 motor scooter|🦽 manual wheelchair|🦼 motorized wheelchair
    🛺 auto rickshaw|🚲 bicycle|🛴 kick scooter|🛹 skateboard|🛼 roller skate|🚏 bus stop
    🛣 motorway|🛤 railway track|🛢 oil drum|⛽ fuel pump|🚨 police car light
    🚥 horizontal traffic light|🚦 vertical traffic light|🛑 stop sign|🚧 construction|⚓ anchor
    ⛵ sailboat|🛶 canoe|🚤 speedboat|🛳 passenger ship|⛴ ferry|🛥 motor boat|🚢 ship|✈ airplane
    🛩 small airplane|🛫 airplane departure|🛬 airplane arrival|💺 seat|🚁 helicopter
    🚟 suspension railway|🚠 mountain cableway|🚡 aerial tramway|🛰 satellite|🚀 rocket
    🛸 flying saucer|🛎 bellhop bell|🧳 luggage|⌛ hourglass done|⏳ hourglass not done|⌚ watch
    ⏰ alarm clock|🕰 mantelpiece clock|🌑 new moon|🌒 waxing crescent moon|🌓 first quarter moon
    🌔 waxing gibbous moon|🌕 full moon|🌖 waning gibbous moon|🌗 last quarter moon
    🌘 waning crescent moon|🌙 crescent moon|🌚 new moon face|🌛 first quarter moon face
    🌜 last quarter moon face|🌡 thermometer|☀ sun|🌝 full moon face|🌞 sun with face|⭐ star
    🌟 glowing star|🌠 shooting star|🌌 milky way|☁ cloud|⛅ sun behind cloud
    ⛈ cloud with lightning and rain|🌤 sun behind small cloud|🌥 sun behind large cloud
    🌦 sun behind rain cloud|🌧 cloud with rain|🌨 cloud with snow|🌩 cloud with lightning
    🌪 tornado|🌫 fog|🌬 wind face|🌀 cyclone|🌈 rainbow|🌂 closed umbrella|☂ umbrella
    ☔ umbrella with rain drops|⛱ umbrella on ground|⚡ high voltage|❄ snowflake|☃ snowman
    ⛄ snowman without snow|☄ comet|🔥 fire|💧 droplet|🌊 water wave|🎃 jack-o-lantern
    🎄 Christmas tree|🎆 fireworks|🎇 sparkler|🧨 firecracker|✨ sparkles|🎈 balloon
    🎉 party popper|🎊 confetti ball|🎋 tanabata tree|🎍 pine decoration|🎎 Japanese dolls
    🎏 carp streamer|🎐 wind chime|🎑 moon viewing ceremony|🧧 red envelope|🎀 ribbon
    🎁 wrapped gift|🎗 reminder ribbon|🎟 admission tickets|🎫 ticket|🎖 military medal
    🏆 trophy|🏅 sports medal|🥇 1st place medal|🥈 2nd place medal|🥉 3rd place medal
    ⚽ soccer ball|⚾ baseball|🥎 softball|🏀 basketball|🏐 volleyball|🏈 american football
    🏉 rugby football|🎾 tennis|🥏 flying disc|🎳 bowling|🏏 cricket game|🏑 field hockey
    🏒 ice hockey|🥍 lacrosse|🏓 ping pong|🏸 badminton|🥊 boxing glove|🥋 martial arts uniform
    🥅 goal net|⛳ flag in hole|⛸ ice skate|🎣 fishing pole|🤿 diving mask|🎽 running shirt
    🎿 skis|🛷 sled|🥌 curling stone|🎯 bullseye|🎱 pool 8 ball|🔮 crystal ball|🧿 nazar amulet
    🎮 video game|🕹 joystick|🎰 slot machine|🎲 game die|🧩 puzzle piece|🧸 teddy bear
    ♠ spade suit|♥ heart suit|♦ diamond suit|♣ club suit|♟ chess pawn|🎴 flower playing cards
    🎭 performing arts|🖼 framed picture|🎨 artist palette|🧵 thread|🧶 yarn|👓 glasses
    🕶 sunglasses|🥽 goggles|🥼 lab coat|🦺 safety vest|👔 necktie|👕 t-shirt|👖 jeans|🧣 scarf
    🧤 gloves|🧥 coat|🧦 socks|👗 dress|👘 kimono|🥻 sari|👙 bikini|👚 woman’s clothes|👛 purse
    👜 handbag|👝 clutch bag|🛍 shopping bags|🎒 backpack|👞 man’s shoe|👟 running shoe
    🥾 hiking boot|🥿 flat shoe|👠 high-heeled shoe|👡 woman’s sandal|👢 woman’s boot|👑 crown
    👒 woman’s hat|🎩 top hat|🎓 graduation cap|🧢 billed cap|⛑ rescue worker’s helmet
    📿 prayer beads|💄 lipstick|💍 ring|💎 gem stone|🔇 muted speaker|🔈 speaker low volume
    🔉 speaker medium volume|🔊 speaker high volume|📢 loudspeaker|📣 megaphone|📯 postal horn
    🔔 bell|🔕 bell with slash|🎼 musical score|🎵 musical note|🎶 musical notes
    🎙 studio microphone|🎚 level slider|🎛 control knobs|🎤 microphone|🎧 headphone|📻 radio
    🎷 saxophone|🎸 guitar|🎹 musical keyboard|🎺 trumpet|🎻 violin|🥁 drum|📱 mobile phone
    📲 mobile phone with arrow|☎ telephone|📞 telephone receiver|📟 pager|📠 fax machine
    🔋 battery|🔌 electric plug|💻 laptop|🖥 desktop computer|🖨 printer|🖱 computer mouse
    🖲 trackball|💽 computer disk|💾 floppy disk|💿 optical disk|📀 dvd|🧮 abacus
    🎥 movie camera|🎞 film frames|📽 film projector|🎬 clapper board|📺 television|📷 camera
    📸 camera with flash|📹 video camera|📼 videocassette|🔍 magnifying glass tilted left
    🔎 magnifying glass tilted right|🕯 candle|💡 light bulb|🔦 flashlight|🏮 red paper lantern
    📔 notebook with decorative cover|📕 closed book|📖 open book|📗 green book|📘 blue book
    📙 orange book|📚 books|📓 notebook|📒 ledger|📃 page with curl|📜 scroll|📄 page facing up
    📰 newspaper|🗞 rolled-up newspaper|📑 bookmark tabs|🔖 bookmark|🏷 label|💰 money bag
    💴 yen banknote|💵 dollar banknote|💶 euro banknote|💷 pound banknote|💸 money with wings
    💳 credit card|🧾 receipt|💹 chart increasing with yen|✉ envelope|📧 e-mail
    📨 incoming envelope|📩 envelope with arrow|📤 outbox tray|📥 inbox tray|📦 package
    📫 closed mailbox with raised flag|📪 closed mailbox with lowered flag
    📬 open mailbox with raised flag|📭 open mailbox with lowered flag|📮 postbox
    🗳 ballot box with ballot|✏ pencil|✒ black nib|🖋 fountain pen|🖊 pen|🖌 paintbrush
    🖍 crayon|📝 memo|💼 briefcase|📁 file folder|📂 open file folder|🗂 card index dividers
    📅 calendar|📆 tear-off calendar|🗒 spiral notepad|🗓 spiral calendar|📇 card index
    📈 chart increasing|📉 chart decreasing|📊 bar chart|📋 clipboard|📌 pushpin
    📍 round pushpin|📎 paperclip|🖇 linked paperclips|📏 straight ruler|📐 triangular ruler
    ✂ scissors|🗃 card file box|🗄 file cabinet|🗑 wastebasket|🔒 locked|🔓 unlocked
    🔏 locked with pen|🔐 locked with key|🔑 key|🗝 old key|🔨 hammer|⛏ pick|⚒ hammer and pick
    🛠 hammer and wrench|🗡 dagger|⚔ crossed swords|🔫 water pistol|🏹 bow and arrow|🛡 shield
    🔧 wrench|🔩 nut and bolt|⚙ gear|🗜 clamp|⚖ balance scale|🦯 white cane|🔗 link|⛓ chains
    🧰 toolbox|🧲 magnet|⚗ alembic|🧪 test tube|🧫 petri dish|🧬 dna|🔬 microscope|🔭 telescope
    📡 satellite antenna|💉 syringe|💊 pill|🚪 door|🛗 elevator|🛏 bed|🛋 couch and lamp
    🚽 toilet|🚿 shower|🛁 bathtub|🧴 lotion bottle|🧷 safety pin|🧹 broom|🧺 basket
    🧻 roll of paper|🧼 soap|🧽 sponge|🧯 fire extinguisher|🛒 shopping cart|🚬 cigarette
    ⚰ coffin|⚱ funeral urn|🗿 moai|🏧 ATM sign|🚮 litter in bin sign|🚰 potable water
    ♿ wheelchair symbol|🚹 men’s room|🚺 women’s room|🚻 restroom|🚼 baby symbol|🚾 water closet
    🛂 passport control|🛃 customs|🛄 baggage claim|🛅 left luggage|⚠ warning
    🚸 children crossing|⛔ no entry|🚫 prohibited|🚳 no bicycles|🚭 no smoking|🚯 no littering
    🚱 non-potable water|🚷 no pedestrians|📵 no mobile phones|🔞 no one under eighteen
    ☢ radioactive|☣ biohazard|➡ right arrow|🔃 clockwise vertical arrows
    🔄 counterclockwise arrows button|🔙 BACK arrow|🔚 END arrow|🔛 ON! arrow|🔜 SOON arrow
    🔝 TOP arrow|🛐 place of worship|⚛ atom symbol|🕉 om|✡ star of David|☸ wheel of dharma
    ☯ yin yang|✝ latin cross|☦ orthodox cross|☪ star and crescent|☮ peace symbol|🕎 menorah
    🔯 dotted six-pointed star|♈ Aries|♉ Taurus|♊ Gemini|♋ Cancer|♌ Leo|♍ Virgo|♎ Libra
    ♏ Scorpio|♐ Sagittarius|♑ Capricorn|♒ Aquarius|♓ Pisces|⛎ Ophiuchus|🔀 shuffle tracks button
    🔁 repeat button|🔂 repeat single button|⏩ fast-forward button|⏪ fast reverse button
    🔼 upwards button|🔽 downwards button|🎦 cinema|🔅 dim button|🔆 bright button
    📶 antenna bars|📳 vibration mode|📴 mobile phone off|♀ female sign|♂ male sign
    ⚧ transgender symbol|✖ multiply|➕ plus|➖ minus|➗ divide|♾ infinity|❓ red question mark
    ❔ white question mark|❕ white exclamation mark|❗ red exclamation mark|💱 currency exchange
    💲 heavy dollar sign|⚕ medical symbol|♻ recycling symbol|⚜ fleur-de-lis|🔱 trident emblem
    📛 name badge|🔰 Japanese symbol for beginner|⭕ hollow red circle|✅ check mark button
    ☑ check box with check|✔ check mark|❌ cross mark|❎ cross mark button|➰ curly loop
    ➿ double curly loop|✳ eight-spoked asterisk|✴ eight-pointed star|❇ sparkle
    🔠 input latin uppercase|🔡 input latin lowercase|🔢 input numbers|🔣 input symbols
    🔤 input latin letters|🔴 red circle|🟠 orange circle|🟡 yellow circle|🟢 green circle
    🔵 blue circle|🟣 purple circle|🟤 brown circle|⚫ black circle|⚪ white circle|🟥 red square
    🟧 orange square|🟨 yellow square|🟩 green square|🟦 blue square|🟪 purple square
    🟫 brown square|⬛ black large square|⬜ white large square|🔶 large orange diamond
    🔷 large blue diamond|🔸 small orange diamond|🔹 small blue diamond
    🔺 red triangle pointed up|🔻 red triangle pointed down|💠 diamond with a dot
    🔘 radio button|🔳 white square button|🔲 black square button|🏁 chequered flag
    🚩 triangular flag|🎌 crossed flags|🏴 black flag|🏳 white flag
    """

  /// Names of regions in English, for flags, from CLDR 41.
  static let regionsEnglish = """
    AC Ascension Island|AD Andorra|AE United Arab Emirates|AF Afghanistan|AG Antigua & Barbuda
    AI Anguilla|AL Albania|AM Armenia|AO Angola|AQ Antarctica|AR Argentina|AS American Samoa
    AT Austria|AU Australia|AW Aruba|AX Åland Islands|AZ Azerbaijan|BA Bosnia & Herzegovina
    BB Barbados|BD Bangladesh|BE Belgium|BF Burkina Faso|BG Bulgaria|BH Bahrain|BI Burundi
    BJ Benin|BL St. Barthélemy|BM Bermuda|BN Brunei|BO Bolivia|BQ Caribbean Netherlands
    BR Brazil|BS Bahamas|BT Bhutan|BV Bouvet Island|BW Botswana|BY Belarus|BZ Belize|CA Canada
    CC Cocos (Keeling) Islands|CD Congo - Kinshasa|CF Central African Republic
    CG Congo - Brazzaville|CH Switzerland|CI Côte d’Ivoire|CK Cook Islands|CL Chile|CM Cameroon
    CN China|CO Colombia|CP Clipperton Island|CR Costa Rica|CU Cuba|CV Cape Verde|CW Curaçao
    CX Christmas Island|CY Cyprus|CZ Czechia|DE Germany|DG Diego Garcia|DJ Djibouti|DK Denmark
    DM Dominica|DO Dominican Republic|DZ Algeria|EA Ceuta & Melilla|EC Ecuador|EE Estonia
    EG Egypt|EH Western Sahara|ER Eritrea|ES Spain|ET Ethiopia|EU European Union|EZ Eurozone
    FI Finland|FJ Fiji|FK Falkland Islands|FM Micronesia|FO Faroe Islands|FR France|GA Gabon
    GB United Kingdom|GD Grenada|GE Georgia|GF French Guiana|GG Guernsey|GH Ghana|GI Gibraltar
    GL Greenland|GM Gambia|GN Guinea|GP Guadeloupe|GQ Equatorial Guinea|GR Greece
    GS South Georgia & South Sandwich Islands|GT Guatemala|GU Guam|GW Guinea-Bissau|GY Guyana
    HK Hong Kong SAR China|HM Heard & McDonald Islands|HN Honduras|HR Croatia|HT Haiti
    HU Hungary|IC Canary Islands|ID Indonesia|IE Ireland|IL Israel|IM Isle of Man|IN India
    IO British Indian Ocean Territory|IQ Iraq|IR Iran|IS Iceland|IT Italy|JE Jersey|JM Jamaica
    JO Jordan|JP Japan|KE Kenya|KG Kyrgyzstan|KH Cambodia|KI Kiribati|KM Comoros
    KN St. Kitts & Nevis|KP North Korea|KR South Korea|KW Kuwait|KY Cayman Islands|KZ Kazakhstan
    LA Laos|LB Lebanon|LC St. Lucia|LI Liechtenstein|LK Sri Lanka|LR Liberia|LS Lesotho
    LT Lithuania|LU Luxembourg|LV Latvia|LY Libya|MA Morocco|MC Monaco|MD Moldova|ME Montenegro
    MF St. Martin|MG Madagascar|MH Marshall Islands|MK North Macedonia|ML Mali
    MM Myanmar (Burma)|MN Mongolia|MO Macao SAR China|MP Northern Mariana Islands|MQ Martinique
    MR Mauritania|MS Montserrat|MT Malta|MU Mauritius|MV Maldives|MW Malawi|MX Mexico
    MY Malaysia|MZ Mozambique|NA Namibia|NC New Caledonia|NE Niger|NF Norfolk Island|NG Nigeria
    NI Nicaragua|NL Netherlands|NO Norway|NP Nepal|NR Nauru|NU Niue|NZ New Zealand|OM Oman
    PA Panama|PE Peru|PF French Polynesia|PG Papua New Guinea|PH Philippines|PK Pakistan
    PL Poland|PM St. Pierre & Miquelon|PN Pitcairn Islands|PR Puerto Rico
    PS Palestinian Territories|PT Portugal|PW Palau|PY Paraguay|QA Qatar|QO Outlying Oceania
    RE Réunion|RO Romania|RS Serbia|RU Russia|RW Rwanda|SA Saudi Arabia|SB Solomon Islands
    SC Seychelles|SD Sudan|SE Sweden|SG Singapore|SH St. Helena|SI Slovenia
    SJ Svalbard & Jan Mayen|SK Slovakia|SL Sierra Leone|SM San Marino|SN Senegal|SO Somalia
    SR Suriname|SS South Sudan|ST São Tomé & Príncipe|SV El Salvador|SX Sint Maarten|SY Syria
    SZ Eswatini|TA Tristan da Cunha|TC Turks & Caicos Islands|TD Chad
    TF French Southern Territories|TG Togo|TH Thailand|TJ Tajikistan|TK Tokelau|TL Timor-Leste
    TM Turkmenistan|TN Tunisia|TO Tonga|TR Turkey|TT Trinidad & Tobago|TV Tuvalu|TW Taiwan
    TZ Tanzania|UA Ukraine|UG Uganda|UM U.S. Outlying Islands|UN United Nations|US United States
    UY Uruguay|UZ Uzbekistan|VA Vatican City|VC St. Vincent & Grenadines|VE Venezuela
    VG British Virgin Islands|VI U.S. Virgin Islands|VN Vietnam|VU Vanuatu|WF Wallis & Futuna
    WS Samoa|XA Pseudo-Accents|XB Pseudo-Bidi|XK Kosovo|YE Yemen|YT Mayotte|ZA South Africa
    ZM Zambia|ZW Zimbabwe
    """
}
