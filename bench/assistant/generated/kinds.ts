import type { Language } from '@karavan/contract/language.ts'

/** Goods as buyers call them, several of them at once: a row is kinds of the market (the first makes the wishes), the listing's own word for them where the kind holds more, and names. */
export interface Goods {
  id: string
  kinds: readonly string[]
  /** What the attribute "Product type" says in Chinese. */
  noun: RegExp | undefined
  names: Record<Language, readonly string[]>
}

const table = `
thermos-mug | | термокружки / термосы / термостаканы | travel mugs / thermos mugs / insulated cups | 保温杯 / 随行杯
water-bottle | | бутылки для воды / бутылочки для воды | water bottles / drinking bottles | 水壶 / 水杯 / 运动水壶
mug | | кружки / чашки | mugs / coffee mugs | 马克杯 / 咖啡杯
glass | | стаканы / бокалы | drinking glasses / glass tumblers | 玻璃杯
glass | 威士忌 | стаканы для виски | whiskey glasses / whisky tumblers | 威士忌杯
backpack | | рюкзаки / ранцы | backpacks / rucksacks | 双肩包 / 背包 / 书包
tote-bag | | шоперы / эко-сумки / холщовые сумки | tote bags / shopping bags | 帆布袋 / 购物袋 / 环保袋
handbag | | сумочки / женские сумки | handbags / ladies bags | 手提包 / 女包
waist-bag | | поясные сумки / сумки на пояс / бананки | waist bags / fanny packs / belt bags | 腰包 / 胸包
travel-bag | | дорожные сумки / спортивные сумки | travel bags / gym bags / duffel bags | 旅行包 / 行李包
t-shirt | | футболки / майки | t-shirts / tees | T恤 / 短袖
hoodie | | худи / толстовки | hoodies / sweatshirts | 卫衣 / 连帽衫
socks | | носки / носочки | socks | 袜子
dress | | платья | dresses | 连衣裙 / 裙子
jacket | | куртки / ветровки | jackets | 夹克 / 外套
jeans | | джинсы | jeans / denim pants | 牛仔裤
cap | | кепки / бейсболки | baseball caps / caps | 棒球帽 / 鸭舌帽 / 帽子
gloves | | перчатки | gloves | 手套
scarf | | шарфы / платки | scarves | 围巾
underwear | | трусы / нижнее бельё | underpants / underwear | 内裤
sneakers | | кроссовки / кеды | sneakers / trainers | 运动鞋 / 休闲鞋
slippers | | тапочки / тапки | slippers / house slippers | 拖鞋
boots | | ботинки | boots | 靴子 / 短靴
sandals | | сандалии / босоножки | sandals | 凉鞋
phone-case | | чехлы для телефона / чехлы на айфон | phone cases / iphone cases | 手机壳
charger | | зарядки / зарядные устройства / зарядники | chargers / charging bricks | 充电器 / 充电头
power-bank | | пауэрбанки / внешние аккумуляторы / повербанки | power banks / portable chargers | 充电宝 / 移动电源
cable | | кабели для зарядки / зарядные шнуры | charging cables / phone cables | 数据线 / 充电线
headphones | | наушники | headphones / earphones | 耳机
phone-holder | | держатели для телефона / подставки под телефон | phone holders / phone stands | 手机支架
smart-watch | | смарт-часы / умные часы | smart watches / smartwatches | 智能手表
watch,smart-watch | | наручные часы | wrist watches / watches | 手表 / 腕表
desk-lamp | | настольные лампы / лампы на стол | desk lamps / table lamps | 台灯
led-strip | | светодиодные ленты / лед-ленты | LED strips / strip lights | LED灯带 / 灯带
night-light | | ночники | night lights / nightlights | 小夜灯 / 夜灯
flashlight | | фонарики / фонари | flashlights / torches | 手电筒 / 电筒
flashlight | 头灯 | налобные фонари / налобники | headlamps / head torches | 头灯
soft-toy | | мягкие игрушки / плюшевые игрушки | plush toys / soft toys / stuffed animals | 毛绒玩具 / 毛绒公仔
building-blocks | | конструкторы | building blocks / construction sets | 积木
toy-car | | машинки / игрушечные машины | toy cars | 玩具车
puzzle | | пазлы | jigsaw puzzles / puzzles | 拼图
bedding | | постельное бельё / комплекты постельного белья | bedding sets / bed linen | 四件套 / 床上用品
towel | | полотенца | towels | 毛巾
towel | 浴巾 | банные полотенца | bath towels | 浴巾
blanket | | пледы | blankets / throws | 毛毯 / 毯子
pillow | | подушки | pillows / cushions | 枕头 / 抱枕
curtain | | шторы / занавески | curtains / drapes | 窗帘
knife | | кухонные ножи / ножи | kitchen knives / knives | 厨刀 / 刀具
cutting-board | | разделочные доски / доски для нарезки | cutting boards / chopping boards | 砧板 / 菜板
frying-pan | | сковородки / сковороды | frying pans / skillets | 平底锅 / 煎锅
food-container | | контейнеры для еды / ланч-боксы | food containers / lunch boxes | 保鲜盒 / 饭盒 / 便当盒
kitchen-utensils | 打蛋器 | венчики | whisks | 打蛋器
kitchen-utensils | 锅铲 | кухонные лопатки / лопатки | spatulas | 锅铲
kitchen-utensils | 刨丝器 | тёрки | graters | 刨丝器
kitchen-utensils | 削皮器 | овощечистки | peelers | 削皮器
baking-mold | | формы для выпечки | baking molds / baking moulds / cake tins | 烘焙模具 / 蛋糕模具
yoga-mat | | коврики для йоги / йога-маты | yoga mats / exercise mats | 瑜伽垫
dumbbell | | гантели | dumbbells | 哑铃
resistance-band | | фитнес-резинки / эспандеры | resistance bands / exercise bands | 弹力带 / 拉力带
jump-rope | | скакалки | jump ropes / skipping ropes | 跳绳
gift-box | 盒 | подарочные коробки / коробки для подарков | gift boxes / presentation boxes | 礼品盒 / 礼盒
gift-box | 袋 | подарочные пакеты | gift bags | 礼品袋
poly-mailer | | курьерские пакеты / почтовые пакеты | poly mailers / mailing bags | 快递袋
zip-bag | | зип-пакеты / пакеты с замком | zip bags / ziplock bags / resealable bags | 自封袋 / 密封袋
packing-tape | | скотч / клейкая лента | packing tape / parcel tape | 封箱胶带 / 胶带
umbrella | | зонты / зонтики | umbrellas | 雨伞 / 伞
umbrella | 长柄 | зонты-трости | stick umbrellas | 长柄伞 / 长柄雨伞
sunglasses | | солнцезащитные очки / очки от солнца | sunglasses / shades | 太阳镜 / 墨镜
earrings | | серьги / серёжки | earrings | 耳环 / 耳饰
necklace | | колье / цепочки на шею | necklaces | 项链
ring | | кольца / колечки | rings | 戒指
bracelet | | браслеты | bracelets | 手链 / 手串
makeup-brush | | кисти для макияжа / кисточки для макияжа | makeup brushes | 化妆刷
cosmetic-bag | | косметички | cosmetic bags / makeup bags / toiletry bags | 化妆包
mirror | | косметические зеркала / зеркала для макияжа | makeup mirrors / vanity mirrors | 化妆镜
nail-file | | пилки для ногтей / пилочки | nail files | 指甲锉
pet-bowl | | миски для животных / миски для собак | pet bowls / dog bowls | 宠物碗 / 狗碗
pet-leash | | поводки / поводки для собак | dog leashes / leads for dogs | 牵引绳 / 狗绳
pet-bed | | лежанки для животных / лежаки для собак | pet beds / dog beds | 宠物窝 / 狗窝
pet-toy | | игрушки для собак / игрушки для животных | dog toys / pet toys | 宠物玩具 / 狗玩具
notebook | | блокноты / записные книжки | notebooks / notepads | 笔记本 / 记事本
pen | | ручки / шариковые ручки | pens / ballpoint pens | 圆珠笔 / 笔
pencil-case | | пеналы | pencil cases | 笔袋
sticker | | наклейки / стикеры | stickers | 贴纸
car-organizer | | органайзеры в багажник / автоорганайзеры | car organizers / trunk organizers | 后备箱收纳箱 / 车载收纳箱
car-mat | | автоковрики / коврики в машину | car mats / floor mats for cars | 汽车脚垫 / 车垫
car-vacuum | | автопылесосы / пылесосы для машины | car vacuums / car vacuum cleaners | 车载吸尘器
screwdriver-set | | наборы отвёрток / отвёртки | screwdriver sets / screwdrivers | 螺丝刀套装 / 螺丝刀
tape-measure | | рулетки / измерительные рулетки | tape measures / measuring tapes | 卷尺
drill | | шуруповёрты / дрели | cordless drills / drills | 电钻 / 手电钻
flower-pot | | цветочные горшки / горшки для цветов / кашпо | flower pots / planters / plant pots | 花盆
watering-can | | лейки / садовые лейки | watering cans | 洒水壶 / 浇水壶
garden-shears | | секаторы / садовые ножницы | garden shears / pruners / secateurs | 修枝剪 / 园艺剪
keychain | | брелоки / брелки | keychains / key rings | 钥匙扣
christmas-decor | | ёлочные игрушки / новогодние украшения | christmas ornaments / christmas decorations | 圣诞装饰 / 圣诞挂件
organizer | | органайзеры для хранения / коробки для хранения | storage organizers / storage boxes | 收纳盒 / 收纳箱
`

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim())
const names = (cell: string): string[] => cell.split(' / ')

export const goods: readonly Goods[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [kind, noun, ru, en, zh] = cells(line) as [string, string, string, string, string]
    return {
      id: noun === '' ? kind : `${kind}:${noun}`,
      kinds: kind.split(','),
      noun: noun === '' ? undefined : new RegExp(noun),
      names: { ru: names(ru), en: names(en), zh: names(zh) },
    }
  })
