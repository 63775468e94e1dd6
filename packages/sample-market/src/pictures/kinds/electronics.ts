import { contrasting, darker, lighter, mix } from '../color.ts'
import { turned } from '../lathe.ts'
import { type Material, shade } from '../light.ts'
import type { Kind, Look } from '../look.ts'
import { chrome, glow, sheen, sphere, steel, tube } from '../parts.ts'
import { ellipsePath, line, num, path, roundedRect, type Scene, type Svg } from '../scene.ts'
import { cloth } from '../soft.ts'
import { type Camera, project, roundedPoints, slab } from '../solid.ts'
import { lyingShadow, pool, standingShadow } from '../studio.ts'

const lens = (x: number, y: number, r: number): Svg =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="#0e0f12"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.94)}" fill="none" stroke="#6b7077" stroke-width="${num(r * 0.09)}"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.55)}" fill="#182338"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.3)}" fill="#05070d"/><circle cx="${num(x - r * 0.2)}" cy="${num(y - r * 0.24)}" r="${num(r * 0.13)}" fill="#9db6e8" opacity=".9"/>`

const phoneCase: Kind = {
  floor: 1060,
  focus: [520, 380, 2.1],
  draw: (scene, look) => {
    const c = look.color
    const style = look.clear
      ? 'clear'
      : look.pick('style', ['silicone', 'silicone', 'leather', 'clear', 'armor', 'pattern', 'magnetic'] as const)
    const [w, h] = [410, 850]
    const camera: Camera = look.other
      ? { x: 640, y: 590, yaw: -34, pitch: 6 }
      : { x: 600, y: 600, yaw: look.between('yaw', 10, 24), pitch: 5, roll: look.between('roll', -5, 5) }
    const material: Material =
      style === 'clear'
        ? { color: mix(c, '#e8eef0', 0.72), rough: 0.08, gloss: 1.4 }
        : style === 'silicone' || style === 'magnetic'
          ? { color: c, rough: 0.75, sheen: 0.2 }
          : { color: c, rough: style === 'leather' ? 0.6 : 0.4 }
    const face = roundedRect(-w / 2, -h / 2, w, h, 66)
    const island = look.pick('island', ['square', 'round', 'bar'] as const)
    const phone = look.pick('phone', ['#2a2d33', '#d8dadd', '#41506a', '#cfc4b6'])
    const [ix, iy, iw, ih] = island === 'bar' ? [-w / 2 + 26, -h / 2 + 40, w - 52, 130] : [-w / 2 + 26, -h / 2 + 26, 190, 190]
    const rim =
      island === 'round' ? ellipsePath(ix + iw / 2, iy + ih / 2, iw / 2, ih / 2) : roundedRect(ix, iy, iw, ih, island === 'bar' ? 60 : 48)
    const lenses =
      island === 'bar'
        ? [
            [-0.3, 0],
            [0, 0],
            [0.3, 0],
          ]
        : [
            [-0.22, -0.22],
            [-0.22, 0.22],
            [0.22, 0],
          ]
    const cameras = `${path(rim, darker(phone, 0.1))}<path d="${rim}" fill="none" stroke="${shade([-0.5, 0.6, 0.6], material)}" stroke-width="12"/><path d="${rim}" fill="none" stroke="#000" stroke-width="3" opacity=".35"/>${lenses.map(([lx, ly]) => lens(ix + iw / 2 + lx! * iw, iy + ih / 2 + ly! * ih, island === 'bar' ? 46 : 40)).join('')}<circle cx="${ix + iw * 0.74}" cy="${iy + ih * 0.2}" r="12" fill="#f2ead6"/>`
    const ink = contrasting(c, 0.5)
    const random = look.random('pattern')
    const art =
      style === 'pattern'
        ? look.pick('art', ['terrazzo', 'waves', 'flowers'] as const) === 'waves'
          ? Array.from({ length: 12 }, (_, i) =>
              line(`M-240 ${-200 + i * 60}q60 -50 120 0t120 0t120 0t120 0`, i % 2 ? look.accent : ink, 14, 'opacity=".7"'),
            ).join('')
          : Array.from(
              { length: 60 },
              () =>
                `<ellipse cx="${num(-205 + random() * 410)}" cy="${num(-425 + random() * 850)}" rx="${num(8 + random() * 20)}" ry="${num(6 + random() * 12)}" transform="rotate(${num(random() * 180)} 0 0)" fill="${random() < 0.5 ? look.accent : random() < 0.5 ? ink : lighter(c, 0.5)}" opacity=".85"/>`,
            ).join('')
        : style === 'armor'
          ? path(
              'M-205 140L-60 200V425H-205ZM205 140L60 200V425H205ZM-205 -160L-150 -120V60L-205 110ZM205 -160L150 -120V60L205 110Z',
              darker(c, 0.35),
            ) + line('M-60 210V420M60 210V420', '#fff', 3, 'opacity=".2"')
          : style === 'magnetic' || (style === 'clear' && look.chance('ring', 0.5))
            ? `<circle cx="0" cy="60" r="128" fill="none" stroke="${style === 'clear' ? '#f7f8f8' : darker(c, 0.14)}" stroke-width="22" opacity=".85"/><rect x="-11" y="230" width="22" height="90" rx="9" fill="${style === 'clear' ? '#f7f8f8' : darker(c, 0.14)}" opacity=".85"/>`
            : style === 'leather'
              ? `<path d="${roundedRect(-w / 2 + 14, -h / 2 + 14, w - 28, h - 28, 54)}" fill="none" stroke="${contrasting(c, 0.35)}" stroke-width="3.5" stroke-dasharray="11 7" opacity=".8"/>`
              : ''
    const inner =
      style === 'clear'
        ? `<path d="${roundedRect(-w / 2 + 18, -h / 2 + 18, w - 36, h - 36, 52)}" fill="${phone}"/><path d="${roundedRect(-w / 2 + 18, -h / 2 + 18, w - 36, h - 36, 52)}" fill="${c}" opacity="${look.clear ? 0 : 0.35}"/>`
        : ''
    const gleam = style === 'silicone' || style === 'magnetic' || style === 'leather' ? 0.1 : 0.24
    const front = `${inner}<g ${scene.clip(face)}>${art}</g>${style === 'leather' ? scene.texture(face, 'leather', 0.6, 0.8) : style === 'silicone' ? scene.texture(face, 'grain', 0.25, 0.6) : ''}${sheen(scene, face, 'M-60 -440L80 -440L-150 440L-290 440Z', gleam, 12)}${cameras}`
    const body = slab(scene, camera, { points: roundedPoints(w, h, 66, 12), depth: 46, material, bevel: 9, front })
    const shadowAt = (x: number, k: number): Svg => pool(scene, x + 40, 1044, 330 * k, 40, 0.45) + pool(scene, x, 1036, 230 * k, 22, 0.55)
    if (!look.other) return shadowAt(600, 1) + body
    // From the front: the screen, with the case's rim around it.
    const screen = scene.linear(
      [
        [0, '#f7c9a8'],
        [0.45, '#c48fb0'],
        [1, '#37477c'],
      ],
      0.1,
      0,
      0.9,
      1,
    )
    const cam2: Camera = { x: 470, y: 600, yaw: 24, pitch: 5 }
    const inside = `${path(roundedRect(-w / 2 + 14, -h / 2 + 14, w - 28, h - 28, 56), '#0b0c0f')}${path(roundedRect(-w / 2 + 26, -h / 2 + 26, w - 52, h - 52, 46), screen)}${path(roundedRect(-56, -h / 2 + 46, 112, 30, 15), '#050608')}${sheen(scene, face, 'M-20 -440L140 -440L-90 440L-250 440Z', 0.16, 6)}`
    return (
      shadowAt(760, 1) +
      slab(scene, { ...camera, x: 790 }, { points: roundedPoints(w, h, 66, 12), depth: 46, material, bevel: 9, front }) +
      shadowAt(430, 0.9) +
      slab(scene, cam2, { points: roundedPoints(w, h, 66, 12), depth: 46, material, bevel: 9, front: inside })
    )
  },
}

/** USB sockets on a face, from the given point on. */
const usbC = (x: number, y: number): Svg =>
  path(roundedRect(x - 36, y - 13, 72, 26, 13), '#8d9196') +
  path(roundedRect(x - 31, y - 9, 62, 18, 9), '#121316') +
  path(roundedRect(x - 20, y - 2, 40, 4, 2), '#54585e')
const usbA = (x: number, y: number, inside = '#2f6fd6'): Svg =>
  path(roundedRect(x - 50, y - 22, 100, 44, 5), '#a5a9ae') +
  path(roundedRect(x - 45, y - 17, 90, 34, 3), '#111215') +
  path(`M${x - 38} ${y + 1}h76v12h-76z`, inside)

const charger: Kind = {
  enlarge: 1.42,
  floor: 920,
  focus: [560, 640, 2],
  draw: (scene, look) => {
    const material: Material = { color: look.color, rough: look.chance('glossy', 0.5) ? 0.12 : 0.5, gloss: 1.3 }
    const style = look.pick('style', ['cube', 'tall', 'pad', 'car'] as const)
    if (style === 'pad') {
      const tilt = 0.36
      const cable = tube(scene, 'M700 800C860 860 960 900 1100 860C1180 840 1220 900 1260 940', 16, {
        color: lighter(look.color, 0.1),
        rough: 0.7,
      })
      const y = look.other ? 800 : 780
      return (
        standingShadow(scene, 600, y + 40, 320, 120, 0.9) +
        cable +
        turned(scene, {
          x: 600,
          profile: [
            [290, y],
            [318, y + 6, 16],
            [318, y + 34, 12],
            [300, y + 48],
          ],
          material,
          tilt,
        }) +
        `<ellipse cx="600" cy="${y}" rx="250" ry="${250 * tilt}" fill="none" stroke="${contrasting(look.color, 0.35)}" stroke-width="5" opacity=".6"/><path d="M612 ${y - 52}l-40 58h30l-14 46l48 -60h-32z" fill="${contrasting(look.color, 0.4)}" opacity=".75" transform="translate(0 ${y * 0.3}) scale(1 .7)"/>${glow(scene, 600, y + 150, 46, '#69c9ff', 0.6)}`
      )
    }
    if (style === 'car') {
      return (
        pool(scene, 660, 960, 300, 44, 0.4) +
        pool(scene, 620, 950, 200, 22, 0.4) +
        `<g transform="rotate(${look.other ? -28 : 24} 600 640) translate(0 -20)">${turned(scene, {
          x: 600,
          profile: [
            [34, 980],
            [60, 960, 20],
            [92, 820, 30],
            [92, 640, 10],
          ].map(([r, y]) => [r!, 1620 - y!] as const),
          material: { ...steel, rough: 0.35 },
          tilt: 0.16,
        })}${turned(scene, {
          x: 600,
          profile: [
            [150, 330],
            [158, 340, 10],
            [150, 520, 30],
            [96, 640, 20],
          ],
          material,
          tilt: 0.2,
        })}<g transform="translate(600 330) scale(1 .42)">${path(ellipsePath(0, 0, 132, 66), '#17181b')}${usbA(-58, 0)}${usbC(66, 0)}<circle cx="0" cy="0" r="146" fill="none" stroke="#58b7ff" stroke-width="8" opacity=".8"/></g></g>`
      )
    }
    const [w, h, d] = style === 'cube' ? [330, 350, 300] : [270, 470, 250]
    const camera: Camera = { x: 580, y: 660, yaw: look.other ? 38 : -34, pitch: 16 }
    const ports =
      style === 'cube'
        ? usbC(w / 2, h * 0.36) +
          (look.chance('second', 0.7) ? usbA(w / 2, h * 0.62, look.pick('usb', ['#2f6fd6', '#e0782a', '#3b3d42'])) : '')
        : usbC(w / 2, h * 0.28) + usbC(w / 2, h * 0.44) + usbA(w / 2, h * 0.64)
    const prong = (z: number, y: number): Svg => {
      const a = project(camera, [w / 2 - (look.other ? w : 0), y, z])
      const b = project(camera, [w / 2 + 120 - (look.other ? w + 240 : 0), y, z])
      return (
        line(`M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`, shade([0.2, -0.3, 0.8], steel), 30) +
        line(`M${num(a[0])} ${num(a[1] - 6)}L${num(b[0])} ${num(b[1] - 6)}`, shade([-0.5, 0.8, 0.3], chrome), 12)
      )
    }
    const n = 14
    const body = slab(scene, camera, {
      points: roundedPoints(w, h, 54, n),
      depth: d,
      material,
      bevel: 16,
      front: `<g transform="translate(${-w / 2} ${-h / 2})">${ports}</g>`,
    })
    const sock = look.pick('plug', ['flat', 'round'] as const)
    const prongs = sock === 'flat' ? prong(40, 60) + prong(40, -60) : prong(20, 60) + prong(20, -60)
    return (
      pool(scene, 660, 880, 380, 60, 0.4) + pool(scene, 590, 870, 250, 40, 0.55) + prongs + body + glow(scene, 540, 560, 22, '#7fe0a0', 0.8)
    )
  },
}

const powerBank: Kind = {
  floor: 1040,
  focus: [560, 420, 2],
  draw: (scene, look) => {
    const c = look.color
    const metal = look.chance('metal', 0.35)
    const material: Material = metal
      ? { color: mix(c, '#9da3aa', 0.15), metal: 0.75, rough: 0.45 }
      : { color: c, rough: look.chance('soft', 0.5) ? 0.7 : 0.15, gloss: 1.3 }
    const compact = look.chance('compact', 0.35)
    const [w, h] = compact ? [400, 640] : [390, 780]
    const depth = look.between('depth', 80, 120)
    const camera: Camera = { x: 600, y: compact ? 680 : 620, yaw: look.other ? -32 : 28, pitch: 12, roll: look.between('roll', -4, 4) }
    const display = look.pick('display', ['digits', 'dots', 'ring', 'none'] as const)
    const segments = (x: number, y: number, on: string): Svg =>
      [...on]
        .map((s) => {
          const at: Record<string, string> = {
            a: 'M4 0h36',
            b: 'M44 4v40',
            c: 'M44 52v40',
            d: 'M4 96h36',
            e: 'M0 52v40',
            f: 'M0 4v40',
            g: 'M4 48h36',
          }
          return `<path d="${at[s] ?? ''}" transform="translate(${x} ${y})" stroke="#bdf0ff" stroke-width="8" stroke-linecap="round"/>`
        })
        .join('')
    const shown: Svg =
      display === 'digits'
        ? `${path(roundedRect(-92, -h / 2 + 60, 184, 140, 26), '#101216')}${segments(-60, -h / 2 + 82, 'abcdfg')}${segments(16, -h / 2 + 82, 'abcdefg')}`
        : display === 'dots'
          ? [0, 1, 2, 3]
              .map((i) => `<circle cx="${-54 + i * 36}" cy="${-h / 2 + 96}" r="9" fill="${i < 3 ? '#e9fbff' : darker(c, 0.4)}"/>`)
              .join('')
          : display === 'ring'
            ? `<circle cx="0" cy="0" r="120" fill="none" stroke="${contrasting(c, 0.3)}" stroke-width="8" opacity=".7"/><path d="M10 -54l-44 62h34l-14 50l50 -66h-34z" fill="${contrasting(c, 0.4)}" opacity=".7"/>`
            : path(roundedRect(-40, -h / 2 + 70, 80, 10, 5), contrasting(c, 0.4))
    const face = roundedRect(-w / 2, -h / 2, w, h, 58)
    const lines = look.chance('lines', 0.35)
      ? Array.from({ length: 9 }, (_, i) =>
          line(`M${-w / 2 + 40 + (i * (w - 80)) / 8} ${h / 2 - 220}V${h / 2 - 60}`, contrasting(c, 0.3), 5, 'opacity=".4"'),
        ).join('')
      : ''
    const front = `${scene.texture(face, metal ? 'brushed' : 'grain', metal ? 0.5 : 0.2, 0.8, metal ? 90 : 0)}${lines}${shown}${sheen(scene, face, `M-40 ${-h / 2}L120 ${-h / 2}L-120 ${h / 2}L-280 ${h / 2}Z`, 0.13, 14)}`
    const cord = look.chance('cord', 0.5)
      ? tube(scene, `M${600 + w * 0.4} ${620 - h * 0.2}C900 500 960 760 ${600 + w * 0.42} 860`, 20, { color: darker(c, 0.2), rough: 0.8 })
      : ''
    return (
      pool(scene, 660, 1022, 380, 46, 0.4) +
      pool(scene, 600, 1012, 250, 24, 0.6) +
      cord +
      slab(scene, camera, { points: roundedPoints(w, h, 58, 12), depth, material, bevel: 14, front })
    )
  },
}

const cable: Kind = {
  flat: true,
  focus: [420, 820, 2],
  draw: (scene, look) => {
    const c = look.color
    const braided = look.chance('braided', 0.65)
    const turns = look.pick('turns', [2, 3, 4])
    const material: Material = { color: c, rough: braided ? 0.85 : 0.45 }
    const w = look.between('w', 24, 34)
    const coil = (i: number): string => {
      const r = 250 - i * 7
      return `M${600 - r} ${520 + i * 9}a${r} ${r * 0.96} 0 1 1 ${2 * r} ${i * 4}a${r} ${r * 0.96} 0 1 1 ${-2 * r} ${-i * 4}`
    }
    const coils = Array.from({ length: turns }, (_, i) => {
      const d = coil(i)
      return (
        line(d, '#14161c', w, `opacity=".3" transform="translate(10 14)" ${scene.blur(9)}`) +
        tube(scene, d, w, material) +
        (braided
          ? line(d, '#000', w * 0.8, 'stroke-dasharray="3 5" opacity=".16" stroke-linecap="butt"') +
            line(d, '#fff', w * 0.5, 'stroke-dasharray="2 6" opacity=".16" stroke-linecap="butt"')
          : '')
      )
    }).join('')
    const lead = (d: string): Svg =>
      line(d, '#14161c', w, `opacity=".3" transform="translate(10 14)" ${scene.blur(9)}`) +
      tube(scene, d, w, material) +
      (braided ? line(d, '#000', w * 0.8, 'stroke-dasharray="3 5" opacity=".16" stroke-linecap="butt"') : '')
    const plug = (x: number, y: number, a: number, usb: boolean): Svg => {
      const body: Material = look.chance('metal-plug', 0.6)
        ? { color: mix(c, '#b9bec4', 0.6), metal: 0.8, rough: 0.3 }
        : { color: c, rough: 0.4 }
      const tip = turned(scene, {
        x: 0,
        profile: [
          [usb ? 34 : 26, -210],
          [usb ? 34 : 26, -110],
        ],
        material: { ...chrome, rough: 0.2 },
        tilt: 0.06,
      })
      const shell = turned(scene, {
        x: 0,
        profile: [
          [48, -120],
          [50, -110, 8],
          [50, -10],
          [40, 0, 10],
          [22, 20],
          [20, 78, 6],
        ],
        material: body,
        tilt: 0.06,
      })
      return `<g transform="translate(${x} ${y}) rotate(${a})">${lyingShadow('M-40 -200H40V80H-40Z', 10)}${tip}${usb ? path('M-20 -190h14v16h-14zM8 -190h14v16h-14z', '#3a3d42') : ''}${shell}${line('M-17 34H17M-17 48H17M-17 62H17', '#000', 4, 'opacity=".3"')}${path(roundedRect(-14, -76, 28, 7, 3), contrasting(body.color, 0.4), 'opacity=".7"')}</g>`
    }
    const strap =
      path(roundedRect(560, 238, 80, 84, 14), shade([-0.2, 0.4, 0.8], { color: darker(c, 0.3), rough: 0.8 })) +
      path(roundedRect(566, 244, 14, 72, 6), '#fff', 'opacity=".18"')
    const usbA = look.chance('usb-a', 0.5)
    return (
      coils +
      lead('M380 650C330 760 330 800 340 850') +
      lead('M820 650C880 740 880 800 866 850') +
      strap +
      plug(344, 920, 184, usbA) +
      plug(862, 920, 176, false)
    )
  },
}

const headphones: Kind = {
  floor: 1010,
  focus: [440, 660, 2],
  draw: (scene, look) => {
    const c = look.color
    if (look.chance('buds', 0.45)) return `<g transform="translate(-180 -290) scale(1.3)">${earbuds(scene, look)}</g>`
    const shell: Material = { color: c, rough: look.chance('matte', 0.6) ? 0.6 : 0.12, gloss: 1.4 }
    const pad = look.chance('dark-pad', 0.6) ? '#2a2a2d' : darker(c, 0.25)
    const [lx, rx] = [360, 840]
    const band = `M${lx} 640C${lx - 10} 210 ${rx + 10} 210 ${rx} 640`
    const cushion = `M${lx + 40} 420C${lx + 70} 196 ${rx - 70} 196 ${rx - 40} 420`
    const cup = (s: 1 | -1): Svg => {
      const x = s < 0 ? lx : rx
      const outer = ellipsePath(x + s * 34, 720, 92, 176)
      const inner = `M${x - s * 30} 560C${x - s * 110} 570 ${x - s * 110} 870 ${x - s * 30} 880C${x + s * 20} 870 ${x + s * 20} 570 ${x - s * 30} 560Z`
      return (
        cloth(scene, { d: inner, color: pad, puff: 30, height: 110, texture: 'leather', textureStrength: 0.5 }) +
        cloth(scene, { d: outer, color: c, puff: 46, height: 130, texture: 'grain', textureStrength: 0.2 }) +
        `<ellipse cx="${x + s * 44}" cy="720" rx="54" ry="124" fill="none" stroke="${look.chance('ring', 0.5) ? look.accent : contrasting(c, 0.3)}" stroke-width="7" opacity=".7"/>` +
        (shell.rough! < 0.3 ? sheen(scene, outer, `M${x + s * 34 - 60} 590q30 -40 50 -20v200q-40 20 -50 -20z`, 0.4, 8) : '')
      )
    }
    const yoke = (s: 1 | -1): Svg => {
      const x = s < 0 ? lx : rx
      return (
        tube(scene, `M${x} 470V600`, 26, steel) +
        tube(scene, `M${x} 560C${x + s * 10} 600 ${x + s * 60} 600 ${x + s * 66} 700`, 22, { color: darker(c, 0.15), rough: 0.4 })
      )
    }
    const drawing =
      standingShadow(scene, 600, 900, 330, 36, 0.8) +
      pool(scene, 360, 900, 120, 22, 0.4) +
      pool(scene, 850, 900, 120, 22, 0.4) +
      tube(scene, band, 44, shell) +
      line(cushion, '#000', 46, 'opacity=".22" transform="translate(0 10)"') +
      tube(scene, cushion, 46, { color: pad, rough: 0.8 }) +
      yoke(-1) +
      yoke(1) +
      cup(-1) +
      cup(1)
    return look.other
      ? `<g transform="translate(600 600) skewY(-7) scale(.86 1) translate(-600 -560)">${drawing}</g>`
      : `<g transform="translate(0 40)">${drawing}</g>`
  },
}

/** Wireless earphones with their charging case. */
function earbuds(scene: Scene, look: Look): Svg {
  const c = look.color
  const m: Material = { color: c, rough: 0.08, gloss: 1.6 }
  const bud = (x: number, y: number, s: 1 | -1): Svg =>
    `<g transform="translate(${x} ${y}) scale(${s} 1) rotate(-8)">${lyingShadow(roundedRect(-26, 0, 52, 220, 26), 8, 0.7)}<g transform="translate(-70 -22) rotate(-28)"><ellipse rx="44" ry="36" fill="${darker(look.chance('tip', 0.5) ? c : '#e8e8e8', 0.15)}"/><ellipse cx="-14" rx="22" ry="26" fill="#3a3b3f"/></g>${turned(
      scene,
      {
        x: 0,
        profile: [
          [24, 20],
          [27, 60, 20],
          [24, 200],
          [22, 222, 18],
          [10, 226],
        ],
        material: m,
        tilt: 0.2,
      },
    )}${sphere(scene, -8, -6, 74, m)}<rect x="10" y="-36" width="12" height="44" rx="6" fill="#1c1d21" opacity=".8"/><rect x="-14" y="214" width="28" height="9" rx="4" fill="#b9bdc3"/></g>`
  const caseBody = roundedRect(370, 610, 460, 330, 150)
  const open = !look.other
  const lid = 'M380 640C360 470 440 420 600 420C760 420 840 470 820 640Q600 690 380 640Z'
  return (
    standingShadow(scene, 600, 934, 230, 34) +
    (open
      ? cloth(scene, { d: lid, color: darker(c, 0.12), puff: 40, height: 110 }) +
        path('M420 640C410 510 480 460 600 460C720 460 790 510 780 640Q600 680 420 640Z', darker(c, 0.35)) +
        bud(520, 520, 1) +
        bud(680, 520, -1)
      : '') +
    cloth(scene, {
      d: open ? 'M370 650Q600 700 830 650V800Q830 940 680 940H520Q370 940 370 800Z' : roundedRect(370, 520, 460, 420, 170),
      color: c,
      puff: 56,
      height: 150,
    }) +
    sheen(scene, caseBody, 'M410 690q50 24 100 30v150q-70 -10 -100 -60z', 0.4, 10) +
    (open ? '' : line('M372 664Q600 700 828 664', darker(c, 0.5), 5, 'opacity=".6"')) +
    `<circle cx="600" cy="${open ? 790 : 780}" r="7" fill="#7fe39b"/>`
  )
}

const phoneHolder: Kind = {
  floor: 1020,
  focus: [600, 640, 1.9],
  draw: (scene, look) => {
    const m: Material = look.chance('metal', 0.6)
      ? { color: mix(look.color, '#aeb3b9', 0.25), metal: 0.8, rough: 0.4 }
      : { color: look.color, rough: 0.5 }
    const base = Math.round(look.between('base', 190, 250))
    const cam: Camera = { x: 600, y: 470, yaw: look.other ? 32 : -26, pitch: 14 }
    const w = Math.round(look.between('w', 290, 350))
    const screen = scene.linear(
      [
        [0, '#a8d4f0'],
        [0.5, '#7fa6d6'],
        [1, '#39406f'],
      ],
      0,
      0,
      1,
      1,
    )
    const phone = look.chance('phone', 0.65)
      ? slab(
          scene,
          { ...cam, y: 400 },
          {
            points: roundedPoints(w - 30, 620, 44, 8),
            depth: 26,
            material: { color: '#2a2c31', rough: 0.2 },
            front:
              path(roundedRect(-140, -296, 280, 592, 34), screen) +
              sheen(scene, roundedRect(-140, -296, 280, 592, 34), 'M0 -300L110 -300L-60 300L-170 300Z', 0.2, 4),
          },
        )
      : ''
    const arm = slab(scene, { ...cam, y: 760, pitch: 14 }, { points: roundedPoints(90, 420, 30, 6), depth: 30, material: m, bevel: 8 })
    const plate = slab(
      scene,
      { ...cam, y: 480 },
      {
        points: roundedPoints(w, 360, 40, 8),
        depth: 24,
        material: m,
        bevel: 8,
        front: path(roundedRect(-120, -130, 240, 230, 20), '#2b2c30', 'opacity=".85"'),
      },
    )
    const lip = slab(scene, { ...cam, x: cam.x - 10, y: 690 }, { points: roundedPoints(w, 60, 20, 6), depth: 90, material: m, bevel: 6 })
    return (
      standingShadow(scene, 600, 990, 250, 70) +
      turned(scene, {
        x: 600,
        profile: [
          [base - 17, 950],
          [base, 956, 12],
          [base, 984, 10],
          [base - 12, 994],
        ],
        material: m,
        tilt: 0.3,
      }) +
      arm +
      plate +
      phone +
      lip
    )
  },
}

const smartWatch: Kind = {
  floor: 1060,
  focus: [600, 600, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const round = look.chance('round', 0.45)
    const caseM: Material = look.chance('dark', 0.5) ? { color: '#3a3c42', metal: 0.9, rough: 0.35 } : { ...chrome, rough: 0.2 }
    const strap = (top: boolean): Svg => {
      const d = top
        ? 'M486 430C490 300 510 180 530 120Q600 96 670 120C690 180 710 300 714 430Z'
        : 'M486 770C490 900 510 1020 534 1080Q600 1104 666 1080C690 1020 710 900 714 770Z'
      const holes = top
        ? ''
        : [880, 930, 980, 1030].map((y) => `<ellipse cx="600" cy="${y}" rx="11" ry="8" fill="${darker(c, 0.6)}"/>`).join('')
      return (
        lyingShadow(d, 14) +
        cloth(scene, {
          d,
          color: c,
          puff: 26,
          height: 85,
          texture: look.pick('strap', ['grain', 'weave', 'leather'] as const),
          textureStrength: 0.4,
        }) +
        holes
      )
    }
    const frame = round ? ellipsePath(600, 600, 222, 222) : roundedRect(408, 372, 384, 456, 112)
    const glassD = round ? ellipsePath(600, 600, 190, 190) : roundedRect(432, 396, 336, 408, 92)
    const metal = scene.linear(
      [
        [0, shade([-0.6, 0.6, 0.6], caseM)],
        [0.3, shade([-0.2, 0.4, 0.9], caseM)],
        [0.6, shade([0.4, -0.2, 0.9], caseM)],
        [1, shade([0.7, -0.6, 0.4], caseM)],
      ],
      0,
      0,
      1,
      1,
    )
    const tint = look.pick('face', ['#59c7f3', '#f39a59', '#8be28f', '#d389f0'])
    const hands = look.chance('hands', 0.5)
    const face = look.other
      ? `<circle cx="600" cy="600" r="120" fill="#17181c"/><circle cx="600" cy="600" r="88" fill="none" stroke="#2e3238" stroke-width="8"/><circle cx="570" cy="585" r="14" fill="#2d7a45"/><circle cx="630" cy="585" r="14" fill="#2d7a45"/><circle cx="600" cy="630" r="14" fill="#7a2d2d"/>`
      : hands
        ? `${Array.from({ length: 12 }, (_, i) => line('M600 428V452', '#e6e9ee', 6, `transform="rotate(${i * 30} 600 600)"`)).join('')}${line('M600 600L520 540', '#fff', 14)}${line('M600 600L676 476', '#fff', 10)}${line('M600 640L600 450', tint, 4, 'transform="rotate(140 600 600)"')}<circle cx="600" cy="600" r="11" fill="${tint}"/>`
        : `${[0, 1, 2].map((i) => `<circle cx="600" cy="600" r="${150 - i * 30}" fill="none" stroke="#23262d" stroke-width="18"/><circle cx="600" cy="600" r="${150 - i * 30}" fill="none" stroke="${[tint, '#f0566b', '#b6ef5a'][i]}" stroke-width="18" stroke-linecap="round" stroke-dasharray="${[620, 420, 330][i]} 2000" transform="rotate(-90 600 600)"/>`).join('')}`
    return (
      strap(true) +
      strap(false) +
      lyingShadow(frame, 16) +
      path(roundedRect(round ? 806 : 780, 560, 34, 76, 12), metal) +
      path(frame, metal) +
      path(glassD, look.other ? shade([0, 0.2, 1], caseM) : '#07080b') +
      `<g ${scene.clip(glassD)}>${face}</g>` +
      (look.other ? '' : sheen(scene, glassD, 'M420 380L700 380L480 830L400 830Z', 0.13, 3)) +
      `<path d="${glassD}" fill="none" stroke="#000" stroke-width="4" opacity=".5"/>`
    )
  },
  flat: true,
}

const watch: Kind = {
  flat: true,
  focus: [600, 600, 2],
  draw: (scene, look) => {
    const gold = look.chance('gold', 0.35)
    const m: Material = gold
      ? { color: '#d9b26c', metal: 1, rough: 0.16 }
      : look.chance('black-case', 0.2)
        ? { color: '#3b3d43', metal: 1, rough: 0.3 }
        : chrome
    const strapC = look.color
    const metalStrap = look.chance('bracelet', 0.4)
    const dial = look.pick('dial', ['#f5f4ef', '#15171c', '#1d2f55', '#dfe6e2', '#27483a', '#f0e4d0'])
    const ink = contrasting(dial, 0.85)
    const metal = (w: number, h: number): string =>
      `${scene.linear(
        [
          [0, shade([-0.9, 0.1, 0.4], m)],
          [0.2, shade([-0.5, 0.2, 0.8], m)],
          [0.5, shade([0, 0.2, 1], m)],
          [0.8, shade([0.5, 0, 0.8], m)],
          [1, shade([0.9, -0.2, 0.3], m)],
        ],
        0,
        0,
        w,
        h,
      )}`
    const strap = (top: boolean): Svg => {
      if (metalStrap)
        return Array.from({ length: 9 }, (_, i) => {
          const y = top ? 372 - i * 36 : 794 + i * 36
          const w = 178 - i * 4
          return `${path(roundedRect(600 - w / 2, y, w, 33, 8), metal(1, 0))}${path(roundedRect(600 - w * 0.2, y, w * 0.4, 33, 6), metal(1, 0.6))}${path(roundedRect(600 - w / 2, y + 1, w, 5, 3), '#fff', 'opacity=".4"')}`
        }).join('')
      const d = top
        ? 'M508 400C510 280 524 160 540 96Q600 78 660 96C676 160 690 280 692 400Z'
        : 'M508 800C510 920 524 1040 544 1104Q600 1122 656 1104C676 1040 690 920 692 800Z'
      return (
        lyingShadow(d, 12) +
        cloth(scene, { d, color: strapC, puff: 22, height: 80, texture: 'leather', textureStrength: 0.55 }) +
        line(
          top
            ? 'M528 380C530 280 540 180 554 116M672 380C670 280 660 180 646 116'
            : 'M528 820C530 920 540 1020 556 1084M672 820C670 920 660 1020 644 1084',
          contrasting(strapC, 0.4),
          3,
          'stroke-dasharray="10 7" opacity=".8"',
        ) +
        (top ? '' : [890, 940, 990].map((y) => `<ellipse cx="600" cy="${y}" rx="9" ry="7" fill="${darker(strapC, 0.6)}"/>`).join(''))
      )
    }
    const numerals = look.pick('marks', ['bars', 'dots', 'roman'] as const)
    const marks = Array.from({ length: 12 }, (_, i) => {
      const rotate = `transform="rotate(${i * 30} 600 600)"`
      return numerals === 'dots'
        ? `<circle cx="600" cy="446" r="${i % 3 ? 6 : 11}" fill="${ink}" ${rotate}/>`
        : `<path d="${roundedRect(600 - (i % 3 ? 3 : 6), 432, i % 3 ? 6 : 12, numerals === 'roman' ? 46 : 30, 3)}" fill="${gold ? '#b58a3e' : ink}" ${rotate}/>`
    }).join('')
    const minutes = Array.from(
      { length: 60 },
      (_, i) => `<path d="M600 424v7" stroke="${ink}" stroke-width="2" opacity=".6" transform="rotate(${i * 6} 600 600)"/>`,
    ).join('')
    const sub = look.chance('chrono', 0.4)
      ? [
          [530, 600],
          [670, 600],
          [600, 676],
        ]
          .map(
            ([x, y]) =>
              `<circle cx="${x}" cy="${y}" r="38" fill="${darker(dial, 0.12)}" stroke="${ink}" stroke-opacity=".35" stroke-width="2"/><path d="M${x} ${y}l16 -20" stroke="${ink}" stroke-width="3"/>`,
          )
          .join('')
      : ''
    const hand = (d: string, w: number, color: string): Svg =>
      line(d, '#000', w, 'opacity=".25" transform="translate(5 7)"') + line(d, color, w)
    const drawing =
      strap(true) +
      strap(false) +
      lyingShadow(ellipsePath(600, 600, 224, 224), 18) +
      [-1, 1]
        .map((s) =>
          path(
            `M${600 + s * 90} 404L${600 + s * 122} 380L${600 + s * 150} 430ZM${600 + s * 90} 796L${600 + s * 122} 820L${600 + s * 150} 770Z`,
            shade([s * 0.4, 0.2, 0.8], m),
          ),
        )
        .join('') +
      path(roundedRect(816, 574, 40, 52, 8), metal(0, 1)) +
      path(ellipsePath(600, 600, 224, 224), metal(1, 1)) +
      path(ellipsePath(600, 600, 206, 206), metal(-1, -0.4)) +
      path(
        ellipsePath(600, 600, 190, 190),
        scene.radial(
          [
            [0, lighter(dial, 0.1)],
            [0.8, dial],
            [1, darker(dial, 0.25)],
          ],
          0.5,
          0.5,
          0.5,
          0.42,
          0.4,
        ),
      ) +
      minutes +
      marks +
      sub +
      path(roundedRect(700, 584, 44, 32, 4), lighter(dial, 0.4)) +
      hand('M600 600L512 548', 13, gold ? '#b58a3e' : ink) +
      hand('M600 600L664 464', 9, gold ? '#b58a3e' : ink) +
      hand('M586 650L622 440', 3.5, '#c8453a') +
      `<circle cx="600" cy="600" r="10" fill="${shade([0, 0.3, 1], m)}"/>` +
      sheen(scene, ellipsePath(600, 600, 190, 190), 'M400 400L640 400L480 800L380 800Z', 0.16, 5)
    return look.other ? `<g transform="translate(600 600) rotate(-32) scale(.98) translate(-600 -600)">${drawing}</g>` : drawing
  },
}

export const electronics = {
  'phone-case': phoneCase,
  charger,
  'power-bank': powerBank,
  cable,
  headphones,
  'phone-holder': phoneHolder,
  'smart-watch': smartWatch,
  watch,
} as const satisfies Record<string, Kind>
