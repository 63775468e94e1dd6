import { contrasting, darker, type Hex, lighter, mix } from '../color.ts'
import { mouth, turned, turnedOutline } from '../lathe.ts'
import type { Material } from '../light.ts'
import type { Kind } from '../look.ts'
import { sheen, tube } from '../parts.ts'
import { ellipsePath, line, num, path, roundedRect, type Svg } from '../scene.ts'
import { cloth } from '../soft.ts'
import { lyingShadow, standingShadow } from '../studio.ts'

const flowerPot: Kind = {
  floor: 1020,
  focus: [560, 820, 1.8],
  draw: (scene, look) => {
    const style = look.pick('style', ['tapered', 'cylinder', 'round', 'legs'] as const)
    const matte = look.chance('matte', 0.55)
    const m: Material = { color: look.color, rough: matte ? 0.85 : 0.1, gloss: 1.5 }
    const r = look.between('r', 200, 240)
    const top = 640
    const bottom = style === 'legs' ? 930 : 1020
    const t = 0.2
    const profile =
      style === 'tapered'
        ? ([
            [r, top],
            [r * 1.02, top + 10, 6],
            [r * 1.02, top + 66, 6],
            [r * 0.94, top + 72, 6],
            [r * 0.7, bottom - 10, 30],
            [r * 0.66, bottom],
          ] as const)
        : style === 'round'
          ? ([
              [r * 0.82, top],
              [r * 1.1, top + 150, 120],
              [r * 0.9, bottom - 50, 80],
              [r * 0.6, bottom, 30],
            ] as const)
          : ([
              [r, top],
              [r, top + 20, 10],
              [r * 0.98, bottom - 30, 30],
              [r * 0.9, bottom, 20],
            ] as const)
    const d = turnedOutline({ x: 600, profile, tilt: t })
    const design = look.pick('design', ['plain', 'ribs', 'face', 'dip', 'lines'] as const)
    const ink = contrasting(look.color, 0.6)
    const art =
      design === 'ribs'
        ? Array.from({ length: 15 }, (_, i) =>
            line(
              `M${num(600 + Math.sin(-1.35 + i * 0.193) * r * 1.04)} ${top}L${num(600 + Math.sin(-1.35 + i * 0.193) * r * 0.84)} ${bottom}`,
              '#000',
              8,
              'opacity=".14"',
            ),
          ).join('')
        : design === 'face'
          ? line(`M530 ${top + 170}q20 20 40 0M630 ${top + 170}q20 20 40 0M570 ${top + 230}q30 26 60 0`, ink, 8)
          : design === 'dip'
            ? `<path d="M300 ${top + 230}Q600 ${top + 290} 900 ${top + 230}V1200H300Z" fill="${look.accent}" opacity=".8"/>`
            : design === 'lines'
              ? [0, 1, 2]
                  .map((i) =>
                    line(
                      `M${600 - r * 1.1} ${top + 120 + i * 36}Q600 ${top + 190 + i * 36} ${600 + r * 1.1} ${top + 120 + i * 36}`,
                      ink,
                      6,
                      'opacity=".6"',
                    ),
                  )
                  .join('')
              : ''
    const legs =
      style === 'legs'
        ? [-0.6, 0, 0.6]
            .map((s) => tube(scene, `M${600 + s * r} ${bottom - 20}L${600 + s * r * 1.3} 1020`, 30, { color: '#c29058', rough: 0.7 }))
            .join('')
        : ''
    const random = look.random('plant')
    const plant = look.pick('plant', ['leaves', 'snake', 'succulent', 'monstera'] as const)
    const green = (i: number): Hex => ['#3f7d4c', '#58955a', '#2f6a45', '#79ac66'][i % 4]!
    const leaf = (x: number, y: number, a: number, l: number, w: number, c: Hex): Svg =>
      `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(a)})"><path d="M0 0C${num(w)} ${num(-l * 0.3)} ${num(w)} ${num(-l * 0.75)} 0 ${num(-l)}C${num(-w)} ${num(-l * 0.75)} ${num(-w)} ${num(-l * 0.3)} 0 0Z" fill="${scene.linear(
        [
          [0, lighter(c, 0.25)],
          [0.48, c],
          [0.52, darker(c, 0.3)],
          [1, darker(c, 0.12)],
        ],
      )}"/><path d="M0 0V${num(-l * 0.94)}" stroke="${lighter(c, 0.35)}" stroke-width="3" opacity=".7"/></g>`
    const greenery =
      look.other && look.chance('empty', 0.6)
        ? ''
        : plant === 'snake'
          ? Array.from({ length: 9 }, (_, i) => leaf(520 + i * 20, top + 20, -22 + i * 5.5, 380 + random() * 170, 34, green(i))).join('')
          : plant === 'succulent'
            ? [0, 1, 2, 3]
                .map((k) =>
                  Array.from({ length: 9 }, (_, i) =>
                    leaf(
                      600,
                      top + 10 - k * 16,
                      -100 + i * 25 + k * 12,
                      230 - k * 44,
                      46 - k * 6,
                      mix(green(k), '#b9d8c0', 0.35 + k * 0.1),
                    ),
                  ).join(''),
                )
                .join('')
            : plant === 'monstera'
              ? Array.from({ length: 8 }, (_, i) => {
                  const a = -64 + i * 18
                  const l = 300 + random() * 160
                  const [tx, ty] = [600 + Math.sin((a * Math.PI) / 180) * l, top - Math.cos((a * Math.PI) / 180) * l]
                  return (
                    line(`M600 ${top + 20}Q${num((600 + tx) / 2)} ${num(top - l * 0.5)} ${num(tx)} ${num(ty)}`, '#4c7d4b', 9) +
                    leaf(tx, ty + 50, a * 1.3, 190, 92, green(i))
                  )
                }).join('')
              : Array.from({ length: 26 }, (_, i) => {
                  const a = -75 + random() * 150
                  const l = 120 + random() * 330
                  const [tx, ty] = [600 + Math.sin((a * Math.PI) / 180) * l, top - Math.cos((a * Math.PI) / 180) * l * 1.05]
                  return (
                    line(`M600 ${top + 20}Q${num(600 + (tx - 600) * 0.3)} ${num(ty + 120)} ${num(tx)} ${num(ty + 40)}`, '#4c7d4b', 6) +
                    leaf(tx, ty + 40, a + (random() - 0.5) * 50, 100 + random() * 60, 34 + random() * 12, green(i))
                  )
                }).join('')
    return `${standingShadow(scene, 600, 1014, r * 0.84, 44)}${legs}${turned(scene, { x: 600, profile, material: m, tilt: t })}<g ${scene.clip(d)}>${art}</g>${matte ? scene.texture(d, 'fibre', 0.3, 1) : sheen(scene, d, `M${600 - r * 0.7} ${top + 90}q40 20 60 22v200q-34 -6 -54 -40z`, 0.4, 6)}${mouth(scene, 600, top, profile[0][0], t, 22, m, { color: '#4a3527', rough: 1 })}<ellipse cx="600" cy="${top + 8}" rx="${num(profile[0][0] * 0.84)}" ry="${num(profile[0][0] * 0.84 * t)}" fill="#3b2a20"/>${scene.texture(ellipsePath(600, top + 8, profile[0][0] * 0.84, profile[0][0] * 0.84 * t), 'plush', 1)}${greenery}`
  },
}

const wateringCan: Kind = {
  floor: 980,
  focus: [520, 660, 1.8],
  draw: (scene, look) => {
    const m: Material = look.chance('metal', 0.4)
      ? { color: mix(look.color, '#b4bac0', 0.3), metal: 0.7, rough: 0.35 }
      : { color: look.color, rough: 0.3 }
    const long = look.chance('long', 0.5)
    const spout = long ? 'M760 860C880 820 860 520 1010 330' : 'M770 840L1010 500'
    const profile = [
      [190, 560],
      [196, 570, 6],
      [230, 930, 40],
      [222, 976, 20],
      [200, 980],
    ] as const
    const drawing =
      standingShadow(scene, 590, 974, 226, 44) +
      tube(scene, long ? 'M420 900C240 860 240 440 470 420C560 410 600 470 620 560' : 'M380 880C200 820 250 520 420 560', 34, m) +
      (long ? '' : tube(scene, 'M430 560C440 380 720 380 730 560', 30, m)) +
      tube(scene, spout, long ? 34 : 58, m) +
      turned(scene, { x: 580, profile, material: m, tilt: 0.18 }) +
      mouth(scene, 580, 560, 190, 0.18, 10, m, { ...m, color: darker(look.color, 0.3) }) +
      (long
        ? `<ellipse cx="1012" cy="328" rx="20" ry="12" fill="#222" transform="rotate(30 1012 328)"/>`
        : `<g transform="translate(1012 498) rotate(36)">${turned(scene, {
            x: 0,
            profile: [
              [80, -40],
              [84, -34, 6],
              [34, 60, 10],
            ],
            material: m,
            tilt: 0.3,
          })}${Array.from({ length: 12 }, (_, i) => `<circle cx="${num(Math.cos(i * 2.4) * Math.sqrt(i) * 19)}" cy="${num(-40 + Math.sin(i * 2.4) * Math.sqrt(i) * 6)}" r="5" fill="#222" opacity=".7"/>`).join('')}</g>`) +
      line('M386 690A206 37 0 0 0 776 690', darker(look.color, 0.3), 5, 'opacity=".4"') +
      (look.chance('band', 0.5) ? line('M372 800A214 38 0 0 0 794 800', look.accent, 20, 'opacity=".8"') : '')
    return look.other ? `<g transform="translate(1200 0) scale(-1 1)">${drawing}</g>` : drawing
  },
}

const gardenShears: Kind = {
  flat: true,
  focus: [600, 520, 1.9],
  draw: (scene, look) => {
    const open = look.other ? 16 : look.between('open', 5, 11)
    const blade = scene.linear([
      [0, '#f2f4f6'],
      [0.4, '#aab1b8'],
      [0.55, '#e3e7ea'],
      [1, '#7d848b'],
    ])
    const half = (s: 1 | -1): Svg => {
      const steelD =
        s > 0 ? 'M-18 60C-40 -60 -50 -260 20 -420C70 -330 80 -120 44 60Z' : 'M30 60C20 -80 20 -220 -20 -360C-60 -300 -70 -100 -40 60Z'
      const grip = `M${s * -10} 60C${s * 60} 130 ${s * 130} 240 ${s * 150} 520C${s * 150} 570 ${s * 96} 580 ${s * 88} 530C${s * 70} 330 ${s * 30} 200 ${s * -50} 110Z`
      return `<g transform="rotate(${s * open})">${lyingShadow(steelD, 12)}${path(steelD, blade)}${scene.texture(steelD, 'brushed', 0.4, 1, 90)}${lyingShadow(grip, 12)}${cloth(scene, { d: grip, color: look.color, puff: 26, height: 110, texture: 'grain', textureStrength: 0.4 })}${line(`M${s * 60} 180C${s * 104} 280 ${s * 116} 400 ${s * 120} 500`, look.accent, 16, 'opacity=".8"')}</g>`
    }
    return `<g transform="translate(600 560) rotate(${look.pick('angle', [-24, 20, 0])}) scale(1.05)">${half(-1)}${half(1)}<circle r="46" fill="${darker('#8b9198', 0.2)}"/><circle r="40" fill="${scene.radial(
      [
        [0, '#f5f6f7'],
        [0.7, '#a9afb5'],
        [1, '#767c83'],
      ],
      0.5,
      0.5,
      0.5,
      0.35,
      0.3,
    )}"/><path d="M-16 0h32" stroke="#555b61" stroke-width="8"/>${path(roundedRect(-26, 90, 52, 60, 10), look.accent)}</g>`
  },
}

export const garden = { 'flower-pot': flowerPot, 'watering-can': wateringCan, 'garden-shears': gardenShears } as const satisfies Record<
  string,
  Kind
>
