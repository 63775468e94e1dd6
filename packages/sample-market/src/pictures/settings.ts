import { darker, type Hex, lighter, mix } from './color.ts'
import { mug } from './kinds/drinkware.ts'
import type { Kind, Look } from './look.ts'
import { creases, sheen } from './parts.ts'
import { curve, ellipsePath, line, num, path, roundedRect, type Scene, type Svg } from './scene.ts'
import { sizes } from './sizes.ts'
import { cloth } from './soft.ts'
import { box } from './solid.ts'
import { lyingShadow, pool } from './studio.ts'

/** Whether that picture is taken from above. */
export const isSeenFromAbove = (kind: Kind, name: string): boolean => kind.flat === true || sizes.get(name)?.with === 'palm'

/** Most goods are drawn about this large in their field. */
const drawnSide = 900
const skins: readonly Hex[] = ['#e8bd9f', '#d9a37f', '#b97f59', '#8a5a3e']
const sleeves: readonly Hex[] = ['#e9e6df', '#39435a', '#7d8b86', '#b9a48c', '#54575d']

const placed = (drawing: Svg, from: readonly [x: number, y: number], to: readonly [x: number, y: number], scale: number): Svg =>
  `<g transform="translate(${num(to[0])} ${num(to[1])}) scale(${num(scale)}) translate(${-from[0]} ${-from[1]})">${drawing}</g>`
const middleOf = ({ flat = false, floor = 1010 }: Kind): readonly [number, number] => (flat ? [600, 600] : [600, floor - 400])

const nail = (x: number, y: number, w: number, h: number, skin: Hex): Svg =>
  path(roundedRect(x - w / 2, y - h / 2, w, h, Math.min(w, h) * 0.48), mix(lighter(skin, 0.45), '#f0a8a0', 0.25), 'opacity=".85"') +
  path(roundedRect(x - w / 2 + w * 0.14, y - h / 2 + h * 0.16, w * 0.3, h * 0.22, 4), '#ffffff', 'opacity=".5"')

/** An open hand under small goods, seen from above. */
function palm(scene: Scene, look: Look): Svg {
  const skin = look.pick('skin', skins)
  const hand =
    'M262 1300C252 1120 232 1000 222 900C206 780 196 720 190 640L170 470C166 420 218 410 232 458L268 604L262 366C260 308 326 306 332 362L350 590L372 336C378 280 442 286 440 342L430 598L474 412C486 362 542 376 534 426L508 664C506 720 520 734 546 706C580 668 620 624 660 612C700 602 716 640 692 668C640 730 596 800 566 868C544 930 528 1120 530 1300Z'
  const sleeve = curve(
    [
      [214, 1120],
      [400, 1146],
      [588, 1116],
      [640, 1500],
      [160, 1500],
    ],
    true,
    0.5,
  )
  const shadow = darker(skin, 0.42)
  return (
    lyingShadow(hand, 12) +
    cloth(scene, {
      d: hand,
      color: skin,
      puff: 34,
      height: 95,
      folds: [
        { d: 'M232 770C300 730 420 720 500 742', width: 12, rise: -0.34 },
        { d: 'M236 846C320 800 410 800 452 850C486 890 490 950 470 1010', width: 12, rise: -0.34 },
        { d: 'M540 760C500 820 500 900 520 980', width: 70, rise: 0.3 },
        { d: 'M270 960C280 900 290 860 300 840', width: 60, rise: 0.22 },
        ...([238, 342, 430, 500] as const).map((x, i) => ({
          d: `M${x - 36} ${660 - (i % 3) * 16}q36 10 70 0`,
          width: 8,
          rise: -0.3,
        })),
      ],
    }) +
    line('M236 772C300 732 420 722 500 744', shadow, 3.5, 'opacity=".35"') +
    line('M238 848C320 802 410 802 452 852C486 892 490 952 470 1010', shadow, 3.5, 'opacity=".35"') +
    lyingShadow(sleeve, 10) +
    cloth(scene, {
      d: sleeve,
      color: look.pick('sleeve', sleeves),
      puff: 26,
      height: 110,
      folds: creases(look.random('sleeve'), 220, 1160, 360, 240, 6, 1.5, 34),
      texture: 'knit',
      textureStrength: 0.6,
    })
  )
}

/** The fingers of a hand that comes from the right and holds something upright; what they hold is 300 wide around x 600. */
function fingers(scene: Scene, look: Look): Svg {
  const skin = look.pick('skin', skins)
  const hand =
    'M1260 600C1150 590 1060 560 1000 520C940 480 880 452 812 452L566 446C520 446 500 470 500 492C500 516 520 538 566 538L534 538C488 538 468 562 468 584C468 608 488 630 534 630L548 630C504 632 486 652 486 674C486 698 506 718 550 718L588 718C548 720 532 738 532 758C532 780 550 796 588 796L800 812C900 826 980 850 1060 850C1140 850 1200 846 1260 850Z'
  const sleeve = curve(
    [
      [1040, 520],
      [1016, 700],
      [1036, 890],
      [1400, 930],
      [1400, 520],
    ],
    true,
    0.5,
  )
  const groove = (y: number, from: number, to: number, drop: number): Svg =>
    line(`M${from} ${y}C${num((from + to) / 2)} ${y} ${num(to - 60)} ${num(y + drop * 0.4)} ${to} ${num(y + drop)}`, darker(skin, 0.62), 7)
  return (
    `<g ${scene.clip(roundedRect(430, 380, 360, 520, 60))} opacity=".4"><g ${scene.blur(14)}>${path(hand, '#14161c', 'transform="translate(8 22)"')}</g></g>` +
    cloth(scene, {
      d: hand,
      color: skin,
      puff: 26,
      height: 150,
      folds: [
        { d: 'M540 538H800Q880 546 940 574', width: 22, rise: -0.8 },
        { d: 'M520 630H800Q880 636 930 654', width: 22, rise: -0.8 },
        { d: 'M556 718H800Q880 722 920 730', width: 22, rise: -0.8 },
        ...[494, 586, 676, 758].map((y) => ({ d: `M680 ${y - 26}q10 26 0 52`, width: 12, rise: -0.28 })),
        ...[504, 594, 680, 762].map((y, i) => ({ d: `M${826 - i * 8} ${y}h40`, width: 46, rise: 0.34 })),
      ],
    }) +
    `<g opacity=".5" ${scene.clip(hand)}>${groove(538, 560, 900, 20)}${groove(630, 530, 890, 14)}${groove(718, 580, 880, 8)}</g>` +
    nail(524, 490, 40, 50, skin) +
    nail(494, 584, 42, 52, skin) +
    nail(512, 674, 40, 48, skin) +
    nail(556, 757, 36, 42, skin) +
    cloth(scene, {
      d: sleeve,
      color: look.pick('sleeve', sleeves),
      puff: 28,
      height: 110,
      folds: [
        { d: 'M1100 540Q1080 700 1100 880', width: 30, rise: -0.4 },
        { d: 'M1170 530Q1150 700 1170 890', width: 30, rise: 0.4 },
      ],
      texture: 'knit',
      textureStrength: 0.6,
    })
  )
}

/** A wooden hanger, to be drawn behind what hangs on it. */
function hanger(scene: Scene): Svg {
  const wood = scene.linearAt(
    [
      [0, '#d9ae7c'],
      [0.5, '#c08f5a'],
      [1, '#8f6337'],
    ],
    0,
    150,
    0,
    330,
  )
  const bow =
    'M600 150C640 150 660 168 720 190L880 252C910 266 900 300 866 296C760 262 690 236 600 236C510 236 440 262 334 296C300 300 290 266 320 252L480 190C540 168 560 150 600 150Z'
  const hook = 'M600 160V96C600 76 640 66 640 30C640 -14 566 -14 562 30'
  return `${lyingShadow(bow, 12, 0.8)}${line(hook, '#5d6167', 15)}${line(hook, '#c9cdd2', 6, 'transform="translate(-3 -2)"')}${path(bow, wood)}${scene.texture(bow, 'wood', 0.5, 1.1)}`
}

/** A telephone lying on the table: 15 cm are 450 units. */
const telephone = (scene: Scene): Svg => {
  const body = roundedRect(492, 375, 216, 450, 34)
  const screen = roundedRect(501, 384, 198, 432, 27)
  const light = scene.linear(
    [
      [0, '#7fa5d8'],
      [0.45, '#b7a2d0'],
      [1, '#f0b9a4'],
    ],
    0,
    0,
    1,
    1,
  )
  return `${lyingShadow(body, 12)}${path(body, '#17181b')}${path(screen, light)}${sheen(scene, screen, 'M500 384H620L500 640Z', 0.25, 6)}${path(roundedRect(570, 394, 60, 16, 8), '#17181b')}`
}

/** The mug's drawing stands this high: 10 cm. */
const mugHeight = 490

/** The goods in a hand, on a hanger, or beside a mug or a telephone. Lying goods and those in an open hand are seen from above. */
export function atSize(scene: Scene, kind: Kind, look: Look, name: string): Svg {
  const { cm, with: how } = sizes.get(name) ?? { cm: 30, with: 'neighbour' }
  const drawn = kind.draw(scene, look)
  const middle = middleOf(kind)
  if (how === 'palm') {
    // 18 cm of a hand are 700 units, and it is shown larger: the nearer, the smaller the goods.
    const near = cm < 8 ? 1.9 : 1.5
    return placed(palm(scene, look), [385, 790], [600, 660], near) + placed(drawn, middle, [600, 610], (near * 39 * cm) / drawnSide)
  }
  if (how === 'grip') {
    const scale = 0.94 * (kind.enlarge ?? 1) ** 0.5
    const bottom = 1060
    return placed(drawn, [600, kind.floor ?? 1010], [600, bottom], scale) + placed(fingers(scene, look), [600, 630], [600, 640], 1)
  }
  if (how === 'hanger') return placed(hanger(scene) + drawn, [600, 560], [600, 600], 0.88)
  if (kind.flat) {
    const goods = 0.7
    const scale = ((goods * drawnSide) / cm) * (15 / 450)
    return placed(drawn, middle, [460, 570], goods) + placed(telephone(scene), [600, 600], [990, 640], scale)
  }
  // Small goods are shown from further away, so that the mug has room.
  const goods = Math.min(0.7, 0.044 * cm)
  const scale = ((goods * drawnSide) / cm) * (10 / mugHeight)
  const white = { ...look, color: '#efece5', accent: '#c9b79c', clear: false, other: false }
  return (
    placed(drawn, [600, kind.floor ?? 1010], [420, 950], goods) +
    placed(mug.draw(scene, white), [600, mug.floor ?? 930], [985, 1020], scale)
  )
}

const bars = (x: number, y: number, h: number, ink: Hex): Svg =>
  [0, 7, 11, 20, 25, 34, 38, 44, 54, 60, 64, 74, 80, 86, 95, 100]
    .map((at, i) => `<rect x="${x + at}" y="${y}" width="${i % 3 === 0 ? 5 : 3}" height="${h}" fill="${ink}"/>`)
    .join('')

const label = (x: number, y: number): Svg =>
  `<g transform="translate(${x} ${y})">${path(roundedRect(0, 0, 170, 118, 8), '#fbfaf6')}${bars(32, 46, 50, '#26282c')}${path('M32 16h86v9h-86zM32 30h58v6h-58z', '#8f9297')}</g>`

/** Flat goods in a clear bag with a seal and a label. */
function bagged(scene: Scene, kind: Kind, look: Look): Svg {
  const bag = roundedRect(110, 90, 980, 1030, 26)
  const random = look.random('bag')
  const glints = Array.from({ length: 9 }, () => {
    const x = 150 + random() * 820
    const y = 230 + random() * 640
    const long = 90 + random() * 240
    return line(
      `M${num(x)} ${num(y)}q${num(20 + random() * 50)} ${num(long * 0.5)} ${num(-20 + random() * 60)} ${num(long)}`,
      '#ffffff',
      5 + random() * 16,
      `opacity="${num(0.22 + random() * 0.3)}"`,
    )
  }).join('')
  const film = scene.linear(
    [
      [0, '#ffffff', 0.42],
      [0.3, '#ffffff', 0.08],
      [0.62, '#ffffff', 0.22],
      [1, '#dfe6ee', 0.1],
    ],
    0,
    0,
    1,
    1,
  )
  return (
    lyingShadow(bag, 16, 0.7) +
    path(bag, '#ffffff', 'opacity=".35"') +
    placed(kind.draw(scene, look), [600, 600], [600, 640], 0.78) +
    path(bag, film) +
    `<g ${scene.blur(5)}>${glints}</g>` +
    line(bag, '#ffffff', 6, 'opacity=".75"') +
    line('M112 176H1088', '#9fb0c2', 4, 'opacity=".5"') +
    line('M112 190H1088', '#ffffff', 8, 'opacity=".8"') +
    path(ellipsePath(600, 132, 52, 17), '#7f8892', 'opacity=".35"') +
    label(842, 942)
  )
}

const cartons: readonly Hex[] = ['#c9a577', '#c9a577', '#f1efea', '#2f3238', '#e8e1d4']

/** Standing goods before the box they come in, with their picture printed on it. */
function boxed(scene: Scene, kind: Kind, look: Look): Svg {
  const color = look.chance('own box', 0.3) ? mix(look.color, '#f4f1ea', 0.72) : look.pick('carton', cartons)
  const [w, h, d] = [540, 620, 260]
  const drawn = kind.draw(scene, look)
  const bottom = kind.floor ?? 1010
  const isDark = color === '#2f3238'
  const ink = isDark ? '#e9e6df' : '#4c453c'
  const panel = roundedRect(46, 92, w - 92, h - 190, 10)
  const front = `M0 0H${w}V${h}H0Z`
  const print =
    scene.texture(front, 'fibre', 0.35, 0.9) +
    path(panel, mix(color, '#ffffff', isDark ? 0.85 : 0.62), 'opacity=".85"') +
    `<g ${scene.clip(panel)}>${placed(drawn, [600, bottom - 400], [w / 2, h / 2], 0.48)}</g>` +
    path(`M46 46h150v16h-150zM${w - 116} 46h70v16h-70z`, ink, 'opacity=".7"') +
    path(`M46 ${h - 72}h210v12h-210zM46 ${h - 50}h140v10h-140z`, ink, 'opacity=".5"') +
    bars(w - 160, h - 78, 44, ink)
  const side = `M0 0H${d}V${h}H0Z`
  const tape = path(`M${w * 0.46} 0h${w * 0.08}v${d}h${-w * 0.08}z`, darker(color, 0.2), 'opacity=".45"')
  return (
    pool(scene, 470, 930, 500, 70, 0.34) +
    pool(scene, 410, 920, 390, 44, 0.44) +
    box(
      scene,
      { x: 400, y: 600, yaw: -26, pitch: 12 },
      w,
      h,
      d,
      { color, rough: 0.85 },
      {
        front: print,
        right: scene.texture(side, 'fibre', 0.35, 0.9),
        left: scene.texture(side, 'fibre', 0.35, 0.9),
        top: tape,
      },
    ) +
    placed(drawn, [600, bottom], [830, 1085], 0.66)
  )
}

/** The goods and what they are packed in. */
export const packed = (scene: Scene, kind: Kind, look: Look): Svg => (kind.flat ? bagged(scene, kind, look) : boxed(scene, kind, look))
