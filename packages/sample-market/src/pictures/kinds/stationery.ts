import { contrasting, darker, type Hex, lighter, mix } from '../color.ts'
import { turned } from '../lathe.ts'
import { type Material, shade } from '../light.ts'
import type { Kind } from '../look.ts'
import { brass, chrome, creases, tube, zip } from '../parts.ts'
import { line, num, path, roundedRect, type Svg, stitches } from '../scene.ts'
import { cloth } from '../soft.ts'
import { type Camera, roundedPoints, slab } from '../solid.ts'
import { lyingShadow } from '../studio.ts'

/** A pen lying along y, tip down; 0,0 is its middle. */
const penAt = (scene: Parameters<Kind['draw']>[0], color: Hex, metal: Material, click: boolean): Svg =>
  turned(scene, {
    x: 0,
    profile: click
      ? [
          [12, -470],
          [14, -462, 4],
          [14, -400],
          [30, -396],
          [32, -380, 8],
          [34, 240, 20],
          [30, 320, 20],
          [10, 440, 10],
          [4, 462],
        ]
      : [
          [26, -450],
          [34, -440, 10],
          [36, -120],
          [34, -110],
          [34, 260],
          [30, 330, 30],
          [9, 440, 12],
          [4, 460],
        ],
    material: { color, rough: 0.15, gloss: 1.5 },
    tilt: 0.1,
  }) +
  turned(scene, {
    x: 0,
    profile: [
      [35, -118],
      [37, -112, 3],
      [37, -92],
      [35, -86],
    ],
    material: metal,
    tilt: 0.1,
  }) +
  turned(scene, {
    x: 0,
    profile: [
      [28, 330],
      [9, 440, 10],
      [4, 462],
    ],
    material: metal,
    tilt: 0.1,
  }) +
  path(roundedRect(16, -430, 20, 250, 9), shade([0.3, 0, 0.9], metal)) +
  path(roundedRect(17, -428, 7, 240, 3), '#ffffff', 'opacity=".7"')

const notebook: Kind = {
  flat: true,
  focus: [560, 480, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const style = look.pick('style', ['elastic', 'spiral', 'leather', 'print'] as const)
    const metal = look.chance('gold', 0.5) ? brass : chrome
    if (look.other) {
      const left = 'M130 300Q360 260 592 300V960Q360 920 130 960Z'
      const right = 'M1070 300Q840 260 608 300V960Q840 920 1070 960Z'
      const rules = Array.from({ length: 11 }, (_, i) =>
        line(
          `M180 ${372 + i * 50}Q360 ${336 + i * 50} 556 ${372 + i * 50}M644 ${372 + i * 50}Q840 ${336 + i * 50} 1020 ${372 + i * 50}`,
          '#8fa0b0',
          3,
          'opacity=".55"',
        ),
      ).join('')
      return (
        lyingShadow('M110 290H1090V990H110Z', 24) +
        path(roundedRect(108, 284, 984, 706, 24), c) +
        path(
          left,
          scene.linear([
            [0, '#fdfcf7'],
            [0.8, '#f6f3ea'],
            [1, '#cfc9bb'],
          ]),
        ) +
        path(
          right,
          scene.linear([
            [0, '#cfc9bb'],
            [0.2, '#f6f3ea'],
            [1, '#fdfcf7'],
          ]),
        ) +
        rules +
        (style === 'spiral'
          ? Array.from({ length: 17 }, (_, i) => tube(scene, `M576 ${312 + i * 38}q24 -22 48 0`, 7, metal)).join('')
          : line('M600 300V960', '#9b9484', 4, 'opacity=".6"')) +
        line('M690 300V1040', look.accent, 14) +
        `<g transform="translate(900 640) rotate(24) scale(.82)">${lyingShadow(roundedRect(-34, -450, 68, 900, 30), 14)}${penAt(scene, darker(c, 0.1), metal, true)}</g>`
      )
    }
    const camera: Camera = { x: 600, y: 600, yaw: 16, pitch: -16, roll: look.between('roll', -8, 10) }
    const [w, h] = [640, 860]
    const cover = roundedRect(-w / 2, -h / 2, w, h, 30)
    const ink = contrasting(c, 0.6)
    const art = look.pick('art', ['none', 'frame', 'moon', 'grid', 'stripe'] as const)
    const print =
      style === 'leather'
        ? stitches(roundedRect(-w / 2 + 18, -h / 2 + 18, w - 36, h - 36, 20), contrasting(c, 0.4), 4, 14)
        : art === 'frame'
          ? `<path d="${roundedRect(-170, -200, 340, 220, 10)}" fill="#f6f2e8"/><path d="${roundedRect(-150, -180, 300, 180, 6)}" fill="none" stroke="${ink}" stroke-width="3"/><path d="M-100 -110h200M-100 -70h140" stroke="${ink}" stroke-width="6"/>`
          : art === 'moon'
            ? `<circle cx="40" cy="-60" r="150" fill="${look.accent}"/><circle cx="100" cy="-100" r="140" fill="${c}"/>${Array.from({ length: 14 }, (_, i) => `<circle cx="${-240 + ((i * 137) % 480)}" cy="${-350 + ((i * 211) % 640)}" r="${3 + (i % 3) * 2}" fill="${look.accent}"/>`).join('')}`
            : art === 'grid'
              ? path(cover, scene.pattern(64, 64, `<path d="M0 0H64M0 0V64" stroke="${ink}" stroke-width="2" opacity=".4"/>`))
              : art === 'stripe'
                ? `<rect x="-320" y="-90" width="640" height="120" fill="${look.accent}"/>`
                : `<path d="${roundedRect(-60, h / 2 - 120, 120, 10, 5)}" fill="${ink}" opacity=".5"/>`
    const front = `<g ${scene.clip(cover)}>${print}<rect x="${-w / 2}" y="${-h / 2}" width="46" height="${h}" fill="#000" opacity=".1"/><path d="M${-w / 2 + 46} ${-h / 2}v${h}" stroke="#000" stroke-width="3" opacity=".25"/></g>${scene.texture(cover, style === 'leather' ? 'leather' : 'grain', style === 'leather' ? 0.7 : 0.35, 1)}${style === 'elastic' ? `<path d="M${w / 2 - 70} ${-h / 2}V${h / 2}" stroke="${darker(c, 0.45)}" stroke-width="18"/><path d="M${w / 2 - 73} ${-h / 2}V${h / 2}" stroke="${lighter(c, 0.2)}" stroke-width="4" opacity=".5"/>` : ''}${style === 'spiral' ? Array.from({ length: 20 }, (_, i) => `<circle cx="${-w / 2 + 34}" cy="${-h / 2 + 40 + i * 41}" r="9" fill="#222"/>`).join('') : ''}`
    const pages = slab(
      scene,
      { ...camera, x: 612, y: 612 },
      {
        points: roundedPoints(w - 24, h - 22, 14),
        depth: 60,
        material: { color: '#f3efe4', rough: 0.9 },
        edge: { color: '#ece7da', rough: 0.9 },
      },
    )
    const coverTop = slab(
      scene,
      { ...camera, x: 600, y: 590 },
      { points: roundedPoints(w, h, 30), depth: 10, material: { color: c, rough: 0.7 }, bevel: 5, front },
    )
    const rings =
      style === 'spiral'
        ? `<g transform="translate(600 590) rotate(${camera.roll ?? 0})">${Array.from({ length: 20 }, (_, i) => tube(scene, `M${-w / 2 + 40} ${-h / 2 + 44 + i * 40}c-30 -26 -66 -14 -62 6`, 8, metal)).join('')}</g>`
        : ''
    const pen = look.chance('pen', 0.5)
      ? `<g transform="translate(1010 640) rotate(${look.pick('pen-angle', [8, 16])}) scale(.8)">${lyingShadow(roundedRect(-34, -450, 68, 900, 30), 14)}${penAt(scene, mix(c, '#222222', 0.4), metal, look.chance('click', 0.5))}</g>`
      : ''
    return `<g ${scene.blur(20)} opacity=".35"><path d="${roundedRect(300, 200, w + 20, h + 10, 30)}" transform="rotate(${camera.roll} 600 600)" fill="#14161c"/></g>${slab(scene, { ...camera, x: 622, y: 634 }, { points: roundedPoints(w, h, 30), depth: 10, material: { color: darker(c, 0.15), rough: 0.7 } })}${pages}${coverTop}${rings}${pen}`
  },
}

const pen: Kind = {
  multicolor: true,
  flat: true,
  focus: [600, 700, 2],
  draw: (scene, look) => {
    const metal = look.chance('gold', 0.5) ? brass : chrome
    const click = look.chance('click', 0.5)
    const many = look.other || look.chance('set', 0.4)
    const colors: Hex[] =
      look.palette.length > 4 ? [...look.palette] : [look.color, darker(look.color, 0.3), look.accent, lighter(look.color, 0.4), '#2b2d31']
    const one = (color: Hex): Svg => lyingShadow(roundedRect(-34, -450, 68, 900, 30), 16) + penAt(scene, color, metal, click)
    if (many)
      return colors
        .slice(0, 5)
        .map((color, i) => `<g transform="translate(${240 + i * 180} 600) rotate(${(i - 2) * 2}) scale(1.02)">${one(color)}</g>`)
        .join('')
    const box = look.chance('box', 0.4)
      ? `<g transform="translate(600 600) rotate(-32)">${lyingShadow(roundedRect(-170, -540, 340, 1080, 24), 22)}${path(roundedRect(-170, -540, 340, 1080, 24), '#26272b')}${cloth(scene, { d: roundedRect(-140, -510, 280, 1020, 14), color: '#3b3a3f', puff: 20, height: 40, texture: 'plush', textureStrength: 0.7 })}</g>`
      : ''
    return `${box}<g transform="translate(600 600) rotate(-32) scale(1.06)">${one(look.color)}</g>`
  },
}

const pencilCase: Kind = {
  flat: true,
  focus: [520, 560, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const d = roundedRect(170, 390, 860, 430, look.pick('round', [60, 130, 210]))
    const random = look.random('folds')
    const pencils = look.other
      ? [0, 1, 2, 3]
          .map(
            (i) =>
              `<g transform="translate(${440 + i * 90} 330) rotate(${-14 + i * 8})">${lyingShadow(roundedRect(-20, -220, 40, 440, 8), 10)}${path(roundedRect(-20, -150, 40, 420, 4), ['#f2b541', '#e2574c', '#4a8fd0', '#4fae7b'][i]!)}${path('M-20 -150L0 -226L20 -150Z', '#e8c79a')}${path('M-6 -202L0 -226L6 -202Z', '#333')}${path(roundedRect(-20, -150, 12, 420, 2), '#fff', 'opacity=".3"')}</g>`,
          )
          .join('')
      : ''
    const ink = contrasting(c, 0.7)
    const print = look.pick('print', ['none', 'dots', 'stars', 'bear'] as const)
    const art =
      print === 'dots'
        ? path(
            d,
            scene.pattern(
              80,
              80,
              `<circle cx="20" cy="20" r="11" fill="${look.accent}"/><circle cx="60" cy="60" r="11" fill="${look.accent}"/>`,
            ),
            'opacity=".8"',
          )
        : print === 'bear'
          ? `<g transform="translate(600 660)"><circle cx="-62" cy="-60" r="34" fill="${look.accent}"/><circle cx="62" cy="-60" r="34" fill="${look.accent}"/><circle r="92" fill="${look.accent}"/><circle cx="-34" cy="-10" r="10" fill="#2b2523"/><circle cx="34" cy="-10" r="10" fill="#2b2523"/><ellipse cy="24" rx="16" ry="11" fill="#2b2523"/></g>`
          : print === 'stars'
            ? path(
                d,
                scene.pattern(
                  130,
                  130,
                  `<path d="M40 10l9 20l22 2l-17 14l6 22l-20 -12l-20 12l6 -22l-17 -14l22 -2z" fill="${ink}" opacity=".6"/>`,
                ),
              )
            : ''
    return (
      pencils +
      lyingShadow(d, 20) +
      cloth(scene, {
        d,
        color: c,
        puff: 60,
        height: 130,
        folds: creases(random, 220, 480, 760, 280, 7, 1.1, 34),
        texture: look.pick('texture', ['weave', 'leather', 'plush'] as const),
        textureStrength: 0.6,
        print: art,
      }) +
      zip('M230 452H970', c, [300, 452]) +
      path(roundedRect(1010, 560, 60, 90, 12), darker(c, 0.2))
    )
  },
}

const sticker: Kind = {
  multicolor: true,
  flat: true,
  focus: [460, 480, 2],
  draw: (_scene, look) => {
    const colors = look.palette.length > 4 ? look.palette : ['#e2574c', look.color, '#4fae7b', look.accent, '#f2b441', '#8a68b8']
    const shapes = [
      (c: Hex) => `<path d="M0 70C-96 6 -80 -74 -34 -70Q0 -66 0 -34Q0 -66 34 -70C80 -74 96 6 0 70Z" fill="${c}"/>`,
      (c: Hex) => `<path d="M0 -84l24 52l58 6l-44 40l12 58l-50 -30l-50 30l12 -58l-44 -40l58 -6z" fill="${c}"/>`,
      (c: Hex) =>
        `<circle r="74" fill="${c}"/><circle cx="-24" cy="-14" r="9" fill="#2b2523"/><circle cx="24" cy="-14" r="9" fill="#2b2523"/><path d="M-30 20q30 30 60 0" fill="none" stroke="#2b2523" stroke-width="8" stroke-linecap="round"/>`,
      (c: Hex) =>
        `${[0, 72, 144, 216, 288].map((a) => `<ellipse cy="-46" rx="30" ry="40" transform="rotate(${a})" fill="${c}"/>`).join('')}<circle r="26" fill="#f6d365"/>`,
      (c: Hex) => `<path d="M-90 30C-96 -10 -50 -30 -40 -24C-30 -70 40 -70 46 -24C80 -36 100 0 84 34Q0 60 -90 30Z" fill="${c}"/>`,
      (c: Hex) =>
        `<path d="${roundedRect(-80, -40, 160, 90, 24)}" fill="${c}"/><path d="M-50 -4h100M-50 20h60" stroke="#fff" stroke-width="10" stroke-linecap="round"/>`,
      (c: Hex) =>
        `<path d="M0 -90C60 -40 60 40 0 80C-60 40 -60 -40 0 -90Z" fill="${c}"/><path d="M0 -70V100" stroke="${darker(c, 0.4)}" stroke-width="7"/>`,
      (c: Hex) =>
        `<path d="M-70 60V-20L-84 -70L-36 -46H36L84 -70L70 -20V60Q0 90 -70 60Z" fill="${c}"/><circle cx="-28" cy="0" r="8" fill="#222"/><circle cx="28" cy="0" r="8" fill="#222"/><path d="M-10 22q10 8 20 0" stroke="#222" stroke-width="6" fill="none"/>`,
    ]
    const random = look.random('sheet')
    const sheet = (x: number, y: number, a: number, k: number): Svg => {
      const items = Array.from({ length: 12 }, (_, i) => {
        const s = shapes[Math.floor(random() * shapes.length)]!(colors[Math.floor(random() * colors.length)]!)
        const at = `translate(${150 + (i % 3) * 200} ${150 + Math.floor(i / 3) * 210}) rotate(${num((random() - 0.5) * 24)}) scale(.98)`
        return `<g transform="${at}"><g stroke="#ffffff" stroke-width="24" stroke-linejoin="round">${s}</g>${s}<ellipse cx="-26" cy="-36" rx="34" ry="12" fill="#fff" opacity=".3" transform="rotate(-24)"/></g>`
      }).join('')
      return `<g transform="translate(${x} ${y}) rotate(${a}) scale(${k})">${lyingShadow(roundedRect(0, 0, 700, 930, 20), 18)}${path(roundedRect(0, 0, 700, 930, 20), mix(look.color, '#ffffff', 0.84))}${items}</g>`
    }
    return look.other ? sheet(110, 200, -8, 0.8) + sheet(480, 240, 9, 0.8) : sheet(250, 130, look.between('angle', -5, 5), 1)
  },
}

export const stationery = { notebook, pen, 'pencil-case': pencilCase, sticker } as const satisfies Record<string, Kind>
