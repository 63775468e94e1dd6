export const wearPhrases = `
backpack | с защитой от краж / anti-theft / 防盗 | чтобы не порезали / с потайной молнией / молния со стороны спины / карман у спины / скрытый карман / воры … не / воришки … не / вор … не / боюсь … краж / в метро … обокрали / не … украли / не … расстегнуть | hidden zip / zip against the back / secret pocket / hidden pocket / back opening / thieves … not / thief … not / not … stolen / pickpockets … not / nobody … open / stop … pickpockets | 隐藏拉链 / 后开口 / 背面开口 / 隐藏口袋 / 小偷…拉开 / 别让小偷 / 小偷…打不开 / 防…偷 / 怕…偷 / 不让…偷
backpack | с USB-портом / with USB port / USB充电口 | чтобы заряжать телефон / с выходом под зарядку / заряжать на ходу / подключить пауэрбанк / вывод для зарядки / с юсб разъёмом / заряжать … телефон / зарядить … телефон | to charge phone on the go / charge while walking / plug in power bank / usb socket / charge … phone / charging … phone | 能充手机 / 带充电口 / 有充电孔 / 边走边充 / 接充电宝 / 外接充电 / 给手机…充电 / 充…手机
backpack | с увеличением объёма / expandable / 可扩容 | раздвигается / увеличивается в объёме / расстёгивается и становится больше / можно расширить | grows bigger / unzips to make bigger / extra space when needed | 可以加大 / 扩展 / 拉开变大 / 容量可变 / 能加大
backpack | с ортопедической спинкой / with back support / 护脊 | спина не устаёт / не давит на спину / для осанки школьника / чтобы не сутулился / с анатомической спинкой / не портил спину / спину … не / осанку … не / не … болела спина / не … испортил осанку / спина … болит | orthopaedic / ergonomic / doesn't hurt back / good for the back / keeps back straight / won't ruin posture / supports the back / back friendly / back … hurt / not … ruin … back / good for … back / support … back / bad … back | 护背 / 减负 / 背着不累 / 不压肩 / 不伤背 / 保护孩子脊椎 / 背不疼 / 脊椎…不 / 压…背 / 不…驼背 / 保护…背
backpack,tote-bag,handbag,travel-bag,cosmetic-bag,toiletry-bag,pencil-case,watering-can,organizer | вместительный / large-capacity / 大容量 | здоровый / просторные / куча места | holds a lot / loads of room / huge / holds everything / holds lots | 装东西多 / 特别能装 / 空间大
backpack,travel-bag,cosmetic-bag,toiletry-bag | с отделением для мокрых вещей / with wet pocket / 干湿分离 | - | - | 放湿衣服 / 湿衣服分开
backpack,travel-bag | с отделением для обуви / with shoe compartment / 鞋仓 | - | separate space for trainers | 放球鞋 / 鞋子单独放
backpack | со светоотражающей полосой / with reflective strip / 反光条 | с отражателями / светится в фарах / чтобы водители видели / видно на дороге / видно ночью / видно … в темноте / видно … вечером / видно … на дороге | visible in the dark / high-vis / drivers can see / visible on the road / visible … dark / seen … dark / seen … road / cars … see | 晚上安全 / 车能看见 / 夜里显眼 / 走夜路 / 晚上…看见 / 天黑…看见 / 夜里…看得见
backpack | для походов / for hiking / 登山徒步 | - | - | 爬山
tote-bag | плотный / heavy-duty / 加厚 | чтобы не порвалась / тяжёлая ткань / держит вес / выдержит продукты / ручки не оторвутся / не порвётся / держит тяжёлое / выдержит … тяжёлое | sturdy / holds heavy stuff / won't rip / handles heavy groceries / doesn't tear / carry heavy things / hold … heavy / carry … heavy / not … rip / strong … groceries | 装重东西不破 / 装重物不破 / 承重好 / 不容易破 / 装得重 / 装…重 / 不…破 / 装…不破
tote-bag | с молнией / with zipper / 带拉链 | - | - | 能拉上 / 拉链口
tote-bag | с внутренним карманом / with inner pocket / 内袋 | - | - | 里面有口袋 / 有内兜 / 带内兜
tote-bag | с длинными ручками / with long handles / 长肩带 | на плечо | over the shoulder | 能肩背 / 带子长 / 背肩上
tote-bag,nail-file,pencil-case | моющийся / washable / 可水洗 | моются / можно мыть / многоразовые моющиеся | rinse | 可以机洗
tote-bag,travel-bag,desk-lamp,food-container,yoga-mat,gift-box,sunglasses,cosmetic-bag,toiletry-bag,mirror,pet-bed,car-organizer,organizer | складной / foldable / 可折叠 | сворачиваются / карманные складные / сворачивается / плоские при доставке / разборные / чтобы убрать можно | pocket size folding / packs small / flat pack | 能叠小 / 可收起来 / 可以收起来 / 可收起
tote-bag | для покупок / for shopping / 超市购物 | в магазин за продуктами / для продуктов / для супермаркета | - | 买菜用 / 逛超市
handbag | с ремешком-цепочкой / with chain strap / 链条 | - | - | 链子 / 带链子
handbag,cosmetic-bag,toiletry-bag | стёганый / quilted / 菱格 | ромбиком / простроченные | diamond stitched | 菱形格 / 菱格纹 / 小香风
handbag | с тиснением под крокодила / with crocodile pattern / 鳄鱼纹 | под рептилию | - | 鳄鱼皮 / 仿鳄鱼
handbag | с несколькими отделениями / with several compartments / 多隔层 | куча кармашков / с секциями / всё по полочкам / куча отделений / чтоб ничего не искать / много кармашков | many pockets / organised inside / everything has its place / pockets for everything / plenty of compartments | 分类放 / 东西不乱 / 夹层多 / 很多夹层
handbag | со съёмным ремнём / with detachable strap / 可拆卸肩带 | - | strap comes off | -
handbag,bracelet,notebook | с магнитной застёжкой / with magnetic clasp / 磁扣 | - | - | 吸铁石的扣 / 吸铁石
handbag | с мягкими складками / with soft pleats / 褶皱 | с драпировкой / с присборкой | ruched / gathered | 褶子 / 抽褶 / 有褶
handbag,earrings,necklace,ring,bracelet,makeup-brush | элегантный / elegant / 轻奢 | изящные / дорого выглядят | classy / looks expensive | 显贵
handbag | для вечеринки / for parties / 约会聚会 | клатч на выход / для тусовки | evening out / for going out | 宴会
waist-bag | с отверстием для наушников / with earphone hole / 耳机孔 | - | - | 有耳机口
waist-bag | с карманом для бутылки / with bottle holder / 水壶位 | положить … бутылку / для … бутылки / бутылка … влезет / вставить … бутылку | carries a water bottle / hold … bottle / carry … bottle / fits … bottle / place for … bottle | 能放水瓶 / 放…水壶 / 放…水瓶 / 装…水瓶
waist-bag,jacket | с несколькими карманами / with several pockets / 多口袋 | - | - | 口袋多 / 兜多
waist-bag | тонкий / slim / 轻薄 | незаметные под одеждой / не выпирает / под футболкой не видно / плотно прилегает | under clothes / low profile / doesn't bulge / hidden under shirt / barely visible | 穿衣服里看不出 / 不鼓 / 不臃肿
waist-bag | с регулируемым ремнём / with adjustable belt / 可调节 | под любой размер | fits any waist | -
waist-bag,jacket,gloves,flashlight,sunglasses | для велосипеда / for cycling / 骑行 | - | - | 骑车用
travel-bag | на колёсах / on wheels / 带轮 | с роликами / чтобы не тащить в руках / катится / можно катить / чтобы … катить / на … колёсиках / катить … по | can be pulled / pull along / no carrying / roll … along / pull … along / with … wheels | 带轱辘 / 不用拎 / 拖着走 / 能拖 / 拖…走 / 拉…走 / 有…轮子
travel-bag | с креплением на чемодан / with luggage sleeve / 可套拉杆 | на чемодан сверху / крепится к чемодану / на ручку багажа / надеть … на чемодан / крепить … к чемодану / на ручку … чемодана | goes on top of suitcase / slides onto luggage / attaches to suitcase / sits on suitcase handle / on top of … suitcase / over … suitcase / attach … suitcase / fits over … handle | 能套行李箱 / 套拉杆箱 / 套在行李箱上 / 挂拉杆箱上 / 固定在拉杆上 / 套…拉杆 / 放…行李箱上 / 挂…行李箱
travel-bag | для роддома / for maternity / 待产 | сумка роженицы / рожать / в родильный дом / собрать в роддом | hospital bag / for giving birth / for labour / to the maternity ward / giving birth / expectant mothers | 生孩子用 / 产妇 / 生产用 / 住院生孩子 / 准妈妈
travel-bag | для ручной клади / for carry-on / 登机 | подходит для лоукостеров / в салон самолёта / под сиденье / без сдачи в багаж / для лоукостера | under the seat / no checked bag / fits in overhead / cabin approved / ryanair size | 能上飞机 / 手提行李 / 不用托运 / 免托运 / 带上飞机 / 放座位底下
t-shirt,cap,slippers,towel | быстросохнущий / quick-dry / 速干 | не остаётся мокрой | - | -
t-shirt,hoodie | плотный / heavyweight / 重磅 | не просвечивают плотные | not see-through | -
t-shirt | с усиленной горловиной / with reinforced collar / 不变形 | ворот не растягивается / держат форму / не теряют форму / не вытягиваются / не растянется горло / после стирки как новая / форму держат / не перекашивает / не … растягивается / не … вытягивается / форму … держит / после стирки … не | keeps shape / neck won't stretch out / holds its shape / don't lose shape / neckline stays / doesn't stretch out / collar stays put / survive washing / keep … shape / not … stretch out / not … lose … shape / hold … shape | 不走形 / 领子不松 / 洗不变形 / 领口不松 / 不会松垮 / 越洗越好 / 不…变形 / 领口…不 / 洗…不变形
t-shirt,dress | немнущийся / wrinkle-resistant / 抗皱 | - | - | 不皱 / 免熨
t-shirt,hoodie | со спущенным плечом / with dropped shoulders / 落肩 | - | drop shoulder | 溜肩
t-shirt,cap,underwear,sneakers,pillow,flower-pot | дышащий / breathable / 透气 | не жарко / дышат / вентилируются / в сеточку / чтобы ноги не потели / голова не потеет / не жаркие / корни дышат | airy / cool to wear / not sweaty / feet don't sweat / doesn't get hot | 凉快 / 不闷热 / 不闷汗 / 透风 / 不闷脚 / 不捂脚 / 不闷
t-shirt | для корпоративной формы / for team uniforms / 团队工作服 | для сотрудников / для персонала | for employees | 员工服 / 工服
t-shirt,hoodie | для пары / for couples / 情侣 | одинаковые для двоих / для парочки | his and hers | 两个人穿
t-shirt | Крой свободный / Fit loose / 宽松 | - | baggy / boxy | -
t-shirt | Крой приталенный / Fit slim / 修身 | по фигуре / в обтяжку | - | 紧身
hoodie | с начёсом / fleece-lined / 加绒 | тёплые внутри / пушистые внутри / тёплая изнутри / на мягком флисе / внутри флис / пушистая внутри / с тёплой изнанкой | fuzzy inside / brushed inside / warm lining / warm inside / soft fleece inside / cosy inside / fluffy inside / snuggly | 里面有绒 / 带绒 / 里面毛毛 / 抓绒 / 里面加绒 / 里面有毛 / 内里抓绒 / 毛里
hoodie | с карманом-кенгуру / with kangaroo pocket / 大口袋 | - | front pouch | 袋鼠兜
hoodie | с двойным капюшоном / with double-layer hood / 双层帽 | - | double hood / lined hood | 帽子厚
hoodie,bedding,pillow | с вышивкой / with embroidery / 刺绣 | - | stitched logo | 绣花 / 绣字 / 带绣花
hoodie | для команды / for teams / 团体定制 | для выпускников | for our group | -
hoodie | для студентов / for students / 校园 | для универа | university / campus | 学生穿 / 校园风
socks | с защитой от запаха / odor-resistant / 防臭 | не … пахли / не … воняли / не … пахнут / ноги … не | not … smell / not … stink / no … smell / stop … smell | 除臭 / 抗臭 / 不…臭 / 脚…不臭
socks | впитывающий влагу / moisture-wicking / 吸汗 | для потных ног / ноги не потеют | keeps feet dry | 脚汗多 / 不湿脚
socks | с махровой стопой / with terry sole / 毛圈底 | мягкая подошва / плотная стопа / с мягкой стопой | padded sole / cushioned feet / thick sole inside | 毛巾底 / 底厚软 / 脚底加厚 / 脚底软 / 厚底
socks | бесшовный / seamless / 无骨缝 | без шва / шов не давит / плоский шов / без швов на пальцах / шов не натирает / шов не чувствуется / пальцы не натирает | don't rub toes / no bumps at toes / can't feel the seam / seams don't rub | 没有缝 / 没骨头缝 / 不磨脚趾 / 不硌脚趾 / 脚趾不磨 / 感觉不到缝
socks | дышащий / breathable / 薄款透气 | тоненькие / летние тонкие | airy / summer thin | 夏天薄
socks | утеплённый / thick / 加厚 | - | - | 冬天厚
socks,dumbbell | для йоги / for yoga / 瑜伽 | - | - | 练瑜伽 / 普拉提
dress | с поясом / with belt / 收腰 | подчёркивает талию / подчёркивает фигуру / с талией / под поясок / пояс в комплекте | cinched waist / tie waist / shows waist / flatters the waist / with a sash / nipped waist / tie belt | 显腰 / 带腰带 / 有腰带 / 掐腰 / 显瘦腰 / 系腰带 / 有收腰
dress | с рукавами-фонариками / with puff sleeves / 泡泡袖 | пышные рукава / рукава-буфы | - | 灯笼袖 / 蓬蓬袖
dress | плиссированный / pleated / 百褶 | гофре | accordion | 压褶 / 褶子
dress | с карманами / with pockets / 口袋 | - | - | 带兜
dress | с воланами / with ruffles / 荷叶边 | - | frills / frilly | 木耳边
dress | в горошек / polka dot / 波点 | - | spotted | 圆点 / 小圆点
dress | с цветочным принтом / floral / 碎花 | цветастые | - | -
dress | Рукав без рукавов / Sleeve sleeveless / 无袖 | безрукавные | no sleeves | 没袖子 / 背心式
dress | для вечеринки / for parties / 派对 | на корпоратив / нарядные | for a night out / festive | -
jacket,gloves,umbrella | ветрозащитный / windproof / 防风 | ветровик / ветронепроницаемые / ветронепродуваемые / ураганные / антишторм | for strong wind | 挡风
backpack,waist-bag,travel-bag,jacket,gloves,sneakers,boots,headphones,smart-watch,watch,led-strip,flashlight,curtain,yoga-mat,poly-mailer,packing-tape,cosmetic-bag,toiletry-bag,pet-leash,pencil-case,sticker,car-organizer,car-mat | водонепроницаемый / waterproof / 防水 | мембранные / от пота / водозащищённые / потостойкие / шампунь не протечёт / на бутылку не отмокнут | sweatproof | 防汗 / 下雨能用 / 遇水不掉
jacket | со съёмной подкладкой / with detachable liner / 可拆卸内胆 | три в одном | zip-out lining / 3-in-1 | 三合一
jacket | с воротником-стойкой / with stand collar / 立领 | - | - | 竖领
jacket | с капюшоном / with hood / 连帽 | - | - | 有帽子
jacket | для спецодежды / for workwear / 工作服 | спецовка / для рабочих | for workers | 工作穿 / 工服 / 工人穿
jacket | Наполнитель искусственный пух / Filling down-like fill / 羽绒棉 | пуховые | - | -
jeans | на резинке / with elastic waist / 松紧腰 | без молнии и пуговиц / пояс тянется / с резинкой в поясе | no zip no button / waistband stretches / comfy waistband | 腰部松紧 / 松紧带 / 皮筋腰 / 不用扣扣子 / 腰能松紧 / 没扣子
jeans | зауженный / slimming / 显瘦 | стройнят | make legs look thin | 显腿瘦 / 紧身
jeans | с необработанным краем / with raw hem / 毛边 | с бахромой внизу | - | 散边
jeans | рваный / ripped / 破洞 | - | with holes | 有洞 / 烂洞
t-shirt,socks,jeans,gloves | эластичный / stretch / 弹力 | - | with lycra | -
jeans | утеплённый / fleece-lined / 加绒 | - | thermal | -
jeans,underwear | для больших размеров / for plus sizes / 大码 | батал / для пышных | - | 胖人穿 / 胖女生 / 胖人
jeans | с накладными карманами / with cargo pockets / 多口袋 | карго | - | 多兜
jeans,underwear | с высокой талией / high-waist / 高腰 | - | covers belly | 腰高 / 包肚子
cap,bracelet | с регулировкой размера / adjustable / 可调节 | на любую голову | one size fits all | -
cap | с широким козырьком / with wide brim / 大帽檐 | длинный козырёк | long visor | 帽檐大 / 帽檐长 / 大檐
cap | с мягким верхом / unstructured / 软顶 | без каркаса / не жёсткие | floppy | 不硬
cap,scarf | с защитой от солнца / with sun protection / 防晒 | с уф | - | 遮太阳 / 防太阳 / 挡太阳
cap | Застёжка липучка / Closure hook and loop / 魔术贴 | - | - | 粘扣
cap | с эффектом потёртости / distressed / 复古做旧 | - | worn look | 旧旧
cap | Козырёк прямой / Brim flat / 平檐 | плоский козырёк | - | 平沿
gloves | без пальцев / fingerless / 半指 | митенки / полупальцы / пальцы открыты / кончики пальцев открыты / без кончиков пальцев | cut-off fingers / no fingers / open fingers / fingertips free / fingers stay free | 露手指 / 半截手指 / 不包手指 / 手指露出来 / 指头露出 / 漏指
jacket,gloves | на флисе / fleece-lined / 加绒 | с мехом внутри / тёплые внутри | fuzzy inside / warm lining | 里面有绒 / 带绒
gloves | для лыж / for skiing / 滑雪 | - | - | 雪场
gloves | для вождения / for driving / 开车 | для руля / для автомобилистов | - | -
scarf | с бахромой / with tassels / 流苏 | - | - | 带穗 / 带须
scarf | двусторонний / reversible / 双面 | - | double-faced | 正反两用
scarf,underwear,towel,blanket,pillow | мягкий / soft / 柔软 | нежные / не колются / не кусается | not itchy / doesn't itch / non-scratchy / comfy / gentle on skin | 不扎 / 不扎脖子 / 软软
scarf | жаккардовый / jacquard / 提花 | с вытканным узором | woven pattern | 织花
underwear | бесшовный / seamless / 无痕 | не видно под одеждой / без швов / невидимки / не просматривается / не видно под платьем / под леггинсы / не проступает | invisible / no show / no panty lines / don't show under clothes / no lines / invisible under leggings / no visible lines | 看不出来 / 不显痕 / 没有痕迹 / 穿裙子看不出 / 不勒痕 / 看不出痕迹
underwear | с антибактериальной пропиткой / antibacterial / 抗菌 | антимикробные | antimicrobial | 抑菌
underwear | с широкой резинкой / with wide waistband / 宽边 | не врезаются | doesn't dig in | 不勒 / 宽腰
backpack | вместительный / large-capacity / 大容量 | много помещается / чтобы всё влезло / на все учебники / большой вместимости / бездонный / объёмный / много … влезает / много … помещается / всё … влезло / влезало … много | fits everything / lots of space / plenty of room / room for everything / loads of space / tons of space / fit … everything / hold … lots / holds … lot / room for … everything | 什么都能装 / 装得下很多 / 很能装 / 容量足 / 特别大 / 装…很多 / 东西…装得下 / 能装…东西
t-shirt | дышащий / breathable / 透气 | не потеешь / в жару комфортно / не душно / не преет / кожа дышит / в жару не запаришься / не … жарко / не … потеть / кожа … дышит / не … душно | lets skin breathe / don't sweat / not stuffy / keeps cool / not … sweat / not … hot / skin … breathe | 不捂汗 / 热天穿 / 夏天不闷 / 穿着凉快 / 不…闷 / 不…捂 / 透…气
t-shirt | быстросохнущий / quick-dry / 速干 | моментально сохнут / высыхают за час / пот быстро сохнет / мокрая не прилипает | dries in minutes / dry in an hour / don't stay wet / dries super fast | 出汗马上干 / 一会儿就干 / 很快就干 / 洗了就干
t-shirt | плотный / heavyweight / 重磅 | добротные плотные / тяжёлый хлопок / не тонкие | substantial / thick fabric / heavy cotton / not flimsy | 有分量 / 料子厚
t-shirt | эластичный / stretch / 弹力 | не стесняют движений / хорошо тянется | moves with you / lots of stretch | 不紧绷 / 拉伸好 / 伸缩好
jacket | ветрозащитный / windproof / 防风 | не продует / ветер не страшен / не задувает / не … продувает / не … продувала / ветер … не | wind can't get in / no wind gets in / wind protection / keep … wind out / wind … not / not … wind … through | 不进风 / 风进不来 / 防寒风 / 风…不透 / 不…透风 / 风…吹不
socks | нескользящий / non-slip / 防滑 | малыш не скользит / с пупырышками на подошве / с прорезиненной подошвой / с точками на подошве / не … скользили / не … скользит / не … поскользнулся | with grippy soles / rubber bottoms / won't slip on floors / with grips / not … slip / not … slide / no … slipping | 带胶点 / 底下有胶 / 防摔跤 / 学步防滑 / 不…滑 / 不…打滑
jeans | эластичный / stretch / 弹力 | не жмут / тянутся когда садишься / удобно сидеть | comfortable to sit in / stretchy denim / gives when you sit | 坐着不勒 / 不勒 / 弹性大
cap | с регулировкой размера / adjustable / 可调节 | на большую голову / любой размер головы / размер сзади меняется | fits big heads / fits everyone / any head size | 大头也能戴 / 头大也能戴 / 松紧可调
scarf | мягкий / soft / 柔软 | нежный к коже / не колючий / приятно к телу / не царапает шею | gentle on neck / soft against skin / doesn't scratch | 不扎皮肤 / 亲肤软 / 戴着舒服
t-shirt | немнущийся / wrinkle-resistant / 抗皱 | не надо … гладить / не … мялись / не … мнутся | no … ironing / not … iron / not … wrinkle / not … crease | 不用…熨 / 不…皱
hoodie | без катышков / anti-pilling / 不起球 | не … катышков / без … катышков / не … скатывается | not … pill / no … bobbles / no … pilling | 不…起球
jacket | водонепроницаемый / waterproof / 防水 | не … промокает / не … промокала / в дождь … не | not … wet / keep … dry / keep … rain out / rain … not | 下雨…不湿 / 淋…不湿 / 雨…不透
`
