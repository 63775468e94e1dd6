/** Text in the one spelling that all look-ups use, with the way back to the original offsets. */
export interface Folded {
  text: string
  /** Original offset of each unit of `text`, one more for the end; `undefined` where offsets are the same. */
  offsets?: Uint32Array
}

/** Traditional characters that occur in goods' names, by their simplified form. */
const traditional = new Map<string, string>()
const traditionalPairs =
  '藍蓝紅红綠绿黃黄機机電电腦脑線线錶表鐘钟錢钱鏡镜鏈链鍋锅鋼钢鐵铁銅铜銀银鋁铝鎖锁針针釘钉鉗钳鋸锯錘锤剪剪裝装褲裤襪袜裙裙襯衬衛卫長长鞋鞋靴靴帶带運运動动車车輪轮輕轻轉转軟软遊游戲戏玩玩偶偶積积拼拼圖图畫画筆笔紙纸書书燈灯燭烛爐炉傘伞傢家俱具櫃柜檯台桌桌椅椅牀床單单雙双層层寶宝貓猫鳥鸟魚鱼龍龙馬马雞鸡貝贝殼壳護护膚肤髮发頭头頸颈顏颜臉脸飾饰項项鍊链環环戒戒耳耳釦扣鈕钮包包揹背箱箱盒盒籃篮籠笼盤盘碗碗壺壶瓶瓶餐餐廚厨飯饭麵面調调製制絲丝綢绸棉棉絨绒毛毛麻麻纖纤維维塑塑膠胶矽硅陶陶瓷瓷玻玻璃璃聖圣誕诞節节慶庆禮礼袋袋氣气球球熱热涼凉溫温濕湿乾干淨净滑滑嬰婴兒儿童童學学園园農农業业務务員员數数據据無无聲声響响樂乐彈弹豎竖橫横開开關关門门窗窗簾帘蓋盖墊垫毯毯枕枕頂顶遮遮陽阳雨雨風风擋挡隨随身身攜携變变形形恆恒級级種种類类個个條条張张塊块顆颗隻只歲岁價价買买賣卖貨货廠厂贈赠選选擇择質质優优試试護护養养療疗藥药醫医齒齿鬚须鬍胡剃剃潔洁劑剂噴喷霧雾煙烟漁渔竿竿釣钓獵猎戰战鬥斗術术練练習习健健體体雲云鈴铃擺摆牆墙壁壁貼贴紋纹繡绣編编織织縫缝紉纫'
for (let i = 0; i + 1 < traditionalPairs.length; i += 2) {
  const from = traditionalPairs[i]!
  if (from !== traditionalPairs[i + 1]) traditional.set(from, traditionalPairs[i + 1]!)
}

const special: Record<string, string> = {
  ё: 'е',
  '×': 'x',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': '`',
  '′': "'",
  '″': '"',
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '‐': '-',
  '™': ' ',
  '®': ' ',
  '©': ' ',
  '\u00ad': '',
  '\u200b': '',
  '\ufeff': '',
  '~': '~',
  '～': '~',
}

const cache = new Map<string, string>()

function foldUnit(unit: string): string {
  const known = cache.get(unit)
  if (known !== undefined) return known
  const lower = unit.toLowerCase()
  let folded = special[lower] ?? traditional.get(lower)
  if (folded === undefined) {
    const code = lower.charCodeAt(0)
    const isPlain = (code >= 0x400 && code <= 0x52f) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xd800 && code <= 0xdfff)
    folded = isPlain
      ? lower
      : lower
          .normalize('NFKD')
          .replace(/[\u0300-\u036f]/g, '')
          .toLowerCase()
    if (folded.trim() === '') folded = ' '
    else folded = [...folded].map((part) => special[part] ?? part).join('')
  }
  if (cache.size < 5_000) cache.set(unit, folded)
  return folded
}

/** Lower case, full-width forms as plain ones, ё as е, Latin letters without marks, traditional characters as simplified ones, one kind of dash and space. */
export function fold(text: string): Folded {
  let out = ''
  let offsets: number[] | undefined
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    let piece: string
    if (code < 0x80) piece = code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 32) : code < 0x20 ? ' ' : text[i]!
    else if (code >= 0x300 && code <= 0x36f) {
      // A decomposed й keeps its own letter, any other mark (that of ё among them) goes.
      if (code === 0x306 && out.endsWith('и')) out = `${out.slice(0, -1)}й`
      piece = ''
    } else piece = foldUnit(text[i]!)
    if (piece.length !== 1 && !offsets) offsets = Array.from({ length: out.length }, (_, at) => at)
    if (offsets) for (let k = 0; k < piece.length; k++) offsets.push(i)
    out += piece
  }
  if (!offsets) return { text: out }
  offsets.push(text.length)
  return { text: out, offsets: Uint32Array.from(offsets) }
}

export const toOffset = (folded: Folded, at: number): number => folded.offsets?.[at] ?? at
