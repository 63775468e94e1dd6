import { contrasting, darker, lighter, mix } from '../color.ts'
import type { Kind, Look } from '../look.ts'
import { creases, eyelet, tube } from '../parts.ts'
import { line, path, type Scene, type Svg, stitches } from '../scene.ts'
import { cloth } from '../soft.ts'
import { lyingShadow, pool } from '../studio.ts'

const floor = 900

/** One shoe seen from its outer side, toe to the left, standing on `floor`. */
type OneShoe = (scene: Scene, look: Look) => Svg

const shadow = (scene: Scene): Svg =>
  pool(scene, 640, floor + 6, 520, 70, 0.3) + pool(scene, 600, floor, 440, 34, 0.5) + pool(scene, 600, floor - 4, 420, 14, 0.5)

/** One shoe or the pair, the second standing behind. */
const pair =
  (shoe: OneShoe): Kind['draw'] =>
  (scene, look) => {
    const one = `${shadow(scene)}${shoe(scene, look)}`
    if (look.other) return `<g transform="translate(1200 0) scale(-1 1)">${one}</g>`
    const behind = look.chance('pair', 0.6) ? `<g transform="translate(130 -74) scale(.94)">${one}</g>` : ''
    return `${behind}<g transform="translate(-30 20)">${one}</g>`
  }

const laces = (scene: Scene, color: string, rows: readonly (readonly [number, number, number, number])[]): Svg =>
  rows
    .map(
      ([x0, y0, x1, y1]) =>
        line(`M${x0} ${y0 + 7}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 - 6} ${x1} ${y1 + 7}`, '#000', 20, 'opacity=".25"') +
        tube(scene, `M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 - 14} ${x1} ${y1}`, 17, { color, rough: 0.9 }),
    )
    .join('')

const sneaker: OneShoe = (scene, look) => {
  const c = look.color
  const style = look.pick('style', ['runner', 'court', 'chunky', 'high'] as const)
  const accent = look.accent
  const panel = look.chance('tonal', 0.4) ? mix(c, darker(c, 0.3), 0.5) : mix(c, accent, look.between('mix', 0.6, 1))
  const soleColor = look.chance('white-sole', 0.75) ? '#f3f2ee' : look.chance('gum', 0.4) ? '#c49a6a' : darker(c, 0.1)
  const lift = style === 'chunky' ? 34 : style === 'court' ? -14 : 10
  const collar = style === 'high' ? 400 : 545
  const upper = `M172 806C162 730 214 690 320 660C420 632 500 ${style === 'high' ? 560 : 606} 560 ${collar + 24}C590 ${collar - 4} 606 ${collar - 30} 640 ${collar - 40}L690 ${collar - 24}C740 ${collar + 22} 840 ${collar + 24} 906 ${collar - 26}C940 ${collar - 46} 964 ${collar - 30} 966 ${collar + 10}C970 ${collar + 120} 1012 700 1014 790L1010 830H180Z`
  const sole =
    style === 'court'
      ? `M160 786H1024Q1040 ${800} 1036 860Q1032 ${floor} 1000 ${floor}H220Q160 ${floor} 152 840Q148 800 160 786Z`
      : `M146 812C150 780 190 766 240 772C420 ${800 - lift * 0.3} 640 ${800 - lift} 820 ${770 - lift}C900 ${752 - lift} 1000 ${740 - lift} 1040 ${764 - lift * 0.6}C1066 800 1060 860 1030 882Q1006 ${floor} 960 ${floor}H330C220 ${floor} 150 ${floor - 20} 146 812Z`
  const toe = 'M172 806C162 730 214 690 318 660C352 690 360 744 352 810Z'
  const heel = `M1012 800C1010 700 968 610 962 ${collar + 20}C930 ${collar + 60} 880 640 862 700C850 750 856 790 870 820H1010Z`
  const quarter =
    style === 'runner' || style === 'chunky'
      ? `M470 806C500 740 560 690 640 650C690 626 720 626 760 650C800 690 840 750 850 806Z`
      : `M380 812C430 750 520 706 640 680C740 660 840 650 900 620L880 816Z`
  const eyestay = `M440 634C510 604 560 ${collar + 40} 604 ${collar - 8}L680 ${collar - 16}C650 ${collar + 60} 600 640 520 680Z`
  const tongue = `M560 ${collar + 60}C570 ${collar - 10} 590 ${collar - 84} 646 ${collar - 92}C690 ${collar - 88} 706 ${collar - 60} 704 ${collar - 20}L640 ${collar + 60}Z`
  const inside = `M640 ${collar - 50}C720 ${collar - 80} 860 ${collar - 80} 930 ${collar - 36}C880 ${collar + 30} 740 ${collar + 30} 690 ${collar - 24}Z`
  const stripe = look.pick('stripe', ['bars', 'wave', 'none', 'arc'] as const)
  const stripes =
    stripe === 'bars'
      ? [0, 1, 2].map((i) => path(`M${600 + i * 66} 800L${650 + i * 66} 640L${684 + i * 66} 640L${640 + i * 66} 800Z`, accent)).join('')
      : stripe === 'wave'
        ? path('M430 770C560 780 720 720 860 620C800 740 640 830 430 790Z', accent)
        : stripe === 'arc'
          ? line('M560 796C640 680 760 640 880 700', accent, 26)
          : ''
  const random = look.random('folds')
  const meshy = style === 'runner' || style === 'chunky'
  const top = (d: string, color: string, texture: 'leather' | 'grain' | 'plush' = 'leather', puff = 12): Svg =>
    lyingShadow(d, 4, 0.8) + cloth(scene, { d, color, puff, height: 44, texture, textureStrength: 0.35 })
  const grooves =
    style === 'court'
      ? line(`M158 824H1036`, darker(soleColor, 0.4), 4, 'opacity=".4"') + line(`M158 868H1030`, darker(soleColor, 0.4), 3, 'opacity=".3"')
      : `${line(`M160 850C360 870 700 ${840 - lift * 0.4} 1046 ${820 - lift * 0.2}`, darker(soleColor, 0.35), 5, 'opacity=".4"')}${style === 'chunky' ? [0, 1, 2, 3, 4].map((i) => line(`M${760 + i * 50} ${800 - lift}q20 40 6 74`, darker(soleColor, 0.4), 7, 'opacity=".4"')).join('') : line(`M760 ${812 - lift}C860 ${800 - lift} 960 ${790 - lift} 1046 ${800 - lift}`, accent, 10, 'opacity=".8"')}`
  const tread = Array.from(
    { length: 22 },
    (_, i) => `<rect x="${230 + i * 36}" y="${floor - 14}" width="22" height="16" rx="3" fill="${darker(soleColor, 0.55)}"/>`,
  ).join('')
  const rows = Array.from(
    { length: style === 'high' ? 6 : 5 },
    (_, i, all = style === 'high' ? 6 : 5): [number, number, number, number] => {
      const t = i / (all - 1)
      const x = 506 + t * 110 - (style === 'high' ? 0 : 6)
      const y = 626 + (collar + 30 - 626) * t
      return [x - 36 + t * 8, y - 14 - t * 4, x + 34, y + 20 - t * 10]
    },
  )
  return (
    tread +
    path(inside, darker(mix(c, '#555555', 0.5), 0.5)) +
    cloth(scene, {
      d: tongue,
      color: look.chance('tongue', 0.5) ? c : panel,
      puff: 18,
      height: 70,
      texture: 'mesh',
      textureStrength: 0.4,
    }) +
    cloth(scene, {
      d: upper,
      color: c,
      puff: 40,
      height: 105,
      folds: creases(random, 240, 640, 240, 120, 3, 1.2, 24),
      texture: meshy ? 'mesh' : 'leather',
      textureStrength: meshy ? 0.75 : 0.35,
      print: stripes,
    }) +
    (meshy && look.chance('knit', 0.4) ? '' : top(toe, style === 'court' ? c : panel, 'grain')) +
    (style === 'court' && stripe !== 'none' ? '' : top(quarter, meshy ? panel : c)) +
    (meshy && stripe !== 'none' ? `<g opacity=".95">${stripes}</g>` : '') +
    top(heel, look.chance('heel', 0.6) ? accent : panel) +
    top(eyestay, panel) +
    stitches(
      `M456 640C520 606 570 ${collar + 44} 612 ${collar + 2}M528 668C594 634 640 ${collar + 60} 664 ${collar}`,
      contrasting(panel, 0.4),
      2.5,
      7,
    ) +
    stitches(`M876 ${collar + 130}C862 700 866 760 880 800`, contrasting(c, 0.3), 2.5, 7) +
    `<g ${scene.clip(upper)}><path d="M640 ${collar - 50}L690 ${collar - 24}C740 ${collar + 30} 880 ${collar + 30} 930 ${collar - 36}L964 ${collar + 40}C900 ${collar + 90} 700 ${collar + 80} 640 ${collar + 10}Z" fill="${lighter(c, 0.1)}" opacity=".4"/></g>` +
    rows.map(([, , x1, y1]) => eyelet(x1, y1, 8, '#9fa3a8')).join('') +
    laces(scene, look.chance('white-laces', 0.6) ? '#f4f3ef' : accent, rows) +
    cloth(scene, { d: sole, color: soleColor, puff: 24, height: 90, texture: 'grain', textureStrength: 0.25 }) +
    `<g ${scene.clip(sole)}>${grooves}</g>`
  )
}

const boot: OneShoe = (scene, look) => {
  const c = look.color
  const chelsea = look.chance('chelsea', 0.4)
  const upper =
    'M176 806C166 730 220 690 320 664C420 640 500 610 530 540C556 470 560 380 556 262Q700 236 880 262C900 400 940 560 984 690Q1002 760 1000 820H180Z'
  const sole = `M150 806Q170 790 240 796H1010Q1036 806 1032 850L1024 ${floor}H820L806 872H560L500 ${floor}H200Q150 ${floor - 10} 150 806Z`
  const random = look.random('folds')
  const leather = look.chance('suede', 0.35) ? 'plush' : 'leather'
  const toe = 'M176 806C166 730 220 690 320 664C380 700 396 760 390 810Z'
  const rows = Array.from({ length: 7 }, (_, i): [number, number, number, number] => [
    488 + i * 13,
    634 - i * 52,
    568 + i * 12 - (i > 3 ? (i - 3) * 6 : 0),
    664 - i * 52,
  ])
  return (
    path('M556 262Q700 220 880 262Q720 300 556 262Z', darker(c, 0.6)) +
    cloth(scene, {
      d: upper,
      color: c,
      puff: 40,
      height: 110,
      folds: [...creases(random, 420, 620, 200, 130, 5, 1.3, 24), ...creases(random, 560, 300, 320, 360, 5, 0.7, 32)],
      texture: leather,
      textureStrength: 0.4,
    }) +
    (chelsea
      ? cloth(scene, {
          d: 'M640 300Q720 290 790 300C800 420 790 540 740 640C680 560 640 430 640 300Z',
          color: darker(look.accent, 0.35),
          puff: 10,
          height: 30,
          heights: path('M600 280H820V660H600Z', scene.pattern(12, 400, '<rect width="5" height="400" fill="#444"/>')),
        }) + tube(scene, 'M880 268C930 250 930 330 896 340', 18, { color: darker(c, 0.2), rough: 0.8 })
      : lyingShadow(toe, 4) +
        cloth(scene, { d: toe, color: darker(c, 0.06), puff: 14, height: 50, texture: leather, textureStrength: 0.4 }) +
        stitches('M404 812C410 750 392 694 336 656', contrasting(c, 0.45)) +
        rows.map(([, , x, y]) => eyelet(x, y, 10, '#b59a68')).join('') +
        laces(scene, look.chance('tan', 0.5) ? '#c79d62' : darker(c, 0.4), rows)) +
    stitches('M620 800C680 700 800 660 960 660', contrasting(c, 0.45)) +
    line('M560 300Q710 274 884 298', darker(c, 0.3), 26, 'opacity=".6"') +
    cloth(scene, {
      d: sole,
      color: look.chance('gum', 0.3) ? '#b98c58' : '#26272b',
      puff: 16,
      height: 70,
      texture: 'grain',
      textureStrength: 0.4,
    }) +
    stitches('M176 816H1016', '#cfa869', 3.5, 10)
  )
}

const slipper: OneShoe = (scene, look) => {
  const c = look.color
  const fluffy = look.chance('fluffy', 0.5)
  const sole = `M140 812C150 780 220 776 320 784C560 800 800 800 980 770C1040 764 1064 800 1056 840Q1046 ${floor} 980 ${floor}H240Q150 ${floor} 140 812Z`
  const bed = 'M240 790C440 760 760 740 980 756C1030 764 1030 790 980 800C760 820 440 830 240 800Z'
  const strap = 'M196 812C190 690 300 560 470 520C620 500 700 580 720 800Q460 850 196 812Z'
  return (
    cloth(scene, {
      d: bed,
      color: fluffy ? lighter(c, 0.4) : darker(c, 0.12),
      puff: 16,
      height: 60,
      texture: fluffy ? 'plush' : 'grain',
      textureStrength: 0.6,
    }) +
    cloth(scene, { d: sole, color: fluffy ? '#ece7df' : c, puff: 28, height: 100, texture: 'grain', textureStrength: 0.3 }) +
    line('M150 850C400 880 800 870 1054 830', '#000', 4, 'opacity=".18"') +
    lyingShadow(strap, 8) +
    cloth(scene, {
      d: strap,
      color: c,
      puff: fluffy ? 50 : 34,
      height: 130,
      texture: fluffy ? 'fur' : 'grain',
      textureStrength: fluffy ? 1.3 : 0.3,
      textureScale: 1.3,
      ...(fluffy
        ? {}
        : {
            heights: [0, 1, 2]
              .map((i) => line(`M${270 + i * 24} ${720 - i * 60}C400 ${640 - i * 50} 560 ${640 - i * 50} 690 ${740 - i * 70}`, '#444', 20))
              .join(''),
          }),
    }) +
    (look.chance('bow', 0.3)
      ? `<g transform="translate(430 640)">${cloth(scene, { d: 'M0 0C-60 -70 -120 -60 -120 0C-120 60 -60 70 0 0C60 -70 120 -60 120 0C120 60 60 70 0 0Z', color: look.accent, puff: 16, height: 80 })}<circle r="24" fill="${darker(look.accent, 0.15)}"/></g>`
      : '')
  )
}

const sandal: OneShoe = (scene, look) => {
  const c = look.color
  const sole = `M140 826C160 800 240 800 340 804C560 812 760 780 960 752C1020 746 1050 780 1048 830Q1040 ${floor} 980 ${floor}H240Q150 ${floor} 140 826Z`
  const strap = (d: string): Svg =>
    lyingShadow(d, 8) + cloth(scene, { d, color: c, puff: 16, height: 80, texture: 'leather', textureStrength: 0.45 })
  return (
    path('M190 810C420 770 760 740 980 752C900 790 500 830 190 810Z', '#c9a67a') +
    strap('M900 760C940 640 960 560 950 470L1000 466C1020 580 1010 680 990 764Z') +
    strap('M500 810C560 640 740 500 956 486L970 530C800 560 660 680 620 804Z') +
    strap('M230 818C260 660 360 590 460 584C560 590 620 680 640 800C560 820 400 830 230 818Z') +
    stitches('M252 806C284 676 372 606 460 602C544 610 598 690 616 790', contrasting(c, 0.4)) +
    `<g transform="translate(800 566) rotate(-24)"><rect x="-34" y="-26" width="68" height="52" rx="10" fill="none" stroke="#c8a860" stroke-width="11"/><rect x="-4" y="-30" width="7" height="60" rx="3" fill="#b08f4a"/></g>` +
    cloth(scene, {
      d: sole,
      color: look.chance('cork', 0.6) ? '#b98f5f' : darker(c, 0.2),
      puff: 22,
      height: 90,
      texture: 'fibre',
      textureStrength: 0.9,
    }) +
    path(`M190 880H1020L1000 ${floor}H230Z`, '#2c2826')
  )
}

const shoe = (one: OneShoe): Kind => ({ floor: 920, enlarge: 1.04, focus: [560, 680, 1.9], draw: pair(one) })

export const shoes = {
  sneakers: shoe(sneaker),
  boots: shoe(boot),
  slippers: shoe(slipper),
  sandals: shoe(sandal),
} as const satisfies Record<string, Kind>
