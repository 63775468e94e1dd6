import { contrasting, darker, type Hex, lighter, mix } from '../color.ts'
import { turned } from '../lathe.ts'
import { type Material, shade } from '../light.ts'
import type { Kind } from '../look.ts'
import { brass, chrome, creases, steel, tube, zip } from '../parts.ts'
import { ellipsePath, line, num, path, roundedRect, type Svg } from '../scene.ts'
import { cloth } from '../soft.ts'
import { lyingShadow, pool, standingShadow } from '../studio.ts'

const makeupBrush: Kind = {
  floor: 1060,
  focus: [600, 330, 1.9],
  draw: (scene, look) => {
    const handleM: Material = look.wooden
      ? { color: look.pick('wood', ['#c08e58', '#8a5a36', '#d9b98c']), rough: 0.6 }
      : { color: look.color, rough: look.chance('gloss', 0.6) ? 0.1 : 0.5, gloss: 1.4 }
    const ferrule = look.pick('ferrule', [{ ...brass, color: '#d9a678' }, brass, steel])
    const hair = look.pick('hair', ['#3a2c28', '#8a5f46', '#f1ebe4', look.color])
    const tip = look.chance('tip', 0.5) ? lighter(hair, 0.6) : hair
    const shapes = [
      { w: 96, h: 210, d: 'M-46 0C-110 -90 -104 -200 0 -214C104 -200 110 -90 46 0Z', r: 46 },
      { w: 60, h: 190, d: 'M-30 0C-64 -90 -58 -176 0 -192C58 -176 64 -90 30 0Z', r: 30 },
      { w: 70, h: 150, d: 'M-34 0C-70 -60 -74 -120 -62 -150Q0 -176 62 -150C74 -120 70 -60 34 0Z', r: 34 },
      { w: 40, h: 130, d: 'M-20 0C-44 -50 -34 -110 0 -136C34 -110 44 -50 20 0Z', r: 20 },
      { w: 40, h: 120, d: 'M-20 0L-34 -70L30 -130L22 0Z', r: 20 },
      { w: 24, h: 120, d: 'M-12 0C-22 -50 -14 -100 0 -124C14 -100 22 -50 12 0Z', r: 12 },
    ]
    const brush = (i: number): Svg => {
      const { d, r } = shapes[i % shapes.length]!
      const length = 470 - (i % 3) * 30
      const bristles = Array.from({ length: 15 }, (_, k) =>
        line(
          `M${num((k - 7) * (r / 8))} 0Q${num((k - 7) * (r / 4.6))} -80 ${num((k - 7) * (r / 6))} -190`,
          k % 2 ? '#000' : '#fff',
          3,
          'opacity=".16"',
        ),
      ).join('')
      const fade = scene.linear(
        [
          [0, tip],
          [0.45, mix(tip, hair, 0.7)],
          [1, hair],
        ],
        0,
        0,
        0,
        1,
      )
      return `${path(d, fade)}${cloth(scene, { d, color: hair, puff: 26, height: 70, texture: 'fur', textureStrength: 0.6, print: path(d, fade) })}<g ${scene.clip(d)}>${bristles}</g>${turned(
        scene,
        {
          x: 0,
          profile: [
            [r, -6],
            [r * 1.04, 10],
            [r * 0.86, 110, 30],
            [r * 0.8, 124],
          ],
          material: ferrule,
          tilt: 0.14,
        },
      )}${turned(scene, {
        x: 0,
        profile: [
          [r * 0.8, 120],
          [r * 0.95, 190, 60],
          [r * 0.5, length * 0.7, 120],
          [r * 0.42, length - 14, 40],
          [r * 0.2, length, 10],
        ],
        material: handleM,
        tilt: 0.14,
      })}`
    }
    if (look.other) {
      const n = 5
      return Array.from(
        { length: n },
        (_, i) =>
          `<g transform="translate(${230 + i * 185} ${400 + (i % 2) * 30}) rotate(${(i - 2) * 3})"><g transform="translate(16 24)" opacity=".25" ${scene.blur(12)}>${path(roundedRect(-30, -180, 60, 620, 30), '#14161c')}</g>${brush(i)}</g>`,
      ).join('')
    }
    const cup: Material = { color: look.chance('cup', 0.5) ? look.color : mix(look.accent, '#ffffff', 0.75), rough: 0.2, gloss: 1.3 }
    const order = [0, 2, 1, 3, 4]
    return `${standingShadow(scene, 600, 1054, 190, 40)}<ellipse cx="600" cy="700" rx="190" ry="38" fill="${darker(cup.color, 0.6)}"/>${order.map((s, i) => `<g transform="translate(${450 + i * 76} ${400 + Math.abs(i - 2) * 34}) rotate(${-22 + i * 11})">${brush(s)}</g>`).join('')}${turned(
      scene,
      {
        x: 600,
        profile: [
          [190, 700],
          [186, 860, 60],
          [176, 1040, 24],
          [150, 1060],
        ],
        material: cup,
        tilt: 0.2,
        open: true,
      },
    )}<path d="M410 700A190 38 0 0 0 790 700" fill="none" stroke="${lighter(cup.color, 0.4)}" stroke-width="9"/>`
  },
}

const cosmeticBag: Kind = {
  floor: 960,
  focus: [560, 560, 1.9],
  enlarge: 1.05,
  draw: (scene, look) => {
    const c = look.color
    const box = look.chance('case', 0.4)
    const w = look.between('w', 330, 380)
    const top = box ? 470 : 520
    const d = box
      ? roundedRect(600 - w, top, w * 2, 480, 60)
      : `M${600 - w} ${top}Q600 ${top - 30} ${600 + w} ${top}C${640 + w} 760 ${630 + w} 900 ${590 + w} 950Q600 985 ${610 - w} 950C${570 - w} 900 ${560 - w} 760 ${600 - w} ${top}Z`
    const quilted = look.chance('quilt', 0.35)
    const texture = look.pick('texture', ['leather', 'weave', 'plush', 'leather'] as const)
    const handle = box
      ? tube(scene, `M480 ${top + 20}C480 ${top - 110} 720 ${top - 110} 720 ${top + 20}`, 34, { color: darker(c, 0.2), rough: 0.5 })
      : ''
    const random = look.random('folds')
    const marble = look.chance('marble', 0.25)
      ? Array.from({ length: 12 }, (_, i) =>
          line(
            `M${100 + random() * 900} ${top - 40}q${num(random() * 200 - 100)} ${100 + i * 6} ${num(random() * 160 - 60)} 240t${num(random() * 200 - 100)} 260`,
            darker(c, 0.3),
            3 + random() * 6,
            'opacity=".35"',
          ),
        ).join('')
      : ''
    const inside = look.other
      ? `<g>${turned(scene, {
          x: 470,
          profile: [
            [34, 330],
            [36, 340, 4],
            [36, 560],
          ],
          material: { color: '#c94b5c', rough: 0.2 },
          tilt: 0.2,
        })}${turned(scene, {
          x: 570,
          profile: [
            [48, 380],
            [50, 390, 6],
            [50, 560],
          ],
          material: { color: '#2a2b2f', rough: 0.15 },
          tilt: 0.2,
        })}${turned(scene, {
          x: 690,
          profile: [
            [40, 300],
            [44, 316, 8],
            [44, 560],
          ],
          material: brass,
          tilt: 0.2,
        })}</g>`
      : ''
    return (
      standingShadow(scene, 600, 950, w, 42) +
      handle +
      inside +
      cloth(scene, {
        d,
        color: c,
        puff: 50,
        height: 125,
        folds: box ? [] : creases(random, 600 - w, top + 60, w * 2, 380, 9, 0.6, 36),
        texture,
        textureStrength: 0.5,
        print: marble,
        ...(quilted ? { heights: path(d, scene.pattern(84, 84, '<path d="M0 0L84 84M84 0L0 84" stroke="#333" stroke-width="9"/>')) } : {}),
      }) +
      zip(
        box ? `M${610 - w} ${top + 130}H${590 + w}` : `M${614 - w} ${top + 14}Q600 ${top - 14} ${586 + w} ${top + 14}`,
        c,
        [600 - w * 0.7, box ? top + 130 : top + 6],
        '#d6bb7c',
      ) +
      (look.chance('tag', 0.5) ? path(roundedRect(555, 760, 90, 44, 8), shade([-0.2, 0.4, 0.9], brass)) : '')
    )
  },
}

const mirror: Kind = {
  floor: 1040,
  focus: [560, 440, 1.8],
  draw: (scene, look) => {
    const m: Material =
      look.color === '#cfa553'
        ? { ...brass, rough: 0.15 }
        : look.color === '#c3c7cb'
          ? chrome
          : { color: look.color, rough: 0.25, gloss: 1.3 }
    const square = look.chance('square', 0.4)
    const lit = look.chance('led', 0.55)
    const rx = Math.round(look.other ? look.between('width', 210, 250) : look.between('width', 250, 300))
    const frame = square ? roundedRect(600 - rx, 150, rx * 2, 620, 50) : ellipsePath(600, 450, rx, 310)
    const glass = square ? roundedRect(626 - rx, 176, rx * 2 - 52, 568, 34) : ellipsePath(600, 450, rx - 26, 284)
    const ringD = square ? roundedRect(650 - rx, 200, rx * 2 - 100, 520, 24) : ellipsePath(600, 450, rx - 56, 254)
    const rim = scene.linear(
      [
        [0, shade([-0.7, 0.4, 0.6], m)],
        [0.3, shade([-0.3, 0.5, 0.8], m)],
        [0.6, shade([0.3, 0, 0.9], m)],
        [1, shade([0.7, -0.5, 0.4], m)],
      ],
      0,
      0,
      1,
      1,
    )
    const view = scene.linear(
      [
        [0, '#eaf1f5'],
        [0.4, '#c4d2db'],
        [0.55, '#dfe8ed'],
        [1, '#9fb1bd'],
      ],
      0,
      0,
      0.8,
      1,
    )
    return (
      standingShadow(scene, 600, 1034, 220, 50) +
      turned(scene, {
        x: 600,
        profile: [
          [200, 990],
          [216, 996, 12],
          [216, 1028, 8],
          [206, 1038],
        ],
        material: m,
        tilt: 0.24,
      }) +
      tube(scene, 'M600 1000V760', 34, m) +
      (square
        ? ''
        : tube(
            scene,
            `M${600 - rx - 24} 450C${600 - rx - 20} 720 500 800 600 800C700 800 ${600 + rx + 20} 720 ${600 + rx + 24} 450`,
            20,
            m,
          )) +
      lyingShadow(frame, 12, 0.6) +
      path(frame, rim) +
      path(glass, view) +
      `<g ${scene.clip(glass)}><path d="M300 100L560 100L300 800H60Z" fill="#fff" opacity=".38"/><path d="M640 100L700 100L440 800H380Z" fill="#fff" opacity=".25"/></g>` +
      (lit ? line(ringD, '#fff7e4', 26, `opacity=".9" ${scene.blur(10)}`) + line(ringD, '#ffffff', 16) : '')
    )
  },
}

const nailFile: Kind = {
  multicolor: true,
  flat: true,
  focus: [520, 520, 2],
  draw: (scene, look) => {
    const c = look.color
    const colors: Hex[] =
      look.palette.length > 4 ? [...look.palette] : [c, lighter(c, 0.35), look.accent, darker(c, 0.25), mix(c, look.accent, 0.5)]
    const n = look.other ? 3 : look.pick('n', [4, 5])
    const curved = look.chance('curved', 0.4)
    const tilt = look.between('tilt', -4, 9)
    const one = (i: number): Svg => {
      const d = curved
        ? 'M-48 -420C-10 -440 50 -430 56 -380C90 -120 90 140 50 380C40 430 -30 440 -54 410C-20 140 -20 -140 -48 -420Z'
        : roundedRect(-50, -430, 100, 860, 50)
      const core = roundedRect(-50, -430, 100, 860, 50)
      return `${lyingShadow(d, 12)}${cloth(scene, { d, color: colors[i % colors.length]!, puff: 8, height: 26, texture: 'grain', textureStrength: 1.4 })}${curved ? '' : `<path d="${core}" fill="none" stroke="#fff" stroke-width="6" opacity=".5"/>`}${line('M-16 330H16M-16 352H16M-16 374H16', contrasting(colors[i % colors.length]!, 0.5), 5, 'opacity=".6"')}`
    }
    return (
      Array.from(
        { length: n },
        (_, i) => `<g transform="translate(${600 + (i - (n - 1) / 2) * 170} 600) rotate(${num((i - (n - 1) / 2) * tilt)})">${one(i)}</g>`,
      ).join('') + pool(scene, 600, 1100, 1, 1, 0)
    )
  },
}

export const beauty = { 'makeup-brush': makeupBrush, 'cosmetic-bag': cosmeticBag, mirror, 'nail-file': nailFile } as const satisfies Record<
  string,
  Kind
>
