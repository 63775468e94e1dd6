import type { Language } from '@karavan/contract/language.ts'

/**
 * First messages of an eighteenth set of buyers: owners of cafes, salons, hotels and gyms, kindergartens, resellers, charities, tailors, grandmothers, clerks of
 * procurement, foreigners with broken grammar, tellers of stories and typers of three words. Written before a look at the engine and counted against the
 * market's listings; where no offer has what is asked, the expectation is that none does. Dealt by lot. What a row's cells mean: `read.ts`.
 */
export const eighteenth: Record<Language, string> = {
  ru: `
продаю на вб, надо чехлы на 15 про которые магнитятся, закуп 50 штук | phone-case | has:magnetic; has:iPhone 15 Pro; q50
машинки металлические у которых двери открываются, для магазина игрушек, штук по 24 | toy-car | mat:alloy; has:opening doors; q24
ночник в розетку малышу в детскую, без всякой музыки | night-light | has:mains-powered; no:music
коврик для йоги потолще, 10-15 мм, колени болят. и чтоб не вонял резиной | yoga-mat | has:1[05] mm; has:odor-free
рюкзак школьный чтоб на дороге в темноте отсвечивал | backpack:(school|student) | has:reflective
наклейки на банки с медом, чтоб от воды не слезали | sticker | has:waterproof
фотосалон. пазлы на которые можно напечатать фото клиента | puzzle | has:custom-photo
фермерское хозяйство: секаторы под виноградник, 10 штук, брать хотим у производителя | garden-shears | has:grapes; q10; factory
подарки коллегам к 8 марта, 40 женщин, на каждую максимум 300 р | any | <300; q40
чугунная сковорода под индукцию | frying-pan | mat:cast iron; has:induction
гусь обнимусь!! большой от 50 см плюшевый | soft-toy:goose | has:[5-8]0 cm
термокружка на два литра | thermos-mug | has:(^|[ ,])(2 l|2000 ml)\\b
подушка под спину на офисный стул, наволочка чтобы снималась в стирку | pillow:back cushion | has:removable cover
цемент м500 мешков 20 надо завтра | - | says:(ничего нет|нет|не наш|не прода)
кашпо керамика с поддоном чтоб вода на подоконник не текла | flower-pot | mat:ceramic; has:saucer
сережки, уши сразу гноятся от бижутерии, поэтому гипоаллергенные, и в подарочной коробочке | earrings | has:hypoallergenic; has:gift box
мини-гостиница на 12 номеров. полотенца банные белые плотные 500 грамм, 40 штук | towel:(bath towel|70x140|80x160) | col:white; has:500 gsm; q40
флисовый плед с рукавами | blanket | mat:fleece; has:sleeve
перчатки мужские в которых телефоном можно пользоваться | gloves:touchscreen | has:For whom: (men|unisex)
Здравствуйте, у нас кофейня на вынос. Хотим продавать термокружки с гравировкой (лазер свой есть), объём 350 или 500 мл, на пробу сотню | thermos-mug | has:laser engraving; has:(350|500) ml; q100
миска псу, жрет как пылесос, нужна чтобы ел медленно | pet-bowl:(dog bowl|pet bowl) | has:slow-feeding
резинки для ягодиц набором из 5 штук, перепродажа на озон | resistance-band | has:Set of 5
коробочки для пирожных с прозрачным окошком 100 штук | gift-box | has:clear window; q100
шопперы из хлопка или холщовые на книжный фестиваль, с кармашком внутри, 200 шт до 160 руб за штуку | tote-bag | mat:(cotton|canvas); has:inner pocket; <160; q200
кроссовки мужские 49 размер, у мужа лапа огромная | sneakers | has:For whom: (men|unisex); has:^Size: .*\\b49\\b
шуруповерт бесщёточный | drill | has:brushless
работаю в ночь сплю днем, нужны шторы чтоб вообще свет не пускали, в спальню, сверлить стену нельзя | curtain | has:(Blackout rate: 90%|blackout curtain|room-darkening); has:no-drill
блокноты А5 в точку | notebook:A5 | has:Ruling: Dotted
бабуле тапки тёплые на зиму, 38й, пятка закрытая чтоб не спадали | slippers | has:(Season: winter|warm); has:closed heel; has:^Size: .*\\b38\\b
чеснокодавка нержавейка 20шт | kitchen-utensils:garlic press | mat:stainless steel; q20
внучке 6 лет конструктор на день рождения, чтоб с человечками, не дороже 700 рублей | building-blocks | has:minifigures; has:Age: (3|6) years; <700
кружки белые под сублимацию 48 шт | mug | has:photo printing; col:white; q48
зонты-трости для гостей отеля, ветер у нас с моря сумашедший, нужны ветрозащитные | umbrella:stick umbrella | has:(windproof|reinforced|double-canopy)
открываем зал, гири с нашим логотипом, 100 шт, 8 или 10 кг | dumbbell:kettlebell | logo; has:\\b(8|10) kg; q100
для пекарни формы под маффины силикон или металл, только не пластик | baking-mold:muffin | no:^Material: plastic
полотенца льняные для бани | towel | mat:linen
скакалка со счетчиком оборотов | jump-rope:counting
развозим готовые обеды, нужны стеклянные контейнера на 800 мл или литр с отделениями | food-container | mat:glass; has:with compartments; has:(800|1000) ml
доска разделочная в столовую, не деревянная и не бамбуковая, моем в посудомойке | cutting-board | no:^Material: (bamboo|wooden); has:Dishwasher: safe
ДЕТСКИЕ САПОГИ НЕПРОМОКАЕМЫЕ 28 РАЗМЕР | boots | has:waterproof; has:For whom: kids; has:^Size: .*\\b28\\b
очки от солнца водителю от бликов, поляризованые | sunglasses | has:polarized
зип пакетики под бижутерию 6 на 8 см | zip-bag | has:6x8 cm
электрический чайник на кухню в общежитие 1,7 литра | - | says:(ничего нет|нет|не наш|не прода)
налобный фонарик | flashlight:headlamp
повербанк чтоб в самолет пустили и провод уже встроенный | power-bank | has:(air travel|\\b(5|10|20)000 mAh); has:built-in cable
светодиодная лента 20 метров на беседку, под дождем будет | led-strip | has:(^|[ ,])20 m\\b; has:(IP65|IP67|waterproof)
скотч упаковочный с нашей надписью, 500 рулонов | packing-tape:(packing|sealing) tape | logo; q500
Отдел снабжения ООО «Ромашка»: конверты-пакеты курьерские чёрные 32×45, 1000 штук, отгрузка не позднее двух суток | poly-mailer | has:32x45; col:black; q1000; h48
ножи для хлеба есть? | knife:bread knife
Детский сад, воспитатель пишу. Ищем пледы для тихого часа, их каждую неделю стирают в машинке, детей 25, родители собрали всего 25 тысяч рублей на всё | blanket | has:machine-washable; <1000; q25
`,
  en: `
frying pan 28cm non stick, wooden handle, no cast iron, too heavy for my wrists | frying-pan | has:28 cm; no:cast iron; has:(non-stick|stone coating); has:wooden handle
jeans with elastic waist for my mother she is 78 and hates zips | jeans | has:elastic waist; has:For whom: (women|unisex)
trunk organizer with lid for groceries | car-organizer | has:lid; has:groceries
I teach sewing in a library, need tape measures with inches AND centimetres | tape-measure | has:metric and inch
reading light that clips/clamps onto a bunk bed, rechargeable so no cables - 20 for our hostel | desk-lamp:clamp | has:rechargeable; q20
silk curtains | curtain | mat:silk
My daughter gets married in June and we give homemade soap as favours, so I'd need little boxes from brown kraft paper with a ribbon, 50 of them | gift-box | mat:kraft; has:ribbon; q50
storage bins with lids for a thrift store, somewhere between 20 and 35 litres | organizer | has:with lid; has:(^|[ ,])(20|35) l\\b
Procurement request no. 114: biodegradable mailing bags, 500 units, dispatch within 72 hours. | poly-mailer | has:biodegradable; q500; h72
Christmas cookie cutters | baking-mold | has:Christmas; has:cookie cutter
laptop backpack usb charging hole, anti theft, for commute resale amazon 20 units | backpack:laptop | has:USB port; has:anti-theft; q20
umbrella that lights up with LED in the handle, for a night parade | umbrella | has:(LED|light-up|luminous)
t-shirts for our charity run, unisex, cotton, 100 pieces, less than 3 dollars a piece | t-shirt | mat:cotton; has:For whom: unisex; <3usd; q100
stand for a tablet on reception desk | phone-holder | has:(tablet|4-13 inch); no:(car phone holder|air vent|suction cup)
pens blue ink with the name of our charity on them x500 | pen | has:Ink color: blue; logo; q500
toilet bag that hangs on a hook | cosmetic-bag | has:hanging
maxi dress with pockets!! | dress | has:(maxi dress|Length: maxi); has:with pockets
winter scarf wool, either plaid or plain | scarf | mat:wool; has:(plaid|plain)
hi there, I run a small coffee shop in Leeds, need ceramic mugs that can go in the microwave, 36 of them, color I don't mind | mug | mat:ceramic; has:Microwave: safe; q36
gold watch for women with little stones | watch | col:gold; has:rhinestones; has:For whom: women
Whisky tumblers for our bar, heavy bottom, 24 pcs min, under $1.50 each | glass:whisky glass | has:thick base; <1.5usd; q24
teddy bears with our hospital's logo, 200, must survive washing machine | soft-toy:bear | logo; has:machine-washable; q200
hello sir i am need bag for gym with place where put the shoes separate | travel-bag,backpack | has:shoe compartment
standing desk for office 140cm | - | says:(nothing|no |not |n't)
power bank 50000 mah | power-bank | has:50000 mAh
vanity mirror which magnifies, for our beauty salon | mirror | has:magnification
throw for the sofa with tassels or fringe | blanket | has:(fringe|tassel)
kids smartwatch with gps so i know where he is | smart-watch | has:GPS; has:For whom: kids
memory foam pillow with neck support | pillow:memory foam | has:neck support
lunchbox for toddlers, two compartments, freezer ok | food-container | has:with compartments; has:freezer-safe
lawn mower petrol | - | says:(nothing|no |not |n't)
rain jackets for nursery kids, really waterproof | jacket | has:waterproof; has:For whom: kids
dog lead for jogging so that my hands stay free | pet-leash | has:hands-free
headset noise cancelling for office calls, over the ear | headphones:over-ear | has:noise cancelling
hoodie for cold winter, with fleece inside, my husband is a XXL | hoodie | has:(fleece-lined|Material: fleece); has:Season: winter; has:^Size: .*\\bXXL\\b; has:For whom: (men|unisex)
dog bed that my labrador (24 kg!) cannot chew up | pet-bed | has:25 kg; has:bite-resistant
running belt that holds a water bottle | waist-bag | has:bottle holder
chef knife that looks like damascus, for a restaurant owner who has everything | knife:(chef|kitchen|santoku) | has:damascus
Velcro trainers for a kid who can't tie laces yet, size 30 | sneakers | has:hook-and-loop; has:For whom: kids; has:^Size: .*\\b30\\b
screw driver kit for fixing phones, tiny bits, 20 pieces or more in it | screwdriver-set:precision | has:\\b(25|32|48|64|115) pieces
caps 4 golf club w/ our embroidered logo 300pcs | cap | logo; q300
boys boxers size 140 | underwear:boxer | has:For whom: kids; has:^Size: .*\\b140\\b
water bottle for school, with straw, must not leak in the bag | water-bottle | has:straw; has:leakproof
65w laptop charger US plug, must have CE | charger | has:65 W; has:Plug: US plug; has:Certificates: .*\\bCE\\b
Leather handbag, real leather not the fake stuff, brown | handbag | mat:genuine leather; col:brown
nail files in packs of 50 for my nail studio | nail-file | has:50 pcs
mens sandals 44 with straps you can adjust | sandals | has:For whom: men; has:adjustable strap; has:^Size: .*\\b44\\b
I'm a tailor and sell a few ready things: linen dresses with no sleeves for the summer | dress | mat:linen; has:sleeveless; has:Season: summer
non slip socks for baby | socks | has:non-slip; has:For whom: babies
rings we can engrave names on, stainless steel, for our market stall | ring | has:for engraving; mat:stainless steel
`,
  zh: `
老板有没有带刻度提醒喝水的水杯,一升以上的 | water-bottle | has:time markings; has:(1000|1500|2000) ml
护眼台灯 不频闪 孩子写作业 | desk-lamp | has:flicker-free
抓娃娃机用的公仔 18到25厘米 100个 一个15块以下 | soft-toy | has:(18|22|25) cm; <15cny; q100
民宿用的拖鞋,给客人穿的,防滑不要毛绒的,50双 | slippers | has:non-slip; no:^Material: velour; q50
男生戴的项链 不掉色的 | necklace | has:For whom: (men|unisex); has:color-fast
氮化镓充电头100瓦 | charger | has:GaN; has:100 W
幼儿园书包,30个,小一点12到15升 | backpack | has:1[25] l; q30
雪地靴 女 37 | boots:snow boots | has:For whom: women; has:^Size: .*\\b37\\b
小女孩穿的连衣裙 120码 泡泡袖 | dress | has:For whom: kids; has:^Size: .*\\b120\\b; has:puff sleeves
跑步戴的耳机 出汗不怕 | headphones | has:waterproof; no:over-ear
大码女士牛仔裤 有弹力 XXL | jeans | has:For whom: women; has:stretch; has:^Size: .*\\bXXL\\b
猫窝 夏天凉快的 | pet-bed:(cat bed|pet bed) | has:(cooling fabric|Season: summer)
苹果16手机壳 带支架 | phone-case | has:iPhone 16; has:kickstand
竹纤维袜子 夏天穿的 防臭 | socks | mat:bamboo; has:odor-resistant; has:Season: summer
玻璃手机支架 | phone-holder | mat:glass
保温杯 316内胆 500毫升 | thermos-mug | has:Inner liner: 316; has:500 ml
小孩运动鞋 网面的 31码 | sneakers | mat:mesh; has:For whom: kids; has:^Size: .*\\b31\\b
电饭煲 5升 食堂用 | - | says:(没有|未|不)
礼盒 天地盖或抽屉式 要烫金 | gift-box | has:(lift-off lid|drawer-style); has:foil stamping
美容院毛巾 不掉毛 咖啡色 | towel | has:lint-free; col:brown
化妆刷 带收纳桶 12支以上 | makeup-brush | has:cup holder; has:1[248] pieces|24 pieces
你好,我开奶茶店的,想要玻璃杯配吸管的,一次拿48个 一共预算500块 | glass | has:straw; <10.41cny; q48
瑜伽馆 垫子要带体位线 20张 | yoga-mat | has:alignment lines; q20
拉链款卫衣加绒 黑色或灰色 | hoodie:zip-up | has:(fleece-lined|Material: fleece); col:(black|grey)
能立起来的笔袋 小学生用 | pencil-case | has:stand-up
帆布袋印logo 300个 单价12块以内 | tote-bag | mat:canvas; logo; <12cny; q300
妈妈包 能装很多格子的 预算100以内 | handbag | has:several compartments; has:For whom: women; <100cny
长嘴浇花壶 养多肉 | watering-can | has:long-spout
木头积木 3岁能玩 大颗粒 | building-blocks | mat:wooden; has:Age: 3 years; has:Piece size: large
磨牙狗玩具 橡胶 不要会叫的 | pet-toy | mat:rubber; has:(teeth-cleaning|chew toy); no:squeaky
车载手机支架 可以无线充 | phone-holder | has:car phone holder; has:wireless charging
沙发抱枕 套子能拆下来洗 亚麻的 | pillow | has:removable cover; mat:linen
酒店布草采购:四件套,纯棉,床笠款,10套,总预算1500元,48小时内发货 | bedding:4-piece | mat:cotton; has:fitted sheet; <150cny; q10; h48
手链 可以刻名字的 | bracelet | has:for engraving
小夜灯 人来会亮 放走廊 | night-light | has:motion sensor
我家两只金毛 车里全是狗毛 有没有专门吸毛的车载吸尘器啊 | car-vacuum | has:pet hair
瓷砖800x800 两百平米 | - | says:(没有|未|不)
纯铜的剪刀修枝用 | garden-shears | mat:(brass|copper)
骑车穿的防风外套 晚上要反光 | jacket | has:windproof; has:reflective
女士无痕内裤 淘宝店进货 50条起 | underwear | has:seamless; has:For whom: women; q50
雨伞 会变色遇水开花的 | umbrella | has:colou?r-changing
鸭舌帽 遮阳 帽檐宽点 大人戴 | cap | has:(wide brim|sun protection); no:For whom: kids
公司年会伴手礼 100份 每份20元以内 | any | <20cny; q100
一拖三数据线 编织的或者硅胶都可以 20根 | cable | has:three connectors; has:(braided|Material: silicone); q20
露营灯 太阳能 | flashlight:camping lantern | has:solar
七座脚垫全套 tpu | car-mat | mat:TPU; has:7 seats
行李袋带轮子 | travel-bag | has:wheels
儿童手表 电子的 防水 上学戴 | watch:digital | has:For whom: kids; has:waterproof
团建T恤 纯棉 要印我们公司logo 200件 男女都能穿 单价20以下 | t-shirt | mat:cotton; logo; has:For whom: unisex; <20cny; q200
圣诞树挂件 木头的 | christmas-decor | mat:wooden
`,
}
