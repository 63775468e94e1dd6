import type { Language } from '@karavan/contract/language.ts'

/**
 * First messages of a sixteenth set of buyers: pet shops, barbers, schools, workshops, drivers, gardeners, goods that nobody sells, counts of parts in words, diminutives,
 * this or that. Written with the market's fields in sight and before a look at the engine, dealt by lot and committed before the first run. What a row's cells
 * mean: `read.ts`.
 */
export const sixteenth: Record<Language, string> = {
  ru: `
ошейник с поводком комплектом | pet-leash:leash and collar set |
лежак собаке 25 кг, чтоб чехол снимался и стирался | pet-bed | has:removable cover; has:25 kg
ручки синие гелевые 0,5 с нашей гравировкой или логотипом, 500 | pen:gel pen | has:Ink color: blue; has:0\\.5 mm; logo; q500
занавеска на кухню без сверления, светленькая | curtain | has:no-drill; col:(white|beige|light blue)
шуруповёрт с двумя аккумуляторами и кейсом | drill | has:Two batteries, case
кирпич облицовочный 5000 шт | - | says:(ничего нет|не наш|нет|не прода)
провод для айфона с угловой головкой, метровый | cable | has:angled; has:\\b1 m
доска разделочная из бамбука или дерева, с желобком для сока | cutting-board | mat:(bamboo|wood); has:juice groove
пенальчик мягонький, на два отделения, серый | pencil-case | has:two-compartment; col:grey
Мне бы нож сантоку, рукоять деревянная, не керамика | knife:santoku | has:wood; no:^Material: .*ceramic
зеркальце двустороннее в салон красоты, 15 см, небьющееся | mirror | has:double-sided; has:15 cm; has:shatterproof
поводок светоотражающий, метра три, под большого пса, 30 штук | pet-leash | has:reflective; has:\\b3 m; q30
органайзер в багажник с крышкой, держит 30 кило | car-organizer | has:with lid; has:Load: 30 kg
леечка маленькая на подоконник, литр, можно полтора | watering-can | has:\\b1(\\.5)? l
кружки, которые можно в микроволновку, с бамбуковой крышечкой, 100 шт | mug | has:Microwave: safe; has:bamboo lid; q100
постельное евро не из полиэстера, можно стирать в машинке, 20 комплектов | bedding | no:^Material: .*polyester; has:machine-washable; q20
сумочка поясная бегать, с дыркой под наушники | waist-bag | has:earphone hole
стельки нам не надо, а вот тапочки бесшумные женские 38 размера пар 60 | slippers | has:silent; has:For whom: (women|unisex); has:\\b38\\b; q60
горшки с поддоном керамика, матовые, 40 шт до 400 р | flower-pot | has:with saucer; mat:ceramic; has:matte; q40; <400
блокнотик с петелькой под ручку, листов 200 | notebook | has:pen loop; has:Sheets: 200
`,
  en: `
lined or squared notebooks, 100 gsm, elastic closure | notebook | has:(Lined|Squared); has:100 gsm; has:elastic band
makeup brushes, vegan i.e. synthetic, at least 10 in the set | makeup-brush | has:synthetic; has:\\b(10|12|14|18|24) pieces
Hi! we run a barber shop and need capes... no wait, hand mirrors with light, 20 pcs | mirror | has:LED|light|dimming; q20
big handbag, not leather of any kind, zip pockets don't matter, for the office, blue | handbag | has:Bag size: large|large-capacity; no:^Material: .*leather; col:blue
trunk organiser w/ dividers, collapsible, MOQ under 20 | car-organizer | has:foldable; has:dividers
tape measure 5m with inches as well | tape-measure | has:5 m; has:inch
cups that keep coffee hot, lid you press, no more than half a litre, 200 pcs | thermos-mug | has:push-button lid; has:\\b(350|380|420|500) ml; q200
screwdrivers with a ratchet in a hard case, 30+ bits | screwdriver-set | has:ratchet; has:in case; has:\\b(3[0-9]|[4-9][0-9]|1[0-9][0-9]) pieces
pens that write on phones too, stylus end, 300 with our name | pen | has:stylus; logo; q300
bowl that makes my lab eat slower, dishwasher ok | pet-bowl | has:slow-feeding; has:dishwasher safe
umbrellas that open by themselves, 8 ribs, under $6 | umbrella | has:automatic; has:8 ribs; <6usd
a drill with no battery, just the body, 13 mm chuck | drill | has:Bare tool; has:13 mm
car mats that fit any odour sensitive nose - no smell, rubber or tpu | car-mat | has:odor-free; mat:(rubber|TPU)
keyrings double sided print our logo 1000pc | keychain | has:double-sided; logo; q1000
gummed stickers for planners, waterproof, gold foil | sticker | has:foil; has:waterproof
shower curtain w/ hooks 180 by 200 | curtain:shower | has:with hooks; has:180x200
desk lamp that charges the phone wirelessly | desk-lamp | has:wireless phone charging
scooter for adults, electric | - | says:(nothing|no one|found no|no listing|sells)
bed for an old dog up to 25 kilos, memory foam | pet-bed | has:memory foam; has:25 kg
bracelets for guys, real leather, adjustable | bracelet | has:For whom: (men|unisex); mat:genuine leather; has:adjustable
`,
  zh: `
按动中性笔 黑色墨水 0.5 1000支 印logo | pen:gel pen | has:retractable; has:Ink color: black; has:0\\.5 mm; logo; q1000
带镜子的化妆包 牛津布或者帆布 | cosmetic-bag | has:with mirror; mat:(oxford|canvas)
车载吸尘器 无线 滤网能洗 | car-vacuum | has:cordless; has:washable filter
中号狗窝 可拆洗的 25公斤狗用 | pet-bed | has:removable cover|washable; has:25 kg
可以挂墙上的砧板 能进洗碗机 | cutting-board | has:hanging hole; has:Dishwasher: safe
淋浴用的拖鞋 快干 42码 | slippers:shower | has:quick-dry; has:\\b42\\b
笔记本不要胶装要线装的，200页那种 | notebook | has:thread-sewn; has:Sheets: 200
护照那么大的小方包 女 链条 | handbag:small square | has:chain strap
卷尺 防摔橡胶套 10米 工地 | tape-measure | has:rubber grip; has:10 m
贴纸 撕了不留胶 | sticker | has:residue-free
怕翻倒的猫碗，陶瓷的，30个 | pet-bowl | has:tip-resistant; mat:ceramic; q30
花盆带托盘 直径15 白色或灰色 | flower-pot | has:with saucer; has:15 cm; col:(white|grey)
双面化妆镜 金色 底座能放东西 | mirror | has:double-sided; has:storage base; col:gold
不锈钢洒水壶 两个把手 | watering-can | mat:stainless steel; has:two handles
手套能玩手机 加绒防风 男款 20副 | gloves | has:touchscreen; has:windproof; has:For whom: (men|unisex); q20
窗帘不用打孔 卧室 遮光90% | curtain | has:no-drill; has:90%
冲击钻 两块电池 | drill:impact | has:Two batteries
遛狗绳 晚上能反光 一米八 | pet-leash | has:reflective; has:1\\.8 m
洗车机高压 2台 | - | says:(没有|未找到|不卖)
后备箱收纳箱 硬底防滑的 | car-organizer | has:rigid base; has:non-slip
`,
}
