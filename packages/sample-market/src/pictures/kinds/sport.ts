import { contrasting, darker, type Hex, lighter, mix } from '../color.ts'
import { turned, turnedOutline } from '../lathe.ts'
import type { Material } from '../light.ts'
import type { Kind } from '../look.ts'
import { steel, tube } from '../parts.ts'
import { ellipsePath, line, num, roundedRect, type Svg } from '../scene.ts'
import { cloth } from '../soft.ts'
import { lyingShadow, pool, standingShadow } from '../studio.ts'

const yogaMat: Kind = {
  floor: 930,
  focus: [380, 780, 1.9],
  enlarge: 1.05,
  draw: (scene, look) => {
    const c = look.color
    const edge = look.chance('two', 0.5) ? look.accent : darker(c, 0.3)
    const spiral = (x: number, y: number, r: number): Svg =>
      line(
        `M${x} ${y}${Array.from({ length: 90 }, (_, i) => `L${num(x + Math.cos(i * 0.34) * (i / 90) * r)} ${num(y + Math.sin(i * 0.34) * (i / 90) * r)}`).join('')}`,
        edge,
        9,
        'opacity=".75"',
      )
    if (look.other) {
      return `${standingShadow(scene, 600, 1010, 150, 36)}${turned(scene, {
        x: 600,
        profile: [
          [140, 200],
          [144, 210, 8],
          [144, 1000, 8],
          [140, 1010],
        ],
        material: { color: c, rough: 0.85 },
        tilt: 0.22,
      })}${scene.texture(
        turnedOutline({
          x: 600,
          profile: [
            [144, 205],
            [144, 1008],
          ],
          tilt: 0.22,
        }),
        'grain',
        0.7,
      )}<g transform="translate(600 200) scale(1 .22)"><circle r="138" fill="${lighter(c, 0.12)}"/>${spiral(0, 0, 134)}</g>${[420, 800].map((y) => `${line(`M456 ${y}A144 32 0 0 0 744 ${y}`, darker(look.accent, 0.3), 34, 'stroke-linecap="butt"')}${line(`M456 ${y}A144 32 0 0 0 744 ${y}`, look.accent, 26, 'stroke-linecap="butt"')}`).join('')}${tube(scene, 'M470 430C360 520 360 720 470 810', 22, { color: look.accent, rough: 0.8 })}`
    }
    const rollBody = 'M232 620L1020 560C1090 570 1100 760 1040 800L250 916Z'
    const unrolled = look.chance('unrolled', 0.6)
    const mat = 'M330 690C420 640 1010 660 1120 720L1040 930C900 960 420 970 250 920Z'
    return (
      pool(scene, 660, 930, 540, 40, 0.4) +
      (unrolled
        ? cloth(scene, { d: mat, color: mix(c, edge, 0.25), puff: 8, height: 30, texture: 'grain', textureStrength: 0.9 }) +
          line('M254 924C420 974 900 964 1042 934', darker(c, 0.45), 9)
        : '') +
      cloth(scene, {
        d: unrolled ? 'M210 640L380 560H900C960 570 960 800 900 830L330 930Z' : rollBody,
        color: c,
        puff: 80,
        height: 160,
        texture: 'grain',
        textureStrength: 0.8,
      }) +
      `<g transform="translate(${unrolled ? 270 : 250} ${unrolled ? 770 : 768})"><ellipse rx="${unrolled ? 120 : 118}" ry="150" fill="${lighter(c, 0.08)}"/><g transform="scale(.8 1)">${spiral(0, 0, 144)}</g><ellipse rx="${unrolled ? 120 : 118}" ry="150" fill="none" stroke="${darker(c, 0.3)}" stroke-width="6"/></g>` +
      (unrolled
        ? ''
        : `${line('M520 598C600 600 610 850 540 872', look.accent, 30)}${line('M860 572C930 580 940 806 880 822', look.accent, 30)}${tube(scene, 'M540 600C600 460 820 440 880 574', 22, { color: look.accent, rough: 0.8 })}`)
    )
  },
}

const dumbbell: Kind = {
  floor: 880,
  focus: [380, 660, 1.9],
  enlarge: 1.08,
  draw: (scene, look) => {
    const m: Material = { color: look.color, rough: look.chance('neo', 0.6) ? 0.65 : 0.2 }
    const hex = look.chance('hex', 0.5)
    const one = (): Svg => {
      const head = (y: number): Svg =>
        hex
          ? turned(scene, {
              x: 0,
              profile: [
                [120, y],
                [150, y + 16, 12],
                [150, y + 124, 12],
                [120, y + 140],
              ],
              material: m,
              tilt: 0.3,
            }) +
            [-52, 52]
              .map(
                (x) =>
                  line(`M${x} ${y + 52}V${y + 172}`, '#000', 5, 'opacity=".35"') +
                  line(`M${x - 5} ${y + 52}V${y + 172}`, '#fff', 3, 'opacity=".25"'),
              )
              .join('')
          : [
              [90, 0, 44],
              [130, 44, 50],
              [160, 94, 56],
            ]
              .toReversed()
              .map(([r, dy, h]) =>
                turned(scene, {
                  x: 0,
                  profile: [
                    [r! - 8, y + dy!],
                    [r!, y + dy! + 8, 6],
                    [r!, y + dy! + h! - 8, 6],
                    [r! - 8, y + dy! + h!],
                  ],
                  material: m,
                  tilt: 0.3,
                }),
              )
              .join('')
      const bar = turned(scene, {
        x: 0,
        profile: [
          [34, -190],
          [42, 0, 120],
          [34, 190],
        ],
        material: steel,
        tilt: 0.3,
      })
      const knurl = Array.from(
        { length: 22 },
        (_, i) =>
          `<path d="M-40 ${-150 + i * 14}A40 12 0 0 0 40 ${-150 + i * 14}" stroke="#000" stroke-width="3" fill="none" opacity=".22"/>`,
      ).join('')
      return hex
        ? `${head(180)}${bar}${knurl}${head(-330)}`
        : `${[
            [160, 180, 56],
            [130, 236, 50],
            [90, 286, 44],
          ]
            .toReversed()
            .map(([r, y, h]) =>
              turned(scene, {
                x: 0,
                profile: [
                  [r! - 8, y!],
                  [r!, y! + 8, 6],
                  [r!, y! + h! - 8, 6],
                  [r! - 8, y! + h!],
                ],
                material: m,
                tilt: 0.3,
              }),
            )
            .join('')}${bar}${knurl}${head(-340)}`
    }
    const place = (x: number, y: number, a: number, k: number): Svg =>
      `${pool(scene, x + 20, y + 170 * k, 440 * k, 46 * k, 0.45)}${pool(scene, x, y + 160 * k, 380 * k, 22 * k, 0.5)}<g transform="translate(${x} ${y}) rotate(${a}) scale(${k})">${one()}</g>`
    return look.other ? place(660, 560, 72, 0.82) + place(540, 760, 80, 0.95) : place(600, 700, look.pick('angle', [78, 98, 70]), 1.15)
  },
}

const resistanceBand: Kind = {
  multicolor: true,
  flat: true,
  focus: [560, 560, 1.9],
  draw: (scene, look) => {
    const colors: Hex[] =
      look.palette.length > 4
        ? [...look.palette]
        : [look.color, lighter(look.color, 0.35), darker(look.color, 0.3), look.accent, mix(look.color, look.accent, 0.5)]
    const tubes = look.chance('tubes', 0.4)
    const tall = look.between('tall', 270, 340)
    if (tubes) {
      const handle = (x: number, y: number, a: number, c: Hex): Svg =>
        `<g transform="translate(${x} ${y}) rotate(${a})">${line('M-70 -90L0 0L70 -90', '#2b2d31', 14)}${lyingShadow(roundedRect(-110, -140, 220, 60, 30), 10)}${cloth(scene, { d: roundedRect(-110, -140, 220, 60, 30), color: '#33353a', puff: 20, height: 90, texture: 'grain', textureStrength: 0.8 })}<circle cy="6" r="18" fill="${c}"/></g>`
      return [0, 1, 2]
        .map((i) => {
          const d = `M${330 + i * 40} 300C${200 + i * 60} ${560 + i * 30} ${900 - i * 40} ${460 + i * 60} ${800 + i * 50} 900`
          return (
            line(d, '#14161c', 24, `opacity=".25" transform="translate(10 14)" ${scene.blur(9)}`) +
            tube(scene, d, 24, { color: colors[i]!, rough: 0.3 }) +
            handle(330 + i * 40, 300, -10 + i * 12, colors[i]!) +
            handle(800 + i * 50, 900, 170 + i * 8, colors[i]!)
          )
        })
        .join('')
    }
    const n = look.other ? 3 : look.pick('n', [1, 3, 5])
    return Array.from({ length: n }, (_, i) => {
      const k = n === 1 ? 1.3 : 1
      const [x, y] = n === 1 ? [600, 600] : [600 + (i - (n - 1) / 2) * (n === 3 ? 240 : 150), 600 + (i % 2) * 40]
      const [rx, ry] = n === 1 ? [270, tall] : [n === 3 ? 130 : 100, tall]
      const d = `${ellipsePath(x!, y!, rx * k * 0.9, ry * k * 0.9)}`
      return (
        line(d, '#14161c', 70, `opacity=".25" transform="translate(14 18)" ${scene.blur(14)}`) +
        line(d, darker(colors[i % 5]!, 0.35), 74) +
        line(d, colors[i % 5]!, 62) +
        line(d, lighter(colors[i % 5]!, 0.35), 14, `opacity=".6" transform="translate(-12 -8)" ${scene.blur(5)}`) +
        line(`M${num(x! - 60)} ${num(y! + ry * k * 0.9)}h120`, contrasting(colors[i % 5]!, 0.7), 5, 'opacity=".5"')
      )
    }).join('')
  },
}

const jumpRope: Kind = {
  flat: true,
  focus: [380, 800, 1.9],
  draw: (scene, look) => {
    const beaded = look.chance('beaded', 0.3)
    const rope = look.chance('dark', 0.5) ? '#2b2d31' : mix(look.accent, look.color, 0.3)
    const d = look.other
      ? 'M330 760C200 300 1000 300 870 760'
      : 'M360 760C140 500 300 190 600 200C930 210 960 620 640 640C420 650 380 380 620 360C860 350 1020 560 840 760'
    const handle = (x: number, y: number, a: number): Svg =>
      `<g transform="translate(${x} ${y}) rotate(${a})">${lyingShadow(roundedRect(-40, 0, 80, 330, 30), 14)}${turned(scene, {
        x: 0,
        profile: [
          [18, -20],
          [26, -10, 6],
          [34, 10, 8],
          [40, 40, 20],
          [34, 160, 60],
          [42, 300, 40],
          [36, 326, 14],
        ],
        material: { color: look.color, rough: 0.45 },
        tilt: 0.1,
      })}${Array.from({ length: 8 }, (_, i) => line(`M-34 ${90 + i * 22}Q0 ${100 + i * 22} 34 ${90 + i * 22}`, '#000', 5, 'opacity=".22"')).join('')}${turned(
        scene,
        {
          x: 0,
          profile: [
            [16, -44],
            [20, -40, 4],
            [20, -14],
          ],
          material: steel,
          tilt: 0.12,
        },
      )}</g>`
    return (
      line(d, '#14161c', 18, `opacity=".28" transform="translate(12 16)" ${scene.blur(9)}`) +
      tube(scene, d, 18, { color: rope, rough: 0.4 }) +
      (beaded
        ? line(d, look.accent, 28, 'stroke-dasharray="36 8" stroke-linecap="butt"') +
          line(d, lighter(look.accent, 0.5), 6, 'stroke-dasharray="30 14" opacity=".6" transform="translate(-4 -4)"')
        : '') +
      handle(look.other ? 330 : 360, 790, 12) +
      handle(look.other ? 870 : 840, 790, -12)
    )
  },
}

export const sport = { 'yoga-mat': yogaMat, dumbbell, 'resistance-band': resistanceBand, 'jump-rope': jumpRope } as const satisfies Record<
  string,
  Kind
>
