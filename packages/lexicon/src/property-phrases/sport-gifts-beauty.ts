export const sportGiftsBeautyPhrases = `
yoga-mat,resistance-band,car-mat | без запаха / odor-free / 无异味 | - | odourless / unscented / odorless | -
yoga-mat | с разметкой / with alignment lines / 体位线 | с линиями / с линиями позиций | - | 有辅助线
yoga-mat | с ремнём для переноски / with carry strap / 配绑带 | чтобы носить на плече | - | 带绳
yoga-mat | широкий / extra-wide / 加宽 | пошире / ширина побольше | wider | 宽一点
yoga-mat | с амортизацией / shock-absorbing / 减震 | мягкие для коленей / колени не болят | easy on knees / cushy / knee friendly | 膝盖不疼 / 软弹
yoga-mat,jump-rope,makeup-brush | для начинающих / for beginners / 初学者 | для старта | newbies / starters / newbie / starter | 新手 / 新手用
yoga-mat | для танцев / for dance / 舞蹈练功 | танцевальные / под хореографию | dancers / ballet | 跳舞用 / 练舞
dumbbell | бесшумный / noise-free / 静音 | без грохота / не гремят | no clanking | -
dumbbell | с плоскими гранями / anti-roll / 防滚动 | не катаются / не катятся / не укатываются | no rolling | 不滚 / 不会滚 / 不乱滚
dumbbell | без запаха / odor-free / 环保无味 | не пахнут | odourless / no smell | 没味道 / 没橡胶味
dumbbell | с хромированным грифом / with chrome bar / 电镀杆 | - | - | 镀铬
resistance-band | прочный / snap-resistant / 防断 | не рвутся / не лопаются | unbreakable / don't break | 拉不断 / 不会断
resistance-band | с креплением на дверь / with door anchor / 配门扣 | - | - | 挂门上
resistance-band | с программой упражнений / with workout guide / 配教程 | - | exercise guide | -
resistance-band | для ног и ягодиц / for legs and glutes / 臀腿训练 | для попы / для бёдер | booty | 练臀 / 翘臀 / 练腿 / 臀部
resistance-band | для подтягиваний / for pull-ups / 引体向上 | - | - | 拉单杠 / 单杠
resistance-band,packing-tape | широкий / wide / 加宽 | пошире / широченный | wider | 宽款 / 宽一点
jump-rope | без перекручивания / tangle-free / 防缠绕 | - | - | 不缠
jump-rope | утяжелённый / weighted / 负重款 | с утяжелителем | - | -
jump-rope | на подшипниках / ball-bearing / 轴承款 | скоростные с подшипниками | spins smoothly | 转得顺
jump-rope | с мягкими ручками / with foam handles / 海绵手柄 | с поролоновыми ручками / с губчатыми ручками | sponge grip | 手柄软 / 软手柄
jump-rope | со съёмными шариками / cordless-convertible / 无绳球两用 | без верёвки | ropeless / without rope | 没绳子
jump-rope,necklace,pet-leash | с регулировкой длины / adjustable / 可调节 | под любой рост / укорачивается / с удлинителем / можно удлинить | shorten / extender | 有延长链
jump-rope | для похудения / for weight loss / 健身减脂 | худеть / сжигать жир | fat burning | 瘦身
jump-rope | для бокса / for boxing / 拳击训练 | - | - | 打拳 / 练拳
gift-box | с магнитной крышкой / with magnetic lid / 磁吸翻盖 | - | - | 吸铁石 / 磁铁盖
gift-box,zip-bag | с прозрачным окном / with clear window / 开窗 | чтобы видно содержимое | see inside | 带窗口 / 能看到里面
gift-box | с выдвижным ящиком / drawer-style / 抽屉式 | - | slide out / pull out | 抽拉
gift-box,christmas-decor | с лентой / with ribbon / 配丝带 | - | - | 蝴蝶结
gift-box | жёсткий / rigid / 加硬 | не мнутся / плотный картон | sturdy | 硬盒 / 不易压扁
gift-box | с ложементом / with insert / 带内衬 | с поролоном внутри | foam inside | 有内托 / 带内托
gift-box | с открыткой / with greeting card / 配贺卡 | с карточкой | - | 有卡片 / 送卡片
gift-box | с тиснением фольгой / with foil stamping / 烫金 | золочение | - | -
gift-box | для сладостей / for sweets / 糖果 | под конфеты / для конфет / под сладкое | - | 装糖 / 喜糖
gift-box | для десертов / for pastries / 烘焙甜点 | под пирожные / под капкейки / под зефир | cupcakes / desserts / cookies | 装饼干 / 甜品用
poly-mailer | непрозрачный / opaque / 不透光 | чтобы не было видно содержимое / тёмные внутри | not see through / can't see inside | 不透明 / 看不到里面
poly-mailer | прочный / tear-resistant / 防撕 | не рвутся / на разрыв прочные / не порвутся в пути | rip proof | 扯不烂
poly-mailer | с клеевым клапаном / self-sealing / 自粘封口 | с клеевым краем / с липкой полосой / сами клеятся | sticky strip | 自封口
poly-mailer | с двумя клеевыми полосами / with double adhesive strip / 双胶条 | для возврата с второй полосой / два клея | - | 两条胶 / 两道胶
poly-mailer | биоразлагаемый / biodegradable / 可降解 | разлагаются | break down | -
poly-mailer | с карманом для накладной / with label pocket / 带面单袋 | для этикетки | docs pouch | -
poly-mailer | с защитой от ударов / shock-resistant / 防震 | с пузырями / с пупыркой | padded | 带气泡
poly-mailer | для одежды / for clothes / 适用衣物 | для шмоток / для футболок | apparel | 装衣服 / 衣服用
poly-mailer | для интернет-магазинов / for online stores / 网店发货 | для отправки заказов / для озона | etsy / e-commerce orders | 淘宝发货 / 开网店
zip-bag | многоразовый / reusable / 可重复使用 | много раз использовать / переиспользуемые | use again / use many times | 反复用 / 多次使用
zip-bag | с полем для записи / with write-on panel / 可书写 | для маркера | - | -
zip-bag | светонепроницаемый / light-proof / 避光 | не пропускают свет | - | 不透光
zip-bag | влагостойкий / moisture-proof / 防潮 | влагозащитные | keep dry | -
zip-bag | безопасный для продуктов / food-grade / 食品级 | для еды | - | 装吃 / 装食物
zip-bag | с отверстием для подвешивания / with hang hole / 挂孔 | с еврослотом / с дырочкой для крючка | euro slot | -
zip-bag | с двойным замком / with double seal / 双骨条 | - | - | 双条 / 双道
zip-bag | с отверстием для воздуха / with air hole / 带气孔 | с дырочками / с вентиляцией | vented / breathing hole | -
packing-tape | бесшумный / low-noise / 静音 | без треска | no screeching | 不吵
packing-tape,sticker | без следов клея / residue-free / 无残胶 | легко отклеить | no sticky marks / leaves no glue / clean removal / peel off clean | 不留痕 / 无残留 / 撕了不留 / 撕下来干净
packing-tape | с лёгким отрывом / easy-tear / 易撕 | рвётся руками / без ножниц | - | 好撕 / 手撕 / 手能撕
packing-tape | с сильным клеем / strong-adhesive / 高粘 | намертво клеит / супер клейкий / крепко держит | super sticky / sticks well / holds well | 超粘
packing-tape | морозостойкий / cold-resistant / 耐寒 | зимой не отклеится | - | 不怕冷 / 冬天能用 / 耐低温
packing-tape | прочный / tear-resistant / 不易断 | не рвётся | doesn't tear / doesn't snap | 拉不断
umbrella | автоматический / automatic / 全自动 | кнопку нажал и открылся / сам открывается и закрывается | opens with a button / one touch / push button | 一按就开 / 按钮
umbrella | с обратным складыванием / reverse-folding / 反向 | антизонт | upside down | 反着收 / 反收
umbrella | с защитой от ультрафиолета / UV-protective / 防晒黑胶 | солнцезащитные | sun protection / against sun | 挡太阳
umbrella | со светоотражающей каймой / with reflective trim / 反光条 | с отражателем | hi vis | 夜里看得见
umbrella | карманный / pocket / 迷你口袋 | в сумочку / крохотные | fits handbag | 放包里
umbrella | прочный / reinforced / 加固 | усиленные / неубиваемые | - | 牢固
umbrella | с 16 спицами / with 16 ribs / 16骨 | 16 спиц / шестнадцать спиц / на 16 спицах | sixteen ribs | 16根骨 / 十六骨
umbrella | двухслойный / double-canopy / 双层 | - | vented | -
cap,umbrella | для гольфа / for golf / 高尔夫 | большой гольф | - | -
sunglasses | поляризационный / polarized / 偏光 | поляроиды / антибликовые / без бликов | no glare | 不反光
sunglasses | с фотохромными линзами / with photochromic lenses / 变色镜片 | темнеют на солнце | darken in sun | 感光
sunglasses | с зеркальными линзами / with mirrored lenses / 反光镜面 | - | - | 水银
sunglasses | с градиентными линзами / with gradient lenses / 渐变镜片 | линзы с переходом / затемнённые сверху | fade lenses | 渐变色 / 上深下浅
sunglasses | с футляром / with case / 配镜盒 | с чехлом | - | 有盒子
sunglasses | с мягкими носоупорами / with soft nose pads / 防滑鼻托 | не сползают / не давят на нос | - | 不压鼻子 / 不往下滑
sunglasses | с гибкими дужками / with flexible temples / 弹簧镜腿 | не ломаются дужки | spring hinges | 镜腿有弹性
sunglasses | в стиле авиаторов / aviator / 飞行员 | - | pilot | 蛤蟆镜
sunglasses | в квадратной оправе / square / 方框 | - | boxy | -
sunglasses | в круглой оправе / round / 圆框 | - | circle | -
sunglasses | в крупной оправе / oversized / 大框 | в пол-лица / стрекозы | huge | 遮脸
sunglasses | для вождения / for driving / 驾驶 | для руля / за руль | - | 司机用
earrings,necklace,ring | гипоаллергенный / hypoallergenic / 防过敏 | уши не гноятся | - | -
earrings | со стойким покрытием / with tarnish-resistant plating / 保色电镀 | не темнеют / не чернеют / позолота не слезает | don't tarnish / won't turn green / keeps shine | 不发黑 / 不变黑
earrings,necklace,ring | со стразами / rhinestone / 镶钻 | - | - | 亮闪闪
earrings | небольшой / small / 小巧 | крошечные / аккуратные | - | 小小
earrings | крупный / statement / 夸张 | броские | bold | 显眼
earrings | лёгкий / lightweight / 轻盈 | не тянут уши | don't pull ears | 不坠耳 / 不拉耳朵
earrings | асимметричный / asymmetric / 不对称 | непарные | mismatched / different ones | -
earrings,necklace,christmas-decor | в подарочной коробке / in gift box / 配礼盒 | - | - | 礼盒装
earrings | для свадьбы / for weddings / 新娘婚礼 | невесте / для невесты | bride | 结婚戴
necklace,bracelet | со стойким цветом / with color-fast plating / 不掉色 | не темнеют / цвет держится | keeps colour | 不变黑
necklace | двухрядный / double-layer / 叠戴双层 | многослойные | - | -
necklace,ring,bracelet | под гравировку / for engraving / 可刻字 | именные | with name | -
necklace | с магнитной застёжкой / with magnetic clasp / 磁吸扣 | - | - | 磁扣
ring | безразмерный / adjustable / 开口可调节 | на любой палец / разомкнутые | one size / open band / fits any finger | 活口
ring | с вращающейся вставкой / spinner / 可转动 | - | fidget | 会转
ring | со стойким цветом / with color-fast finish / 不掉色 | не темнеют / палец не зеленеет | finger won't turn green / colour stays | 不变黑 / 手指不发黑
ring | широкий / wide / 宽版 | - | thick band | 宽款 / 宽面
ring | тонкий / thin / 细款 | тоненькие | dainty / delicate | -
ring,bracelet,keychain | для влюблённых / for couples / 情侣 | для пары / обручальные | for two | 对戒
bracelet | на резинке / with elastic cord / 弹力绳 | - | - | 皮筋
bracelet | с подвеской / with charm / 带吊坠 | с шармом / с кулончиком | - | 有坠子 / 挂坠
bracelet | с клевером / four-leaf clover / 幸运四叶草 | четырёхлистник / на удачу | lucky | 幸运草
bracelet | многорядный / multilayer / 多层 | многослойные / в несколько рядов / в несколько слоёв | layered / multi layer / several strands | 几层 / 多圈
bracelet | ручной работы / handmade / 手工 | сделаны руками | - | -
makeup-brush | с прочным ворсом / with no-shed bristles / 不掉毛 | не лезут / ворс не выпадает / не лысеют / не сыпятся | no shedding / don't lose hairs | 不脱毛
makeup-brush | с мягким ворсом / with soft bristles / 软毛 | нежные / не колются / пушистые | don't scratch | 不扎脸 / 毛软
makeup-brush | с чехлом / with pouch / 配收纳包 | с косметичкой | - | 送收纳包 / 带收纳袋
makeup-brush | с синтетическим ворсом / with synthetic bristles / 人造纤维毛 | - | - | 不是动物毛 / 人造毛
makeup-brush | с натуральным ворсом / with natural bristles / 动物毛 | из козы / из белки | goat hair / animal hair | 真毛
makeup-brush | для визажистов / for makeup artists / 化妆师 | для мастера | mua | 彩妆师 / 跟妆
cosmetic-bag | с перегородками / with dividers / 带隔层 | с секциями | - | 分隔 / 能分类
mirror | со светодиодной подсветкой / LED / 带LED灯 | с лампочками | - | -
mirror | с пятикратным увеличением / with 5x magnification / 五倍放大 | приближает / чтобы видеть поры | 5x | -
mirror | поворотный / rotating / 可旋转 | - | tilts | -
mirror | с чётким отражением / HD / 高清 | без искажений | no distortion | 不变形
mirror | с подставкой для мелочей / with storage base / 带收纳底座 | с полочкой / с органайзером | jewelry tray | 能放东西
mirror,car-vacuum | с зарядкой от USB / USB rechargeable / USB充电 | от юсб | - | -
mirror | Зеркальное полотно безосколочное стекло / Mirror surface shatterproof glass / 防爆玻璃 | безопасное стекло | - | -
nail-file | одноразовый / disposable / 一次性 | - | one time | 用完就扔
nail-file | в форме полумесяца / half-moon / 半月形 | бумеранг / банан / полукруглые | crescent / banana / curved | 月牙 / 半圆
nail-file | для полировки / polishing / 抛光 | бафы / для блеска | buffing / buffer | 磨亮
nail-file | в футляре / in case / 带保护套 | в чехле / с чехольчиком | with cover | 有套
nail-file | для детских ногтей / for children's nails / 儿童修甲 | для малыша | - | 宝宝用
nail-file | для гель-лака / for gel polish / 甲油胶 | для шеллака | shellac | 胶甲 / 卸甲
`
