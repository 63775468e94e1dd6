export const lightToysTextilePhrases = `
desk-lamp | без мерцания / flicker-free / 无频闪 | безопасный для зрения / глаза … не устают / не портит … зрение / не вредит … глазам | eyes … not … tired / easy on … eyes / not … hurt … eyes / good for … eyes | 不闪 / 眼睛…不累 / 不…伤眼 / 光…不闪 / 保护…眼睛
desk-lamp | с гибкой ножкой / with flexible neck / 万向软管 | гнётся / можно повернуть куда угодно / крутится во все стороны / можно направить / изгибается / шея гнётся / гнуть … в любую / повернуть … любую сторону / направить … куда | bendy / gooseneck / bends any way / point anywhere / adjustable neck / bend … any / turn … any direction / point … anywhere | 可以弯 / 随意弯曲 / 随便掰 / 能掰 / 任意弯 / 可弯折 / 随意…弯 / 任意…弯 / 弯…角度
desk-lamp | с сенсорным управлением / with touch control / 触控开关 | без кнопок | - | 摸一下就亮
desk-lamp | с тремя оттенками света / with 3 color temperatures / 三色温 | - | warm and cool light / three light tones | 三种光 / 冷暖光
desk-lamp,night-light | с таймером / with timer / 定时关闭 | сама выключается / автовыключение / отключается через час / сам гаснет / выключается сам | switches off by itself / auto off / turns itself off | 自动关 / 能定时 / 自动熄灭
desk-lamp | с устойчивым основанием / with weighted base / 加重底座 | не падает / не опрокинется / не шатается / стоит твёрдо / не заваливается | stable / doesn't fall over / won't tip / doesn't wobble / won't topple / sturdy base | 不晃 / 放得稳 / 不会倒
desk-lamp | с тремя уровнями яркости / with 3 brightness levels / 三档调光 | ярче тусклее / регулировать свет / менять яркость / приглушить свет | brighter or dimmer / control the brightness / change brightness | 能调亮暗 / 能调亮度 / 可以调亮暗 / 亮度能调
desk-lamp | с беспроводной зарядкой для телефона / with wireless phone charging / 手机无线快充 | - | - | 能给手机充电
desk-lamp | Питание от аккумулятора / Power supply rechargeable / 充电款 | работают без розетки | works without cable | 不插电
desk-lamp | для чтения / for reading / 阅读 | читать в кровати | for books | 看书用 / 看书 / 读书
desk-lamp | для общежития / for dorm rooms / 宿舍 | - | - | 寝室 / 住校
led-strip | под нарезку / cuttable / 可剪裁 | обрезать по размеру / подогнать длину / режется ножницами / отрезать … сколько / резать … по длине / подрезать … под размер | cut with scissors / trim to fit / cut … to size / cut … length / trim … to / can … cut | 随意剪 / 剪成需要的长度 / 随便剪 / 想剪多长 / 剪…长度 / 剪…短 / 能…剪
led-strip | самоклеящийся / self-adhesive / 自粘背胶 | на клеевой основе / приклеить / с клейкой лентой / снял плёнку и приклеил | with tape backing / peel and stick / adhesive back / sticks to wall | 背面有胶 / 自带胶 / 撕开就贴 / 一贴就行 / 直接粘
led-strip | с реакцией на музыку / with music sync / 音乐律动 | цветомузыка / мигает под музыку / дискотека / светомузыка / под бит / мигает … под музыку / меняется … под музыку | disco / dance to music / party lights / moves with the beat / music reactive / reacts … music / change … music / flash … music / dance … music | 跟着音乐闪 / 蹦迪 / 随音乐 / 音乐响就闪 / 跟…音乐 / 随…音乐 / 音乐…闪
led-strip | с управлением из приложения / app-controlled / 蓝牙APP控制 | с айфона управлять / управлять телефоном / со смартфона | from phone / control by phone / control from my phone / phone control / with an app | 手机操作 / 用手机调 / 手机能控制 / 手机上调
led-strip | с датчиком движения / with motion sensor / 人体感应 | загораются когда проходишь / сами включаются | lights up when you walk / turns on by itself | 人来就亮 / 自动亮
led-strip | на батарейках / battery-powered / 电池盒款 | без розетки | no outlet | -
led-strip,night-light | с питанием от USB / USB powered / USB供电 | от компьютера / от usb / от юсб / юсб питание | powered by usb / runs off usb / usb power | 用usb / usb口的 / usb插电
desk-lamp | Питание от USB / Power supply USB powered / USB插电款 | от usb / от юсб / юсб питание / от компьютера / с питанием от usb / от повербанка | usb powered / powered by usb / runs off usb / usb power | usb供电 / 用usb / usb口的 / usb插电
desk-lamp | Питание от розетки / Power supply mains plug / 插头款 | от розетки / от сети / с вилкой / втыкается в розетку | mains powered / plugs into the wall / wall plug / plug in | 插电的 / 插头的 / 插座
led-strip | яркий / bright / 高亮 | - | strong light | 很亮 / 特别亮
led-strip | для подсветки телевизора / for TV backlight / 电视背景 | для телека | - | -
led-strip | для лестницы / for stairs / 楼梯 | подсветка ступенек | - | 台阶
night-light | с управлением касанием / tap-controlled / 拍拍开关 | по хлопку / шлёпнул и включился / от прикосновения | pat | 拍一下就亮
night-light | с переключением цветов / color-changing / 七彩变色 | разноцветные / переливаются / радужные / цвет переключается / разными цветами / меняет цвета | rainbow / multi colour / different colours / cycles colours / color modes | 变颜色 / 多种颜色 / 换颜色 / 颜色会变
desk-lamp,night-light,flashlight,toy-car | аккумуляторный / rechargeable / 可充电 | без провода | cordless / no wires | 不用插电
night-light | от розетки / mains-powered / 插电式 | - | plugs into wall / wall socket | 插墙上
night-light | на магните / magnetic / 磁吸安装 | на магнитиках | sticks to metal | -
night-light | для кормления малыша / for baby feeding / 宝宝喂奶 | мамочке | nursing / night feeds | 夜奶 / 起夜喂奶
night-light | Свет тёплый / Light warm / 暖光 | жёлтый свет | soft yellow | 暖黄 / 黄光
flashlight | с регулировкой фокуса / zoomable / 变焦 | с линзой | - | 调焦
flashlight | с магнитом / magnetic / 磁吸尾部 | крепится к железу | sticks to metal | 带磁铁 / 磁铁吸附
flashlight | яркий / super bright / 超亮 | мощные / ярчайшие / светят далеко / светит далеко / бьёт далеко / мощный луч / прожектор / видно … далеко / светить … далеко / ярко … светит | powerful / blinding / lights up everything / long throw / brightest / searchlight / shine … far / see … far / light up … whole | 很亮 / 特别亮 / 亮度高 / 照得远 / 亮瞎 / 超级亮 / 照很远 / 照…很远 / 照…远 / 亮…远
flashlight | с красным сигналом / with red warning light / 红光警示 | с красным светом / с аварийным красным | red light / red signal / red flashing | 有红灯
flashlight | с включением жестом / with gesture sensor / 手势感应 | махнул рукой | - | 挥手就亮 / 挥手开
flashlight | с крючком / with hook / 带挂钩 | подвесить в палатке / вешается / подвешивать / повесить в палатке / зацепить | hangs / hang in a tent / hang it in a tent | 带钩子 / 可以挂帐篷 / 挂帐篷里 / 挂起来 / 能挂起来
flashlight | с солнечной батареей / solar / 太阳能 | заряжается от солнца / заряжается … от солнца / на солнце … заряжать / от … солнышка | charges by sun / charges … sun / charge … sun / sun … charged / powered by … sun | 晒太阳 / 太阳充 / 太阳…充 / 晒…充
flashlight | с пятью режимами / with 5 modes / 五档模式 | - | 5 settings / 5 levels | -
flashlight | на случай отключения света / for emergencies / 应急 | аварийные | power cuts / blackout / outage | 停电用 / 停电
flashlight | для ремонта / for repair work / 检修 | для гаража / для сто | mechanics / garage | 修车用
flashlight | с зарядкой от USB / USB rechargeable / USB直充 | - | - | usb充电
soft-toy,bedding,blanket,curtain | пригодный для машинной стирки / machine-washable / 可机洗 | можно постирать | can be washed | -
soft-toy | со звуком / with sound / 录音发声 | говорящие / разговаривает / мурлычет / с записью голоса / музыкальная | talking / sings / makes noise / records voice / musical / growls | 会说话 / 会唱歌 / 会出声 / 能录音 / 唱歌
soft-toy | утяжелённый / weighted / 配重安抚 | тяжёлые успокаивающие / антистресс тяжёлые | calming heavy | -
soft-toy | приятный на ощупь / soft-touch / 柔软亲肤 | нежные / мягчайшие / приятная на ощупь / мягкая как облако / обнимать приятно / тискать | super soft / cuddly / huggable / silky soft / nice to hug / soft to touch / for hugs / squishy / squeezable | 软软 / 手感好 / 摸着舒服 / 软绵绵 / 抱着舒服 / 摸起来软 / 捏着舒服 / 手感软
soft-toy | для автоматов с призами / for claw machines / 抓机 | в хватайку | - | 娃娃机 / 抓娃娃 / 夹娃娃
soft-toy,building-blocks | в виде динозавра / dinosaur / 恐龙 | дракончик динозавр | - | -
soft-toy | с петлёй / with hanging loop / 带挂绳 | на верёвочке | with string | -
soft-toy | для сна малыша / for baby sleep / 宝宝陪睡 | спать с ней | bedtime | 睡觉抱 / 哄睡
building-blocks | развивающий / educational / 益智 | - | - | 开发智力
building-blocks | с инструкцией / with instructions / 图解说明 | с пошаговой схемой / есть схема сборки | step by step | 有图纸 / 有说明书 / 带图纸
building-blocks | в ведёрке / in a bucket / 桶装 | в ведре / в банке | in a tub | -
building-blocks | с гладкими краями / with smooth edges / 圆角无毛刺 | без острых краёв / не поранится / без заусенцев / не колется / нет заусениц / безопасные края / не царапает руки / не поранить … руки / края … не острые / без … заусенцев / не режут … пальцы | no sharp edges / no rough edges / doesn't cut fingers / safe corners / smooth finish / no … sharp edges / edges … smooth / not … cut … fingers / no … sharp corners | 没有毛刺 / 不割手 / 不扎手 / 没毛边 / 光滑不刮手 / 不刮手 / 边角圆 / 边角…不划手 / 不能…划手 / 不…割手 / 不…扎手 / 边…光滑
building-blocks | с фигурками / with minifigures / 配人仔 | с человечками / с минифигурками | little people | 带小人 / 有人偶 / 有小人
building-blocks | Размер деталей крупные / Piece size large / 大颗粒 | большие детали | big pieces | 颗粒大
toy-car,dumbbell,flower-pot | ударопрочный / drop-resistant / 耐摔 | неубиваемые | tough / can't be broken | 摔不烂
toy-car | с открывающимися дверями / with opening doors / 可开门 | - | - | 门能开 / 车门能打开
toy-car | со световыми и звуковыми эффектами / with light and sound effects / 声光 | с мигалкой и сиреной / с сигналом / мигает и пищит / светится и поёт / с сиреной | siren / sirens and lights / beeps / light up and make noise / noises | 有声音有灯 / 会响会亮 / 带音乐 / 会叫会闪 / 有音乐有灯 / 会唱歌会亮 / 有警笛
toy-car | полноприводный / 4WD / 四驱 | едет везде / по траве / по песку / все колёса ведущие | four wheel drive / goes anywhere / climbs / on grass / all wheels drive | 四轮驱动 / 能爬坡 / 爬坡 / 草地能跑
toy-car | с большими колёсами / with big wheels / 大轮胎 | с огромными колёсами / монстр трак | monster truck / huge tires | 大轮子 / 轮子大 / 大脚车
toy-car | внедорожный / off-road / 越野 | джип / по бездорожью | jeep / off roader | 吉普
toy-car | полицейский / police / 警察 | копы | cop / cops | 警车
toy-car | пожарный / fire-rescue / 消防 | - | firefighter | 救火
toy-car | строительный / construction-site / 工程 | экскаватор / стройтехника | digger / excavator | 挖掘机 / 挖土机
toy-car | для коллекции / for collectors / 收藏摆件 | на полку | - | -
puzzle | магнитный / magnetic / 磁性 | на холодильник | - | -
puzzle | в жестяной коробке / in a tin box / 铁盒装 | - | - | 铁罐
puzzle | без бумажной пыли / dust-free / 无粉尘 | - | dustless | 没粉尘 / 不掉粉
puzzle | под печать своего фото / custom-photo / 可定制图案 | из своей фотографии / с семейной фоткой / с фотографией / фото любимого / по фото / семейное фото / из … фото / из … фотографии / с нашим … фото / по своей … фотографии | from own picture / made from photo / our wedding photo / photo of my dog / family photo / from … photo / with our … photo / own … photo / of my … photo / photo … turned into | 用自己照片 / 结婚照 / 自家照片 / 宝宝照片 / 全家福…拼图 / 照片…做成 / 照片…拼图 / 把…做成拼图 / 印…照片 / 全家福
puzzle | с картинкой-образцом / with reference picture / 附底图 | с плакатом / с картинкой для подсказки | with poster / guide image | 有参考图
puzzle | с разметкой на обороте / with marked back / 背面分区 | с буквами на обратной | - | -
puzzle | с картой мира / world-map / 世界地图 | география | geography | 认识国家
puzzle | для украшения стены / for wall decoration / 装饰挂画 | для интерьера | wall art | 挂墙上 / 装饰画 / 挂墙
bedding | с мягким начёсом / brushed / 磨毛 | - | fuzzy soft / peach skin | 毛绒感 / 拉绒
bedding | приятный к телу / skin-friendly / 亲肤 | не раздражает кожу / нежное / приятно спать / ласкает кожу / мягенькое / приятное … к телу / нежное … к коже / не раздражает … кожу | nice to sleep in / feels nice / soft against skin / kind … skin / nice … skin / soft … skin | 贴身舒服 / 不刺激 / 睡着舒服 / 裸睡 / 贴肤 / 皮肤…舒服 / 睡…舒服
bedding | с простынёй на резинке / with fitted sheet / 床笠款 | не сползает простыня / на резинке / с натяжной | elastic sheet / sheet stays on / sheet with elastic / elastic corners / stays on mattress | 床单不跑 / 不滑落 / 包床垫
bedding | на молнии / with zipper / 拉链款 | на замке | - | -
bedding | стойкий к выцветанию / fade-resistant / 不褪色 | цвет не вымывается / не теряют цвет / не полиняет / цвет не уходит / после стирки яркое / краска не сходит / цвет … держало / цвет … держит / цвет … не вымывался / стирок … цвет | won't fade / colours stay / colour won't wash out / doesn't bleed / stays bright / colour doesn't run / keep the colour / colour … last / color … stay / washes … colour / not … fade … wash / keep … colour | 洗了不掉色 / 颜色不掉 / 不串色 / 不会褪色 / 洗…不掉色 / 洗…不褪色 / 颜色…不掉
bedding | для отелей / for hotels / 酒店民宿 | гостиничное / под посуточную квартиру / апартаменты | airbnb / guesthouse | 宾馆
soft-toy,bedding | для свадьбы / for weddings / 婚庆 | молодожёнам | newlyweds | 结婚用 / 新婚
towel | впитывающий / absorbent / 吸水 | вбирают воду / вытирают насухо / хорошо вытирают / сразу впитывают / жадно впитывают / хорошо … впитывает / впитывает … воду / быстро … впитывает | thirsty / dry you well / soak up / drink up water / really absorb / soak … up / absorb … water / dry … quickly off | 擦一下就干 / 一擦就干 / 吸得快 / 吸水快 / 水…吸 / 吸…干
towel | без ворсинок / lint-free / 不掉毛 | не лезут / не сыпятся ворсинки / ворс не остаётся на теле / не лезет ворс / ворсинок не остаётся / не оставляет … ворса / ворс … не лезет / не остаётся … ворсинок | don't shed / no fluff / no fluff left / leaves no lint / no bits left on skin / no … lint / not leave … fluff / doesn't leave … bits | 不掉絮 / 不掉毛屑 / 身上不沾毛 / 不粘毛 / 不掉毛毛 / 不…掉毛 / 毛…不掉
towel | с петлёй / with hanging loop / 带挂环 | с вешалкой | hanger | 有挂绳
puzzle,bedding,towel,blanket,poly-mailer,zip-bag,packing-tape | плотный / thick / 加厚 | пышные | - | -
towel | тонкий / lightweight / 轻薄 | тоненькие / лёгкие походные | packable | 薄款
towel | для салонов красоты / for beauty salons / 美容院 | для косметолога | hairdresser | 美容店 / 理发店 / 发廊
towel | Выделка вафельная / Weave waffle / 华夫格 | - | - | 蜂窝
towel | Выделка махра / Weave terry / 毛圈 | - | terrycloth | 线圈毛巾 / 毛巾布
blanket | без выпадения ворса / shed-free / 不掉毛 | ворс не остаётся на одежде / не сыплется / не линяет | no shedding / no fluff on clothes / no bits / won't leave fluff | 衣服不粘毛 / 不粘毛 / 不飞毛
blanket | антистатический / anti-static / 防静电 | - | antistatic | -
blanket | с бахромой / with fringe / 流苏 | - | - | 带穗
blanket,food-container | для пикника / for picnics / 户外野餐 | на природу | - | -
blanket | для малышей / for babies / 宝宝 | в кроватку / в коляску | stroller / crib | 婴儿车
blanket,pillow | для дивана / for sofa / 沙发 | - | couch / for the couch | -
pillow | с эффектом памяти / slow-rebound / 慢回弹 | мемори фоам / эффект памяти / запоминают форму / медленно расправляется / принимает форму головы / подстраивается под голову | memory foam / remembers shape / moulds to head / slowly springs back / sinks in | 记忆棉 / 慢慢回弹 / 贴合头 / 贴头型
pillow | с поддержкой шеи / with neck support / 护颈 | шея не болит / от остеохондроза / шея затекает / шея болит / от боли в шее / поддерживает шею / шейный остеохондроз / шея … не болела / болит … шея / шея … затекает / поддерживать … шею | for neck pain / cervical / stiff neck / neck hurts / supports neck / wake up with neck pain / neck ache / neck … hurts / neck … pain / support … neck / pain … neck | 护脖子 / 脖子不疼 / 颈椎枕 / 落枕 / 颈椎不好 / 颈椎病 / 脖子酸 / 脖子…疼 / 颈椎…不好 / 脖子…酸 / 护…颈
soft-toy,pillow,pet-bed | со съёмным чехлом / with removable cover / 可拆洗 | стирать чехол | cover zips off | -
pillow | для путешествий / for travel / 飞机旅行 | - | flights | -
pillow | с наполнителем / with insert / 含芯 | не только наволочка | - | 含枕芯 / 有芯
curtain | светонепроницаемый / room-darkening / 全遮光 | чтобы днём темно / спать днём / не просвечивают / сплошная темнота / чтобы фонари не светили / не пропускали … свет / чтобы … темно / солнце … не проходило / темно … днём | sleep in daytime / keep sun out / pitch dark / no light gets through / block the sun / total darkness / night shift / keep … sun out / block … light / keep … light out / no light … through / dark … daytime | 不透光 / 全黑 / 挡光 / 完全遮光 / 白天像黑夜 / 一点光不透 / 白天睡觉 / 遮得严实 / 不…透光 / 挡…光 / 光…进不来 / 遮…阳光
curtain | теплозащитный / thermal / 隔热 | от жары / не пускают жару / теплоизоляционные / комната не нагревается / от летней жары / тепло не уходит / не пускают … холод / зимой тепло | keep heat out / insulating / keep the room cool / keep heat in / keep … cold out / stop draughts / save heating | 挡热 / 屋里不热 / 挡太阳热 / 夏天不晒 / 挡冷风 / 冬天保暖
curtain | на люверсах / with grommets / 打孔款 | с отверстиями под карниз / с дырками под карниз / нанизать на карниз | eyelets / eyelet top / holes for the rod | 直接穿杆 / 穿杆的
curtain | на крючках / with hooks / 挂钩款 | с крючочками | - | 钩子
curtain | без сверления / no-drill / 免打孔安装 | без дрели / не портить стены / съёмная квартира / без шуруповёрта | rented flat / no damage to walls / tension rod | 租房 / 不伤墙 / 租的房子
curtain | с красивой драпировкой / with heavy drape / 垂感好 | - | hang well | 垂坠
curtain | для гостиной / for living room / 客厅 | - | lounge / sitting room | -
toy-car | ударопрочный / drop-resistant / 耐摔 | хоть об стену / не разломают / ребёнок не сломает / выдержит падения / не развалится / ломает всё / роняет … ломает / выдержит … ребёнка | can't break it / kids can't break / takes abuse / toddler proof / throw around / survive toddlers / indestructible / survive … toddler / kids … break / stand … dropping | 扔不坏 / 砸不坏 / 孩子摔不坏 / 小孩弄不坏 / 经摔 / 皮实 / 摔…不坏 / 摔…不烂 / 扔…不坏
desk-lamp | аккумуляторный / rechargeable / 可充电 | на батарее / когда нет света / работать … без света / когда … отключат / от … аккумулятора / держит … заряд | unplugged / battery operated / when power is out / works … without power / when … power … out / own … battery / runs … battery | 不用线 / 停电能用 / 没电源也能用 / 自己带电池 / 断电…用 / 停电…亮 / 自带电池 / 没电…亮
night-light | с датчиком света / with light sensor / 光控 | сам включается ночью / включается когда темно / реагирует на темноту / сам … включается … темноте / включается … когда темно / загорается … ночью | comes on when dark / on at dusk / auto at night / turns on at night / turns on … dark / switch on … dark / comes on … night / lights up … dark | 天黑就亮 / 晚上自动亮 / 自己亮 / 天黑…亮 / 晚上…自动 / 黑了…亮
night-light | с регулировкой яркости / dimmable / 可调光 | чтобы свет не бил в глаза / можно приглушить / неяркий / слабый свет / мягкий свет / менять … яркость / убавить … свет / яркость … регулируется | not too bright / soft light / gentle light / change … brightness / turn … down / adjust … brightness | 光线柔和 / 不太亮 / 能调暗 / 柔光 / 调…亮度 / 亮度…调 / 光…调
flashlight | аккумуляторный / rechargeable / 可充电 | без батареек / не покупать батарейки / на зарядке | no batteries to buy / no batteries | 不用买电池 / 不用换电池 / 充电用
flashlight | водонепроницаемый / waterproof / 防水 | упадёт в воду / в дождь / не сломается под дождём | drop in water / works in rain / rain or shine | 掉水里没事 / 下雨用
soft-toy | пригодный для машинной стирки / machine-washable / 可机洗 | запачкается постирать / стирать в машине / от грязи отстирать | throw in the washing machine / goes in the wash / can be cleaned / machine wash | 脏了能洗 / 丢洗衣机 / 扔洗衣机
towel | мягкий / soft / 柔软 | пушистые мягкие | fluffy / soft on face | 擦脸不疼 / 不硬
blanket | тёплый / warm / 保暖 | закутаться / греет зимой / чтобы не мёрзнуть | snuggle / for cold nights / keep you toasty / toasty | 冬天盖 / 暖乎乎 / 盖着暖
pillow | со съёмным чехлом / with removable cover / 可拆洗 | чехол стирать / снять и постирать / чехол отдельно / чехол … снимается / снять … чехол / чехол … стирать | take the cover off / cover can be washed / cover … off / take … cover off / cover … washable / wash … cover | 外套能洗 / 拆下来洗 / 套能洗 / 套…拆 / 套子…洗 / 拆…洗
puzzle | плотный / thick / 加厚 | детальки не гнутся / не расслаиваются / толстые детали | pieces don't bend / sturdy pieces / don't fall apart | 不易弯 / 片厚 / 拼片厚
toy-car | аккумуляторный / rechargeable / 可充电 | заряжается … от / без … батареек / не покупать … батарейки | charge … from / no … batteries … buy / charges … usb / charge … cable | 充电…电池 / 不用…买电池 / 不…换电池
blanket | под печать фото / for photo printing / 可印照片 | напечатать … фото / с нашим … фото / нанести … фото | print … photo / with our … photo / picture … on it | 印…合影 / 印…照片 / 印…相片 / 合影 / 印…图
towel | быстросохнущий / quick-dry / 速干 | быстро … сохнет / быстро … сохли / сохнет … быстро | dry … fast / dry … quick / dries … quickly | 干…快 / 快…干
`
