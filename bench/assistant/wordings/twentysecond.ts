import type { Language } from '@karavan/contract/language.ts'

/**
 * First messages of a twenty-second set of buyers, in the mix a wholesale chat gets: resellers on marketplaces, cafés, schools, beauticians, builders, farmers,
 * garages, pet shops, parents, event planners, corporate buyers, sports clubs. Six in ten name the goods in everyday words with a condition or a few, one in seven
 * says what they are for, one in ten opens a business or gives presents, one in ten asks of the service, and a few ask for what the market has not. Written before
 * a look at the engine, and each expectation counted against the market before the first run. What a row's cells mean: `read.ts`.
 */
export const twentysecond: Record<Language, string> = {
  ru: `
нужны школьные рюкзаки для девочек, розовые или фиолетовые, 30 штук, чтоб не дороже 900р за шт | backpack:(school|for students) | col:(pink|purple); <900; q30
постельное белье двуспальное, хлопок, не синтетика, 10 комплектов | bedding | mat:cotton; has:(Double|Queen|King); q10
Здравствуйте. Ищу пледы флисовые на вб, серые или бежевые, для начала 20 шт | blanket | mat:fleece; col:(grey|beige); q20
ботинки мужские зима 43-45 размер, не резина | boots | has:^For whom: (men|unisex); has:^Season: winter; has:^Size: .*(43|44|45); no:^Material: .*rubber
Открываю маникюрный кабинет, с чего начать? пилочки нужны и зеркало на стол | nail-file,mirror
куда бы нашу таксу уложить зимой, чтоб мягко было и чехол снимался в стирку | pet-bed | has:(removable cover|machine-washable)
шнуры тайпси для зарядки в нейлоновой оплетке, 100 шт | cable | mat:nylon; has:(Type-C|three connectors); q100
бейсболки с нашим логотипом для промоутеров, чёрные или красные, 100 шт, до 200 р | cap | col:(black|red); logo; q100; <200
здравствуйте, а сколько идёт доставка до новосибирска и кто за неё платит? | - | says:достав
зарядка в прикуриватель на два гнезда, мощная, ватт 45 и выше | charger:car charger | has:two ports; has:(45|65|100) W
шторы блэкаут серые чтоб солнце по утрам не било | curtain:(blackout curtain|room-darkening) | col:grey
платья летние женские льняные, есть? до 1500 руб, XL обязательно | dress | mat:linen; has:^Season: summer; has:^For whom: women; has:^Size: .*XL; <1500
чтоб телефон в машине держался и сам примагничивался, без всяких зажимов | phone-holder | has:(air vent|car phone holder|for car); has:magnetic
шурик аккумуляторный, в комплекте чтоб две батареи и чемоданчик | drill | has:Two batteries, case
На 8 марта 60 сотрудниц, хочу подарить украшение в подарочной коробочке, рублей до 200 на человека | earrings,necklace,bracelet,ring | has:gift box; has:^For whom: (women|unisex); q60; <200
фонарики налобные для рыбаков, беру 20 штук, максимум 500 рублей за один | flashlight:headlamp | <500; q20
велосипеды горные взрослые 26 колёса, 10 штук | - | says:нет|не наш|ничего|отсутств
сковородки чугуний для столовой, чтоб на индукции работали | frying-pan | mat:cast iron; has:induction
перчатки зимние детские непромокайки, в снежки играть | gloves | has:^For whom: kids; has:waterproof; has:^Season: winter
сумочки женские экокожа через плечо, бежевые или чёрные, не дороже 900 р | handbag:(crossbody|shoulder) | mat:faux leather; col:(beige|black); <900
спасибо вам огромное, всё нашла, хорошего дня! | - | says:пожалуйст|рад|обращ|хорошего|взаимно
худи оверсайз чёрные утеплённые на зиму, размеры от L до XXL, штук 20 | hoodie:(oversize|loose) | col:black; has:^Season: winter; has:^Size: .*XL; q20
джинсы женские широкие, не зимние | jeans:wide-leg | has:^For whom: (women|unisex); no:^Season: winter
замерять комнаты под натяжные потолки, бригаде из десяти человек, пяти метров хватит | tape-measure | has:\\b5 m\\b; q10
диодная лента 5 метров с пультом | led-strip | has:\\b5 m\\b; has:remote control
Кружки керамические белые под фотопечать, 100шт, до 150 р/шт | mug | mat:ceramic; has:photo printing; col:white; q100; <150
Запускаем маленький зал в районном центре, нужны гантели и резинки для тренировок, не вонючие главное | dumbbell,resistance-band | has:odor-free
блокноты, нанесение логотипа фирмы, тираж 200, до 150 р | notebook | logo; q200; <150
чем поливать рассаду на балконе, литра на полтора-два, не больше | watering-can | has:1\\.[58] l
скотч прозрачный упаковочный, 66 м, коробка 72 рулона | packing-tape:(packing tape|sealing tape) | col:transparent; has:66 m; q72
Мне привезли партию, треть битая. Куда писать и кто вернёт деньги?! | - | says:жал|сожал|извин|возвра|верн|продав|поддерж|брак
подушки с эффектом памяти, белые или серые, в хостел 30 штук | pillow | has:memory foam; col:(white|grey); q30
курьерские пакеты 25х35 чёрные или белые, 1000 шт, до 6 рублей | poly-mailer | has:25x35; col:(black|white); q1000; <6
ПОВЕРБАНКИ 20000 с дисплеем, белые или чёрные | power-bank | has:20000 mAh; has:display; col:(white|black)
дети с дедом вечерами картинку из кусочков собирают, надо штук на 500, а то мелкие уже в три минуты | puzzle | has:\\b500 pieces
отвёртки для ремонта телефонов, мелкие, биты чтоб S2 | screwdriver-set:(precision|phone and laptop|glasses and watches) | has:\\bS2\\b
В детсад на младшую группу машинки и конструктор, строго с 3 лет, по 5 штук | toy-car,building-blocks | has:3 years; q5
тапки дешёвые на ресепшен гостиницы 200 пар, до 80 рублей пара | slippers | <80; q200
носки мужские х/б чёрные, серые или тёмно-синие, 200 пар, до 80 р | socks | mat:cotton; col:(black|grey|navy); has:^For whom: (men|unisex); q200; <80
кофемашина рожковая для кофейни, 2 группы | - | says:нет|не наш|ничего|отсутств
гусь обнимусь, мягкая игрушка, большие от 50 см | soft-toy | has:goose; has:(50|60|80) cm
ночью пелёнки менять, люстру не включать. чтоб заряжался а не от розетки | night-light | has:rechargeable
термокружки автомобильные из нержавейки под лазерную гравировку, 50 шт | thermos-mug | has:(car travel|for car); mat:stainless; has:engraving; q50
я с человеком говорю или это программа отвечает? | - | says:ассистент|помощник|бот|программ|ИИ|автомат|не человек
полотенца банные 70*140 хлопок, 40 шт | towel | mat:cotton; has:70x140; q40
зонтики от ветра крепкие, чёрные, только не детские | umbrella | has:windproof; col:(black); no:^For whom: kids
открываем бар! стаканы под виски, толстое дно, 60 штук | glass:whisky | has:thick base; q60
Можно ли оплатить по счёту от юрлица и получите ли вы нам закрывающие документы? | - | says:оплат|плат|счёт|счет|документ
игрушки в кроватку раскидывает, сложить бы куда нибудь всё это с крышкой | organizer | has:with lid
саженцы яблони зимостойкие 100 шт | - | says:нет|не наш|ничего|отсутств
`,
  en: `
silicone moulds for baking, I sell at craft fairs, 20 pcs please | baking-mold | mat:silicone; q20
bracelets with little charms on, under $3 a piece, I'd take 20 | bracelet | has:with charm; q20; <3usd
Lego style sets with dinosaurs for kids of 6 and up, not wooden | building-blocks | has:dinosaur; has:[36] years; no:^Material: .*wooden
rubber floor mats for a five seater car, black or grey | car-mat | mat:rubber; has:5 seats; col:(black|grey)
dog pulls like a train on night walks, I need drivers to see us | pet-leash | has:reflective
boot organiser that folds flat, black | car-organizer | has:foldable; col:black
Opening a beauty studio next month - need brush sets and table mirrors, 10 of each, max $5 apiece | makeup-brush,mirror | q10; <5usd
handheld hoover for the car, cordless, under 15 dollars. Not one you plug into the lighter | car-vacuum | has:(cordless|rechargeable); no:12 V plug; <15usd
xmas baubles red or gold, must NOT be glass, 100 pcs | christmas-decor | no:^Material: .*glass; col:(red|gold); q100
how do I actually pay you, by card or bank transfer? | - | says:pay
velvet makeup pouches for bridesmaids, pink or white | cosmetic-bag | mat:velour; col:(pink|white)
bamboo chopping boards with a juice groove | cutting-board | mat:bamboo; has:juice groove
clip on desk lights for student dorm, USB | desk-lamp:clamp | has:USB
puppy keeps chewing my shoes, get him something that lasts, rubber or silicone | pet-toy | mat:(rubber|silicone); has:(durable|chew|teeth|bite)
hex dumbells 5kg or 8kg for school gym, 10 pcs | dumbbell:hex | has:\\b[58] kg; q10
hoop earrings for my jewelry stall, no more than $1 a pair, 20 pairs | earrings:hoop | q20; <1usd
Christmas presents for 120 staff, max $5 each with our logo on: mugs or notebooks? | mug,notebook | logo; q120; <5usd
ceramic plant pots with saucer, anything but black only | flower-pot | mat:ceramic; has:with saucer
glass tupperware 1 litre for a meal prep business, 50 | food-container | mat:glass; has:\\b1000 ml; q50
need inflatable kayaks, 2 person, with paddles | - | says:no |not |nothing|n't
secateurs w/ safety catch for vineyard crew | garden-shears | has:safety lock
little boxes with a ribbon for favours, 200 pcs under 70 cents | gift-box | has:ribbon; q200; <0.7usd
reward for homework: something small and cute to peel off and glue in the kids' diaries, 50 or 100 in a pack | sticker | has:\\b(50|100) pcs
Whiskey tumblers for the golf club bar, proper crystal | glass:whisky | mat:crystal
over-ear headphones noise cancelling black | headphones:over-ear | has:noise cancelling; col:black
you sold me rubbish, the sizes are all wrong and nobody answers. what now? | - | says:sorry|apolog|seller|refund|return|support
kids windproof jackets, sizes 120-140 | jacket | has:^For whom: kids; has:windproof; has:^Size: .*(120|130|140)
skipping ropes for PE class, adjustable, 60 pcs, no more than a dollar each | jump-rope | has:adjustable; q60; <1usd
Starting a home bakery, looking for cake tins and boxes for pastries, 50 of each | baking-mold,gift-box | q50
key rings with our garage's logo, 300, under a dollar each | keychain | logo; q300; <1usd
potato peelers for a canteen, ten will do | kitchen-utensils:peeler | q10
chefs knives for a catering crew, steel not ceramic, 10 off | knife:chef | mat:stainless; q10
keeping loose tea dry and closed, brown paper look, 500 pieces for my stall | zip-bag | mat:kraft; q500
brush set for makup with a pouch, no animal hair | makeup-brush | has:with pouch; no:natural bristles
hi! | - | says:hello|hi\\b|welcome|help|good
necklaces for women, already in a gift box, 20 pcs | necklace | has:^For whom: (women|unisex); has:gift box; q20
Cheap pens w logo, blue ink, 500 pcs, 25 cents tops | pen | has:^Ink color: blue; logo; q500; <0.25usd
I run with my phone and keys and a drink, pockets bounce. something that sits on the hips? | waist-bag | has:bottle holder
pencil cases that don't leak if juice spills on them, boys' colours - blue, green, black | pencil-case | has:waterproof; col:(blue|green|black)
slow feeder bowls for dogs who eat too fast, 30 | pet-bowl | has:slow-feeding; q30
what's the weather in Guangzhou tomorrow | - | says:goods|product|wholesale|catalog|can't|cannot|only|market|find
pet shop opening in spring: beds and toys for cats and dogs, nothing above $5 | pet-bed,pet-toy | <5usd
zip up hoodies in navy for our rowing club, no pullovers | hoodie:zip-up | col:(navy|blue)
plain cotton or canvas totes for silk screen, beige or white, 300 pcs, up to 1.5 usd | tote-bag | mat:(cotton|canvas); col:(beige|white); q300; <1.5usd
care home corridor, residents get up at night, want light coming on by itself when someone passes | night-light | has:motion sensor
Pilates classes for 20 people: mats and loops, must not slip | yoga-mat,resistance-band | has:non-slip; q20
guests walk on wet tiles round our pool barefoot and fall. 40 pairs of something for their feet | slippers,sandals | has:non-slip; q40
something to hang round the tub so water doesnt get on the floor | curtain:shower
petrol generator 5 kw for building site | - | says:no |not |nothing|n't
Can I get a sample before ordering 1000 and do you ship to Kenya? | - | says:sample|ship|deliver
`,
  zh: `
苹果15手机壳 透明 拿50个 | phone-case | has:iPhone 15(?! Pro); col:transparent; q50
触屏手套 冬天骑车戴 男款或男女通用 要防风 | gloves:touchscreen | has:^For whom: (men|unisex); has:windproof
戒指 开口可调节 银色 5块以内 | ring | has:adjustable; col:silver; <5cny
凉鞋女 厚底 38码要有 | sandals | has:^For whom: women; has:thick sole; has:^Size: .*38
车里猫毛太多了 座椅缝里也有 吸干净用的 要无线或充电的 | car-vacuum | has:(cordless|rechargeable)
羊毛围巾 冬季 成人 | scarf | mat:wool; has:^Season: winter; no:^For whom: kids
儿童智能手表 能定位的 | smart-watch | has:^For whom: (kids|unisex); has:GPS
男款运动鞋 网面透气 42码要有 不要皮的 | sneakers | mat:mesh; has:^Size: .*42; has:^For whom: (men|unisex); no:^Material: .*leather
你好 请问运费怎么算 到莫斯科多久 | - | says:运|配送|物流
墨镜 偏光的 开车用 大人 | sunglasses | has:polarized; no:^For whom: kids
班服 纯棉短袖 白色 60件 30元以内 | t-shirt | mat:cotton; col:white; q60; <30cny
带遥控的玩具车 送外甥 6岁 | toy-car:remote control | has:[36] years
开花店 先进点浇水壶和修枝剪 各20个 | watering-can,garden-shears | q20
健身旅行包 干湿分离 黑色或灰色 | travel-bag | has:wet pocket; col:(black|grey)
男士平角内裤 纯棉 100条 每条15块以下 | underwear:boxer | mat:cotton; has:^For whom: men; q100; <15cny
后备箱买完菜到处滚 要能固定分格的 | car-organizer | has:dividers
女士手表 防水 皮表带 | watch | has:^For whom: (women|unisex); has:waterproof; mat:leather
运动水壶 带吸管 不要玻璃 30个 | water-bottle | has:with straw; no:^Material: .*glass; q30
东西收到坏了一半 你们管不管?! | - | says:抱歉|对不起|卖家|退|售后|客服|遗憾
瑜咖垫 加厚10毫米以上 防滑 | yoga-mat | has:\\b(10|15) mm; has:non-slip
透明自封袋 20x28 1000个 | zip-bag | has:20x28; col:transparent; q1000
宿舍断电后床头夹着看书的灯 要充电的 | desk-lamp:clamp | has:rechargeable
贴水杯上的贴纸 要防水 水洗不掉 | sticker | has:waterproof
开小西餐厅 要平底锅和厨房刀 不锈钢的 各6个 | frying-pan,knife | mat:stainless; q6
猫碗 带架子高一点 护颈的 | pet-bowl | has:with stand; no:^Product type: dog
牵引绳 尼龙 大狗用 1.5米到3米 | pet-leash | mat:nylon; has:(1\\.5|1\\.8|\\b3) m\\b
太阳伞 防紫外线 可折叠放包里 | umbrella | has:UV-protective; has:(pocket|folding)
你是真人还是机器人啊 | - | says:助手|机器|AI|人工智能|程序
美甲店用搓条 50片一包 双面 | nail-file | has:\\b50 pcs; has:double-sided
孩子体育考试要练 自己会记数的那种 | jump-rope | has:counting
竹砧板 大号45x30 | cutting-board | mat:bamboo; has:45x30
保温杯 316内胆 500ml 学生上学 不漏水 | thermos-mug | has:316; has:\\b500 ml; has:leakproof
年会礼品 耳机或者充电器 100份 每份60元以内 要印公司logo | headphones,charger | logo; q100; <60cny
沙发毯 双面的 灰色或米色 客厅用 | blanket | has:double-sided; col:(grey|beige)
电动滑板车 成人 | - | says:没有|未找到|找不到|暂无|无法|没找到
卷尺 5米 印工程队标志 100把 | tape-measure | has:\\b5 m\\b; logo; q100
发快递封箱 撕的时候别那么响 | packing-tape | has:low-noise
螺丝刀套装 S2钢 | screwdriver-set | has:\\bS2\\b
磁吸充电宝 10000毫安 白色 80以内 | power-bank:magnetic | has:10000 mAh; col:white; <80cny
幼儿园大班升小学礼物 书包和笔袋 一共30个孩子 粉色蓝色都行 | backpack,pencil-case | col:(pink|blue); q30
坐长途飞机睡觉脖子酸 | pillow:neck
毛绒钥匙扣 挂书包上 | keychain | mat:velour
木头拼图 3岁宝宝 不要太多片 100片以内 | puzzle | mat:wooden; has:3 years; has:\\b(24|60|100) pieces
怎么付款 支持对公转账开发票吗 | - | says:付款|支付|转账|发票
雪地靴 女款 冬 防水 | boots | has:^For whom: women; has:^Season: winter; has:waterproof
阳台养多肉 小一点的 陶瓷 直径10到12厘米 | flower-pot | mat:ceramic; has:\\b1[02] cm
上班带饭 微波炉能热 装一升左右 | food-container | has:microwave-safe; has:\\b(800|1000|1200) ml
民宿开业 床上四件套和浴巾 全棉 各10套 | bedding,towel | mat:cotton; q10
谢谢老板 辛苦了 | - | says:不客气|不用谢|客气|高兴|随时
大米 东北 五公斤装 50袋 | - | says:没有|未找到|找不到|暂无|无法|没找到
`,
}
