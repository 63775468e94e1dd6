import { contrasting, darker, type Hex, lighter, lightness, mix } from '../color.ts'
import { turned } from '../lathe.ts'
import { type Material, shade } from '../light.ts'
import type { Kind, Look } from '../look.ts'
import { brass, creases, steel, tube, webbing } from '../parts.ts'
import { ellipsePath, line, num, path, roundedRect, type Scene, type Svg, stitches } from '../scene.ts'
import { cloth } from '../soft.ts'
import { box, type Camera } from '../solid.ts'
import { lyingShadow, pool, standingShadow } from '../studio.ts'
import type { Texture } from '../textures.ts'

/** Woven or printed design of home textiles over an area. */
function fabric(scene: Scene, look: Look, d: string): Svg {
  const ink = contrasting(look.color, 0.5)
  switch (look.pick('fabric', ['plain', 'plain', 'stripe', 'check', 'leaf', 'dots', 'wave'] as const)) {
    case 'stripe':
      return path(d, scene.pattern(64, 64, `<rect width="20" height="64" fill="${look.accent}" opacity=".75"/>`))
    case 'check':
      return path(
        d,
        scene.pattern(
          110,
          110,
          `<rect width="55" height="110" fill="${ink}" opacity=".2"/><rect width="110" height="55" fill="${ink}" opacity=".2"/>`,
        ),
      )
    case 'leaf':
      return path(
        d,
        scene.pattern(
          150,
          150,
          `<g fill="${look.accent}" opacity=".7"><path d="M40 90C20 60 30 20 60 10C80 40 70 80 40 90Z"/><path d="M110 140C100 110 116 80 140 76C146 106 136 130 110 140Z"/><circle cx="110" cy="34" r="7"/></g>`,
        ),
      )
    case 'dots':
      return path(
        d,
        scene.pattern(
          70,
          70,
          `<circle cx="18" cy="18" r="8" fill="${ink}" opacity=".6"/><circle cx="53" cy="53" r="8" fill="${ink}" opacity=".6"/>`,
        ),
      )
    case 'wave':
      return path(
        d,
        scene.pattern(120, 50, `<path d="M0 25q30 -28 60 0t60 0" fill="none" stroke="${look.accent}" stroke-width="7" opacity=".8"/>`),
      )
    default:
      return ''
  }
}

const pillowShape = (x: number, y: number, w: number, h: number): string =>
  `M${x - w} ${y - h}C${x - w * 0.5} ${y - h * 0.86} ${x + w * 0.5} ${y - h * 0.86} ${x + w} ${y - h}C${x + w * 0.92} ${y - h * 0.4} ${x + w * 0.92} ${y + h * 0.4} ${x + w} ${y + h}C${x + w * 0.5} ${y + h * 0.88} ${x - w * 0.5} ${y + h * 0.88} ${x - w} ${y + h}C${x - w * 0.92} ${y + h * 0.4} ${x - w * 0.92} ${y - h * 0.4} ${x - w} ${y - h}Z`

function cushion(scene: Scene, look: Look, x: number, y: number, w: number, h: number, color: Hex, texture: Texture, design = true): Svg {
  const d = pillowShape(x, y, w, h)
  const random = look.random(`cushion${x}`)
  const corners = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) => ({
      d: `M${x + sx * w * 0.96} ${y + sy * h * 0.96}Q${x + sx * w * 0.7} ${y + sy * h * 0.74} ${num(x + sx * w * (0.4 + random() * 0.1))} ${num(y + sy * h * (0.46 + random() * 0.1))}`,
      width: 22,
      rise: -0.5,
    })),
  )
  return (
    lyingShadow(d, 14) +
    cloth(scene, {
      d,
      color,
      puff: 70,
      height: 150,
      folds: [...corners, ...creases(random, x - w * 0.6, y - h * 0.6, w * 1.2, h * 1.2, 3, 0.8, 30)],
      texture,
      textureStrength: 0.6,
      print: design ? fabric(scene, { ...look, color }, d) : '',
    })
  )
}

/** Folded textiles lying on one another. */
function stack(scene: Scene, look: Look, colors: readonly Hex[], texture: Texture, w: number, thick: number, bottom: number): Svg {
  const layers = colors.map((color, i) => {
    const y = bottom - (i + 1) * thick
    const random = look.random(`layer${i}`)
    const shift = (random() - 0.5) * 24
    const d = roundedRect(600 - w + shift, y, w * 2, thick + 8, thick * 0.46)
    const leaves = [0.33, 0.66].map((t) => ({
      d: `M${600 - w + shift + 30} ${num(y + thick * t)}H${600 + w + shift}`,
      width: 13,
      rise: -1.1,
    }))
    return (
      cloth(scene, { d, color, puff: 20, height: 85, folds: leaves, texture, textureStrength: 0.9 }) +
      `<path d="M${600 - w + shift + 14} ${y + thick + 4}H${600 + w + shift - 14}" stroke="#000" stroke-width="7" opacity=".28"/>`
    )
  })
  const topY = bottom - colors.length * thick
  const topD = `M${600 - w + 10} ${topY + 16}L${600 - w + 110} ${topY - 66}Q600 ${topY - 84} ${600 + w - 110} ${topY - 66}L${600 + w - 10} ${topY + 16}Q600 ${topY + 40} ${600 - w + 10} ${topY + 16}Z`
  const topColor = colors[colors.length - 1]!
  return (
    standingShadow(scene, 600, bottom, w, 46) +
    layers.join('') +
    cloth(scene, {
      d: topD,
      color: lighter(topColor, 0.06),
      puff: 16,
      height: 40,
      texture,
      textureStrength: 0.9,
      print: fabric(scene, { ...look, color: topColor }, topD),
    })
  )
}

const towel: Kind = {
  multicolor: true,
  enlarge: 1.1,
  floor: 1000,
  focus: [600, 720, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const set = look.palette.length > 4 ? look.palette.slice(0, 4) : [c, look.chance('tonal', 0.6) ? c : look.accent, c]
    const border = (d: string, y: number): Svg =>
      `<g ${scene.clip(d)}><rect x="0" y="${y}" width="1200" height="46" fill="${darker(c, 0.16)}"/><path d="M0 ${y + 8}H1200M0 ${y + 38}H1200" stroke="${lighter(c, 0.3)}" stroke-width="3" opacity=".5"/></g>`
    const way = look.other ? 'rolls' : look.pick('way', ['stack', 'hang', 'stack'] as const)
    if (way === 'rolls') {
      const roll = (x: number, y: number, r: number, color: Hex): Svg => {
        const spiral = `M${x} ${y}${Array.from({ length: 60 }, (_, i) => {
          const a = i * 0.36
          const k = (i / 60) * r * 0.92
          return `L${num(x + Math.cos(a) * k)} ${num(y + Math.sin(a) * k)}`
        }).join('')}`
        const long = roundedRect(x - 10, y - r, 330, r * 2, r)
        return (
          cloth(scene, { d: long, color, puff: 60, height: 130, texture: 'terry', textureStrength: 1 }) +
          cloth(scene, {
            d: ellipsePath(x, y, r * 0.97, r),
            color: lighter(color, 0.04),
            puff: 18,
            height: 50,
            texture: 'terry',
            textureStrength: 0.9,
          }) +
          line(spiral, darker(color, 0.5), 7, 'opacity=".45"')
        )
      }
      return (
        standingShadow(scene, 620, 996, 440, 46) +
        roll(300, 880, 118, set[0]!) +
        roll(590, 880, 118, set[1]!) +
        roll(440, 676, 118, set[2]!)
      )
    }
    if (way === 'hang') {
      const d = 'M330 250Q600 230 870 250L880 1040Q600 1066 322 1040Z'
      const random = look.random('hang')
      const falls = Array.from({ length: 7 }, (_, i) => ({
        d: `M${num(370 + i * 76)} 270Q${num(380 + i * 74 + (random() - 0.5) * 40)} 640 ${num(366 + i * 78)} 1050`,
        width: 34,
        rise: i % 2 ? 0.5 : -0.45,
      }))
      return (
        lyingShadow(d, 26) +
        tube(scene, 'M180 240H1020', 30, look.chance('brass', 0.4) ? brass : steel) +
        cloth(scene, {
          d,
          color: c,
          puff: 30,
          height: 90,
          folds: falls,
          texture: 'terry',
          textureStrength: 1,
          print: fabric(scene, look, d),
        }) +
        border(d, 880) +
        Array.from({ length: 40 }, (_, i) => line(`M${332 + i * 13.8} ${1042 + Math.sin(i / 6) * 4}v26`, darker(c, 0.08), 4)).join('') +
        `<path d="M330 250Q600 230 870 250L870 300Q600 280 330 300Z" fill="#fff" opacity=".14"/>`
      )
    }
    return stack(scene, look, set.length === 3 ? [...set, set[0]!] : set, 'terry', 320, 112, 1000)
  },
}

const blanket: Kind = {
  enlarge: 1.1,
  floor: 1000,
  focus: [600, 740, 1.9],
  draw: (scene, look) => {
    const texture: Texture = look.pick('texture', ['plush', 'knit', 'fur'] as const)
    if (look.other || look.chance('throw', 0.4)) {
      const d = 'M220 330Q420 290 600 320T980 330C1000 500 980 700 1010 960Q840 1010 640 970T200 980C230 760 200 540 220 330Z'
      const random = look.random('folds')
      const waves = Array.from({ length: 8 }, (_, i) => ({
        d: `M${num(240 + i * 100)} 330C${num(300 + i * 90 + random() * 40)} 520 ${num(200 + i * 110)} 760 ${num(260 + i * 100)} 970`,
        width: 46,
        rise: i % 2 ? 0.6 : -0.55,
      }))
      const fringe = Array.from({ length: 48 }, (_, i) =>
        line(
          `M${208 + i * 16.8} ${974 + Math.sin(i / 5) * 12}q${num((random() - 0.5) * 14)} 30 ${num((random() - 0.5) * 12)} 54`,
          darker(look.color, 0.1),
          6,
        ),
      ).join('')
      return (
        lyingShadow(d, 24) +
        fringe +
        cloth(scene, {
          d,
          color: look.color,
          puff: 40,
          height: 120,
          folds: waves,
          texture,
          textureStrength: 1,
          textureScale: 1.3,
          print: fabric(scene, look, d),
        })
      )
    }
    return stack(scene, look, [look.color, look.color, look.color], texture, 350, 140, 1000)
  },
}

const pillow: Kind = {
  floor: 1000,
  focus: [600, 620, 1.8],
  draw: (scene, look) => {
    const texture = look.pick('texture', ['weave', 'plush', 'jersey'] as const)
    const square = look.chance('square', 0.55)
    const [w, h] = square ? [340, 340] : [430, 270]
    if (look.other)
      return (
        standingShadow(scene, 600, 1010, 380, 50) +
        cushion(scene, look, 600, 850, 400, 130, look.color, texture, false) +
        cushion(scene, look, 590, 620, 390, 130, lighter(look.color, 0.1), texture, false)
      )
    return (
      standingShadow(scene, 600, 600 + h + 20, w * 0.9, 50) +
      `<g transform="rotate(${look.pick('lean', [-3, 0, 4])} 600 640)">${cushion(scene, look, 600, 620, w, h, look.color, texture)}${look.chance('piping', 0.4) ? line(pillowShape(600, 620, w, h), contrasting(look.color, 0.3), 9, 'opacity=".7"') : ''}</g>`
    )
  },
}

const bedding: Kind = {
  floor: 1060,
  focus: [560, 640, 1.8],
  draw: (scene, look) => {
    const c = look.color
    const sheet = lightness(c) > 0.8 ? darker(c, 0.06) : lighter(c, 0.72)
    if (look.other) {
      const packed = stack(scene, look, [sheet, c, c, lighter(c, 0.3)], look.pick('weave', ['jersey', 'weave'] as const), 360, 118, 1010)
      return (
        packed +
        webbing(scene, 'M600 470V1000', 46, look.accent) +
        `<g transform="translate(600 470)">${cloth(scene, { d: 'M0 0C-70 -70 -150 -60 -140 0C-130 60 -60 50 0 0C70 -70 150 -60 140 0C130 60 60 50 0 0Z', color: look.accent, puff: 14, height: 70 })}</g>`
      )
    }
    const random = look.random('folds')
    const head = look.pick('headboard', ['#c7a47a', '#8d8f94', '#e3ddd2', '#6d5a4c'])
    const board = roundedRect(150, 220, 900, 460, 46)
    const duvet = 'M140 690Q380 640 600 664T1060 690C1090 800 1084 940 1076 1060H124C116 940 110 800 140 690Z'
    const turnDown = 'M140 690Q380 640 600 664T1060 690L1066 780Q840 744 600 760T134 780Z'
    const folds = [
      ...creases(random, 160, 780, 880, 240, 14, 1, 46),
      ...[0.2, 0.5, 0.8].map((t) => ({
        d: `M${num(140 + 920 * t)} 780Q${num(100 + 980 * t)} 920 ${num(130 + 940 * t)} 1060`,
        width: 40,
        rise: (t - 0.4) * 1.4,
      })),
    ]
    const pillowsBack =
      cushion(scene, look, 380, 520, 210, 130, sheet, 'jersey', false) + cushion(scene, look, 820, 520, 210, 130, sheet, 'jersey', false)
    const pillowsFront = cushion(scene, look, 400, 594, 190, 118, c, 'jersey') + cushion(scene, look, 800, 594, 190, 118, c, 'jersey')
    return (
      pool(scene, 600, 1056, 640, 40, 0.5) +
      cloth(scene, {
        d: board,
        color: head,
        puff: 26,
        height: 90,
        heights: look.chance('tufted', 0.5)
          ? path(board, scene.pattern(120, 120, '<path d="M0 0L120 120M120 0L0 120" stroke="#333" stroke-width="12"/>'))
          : '',
        texture: look.chance('wooden', 0.4) ? 'wood' : 'weave',
        textureStrength: 0.6,
      }) +
      path('M130 640H1070V1040H130Z', darker(sheet, 0.12)) +
      pillowsBack +
      pillowsFront +
      (look.chance('small', 0.5) ? cushion(scene, look, 600, 640, 130, 92, look.accent, 'plush', false) : '') +
      lyingShadow(duvet, 14) +
      cloth(scene, {
        d: duvet,
        color: c,
        puff: 40,
        height: 120,
        folds,
        texture: 'jersey',
        textureStrength: 0.5,
        print: fabric(scene, look, duvet),
      }) +
      cloth(scene, {
        d: turnDown,
        color: sheet,
        puff: 22,
        height: 90,
        folds: creases(random, 180, 680, 840, 70, 7, 1.5, 26),
        texture: 'jersey',
        textureStrength: 0.4,
      }) +
      stitches('M136 774Q380 736 600 750T1064 774', contrasting(sheet, 0.25), 2, 8)
    )
  },
}

const curtain: Kind = {
  flat: true,
  focus: [420, 260, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const rod: Material = look.chance('brass', 0.5) ? brass : { color: '#33353a', rough: 0.4, metal: 0.5 }
    const open = look.other
    const panel = (x: number, w: number, gather: number): Svg => {
      const d = `M${x} 170H${x + w}${gather ? `C${x + w - 20} 500 ${x + (gather > 0 ? w * 0.45 : w)} 640 ${x + (gather > 0 ? w * 0.45 : w)} 760C${x + (gather > 0 ? w * 0.5 : w)} 900 ${x + w * 0.66} 1000 ${x + w * 0.7} 1130` : `L${x + w + 6} 1130`}H${gather < 0 ? x + w * 0.3 : x - 6}${gather < 0 ? `C${x + w * 0.34} 1000 ${x + w * 0.5} 900 ${x + w * 0.55} 760C${x + w * 0.55} 640 ${x + 20} 500 ${x} 170` : ''}Z`
      const n = Math.round(w / 52)
      const folds = Array.from({ length: n * 2 }, (_, i) => {
        const px = x + ((i + 0.5) * w) / (n * 2)
        const low = gather ? x + w * (gather > 0 ? 0 : 0.55) + ((i + 0.5) * w * 0.45) / (n * 2) : px
        return {
          d: `M${num(px)} 170C${num(px)} 500 ${num(low)} 640 ${num(low)} 760C${num(low)} 900 ${num(gather ? px * 0.5 + low * 0.5 : px)} 1000 ${num(gather ? px * 0.6 + low * 0.4 : px)} 1140`,
          width: 26,
          rise: i % 2 ? 0.9 : -0.8,
        }
      })
      return (
        lyingShadow(d, 16) +
        cloth(scene, {
          d,
          color: c,
          puff: 16,
          height: 70,
          folds,
          texture: look.pick('texture', ['weave', 'jersey', 'twill'] as const),
          textureStrength: 0.5,
          print: fabric(scene, look, d),
        }) +
        (gather
          ? tube(
              scene,
              gather > 0 ? `M${x} 740Q${x + w * 0.24} 790 ${x + w * 0.46} 750` : `M${x + w * 0.54} 750Q${x + w * 0.76} 790 ${x + w} 740`,
              30,
              { color: look.accent, rough: 0.7 },
            )
          : '')
      )
    }
    const rings = Array.from(
      { length: 16 },
      (_, i) =>
        `<ellipse cx="${150 + i * 60}" cy="150" rx="13" ry="26" fill="none" stroke="${shade([-0.3, 0.4, 0.8], rod)}" stroke-width="6"/>`,
    ).join('')
    const window = `<rect x="330" y="210" width="540" height="760" fill="${scene.linear(
      [
        [0, '#f4f9fb'],
        [0.6, '#dfe9ec'],
        [1, '#c9d6cf'],
      ],
      0,
      0,
      0,
      1,
    )}"/><path d="M600 210V970M330 560H870" stroke="#fff" stroke-width="22"/><rect x="330" y="210" width="540" height="760" fill="none" stroke="#fff" stroke-width="26"/>`
    return `${open ? window : ''}${open ? panel(120, 380, 1) + panel(700, 380, -1) : panel(120, 470, 0) + panel(610, 470, 0)}${tube(scene, 'M60 140H1140', 26, rod)}${rings}${turned(
      scene,
      {
        x: 52,
        profile: [
          [20, 116],
          [34, 140, 20],
          [20, 164],
        ],
        material: rod,
        tilt: 0.3,
      },
    )}${turned(scene, {
      x: 1148,
      profile: [
        [20, 116],
        [34, 140, 20],
        [20, 164],
      ],
      material: rod,
      tilt: 0.3,
    })}`
  },
}

const organizer: Kind = {
  floor: 960,
  focus: [560, 640, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const style = look.pick('style', ['basket', 'drawers', 'box'] as const)
    const camera: Camera = { x: 600, y: 700, yaw: look.other ? 32 : -28, pitch: 22 }
    if (style === 'drawers') {
      const m: Material = look.clear ? { color: '#e6edef', rough: 0.1 } : { color: c, rough: 0.5 }
      const drawer = (y: number, h: number): Svg =>
        `<path d="${roundedRect(18, y, 464, h, 12)}" fill="${scene.linear(
          [
            [0, lighter(c, 0.3)],
            [1, darker(c, 0.06)],
          ],
          0,
          0,
          0,
          1,
        )}"/><path d="${roundedRect(18, y, 464, h, 12)}" fill="none" stroke="${darker(c, 0.45)}" stroke-width="4" opacity=".5"/><path d="${roundedRect(190, y + h * 0.38, 120, 22, 11)}" fill="${look.accent}"/><path d="${roundedRect(196, y + h * 0.38 + 3, 108, 6, 3)}" fill="#fff" opacity=".4"/>`
      return (
        pool(scene, 660, 930, 460, 70, 0.45) +
        pool(scene, 600, 925, 330, 50, 0.5) +
        box(scene, { ...camera, y: 620, pitch: 14 }, 500, 560, 380, m, { front: drawer(16, 160) + drawer(196, 160) + drawer(376, 168) })
      )
    }
    if (style === 'box') {
      const m: Material = { color: c, rough: 0.85 }
      const weave = scene.texture('M0 0H560V340H0Z', 'weave', 0.8, 1.1)
      const lid = box(
        scene,
        { ...camera, y: 560 },
        580,
        70,
        420,
        { color: darker(c, 0.06), rough: 0.85 },
        { front: scene.texture('M0 0H580V70H0Z', 'weave', 0.8, 1.1), top: scene.texture('M0 0H580V420H0Z', 'weave', 0.7, 1.1) },
      )
      return (
        pool(scene, 670, 930, 500, 80, 0.45) +
        pool(scene, 600, 915, 380, 60, 0.5) +
        box(scene, { ...camera, y: 750 }, 560, 340, 400, m, {
          front: `${weave}<path d="${roundedRect(215, 120, 130, 80, 8)}" fill="#f4f1ea"/><path d="${roundedRect(215, 120, 130, 80, 8)}" fill="none" stroke="#b08a4e" stroke-width="6"/>`,
          right: scene.texture('M0 0H400V340H0Z', 'weave', 0.7, 1.1),
          left: scene.texture('M0 0H400V340H0Z', 'weave', 0.7, 1.1),
        }) +
        lid
      )
    }
    const m: Material = { color: c, rough: 0.9 }
    const profile = [
      [330, 560],
      [320, 700, 60],
      [280, 930, 30],
      [260, 950],
    ] as const
    const ropes = Array.from({ length: 13 }, (_, i) => {
      const t = i / 12
      const r = 330 - t * 48
      const y = 566 + t * 376
      return (
        line(`M${num(600 - r)} ${num(y)}A${num(r)} ${num(r * 0.2)} 0 0 0 ${num(600 + r)} ${num(y)}`, darker(c, 0.5), 6, 'opacity=".4"') +
        line(`M${num(600 - r)} ${num(y + 8)}A${num(r)} ${num(r * 0.2)} 0 0 0 ${num(600 + r)} ${num(y + 8)}`, '#fff', 6, 'opacity=".16"')
      )
    }).join('')
    const inside = `<ellipse cx="600" cy="560" rx="330" ry="66" fill="${darker(c, 0.2)}"/><ellipse cx="600" cy="566" rx="304" ry="54" fill="${darker(c, 0.6)}"/>`
    const filling = look.other
      ? ''
      : cloth(scene, {
          d: 'M330 560C340 470 430 440 500 480C560 420 700 420 740 480C800 450 870 490 872 562Q600 640 330 560Z',
          color: mix(look.accent, '#ffffff', 0.4),
          puff: 36,
          height: 110,
          texture: 'plush',
          textureStrength: 0.7,
        })
    return (
      standingShadow(scene, 600, 946, 290, 60) +
      turned(scene, { x: 600, profile, material: m, tilt: 0.2 }) +
      ropes +
      inside +
      filling +
      `<path d="M270 560A330 66 0 0 0 930 560" fill="none" stroke="${lighter(c, 0.1)}" stroke-width="26"/>` +
      [-1, 1]
        .map((s) =>
          tube(scene, `M${600 + s * 316} 620C${600 + s * 420} 600 ${600 + s * 420} 760 ${600 + s * 306} 740`, 24, {
            color: look.chance('leather', 0.6) ? '#9a6a40' : darker(c, 0.2),
            rough: 0.7,
          }),
        )
        .join('')
    )
  },
}

export const home = { bedding, towel, blanket, pillow, curtain, organizer } as const satisfies Record<string, Kind>
