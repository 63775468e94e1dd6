import { contrasting, darker, lighter, mix } from '../color.ts'
import { mouth, turned } from '../lathe.ts'
import { shade } from '../light.ts'
import type { Kind } from '../look.ts'
import { creases } from '../parts.ts'
import { ellipsePath, line, num, path, roundedRect, type Svg } from '../scene.ts'
import { cloth } from '../soft.ts'
import { box, type Camera } from '../solid.ts'
import { lyingShadow, pool, standingShadow } from '../studio.ts'

/** Plain carton in the goods' colour: what is shown when a kind has no drawing of its own. */
export const productBox: Kind = {
  floor: 880,
  enlarge: 1.15,
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
    const fibre = (fw: number, fh: number): Svg => scene.texture(`M0 0H${num(fw)}V${num(fh)}H0Z`, 'fibre', 0.35, 0.9)
    const side = fibre(d, h)
    return (
      pool(scene, 660, 610 + h * 0.5, w * 0.95, 80, 0.4) +
      pool(scene, 600, 606 + h * 0.5, w * 0.75, 56, 0.5) +
      box(
        scene,
        camera,
        w,
        h,
        d,
        { color: look.color, rough: 0.85 },
        { front: fibre(w, h) + label + strips, right: side, left: side, top: tape },
      )
    )
  },
}

const giftBox: Kind = {
  floor: 920,
  enlarge: 1.1,
  focus: [600, 430, 1.8],
  draw: (scene, look) => {
    const c = look.color
    const style = look.pick('style', ['ribbon', 'drawer', 'tall', 'ribbon'] as const)
    const camera: Camera = { x: 600, y: 690, yaw: look.other ? 34 : -30, pitch: 24 }
    const [w, h, d] = style === 'tall' ? [340, 420, 340] : style === 'drawer' ? [520, 200, 380] : [440, look.between('h', 240, 320), 440]
    const m = { color: c, rough: 0.7 }
    const ribbon = look.chance('gold', 0.4) ? '#d8b26a' : look.accent
    const paper = (pw: number, ph: number): Svg => {
      const d0 = `M0 0H${num(pw)}V${num(ph)}H0Z`
      const ink = contrasting(c, 0.5)
      const art = look.pick('paper', ['plain', 'dots', 'stripes', 'stars', 'plain'] as const)
      const print =
        art === 'dots'
          ? path(
              d0,
              scene.pattern(
                60,
                60,
                `<circle cx="15" cy="15" r="8" fill="${ink}" opacity=".5"/><circle cx="45" cy="45" r="8" fill="${ink}" opacity=".5"/>`,
              ),
            )
          : art === 'stripes'
            ? path(d0, scene.pattern(50, 50, `<rect width="16" height="50" fill="${ink}" opacity=".35"/>`))
            : art === 'stars'
              ? path(
                  d0,
                  scene.pattern(
                    90,
                    90,
                    `<path d="M30 8l7 15l16 2l-12 11l4 17l-15 -9l-15 9l4 -17l-12 -11l16 -2z" fill="${ribbon}" opacity=".8"/>`,
                  ),
                )
              : ''
      return print + scene.texture(d0, 'fibre', 0.3, 0.9)
    }
    const band = (bw: number, bh: number): Svg =>
      `${path(`M${num(bw / 2 - 26)} 0h52v${num(bh)}h-52z`, ribbon)}${path(`M${num(bw / 2 - 26)} 0h12v${num(bh)}h-12z`, '#fff', 'opacity=".28"')}${path(`M${num(bw / 2 + 16)} 0h10v${num(bh)}h-10z`, '#000', 'opacity=".16"')}`
    const ribboned = style !== 'drawer'
    const shadow = pool(scene, 690, 700 + h * 0.5 + 60, w * 1.1, 90, 0.4) + pool(scene, 610, 700 + h * 0.5 + 70, w * 0.85, 60, 0.5)
    const lidH = style === 'tall' ? 90 : 74
    const faces = (fw: number, fh: number, fd: number) => ({
      front: paper(fw, fh) + (ribboned ? band(fw, fh) : ''),
      right: paper(fd, fh) + (ribboned ? band(fd, fh) : ''),
      left: paper(fd, fh) + (ribboned ? band(fd, fh) : ''),
    })
    if (style === 'drawer') {
      const tray = `<g transform="translate(-60 60)">${box(scene, { ...camera, y: 700 }, w - 24, h - 30, d - 20, { color: darker(c, 0.25), rough: 0.8 }, { top: `<rect x="20" y="20" width="${w - 64}" height="${d - 60}" fill="${mix(look.accent, '#fff8ee', 0.6)}"/>${scene.texture(`M20 20H${w - 44}V${d - 40}H20Z`, 'plush', 0.7)}` })}</g>`
      return (
        shadow +
        tray +
        box(scene, { ...camera, y: 680 }, w, h, d, m, {
          front: `${paper(w, h)}<path d="${roundedRect(w * 0.3, h * 0.3, w * 0.4, h * 0.4, 6)}" fill="none" stroke="${ribbon}" stroke-width="5"/><path d="M${w * 0.38} ${h * 0.5}h${w * 0.24}" stroke="${ribbon}" stroke-width="7"/>`,
          right: paper(d, h),
          left: paper(d, h),
          top: paper(w, d),
        })
      )
    }
    const topY = camera.y - (h / 2) * Math.cos((24 * Math.PI) / 180)
    const lid = box(scene, { ...camera, y: topY - 8 }, w + 26, lidH, d + 26, m, {
      ...faces(w + 26, lidH, d + 26),
      top: `${paper(w + 26, d + 26)}${band(w + 26, d + 26)}<g transform="matrix(0 1 -1 0 ${w + 26} 0)">${band(d + 26, w + 26)}</g>`,
    })
    const by = topY - lidH * 0.5 - 14
    const loop = (s: 1 | -1): Svg => {
      const p = `M600 ${by}C${600 + s * 60} ${by - 130} ${600 + s * 220} ${by - 130} ${600 + s * 200} ${by - 30}C${600 + s * 180} ${by + 40} ${600 + s * 70} ${by + 30} 600 ${by}Z`
      return `${cloth(scene, { d: `M600 ${by}L${600 + s * 150} ${by + 96}L${600 + s * 96} ${by + 104}L${600 + s * 84} ${by + 150}Z`, color: darker(ribbon, 0.12), puff: 10, height: 40 })}${cloth(scene, { d: p, color: ribbon, puff: 18, height: 90, folds: [{ d: `M${600 + s * 20} ${by - 6}Q${600 + s * 90} ${by - 40} ${600 + s * 150} ${by - 44}`, width: 20, rise: -0.9 }] })}`
    }
    return (
      shadow +
      box(scene, camera, w, h, d, m, faces(w, h, d)) +
      lid +
      pool(scene, 600, by + 20, 170, 40, 0.3) +
      loop(-1) +
      loop(1) +
      cloth(scene, { d: ellipsePath(600, by - 4, 36, 32), color: ribbon, puff: 16, height: 70 })
    )
  },
}

const polyMailer: Kind = {
  flat: true,
  focus: [560, 420, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const random = look.random('folds')
    const one = (seed: number): Svg => {
      const d = `M230 190L960 ${190 + (seed % 3) * 4}L972 1010L222 1016Z`
      const flap = 'M230 190L960 190L940 330Q600 350 250 330Z'
      const bubble = look.chance('bubble', 0.35)
        ? path(d, scene.pattern(58, 50, '<circle cx="15" cy="13" r="12" fill="#d8d8d8"/><circle cx="44" cy="38" r="12" fill="#d8d8d8"/>'))
        : ''
      const label = look.other
        ? ''
        : look.chance('label', 0.5)
          ? `<g>${path(roundedRect(360, 520, 480, 330, 12), '#fbfbf9')}${[0, 1, 2, 3].map((i) => path(`M390 ${560 + i * 34}h${[220, 300, 180, 260][i]}v9h-${[220, 300, 180, 260][i]}z`, '#b4b6b9')).join('')}${Array.from({ length: 34 }, (_, i) => path(`M${392 + i * 12} 730h${(i * 7) % 3 === 0 ? 7 : 4}v86h-${(i * 7) % 3 === 0 ? 7 : 4}z`, '#2b2c30')).join('')}</g>`
          : ''
      return `${lyingShadow(d, 16)}${cloth(scene, { d, color: c, puff: 26, height: 80, heights: bubble, folds: creases(random, 260, 380, 680, 560, 14, 0.8, 30) })}<g ${scene.clip(d)}><path d="M300 100L480 100L200 1100H20ZM760 100L800 100L600 1100H540Z" fill="#fff" opacity=".12" ${scene.blur(8)}/></g>${label}${lyingShadow(flap, 5)}${cloth(scene, { d: flap, color: lighter(c, 0.05), puff: 10, height: 40, folds: creases(random, 280, 210, 640, 100, 4, 1.4, 22) })}${line('M262 300Q600 318 930 300', lighter(c, 0.6), 12, 'opacity=".55"')}`
    }
    if (look.other)
      return [0, 1, 2]
        .map((i) => `<g transform="translate(${90 + i * 40} ${140 - i * 60}) rotate(${-8 + i * 8} 600 600) scale(.84)">${one(i)}</g>`)
        .join('')
    return `<g transform="rotate(${look.between('angle', -7, 7)} 600 600)">${one(0)}</g>`
  },
}

const zipBag: Kind = {
  flat: true,
  focus: [560, 300, 1.9],
  draw: (scene, look) => {
    const clear = look.clear || look.chance('clear', 0.6)
    const tint = look.clear ? '#eef2f3' : look.color
    const stand = !clear
    const d = stand ? 'M300 150H900L912 900Q920 1040 840 1050H360Q280 1040 288 900Z' : roundedRect(260, 150, 680, 900, 16)
    const random = look.random('inside')
    const goods =
      look.other || stand
        ? ''
        : Array.from(
            { length: 46 },
            () =>
              `<ellipse cx="${num(300 + random() * 600)}" cy="${num(1010 - random() ** 1.3 * 400)}" rx="${num(20 + random() * 20)}" ry="${num(14 + random() * 12)}" transform="rotate(${num(random() * 180)} 600 800)" fill="${['#a8693c', '#c98c55', '#8a5230', '#e0b27c'][Math.floor(random() * 4)]}"/>`,
          ).join('')
    const window =
      stand && look.chance('window', 0.6)
        ? `<g>${path(ellipsePath(600, 680, 170, 220), '#8a5a36')}<g ${scene.clip(ellipsePath(600, 680, 170, 220))}>${Array.from({ length: 60 }, () => `<ellipse cx="${num(420 + random() * 360)}" cy="${num(460 + random() * 440)}" rx="26" ry="17" transform="rotate(${num(random() * 180)} 600 680)" fill="${['#6b4128', '#7f5233', '#553320'][Math.floor(random() * 3)]}"/>`).join('')}<path d="M440 440L560 440L480 920H360Z" fill="#fff" opacity=".25"/></g></g>`
        : ''
    const seal = `${line('M276 262H924', darker(tint, 0.4), 16, 'opacity=".35"')}${line('M276 256H924', clear ? look.accent : lighter(tint, 0.4), 8, 'opacity=".8"')}${line('M276 276H924', '#ffffff', 4, 'opacity=".6"')}`
    const body = clear
      ? `${path(d, tint, 'opacity=".5"')}<g ${scene.clip(d)}>${goods}</g><g opacity=".55">${cloth(scene, { d, color: lighter(tint, 0.4), puff: 24, height: 70, folds: creases(random, 300, 320, 600, 640, 16, 0.7, 26) })}</g><path d="${d}" fill="none" stroke="#fff" stroke-width="7" opacity=".8"/>`
      : cloth(scene, {
          d,
          color: tint,
          puff: 60,
          height: 120,
          folds: [...creases(random, 320, 320, 560, 560, 10, 0.6, 34), { d: 'M300 960Q600 1010 900 960', width: 20, rise: -0.9 }],
          texture: look.chance('kraft', 0.5) ? 'fibre' : 'grain',
          textureStrength: 0.6,
        }) + window
    return `${lyingShadow(d, 16, clear ? 0.6 : 1) + body + seal}<g ${scene.clip(d)}><path d="M330 100L470 100L250 1100H110ZM820 100L850 100L700 1100H650Z" fill="#fff" opacity="${clear ? 0.35 : 0.12}" ${scene.blur(6)}/></g>${path('M258 200l16 12l-16 12z', tint)}`
  },
}

const packingTape: Kind = {
  floor: 940,
  focus: [460, 620, 1.9],
  enlarge: 1.08,
  draw: (scene, look) => {
    const clear = look.clear || look.color === '#f5f5f2'
    const c = clear ? '#d9cba6' : look.color
    const t = 0.36
    const roll = (x: number, y: number, r: number, h: number): Svg => {
      const rings = Array.from(
        { length: 7 },
        (_, i) =>
          `<ellipse cx="${x}" cy="${y}" rx="${num(r - 8 - i * (r * 0.045))}" ry="${num((r - 8 - i * (r * 0.045)) * t)}" fill="none" stroke="${i % 2 ? darker(c, 0.3) : lighter(c, 0.35)}" stroke-width="3" opacity=".5"/>`,
      ).join('')
      return (
        standingShadow(scene, x, y + h, r, r * t * 1.1, 0.9) +
        turned(scene, {
          x,
          profile: [
            [r, y],
            [r, y + h],
          ],
          material: { color: c, rough: 0.08, gloss: 1.6 },
          tilt: t,
        }) +
        rings +
        mouth(scene, x, y, r * 0.66, t, r * 0.07, { color: '#c69c66', rough: 0.9 }, { color: '#b98d58', rough: 0.9 })
      )
    }
    if (look.other) return roll(600, 760, 270, 150) + roll(600, 606, 270, 150) + roll(600, 452, 270, 150)
    const end = cloth(scene, { d: 'M840 700C900 760 1000 800 1090 780L1100 890C1000 920 880 880 806 800Z', color: c, puff: 8, height: 40 })
    return (
      roll(540, 640, 330, look.between('h', 170, 240)) +
      end +
      line('M1090 780l12 18l-10 18l14 18l-12 18l12 20l-6 18', shade([0, 0.5, 0.8], { color: c, rough: 0.1 }), 6)
    )
  },
}

export const packaging = {
  'gift-box': giftBox,
  'poly-mailer': polyMailer,
  'zip-bag': zipBag,
  'packing-tape': packingTape,
} as const satisfies Record<string, Kind>
