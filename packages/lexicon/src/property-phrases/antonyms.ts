import { isHan, plainTokens } from '../tokens.ts'

/** Both ends of a scale, in stems and in Chinese characters: who asks for the one is never shown the other. */
const scales: readonly (readonly [string, string])[] = [
  ['больш крупн огромн вместительн big large huge roomy 大', 'маленьк мелк небольш мини компактн крошечн small littl tini mini compact 小'],
  ['длинн long 长', 'коротк short 短'],
  ['толст утолщен плотн thick 厚', 'тонк тоньш thin slim 薄'],
  ['высок high tall 高', 'низк невысок low 低 矮'],
  ['широк wide 宽', 'узк narrow 窄'],
  ['тяжел утяжелен heavi weight 重', 'легк легок light lightweight 轻'],
  ['мягк нежн soft 软', 'тверд жестк hard firm stiff 硬'],
  ['тепл утеплен warm 暖', 'холодн прохладн cold cool 凉 冷'],
  ['светл light 浅', 'темн dark 深 暗'],
  ['ярк bright 亮', 'тускл приглушен dim 暗'],
  ['громк loud 响', 'тих бесшумн quiet silent 静'],
  ['быстр fast quick 快', 'медлен slow 慢'],
  ['сильн мощн strong power 强', 'слаб weak gentl 弱'],
  ['остр sharp 锋', 'туп blunt dull 钝'],
  ['гладк smooth 滑', 'шершав шероховат rough coars 糙'],
  ['горяч hot 热 烫', 'холодн cold ice 冷 冰'],
  ['сух dri 干', 'мокр влажн wet 湿'],
  ['глубок deep 深', 'мелк shallow 浅'],
  ['закрыт close 闭', 'открыт open 开'],
  ['свободн loos oversiz baggi 宽松', 'приталенн обтягивающ tight slim fit 修身'],
  ['прост plain simpl 素', 'ярк узорн pattern colour 花'],
  ['перв left левш 左', 'втор right 右'],
  ['проводн wire 有线', 'беспроводн wireless cordless 无线'],
  ['автомат автоматическ automat 自动', 'механическ механик ручн manual 手动'],
  ['матов matt 哑光', 'глянцев глянец glossi 亮面'],
]

/** An end of a scale. */
interface Pole {
  scale: number
  sign: 1 | -1
}

let poles: ReadonlyMap<string, Pole> | undefined
/** The end of a scale that a stem or a Chinese character names; `undefined` for any other, and for what is an end of several. */
export function poleOf(key: string): Pole | undefined {
  if (!poles) {
    const found = new Map<string, Pole>()
    const several = new Set<string>()
    for (const [scale, ends] of scales.entries())
      for (const [end, words] of ends.entries())
        for (const word of words.split(' ')) {
          if (found.has(word)) several.add(word)
          found.set(word, { scale, sign: end === 0 ? 1 : -1 })
        }
    for (const word of several) found.delete(word)
    poles = found
  }
  return poles.get(key)
}

/** The ends of scales that a text names: of its words, or of its Chinese characters and pairs of them. */
function polesIn(text: string): Pole[] {
  const keys = plainTokens(text.toLowerCase()).flatMap(({ normalised, stem }) =>
    isHan(normalised) ? [...normalised].flatMap((character, at) => [character, normalised.slice(at, at + 2)]) : [stem],
  )
  return keys.flatMap((key) => poleOf(key) ?? [])
}

/** Whether two properties are the two ends of one scale: "thick" and 薄款. */
export const areOpposite = (one: string, other: string): boolean =>
  polesIn(one).some(({ scale, sign }) => polesIn(other).some((pole) => pole.scale === scale && pole.sign !== sign))
