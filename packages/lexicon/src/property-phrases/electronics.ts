export const electronicsPhrases = `
sneakers | с амортизацией / cushioned / 减震 | мягкая пружинящая подошва / чтобы колени не болели | shock absorbing / easy on knees / springy | 踩着软 / 有弹性
sneakers,blanket,knife,yoga-mat,umbrella,sunglasses,watering-can | лёгкий / lightweight / 轻便 | лёгенькие / не тяжёлые | weightless / not heavy | 很轻 / 穿着轻
sneakers,slippers,boots,sandals | на толстой подошве / with thick sole / 厚底 | на платформе / на танкетке | platform | 底厚 / 增高 / 加厚底 / 松糕
sneakers,sandals | на липучке / with hook-and-loop strap / 魔术贴 | без шнурков | no laces | 粘扣 / 不用系鞋带 / 粘贴
sneakers,boots | с тёплой подкладкой / fleece-lined / 加绒 | зимние утеплённые | with fur | 带毛 / 里面有绒 / 有毛 / 里面毛绒 / 加毛 / 毛里
sneakers | Высота высокие / Height high-top / 高帮 | выше щиколотки | high top | 高筒
sneakers | для ходьбы / for walking / 徒步 | - | on feet all day | 走路穿
slippers | бесшумный / silent / 静音 | чтоб не слышно было шагов | no noise | -
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
phone-case | противоударный / shockproof / 防摔 | от падений / бронированные / телефон цел при падении | tough / armored | -
phone-case,cable,phone-holder | магнитный / magnetic / 磁吸 | примагничивается | snaps on | 带磁铁
phone-case | с отделением для карт / with card slot / 带卡槽 | с картхолдером / для проездного | wallet | 能放卡 / 可插卡 / 放卡 / 装公交卡
phone-case | с подставкой / with kickstand / 带支架 | с ножкой / можно поставить / со стойкой | - | 能立起来 / 带支撑
phone-case | с ремешком / with lanyard / 带挂绳 | на шнурке / с верёвочкой / на шею | on a string / with a cord | 有绳子 / 带绳子 / 挂脖
phone-case | с защитой камеры / with camera protection / 镜头全包 | с защитой объектива | protects lens | 包镜头
phone-case,watch | тонкий / ultra-thin / 超薄 | тоненькие / незаметные / не толстые | barely there | 很薄 / 轻薄
phone-case | Форма книжка / Form flip cover / 翻盖 | раскладной чехол-книжка | book style / folio | 翻皮 / 书本式
phone-case | для беспроводной зарядки / for wireless charging / 无线充电 | заряжать не снимая | - | -
charger | с двумя портами / with two ports / 双口 | на два устройства | - | 能充两个 / 双孔 / 两孔
charger | с тремя портами / with three ports / 三口 | - | - | 三个口 / 能充三个 / 三孔
charger,power-bank | с дисплеем / with display / 数显 | показывает мощность / показывает процент / показывает заряд | shows watts / shows percentage / shows battery level | 有屏幕 / 能看电量
charger | с кабелем / with cable / 带线 | с проводом | with cord | 带数据线
charger | с защитой от перегрузки / with overload protection / 过流保护 | не сгорит | over-current | 防过载
charger | на нитриде галлия / GaN / 氮化镓 | ган | - | -
charger | Вилка евровилка / Plug EU plug / 欧规 | под евророзетку / с европейской вилкой | european plug | 欧洲插头 / 欧标
power-bank | со встроенным кабелем / with built-in cable / 自带线 | шнур встроен / свой провод | - | 不用带线
power-bank | с фонариком / with flashlight / 带手电筒 | со светом | with torch | 能照明
power-bank | с солнечной панелью / with solar panel / 太阳能 | от солнца / на солнце заряжается | charges in sun | -
power-bank,phone-holder | с беспроводной зарядкой / with wireless charging / 无线充 | положил и заряжается | qi charging / no cable needed to charge / qi | 放上去就充
power-bank | для перелётов / for air travel / 旅行可上飞机 | - | - | 过安检
power-bank | тонкий / slim / 超薄 | тоненькие | - | 很薄
power-bank | с быстрой зарядкой 22,5 Вт / with 22.5 W fast charging / 22.5W快充 | - | fast charging / charges quickly / quick charge | 充电快 / 超级快充
cable | с оплёткой / braided / 编织 | тканевые / не рвутся в оплётке / верёвочные | fabric | 布线
cable | с угловым разъёмом / with angled connector / 弯头 | г-образный / буквой г | l shaped / 90 degree | L型
cable | с подсветкой / with light / 发光 | - | - | 亮灯
cable | с катушкой / retractable / 收纳 | автосматывание | winds up / self-winding / coil | 可收缩 / 自动收线
cable | с тремя разъёмами / with three connectors / 一拖三 | - | 3 in 1 | 三合一
cable | с дисплеем мощности / with power display / 数显 | показывает ватты | shows watts | -
cable | Передача данных да / Data transfer yes / 支持 | передают данные / с передачей данных / качать файлы | data transfer / sync data / transfers files | -
headphones | с шумоподавлением / with noise cancelling / 主动降噪 | - | - | 隔音
headphones,smart-watch | с долгой работой / with long battery life / 长续航 | долгоиграющие / на целый день / редко заряжать / неделю без зарядки | lasts all day / charge rarely | 续航久 / 用一天 / 待机长 / 续航长 / 待机久 / 不用天天充
headphones | с глубоким басом / with deep bass / 重低音 | басистые | punchy | 低音好 / 低音炮 / 低音强
headphones | с микрофоном / with microphone / 带麦 | разговаривать можно / гарнитура | headset | 有麦 / 能打电话 / 带话筒
headphones | с сенсорным управлением / with touch control / 触控 | тыкать пальцем | - | 点一下 / 轻触
headphones | для игр / for gaming / 游戏 | - | - | 打游戏 / 吃鸡 / 玩游戏
headphones | для онлайн-занятий / for online classes / 网课 | для зума | - | -
phone-holder | на присоске / with suction cup / 吸盘 | присасывается | sticks to windshield | 吸玻璃上
phone-holder | для дефлектора / for air vent / 出风口 | на решётку печки | - | 空调口
phone-holder | с регулировкой высоты / with adjustable height / 可升降 | выдвигается вверх / телескопические | extends up / telescopic | 能伸缩
phone-holder | для планшета / for tablet / 平板通用 | для айпада / и планшет влез | ipad | ipad
phone-holder | для стримов / for streaming / 直播 | снимать видео / для прямых эфиров | for vloggers | 拍视频 / 主播用
phone-holder | с нескользящей подкладкой / with non-slip pads / 防滑垫 | с резиновыми вставками / телефон не соскальзывает | - | -
smart-watch | с измерением кислорода в крови / with blood oxygen sensor / 血氧 | сатурация / пульсоксиметр | oximeter | 氧饱和度
smart-watch | с Bluetooth-звонками / with Bluetooth calling / 蓝牙通话 | отвечать на вызов | talk on | 能打电话 / 接电话 / 可以通话 / 能接听
smart-watch | с GPS / with GPS / GPS定位 | с жпс / отслеживать ребёнка / с геолокацией / где находится | track kids | -
smart-watch | с NFC / with NFC / NFC | платить часами | - | 刷公交 / 可以支付
smart-watch | с большим экраном / with large screen / 高清大屏 | - | - | 屏幕大 / 大屏幕
smart-watch | для контроля здоровья / for health tracking / 老人健康 | - | - | 测健康 / 老年人
smart-watch | Защита IP68 / Protection IP68 / IP68 | плавать можно / полностью водонепроницаемые | swim proof / for swimming | 能游泳 / 游泳戴
watch | со светящимися стрелками / with luminous hands / 夜光 | видно ночью | see at night | 夜里能看 / 晚上发光
watch | с календарём / with calendar / 日历 | показывает число | - | 有日期 / 带日期 / 显示日期
watch | со стразами / with rhinestones / 镶钻 | блестят | - | 闪闪 / 有钻
watch | с секундомером / with chronograph / 三眼计时 | с таймером | - | 秒表
watch | со стальным браслетом / with steel bracelet / 钢带 | железный ремешок | metal band / metal strap | 金属表带 / 铁链表带
`
