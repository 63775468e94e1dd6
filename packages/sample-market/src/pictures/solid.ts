import { type Material, shade, type Vector } from './light.ts'
import { num, polyline, type Scene, type Svg } from './scene.ts'

/** Parallel view of a turned thing: `yaw` to the side, `pitch` from above, in degrees; the point (0,0,0) falls on `x`, `y`. */
export interface Camera {
  x: number
  y: number
  yaw: number
  pitch: number
  /** Roll in the picture's plane, clockwise. */
  roll?: number
  scale?: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Turns a direction of the thing (x right, y up, z towards the viewer) into the viewer's. */
export function turn({ yaw, pitch, roll = 0 }: Camera, [x, y, z]: Vector): Vector {
  const [cy, sy, cp, sp, cr, sr] = [yaw, pitch, -roll].flatMap((a) => [Math.cos(radians(a)), Math.sin(radians(a))]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const x1 = x * cy + z * sy
  const z1 = -x * sy + z * cy
  const y2 = y * cp - z1 * sp
  const z2 = y * sp + z1 * cp
  return [x1 * cr - y2 * sr, x1 * sr + y2 * cr, z2]
}

export function project(camera: Camera, point: Vector): [number, number] {
  const [x, y] = turn(camera, point)
  const k = camera.scale ?? 1
  return [camera.x + x * k, camera.y - y * k]
}

/** Attribute that lays flat drawing on a plane of the thing: drawing x runs along `u`, drawing y (down) along `v`, from `origin`. */
export function onPlane(camera: Camera, origin: Vector, u: Vector, v: Vector): string {
  const [ox, oy] = project(camera, origin)
  const [ux, uy] = project(camera, [origin[0] + u[0], origin[1] + u[1], origin[2] + u[2]])
  const [vx, vy] = project(camera, [origin[0] + v[0], origin[1] + v[1], origin[2] + v[2]])
  const n = (value: number): string => String(Math.round(value * 1e4) / 1e4)
  return `transform="matrix(${n(ux - ox)} ${n(uy - oy)} ${n(vx - ox)} ${n(vy - oy)} ${num(ox)} ${num(oy)})"`
}

/** Flat face with the slow change of light that a large soft box gives. */
export function facePaint(scene: Scene, camera: Camera, normal: Vector, material: Material): string {
  const n = turn(camera, normal)
  const bend = 0.2
  return scene.linear(
    [
      [0, shade([n[0] - bend, n[1] + bend, n[2]], material)],
      [0.5, shade(n, material)],
      [1, shade([n[0] + bend * 0.8, n[1] - bend, n[2]], material)],
    ],
    0.05,
    0,
    0.95,
    1,
  )
}

export interface BoxFaces {
  /** Drawings laid on the faces, in units of the thing: x to the right, y down from the face's upper left corner. */
  front?: Svg
  right?: Svg
  left?: Svg
  top?: Svg
}

/** Box centred on the camera's point, standing on y = -h/2. Draws the faces that are seen. */
export function box(scene: Scene, camera: Camera, w: number, h: number, d: number, material: Material, faces: BoxFaces = {}): Svg {
  const [x, y, z] = [w / 2, h / 2, d / 2]
  const face = (normal: Vector, origin: Vector, u: Vector, v: Vector, width: number, height: number, drawing = ''): Svg => {
    if (turn(camera, normal)[2] <= 0.01) return ''
    const corner = (a: number, b: number): [number, number] =>
      project(camera, [origin[0] + u[0] * a + v[0] * b, origin[1] + u[1] * a + v[1] * b, origin[2] + u[2] * a + v[2] * b])
    const fill = facePaint(scene, camera, normal, material)
    const d0 = polyline([corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)])
    return `<path d="${d0}" fill="${fill}" stroke="${shade(turn(camera, normal), material)}" stroke-width="1.5" stroke-linejoin="round"/>${drawing ? `<g ${onPlane(camera, origin, u, v)}>${drawing}</g>` : ''}`
  }
  return (
    face([1, 0, 0], [x, y, z], [0, 0, -1], [0, -1, 0], d, h, faces.right) +
    face([-1, 0, 0], [-x, y, -z], [0, 0, 1], [0, -1, 0], d, h, faces.left) +
    face([0, 1, 0], [-x, y, -z], [1, 0, 0], [0, 0, 1], w, d, faces.top) +
    face([0, 0, 1], [-x, y, z], [1, 0, 0], [0, -1, 0], w, h, faces.front)
  )
}

/** Points of a rounded rectangle, y up, counter-clockwise seen from the front, centred. */
export function roundedPoints(w: number, h: number, r: number, steps = 8): [number, number][] {
  const c = Math.min(r, w / 2, h / 2)
  const corners: [number, number, number][] = [
    [w / 2 - c, h / 2 - c, 0],
    [-w / 2 + c, h / 2 - c, 90],
    [-w / 2 + c, -h / 2 + c, 180],
    [w / 2 - c, -h / 2 + c, 270],
  ]
  return corners.flatMap(([x, y, from]) =>
    Array.from({ length: steps + 1 }, (_, i): [number, number] => {
      const a = radians(from + (90 * i) / steps)
      return [x + Math.cos(a) * c, y + Math.sin(a) * c]
    }),
  )
}

export interface Slab {
  /** Outline in the plane of the face, y up, counter-clockwise. */
  points: readonly (readonly [number, number])[]
  depth: number
  material: Material
  /** Material of the edge when it differs. */
  edge?: Material
  /** Width of the bevel that catches light between face and edge. */
  bevel?: number
  /** Drawing on the face: x right, y down, (0,0) in the middle. */
  front?: Svg
}

/** A flat body cut along an outline, its face at z = depth/2. */
export function slab(scene: Scene, camera: Camera, { points, depth, material, edge = material, bevel = 0, front = '' }: Slab): Svg {
  const z = depth / 2
  const sides: Svg[] = []
  const n = points.length
  for (let i = 0; i < n; i++) {
    const a = points[i]!
    const b = points[(i + 1) % n]!
    const normal = turn(camera, [b[1] - a[1], a[0] - b[0], 0])
    if (normal[2] <= 0) continue
    const fill = shade(normal, edge)
    sides.push(
      `<path d="${polyline([project(camera, [a[0], a[1], z]), project(camera, [b[0], b[1], z]), project(camera, [b[0], b[1], -z]), project(camera, [a[0], a[1], -z])])}" fill="${fill}" stroke="${fill}" stroke-width="1.6" stroke-linejoin="round"/>`,
    )
  }
  const outline = points.map(([px, py]) => project(camera, [px, py, z]))
  const d = polyline(outline)
  let rim = ''
  if (bevel) {
    const lit = shade(turn(camera, [-0.6, 0.7, 0.5]), material)
    const dim = shade(turn(camera, [0.7, -0.6, 0.5]), material)
    const stroke = scene.linear(
      [
        [0, lit],
        [0.5, shade(turn(camera, [0, 0, 1]), material)],
        [1, dim],
      ],
      0,
      0,
      1,
      1,
    )
    rim = `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(bevel)}" stroke-linejoin="round"/>`
  }
  return `${sides.join('')}<path d="${d}" fill="${facePaint(scene, camera, [0, 0, 1], material)}"/>${rim}${front ? `<g ${onPlane(camera, [0, 0, z], [1, 0, 0], [0, -1, 0])}>${front}</g>` : ''}`
}
