import { contrasting, darker, lighter } from '../color.ts'
import type { Kind } from '../look.ts'
import { path, roundedRect } from '../scene.ts'
import { box } from '../solid.ts'
import { pool } from '../studio.ts'

/** Plain carton in the goods' colour: what is shown when a kind has no drawing of its own. */
export const productBox: Kind = {
  draw: (scene, look) => {
    const w = look.between('w', 380, 500)
    const h = look.between('h', 360, 560)
    const d = look.between('d', 240, 360)
    const camera = { x: 600, y: 600, yaw: look.other ? 38 : -32, pitch: 22 }
    const label = path(roundedRect(w * 0.12, h * 0.3, w * 0.5, h * 0.34, 10), lighter(look.color, 0.7), 'opacity=".9"')
    const strips = path(
      `M${w * 0.18} ${h * 0.4}h${w * 0.3}v8h${-w * 0.3}z M${w * 0.18} ${h * 0.46}h${w * 0.36}v5h${-w * 0.36}z M${w * 0.18} ${h * 0.51}h${w * 0.26}v5h${-w * 0.26}z`,
      contrasting(look.color, 0.4),
    )
    const tape = path(`M${w * 0.46} 0h${w * 0.08}v${d}h${-w * 0.08}z`, darker(look.color, 0.2), 'opacity=".5"')
    return (
      pool(scene, 640, 600 + h * 0.46, w * 0.95, 90, 0.5) +
      pool(scene, 600, 600 + h * 0.47, w * 0.75, 50, 0.5) +
      box(scene, camera, w, h, d, { color: look.color, rough: 0.85 }, { front: label + strips, top: tape })
    )
  },
}
