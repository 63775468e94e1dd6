import { darker, lighter, mix } from '../color.ts'
import { turned } from '../lathe.ts'
import type { Material } from '../light.ts'
import type { Kind } from '../look.ts'
import { sheen, steel } from '../parts.ts'
import { ellipsePath, line, path, roundedRect, type Scene, type Svg } from '../scene.ts'
import { cloth } from '../soft.ts'
import { lyingShadow, pool } from '../studio.ts'

/** A screwdriver along y, tip up. */
function screwdriver(scene: Scene, color: string, accent: string, length: number, cross: boolean): Svg {
  const grip: Material = { color, rough: 0.4 }
  const shaft = turned(scene, {
    x: 0,
    profile: [
      [cross ? 8 : 15, -length],
      [cross ? 16 : 12, -length + 34, 10],
      [13, -20],
    ],
    material: { ...steel, rough: 0.15 },
    tilt: 0.1,
  })
  const handle = turned(scene, {
    x: 0,
    profile: [
      [20, -40],
      [30, -28, 10],
      [26, 10, 20],
      [46, 60, 30],
      [40, 150, 60],
      [50, 260, 40],
      [36, 300, 24],
      [10, 306],
    ],
    material: grip,
    tilt: 0.12,
  })
  const ribs = [-30, -12, 12, 30].map((x) => `<path d="${roundedRect(x - 5, 80, 10, 170, 5)}" fill="${accent}" opacity=".9"/>`).join('')
  return `${lyingShadow(`M-12 ${-length}H12V-30H46V300H-46V-30H-12Z`, 12)}${shaft}${cross ? path(`M-4 ${-length}L0 ${-length - 16}L4 ${-length}Z`, '#6f757b') : ''}${handle}${ribs}${path(roundedRect(-40, 58, 8, 200, 4), '#fff', 'opacity=".3"')}`
}

const screwdriverSet: Kind = {
  flat: true,
  focus: [460, 700, 1.9],
  draw: (scene, look) => {
    const c = look.color
    if (look.other || look.chance('case', 0.4)) {
      const box = roundedRect(120, 190, 960, 820, 50)
      const random = look.random('bits')
      const bits = Array.from({ length: 40 }, (_, i) => {
        const [x, y] = [200 + (i % 10) * 88, 690 + Math.floor(i / 10) * 72]
        return `${path(roundedRect(x - 20, y - 22, 40, 50, 6), '#141518')}<g>${path(
          roundedRect(x - 9, y - 26, 18, 40, 3),
          scene.linear([
            [0, '#8b9197'],
            [0.4, '#f2f4f5'],
            [1, '#7c8288'],
          ]),
        )}${path(roundedRect(x - 5, y - 34, 10, 10, 2), random() < 0.5 ? '#6d7378' : '#a9aeb3')}</g>`
      }).join('')
      return `${lyingShadow(box, 24)}${cloth(scene, { d: box, color: c, puff: 24, height: 90, texture: 'grain', textureStrength: 0.5 })}${path(roundedRect(160, 230, 880, 740, 30), '#2b2d31')}${scene.texture(roundedRect(160, 230, 880, 740, 30), 'plush', 0.35)}${path(roundedRect(220, 300, 760, 300, 40), '#17181b')}<g transform="translate(640 450) rotate(90) scale(1.05)">${screwdriver(scene, c, look.accent, 330, true)}</g>${bits}`
    }
    const n = look.pick('n', [4, 5, 6])
    return Array.from(
      { length: n },
      (_, i) =>
        `<g transform="translate(${600 + (i - (n - 1) / 2) * (960 / n)} ${720 + (i % 2) * 20}) rotate(${(i - (n - 1) / 2) * 2}) scale(1.05)">${screwdriver(scene, c, look.accent, 470 - i * 50, i % 2 === 0)}</g>`,
    ).join('')
  },
}

const tapeMeasure: Kind = {
  flat: true,
  focus: [440, 560, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const crown = Math.round(look.between('crown', 200, 280))
    const body = `M200 420Q210 ${crown + 10} 380 ${crown}H560Q760 ${crown + 10} 770 450V820Q770 860 730 860H240Q200 860 200 820Z`
    const hub = Math.round(look.between('hub', 60, 110))
    const tape = 'M740 800H1110V850H740Z'
    const marks = Array.from({ length: 36 }, (_, i) =>
      line(`M${770 + i * 10} 850v-${i % 10 === 0 ? 34 : i % 5 === 0 ? 24 : 14}`, i % 10 === 0 ? '#c9302c' : '#2b2b2b', 3),
    ).join('')
    const drawing = `${lyingShadow(tape, 12)}${path(
      tape,
      scene.linear(
        [
          [0, '#f7d64a'],
          [0.5, '#ffe98a'],
          [1, '#d3ac27'],
        ],
        0,
        0,
        0,
        1,
      ),
    )}${marks}${path('M1096 790h22v96h-22z', '#b9bec3')}${lyingShadow(body, 22)}${cloth(scene, { d: body, color: c, puff: 44, height: 130, texture: 'grain', textureStrength: 0.4 })}${cloth(scene, { d: 'M200 640C330 680 420 800 420 860H240Q200 860 200 820Z', color: '#26282c', puff: 20, height: 90, texture: 'grain', textureStrength: 0.8 })}${look.chance('cap', 0.5) ? cloth(scene, { d: `M380 ${crown}H560Q690 ${crown + 10} 740 350C640 300 480 ${crown + 50} 300 ${crown + 30}Z`, color: '#26282c', puff: 16, height: 70, texture: 'grain', textureStrength: 0.8 }) : ''}<circle cx="490" cy="540" r="160" fill="${darker(c, 0.2)}"/>${path(
      ellipsePath(490, 540, 148, 148),
      scene.radial(
        [
          [0, lighter(c, 0.3)],
          [0.7, c],
          [1, darker(c, 0.25)],
        ],
        0.5,
        0.5,
        0.5,
        0.38,
        0.34,
      ),
    )}<circle cx="490" cy="540" r="${hub}" fill="${look.accent}"/><circle cx="490" cy="540" r="${hub}" fill="none" stroke="#fff" stroke-width="6" opacity=".5"/>${path(roundedRect(660, 250, 110, 50, 14), '#d8372f', 'transform="rotate(42 700 280)"')}`
    return look.other ? `<g transform="translate(1200 30) scale(-1 1) rotate(-8 600 600)">${drawing}</g>` : drawing
  },
}

const drill: Kind = {
  floor: 1020,
  focus: [420, 420, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const dark = '#2a2c30'
    const body =
      'M400 300Q410 250 470 250H860Q960 260 970 370Q970 460 880 470L770 480C740 500 730 560 740 620L770 800H560L540 560C530 500 500 490 440 480Q390 470 396 400Z'
    const grip = 'M556 560C600 540 690 540 736 600L772 820H566Z'
    const cell = Math.round(look.between('battery', 130, 210))
    const battery = roundedRect(500, 800, 340, cell, 36)
    const nose = look.pick('nose', ['#2a2c30', look.accent, darker(c, 0.4)])
    const chuck = `<g transform="translate(300 372) rotate(-90)">${turned(scene, {
      x: 0,
      profile: [
        [6, -240],
        [9, -230, 3],
        [9, -100],
      ],
      material: { ...steel, rough: 0.2 },
      tilt: 0.2,
    })}${turned(scene, {
      x: 0,
      profile: [
        [30, -110],
        [56, -60, 10],
        [70, -30, 10],
        [74, 40, 8],
        [84, 110],
      ],
      material: { color: '#3b3e43', rough: 0.4, metal: 0.4 },
      tilt: 0.2,
    })}</g>`
    const spiral = Array.from({ length: 6 }, (_, i) => line(`M${90 + i * 20} 364l12 16`, '#555b61', 5)).join('')
    const drawing = `${pool(scene, 690, 990, 330, 40, 0.5)}${pool(scene, 670, 982, 230, 20, 0.5)}${chuck}${spiral}${cloth(scene, { d: battery, color: dark, puff: 30, height: 110 })}${path(roundedRect(500, 800, 340, 40, 20), c)}${cloth(scene, { d: body, color: c, puff: 50, height: 140 })}${cloth(scene, { d: grip, color: dark, puff: 22, height: 90, texture: 'grain', textureStrength: 0.9 })}${cloth(scene, { d: 'M396 310Q400 262 450 254L470 478Q410 470 396 410Z', color: nose, puff: 16, height: 70 })}${sheen(scene, body, 'M480 276H880Q930 290 940 330L930 336Q900 310 860 310H480Z', 0.45, 8)}${Array.from({ length: look.pick('vents', [3, 4, 5]) }, (_, i) => path(roundedRect(800 + i * 30, 340, 14, 90, 7), '#1b1c1f', 'opacity=".8"')).join('')}${path('M520 500C480 520 480 580 520 590L548 580V500Z', look.accent)}${[0, 1, 2].map((i) => `<circle cx="${610 + i * 34}" cy="900" r="9" fill="${i < 2 ? '#7fe39b' : '#55595f'}"/>`).join('')}${path(roundedRect(560, 340, 180, 60, 14), mix(look.accent, '#ffffff', 0.2), 'opacity=".9"')}`
    return look.other ? `<g transform="translate(1200 0) scale(-1 1)">${drawing}</g>` : drawing
  },
}

export const tools = { 'screwdriver-set': screwdriverSet, 'tape-measure': tapeMeasure, drill } as const satisfies Record<string, Kind>
