/**
 * Russian first messages as very different strangers write them, written with the market's families in sight, without a look at the engine and before its
 * first run on them. What a row's cells mean: `read.ts`.
 */
export const russian = `
привет! держу кофейню, надо кружки керамика белые 300-350 мл 60 штучек | mug | mat:ceramic; col:white; has:(300|350) ml; q60
термоса нужны на поллитра, чтоб не текли | thermos-mug | has:(500|510) ml; has:leakproof
бутылочки для воды детям в школу с трубочкой | water-bottle | has:straw
вода бутылка 1 литр спортивная пластик | water-bottle | mat:plastic; has:1000 ml
нужна посуда для бара стаканы под виски с толстым дном штук 48 | glass:виски | has:thick base; q48
ищем бокалы двойное стекло для латте, до 300р | glass | has:double-wall; <300
кружка меняет цвет от кипятка есть у вас такая | mug | has:color-changing
чашки с крышкой и ложкой в подарок сотрудницам 30 шт | mug | has:with lid and spoon; q30
термокружки с нашим лого 200 штук бюджет максимум 500 за шт | thermos-mug | logo; q200; <500
мне бы термокружку в машину недорогую одну | thermos-mug | q1
рюкзаки школьные ортопедическая спинка | backpack | has:back support
рюкзак под ноут 15.6 не промокаемый черный | backpack | has:15\\.6; has:waterproof; col:black
здравствуйте, подскажите рюкзаки с юсб есть? беру от 20 | backpack | has:USB; q20
рюкзак туристический 40л | backpack | has:40 l
шоперы белые плотные под печать 100 штук | tote-bag | col:white; has:heavy-duty|thick; q100
эко сумки из хлопка с длинными ручками для промоакции | tote-bag | mat:cotton; has:long handles
сумка шопер на молнии | tote-bag | has:zipper
сумочка женская на цепочке черная до 1500 | handbag | has:chain; col:black; <1500
кожанные сумки натуральная кожа жен | handbag | mat:genuine leather
сумочки кросс боди красные оптом от 10 | handbag | col:red; q10
бананка на пояс для бега с карманом под бутылку | waist-bag | has:bottle holder
поясные сумки тактические зелёные 50шт | waist-bag | has:tactical; col:green; q50
дорожная сумка на колесах | travel-bag | has:on wheels
сумки спортивные с отделением для обуви, оптом 30 | travel-bag | has:shoe; q30
сумка в роддом прозрачная или просто для роддома | travel-bag | has:maternity
футболки хб плотные 240 г черные размеры до 3XL | t-shirt | mat:cotton; has:240 gsm; col:black; has:Size: .*3XL
футболки под печать логотипа белые 100 шт дешевые | t-shirt | logo; col:white; q100
детские футболки хлопок | t-shirt | has:For whom: kids; mat:cotton
футболки оверсайз женские | t-shirt | has:оверсайз|loose; has:For whom: (women|unisex)
майки быстросохнущие для бегового клуба 50 штук | t-shirt | has:quick-dry; q50
худи с начесом мужские xl | hoodie | has:fleece-lined; has:For whom: (men|unisex); has:Size: .*\\bXL
толстовки на молнии серые 20 штук | hoodie | has:молни|zip; col:grey; q20
худи команде без принта однотонные черные | hoodie | has:plain; col:black
носки мужские черные хлопок 500 пар | socks | has:For whom: (men|unisex); col:black; mat:cotton; q500
носочки для йоги нескользящие | socks | has:non-slip
носки теплые на зиму шерсть | socks | mat:wool
детские носки с рисунком 100 пар не дороже 60 р | socks | has:For whom: (kids|babies); has:cartoon; q100; <60
короткие носки дышащие | socks | has:короткие; has:breathable
платье льняное летнее | dress | mat:linen; has:Season: summer
платья в цветочек 44 размер оптом | dress | has:floral
платье вечернее шелк красное | dress | mat:silk; col:red
куртки мужские зимние с капюшоном | jacket | has:For whom: (men|unisex); has:Season: winter; has:hood
ветровка непромокайка унисекс | jacket | has:waterproof
куртка для рабочих со светоотражателями 40шт | jacket | has:reflective; q40
джинсы женские с высокой талией | jeans | has:high-waist; has:For whom: women
джинсы широкие черные муж | jeans | has:широкие; col:black
кепки под вышивку лого 100 шт красные | cap | logo; col:red; q100
бейсболки с сеткой | cap | has:сеткой|mesh
кепка от солнца для гольфа | cap | has:sun protection|golf
перчатки сенсорные зимние женские | gloves | has:сенсорн; has:For whom: (women|unisex)
перчатки кожа мужские черные подкладка флис | gloves | mat:leather; has:For whom: (men|unisex); col:black; has:fleece
велоперчатки без пальцев | gloves | has:fingerless
шарфы шерсть клетка | scarf | mat:wool; has:plaid
шелковые платки женские 20 шт | scarf | mat:silk; has:For whom: (women|unisex); q20
трусы боксеры мужские хлопок упаковкой 200 | underwear | has:боксеры; has:For whom: men; mat:cotton; q200
бесшовное белье женское бежевое | underwear | has:seamless; has:For whom: women; col:beige
кроссы белые жен 38 р-р | sneakers | col:white; has:For whom: (women|unisex); has:Size: .*\\b38\\b
кроссовки мужские дышащие сетка 43 | sneakers | has:For whom: (men|unisex); has:breathable; mat:mesh; has:Size: .*\\b43\\b
детские кроссовки на липучках | sneakers | has:For whom: kids; has:hook-and-loop
тапки гостиничные 300 пар самые дешёвые | slippers | has:hotel; q300
тапочки плюшевые женские розовые | slippers | mat:velour; has:For whom: (women|unisex); col:pink
шлепки для ванной не скользкие | slippers | has:ванной; has:non-slip
ботинки мужские зимние с мехом кожа | boots | has:For whom: men; has:Season: winter; mat:leather
угги женские | boots | has:угги; has:For whom: women
резиновые сапоги | boots | mat:rubber
босоножки женские с закрытым носом | sandals | has:closed toe; has:For whom: women
сандалии мужские спортивные | sandals | has:For whom: men; has:sports
чехол на айфон 15 про прозрачный | phone-case | has:15 Pro; col:transparent
чехлы силикон iphone 13 магнитные 50шт | phone-case | mat:silicone; has:iPhone 13; has:magnetic; q50
чехол книжка с отделением для карт | phone-case | has:card slot
противоударный чехол с кольцом или подставкой | phone-case | has:shockproof|kickstand
зарядка 65вт type c gan | charger | has:65 W; has:GaN
зарядники в машину 2 порта | charger | has:автомобильная; has:two ports
беспроводная зарядка белая | charger | has:беспроводная; col:white
блок питания usb 20 ватт евровилка партия 100 | charger | has:20 W; has:EU plug; q100
павербанк 20000 с быстрой зарядкой до 2000 руб | power-bank | has:20000 mAh; has:fast charging; <2000
пауэр банк солнечный для похода | power-bank | has:solar
внешний акум 10000 mah тонкий | power-bank | has:10000 mAh; has:slim
повербанки с логотипом корпоративный подарок 300 штук | power-bank | logo; q300
кабель тайпси 2м быстрая зарядка оплетка | cable | has:Type-C; has:(?<![\\d.])2 m\\b; has:fast-charging; has:braided
шнурки для айфона 1 м белые 200шт | cable | has:iPhone; has:(?<![\\d.])1 m\\b; col:white; q200
провод зарядный 3в1 | cable | has:three connectors
наушники с шумодавом накладные | headphones | has:накладные; has:noise cancelling
блютуз наушники белые дешевые партия 100 до 1000р | headphones | has:беспроводные; col:white; q100; <1000
уши для бега не боящиеся воды | headphones | has:waterproof
наушники с микрофоном для онлайн уроков в школу 30 штук | headphones | has:microphone; q30
держатель телефона в авто магнитный | phone-holder | has:автомобильный; has:magnetic
подставка под телефон складная для стримов | phone-holder | has:streaming|foldable
держалка для смартфона на велик | phone-holder | has:bicycle
смарт часы с gps для бега | smart-watch | has:GPS
умные часы детские | smart-watch | has:For whom: kids
часы чтоб давление.. ну пульс и кислород меряли | smart-watch | has:heart rate|blood oxygen
часы механические мужские кожаный ремешок | watch | has:механические; has:For whom: men
кварцевые часы женские со стразами недорого | watch | has:кварцевые; has:For whom: women; has:rhinestones
лампа настольная с беспроводной зарядкой | desk-lamp | has:wireless
светильник на прищепке usb | desk-lamp | has:прищепке; has:USB
лампы в общагу аккумуляторные 15 шт | desk-lamp | has:rechargeable; q15
лед лента 5 метров с пультом | led-strip | has:(?<![\\d.])5 m\\b; has:remote
светодиодка 12 вольт ip65 для улицы | led-strip | has:12 V; has:IP65
rgb лента под телик | led-strip | has:TV|multicolor
ночник детский зайчик | night-light | has:bunny
ночник звездное небо с пультом | night-light | has:звёздного; has:remote
ночники с датчиком движения в коридор, пачку штук 20 | night-light | has:motion|датчик; q20
налобник мощный с зарядкой | flashlight:налобный | has:rechargeable
фонарь кемпинговый на солнечной батарее | flashlight:кемпинговый | has:solar
карманный фонарик на батарейках до 300 рублей | flashlight | has:battery; has:mini; <300
плюшевый мишка 80 см | soft-toy | has:80 cm
мягкие игрушки капибара | soft-toy | has:capybara
игрушки для автоматов хватайка, мелкие, 500 штук, дешево | soft-toy | has:claw; q500
плюшевая акула с лого компании 100 | soft-toy | has:shark; logo; q100
конструктор робот от 6 лет | building-blocks | has:robot; has:6 years
лего подобный конструктор 1000+ деталей | building-blocks | has:1240 pieces
деревянный конструктор для садика | building-blocks | mat:wooden
машинка на радиоуправлении внедорожник | toy-car | has:радиоуправл; has:off-road
металлические машинки коллекционные | toy-car | has:коллекцион
пожарная машина игрушка со звуком | toy-car | has:fire-rescue; has:sound
пазл 1000 деталей взрослым пейзаж | puzzle | has:1000 pieces; has:landscape
пазлы деревянные для детей от 3 лет | puzzle | mat:wooden; has:3 years
постельное евро хлопок белое в гостиницу 50 комплектов | bedding | has:queen; mat:cotton; col:white; q50
комплект белья с простыней на резинке | bedding | has:fitted
детское постельное с мультиками | bedding | has:cartoon
полотенца махра 70х140 500 гр | towel | has:terry; has:70x140; has:500 gsm
полотенце из микрофибры в спортзал быстро сохнет | towel | mat:microfiber; has:quick-dry
вафельные полотенца 40 на 80 сотню | towel | has:waffle; has:40x80; q100
банные полотенца белые для отеля 200шт до 500р | towel:банное | col:white; q200; <500
плед 200х230 серый теплый | blanket | has:200x230; col:grey
пледы флисовые с бахромой | blanket | mat:fleece; has:fringe
детский плед 100 на 150 | blanket | has:100x150
подушка для шеи в самолет | pillow | has:шеи|neck
ортопедические подушки с эффектом памяти 50х70 | pillow | has:slow-rebound; has:50x70
декоративные подушки 45 на 45 с кисточками | pillow | has:45x45; has:tassels
шторы блэкаут 200х270 | curtain | has:room-darkening|90%; has:200x270
тюль белый | curtain | has:тюль; col:white
штора в ванну с защитой от плесени | curtain | has:ванной; has:mildew
нож поварской кованый с деревянной ручкой | knife | has:forged; has:wooden handle
керамические ножи | knife | mat:ceramic
набор ножей 5 шт на подставке | knife | has:5 knives
доски разделочные бамбук с желобком 30 шт | cutting-board | mat:bamboo; has:juice groove; q30
доска для нарезки пластик можно в посудомойку | cutting-board | mat:plastic; has:Dishwasher: safe
сковорода 28 чугун | frying-pan | has:28 cm; mat:cast iron
сковородка с крышкой для индукции 24 см | frying-pan | has:with lid; has:induction; has:24 cm
вок антипригарный | frying-pan | has:вок; has:non-stick
ланч боксы с отделениями 1л | food-container | has:compartments; has:1000 ml
контейнеры стекло для еды в свч | food-container | mat:glass; has:microwave
контейнера пластиковые на доставку 200шт дешевле 100 | food-container | mat:plastic; q200; <100
венчик силиконовый | kitchen-utensils:венчик | mat:silicone
лопатки кухонные деревянные 50шт | kitchen-utensils:лопатка | mat:wooden; q50
чеснокодавка из нержи | kitchen-utensils:чеснокодавка | mat:stainless
половник с длинной ручкой | kitchen-utensils:половник | has:long handle
форма силиконовая для кексов 12 ячеек | baking-mold | mat:silicone; has:12-cup
формы для торта съемное дно антипригар | baking-mold | has:removable bottom; has:non-stick
вырубки для печенья новогодние | baking-mold:вырубка | has:Christmas
коврик для йоги 8 мм нескользящий | yoga-mat | has:(?<![\\d.])8 mm; has:non-slip
йога маты студии 30 штук с лого | yoga-mat | logo; q30
гантели разборные 10 кг | dumbbell | has:разборная; has:10 kg
гантельки женские 2 кг розовые | dumbbell | has:(?<![\\d.])2 kg; col:pink
гиря 8кг | dumbbell | has:гиря; has:(?<![\\d.])8 kg
резинки для фитнеса набор 5 штук | resistance-band | has:set of 5
эспандер для подтягиваний | resistance-band | has:pull-ups
скакалка со счетчиком | jump-rope | has:счётчиком
скакалки детям регулируемые 40 штук до 200р | jump-rope | has:adjustable; q40; <200
коробки подарочные крафт с окошком 200 | gift-box:коробка | mat:kraft; has:window; q200
коробка под украшения с лентой | gift-box:коробка | has:jewelry; has:ribbon
подарочные пакеты новогодние красные | gift-box:пакет | has:Christmas; col:red
пакеты для вайлдберриз курьерские 1000 шт | poly-mailer | q1000
сейф пакеты почтовые 25х35 непрозрачные | poly-mailer | has:25x35; has:opaque
пузырчатый пакет для отправки хрупкого | poly-mailer | has:пузырчатый
зиплок пакеты 10х15 прозрачные 5000шт | zip-bag | has:10x15; col:transparent; q5000
зип пакеты крафт с окном под чай | zip-bag | mat:kraft; has:window
скотч прозрачный 66 м коробку 72 | packing-tape | col:transparent; has:66 m; q72
малярка скотч | packing-tape | has:малярный
скотч с логотипом 500 рулонов | packing-tape | logo; q500
зонт автомат ветроустойчивый черный муж | umbrella | has:automatic; has:windproof; col:black
зонтики детские прозрачные | umbrella | has:For whom: kids
зонт трость деревянная ручка | umbrella:трость | has:wooden handle
очки солнечные поляризация мужские водительские | sunglasses | has:polarized; has:For whom: (men|unisex)
солнцезащитки кошачий глаз | sunglasses | has:cat-eye
серьги гвоздики гипоаллергенные серебро | earrings | has:гвоздики; has:hypoallergenic
кольца серьги золотые лёгкие | earrings | has:кольца; col:gold; has:lightweight
цепочка с подвеской сердечко | necklace | has:heart
колье из жемчуга | necklace | mat:pearl
кольцо безразмерное | ring | has:adjustable
парные кольца под гравировку | ring | has:engraving
браслет из бусин на резинке | bracelet | has:бусин; has:elastic
мужской браслет кожа | bracelet | mat:leather; has:For whom: (men|unisex)
кисти для макияжа набор 12 штук с чехлом | makeup-brush | has:12 pieces; has:pouch
косметичка подвесная непромокаемая | cosmetic-bag | has:hanging; has:waterproof
несессер мужской дорожный | cosmetic-bag | has:несессер
зеркало с подсветкой и увеличением | mirror | has:LED|light; has:magnification
пилки для ногтей 100/180 сотню упаковок | nail-file | has:100/180; q100
миска для кота керамика наклонная | pet-bowl | mat:ceramic; has:tilted
миска чтоб собака медленно ела | pet-bowl | has:slow-feeding
поводок светоотражающий 3 метра | pet-leash | has:reflective; has:(?<![\\d.])3 m\\b
поводок для больших собак с амортизатором | pet-leash | has:shock absorber
лежанка для кота со съемным чехлом | pet-bed | has:removable cover
лежак крупной собаке 100 см | pet-bed | has:100 cm
игрушка для собаки пищалка прочная | pet-toy | has:squeaky; has:durable
игрушки кошкам с мятой 50 штук | pet-toy | has:catnip; q50
блокноты а5 в точку твердая обложка | notebook | has:A5|А5; has:hardcover; has:dotted
ежедневники с логотипом к новому году 100 шт | notebook:ежедневник | logo; q100
блокнот на пружине в клетку | notebook | has:spiral; has:squared
ручки гелевые синие 500 шт | pen:гелевая | col:blue; q500
ручки с логотипом самые дешевые тираж 1000 | pen | logo; q1000
пиши стирай ручки | pen | has:erasable
пенал большой с двумя отделениями | pencil-case | has:two-compartment
пеналы на первое сентября мальчикам, класс 30 человек | pencil-case | has:boys|back to school; q30
наклейки на ноутбук водостойкие | sticker | has:laptops|waterproof
стикеры светящиеся | sticker | has:glow
органайзер в багажник складной с крышкой | car-organizer | has:foldable; has:with lid
коврики в машину ева комплект 5 мест | car-mat | mat:EVA; has:5 seats
пылесос в машину беспроводной мощный | car-vacuum | has:cordless
набор отверток для ремонта телефонов | screwdriver-set | has:phone
отвертки магнитные 32 предмета в кейсе | screwdriver-set | has:magnetic; has:32 pieces; has:in case
рулетка 5м с магнитом | tape-measure | has:(?<![\\d.])5 m\\b; has:magnetic
шурик 21 вольт 2 аккума | drill | has:21 V; has:two batteries
дрель ударная для бетона | drill | has:ударная
горшки керамика с поддоном 15см | flower-pot | mat:ceramic; has:saucer; has:15 cm
кашпо подвесные | flower-pot | has:hanging
горшок с автополивом | flower-pot | has:self-watering
лейка садовая 5л | watering-can | has:(?<![\\d.])5 l\\b
лейки для комнатных цветов с длинным носиком | watering-can | has:long-spout
секатор с храповиком | garden-shears | has:ratchet
брелоки с открывалкой и логотипом 300 штук | keychain | has:bottle opener; logo; q300
брелок для ключей кожа | keychain | mat:leather
ёлочные шары стекло ручная роспись | christmas-decor | mat:glass; has:hand-painted
новогодние игрушки небьющиеся для садика 100 шт | christmas-decor | has:shatterproof; q100
короба для хранения под кровать | organizer | has:under the bed
контейнер для вещей на колесиках с крышкой 50 л | organizer | has:on wheels; has:with lid; has:50 l
ghbdtn yflj nthvjrhe;rb xthyst | thermos-mug | col:black
ryuk... тьфу раскладка. рюкзак серый | backpack | col:grey
ryukzaki vodonepronitsaemye | backpack | has:waterproof
naushniki besprovodnye belye | headphones | col:white
тирмокрушки с ручькой | thermos-mug | has:with handle
зантики складные черные | umbrella | has:складной; col:black
подушка декаротивная бежевая | pillow | has:декоративная; col:beige
сковарода антипригарная 26см | frying-pan | has:non-stick; has:26 cm
салнцезащитные очки женские | sunglasses | has:For whom: (women|unisex)
нада калонку... не, наушники чёрные до 800 | headphones | col:black; <800
слушай, а платья в горох есть | dress | has:polka dot
ну короче мне нужно чтобы подарить девчонкам из отдела косметички штук 12 до 600 рублей симпатичные | cosmetic-bag | q12; <600
добрый вечер мы открываем хостел на 40 мест и нам нужно постельное белье полуторное простое однотонное что посоветуете | bedding | has:single; has:solid-color
мой муж рыбак и ему нужен фонарь на голову чтобы яркий был | flashlight:налобный | has:super bright|fishing
вчера видела у подруги бутылку с разметкой по часам, хочу такую же | water-bottle | has:time markings
ребёнок идёт в первый класс, рюкзак нужен лёгкий девочке розовый | backpack | col:pink
на вб хочу торговать чехлами, начну с айфон 14, 100 штук, дешевле 150 | phone-case | has:iPhone 14; q100; <150
закупка в школу: мешки... не, пеналы и ручки по 100 | pencil-case,pen | q100
для салона красоты полотенца белые махровые маленькие 30х30 | towel | col:white; has:30x30
кафе, нужны доски для подачи пиццы деревянные | cutting-board | mat:wooden
отелю тапочки закрытые белые 500 | slippers | col:white; q500
у меня зоомагазин, ищу миски из нержавейки нескользящие | pet-bowl | mat:stainless; has:non-slip
для корпоратива нужны новогодние шары с печатью логотипа 200 | christmas-decor | logo; q200
нужен подарок маме | necklace,scarf,bracelet,earrings,handbag,cosmetic-bag,mirror,blanket,mug,thermos-mug,towel,umbrella,night-light,watch,ring,pillow,gloves,makeup-brush,dress,flower-pot,slippers,glass | 
что нибудь в подарок коллегам на 8 марта до 300 рублей 25 штук | any | <300; q25
кружки не белые | mug | has:^Color: (?!(matte |glossy )?white$)
рюкзаки кроме черных | backpack | has:^Color: (?!black$)
бутылки для воды только не пластик | water-bottle | no:^Material: plastic
доски разделочные не из дерева | cutting-board | no:^Material: wooden
футболки без рисунка хлопок | t-shirt | mat:cotton; no:^Style: printed
зонт не автомат | umbrella | no:automatic
наушники без микрофона черные | headphones | no:microphone; col:black
часы на кожаном ремне или стальном браслете | watch | has:leather|steel
контейнер стеклянный или силиконовый | food-container | has:^Material: .*(glass|silicone)
синие либо серые худи | hoodie | has:^Color: .*(blue|navy|grey)
сколько идет доставка в казань | - | says:достав|дн|срок
какой у вас курс юаня | - | says:курс|₽|юан
можно ли вернуть товар если не подойдет | - | says:возврат|верн|отмен
вы работаете с ип? дадите закрывающие документы | - | says:докум|счёт|счет|магазин|поддержк
как оплатить заказ | - | says:оплат
есть минимальная сумма заказа? | - | says:миним
`
