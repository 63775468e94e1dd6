import { contrasting, darker, lighter, mix } from '../color.ts'
import { mouth, type ProfilePoint, turned, turnedOutline } from '../lathe.ts'
import { type Material, shade } from '../light.ts'
import type { Kind, Look } from '../look.ts'
import { steel, tube } from '../parts.ts'
import { line, num, path, roundedRect, type Scene, type Svg } from '../scene.ts'
import { pool, standingShadow } from '../studio.ts'

const tilt = 0.13

const coat = (look: Look): Material =>
  look.pick('coat', ['powder', 'powder', 'lacquer', 'satin'] as const) === 'lacquer'
    ? { color: look.color, rough: 0.12, gloss: 1.5 }
    : { color: look.color, rough: 0.62, sheen: 0.3 }

/** Marks on a cup or bottle: a plain band, an engraved line, a dipped base, speckles. */
function decoration(scene: Scene, look: Look, x: number, profile: readonly ProfilePoint[], top: number, bottom: number): Svg {
  const d = turnedOutline({ x, profile, tilt })
  const kind = look.pick('decoration', ['none', 'none', 'band', 'leaf', 'speckle', 'dip', 'lines'] as const)
  const ink = contrasting(look.color, 0.55)
  const clipped = (content: Svg, opacity: number): Svg => `<g ${scene.clip(d)}><g opacity="${opacity}">${content}</g></g>`
  const arc = (y: number, r: number): string => `M${x - r} ${num(y)}A${r} ${num(r * tilt)} 0 0 0 ${x + r} ${num(y)}`
  const h = bottom - top
  switch (kind) {
    case 'band':
      return clipped(line(arc(top + h * 0.24, profile[0]![0]), ink, 7) + line(arc(top + h * 0.27, profile[0]![0]), ink, 3), 0.5)
    case 'lines':
      return clipped(
        [0.7, 0.75, 0.8, 0.85, 0.9].map((t) => line(arc(top + h * t, profile[0]![0]), darker(look.color, 0.5), 4)).join(''),
        0.35,
      )
    case 'leaf': {
      const leaf = (cx: number, cy: number, a: number, s: number): Svg =>
        `<path d="M0 0C${s * 0.3} ${-s * 0.5} ${s * 0.3} ${-s} 0 ${-s * 1.3}C${-s * 0.3} ${-s} ${-s * 0.3} ${-s * 0.5} 0 0Z" fill="${ink}" transform="translate(${num(cx)} ${num(cy)}) rotate(${num(a)})"/>`
      const cx = x - 12
      const cy = top + h * 0.62
      const leaves = [-62, -34, 0, 34, 62].map((a, i) => leaf(cx, cy - 16 * (2 - Math.abs(i - 2)), a, 44 + (i === 2 ? 18 : 0))).join('')
      return clipped(leaves + line(`M${cx} ${cy - 20}V${cy + 70}`, ink, 5), 0.5)
    }
    case 'speckle': {
      const random = look.random('speckle')
      const dots = Array.from({ length: 90 }, () => {
        const r = 1.2 + random() * 3.6
        return `<circle cx="${num(x - 260 + random() * 520)}" cy="${num(top + random() * h)}" r="${num(r)}"/>`
      }).join('')
      return clipped(`<g fill="${ink}">${dots}</g>`, 0.5)
    }
    case 'dip':
      return clipped(
        `<path d="M${x - profile[0]![0]} ${num(top + h * 0.7)}A${profile[0]![0]} ${num(profile[0]![0] * tilt)} 0 0 0 ${x + profile[0]![0]} ${num(top + h * 0.7)}V1200H${x - profile[0]![0]}Z" fill="${darker(look.accent, 0.1)}"/>`,
        0.55,
      )
    default:
      return ''
  }
}

const thermosMug: Kind = {
  enlarge: 1.13,
  focus: [600, 330, 2.1],
  draw: (scene, look) => {
    const x = look.other ? 640 : 600
    const body = coat(look)
    const shape = look.pick('shape', ['tumbler', 'straight', 'bottle', 'handled', 'waisted'] as const)
    const r = look.between('radius', 150, 178)
    const height = look.between('height', 600, 720) * (shape === 'bottle' ? 0.97 : 1)
    const bottom = 1010
    const top = bottom - height
    const lidMaterial: Material = look.chance('dark-lid', 0.45)
      ? { color: look.chance('black-lid', 0.6) ? '#25272b' : darker(look.color, 0.35), rough: 0.5 }
      : look.chance('steel-lid', 0.3)
        ? steel
        : { color: mix(look.color, '#ffffff', 0.08), rough: 0.35 }
    const foot = shape === 'tumbler' ? r * 0.74 : shape === 'waisted' ? r * 0.92 : shape === 'handled' ? r * 0.8 : r * 0.97
    const profile: ProfilePoint[] =
      shape === 'bottle'
        ? [
            [r * 0.62, top],
            [r * 0.62, top + 30, 16],
            [r, top + 130, 80],
            [r, bottom - 30],
            [r, bottom, 26],
            [r * 0.9, bottom],
          ]
        : shape === 'waisted'
          ? [
              [r, top],
              [r * 0.98, top + height * 0.3, 120],
              [r * 0.84, top + height * 0.55, 160],
              [foot, bottom - 24, 90],
              [foot, bottom, 20],
              [foot * 0.9, bottom],
            ]
          : [
              [r, top],
              [r * 0.985, top + height * 0.35, 120],
              [foot, bottom - 26, 60],
              [foot, bottom, 20],
              [foot * 0.9, bottom],
            ]
    const baseBand: ProfilePoint[] = [
      [foot * 0.985, bottom - 24],
      [foot * 0.985, bottom - 2, 14],
      [foot * 0.9, bottom],
    ]
    const shadow = standingShadow(scene, x, bottom - 4, foot * 1.05, foot * 0.2)
    const cup = turned(scene, { x, profile, material: body, tilt })
    const grain = body.rough! > 0.5 ? scene.texture(turnedOutline({ x, profile, tilt }), 'grain', 0.22, 0.7) : ''
    const foots = look.chance('steel-foot', 0.6) ? turned(scene, { x, profile: baseBand, material: steel, tilt, open: true }) : ''
    const rimR = shape === 'bottle' ? r * 0.62 : r
    const rim = turned(scene, {
      x,
      profile: [
        [rimR * 1.01, top - 16],
        [rimR * 1.01, top + 4, 6],
      ],
      material: steel,
      tilt,
    })
    const arm: Material = { color: lidMaterial.color, rough: 0.5, metal: lidMaterial.metal ?? 0 }
    const handled =
      shape === 'handled'
        ? tube(
            scene,
            `M${num(x + r * 0.92)} ${num(top + height * 0.16)}C${num(x + r * 1.9)} ${num(top + height * 0.1)} ${num(x + r * 1.75)} ${num(top + height * 0.62)} ${num(x + r * 0.86)} ${num(top + height * 0.6)}`,
            44,
            body,
          )
        : ''
    const lid = (cx: number, base: number): Svg => {
      const lidR = rimR * 1.04
      if (shape === 'bottle') {
        const cap = turned(scene, {
          x: cx,
          profile: [
            [lidR * 0.86, base - 118],
            [lidR * 0.98, base - 118, 22],
            [lidR, base - 100, 10],
            [lidR, base - 4],
            [lidR, base, 4],
          ],
          material: lidMaterial,
          tilt,
        })
        const ring = look.chance('loop', 0.6)
          ? tube(
              scene,
              `M${num(cx - lidR * 0.62)} ${num(base - 108)}C${num(cx - lidR * 0.7)} ${num(base - 215)} ${num(cx + lidR * 0.7)} ${num(base - 215)} ${num(cx + lidR * 0.62)} ${num(base - 108)}`,
              24,
              arm,
            )
          : ''
        return look.chance('loop-front', 0.5) ? cap + ring : ring + cap
      }
      const style = look.pick('lid', ['slider', 'flip', 'dome'] as const)
      const base2: ProfilePoint[] = [
        [lidR * 0.8, base - 52],
        [lidR * 0.97, base - 52, 18],
        [lidR * 1.01, base - 34, 12],
        [lidR * 1.01, base - 6],
        [lidR * 0.99, base, 6],
      ]
      const plate = turned(scene, { x: cx, profile: base2, material: lidMaterial, tilt })
      if (style === 'dome') {
        return (
          plate +
          turned(scene, {
            x: cx,
            profile: [
              [lidR * 0.5, base - 104],
              [lidR * 0.72, base - 98, 40],
              [lidR * 0.8, base - 50],
            ],
            material: lidMaterial,
            tilt,
          })
        )
      }
      const slot = `<ellipse cx="${num(cx)}" cy="${num(base - 53)}" rx="${num(lidR * 0.72)}" ry="${num(lidR * 0.72 * tilt)}" fill="${darker(lidMaterial.color, 0.3)}" opacity=".55"/>`
      const tab = `<path d="${roundedRect(cx - 40, base - 84, 80, 34, 12)}" fill="${shade([-0.2, 0.5, 0.8], { ...lidMaterial, metal: 0 })}"/><path d="${roundedRect(cx - 34, base - 82, 68, 9, 5)}" fill="#fff" opacity=".22"/>`
      if (style === 'slider') return plate + slot + tab
      return (
        plate +
        slot +
        tube(
          scene,
          `M${num(cx - lidR * 0.78)} ${num(base - 46)}C${num(cx - lidR * 0.86)} ${num(base - 128)} ${num(cx + lidR * 0.86)} ${num(base - 128)} ${num(cx + lidR * 0.78)} ${num(base - 46)}`,
          20,
          arm,
        )
      )
    }
    const straw =
      shape !== 'bottle' && look.chance('straw', 0.35)
        ? `<g transform="rotate(9 ${x + 30} ${num(top - 40)})">${turned(scene, {
            x: x + 30,
            profile: [
              [15, top - 150, 0],
              [15, top - 30],
            ],
            material: { color: mix(look.color, '#ffffff', 0.35), rough: 0.3, gloss: 1.3 },
            tilt: 0.3,
          })}<ellipse cx="${x + 30}" cy="${num(top - 150)}" rx="10" ry="3.4" fill="#26282c"/></g>`
        : ''
    const art = decoration(scene, look, x, profile, top, bottom)
    if (look.other) {
      // Opened: the lid leans beside the cup and the steel inside is seen.
      const lx = x - r - 165
      const floor = bottom + 6
      return (
        shadow +
        handled +
        cup +
        art +
        grain +
        foots +
        rim +
        mouth(scene, x, top - 15, rimR * 1.01, tilt, 12, steel, steel) +
        standingShadow(scene, lx, floor - 4, rimR * 1.0, rimR * 0.2, 0.8) +
        lid(lx, floor)
      )
    }
    return shadow + handled + cup + art + grain + foots + rim + straw + lid(x, top - 12)
  },
}

const waterBottle: Kind = {
  floor: 1030,
  focus: [600, 400, 2],
  draw: (scene, look) => {
    const x = 600
    const bottom = 1030
    const r = look.between('radius', 128, 160)
    const clear = look.clear || look.chance('clear', 0.45)
    const height = look.between('height', 700, 800)
    const top = bottom - height
    const grip = look.chance('grip', 0.5)
    const neck = r * look.between('neck', 0.55, 0.72)
    const profile: ProfilePoint[] = [
      [neck, top],
      [neck, top + 26, 14],
      [r, top + 150, 90],
      ...(grip
        ? ([
            [r, top + height * 0.42, 50],
            [r * 0.88, top + height * 0.54, 70],
            [r, top + height * 0.66, 50],
          ] as const)
        : []),
      [r, bottom - 40],
      [r * 0.97, bottom, 40],
      [r * 0.7, bottom],
    ]
    const outline = turnedOutline({ x, profile, tilt })
    const cap: Material = { color: clear ? mix(look.accent, look.color, 0.5) : darker(look.color, 0.3), rough: 0.45 }
    let body: Svg
    if (clear) {
      const tint = look.clear ? '#eef4f5' : look.color
      const water = top + height * 0.27
      const edge = scene.linear([
        [0, darker(tint, 0.55), 0.75],
        [0.05, darker(tint, 0.3), 0.5],
        [0.16, tint, 0.3],
        [0.5, tint, 0.22],
        [0.84, tint, 0.34],
        [0.95, darker(tint, 0.3), 0.55],
        [1, darker(tint, 0.6), 0.75],
      ])
      const lit = scene.linear([
        [0.1, '#ffffff', 0],
        [0.14, '#ffffff', 0.85],
        [0.21, '#ffffff', 0.7],
        [0.25, '#ffffff', 0],
        [0.86, '#ffffff', 0],
        [0.89, '#ffffff', 0.6],
        [0.92, '#ffffff', 0],
      ])
      body =
        path(outline, '#ffffff', 'opacity=".25"') +
        path(outline, edge) +
        `<g ${scene.clip(outline)}><rect x="${x - r}" y="${num(water)}" width="${2 * r}" height="700" fill="${mix(tint, '#9cc4d8', 0.35)}" opacity=".28"/><ellipse cx="${x}" cy="${num(water)}" rx="${num(r * 0.97)}" ry="${num(r * tilt)}" fill="#fff" opacity=".4"/><ellipse cx="${x}" cy="${num(bottom - 22)}" rx="${num(r * 0.8)}" ry="${num(r * 0.15)}" fill="${darker(tint, 0.4)}" opacity=".3"/>${[0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((t) => line(`M${x + r * 0.3} ${num(top + height * t)}h${r * 0.22}`, '#ffffff', 4, 'opacity=".7"')).join('')}</g>` +
        path(outline, lit, 'opacity=".9"') +
        line(outline, darker(tint, 0.5), 2.5, 'opacity=".35"')
    } else {
      body = turned(scene, { x, profile, material: coat(look), tilt }) + decoration(scene, look, x, profile, top + 140, bottom)
    }
    const lid = turned(scene, {
      x,
      profile: [
        [neck * 0.9, top - 110],
        [neck * 1.08, top - 108, 26],
        [neck * 1.14, top - 80, 20],
        [neck * 1.14, top + 2],
        [neck * 1.1, top + 10, 6],
      ],
      material: cap,
      tilt,
    })
    const ribs = Array.from({ length: 13 }, (_, i) => {
      const a = -1.35 + (i * 2.7) / 12
      return line(
        `M${num(x + Math.sin(a) * neck * 1.13)} ${num(top - 66 + Math.cos(a) * neck * tilt)}V${num(top - 8 + Math.cos(a) * neck * tilt)}`,
        '#000000',
        3,
        'opacity=".16"',
      )
    }).join('')
    const spout = look.other
      ? turned(scene, {
          x: x + neck * 0.2,
          profile: [
            [20, top - 170],
            [30, top - 166, 8],
            [34, top - 104],
          ],
          material: { color: '#f0f1f2', rough: 0.3 },
          tilt: 0.2,
        })
      : ''
    const strap = tube(
      scene,
      `M${num(x - neck * 1.06)} ${top - 46}C${num(x - neck * 1.7)} ${top - 150} ${num(x + neck * 0.3)} ${top - 260} ${num(x + neck * 0.5)} ${top - 108}`,
      look.between('strap', 18, 28),
      { color: cap.color, rough: 0.7 },
    )
    return standingShadow(scene, x, bottom - 4, r, r * 0.2, clear ? 0.7 : 1) + body + (look.other ? '' : strap) + lid + ribs + spout
  },
}

export const mug: Kind = {
  enlarge: 1.3,
  floor: 930,
  focus: [560, 520, 2],
  draw: (scene, look) => {
    const right = !look.other
    const x = right ? 550 : 650
    const shape = look.pick('shape', ['straight', 'barrel', 'tapered', 'low', 'bell'] as const)
    const r = look.between('radius', 205, 245) * (shape === 'low' ? 1.12 : 1)
    const height = look.between('height', 400, 500) * (shape === 'low' ? 0.78 : 1)
    const bottom = 930
    const top = bottom - height
    const t = 0.19
    const glaze: Material = look.chance('matte', 0.35)
      ? { color: look.color, rough: 0.7, sheen: 0.2 }
      : { color: look.color, rough: 0.06, gloss: 1.7 }
    const foot = { straight: 0.97, barrel: 0.72, tapered: 0.72, low: 0.86, bell: 0.7 }[shape]
    const profile: ProfilePoint[] = [
      [r, top],
      ...(shape === 'barrel'
        ? ([[r * 1.1, top + height * 0.45, 130]] as const)
        : shape === 'bell'
          ? ([
              [r * 0.84, top + height * 0.4, 140],
              [r * 0.95, top + height * 0.78, 90],
            ] as const)
          : []),
      [r * foot, bottom - 12, shape === 'straight' ? 30 : 80],
      [r * foot * 0.92, bottom, 8],
    ]
    const side = right ? 1 : -1
    const arm = `M${num(x + side * r * 0.93)} ${num(top + height * 0.2)}C${num(x + side * r * 1.85)} ${num(top + height * 0.06)} ${num(x + side * r * 1.78)} ${num(top + height * 0.86)} ${num(x + side * r * (foot + 1) * 0.46)} ${num(top + height * 0.76)}`
    const ring = tube(scene, arm, look.between('handle', 42, 56), glaze)
    const outline = turnedOutline({ x, profile, tilt: t })
    const print = look.pick('print', ['none', 'speckle', 'two-tone', 'stripes', 'sprig', 'check'] as const)
    const ink = contrasting(look.color, 0.6)
    let art = ''
    if (print === 'speckle') {
      const random = look.random('dots')
      art = `<g fill="${ink}" opacity=".55">${Array.from({ length: 110 }, () => `<circle cx="${num(x - r * 1.1 + random() * r * 2.2)}" cy="${num(top + random() * (height + 60))}" r="${num(1.2 + random() ** 3 * 6)}"/>`).join('')}</g>`
    } else if (print === 'two-tone') {
      const y = top + height * 0.62
      art = `<path d="M${num(x - r)} ${num(y)}A${num(r)} ${num(r * t)} 0 0 0 ${num(x + r)} ${num(y)}h200V1200H${x - 400}V${num(y)}Z" fill="${look.accent}" opacity=".72"/>`
    } else if (print === 'stripes') {
      art = [0.2, 0.28, 0.36]
        .map((k) =>
          line(
            `M${num(x - r * 1.05)} ${num(top + height * k)}A${num(r * 1.05)} ${num(r * 1.05 * t)} 0 0 0 ${num(x + r * 1.05)} ${num(top + height * k)}`,
            ink,
            12,
            'opacity=".5"',
          ),
        )
        .join('')
    } else if (print === 'sprig') {
      const stem = `M${x - 30} ${num(top + height * 0.9)}C${x - 50} ${num(top + height * 0.65)} ${x - 10} ${num(top + height * 0.5)} ${x - 20} ${num(top + height * 0.28)}`
      const leaves = [0.8, 0.68, 0.56, 0.45, 0.35]
        .flatMap((k, i) =>
          [-1, 1].map(
            (s) =>
              `<ellipse cx="${num(x - 26 + s * (44 - i * 5))}" cy="${num(top + height * k - 22)}" rx="${34 - i * 3}" ry="${14 - i}" transform="rotate(${s * -32} ${num(x - 26 + s * (44 - i * 5))} ${num(top + height * k - 22)})" fill="${ink}"/>`,
          ),
        )
        .join('')
      art = `<g opacity=".6">${line(stem, ink, 6)}${leaves}</g>`
    } else if (print === 'check') {
      art = path(
        outline,
        scene.pattern(
          60,
          60,
          `<rect width="30" height="60" fill="${ink}" opacity=".28"/><rect width="60" height="30" fill="${ink}" opacity=".28"/>`,
        ),
      )
    }
    const inside: Material = { ...glaze, color: look.chance('light-inside', 0.6) ? '#f2efe9' : look.color }
    return (
      standingShadow(scene, x, bottom - 4, r * foot, r * foot * 0.24) +
      pool(scene, x + side * r * 1.4, bottom + 10, r * 0.5, 22, 0.12) +
      ring +
      turned(scene, { x, profile, material: glaze, tilt: t }) +
      (art ? `<g ${scene.clip(outline)}>${art}</g>` : '') +
      (glaze.rough! < 0.2 ? gloss(scene, outline, x, top, r, height) : scene.texture(outline, 'grain', 0.25, 0.8)) +
      mouth(scene, x, top, r, t, 13, glaze, inside)
    )
  },
}

/** Window-shaped reflection that tells glaze from paint. */
function gloss(scene: Scene, outline: string, x: number, top: number, r: number, height: number): Svg {
  const d = `M${num(x - r * 0.74)} ${num(top + height * 0.2)}Q${num(x - r * 0.62)} ${num(top + height * 0.25)} ${num(x - r * 0.5)} ${num(top + height * 0.27)}V${num(top + height * 0.78)}Q${num(x - r * 0.6)} ${num(top + height * 0.76)} ${num(x - r * 0.7)} ${num(top + height * 0.7)}Z`
  return `<g ${scene.clip(outline)}><path d="${d}" fill="#fff" opacity=".5" ${scene.blur(4)}/></g>`
}

const glass: Kind = {
  enlarge: 1.3,
  floor: 990,
  focus: [600, 560, 1.8],
  draw: (scene, look) => {
    const t = 0.16
    const shape = look.pick('shape', ['tumbler', 'wine', 'double', 'highball'] as const)
    const tint = look.clear || look.color === '#f5f5f2' ? '#eaf1f3' : look.color
    const drink = look.pick('drink', ['#c9803a', '#8d2f3c', '#e7b65a', '#b9d3dd', '#5a3620'])
    const x = 600
    const bottom = shape === 'wine' ? 1040 : 980
    const r = { tumbler: 190, wine: 185, double: 200, highball: 140 }[shape]
    const height = { tumbler: 400, wine: 400, double: 430, highball: 620 }[shape]
    const top = shape === 'wine' ? bottom - 760 : bottom - height
    const cupBottom = top + height
    const foot = { tumbler: 0.84, wine: 0.2, double: 0.62, highball: 0.9 }[shape]
    const profile: ProfilePoint[] =
      shape === 'wine'
        ? [
            [r * 0.82, top],
            [r * 1.02, top + height * 0.45, 150],
            [r * 0.5, cupBottom - 30, 110],
            [14, cupBottom + 10, 40],
          ]
        : [
            [r, top],
            [r * (shape === 'double' ? 1.02 : 0.97), top + height * 0.5, 120],
            [r * foot, bottom - 16, 50],
            [r * foot, bottom, 14],
            [r * foot * 0.9, bottom],
          ]
    const outline = turnedOutline({ x, profile, tilt: t })
    const inner: ProfilePoint[] =
      shape === 'wine'
        ? [
            [r * 0.98, top + height * 0.46],
            [r * 0.96, top + height * 0.55, 60],
            [r * 0.46, cupBottom - 44, 100],
            [10, cupBottom - 14, 20],
          ]
        : [
            [r * 0.9, top + height * 0.34],
            [r * 0.88, top + height * 0.5, 80],
            [r * foot * 0.86, bottom - 56, 40],
            [r * foot * 0.7, bottom - 44, 20],
          ]
    const fill = turnedOutline({ x, profile: inner, tilt: t })
    const wall = scene.linear([
      [0, darker(tint, 0.6), 0.7],
      [0.04, darker(tint, 0.35), 0.5],
      [0.12, tint, 0.34],
      [0.5, tint, 0.14],
      [0.88, tint, 0.34],
      [0.96, darker(tint, 0.35), 0.5],
      [1, darker(tint, 0.6), 0.7],
    ])
    const shine = scene.linear([
      [0.08, '#ffffff', 0],
      [0.12, '#ffffff', 0.9],
      [0.19, '#ffffff', 0.7],
      [0.23, '#ffffff', 0],
      [0.84, '#ffffff', 0],
      [0.88, '#ffffff', 0.7],
      [0.91, '#ffffff', 0],
    ])
    const liquid = scene.linear([
      [0, darker(drink, 0.45)],
      [0.2, drink],
      [0.6, lighter(drink, 0.2)],
      [1, darker(drink, 0.4)],
    ])
    const topInner = inner[0]!
    const stem =
      shape === 'wine'
        ? turned(scene, {
            x,
            profile: [
              [13, cupBottom],
              [9, cupBottom + 120, 60],
              [14, bottom - 40, 40],
              [135, bottom - 6, 50],
              [135, bottom],
            ],
            material: { color: mix(tint, '#b9c6cb', 0.5), rough: 0.05, metal: 0.25, gloss: 2 },
            tilt: t,
          })
        : ''
    const ribs = look.chance('ribs', 0.4)
      ? Array.from({ length: 11 }, (_, i) => {
          const s = Math.sin(-1.25 + i * 0.25)
          return line(
            `M${num(x + s * r * 0.98)} ${num(top + height * 0.1)}L${num(x + s * r * foot)} ${num(bottom - 20)}`,
            '#ffffff',
            5,
            'opacity=".32"',
          )
        }).join('')
      : ''
    return (
      standingShadow(scene, x, bottom - 4, shape === 'wine' ? 135 : r * foot, undefined, 0.6) +
      stem +
      path(outline, '#ffffff', 'opacity=".3"') +
      `<ellipse cx="${x}" cy="${top}" rx="${num(profile[0]![0])}" ry="${num(profile[0]![0] * t)}" fill="${tint}" opacity=".25"/>` +
      (look.other
        ? ''
        : path(fill, liquid, 'opacity=".88"') +
          `<ellipse cx="${x}" cy="${num(topInner[1])}" rx="${num(topInner[0])}" ry="${num(topInner[0] * t)}" fill="${lighter(drink, 0.35)}"/>`) +
      path(outline, wall) +
      `<g ${scene.clip(outline)}>${shape === 'wine' ? '' : ribs}</g>` +
      path(outline, shine) +
      `<ellipse cx="${x}" cy="${top}" rx="${num(profile[0]![0])}" ry="${num(profile[0]![0] * t)}" fill="none" stroke="#fff" stroke-width="6" opacity=".85"/>` +
      `<ellipse cx="${x}" cy="${top}" rx="${num(profile[0]![0])}" ry="${num(profile[0]![0] * t)}" fill="none" stroke="${darker(tint, 0.5)}" stroke-width="2" opacity=".5"/>` +
      (shape === 'wine'
        ? ''
        : `<ellipse cx="${x}" cy="${num(bottom - 14)}" rx="${num(r * foot * 0.82)}" ry="${num(r * foot * 0.82 * t)}" fill="${darker(tint, 0.35)}" opacity=".28"/>`)
    )
  },
}

export const drinkware = { 'thermos-mug': thermosMug, 'water-bottle': waterBottle, mug, glass } as const satisfies Record<string, Kind>
