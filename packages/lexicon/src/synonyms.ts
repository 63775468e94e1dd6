import { InSteps, inPieces } from './in-steps.ts'
import { keptTable } from './kept-table.ts'
import { propertyWords, shapeWords } from './property-words.ts'
import { wordForms } from './russian.ts'
import { stemOf } from './stem.ts'
import { isHan, plainTokens } from './tokens.ts'

/**
 * Words that buyers and sellers use for one property of goods, in three languages: "velcro" is "hook and loop", "акб" is "аккумулятор". A phrase stands for
 * its whole; a word of one group is found by any other of it. Kinds, colours and materials are concepts and not here.
 */
const groups = [
  'акб аккумулятор батарея battery 电池',
  'липучка велкро velcro 魔术贴',
  'диэлектрический изоляция изолированный insulated dielectric 绝缘',
  'электрик электромонтер electrician 电工',
  'крокодил croc crocodile 鳄鱼纹',
  'автополив самополив 自吸水',
  'небьющийся безосколочный ударопрочный shatterproof unbreakable 防摔 不易碎 防碎',
  'роддом maternity 待产',
  'индукция индукционный induction 电磁炉',
  'мультяшный мультик cartoon 卡通',
  'динозавр дино dinosaur dino 恐龙',
  'мишка медвежонок медведь bear teddy 小熊',
  'заяц зайчик зайка зайчонок кролик bunny rabbit hare 兔子 小兔',
  'кот котик котенок кошка cat kitten 小猫 猫咪',
  'собачка собака щенок dog puppy 小狗',
  'единорог unicorn 独角兽',
  'капибара capybara 卡皮巴拉',
  'школа школьный школьник школьница school student 学生',
  'гостиница отель хостел гостевой hotel guest 酒店',
  'ресторан общепит restaurant catering 餐厅',
  'кафе кофейня cafe 咖啡',
  'офис офисный office 办公',
  'кемпинг поход походный туризм туристический camping hiking trekking outdoor 户外 露营',
  'велосипед велик велосипедный bike bicycle cycling 自行车 骑行',
  'автомобиль машина авто автомобильный car 汽车 车载',
  'багажник trunk boot 后备箱',
  'рыбалка рыболовный fishing 钓鱼',
  'пляж море морской beach seaside 沙滩',
  'бассейн плавание pool swimming 泳池 游泳',
  'свадьба свадебный wedding bridal 婚礼 婚庆',
  'новогодний рождественский новогоднее christmas xmas 圣诞',
  'корпоратив корпоративный corporate 企业',
  'ремонт repair renovation 维修 装修',
  'стройка строитель строительный construction 工地',
  'гараж автосервис workshop 汽修',
  'дети ребенок детский малыш kids child children 儿童',
  'молния zip zipper zippered 拉链',
  'механический механика mechanical 机械',
  'кварцевый кварц quartz 石英',
  'подвесной подвесить подвешивать вешать hanging hang 可挂 悬挂',
  'кнопка snap button 按扣',
  'карабин carabiner 登山扣',
  'открывалка opener 开瓶器',
  'зеркало зеркальце mirror 镜子',
  'ремешок ремень лямка strap 肩带 背带',
  'карман кармашек pocket 口袋',
  'отделение отсек compartment 隔层 分隔',
  'перегородка разделитель divider 隔板',
  'колесо колесико колесики wheel wheeled rolling 轮 轮子 滚轮 万向轮',
  'ручка рукоятка handle 手柄',
  'крышка lid 盖',
  'трубочка соломинка straw 吸管',
  'ситечко infuser strainer 茶隔',
  'подставка stand base 支架 底座',
  'присоска suction sucker 吸盘',
  'прищепка зажим clip clamp 夹子 夹式',
  'крючок hook 挂钩',
  'петля loop 挂环',
  'капюшон hood 连帽',
  'манжета cuff 袖口',
  'карго cargo 工装',
  'рваный дырявый ripped distressed 破洞',
  'утепленный теплый начес флис thickened thermal warm 加绒 加厚',
  'стеганый quilted 绗缝',
  'плиссе плиссированный pleated 百褶',
  'горошек dots dotted polka 波点 圆点',
  'клетка клетчатый plaid checked 格子',
  'полоска полосатый striped stripe 条纹',
  'цветочный цветочек floral flower flowery 碎花 花朵',
  'однотонный гладкий plain 纯色',
  'вышивка вышитый embroidery embroidered 刺绣',
  'бахрома кисточка fringe tassel 流苏',
  'стразы rhinestone 水钻 镶钻 带钻',
  'жаккард jacquard 提花',
  'матовый matte frosted 哑光 磨砂',
  'глянцевый glossy 亮面 光面',
  'мрамор marble 大理石',
  'прозрачный clear transparent translucent 透明',
  'светящийся фосфорный luminous 夜光',
  'светоотражающий катафот reflective 反光',
  'ржавчина нержавеющий rustproof rust 防锈',
  'износостойкий durable 耐磨',
  'прочный крепкий durable sturdy reinforced strong tough 结实 耐用',
  'термостойкий жаростойкий огнеупорный heatproof 耐高温',
  'дренаж drainage 排水',
  'поддон блюдце saucer 托盘',
  'толстостенный утолщенный thick thickened 加厚',
  'антибактериальный antibacterial 抗菌',
  'гипоаллергенный hypoallergenic 防过敏',
  'бесшумный тихий quiet silent noiseless mute 静音',
  'микрофон mic microphone 麦克风',
  'шумоподавление шумодав anc 降噪',
  'пульс pulse heartbeat 心率',
  'кислород oxygen spo2 血氧',
  'звонок calling call 通话',
  'экран дисплей screen display 屏 显示',
  'температура градусник temperature 温度 显温',
  'будильник таймер timer alarm 定时',
  'датчик движение sensor motion 感应',
  'пульт remote 遥控',
  'музыка ритм music 音乐',
  'вилка розетка сеть mains 插电',
  'солнечный solar 太阳能',
  'прикуриватель 点烟器',
  'бесщеточный brushless 无刷',
  'реверс reverse 正反转',
  'сверло бита bit 钻头 批头',
  'кейс чемоданчик case 收纳盒 工具箱',
  'магнит магнитный magnetic magnet 磁吸 强磁',
  'трещотка ratchet 棘轮',
  'линейка линованный lined ruled 横线',
  'пружина спираль spiral 线圈',
  'закладка ribbon bookmark 书签',
  'стилус stylus 触控',
  'стираемый erasable 可擦',
  'крафт крафтовый kraft 牛皮纸',
  'пузырчатый пупырка bubble 气泡',
  'тиснение фольга foil 烫金',
  'голограмма голографический holographic 镭射',
  'подшипник bearing 轴承',
  'счетчик считать counting counter 计数',
  'утяжеленный weighted 负重',
  'память ортопедический orthopedic 记忆棉',
  'наполнитель набивка filling stuffed stuffing filled 填充',
  'пух down 羽绒',
  'блэкаут светонепроницаемый затемнение blackout 遮光',
  'люверс grommet eyelet 打孔',
  'резинка эластичный elastic stretch 弹力 松紧',
  'сменный съемный снимается removable detachable replaceable 可拆 可拆卸 可拆洗 可更换',
  'складывается складной складывать foldable collapsible folding 折叠',
  'регулируемый регулировка регулировать adjustable adjust 可调 调节',
  'поворотный вращается rotating swivel 旋转',
  'автоматический автомат automatic auto 自动',
  'трость стик stick 长柄',
  'поляризация поляризованный polarized 偏光',
  'пищалка пищит squeaky squeaker 发声',
  'колокольчик бубенчик bell 铃铛',
  'кость грызть погрыз chew 耐咬',
  'лежак лежанка bed 窝',
  'градиент градиентный омбре gradient ombre 渐变',
  'двусторонний двухсторонний reversible 双面',
  'леопардовый леопард leopard 豹纹',
  'камуфляж камуфляжный camouflage camo 迷彩',
  'плетеный оплетка braided braid 编织',
  'выдвижной катушка retractable 伸缩',
  'немнущийся мнется мятый wrinkle crease 抗皱 免烫',
  'впитывать пот влагоотводящий sweat wicking 吸汗',
  'тонкий slim thin ultrathin 超薄 轻薄',
  'духовка духовой духовка oven 烤箱',
  'морозилка морозильник freezer 冷冻',
  'запах вонять odor odour smell smelly 异味',
  'царапина царапаться scratch scratchproof 防刮',
  'отпечаток fingerprint 防指纹',
  'оверсайз свободный oversize oversized loose baggy 宽松',
  'приталенный зауженный slim fitted skinny 修身',
  'парный влюбленный couple couples 情侣',
  'японский japanese 日式',
  'корейский korean 韩版 韩式',
  'скандинавский nordic scandinavian scandi 北欧',
  'панк punk 朋克',
  'хамелеон фотохромный photochromic 变色',
  'навигация геолокация gps 定位',
  'симка сим sim 插卡',
  'штабелировать складываться стопка stackable stacking nestable 可叠放 叠放',
  'крепление вентиляция дефлектор vent 出风口',
  'водить водитель вождение driver driving 开车 驾驶',
  'подсветка светодиодный led backlit illuminated 发光 灯光',
  'накладная ярлык label waybill 面单',
  'ложемент вкладыш insert inlay 内衬',
  'лента бант ribbon bow 丝带',
  'зернистость грит grit 目',
  'новичок начинающий beginner 初学',
  'визажист makeup-artist 化妆师',
  'салон парикмахерская salon 沙龙 美容院',
  'кот кошка котенок cat kitten 猫',
  'собака пес щенок dog puppy 狗 犬',
]

/** What else says the same as a word: stems of alphabets with spaces, and Chinese phrases as they are. */
export interface Synonyms {
  stems: readonly string[]
  han: readonly string[]
}
const none: Synonyms = { stems: [], han: [] }

/** Groups that are taken in at a time: some milliseconds of work. */
const piece = 10

const built = new InSteps(() => keptTable('synonyms', [], build))
const known = (): ReadonlyMap<string, Synonyms> => built.get()

/** Builds what says the same piece by piece. */
export const synonymsAhead = (): Generator<void> => built.ahead()

function* build(): Generator<void, ReadonlyMap<string, Synonyms>> {
  const found = new Map<string, Synonyms>()
  yield* inPieces([...groups, ...propertyWords], piece, (group) => {
    const words = group.split(' ')
    const stems = [...new Set(words.filter((word) => !isHan(word)).flatMap(stemsOf))]
    const han = words.filter(isHan)
    for (const key of [...stems, ...han]) {
      const before = found.get(key) ?? none
      found.set(key, { stems: [...new Set([...before.stems, ...stems])], han: [...new Set([...before.han, ...han])] })
    }
  })
  return found
}

/** Stems of all forms of a word: "кошка" and "кошек" have different ones. */
const stemsOf = (word: string): string[] =>
  /\p{Script=Cyrillic}/u.test(word) ? [...new Set([word, ...wordForms(word)].map(stemOf))] : [stemOf(word)]

let hanByFirst: ReadonlyMap<string, string[]> | undefined
/** Chinese words of the groups by what they begin with, the longest first. */
function hanWords(): ReadonlyMap<string, string[]> {
  const words = [...known().keys()].filter((key) => isHan(key) && key.length > 1)
  return Map.groupBy(
    words.toSorted((a, b) => b.length - a.length),
    (word) => word[0]!,
  )
}
/** Where a text names properties of goods in Chinese words of these groups. */
export function hanProperties(text: string): { start: number; end: number }[] {
  if (!isHan(text)) return []
  hanByFirst ??= hanWords()
  const found: { start: number; end: number }[] = []
  for (let at = 0; at < text.length; ) {
    const word = hanByFirst.get(text[at]!)?.find((one) => text.startsWith(one, at))
    if (word) found.push({ start: at, end: at + word.length })
    at += word?.length ?? 1
  }
  return found
}

function knownShapes(): NonNullable<typeof shapes> {
  const words = shapeWords.flatMap((group) => group.split(' '))
  return { stems: new Set(words.filter((word) => !isHan(word)).flatMap(stemsOf)), han: words.filter(isHan) }
}
let shapes: { stems: ReadonlySet<string>; han: readonly string[] } | undefined
/** Where a text says what goods look like from above: "round", «круглые», 圆形. */
export function shapesIn(text: string): { start: number; end: number }[] {
  shapes ??= knownShapes()
  const { stems, han } = shapes
  const spelt = plainTokens(text).filter(({ script, stem }) => script !== 'han' && stems.has(stem))
  const drawn = han.flatMap((word) => (text.includes(word) ? [{ start: text.indexOf(word), end: text.indexOf(word) + word.length }] : []))
  return [...spelt.map(({ start, end }) => ({ start, end })), ...drawn]
}

/** A phrase of several words is cut nowhere: what it has of the known words counts. */
const hanWithin = (phrase: string): Synonyms[] =>
  [...known()].flatMap(([key, synonyms]) => (isHan(key) && (key === phrase || (key.length > 1 && phrase.includes(key))) ? [synonyms] : []))

/** What else says the same as one stem, or as one Chinese word that is known as it stands. */
export const synonymsOfOne = (word: string): Synonyms => known().get(word) ?? none

/** What else says the same as any of these stems or Chinese words. */
export function synonymsOf(words: readonly string[]): Synonyms {
  const found = words.flatMap((word) => (isHan(word) ? hanWithin(word) : (known().get(word) ?? [])))
  return { stems: [...new Set(found.flatMap(({ stems }) => stems))], han: [...new Set(found.flatMap(({ han }) => han))] }
}
