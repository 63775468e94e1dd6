export const sportGiftsBeautyPhrases = `
yoga-mat,resistance-band,car-mat | без запаха / odor-free / 无异味 | - | odourless / unscented / odorless | -
yoga-mat | с разметкой / with alignment lines / 体位线 | с линиями / с линиями позиций | - | 有辅助线
yoga-mat | с ремнём для переноски / with carry strap / 配绑带 | чтобы носить на плече / носить через плечо / на тренировку носить / застегнуть в рулон | carry to class / carry over shoulder / strap to carry | 带绳 / 背着去 / 背着走 / 方便背
yoga-mat | широкий / extra-wide / 加宽 | пошире / ширина побольше | wider | 宽一点
yoga-mat | с амортизацией / shock-absorbing / 减震 | мягкие для коленей / колени не болят / мягкий для суставов / на твёрдом полу / не больно коленям / прыгать не слышно | easy on knees / cushy / knee friendly / hard floor / sore knees / soft for joints | 膝盖不疼 / 软弹 / 地板硬 / 跪着不疼 / 护膝盖
yoga-mat,jump-rope,makeup-brush | для начинающих / for beginners / 初学者 | для старта | newbies / starters / newbie / starter | 新手 / 新手用
yoga-mat | для танцев / for dance / 舞蹈练功 | танцевальные / под хореографию | dancers / ballet | 跳舞用 / 练舞
dumbbell | бесшумный / noise-free / 静音 | без грохота / не гремят / соседи снизу / не грохочут / ночью заниматься / не … гремят / не … гремели / не … шуметь / соседи … не / не … стучали | no clanking / downstairs neighbours / don't clank / don't bang / not … noise / not … clank / neighbours … not / no … noise / not … bang | 楼下听不见 / 不扰邻 / 不吵邻居 / 不…吵 / 没…声音 / 楼下…听
dumbbell | с плоскими гранями / anti-roll / 防滚动 | не катаются / не катятся / не укатываются / не укатятся / лежат на месте / под диван не укатится | no rolling / stay put / won't roll / roll off | 不滚 / 不会滚 / 不乱滚 / 放地上不滚 / 不滚走
dumbbell | без запаха / odor-free / 环保无味 | не пахнут | odourless / no smell | 没味道 / 没橡胶味
dumbbell | с хромированным грифом / with chrome bar / 电镀杆 | - | - | 镀铬
resistance-band | прочный / snap-resistant / 防断 | не рвутся / не лопаются / не лопнут / не порвались после месяца / выдержат рывок / рвутся через неделю / не … рвутся / не … порвались / не … лопаются / не … лопнули | unbreakable / don't break / don't rip / won't break in a month / doesn't snap / snap in a week / not … snap / not … break / not … rip | 拉不断 / 不会断 / 不容易断 / 耐拉 / 拉不坏 / 用不断 / 不…断 / 拉…不断
resistance-band | с креплением на дверь / with door anchor / 配门扣 | - | - | 挂门上
resistance-band | с программой упражнений / with workout guide / 配教程 | - | exercise guide | -
resistance-band | для ног и ягодиц / for legs and glutes / 臀腿训练 | для попы / для бёдер | booty | 练臀 / 翘臀 / 练腿 / 臀部
resistance-band | для подтягиваний / for pull-ups / 引体向上 | - | - | 拉单杠 / 单杠
resistance-band,packing-tape | широкий / wide / 加宽 | пошире / широченный | wider | 宽款 / 宽一点
jump-rope | без перекручивания / tangle-free / 防缠绕 | не … путается / не … путалась / не … запутывается / не … перекручивается | not … tangle / not … knot / not … twist / no … tangles | 不缠 / 不…打结 / 不…缠 / 不…绕
jump-rope | утяжелённый / weighted / 负重款 | с утяжелителем | - | -
jump-rope | на подшипниках / ball-bearing / 轴承款 | скоростные с подшипниками / крутится легко / быстро вращается | spins smoothly / spins fast / fast spinning / smooth spin / turns freely | 转得顺 / 转得快 / 顺滑 / 转动流畅
jump-rope | с мягкими ручками / with foam handles / 海绵手柄 | с поролоновыми ручками / с губчатыми ручками | sponge grip | 手柄软 / 软手柄
jump-rope | со съёмными шариками / cordless-convertible / 无绳球两用 | без верёвки | ropeless / without rope | 没绳子
jump-rope,necklace,pet-leash | с регулировкой длины / adjustable / 可调节 | под любой рост / укорачивается / с удлинителем / можно удлинить | shorten / extender | 有延长链
jump-rope | для похудения / for weight loss / 健身减脂 | худеть / сжигать жир | fat burning | 瘦身
jump-rope | для бокса / for boxing / 拳击训练 | - | - | 打拳 / 练拳
gift-box | с магнитной крышкой / with magnetic lid / 磁吸翻盖 | сама захлопывается / закрывается на магнит / крышка на магнитах | snaps shut / closes magnetically / magnet lid | 吸铁石 / 磁铁盖 / 自己吸上 / 吸上盖 / 磁铁吸
gift-box,zip-bag | с прозрачным окном / with clear window / 开窗 | чтобы видно содержимое | see inside | 带窗口 / 能看到里面
gift-box | с выдвижным ящиком / drawer-style / 抽屉式 | - | slide out / pull out | 抽拉
gift-box,christmas-decor | с лентой / with ribbon / 配丝带 | - | - | 蝴蝶结
gift-box | жёсткий / rigid / 加硬 | не мнутся / плотный картон / не сомнётся / держат форму / плотные твёрдые / не прогибается | sturdy / keep shape / doesn't crush / won't bend | 硬盒 / 不易压扁 / 压不扁 / 不塌 / 挺括 / 硬挺
gift-box | с ложементом / with insert / 带内衬 | с поролоном внутри | foam inside | 有内托 / 带内托
gift-box | с открыткой / with greeting card / 配贺卡 | с карточкой | - | 有卡片 / 送卡片
gift-box | с тиснением фольгой / with foil stamping / 烫金 | золочение | - | -
gift-box | для сладостей / for sweets / 糖果 | под конфеты / для конфет / под сладкое | - | 装糖 / 喜糖
gift-box | для десертов / for pastries / 烘焙甜点 | под пирожные / под капкейки / под зефир | cupcakes / desserts / cookies | 装饼干 / 甜品用
poly-mailer | непрозрачный / opaque / 不透光 | чтобы не было видно содержимое / тёмные внутри / чтобы курьер не видел / содержимого не видно / не видно что внутри / приватная / не … видно / не … просвечивает / не … видел / не … просвечивали | not see through / can't see inside / discreet / privacy / contents hidden / hide what's inside / can't be seen through / not … see … inside / not … see through / hide … inside / cannot … see | 不透明 / 看不到里面 / 看不到是什么 / 遮住里面 / 看不到…里面 / 看不见…里面 / 不…透明 / 不…看到
poly-mailer | прочный / tear-resistant / 防撕 | не рвутся / на разрыв прочные / не порвутся в пути / не порвётся в пути / выдержит почту / почта рвёт / не лопнет / не … рвутся / не … порвались / не … порвётся / не … рвался | rip proof / survive the post / doesn't rip / don't rip / won't tear in transit / strong enough / not … tear / not … rip / survive … post | 扯不烂 / 快递摔不破 / 不怕暴力快递 / 运输不破 / 拉不破 / 不…破 / 撕…不破 / 扯…不
poly-mailer | с клеевым клапаном / self-sealing / 自粘封口 | с клеевым краем / с липкой полосой / сами клеятся / без скотча / оторвал и заклеил / скотч не нужен | sticky strip / no tape needed / no tape / peel and stick / seals itself | 自封口 / 不用胶带 / 一撕一贴 / 撕了就粘
poly-mailer | с двумя клеевыми полосами / with double adhesive strip / 双胶条 | для возврата с второй полосой / два клея | - | 两条胶 / 两道胶
poly-mailer | биоразлагаемый / biodegradable / 可降解 | разлагаются / не вредят … природе | break down / rot … away / break … down / good for … planet / not … plastic waste / compost | 自己…降解 / 能…降解 / 烂…掉
poly-mailer | с карманом для накладной / with label pocket / 带面单袋 | для этикетки | docs pouch | -
poly-mailer | с защитой от ударов / shock-resistant / 防震 | с пузырями / с пупыркой | padded | 带气泡
poly-mailer | для одежды / for clothes / 适用衣物 | для шмоток / для футболок | apparel | 装衣服 / 衣服用
poly-mailer | для интернет-магазинов / for online stores / 网店发货 | для отправки заказов / для озона | etsy / e-commerce orders | 淘宝发货 / 开网店
zip-bag | многоразовый / reusable / 可重复使用 | много раз использовать / переиспользуемые | use again / use many times | 反复用 / 多次使用
zip-bag | с полем для записи / with write-on panel / 可书写 | для маркера | - | -
zip-bag | светонепроницаемый / light-proof / 避光 | не пропускают свет | - | 不透光
zip-bag | влагостойкий / moisture-proof / 防潮 | влагозащитные / чтобы чай не отсырел / печенье не отсыреет / сохранить хрустящим / не … отсырел / не … отсыревает / от … сырости / сухим … хранить | keep dry / keep it crisp / stays crunchy / keeps dry / tea stays fresh / keep … dry / not … damp / stay … dry / keep … crisp | 饼干不软 / 不回潮 / 保持干燥 / 不…受潮 / 不…潮 / 防…潮
zip-bag | безопасный для продуктов / food-grade / 食品级 | для еды | - | 装吃 / 装食物
zip-bag | с отверстием для подвешивания / with hang hole / 挂孔 | с еврослотом / с дырочкой для крючка | euro slot | -
zip-bag | с двойным замком / with double seal / 双骨条 | - | - | 双条 / 双道
zip-bag | с отверстием для воздуха / with air hole / 带气孔 | с дырочками / с вентиляцией | vented / breathing hole | -
packing-tape | бесшумный / low-noise / 静音 | без треска / не визжит / не скрипит / при отмотке тихо / не орёт / не … трещит / не … шумит / без … треска | no screeching / doesn't screech / doesn't squeal / noiseless / quiet unwinding / not … noise / no … noise / not … screech / less … noise | 不吵 / 撕着不响 / 不刺耳 / 撕的时候没声 / 没噪音 / 撕…声音小 / 没…声音 / 声音…小 / 不…吵
packing-tape,sticker | без следов клея / residue-free / 无残胶 | легко отклеить | no sticky marks / leaves no glue / clean removal / peel off clean | 不留痕 / 无残留 / 撕了不留 / 撕下来干净
packing-tape | с лёгким отрывом / easy-tear / 易撕 | рвётся руками / без ножниц / рвать руками / ножницы не нужны / без ножа / рвать … руками / отрывать … руками / без … ножниц / рвётся … руками | tear with fingers / no scissors / no knife needed / rips by hand / tear … hand / tear … fingers / rip … hand / no … scissors / without … scissors | 好撕 / 手撕 / 手能撕 / 用手撕 / 不用剪刀 / 徒手撕 / 手…撕 / 不想用剪刀 / 不…剪刀
packing-tape | с сильным клеем / strong-adhesive / 高粘 | намертво клеит / супер клейкий / крепко держит / чтобы коробка не раскрылась / клеит намертво / не отклеивается / прилипает насмерть / держит тяжёлые коробки / не … отклеивается / не … отклеится / крепко … держит / хорошо … клеит | super sticky / sticks well / holds well / box doesn't pop open / doesn't peel off / sticks like hell / holds heavy boxes / won't come off / doesn't come unstuck / not … peel / stick … well / not … come off / hold … well | 超粘 / 粘得紧 / 不翘边 / 不开胶 / 不会开 / 贴得牢 / 粘…牢 / 不…开胶 / 粘…紧
packing-tape | морозостойкий / cold-resistant / 耐寒 | зимой не отклеится / на холодном складе / в минус / на морозе не отклеится | cold warehouse / below zero / minus temperatures | 不怕冷 / 冬天能用 / 耐低温 / 冷库 / 零下 / 冬天不掉
packing-tape | прочный / tear-resistant / 不易断 | не рвётся | doesn't tear / doesn't snap | 拉不断
umbrella | автоматический / automatic / 全自动 | кнопку нажал и открылся / сам открывается и закрывается / одной кнопкой / нажал и раскрылся / раскрывается сам / с кнопкой / кнопку … открывается / нажал … раскрылся / сам … открывается | opens with a button / one touch / push button / press a button / pops open / one button / opens by itself / button … opens / press … open / opens … itself / push … open | 一按就开 / 按钮 / 自动弹开 / 一键开 / 一键开收 / 按一下自动开 / 按…开 / 自动…开
umbrella | с обратным складыванием / reverse-folding / 反向 | антизонт / мокрая сторона внутрь / не капает в машине / сухой стороной наружу / выворачивается наизнанку складывается | upside down / wet side inside / doesn't drip in the car / wet side in | 反着收 / 反收 / 湿面朝里 / 水不滴车里 / 收伞不湿
umbrella | с защитой от ультрафиолета / UV-protective / 防晒黑胶 | солнцезащитные / от … солнца / от … загара / закрывать … от солнца | sun protection / against sun / against … sun / from … sun / block … sun / keep … sun off | 挡太阳 / 挡…太阳 / 遮…太阳 / 防…晒
umbrella | со светоотражающей каймой / with reflective trim / 反光条 | с отражающей полоской | hi vis | 夜里看得见
umbrella | карманный / pocket / 迷你口袋 | в сумочку / крохотные / влезает в карман / в дамскую сумку / размером с телефон | fits handbag / fits in a pocket / fits a purse / phone sized / super small | 放包里 / 能放口袋 / 小得能放包 / 手机大小 / 胶囊
umbrella | прочный / reinforced / 加固 | усиленные / неубиваемые / не сломается / на века / хорошие крепкие спицы | won't break / well built | 牢固 / 用不坏 / 扎实 / 不容易坏 / 骨架结实
umbrella | с 16 спицами / with 16 ribs / 16骨 | 16 спиц / шестнадцать спиц / на 16 спицах | sixteen ribs | 16根骨 / 十六骨
umbrella | двухслойный / double-canopy / 双层 | - | vented | -
cap,umbrella | для гольфа / for golf / 高尔夫 | большой гольф | - | -
sunglasses | поляризационный / polarized / 偏光 | поляроиды / антибликовые / без бликов / чтобы дорога не слепила / от бликов на воде / солнце не слепит / убирают блики / не … слепило / солнце … не слепит / блики … на воде / не … слепят | no glare / sun glare / road glare / glare off water / stop glare / no reflections / glare when driving / stop … glare / no … glare / cut … glare / glare … road / glare … water | 不反光 / 开车不晃眼 / 不晃眼 / 钓鱼看漂 / 去反光 / 不…晃眼 / 不…刺眼 / 反光…刺眼 / 开车…晃
sunglasses | с фотохромными линзами / with photochromic lenses / 变色镜片 | темнеют на солнце | darken in sun | 感光
sunglasses | с зеркальными линзами / with mirrored lenses / 反光镜面 | - | - | 水银
sunglasses | с градиентными линзами / with gradient lenses / 渐变镜片 | линзы с переходом / затемнённые сверху | fade lenses | 渐变色 / 上深下浅
sunglasses | с футляром / with case / 配镜盒 | с чехлом | - | 有盒子
sunglasses | с мягкими носоупорами / with soft nose pads / 防滑鼻托 | не сползают / не давят на нос / не спадают / держатся на носу / не съезжают / не … сползают / не … сползали / не … спадают / не давят … нос | don't fall off / stay put / don't slip down / not … slide / not … slip … nose / stay on … nose / not … fall off | 不压鼻子 / 不往下滑 / 不下滑 / 戴得稳 / 不…往下滑 / 不…滑 / 鼻子…不压
sunglasses | с гибкими дужками / with flexible temples / 弹簧镜腿 | не ломаются дужки | spring hinges | 镜腿有弹性
sunglasses | в стиле авиаторов / aviator / 飞行员 | - | pilot | 蛤蟆镜
sunglasses | в квадратной оправе / square / 方框 | - | boxy | -
sunglasses | в круглой оправе / round / 圆框 | - | circle | -
sunglasses | в крупной оправе / oversized / 大框 | в пол-лица / стрекозы | huge | 遮脸
sunglasses | для вождения / for driving / 驾驶 | для руля / за руль | - | 司机用
earrings,necklace,ring | гипоаллергенный / hypoallergenic / 防过敏 | уши не гноятся | - | -
earrings | со стойким покрытием / with tarnish-resistant plating / 保色电镀 | не темнеют / не чернеют / позолота не слезает / не облупится / через месяц не почернеют / не теряют блеск / не потемнеют / не слезает / в душе не снимать / не … темнеют / не … чернеют / не … почернели / не … облезли | don't tarnish / won't turn green / keeps shine / don't go black / doesn't wear off / won't fade / wear in the shower / don't lose shine / stay shiny / turn black / not … tarnish / not … turn … black / not … go … black / not … fade / not … green | 不发黑 / 不变黑 / 戴久不黑 / 不会变色 / 洗澡也能戴 / 不掉漆 / 一直亮 / 不…发黑 / 不…变黑 / 不…掉色 / 不…褪色
earrings,necklace,ring | со стразами / rhinestone / 镶钻 | - | - | 亮闪闪
earrings | небольшой / small / 小巧 | крошечные / аккуратные | - | 小小
earrings | крупный / statement / 夸张 | броские | bold | 显眼
earrings | лёгкий / lightweight / 轻盈 | не тянут уши / не оттягивают мочки / не чувствуются / целый день носить / не оттягивают уши | don't pull ears / don't weigh down / wear all day / don't feel them / ears don't droop | 不坠耳 / 不拉耳朵 / 戴一天不累 / 没重量 / 不沉 / 戴着没感觉
earrings | асимметричный / asymmetric / 不对称 | непарные | mismatched / different ones | -
earrings,necklace,christmas-decor | в подарочной коробке / in gift box / 配礼盒 | - | - | 礼盒装
earrings | для свадьбы / for weddings / 新娘婚礼 | невесте / для невесты | bride | 结婚戴
necklace,bracelet | со стойким цветом / with color-fast plating / 不掉色 | не темнеют / цвет держится | keeps colour | 不变黑
necklace | двухрядный / double-layer / 叠戴双层 | многослойные | - | -
necklace,ring,bracelet | под гравировку / for engraving / 可刻字 | именные | with name | -
necklace | с магнитной застёжкой / with magnetic clasp / 磁吸扣 | - | - | 磁扣
ring | безразмерный / adjustable / 开口可调节 | на любой палец / разомкнутые / размер не знаю / подойдёт любой размер / можно разжать / размер подогнать / не знаю … размер / размер … регулируется / размер … подогнать / на любой … палец | one size / open band / fits any finger / don't know the size / any size / bend to fit / unknown size / not know … size / any … finger / size … changed / change … size / adjust … size | 活口 / 不知道尺寸 / 大小能调 / 随意调 / 自由调节 / 不知道…尺寸 / 大小…调 / 尺寸…调
ring | с вращающейся вставкой / spinner / 可转动 | - | fidget | 会转
ring | со стойким цветом / with color-fast finish / 不掉色 | не темнеют / палец не зеленеет / палец не чернеет / не оставляет зелёный след / не слезет | finger won't turn green / colour stays / no green finger / doesn't leave marks / won't wear off | 不变黑 / 手指不发黑 / 手指不绿
ring | широкий / wide / 宽版 | - | thick band | 宽款 / 宽面
ring | тонкий / thin / 细款 | тоненькие | dainty / delicate | -
ring,bracelet,keychain | для влюблённых / for couples / 情侣 | для пары / обручальные | for two | 对戒
bracelet | на резинке / with elastic cord / 弹力绳 | - | - | 皮筋
bracelet | с подвеской / with charm / 带吊坠 | с шармом / с кулончиком | - | 有坠子 / 挂坠
bracelet | с клевером / four-leaf clover / 幸运四叶草 | четырёхлистник / на удачу | lucky | 幸运草
bracelet | многорядный / multilayer / 多层 | многослойные / в несколько рядов / в несколько слоёв | layered / multi layer / several strands | 几层 / 多圈
bracelet | ручной работы / handmade / 手工 | сделаны руками | - | -
makeup-brush | с прочным ворсом / with no-shed bristles / 不掉毛 | не лезут / ворс не выпадает / не лысеют / не сыпятся / щетина не лезет / волоски не остаются на лице / не теряют ворс / лысеют / не … лезут / не … вылезает / ворс … не / волоски … не / не … выпадает | no shedding / don't lose hairs / no hairs on my face / hairs fall out / bristles stay / lose bristles / leave hairs / not … shed / hairs … not / not … lose … hair / no … shedding | 不脱毛 / 脸上不沾毛 / 毛不掉 / 不掉刷毛 / 不…掉毛 / 毛…不掉
makeup-brush | с мягким ворсом / with soft bristles / 软毛 | нежные / не колются / пушистые / не царапают / приятные к лицу / для чувствительной кожи лица / не колет | don't scratch / don't poke / gentle on face / not prickly / soft on skin | 不扎脸 / 毛软 / 刷脸不疼 / 毛很软 / 不刺脸
makeup-brush | с чехлом / with pouch / 配收纳包 | с косметичкой / с … мешочком / с … сумочкой / с … косметичкой / мешочек … для хранения / чехол … для хранения | with … bag / with … pouch / with … case / bag … keep / pouch … keep | 送收纳包 / 带收纳袋 / 带…收纳袋 / 有…袋子装 / 送…包
makeup-brush | с синтетическим ворсом / with synthetic bristles / 人造纤维毛 | не из … животных / без … шерсти животных / ворс … не натуральный | no … animal hair / not … animal / not from … animals | 不是动物毛 / 人造毛 / 不是…动物毛 / 不要…动物毛
makeup-brush | с натуральным ворсом / with natural bristles / 动物毛 | из козы / из белки | goat hair / animal hair | 真毛
makeup-brush | для визажистов / for makeup artists / 化妆师 | для мастера | mua | 彩妆师 / 跟妆
cosmetic-bag,toiletry-bag | с перегородками / with dividers / 带隔层 | с секциями / всё по местам / кисти отдельно / чтобы не мешалось | everything separate / keep brushes apart | 分隔 / 能分类 / 分开放 / 分门别类
mirror | со светодиодной подсветкой / LED / 带LED灯 | с лампочками / в темноте краситься / освещение / с кольцевой подсветкой / плохой свет / с подсветкой … по кругу / лампочки … вокруг | bad lighting / do makeup in the dark / ring light / lights around / lights … round / lights … around / light … round / lit … up | 光线不好 / 暗的地方 / 补光 / 打光 / 灯…一圈 / 周围…灯 / 带…灯
mirror | с пятикратным увеличением / with 5x magnification / 五倍放大 | приближает / чтобы видеть поры / видно каждую пору / брови щипать / близорукая / без очков не вижу / увеличивает … в 5 / увеличение … в пять / видно … поры / крупнее … видно | 5x / see pores / pluck eyebrows / see close up / short sighted / poor eyesight / up close / makes … bigger / face … bigger / see … pores / times … bigger | 看毛孔 / 修眉 / 近视 / 看得清毛孔 / 放大…倍 / 看…毛孔 / 脸…放大
mirror | поворотный / rotating / 可旋转 | - | tilts | -
mirror | с чётким отражением / HD / 高清 | без искажений | no distortion | 不变形
mirror | с подставкой для мелочей / with storage base / 带收纳底座 | с полочкой / с органайзером | jewelry tray | 能放东西
mirror,car-vacuum | с зарядкой от USB / USB rechargeable / USB充电 | от юсб | - | -
mirror | Зеркальное полотно безосколочное стекло / Mirror surface shatterproof glass / 防爆玻璃 | безопасное стекло | - | -
nail-file | одноразовый / disposable / 一次性 | на каждого клиента новая / гигиенично одноразово / выбросить после | one time / new one for each client / throw away / one per client | 用完就扔 / 一客一换 / 用一次 / 一人一个
nail-file | в форме полумесяца / half-moon / 半月形 | бумеранг / банан / полукруглые | crescent / banana / curved | 月牙 / 半圆
nail-file | для полировки / polishing / 抛光 | бафы / для блеска | buffing / buffer | 磨亮
nail-file | в футляре / in case / 带保护套 | в чехле / с чехольчиком | with cover | 有套
nail-file | для детских ногтей / for children's nails / 儿童修甲 | для малыша | - | 宝宝用
nail-file | для гель-лака / for gel polish / 甲油胶 | для шеллака | shellac | 胶甲 / 卸甲
umbrella | ветрозащитный / windproof / 防风 | спицы не выгибаются / не выгибается / не улетит / не … выворачивает / не … выворачивался / ветер … не / ветром … не / не … ломается … ветру | doesn't invert / doesn't flip / won't flip inside out / flips inside out / not … inside out / wind … not / not … flip / survive … wind / stand … wind | 不翻面 / 不会翻 / 不翻伞 / 风…不翻 / 风…吹不 / 不…吹翻 / 大风…不
yoga-mat | нескользящий / non-slip / 防滑 | ладони не едут / руки потеют / в планке не скользит / не едет под ногами / держит ноги / не … скользят / руки … не / не … скользил / не … едет / не … разъезжаются | sweaty hands / hot yoga / no sliding in downward dog / doesn't slide / hold in poses / not … slip / not … slide / hands … slip / grip … sweaty | 出汗不滑 / 手汗 / 下犬式不滑 / 脚下稳 / 不…滑 / 手…不滑 / 不…打滑
dumbbell | с нескользящей ручкой / with non-slip handle / 防滑手柄 | потные ладони / хорошо держать / не выпадут из рук | sweaty palms / easy to hold / firm grip | 手汗不滑 / 抓得牢 / 好抓
resistance-band | нескользящий / non-slip / 防滑 | не закручивается на бедре / остаются на месте / не задираются / не … сползали / не … скатывались / не … закручиваются / не … скручиваются | don't roll / don't ride up / stay in place / don't bunch / not … roll up / not … roll / not … slip / not … slide / not … ride up | 不往上卷 / 不卷边 / 不往下掉 / 不…卷 / 不…滑 / 不…跑
jump-rope | с регулировкой длины / adjustable / 可调节 | укоротить можно / длину менять / на рост ребёнка / и взрослым и детям / длину … менять / длина … регулируется / длину … можно / разный … рост / подогнать … рост | change the length / make it shorter / cut to height / for tall and short / length … set / length … changed / change … length / adjust … length / short … tall / tall … short | 能改长度 / 长短能调 / 大人小孩都能 / 长度…调 / 长短…调 / 调…长度 / 高矮…用
gift-box | с прозрачным окном / with clear window / 开窗 | видно что внутри / с прозрачной вставкой / видно … что внутри / видно … содержимое / через … окошко / видно … внутри | show what's inside / transparent front / see the product / clear front / see … inside / show … inside / see … what's in | 看得见里面 / 看到东西 / 露出来 / 看…里面 / 看到…里面 / 露…里面
gift-box | с лентой / with ribbon / 配丝带 | с бантиком / перевязать лентой / с ленточкой | tied with ribbon / a bow on top / with a bow | 打蝴蝶结 / 绑丝带
zip-bag | с донной складкой / stand-up / 自立款 | стоят на полке / дно раскладывается / дойпаки | stand on the shelf / gusset / standing | 能站着 / 立着放 / 站得住
packing-tape | без следов клея / residue-free / 无残胶 | не оставляет клея / без липких следов / легко снять / отклеить без следа / не … оставляет / следов … не / не … остаётся … клей / снимается … без | no glue left / comes off clean / doesn't leave glue / removes cleanly / not … leave … residue / peels off … without / peel off … clean / no … residue / not … leave … marks / without … residue / without gunk | 撕掉不留 / 不留印 / 撕下没痕迹 / 干净撕 / 不…留胶 / 撕…不留 / 没…残胶
sunglasses | с защитой UV400 / with UV400 protection / 防紫外线 | защита глаз от солнца / 100 % защита / защищают от уф | protect eyes from sun / block uv / eye protection | 保护眼睛 / 挡紫外线 / 防晒伤
earrings | гипоаллергенный / hypoallergenic / 防过敏 | уши не болят / уши не чешутся / без аллергии / не гноятся / уши … не / аллергия … на / не … чешутся / не … воспаляются | ears don't itch / ears don't hurt / don't make ears itch / itchy ears / metal allergy / my ears react / ears … not … itch / ears … react / allergic … metal / ears … infected / not … itch | 耳洞不发炎 / 耳朵过敏 / 戴着不痒 / 耳洞敏感 / 耳朵…过敏 / 耳洞…发炎 / 不…发炎 / 不…过敏
necklace | со стойким цветом / with color-fast plating / 不掉色 | не облезет / не потемнеет / не позеленеет / носить не снимая / не … темнеет / не … чернеет / не … облезла / не … облезает | won't turn green / doesn't go black / wear every day / never take off / skin green / not … tarnish / not … turn … green / not … turn … black / not … fade | 天天戴不掉 / 戴久不变 / 不发绿 / 不氧化 / 不…发黑 / 不…变黑 / 不…掉色 / 不…褪色
bracelet | с магнитной застёжкой / with magnetic clasp / 磁扣 | легко застегнуть / застегнуть одной рукой / застёгивается сам | easy to put on / one hand clasp / easy to fasten | 好扣 / 一吸就扣 / 单手能戴
bracelet | со стойким цветом / with color-fast plating / 不掉色 | не темнеет / не облезает / от воды не портится | water safe / doesn't tarnish / doesn't fade | 沾水不掉 / 不会黑 / 不褪色
cosmetic-bag,toiletry-bag | с крючком для подвешивания / hanging / 悬挂式 | на крючок в ванной / раскрыть и повесить / висит / вешать в душе / повесить … в ванной / повесить … на / вешать … на крючок / можно … повесить | hang on the door / hang in bathroom / hang it up / hangs on hook / hang … up / hang … bathroom / hang … on / hangs … door | 挂墙上 / 挂浴室 / 挂起来 / 能挂着用 / 挂…浴室 / 挂…墙 / 挂…起来 / 能…挂
cosmetic-bag,toiletry-bag | водонепроницаемый / waterproof / 防水 | шампунь прольётся / гель разлился / не … промокает / не … намокла / не … промокла / вода … не | shampoo spills / poolside / toiletries leak / not … wet / water … not / not … soak / keep … dry | 洗发水漏了 / 去泳池 / 带去游泳 / 不…进水 / 不…湿 / 水…不进
nail-file | моющийся / washable / 可水洗 | дезинфицировать / промыть водой / мыть после клиента / можно … мыть / мыть … после / промывать … водой | disinfect / wash between clients / sanitise / can … washed / wash … after / wash … clients | 能消毒 / 冲水洗 / 洗了再用 / 能…水洗 / 可以…洗 / 用水…洗
ring | под гравировку / for engraving / 可刻字 | выгравировать … имена / имена … внутри / надпись … внутри | engrave … names / names … inside / date … inside | 刻…名字 / 刻…字
bracelet | под гравировку / for engraving / 可刻字 | выгравировать … имя / написать … имя | engrave … name / write … name | 刻…名字 / 刻…字
yoga-mat | без запаха / odor-free / 无异味 | не … пахнет / не … воняет / не … вонял / без … запаха | not … smell / no … smell / not … stink / without … smell | 没…味 / 不…臭 / 没有…味道
dumbbell | с защитой пола / floor-friendly / 不伤地板 | не … царапают / не … портят … пол / пол … не / не … поцарапать | not … damage … floor / not … scratch … floor / protect … floor / not … ruin … floor | 不…伤地 / 地板…不 / 不…砸坏 / 不…刮
`
