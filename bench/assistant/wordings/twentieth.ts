import type { Language } from '@karavan/contract/language.ts'

/**
 * First messages of a twentieth set of buyers: parents at night, stall holders, vets, mechanics, coaches, wardens, wedding planners, school secretaries, people who
 * dictate, people who write a tongue not their own, letters of request. A third say what goods are for or where they are put, and one in ten asks for what the market
 * has not. Written before a look at the engine, and each expectation counted against the market before the first run. What a row's cells mean: `read.ts`.
 */
export const twentieth: Record<Language, string> = {
  ru: `
ой здравствуйте надиктовываю мне нужно штук сорок чтобы дети на физкультуре через неё прыгали и чтоб рублей до ста каждая вышла | jump-rope | <100; q40
ребёнок боится спать в темноте. маленький огонёк чтобы прямо от розетки, батарейки менять не хочу | night-light | has:mains-powered
три часа ночи кормлю дочку одной рукой, люстру включать нельзя всех разбужу 😩 нужно чтоб хлопнул по нему ладошкой и загорелся | night-light | has:tap-controlled
коврики резиновые в машину на 7 мест, семья большая | car-mat | has:7 seats; mat:rubber
автосервис. надо светить в яму и чтоб обе руки свободны, на лоб надевается, заряжать от юсб | flashlight:headlamp | has:USB rechargeable
ветклиника, миски нужны чтобы пациенты их не опрокидывали и можно было в посудомойку | pet-bowl | has:tip-resistant; has:dishwasher safe
ТЕРМОКРУЖКА В МАШИНУ 500 МЛ ЧТОБ НЕ ПРОТЕКАЛА!!! | thermos-mug | has:leakproof; has:500 ml; has:(car travel|for car)
учителям на первое сентября ежедневники в твёрдой обложке 25 шт, до 200 руб штука | notebook | has:hardcover; <200; q25
на ключи вешать, с карабинчиком и с нашей эмблемой, сувенирная лавка, 300шт | keychain | has:carabiner; logo; q300
Уважаемые господа! Просим направить коммерческое предложение на поставку полотенец 70х140 плотностью 500 г/м2 для санатория, белых, в количестве 200 штук. | towel | has:70x140; has:500 gsm; col:white; q200
нож хлеб резать | knife:bread knife
ножик для фруктов керамич. не железный | knife:paring | mat:ceramic
я из Ташкент магазин держу мне надо тапочка мужской 43 размер скользкий не надо | slippers | has:^For whom: (men|unisex); has:^Size: .*43; has:non-slip
на утро невесты хочу что-то маленькое на цепочке через плечо, телефон и помаду положить, белое или бежевое | handbag | has:chain strap; col:(white|beige)
общага, нужно сто двадцать пледов 150 на 200, чтобы в стиральной машине стирались | blanket | has:150x200; has:machine-washable; q120
Доброго дня. Свадебному агентству требуются коробочки с лентой под бонбоньерки, 100 шт, не дороже 30 рублей за штуку | gift-box | has:ribbon; q100; <30
свет лентой под шкафчики на кухню, рукой махнул и загорелся | led-strip | has:motion sensor
пёс глотает еду не жуя за три секунды, потом рвёт. из чего его кормить чтоб ел помедленнее | pet-bowl | has:slow-feeding
в ванную занавеску чтобы чёрная плесень не заводилась | curtain | has:mildew-resistant
формочки силикон в аэрогриль | baking-mold | mat:silicone; has:air fryer
доска мясо рубить с канавкой чтоб сок на стол не тёк, деревянная или бамбук | cutting-board | has:juice groove; mat:(bamboo|wooden)
деду в кресло под шею чтоб не затекала когда дремлет | pillow | has:(neck pillow|neck support)
кепки двести штук с нашим лого на промоакцию не дороже сотни за штуку и чтоб от производителя | cap | logo; q200; <100; factory
чтобы телефон держался на решётке обдува, в дефлектор вставляется | phone-holder | has:air vent
айфон 15 про чехол-книжка с кармашком для карт | phone-case | has:IPhone 15 Pro; has:flip cover; has:card slot
чехол на самсунг галакси а54 есть? | phone-case | has:(Samsung|Galaxy|A54)
в зал качалку гантели по 5 кило чтоб не гремели, соседи снизу жалуются | dumbbell | has:Weight: (.*, )?5 kg; has:noise-free
гиря 16 кг чугун | dumbbell:kettlebell | has:16 kg
цемент м500 50 мешков с доставкой на объект | - | says:(ничего нет|не наш|нет|не прода)
дочке 4 годика картинку собирать из кусочков, динозавры или зверюшки | puzzle | has:(dinosaur|animal); has:Age: 3 years
курточка сыну рост 128-134 чтоб не промокала | jacket | has:^For whom: kids; has:^Size: .*130; has:waterproof
бабулям на рынок под валенки, шерстяные, зимние | socks | mat:wool; has:^Season: winter; has:^For whom: (women|unisex)
пакетики прозрачные с замочком 10 на 15 под бижутерию, тысяча штук, не дороже двух рублей | zip-bag | has:10x15; col:transparent; q1000; <2
скотч коричневый с нашим логотипом, на склад | packing-tape | logo; col:brown
для маникюра шкурить ногти, зернистость 100/180 | nail-file | has:100/180
дрель ударная два аккума и чемодан | drill:impact drill | has:Two batteries, case
жене скоро в роддом, собираем вещи, во что сложить? чтоб прям для роддома | travel-bag | has:maternity
на ёлку в садик что не разобьётся, стекло нельзя ни в коем случае | christmas-decor | no:^Material: .*glass
масло моторное 5w30 синтетика 4л | - | says:(ничего нет|не наш|нет|не прода)
маме на руку чтоб пульс показывало и можно было ответить на звонок не доставая телефон | smart-watch | has:heart rate; has:calling
утюжок для волос в салон 10 шт | - | says:(ничего нет|не наш|нет|не прода)
репетитор. наушники большие накладные с микрофоном для онлайн уроков | headphones:over-ear | has:microphone
кружки с крышкой и ложкой, ребята, 60 шт, максимум рублей сто | mug | has:lid and spoon; q60; <100
лейкаа 1.5л | watering-can | has:1[.]5 l
цветочный магазин, розы режем целый день, рука отваливается, надо чтоб легко ходило с храповиком | garden-shears | has:ratchet
рюкзак для ноута чтоб воры не залезли и юсб выход | backpack | has:anti-theft; has:USB port; has:laptop
мужу на рыбалку от бликов на воде, глаза болят | sunglasses | has:polarized; has:^For whom: (men|unisex)
дочка просит капибару или акулу, плюшевую | soft-toy | has:(capybara|shark)
Добрый день, я есть из Германия, мне нужно двенадцать сковородка для индукция плита, диаметр 26 | frying-pan | has:induction; has:26 cm; q12
зонт мужской чтоб ветром не выворачивало | umbrella | has:windproof; has:^For whom: (men|unisex)
`,
  en: `
need something for the pitbull to sleep on that he wont rip apart | pet-bed | has:bite-resistant
30 of those stretchy loops for my glutes class pls, the ones that come as a set of 5 strengths | resistance-band | has:Set of 5; q30
hi im a school secretary and we would like 150 pens with blue ink, our crest on them, max 20 roubles each | pen | has:Ink color: blue; logo; q150; <20
white bed linen for 1.8m bed, guest house, no cartoons no flowers | bedding | has:1.8 m bed; col:white; no:(cartoon|floral)
mugs that change colour when u pour hot tea | mug | has:color-changing
SHIPPING BAGS 45X60 NOBODY SHOULD SEE WHATS INSIDE. SHIP IN 48 HOURS | poly-mailer | has:45x60; has:opaque; h48
dog hair all over the back seat, want a little hoover for the car | car-vacuum | has:pet hair
what do i put on my sons feet at the pool so he doesnt slip, size 30 | slippers,sandals,sneakers | has:^For whom: (kids|unisex); has:^Size: .*30; has:non-slip
my wife has 17 cm wrist, our anniversary, want our date engraved on it | bracelet | has:17 cm; has:engraving
wedding planner here, 120 guests, little boxes or bags for favours with the couples names printed, under 40 rub apiece | gift-box | logo; q120; <40
peeler for carrots n potatoes dishwasher ok | kitchen-utensils:peeler | has:dishwasher-safe
Dear Sir or Madam, we request a quotation for 500 cotton or canvas shopping bags bearing the emblem of our association, at a price not exceeding 80 roubles per unit. | tote-bag | mat:(canvas|cotton); logo; q500; <80
brother i open gym in Istanbul, want the mat for floor exercise thick 15 mm | yoga-mat | has:15 mm
stethoscopes for the animal clinic 5 pcs | - | says:(nothing|no |not|don't)
lamp that clips on the headboard and works without a socket | desk-lamp:clamp | has:rechargeable
winter tyres 205/55 r16 x4 | - | says:(nothing|no |not|don't)
cast iron pan 40 cm across for a street food stall | frying-pan | mat:cast iron; has:40 cm
cold flat, want to wrap up on the couch, real wool, warm | blanket | mat:wool; has:warm
earbuds 4 running in rain, battery must last | headphones | has:waterproof; has:(long battery life|30 h); no:over-ear
macbook charger 65w or more, UK plug | charger | has:(65|100) W; has:UK plug
phone always dies on trips. smth i can charge it from on a plane, with its own cable already attached | power-bank | has:built-in cable; has:(air travel|5000 mAh|10000 mAh|20000 mAh)
sth to measure rooms 5 meter w inches on it as well | tape-measure | has:inch; has:Tape length: (.*, )?5 m
Salaam, I want for my shop the silk scarf for lady, 20 piece, price not more 400 rub | scarf | mat:silk; <400; q20; has:^For whom: (women|unisex)
claw machine owner looking for plush, nothing over 25cm | soft-toy | has:claw machines; has:(18|22|25) cm
puppy eats my shoes!!! give him something else to chew on, that floats cos we go to the lake | pet-toy | has:floating
see-through umbrella for kids | umbrella | has:(see-through|transparent|clear)
drill body only, already own batteries, 21v | drill | has:Bare tool; has:21 V
jigsaw for grandma, 1000 pcs | puzzle | has:1000 pieces
knife set w block | knife | has:knives with block
whisky tumblers thick bottom for a bar, must survive the dishwasher | glass:whisky | has:thick base; has:Dishwasher: safe
i forget to drink at the gym. the thing with hours marked on the side, at least 1 litre | water-bottle | has:time markings; has:(1000|1500|2000) ml
cloth bag for beach, zip on top so sand stays out | tote-bag | has:zipper
under 10s football, 20 shirts, sizes 130 and 140, that dry fast after washing | t-shirt | has:^For whom: kids; has:^Size: .*130; has:^Size: .*140; has:quick-dry; q20
ladies winter boots real leather 38 | boots | has:^For whom: (women|unisex); mat:genuine leather; has:^Size: .*38; has:^Season: winter
2am baby wont sleep. soft toy that makes sounds and he can cuddle | soft-toy | has:with sound
little rewards to stick in pupils notebooks when they do well | sticker | has:rewarding children
make up brushes 12 or more natural hair with a pouch | makeup-brush | has:natural bristles; has:(12|14|18|24) pieces; has:pouch
brow salon, client wants to see her face up close, stands on the table, 5x | mirror | has:5x
electric kettle 2 liter | - | says:(nothing|no |not|don't)
ride a motorbike, hands freeze, wind goes right through, and i still need to tap my phone | gloves:touchscreen | has:windproof
sunnies for beach party 100 pairs under 80 rubles any color 😎 | sunglasses | <80; q100
summer shoes open ones for my boy, he slips on wet tiles so not slippery pls | sandals | has:^For whom: kids; has:non-slip
hello we are kindergarten, need blocks, large pieces so nobody swallows, wood | building-blocks | has:Piece size: large; mat:wooden
hoodies for our class of 26, black or navy, budget 20000 in total | hoodie | col:(black|navy); q26; <769.23
something to carry my lunch in, separated so rice doesnt touch the sauce, and doesnt leak in the bag | food-container | has:compartments; has:leakproof
fire truck with remote controll for nephew bday | toy-car | has:fire; has:remote control
for newborn feet, cotton, no seams that rub | socks | has:^For whom: babies; mat:cotton; has:seamless; has:0-6
want lights along my desk that move with the music im playing | led-strip | has:music sync
Xin chao, I need charge wire have three head for customer of coffee shop, long 2 meter | cable | has:three connectors; has:^Length: (.*, )?2 m
dress summer linen size xl | dress | mat:linen; has:^Season: summer; has:\\bXL\\b
`,
  zh: `
半夜起来喂奶不敢开大灯 想要个能充电的小的 亮度能调 | night-light | has:rechargeable; has:dimmable
夜市摆摊没有插座,想围着摊位一圈亮起来,装电池的那种灯带 | led-strip | has:battery-powered
幼儿园小朋友进教室换的拖鞋,30码,鞋底要软 | slippers | has:^For whom: kids; has:^Size: .*30; has:soft sole
那个帮我找一下公司年会发的保温杯二十个要能激光刻字的一个不超过四十块钱 | thermos-mug | has:laser engraving; q20; <40cny
宠物医院住院部,猫睡的,要能丢洗衣机洗 | pet-bed | has:machine-washable; no:dog bed
修车用手电 尾部带磁 能吸在引擎盖上 | flashlight | has:magnetic
装修师傅量房子用的,五米 | tape-measure | has:Tape length: (.*, )?5 m
开学发给新生装笔的,300个,要印我们校徽,10块以内 | pencil-case | logo; q300; <10cny
喜糖盒 红色 能印新人名字 200个 | gift-box | col:red; logo; q200
民宿 四件套 1.5米床 纯棉 | bedding:四件套 | has:1.5 m bed; mat:cotton
我是女子健身房教练,1公斤的小哑铃,粉色 | dumbbell | has:Weight: (.*, )?1 kg; col:pink
擀面杖50根 | - | says:(没有|没找到|未找到|不卖|暂无)
压蒜神器 不锈钢 | kitchen-utensils:garlic press | mat:stainless steel
捞饺子的那个,不锈钢 | kitchen-utensils:strainer | mat:stainless steel
寄相框怕碎,要带气泡的信封袋,500个 | poly-mailer:bubble mailer | q500
茶叶店,散茶装袋,牛皮纸带封口,不能受潮 | zip-bag | mat:kraft; has:moisture-proof
出差住酒店能挂起来的,装牙刷牙膏洗面奶 | cosmetic-bag | has:hanging
想刻我俩名字的情侣戒指,US 9号 | ring | has:engraving; has:US 9
男孩身高一米三 牛仔裤 松紧腰 | jeans | has:^For whom: kids; has:^Size: .*130; has:elastic waist
老人拐杖 铝合金 20根 | - | says:(没有|没找到|未找到|不卖|暂无)
猫粮 20公斤装 | - | says:(没有|没找到|未找到|不卖|暂无)
主播桌上放手机的,能升高降低 | phone-holder | has:adjustable height
后备箱乱死了🙄买的菜滚来滚去,想要带隔板能分开放的 | car-organizer | has:dividers
保鲜盒 玻璃的 可以进微波炉 | food-container | mat:glass; has:microwave-safe
咖啡馆 玻璃杯 双层不烫手 | glass | has:double-wall
落地窗的窗帘,高270宽300,要遮光90%的 | curtain | has:300x270; has:90%
租的房子不让打孔,怎么把窗户遮起来 | curtain | has:no-drill
你好 我是土耳其的老板 我要买男人的外套 风不进去 大的号 3XL | jacket | has:windproof; has:3XL; has:^For whom: (men|unisex)
普拉提课上拉伸用的有弹性的,最好配动作图,得有动作图新手才会 | resistance-band | has:workout guide
六一发给小朋友的合金小车,车门能打开,100辆 | toy-car | mat:alloy; has:opening doors; q100
宾馆一次性拖鞋500双 | slippers | has:(disposable|一次性)
宿管阿姨问:学生熬夜看书用的,不频闪,到点自己关 | desk-lamp | has:flicker-free; has:timer
真丝围巾送妈妈 红的粉的都行 | scarf | mat:silk; col:(red|pink); has:^For whom: (women|unisex)
男士内裤 4XL 胖子穿 | underwear | has:^For whom: (men|unisex); has:4XL
夜跑的时候绑腰上放手机,晚上车能看见我,要反光 | waist-bag | has:reflective
背着去爬山 40升 要防水 | backpack | has:40 l; has:waterproof
圣诞橱窗布置 会发光的 | christmas-decor | has:LED
活底蛋糕模 烘焙店 | baking-mold | has:removable bottom
给宝宝切辅食单独用的板子 | cutting-board | has:baby food
电钻 12V 自己在家装柜子 带一块电池就行 | drill | has:12 V; has:One battery
精密螺丝刀 修手机修眼镜 | screwdriver-set:precision
头戴耳机 降噪 预算80元 | headphones:over-ear | has:noise cancelling; <80cny
充电头 欧规 氮化镓 两个都要满足 | charger | has:EU plug; has:GaN
小学生戴的手表 不要智能的 要防水 | watch | has:^For whom: kids; has:waterproof
马克杯印照片 48个 每个10块以内 | mug | has:photo printing; q48; <10cny
总忘了浇花,花都养死了,有没有自己会吸水的盆 | flower-pot | has:self-watering
上车不滴水的那种反着收的伞,24小时内要发货 | umbrella | has:reverse-folding; h24
美发店擦头发用的,黑头发上不能沾毛,超细纤维的 | towel | mat:microfiber; has:lint-free
苹果14手机壳 磁吸的 | phone-case | has:^Phone model: IPhone 14$; has:magnetic
旅游景点卖的冰箱贴 1000个 | - | says:(没有|没找到|未找到|不卖|暂无)
`,
}
