import { darker, type Hex, lightness, mix } from './color.ts'
import { num, type Scene, type Stop, type Svg, side } from './scene.ts'

/** Light falling off: few gradient stops that read as a blur, and cost no filter. */
const fade = (color: Hex, strength: number): Stop[] =>
  [
    [0, 1],
    [0.25, 0.86],
    [0.5, 0.5],
    [0.7, 0.22],
    [0.85, 0.07],
    [1, 0],
  ].map(([at, share]) => [at!, color, share! * strength] as const)

/** Soft dark ellipse. */
export function pool(scene: Scene, x: number, y: number, rx: number, ry: number, strength: number, color: Hex = '#14161c'): Svg {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${scene.radial(fade(color, strength))}"/>`
}

/** Shadow of something standing: dark where it touches, wide and faint to the right of the light. */
export function standingShadow(scene: Scene, x: number, y: number, rx: number, ry = rx * 0.16, strength = 1): Svg {
  return (
    pool(scene, x + rx * 0.42, y + ry * 0.15, rx * 1.75, ry * 2.3, 0.2 * strength) +
    pool(scene, x + rx * 0.12, y, rx * 1.2, ry * 1.35, 0.36 * strength) +
    pool(scene, x, y - ry * 0.1, rx * 1.02, ry * 0.85, 0.6 * strength)
  )
}

/**
 * Soft edge of a shadow as strokes of growing width, whose sum falls off like a blur: a blur of the outline costs several times as much.
 * `reach` is how far it spreads.
 */
function softEdge(d: string, reach: number, strength: number, x: number, y: number, layers: number): Svg {
  // One layer adds little, so the strength of all is shared out evenly; the sum is the strength where all overlap.
  const each = 1 - (1 - strength) ** (1 / layers)
  const strokes = Array.from({ length: layers }, (_, i) => {
    const t = (i + 0.5) / layers
    // Steps are closer together in the middle, where a blurred edge is steepest.
    const width = reach * (1 + Math.sign(t - 0.5) * Math.abs(2 * t - 1) ** 1.4)
    return `<path d="${d}" stroke-width="${num(width)}" opacity="${num(each)}"/>`
  }).join('')
  return `<g transform="translate(${num(x)} ${num(y)})" fill="#14161c" stroke="#14161c" stroke-linejoin="round">${strokes}</g>`
}

/** Shadow of something lying flat, seen from above: its outline, moved away from the light. */
export function lyingShadow(d: string, lift = 16, strength = 1): Svg {
  return (
    softEdge(d, lift * 2.6, 0.25 * strength, lift * 1.05, lift * 1.35, 7) +
    softEdge(d, lift * 0.6, 0.2 * strength, lift * 0.3, lift * 0.4, 3)
  )
}

const papers: readonly Hex[] = [
  '#f4f4f2',
  '#eef0f2',
  '#f3efe8',
  '#e9edf0',
  '#f1ebe4',
  '#e7ecea',
  '#f4ece9',
  '#e8e9f0',
  '#ebe6dc',
  '#e3e8e3',
]

/** Seamless paper that sets the goods off: pale goods get a deeper one. */
export function backdropColor(color: Hex, choice: number): Hex {
  const paper = papers[Math.floor(choice * papers.length)]!
  const l = lightness(color)
  return l > 0.9 ? darker(paper, 0.11) : l > 0.8 ? darker(paper, 0.06) : choice > 0.86 ? mix(paper, color, 0.16) : paper
}

export function backdrop(scene: Scene, paper: Hex, flat: boolean): Svg {
  const all = `width="${side}" height="${side}"`
  const dim = darker(paper, 0.1)
  if (flat)
    return `<rect ${all} fill="${scene.linear(
      [
        [0, mix(paper, '#ffffff', 0.55)],
        [0.55, paper],
        [1, darker(paper, 0.06)],
      ],
      0,
      0,
      1,
      1,
    )}"/>`
  const wall = scene.linear(
    [
      [0, darker(paper, 0.05)],
      [0.45, mix(paper, '#ffffff', 0.3)],
      [0.66, mix(paper, '#ffffff', 0.12)],
      [0.76, darker(paper, 0.045)],
      [0.86, mix(paper, '#ffffff', 0.2)],
      [1, darker(paper, 0.03)],
    ],
    0,
    0,
    0,
    1,
  )
  const glow = scene.radialAt(
    [
      [0, '#ffffff', 0.75],
      [0.5, '#ffffff', 0.3],
      [1, '#ffffff', 0],
    ],
    470,
    470,
    640,
  )
  const corner = scene.radialAt(
    [
      [0.6, dim, 0],
      [1, darker(paper, 0.22), 0.3],
    ],
    560,
    560,
    930,
  )
  return `<rect ${all} fill="${wall}"/><rect ${all} fill="${glow}"/><rect ${all} fill="${corner}"/>`
}
