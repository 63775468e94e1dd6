import { darker, type Hex, lighter, mix } from '../color.ts'
import { type Material, shade } from '../light.ts'
import type { Kind, Look } from '../look.ts'
import { brass, chrome, sphere, tube } from '../parts.ts'
import { ellipsePath, line, num, path, roundedRect, type Scene, type Svg } from '../scene.ts'
import { cloth } from '../soft.ts'
import { lyingShadow, pool, standingShadow } from '../studio.ts'

/** Colours that bare metal has. */
const metallic: ReadonlySet<Hex> = new Set(['#cfa553', '#f5c93b', '#dfcdb1', '#c3c7cb', '#f5f5f2', '#8a8d91'])

/** Metal in the colour of the goods: warm ones are gold, grey ones silver, others enamel. */
function metalOf(look: Look): Material {
  if (look.color === '#cfa553' || look.color === '#f5c93b' || look.color === '#dfcdb1') return { ...brass, color: '#dcb466', rough: 0.12 }
  if (look.color === '#c3c7cb' || look.color === '#f5f5f2' || look.color === '#8a8d91') return chrome
  return look.chance('gold', 0.5) ? { ...brass, color: '#dcb466', rough: 0.12 } : chrome
}

/** Cut stone seen from above. */
function gem(scene: Scene, x: number, y: number, r: number, color: Hex): Svg {
  const facets = Array.from({ length: 8 }, (_, i) => {
    const at = (a: number, k: number): string => `${num(x + Math.cos(a) * r * k)} ${num(y + Math.sin(a) * r * k)}`
    const a = (i / 8) * Math.PI * 2
    const b = ((i + 1) / 8) * Math.PI * 2
    const tone = [0.55, 0.1, 0.75, -0.3, -0.15, 0.4, -0.4, 0.25][i]!
    const fill = tone > 0 ? lighter(color, tone) : darker(color, -tone)
    return `<path d="M${at(a, 1)}L${at(b, 1)}L${at((a + b) / 2, 0.52)}Z" fill="${fill}"/><path d="M${at((a + b) / 2, 0.52)}L${at(b, 1)}L${at(b + Math.PI / 8, 0.52)}Z" fill="${tone > 0.2 ? darker(color, 0.1) : lighter(color, 0.35)}"/>`
  }).join('')
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${color}"/>${facets}<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.5)}" fill="${scene.linear(
    [
      [0, lighter(color, 0.8)],
      [0.5, color],
      [1, darker(color, 0.25)],
    ],
    0,
    0,
    1,
    1,
  )}"/><path d="M${num(x - r * 0.3)} ${num(y - r * 0.34)}l${num(r * 0.3)} ${num(-r * 0.1)}l${num(-r * 0.1)} ${num(r * 0.24)}z" fill="#fff" opacity=".9"/>`
}

const pearl = (scene: Scene, x: number, y: number, r: number, color: Hex): Svg =>
  sphere(scene, x, y, r, { color: mix(color, '#f7f0e6', 0.55), rough: 0.1, gloss: 1.6 })
/** Links of a fine chain along a path. */
const chain = (scene: Scene, d: string, m: Material, w = 9): Svg =>
  line(d, '#14161c', w, `opacity=".3" transform="translate(6 9)" ${scene.blur(6)}`) +
  line(d, shade([0.5, -0.3, 0.7], m), w) +
  line(d, shade([-0.4, 0.5, 0.7], m), w * 0.7, `stroke-dasharray="${w * 1.1} ${w * 0.8}"`) +
  line(d, '#fff', w * 0.2, `stroke-dasharray="${w * 0.6} ${w * 1.3}" opacity=".8"`)
const stoneOf = (look: Look): Hex =>
  look.color === '#f5f5f2' || look.color === '#c3c7cb' || look.clear
    ? '#dfeaf2'
    : look.color === '#cfa553'
      ? look.pick('stone', ['#2f9d78', '#c93a55', '#e9eef2', '#3f66c4'])
      : look.color

const earrings: Kind = {
  enlarge: 1.14,
  flat: true,
  focus: [430, 560, 2],
  draw: (scene, look) => {
    const m = metalOf(look)
    const stone = stoneOf(look)
    const enamelled = !metallic.has(look.color)
    const leafColor = enamelled ? look.color : m === chrome ? '#ced2d6' : '#d9b062'
    const hoop: Material = enamelled ? { color: look.color, rough: 0.08, gloss: 1.6 } : m
    const style = look.pick('style', ['hoop', 'pearl', 'drop', 'tassel', 'stud', 'leaf'] as const)
    const hook = (x: number): Svg =>
      tube(scene, `M${x} 330C${x - 4} 220 ${x + 90} 220 ${x + 84} 330C${x + 82} 380 ${x + 70} 410 ${x + 66} 440`, 9, m)
    const one = (x: number): Svg => {
      switch (style) {
        case 'hoop': {
          const d = ellipsePath(x, 590, 170, 210)
          return (
            line(d, '#14161c', 30, `opacity=".25" transform="translate(14 20)" ${scene.blur(14)}`) +
            tube(scene, d, look.between('w', 22, 40), hoop) +
            (look.chance('gems', 0.4)
              ? Array.from({ length: 9 }, (_, i) =>
                  gem(scene, x + Math.cos(0.5 + i * 0.27) * 170, 590 + Math.sin(0.5 + i * 0.27) * 210, 15, stone),
                ).join('')
              : '')
          )
        }
        case 'pearl':
          return (
            pool(scene, x + 30, 640, 130, 120, 0.35) +
            hook(x) +
            gem(scene, x, 350, 30, '#e9f0f4') +
            tube(scene, `M${x} 380V470`, 7, m) +
            pearl(scene, x, 590, 118, look.color)
          )
        case 'drop':
          return (
            hook(x) +
            gem(scene, x, 360, 36, stone) +
            tube(scene, `M${x} 396V440`, 7, m) +
            lyingShadow(
              `M${x} 440C${x + 60} 560 ${x + 100} 640 ${x + 100} 710A100 100 0 0 1 ${x - 100} 710C${x - 100} 640 ${x - 60} 560 ${x} 440Z`,
              14,
            ) +
            path(
              `M${x} 430C${x + 66} 556 ${x + 112} 640 ${x + 112} 712A112 112 0 0 1 ${x - 112} 712C${x - 112} 640 ${x - 66} 556 ${x} 430Z`,
              shade([-0.2, 0.3, 0.9], m),
            ) +
            cloth(scene, {
              d: `M${x} 456C${x + 56} 566 ${x + 94} 646 ${x + 94} 712A94 94 0 0 1 ${x - 94} 712C${x - 94} 646 ${x - 56} 566 ${x} 456Z`,
              color: stone,
              puff: 40,
              height: 130,
            }) +
            `<path d="M${x - 46} 640q-16 40 4 84" stroke="#fff" stroke-width="12" fill="none" opacity=".7" stroke-linecap="round"/>`
          )
        case 'tassel':
          return (
            hook(x) +
            sphere(scene, x, 420, 48, m) +
            Array.from({ length: 13 }, (_, i) =>
              tube(scene, `M${x - 30 + i * 5} 460Q${x - 50 + i * 8} 640 ${x - 72 + i * 12} 850`, 11, { color: look.color, rough: 0.8 }),
            ).join('') +
            path(roundedRect(x - 44, 452, 88, 40, 10), shade([-0.3, 0.4, 0.8], m))
          )
        case 'leaf': {
          const leaf = `M${x} 430C${x + 120} 540 ${x + 110} 720 ${x} 860C${x - 110} 720 ${x - 120} 540 ${x} 430Z`
          const veins = [0, 1, 2, 3, 4]
            .map((i) => line(`M${x} ${540 + i * 56}L${x - 70} ${490 + i * 58}M${x} ${540 + i * 56}L${x + 70} ${490 + i * 58}`, '#333', 7))
            .join('')
          return (
            hook(x) +
            lyingShadow(leaf, 14) +
            cloth(scene, {
              d: leaf,
              color: leafColor,
              puff: 20,
              height: 90,
              heights: veins + line(`M${x} 440V850`, '#333', 9),
            }) +
            `<path d="${leaf}" fill="none" stroke="${shade([-0.4, 0.6, 0.6], m)}" stroke-width="6"/>`
          )
        }
        default:
          return (
            pool(scene, x + 20, 630, 190, 170, 0.35) +
            path(ellipsePath(x, 590, 164, 164), shade([-0.2, 0.3, 0.9], m)) +
            Array.from({ length: 16 }, (_, i) =>
              gem(scene, x + Math.cos((i / 16) * 6.283) * 138, 590 + Math.sin((i / 16) * 6.283) * 138, 25, '#e9f0f5'),
            ).join('') +
            gem(scene, x, 590, 104, stone)
          )
      }
    }
    const card =
      look.other || look.chance('card', 0.4)
        ? lyingShadow(roundedRect(150, 130, 900, 940, 30), 22) +
          path(roundedRect(150, 130, 900, 940, 30), mix(look.accent, '#ffffff', 0.86)) +
          path(ellipsePath(600, 190, 34, 14), '#d8d5cf')
        : ''
    return `${card}${one(400)}${one(800)}`
  },
}

const necklace: Kind = {
  multicolor: true,
  flat: true,
  focus: [600, 740, 1.9],
  draw: (scene, look) => {
    const m = metalOf(look)
    const stone = stoneOf(look)
    const style = look.pick('style', ['pendant', 'pearls', 'layers', 'heart'] as const)
    const d = 'M250 130C250 480 400 760 600 780C800 760 950 480 950 130'
    const bust = look.other
      ? cloth(scene, {
          d: 'M420 60C430 200 380 260 240 330C130 390 90 520 90 760V1240H1110V760C1110 520 1070 390 960 330C820 260 770 200 780 60Q600 0 420 60Z',
          color: look.chance('dark-bust', 0.5) ? '#3a3b40' : '#ece6dc',
          puff: 70,
          height: 120,
          texture: 'plush',
          textureStrength: 0.4,
        })
      : ''
    if (style === 'pearls') {
      const n = 44
      const beads = Array.from({ length: n }, (_, i) => {
        const t = i / (n - 1)
        const k = 1 - t
        // The curve of `d` as two halves of a cubic.
        const half = t < 0.5
        const u = half ? t * 2 : (t - 0.5) * 2
        const p = half
          ? [
              [250, 130],
              [250, 480],
              [400, 760],
              [600, 780],
            ]
          : [
              [600, 780],
              [800, 760],
              [950, 480],
              [950, 130],
            ]
        const b = (j: 0 | 1): number =>
          (1 - u) ** 3 * p[0]![j]! + 3 * (1 - u) ** 2 * u * p[1]![j]! + 3 * (1 - u) * u * u * p[2]![j]! + u ** 3 * p[3]![j]!
        const r = 18 + 14 * Math.sin(Math.PI * Math.min(t, k) * 2 * 0.5) * 1.1
        return (
          pool(scene, b(0) + 12, b(1) + 16, r * 1.2, r * 1.1, 0.3) +
          pearl(scene, b(0), b(1), r, look.palette[i % 7 === 0 ? 1 : 0] ?? look.color)
        )
      }).join('')
      return bust + beads
    }
    const pendant =
      style === 'heart'
        ? `${lyingShadow('M600 990C470 900 470 800 540 800Q600 800 600 850Q600 800 660 800C730 800 730 900 600 990Z', 12)}${cloth(scene, { d: 'M600 990C470 900 470 800 540 800Q600 800 600 850Q600 800 660 800C730 800 730 900 600 990Z', color: m === chrome ? '#ced2d7' : '#dcb466', puff: 26, height: 130 })}${gem(scene, 600, 880, 34, stone)}`
        : `${pool(scene, 616, 900, 130, 130, 0.35)}${path(ellipsePath(600, 880, 108, 108), shade([-0.2, 0.3, 0.9], m))}${Array.from({ length: 20 }, (_, i) => gem(scene, 600 + Math.cos((i / 20) * 6.283) * 92, 880 + Math.sin((i / 20) * 6.283) * 92, 15, '#eaf1f5')).join('')}${gem(scene, 600, 880, 70, stone)}`
    return (
      bust +
      (style === 'layers'
        ? chain(scene, 'M320 130C330 380 440 560 600 570C760 560 870 380 880 130', m, 8) + pearl(scene, 600, 590, 26, look.color)
        : '') +
      chain(scene, d, m, look.between('w', 9, 14)) +
      tube(scene, 'M600 770V812', 12, m) +
      pendant
    )
  },
}

const ring: Kind = {
  enlarge: 1.35,
  floor: 900,
  focus: [600, 460, 2],
  draw: (scene, look) => {
    const m = metalOf(look)
    const stone = stoneOf(look)
    const w = look.between('w', 40, 70)
    const [x, y, rx, ry] = [600, 660, look.other ? 190 : 240, 240]
    const band = line(ellipsePath(x, y, rx, ry), shade([0.6, -0.4, 0.6], m), w)
    const lights = line(
      ellipsePath(x, y, rx, ry),
      scene.linear(
        [
          [0, shade([-0.9, 0.2, 0.3], m)],
          [0.12, shade([-0.4, 0.4, 0.8], m)],
          [0.3, shade([0.3, 0.6, 0.6], m)],
          [0.5, shade([0, -0.6, 0.6], m)],
          [0.7, shade([-0.5, 0.3, 0.8], m)],
          [0.86, shade([0.5, 0.1, 0.8], m)],
          [1, shade([0.95, -0.2, 0.2], m)],
        ],
        0,
        0,
        1,
        0.3,
      ),
      w * 0.9,
    )
    const inner = line(ellipsePath(x, y, rx - w * 0.3, ry - w * 0.3), '#fff', w * 0.12, 'opacity=".55"')
    const style = look.pick('style', ['solitaire', 'halo', 'band', 'signet'] as const)
    const top = y - ry
    const head =
      style === 'band'
        ? Array.from({ length: 9 }, (_, i) =>
            gem(scene, x + Math.cos(-2.35 + i * 0.195) * rx, y + Math.sin(-2.35 + i * 0.195) * ry, w * 0.36, stone),
          ).join('')
        : style === 'signet'
          ? cloth(scene, { d: ellipsePath(x, top - 6, 110, 70), color: m === chrome ? '#cfd3d8' : '#dcb466', puff: 26, height: 110 }) +
            path(ellipsePath(x, top - 10, 80, 46), stone)
          : `${[-1, 1].map((s) => tube(scene, `M${x + s * 30} ${top + 10}L${x + s * 56} ${top - 70}`, 12, m)).join('')}${style === 'halo' ? path(ellipsePath(x, top - 70, 116, 90), shade([-0.2, 0.4, 0.8], m)) + Array.from({ length: 16 }, (_, i) => gem(scene, x + Math.cos((i / 16) * 6.283) * 100, top - 70 + Math.sin((i / 16) * 6.283) * 76, 15, '#eef4f7')).join('') : ''}<g transform="translate(${x} ${top - 70}) scale(1 .78)">${gem(scene, 0, 0, 84, stone)}</g>`
    return standingShadow(scene, x, y + ry + w / 2 - 6, rx * 0.7, 22) + band + lights + inner + head
  },
}

const bracelet: Kind = {
  multicolor: true,
  floor: 820,
  enlarge: 1.05,
  focus: [420, 700, 2],
  draw: (scene, look) => {
    const m = metalOf(look)
    const [x, y, rx, ry] = [600, 640, 380, look.other ? 230 : 150]
    const style = look.pick('style', ['beads', 'chain', 'bangle', 'braid', 'beads'] as const)
    const shadow = `<g opacity=".5">${line(ellipsePath(x + 20, y + 60, rx, ry), '#14161c', 60, scene.blur(22))}</g>`
    if (style === 'bangle') {
      const w = look.between('w', 34, 64)
      return (
        shadow +
        tube(scene, `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}`, w * 0.9, { ...m, color: darker(m.color, 0.25) }) +
        tube(scene, `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}`, w, m) +
        (look.chance('gems', 0.6)
          ? Array.from({ length: 9 }, (_, i) =>
              gem(scene, x + Math.cos(1.0 + i * 0.143) * rx, y + Math.sin(1.0 + i * 0.143) * ry, w * 0.3, stoneOf(look)),
            ).join('')
          : '')
      )
    }
    if (style === 'braid') {
      const c: Material = { color: look.color, rough: 0.7 }
      const strand = (o: number, s: number): Svg => tube(scene, `M${x - rx} ${y + o}A${rx} ${ry} 0 0 ${s} ${x + rx} ${y + o}`, 24, c)
      const front = `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}`
      return (
        shadow +
        strand(-12, 1) +
        strand(12, 1) +
        line(front, darker(look.color, 0.4), 62) +
        line(front, look.color, 54) +
        line(front, darker(look.color, 0.5), 54, 'stroke-dasharray="5 26" stroke-linecap="butt" opacity=".5"') +
        line(front, lighter(look.color, 0.35), 16, `opacity=".4" transform="translate(0 -10)" ${scene.blur(5)}`) +
        path(roundedRect(x - 60, y + ry - 38, 120, 76, 16), shade([0.4, -0.4, 0.7], m)) +
        path(
          roundedRect(x - 57, y + ry - 36, 114, 68, 14),
          scene.linear(
            [
              [0, shade([-0.4, 0.6, 0.6], m)],
              [0.5, shade([0, 0.2, 1], m)],
              [1, shade([0.3, -0.3, 0.8], m)],
            ],
            0,
            0,
            1,
            1,
          ),
        )
      )
    }
    const n = style === 'beads' ? look.pick('n', [26, 30, 34]) : 34
    const r = style === 'beads' ? 1180 / n + 4 : 26
    const items = Array.from({ length: n }, (_, i) => {
      const a = (i / n) * Math.PI * 2
      return { a, px: x + Math.cos(a) * rx, py: y + Math.sin(a) * ry, depth: Math.sin(a), i }
    }).sort((p, q) => p.depth - q.depth)
    const material = (i: number): Material =>
      i % 9 === 0
        ? m
        : {
            color:
              look.palette.length > 4
                ? look.palette[i % look.palette.length]!
                : look.chance('mix', 0.3) && i % 3 === 0
                  ? look.accent
                  : look.color,
            rough: look.chance('matte', 0.4) ? 0.6 : 0.08,
            gloss: 1.5,
          }
    return (
      shadow +
      items
        .map(({ a, px, py, depth, i }) =>
          style === 'beads'
            ? sphere(scene, px, py, r * (1 + depth * 0.1), material(i))
            : `<ellipse cx="${num(px)}" cy="${num(py)}" rx="${i % 2 ? 34 : 26}" ry="${i % 2 ? 16 : 24}" transform="rotate(${num((Math.atan2(Math.cos(a) * ry, -Math.sin(a) * rx) * 180) / Math.PI)} ${num(px)} ${num(py)})" fill="none" stroke="${shade([depth * 0.5 - 0.2, 0.4, 0.8], m)}" stroke-width="11"/>`,
        )
        .join('') +
      (style === 'chain'
        ? `<g>${tube(scene, `M${x} ${y + ry + 10}v50`, 8, m)}${look.chance('heart', 0.5) ? cloth(scene, { d: `M${x} ${y + ry + 170}C${x - 100} ${y + ry + 110} ${x - 80} ${y + ry + 50} ${x - 36} ${y + ry + 56}Q${x} ${y + ry + 60} ${x} ${y + ry + 90}Q${x} ${y + ry + 60} ${x + 36} ${y + ry + 56}C${x + 80} ${y + ry + 50} ${x + 100} ${y + ry + 110} ${x} ${y + ry + 170}Z`, color: m.color, puff: 20, height: 100 }) : gem(scene, x, y + ry + 110, 50, stoneOf(look))}</g>`
        : '')
    )
  },
}

export const jewellery = { earrings, necklace, ring, bracelet } as const satisfies Record<string, Kind>
