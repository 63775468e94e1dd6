export const electronicsPhrases = `
sneakers | с амортизацией / cushioned / 减震 | мягкая пружинящая подошва / чтобы колени не болели / мягко приземляться / как по облакам / не отдаёт в пятки / для больных коленей / упругая подошва / колени … не / пятки … не / мягко … приземляться / для … больных коленей | shock absorbing / easy on knees / springy / soft landing / like walking on clouds / absorb impact / kind to knees / save my knees / absorb shock / knees … not / knees … hurt / soft … landing / easy on … knees | 踩着软 / 有弹性 / 跑步不伤膝盖 / 软弹 / 脚感软 / 回弹好 / 膝盖不疼 / 膝盖…不 / 膝盖…疼 / 跑步…不伤
sneakers,blanket,knife,yoga-mat,umbrella,sunglasses,watering-can | лёгкий / lightweight / 轻便 | лёгенькие / не тяжёлые | weightless / not heavy | 很轻 / 穿着轻
sneakers,slippers,boots,sandals | на толстой подошве / with thick sole / 厚底 | на платформе / на танкетке | platform | 底厚 / 增高 / 加厚底 / 松糕
sneakers,sandals | на липучке / with hook-and-loop strap / 魔术贴 | без шнурков | no laces | 粘扣 / 不用系鞋带 / 粘贴
sneakers,boots | с тёплой подкладкой / fleece-lined / 加绒 | зимние утеплённые | with fur | 带毛 / 里面有绒 / 有毛 / 里面毛绒 / 加毛 / 毛里
sneakers | Высота высокие / Height high-top / 高帮 | выше щиколотки | high top | 高筒
sneakers | для ходьбы / for walking / 徒步 | - | on feet all day | 走路穿
slippers | бесшумный / silent / 静音 | чтоб не слышно было шагов / не шлёпают / не топают / соседи не услышат / не … шаркают / не … шуметь / не … стучат / не … топать | no noise / don't slap / no slapping / soundless / don't wake anyone / not … noise / no … noise / not … hear … steps | 不吵人 / 走路不响 / 不啪嗒啪嗒 / 走路…没声 / 不…响 / 没…声音
slippers,sandals | с мягкой подошвой / with soft sole / 软底 | как по облаку | squishy / cloud / comfy sole | 踩屎感 / 软软 / 底软 / 舒服软
slippers,blanket | тёплый / warm / 保暖 | чтобы ноги не мёрзли | furry | 暖脚 / 不冻脚 / 毛毛
slippers,pen | для гостиниц / for hotels / 酒店 | - | - | 宾馆用 / 民宿
slippers | для гостей / for guests / 客人 | гостевые | - | 待客 / 客人穿
boots | с боковой молнией / with side zipper / 侧拉链 | на замке сбоку | - | -
boots | на устойчивом каблуке / with block heel / 粗跟 | на толстом каблуке / на квадратном каблуке | - | 方跟
boots | со шнуровкой / with laces / 系带 | - | - | 绑带 / 系鞋带
boots | Высота каблука без каблука / Heel height flat / 平跟 | на плоской подошве / низкий ход | no heel | 平底 / 没跟
boots | для работы / for work / 工装 | - | - | 干活穿 / 工作穿 / 工地穿
sandals | плетёный / woven / 编织 | переплетённые | weave | 草编
sandals | для похода / for trekking / 徒步涉水 | - | - | 溯溪
phone-case | противоударный / shockproof / 防摔 | от падений / бронированные / телефон цел при падении / уронил и целый / можно ронять / спасёт при падении / от ударов / не треснет / на асфальт уронить / для рукожопов / уронить … не разобьётся / роняет … телефон / ронять … телефон | tough / armored / survives a fall / drop it all the time / saves the phone / protects when dropped / takes a beating / clumsy / drops … phone / dropped … phone / survive … drop / protect … drop | 掉地上没事 / 手滑党 / 摔地上不碎 / 老摔手机 / 保护手机 / 不怕掉 / 摔…不坏 / 摔…不碎 / 掉地…不坏 / 掉…不碎
phone-case,cable,phone-holder | магнитный / magnetic / 磁吸 | примагничивается | snaps on | 带磁铁
phone-case | с отделением для карт / with card slot / 带卡槽 | с картхолдером / для проездного / карту положить / банковскую карту / под карточку / без кошелька / положить … карту / чтобы карта … влезала / карту … вставить | wallet / keep a card in / put my card / no wallet needed / bank card slot / keep … card / put … card / fits … bank card / carry … card | 能放卡 / 可插卡 / 放卡 / 装公交卡 / 放银行卡 / 放地铁卡 / 能装卡 / 放…卡 / 装…卡 / 插…卡
phone-case | с подставкой / with kickstand / 带支架 | с ножкой / можно поставить / со стойкой / смотреть видео / чтобы стоял на столе / поставить на стол / поставить … на стол / смотреть … видео / чтобы … стоял | watch videos hands-free / props up / prop it up / stands on table / stand … on … table / watch … video / prop … up | 能立起来 / 带支撑 / 看视频能立 / 能放桌上看 / 追剧 / 立…看 / 站…桌 / 支…看视频
phone-case | с ремешком / with lanyard / 带挂绳 | на шнурке / с верёвочкой / на шею / повесить через плечо / не уронить из рук / с петлёй на руку | on a string / with a cord / wear across body / hang round my neck / crossbody / so i don't drop it | 有绳子 / 带绳子 / 挂脖 / 挂身上 / 斜跨 / 挂手腕 / 防掉绳
phone-case | с защитой камеры / with camera protection / 镜头全包 | с защитой объектива / объектив не царапается / камера не выпирает / бортик вокруг камеры | protects lens / camera won't scratch / raised around camera / lens cover / camera bump | 包镜头 / 镜头不刮 / 护镜头 / 镜头有保护
phone-case,watch | тонкий / ultra-thin / 超薄 | тоненькие / незаметные / не толстые | barely there | 很薄 / 轻薄
phone-case | Форма книжка / Form flip cover / 翻盖 | раскладной чехол-книжка | book style / folio | 翻皮 / 书本式
phone-case | для беспроводной зарядки / for wireless charging / 无线充电 | заряжать не снимая | - | -
charger | с двумя портами / with two ports / 双口 | на два устройства / сразу два телефона / на двоих / двойная зарядка / два гаджета одновременно / два … сразу / два телефона … одновременно | two phones at once / charge both / two devices / for couples two / charge two … at once / two … same time | 能充两个 / 双孔 / 两孔 / 同时充两个 / 一次充两台 / 两个…一起充 / 两部…同时
charger | с тремя портами / with three ports / 三口 | три гаджета сразу / на всю семью | three at once / whole family | 三个口 / 能充三个 / 三孔 / 同时充三个 / 三台一起充
charger,power-bank | с дисплеем / with display / 数显 | показывает мощность / показывает процент / показывает заряд | shows watts / shows percentage / shows battery level | 有屏幕 / 能看电量
charger | с кабелем / with cable / 带线 | с проводом | with cord | 带数据线
charger | с защитой от перегрузки / with overload protection / 过流保护 | не сгорит | over-current | 防过载
charger | на нитриде галлия / GaN / 氮化镓 | ган | - | -
charger | Вилка евровилка / Plug EU plug / 欧规 | под евророзетку / с европейской вилкой | european plug | 欧洲插头 / 欧标
power-bank | со встроенным кабелем / with built-in cable / 自带线 | шнур встроен / провод уже внутри / без отдельного шнура / кабель не надо / чтобы шнур не таскать / кабель прикреплён / провод … внутри / шнур … внутри / не … таскать … провод / со своим … шнуром | no separate cable / cable attached / cord built in / never forget the cable / with its own cable / integrated cable / cable … built in / cord … attached / without … separate cable / cable … inside | 不用带线 / 不用另外带线 / 线在里面 / 省得带线 / 忘带线也行 / 线…里面 / 不用…带线 / 线…一体
power-bank | с фонариком / with flashlight / 带手电筒 | со светом / посветить можно / с лампочкой / светит | with torch / light up a tent / built-in light / has a lamp | 能照明 / 能照亮 / 带照明
power-bank | с солнечной панелью / with solar panel / 太阳能 | от солнца / на солнце заряжается / в походе от солнца / заряжать без розетки / на солнышке / заряжается … от солнца / зарядить … от солнца | charges in sun / no outlet needed / sun charging / sunlight / charges … sun / charge … sunlight / charged … sun | 野外能充 / 没电源也能充 / 阳光充电 / 太阳…充 / 晒…充电
power-bank,phone-holder | с беспроводной зарядкой / with wireless charging / 无线充 | положил и заряжается | qi charging / no cable needed to charge / qi | 放上去就充
power-bank | для перелётов / for air travel / 旅行可上飞机 | не отберут в аэропорту / в ручную кладь / пускают в самолёт / пустят … самолёт / провезти … самолёт | won't be confiscated / airport safe / carry on flights / can fly with it / allowed … plane / take … on … plane / pass … airport | 过安检 / 机场不没收 / 能过安检 / 坐飞机能带 / 带上…飞机 / 上…飞机
power-bank | тонкий / slim / 超薄 | тоненькие / в карман помещается / тонкий как телефон / не толще телефона | fits in a pocket / thin as a phone / doesn't bulge / credit card thin | 很薄 / 放口袋 / 跟手机一样薄
power-bank | с быстрой зарядкой 22,5 Вт / with 22.5 W fast charging / 22.5W快充 | - | fast charging / charges quickly / quick charge | 充电快 / 超级快充
cable | с оплёткой / braided / 编织 | тканевые / не рвутся в оплётке / верёвочные / не ломается у основания / не перетирается / крепкий шнур / не рвётся | fabric / doesn't fray / won't break at the end / strong cord / doesn't snap | 布线 / 不容易断 / 折不断 / 耐折 / 结实的线
cable | с угловым разъёмом / with angled connector / 弯头 | г-образный / буквой г / не мешает играть / разъём под углом | l shaped / 90 degree / doesn't get in the way while gaming / bent plug / sideways plug | L型 / 打游戏不挡手 / 不顶手 / 接口弯
cable | с подсветкой / with light / 发光 | - | - | 亮灯
cable | с катушкой / retractable / 收纳 | автосматывание / не болтается / провод прячется / сам сматывается | winds up / self-winding / coil / rolls up / retracts | 可收缩 / 自动收线 / 线能收起来 / 不用绕线
cable | с тремя разъёмами / with three connectors / 一拖三 | на все телефоны / и айфон и андроид / все разъёмы сразу | 3 in 1 / for all phones / works with everything / iphone and android / all in one | 三合一 / 什么手机都能充 / 苹果安卓都能
cable | с дисплеем мощности / with power display / 数显 | показывает ватты | shows watts | -
cable | Передача данных да / Data transfer yes / 支持 | передают данные / с передачей данных / качать файлы | data transfer / sync data / transfers files | -
headphones | с шумоподавлением / with noise cancelling / 主动降噪 | не слышать … соседей / не слышать … метро / заглушить … шум / чтобы … не слышать | block … noise / not hear … people / drown … out / hear nothing … around / cancel … noise | 隔音 / 听不到…声音 / 隔…噪音 / 听不见…声
headphones,smart-watch | с долгой работой / with long battery life / 长续航 | долгоиграющие / на целый день / редко заряжать / неделю без зарядки | lasts all day / charge rarely | 续航久 / 用一天 / 待机长 / 续航长 / 待机久 / 不用天天充
headphones | с глубоким басом / with deep bass / 重低音 | басистые / бас мощный / громкие с басом / низы хорошие / бас пробивает | punchy / booming / thumping / big bass / boomy / feel the bass / low end | 低音好 / 低音炮 / 低音强 / 低音震撼 / 低音足 / 重低音好 / 有冲击力
headphones | с микрофоном / with microphone / 带麦 | разговаривать можно / гарнитура / по телефону говорить / чтобы меня слышали / звонки принимать / отвечать на звонки / для конференций / говорить … по телефону / меня … слышно | headset / take calls / people can hear me / answer the phone / for meetings / with a microphone / talk … on … phone / make … calls / take … calls / hear me … call | 有麦 / 能打电话 / 带话筒 / 能讲话 / 能语音 / 开会用 / 打电话用 / 开黑 / 打…电话 / 讲…电话 / 开…会议
headphones | с сенсорным управлением / with touch control / 触控 | тыкать пальцем / тапнуть и переключить / пальцем переключать / свайпом | tap to skip / swipe to change / touch to play | 点一下 / 轻触 / 碰一下切歌 / 点一下切歌 / 手指滑
headphones | для игр / for gaming / 游戏 | - | - | 打游戏 / 吃鸡 / 玩游戏
headphones | для онлайн-занятий / for online classes / 网课 | для зума | - | -
phone-holder | на присоске / with suction cup / 吸盘 | присасывается / на лобовое / на стекло / прилепить к стеклу / на торпедо | sticks to windshield / on the windshield / stick to glass / on the window / on dashboard | 吸玻璃上 / 吸挡风玻璃 / 贴玻璃 / 粘玻璃
phone-holder | для дефлектора / for air vent / 出风口 | на решётку печки | - | 空调口
phone-holder | с регулировкой высоты / with adjustable height / 可升降 | выдвигается вверх / телескопические / выше ниже / длинная ножка / вытянуть повыше | extends up / telescopic / goes up and down | 能伸缩 / 能拉高 / 高低可调 / 可以拉长 / 加高
phone-holder | для планшета / for tablet / 平板通用 | для айпада / и планшет влез | ipad | ipad
phone-holder | для стримов / for streaming / 直播 | снимать видео / для прямых эфиров | for vloggers | 拍视频 / 主播用
phone-holder | с нескользящей подкладкой / with non-slip pads / 防滑垫 | с резиновыми вставками / телефон не соскальзывает | - | -
smart-watch | с измерением кислорода в крови / with blood oxygen sensor / 血氧 | сатурация / пульсоксиметр | oximeter | 氧饱和度
smart-watch | с Bluetooth-звонками / with Bluetooth calling / 蓝牙通话 | отвечать на вызов / звонить … с часов / говорить … по часам / отвечать … на звонок | talk on / call … from … wrist / answer … calls / take … calls | 能打电话 / 接电话 / 可以通话 / 能接听 / 用手表…打电话 / 手表…接电话
smart-watch | с GPS / with GPS / GPS定位 | с жпс / отслеживать ребёнка / с геолокацией / где находится / знать где ребёнок / показывает где / с навигацией / следить где ребёнок / записывает маршрут / видеть … где ребёнок / где … находится / знать … где / отслеживать … ребёнка | track kids / find my kid / know where my child is / track runs / navigation / route / see where … kid / know where … is / where … child … is / track … kid / find … child | 知道孩子在哪 / 查位置 / 找孩子 / 记路线 / 看…在哪 / 知道…在哪 / 找到…孩子 / 看…位置 / 看到娃在哪
smart-watch | с NFC / with NFC / NFC | платить часами / оплачивать покупки / платить касанием / без карты платить / платить … часами / расплачиваться … в магазине | pay at the till / tap and pay / contactless payments / pay without card / pay … with … watch / pay … shops | 刷公交 / 可以支付 / 刷门禁 / 碰一碰 / 刷地铁 / 用手表…付款 / 手表…刷卡
smart-watch | с большим экраном / with large screen / 高清大屏 | цифры крупные / хорошо видно / для слабовидящих | easy to read / large numbers | 屏幕大 / 大屏幕 / 字大 / 看得清楚 / 老花也能看
smart-watch | для контроля здоровья / for health tracking / 老人健康 | - | - | 测健康 / 老年人
smart-watch | Защита IP68 / Protection IP68 / IP68 | плавать можно / полностью водонепроницаемые | swim proof / for swimming | 能游泳 / 游泳戴
watch | со светящимися стрелками / with luminous hands / 夜光 | видно ночью / ночью видно стрелки / стрелки светятся / в темноте посмотреть / видно … ночью / время … в темноте / светятся … в темноте | see at night / read in the dark / hands glow / see time at night / see … in the dark / read … at night / glow … dark | 夜里能看 / 晚上发光 / 晚上看得见 / 黑夜能看 / 夜里看时间 / 晚上…看得见 / 黑…看得清 / 夜里…看时间
watch | с календарём / with calendar / 日历 | показывает число | - | 有日期 / 带日期 / 显示日期
watch | со стразами / with rhinestones / 镶钻 | блестят | - | 闪闪 / 有钻
watch | с секундомером / with chronograph / 三眼计时 | с таймером | - | 秒表
watch | со стальным браслетом / with steel bracelet / 钢带 | железный ремешок / с металлическим браслетом / с железным браслетом | metal band / metal strap | 金属表带 / 铁链表带
sneakers | нескользящий / non-slip / 防滑 | не поскользнёшься / держат на мокром / подошва не скользит / на мокрой плитке / не разъезжаются / цепляются за пол | don't slip / won't slip on wet / hold on wet floors / grip on ice / don't slide on tiles / stays where you put it | 走路不滑 / 湿地不滑 / 地板上不滑 / 放稳不滑 / 瓷砖上不滑 / 不溜
sneakers | лёгкий / lightweight / 轻便 | почти не чувствуются / ничего не весят / легче пуха | weigh nothing / light as a feather / feel like nothing / feather light | 轻得没感觉 / 不累脚 / 跟没穿一样
slippers | с мягкой подошвой / with soft sole / 软底 | по пяткам мягко / как подушка / стопы не устают | like walking on pillows / feet don't hurt / soft underfoot | 像踩云 / 踩棉花 / 脚不累 / 踩着软
boots | с тёплой подкладкой / fleece-lined / 加绒 | ноги не мёрзнут / с тёплым мехом / на натуральном меху | feet stay warm / for frost / furry inside / fleecy | 脚不冷 / 零下穿 / 里面全毛 / 暖脚
headphones | с долгой работой / with long battery life / 长续航 | держат весь день / без подзарядки весь день / долго работают / батареи хватает надолго / заряда хватает на неделю / держат … целый день / хватает … на день / долго … не садятся | don't die quickly / all day battery / charge lasts / lasts a whole day / battery doesn't die / charge once a week / last … all day / last … whole day / battery … lasts / go … without charging | 一天不用充 / 电量耐用 / 充一次用很久 / 不用老充电 / 电池大 / 用…一天 / 电…一天 / 充一次…用
headphones | водонепроницаемый / waterproof / 防水 | в дождь бегать / не боятся дождя / вспотел не страшно | run in the rain / gym sweat / wont die from sweat / survive sweat | 跑步出汗 / 淋雨能戴 / 洗澡能戴 / 汗水不怕
power-bank | с дисплеем / with display / 数显 | видно сколько осталось / цифры заряда / показывает проценты / показывает … осталось / видно … заряд / показывает … заряд / сколько … осталось | tells how much is left / shows how full / digits / percent left / see the charge left / shows … left / how much … left / see … charge / shows … battery / display … charge | 看得到剩多少电 / 剩余电量 / 数字显示 / 显示百分比 / 显示…电 / 看…电量 / 看…剩
phone-case | магнитный / magnetic / 磁吸 | магнитит к зарядке / магнитное крепление / с магнитным кольцом | sticks to the charger / snaps to charger / magnet ring / magnetic ring | 能吸充电 / 有磁 / 磁力 / 吸附
phone-case | тонкий / ultra-thin / 超薄 | не увеличивает телефон / чтобы почти не чувствовался / как вторая кожа | no bulk / second skin / doesn't add bulk | 裸机手感 / 跟没戴一样
phone-holder | с поворотом на 360 градусов / with 360-degree rotation / 360度旋转 | можно крутить / в любую сторону / и вертикально и горизонтально / поворачивать экран | any angle / portrait and landscape / turn it around / any direction | 横屏竖屏 / 任意角度 / 随便转 / 能转圈
smart-watch | с измерением пульса / with heart rate monitor / 心率监测 | следит за сердцем / сколько ударов / пульсометр / сердце проверять / следить … за сердцем / измерять … пульс / мерить … пульс | checks heart / monitors heart / beats per minute / check … heart / measure … heart / monitor … pulse / watch … heart | 监测心脏 / 看心跳 / 量心率 / 测…心率 / 测…心跳 / 看…心跳
smart-watch | с долгой работой / with long battery life / 长续航 | не заряжать каждый день / неделю держат / батарея долго | don't charge daily / week on a charge / battery for a week | 一周一充 / 充一次用一周 / 不用每天充
power-bank | с беспроводной зарядкой / with wireless charging / 无线充 | положил … заряжается / заряжает … без провода | stick … phone … charge / put … phone … charges / charge … without … cable | 贴…就能充 / 放上…充 / 贴…手机…充 / 吸在手机…充
phone-holder | для велосипеда / for bicycle / 自行车 | на руль … велосипеда / крепить … велосипед | fix … bike / attach … handlebar | 装…自行车 / 固定…车把
boots | нескользящий / non-slip / 防滑 | не … скользят / не … скользили / не … падать | not … slip / grip … ice / not … fall … ice / on … ice | 不…滑 / 雪…不滑 / 冰…不滑
`
