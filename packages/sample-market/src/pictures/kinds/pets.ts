import { contrasting, darker, lighter, mix } from '../color.ts'
import { mouth, turned, turnedOutline } from '../lathe.ts'
import { type Material, shade } from '../light.ts'
import type { Kind } from '../look.ts'
import { chrome, creases, sphere, steel, tube, webbing } from '../parts.ts'
import { ellipsePath, line, num, path, roundedRect, type Svg } from '../scene.ts'
import { cloth } from '../soft.ts'
import { lyingShadow, pool, standingShadow } from '../studio.ts'

const paw = (x: number, y: number, s: number, color: string): Svg =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="${color}"><path d="M0 6C30 6 46 34 34 52C26 64 10 56 0 56C-10 56 -26 64 -34 52C-46 34 -30 6 0 6Z"/><ellipse cx="-38" cy="4" rx="13" ry="18" transform="rotate(-24 -38 4)"/><ellipse cx="-14" cy="-20" rx="13" ry="19"/><ellipse cx="14" cy="-20" rx="13" ry="19"/><ellipse cx="38" cy="4" rx="13" ry="18" transform="rotate(24 38 4)"/></g>`

const petBowl: Kind = {
  floor: 900,
  focus: [480, 700, 1.9],
  enlarge: 1.12,
  draw: (scene, look) => {
    const style = look.pick('style', ['steel', 'ceramic', 'double', 'slow'] as const)
    const t = 0.3
    const outer: Material = style === 'ceramic' ? { color: look.color, rough: 0.08, gloss: 1.6 } : { color: look.color, rough: 0.5 }
    const inner: Material =
      style === 'steel' || style === 'double' ? { ...steel, rough: 0.2 } : { color: lighter(look.color, 0.2), rough: 0.2 }
    const random = look.random('food')
    const food = (x: number, y: number, r: number): Svg =>
      `<g ${scene.clip(ellipsePath(x, y + 8, r, r * t * 0.86))}><ellipse cx="${x}" cy="${y + 30}" rx="${r}" ry="${r * t}" fill="#7a4f2e"/>${Array.from(
        { length: 70 },
        () => {
          const a = random() * 6.283
          const k = Math.sqrt(random()) * r * 0.95
          const [fx, fy] = [x + Math.cos(a) * k, y + 26 + Math.sin(a) * k * t]
          return `<ellipse cx="${num(fx)}" cy="${num(fy)}" rx="17" ry="12" fill="${random() < 0.5 ? '#9a683c' : '#84542f'}"/><ellipse cx="${num(fx - 4)}" cy="${num(fy - 4)}" rx="8" ry="4" fill="#c99a68" opacity=".7"/>`
        },
      ).join('')}</g>`
    const bowl = (x: number, y: number, r: number, full: boolean): Svg => {
      const h = r * 0.62
      const profile = [
        [r * 0.86, y],
        [r * 0.94, y + 14, 12],
        [r * 1.12, y + h - 10, 30],
        [r * 1.1, y + h, 10],
        [r, y + h + 4],
      ] as const
      const d = turnedOutline({ x, profile, tilt: t })
      return (
        standingShadow(scene, x, y + h, r * 1.12, r * t * 1.1) +
        turned(scene, { x, profile, material: outer, tilt: t }) +
        `<g ${scene.clip(d)}>${look.chance('paws', 0.6) ? [-0.55, 0, 0.55].map((s) => paw(x + s * r, y + h * 0.72 + Math.cos(s * 2) * r * 0.14, r / 330, contrasting(look.color, 0.7))).join('') : ''}</g>` +
        mouth(scene, x, y, r * 0.88, t, style === 'steel' ? 10 : 20, style === 'steel' ? chrome : outer, inner) +
        (full
          ? food(x, y, r * 0.76)
          : `<ellipse cx="${x}" cy="${num(y + r * 0.1)}" rx="${r * 0.5}" ry="${r * 0.5 * t}" fill="${shade([0, 0.8, 0.5], inner)}" opacity=".6"/>`)
      )
    }
    if (style === 'double') {
      const tray = roundedRect(130, 640, 940, 200, 100)
      return (
        standingShadow(scene, 600, 850, 470, 60) +
        cloth(scene, { d: tray, color: look.color, puff: 40, height: 110 }) +
        [360, 840].map((x) => mouth(scene, x, 700, 190, t, 12, chrome, inner)).join('') +
        food(360, 700, 160) +
        `<ellipse cx="840" cy="716" rx="160" ry="44" fill="#bcd7e4" opacity=".75"/><ellipse cx="800" cy="706" rx="70" ry="12" fill="#fff" opacity=".6"/>`
      )
    }
    const maze =
      style === 'slow'
        ? [0, 72, 144, 216, 288]
            .map((a) => sphere(scene, 600 + Math.cos((a * Math.PI) / 180) * 140, 640 + Math.sin((a * Math.PI) / 180) * 44, 44, outer))
            .join('') + sphere(scene, 600, 630, 50, outer)
        : ''
    return bowl(600, 620, 330, style !== 'slow' && !look.other) + maze
  },
}

const petLeash: Kind = {
  flat: true,
  focus: [560, 560, 1.9],
  draw: (scene, look) => {
    const rope = look.chance('rope', 0.45)
    const c = look.color
    const paths = ['M330 330C250 520 420 620 600 560C800 490 930 560 880 700C830 830 560 800 470 900', 'M480 900C430 960 320 930 330 850']
    const loop = 'M330 330C240 250 300 130 420 160C520 190 470 320 350 330'
    const belt = (d: string): Svg =>
      line(d, '#14161c', 46, `opacity=".28" transform="translate(12 16)" ${scene.blur(12)}`) +
      (rope
        ? tube(scene, d, 40, { color: c, rough: 0.85 }) +
          line(d, look.accent, 32, 'stroke-dasharray="8 26" stroke-linecap="butt" opacity=".75"')
        : webbing(scene, d, 44, c) + line(d, look.accent, 5, 'opacity=".8"'))
    const clip = `<g transform="translate(340 880) rotate(30)">${tube(scene, 'M0 -30V40', 20, chrome)}<circle cx="0" cy="0" r="24" fill="${shade([-0.2, 0.4, 0.9], chrome)}"/>${tube(scene, 'M-4 40C-60 90 -50 170 10 170C60 170 70 100 30 60', 20, chrome)}</g>`
    const collar =
      look.other || look.chance('collar', 0.5)
        ? `<g transform="translate(760 300)">${line(ellipsePath(0, 0, 210, 130), '#14161c', 56, `opacity=".28" transform="translate(12 18)" ${scene.blur(12)}`)}${webbing(scene, ellipsePath(0, 0, 210, 130), 56, c)}${path(roundedRect(-60, 96, 120, 70, 14), '#2a2c30')}${path(roundedRect(-50, 102, 100, 16, 8), '#fff', 'opacity=".25"')}<circle cx="150" cy="116" r="30" fill="none" stroke="${shade([-0.2, 0.4, 0.9], chrome)}" stroke-width="10"/></g>`
        : ''
    return (
      collar +
      belt(paths[0]!) +
      belt(paths[1]!) +
      belt(loop) +
      path(roundedRect(296, 296, 80, 60, 12), darker(c, 0.35), 'transform="rotate(-30 336 326)"') +
      clip
    )
  },
}

const petBed: Kind = {
  floor: 940,
  focus: [560, 720, 1.9],
  enlarge: 1.05,
  draw: (scene, look) => {
    const c = look.color
    const texture = look.pick('texture', ['fur', 'plush', 'weave'] as const)
    const outer = ellipsePath(600, 740, 460, 220)
    const inner = ellipsePath(600, 700, 310, 118)
    const random = look.random('folds')
    const tufts = Array.from({ length: 16 }, (_, i) => {
      const a = (i / 16) * 6.283
      return {
        d: `M${num(600 + Math.cos(a) * 320)} ${num(704 + Math.sin(a) * 124)}L${num(600 + Math.cos(a) * 455)} ${num(742 + Math.sin(a) * 216)}`,
        width: 24,
        rise: -0.5,
      }
    })
    const cat = look.other
      ? cloth(scene, {
          d: 'M400 700C380 600 480 520 600 540C740 520 830 600 810 710C760 780 460 790 400 700Z',
          color: '#8d8a88',
          puff: 60,
          height: 130,
          texture: 'fur',
          textureStrength: 1.1,
        }) +
        cloth(scene, {
          d: 'M420 640C400 560 420 520 440 560Q480 540 520 560C540 520 560 560 540 640C530 700 430 700 420 640Z',
          color: '#9b9896',
          puff: 30,
          height: 110,
          texture: 'fur',
          textureStrength: 1,
        }) +
        line('M452 626q12 10 24 0M492 626q12 10 24 0', '#2e2b2a', 5)
      : ''
    return (
      standingShadow(scene, 600, 930, 440, 60) +
      cloth(scene, { d: outer, color: c, puff: 80, height: 170, folds: tufts, texture, textureStrength: 1, textureScale: 1.3 }) +
      lyingShadow(inner, 10, 0.5) +
      path(inner, darker(c, 0.45)) +
      cloth(scene, {
        d: ellipsePath(600, 716, 296, 104),
        color: look.chance('inner', 0.6) ? mix(look.accent, '#ffffff', 0.5) : lighter(c, 0.3),
        puff: 60,
        height: 110,
        folds: creases(random, 380, 660, 440, 110, 6, 1.2, 34),
        texture: 'plush',
        textureStrength: 0.9,
      }) +
      cat
    )
  },
}

const petToy: Kind = {
  enlarge: 1.12,
  floor: 860,
  focus: [480, 640, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const style = look.pick('style', ['bone', 'ball', 'rope', 'mouse'] as const)
    const m: Material = { color: c, rough: 0.45 }
    if (style === 'bone') {
      const d =
        'M330 560C240 520 180 620 250 670C170 720 240 830 330 780C420 740 780 740 870 780C960 830 1030 720 950 670C1020 620 960 520 870 560C780 600 420 600 330 560Z'
      const bumps = Array.from(
        { length: 21 },
        (_, i) => `<circle cx="${390 + (i % 7) * 70}" cy="${630 + Math.floor(i / 7) * 40}" r="12" fill="#eee"/>`,
      ).join('')
      return (
        standingShadow(scene, 600, 800, 420, 60) +
        `<g transform="rotate(${look.other ? 14 : -8} 600 670)">${cloth(scene, { d, color: c, puff: 50, height: 140, heights: bumps, texture: 'grain', textureStrength: 0.3 })}</g>`
      )
    }
    if (style === 'rope') {
      const d = look.other ? 'M260 480C420 700 780 700 940 480' : 'M200 720C400 560 800 800 1000 620'
      return (
        pool(scene, 620, 800, 480, 60, 0.3) +
        line(d, '#14161c', 74, `opacity=".25" transform="translate(12 40)" ${scene.blur(16)}`) +
        tube(scene, d, 78, { color: c, rough: 0.9 }) +
        line(d, look.accent, 72, 'stroke-dasharray="16 40" stroke-linecap="butt" opacity=".8"') +
        line(d, '#fff', 70, 'stroke-dasharray="6 50" stroke-linecap="butt" opacity=".35"') +
        (look.other
          ? [
              [260, 480],
              [940, 480],
            ]
          : [
              [210, 714],
              [990, 626],
            ]
        )
          .map(
            ([x, y]) =>
              sphere(scene, x!, y!, 84, { color: c, rough: 0.9 }) +
              Array.from({ length: 12 }, (_, i) =>
                line(
                  `M${x} ${y}q${num(Math.cos(i) * 60)} ${num(Math.sin(i) * 60)} ${num((x! < 600 ? -1 : 1) * (90 + (i % 4) * 12))} ${num((i - 6) * 16)}`,
                  i % 2 ? look.accent : c,
                  10,
                ),
              ).join('') +
              sphere(scene, x!, y!, 72, { color: mix(c, look.accent, 0.3), rough: 0.9 }),
          )
          .join('')
      )
    }
    if (style === 'mouse') {
      return (
        standingShadow(scene, 620, 800, 330, 50) +
        tube(scene, 'M900 740C1020 760 1080 660 1020 580', 22, { color: look.accent, rough: 0.8 }) +
        cloth(scene, {
          d: 'M250 760C280 620 480 520 680 540C860 560 940 680 910 800Q600 840 280 800Q240 790 250 760Z',
          color: c,
          puff: 70,
          height: 150,
          texture: 'plush',
          textureStrength: 1.1,
        }) +
        cloth(scene, { d: ellipsePath(470, 560, 74, 80), color: c, puff: 26, height: 90, texture: 'plush', textureStrength: 0.9 }) +
        cloth(scene, { d: ellipsePath(472, 566, 44, 50), color: mix(look.accent, '#f0b0a8', 0.6), puff: 18, height: 50 }) +
        sphere(scene, 380, 690, 18, { color: '#17110f', rough: 0.05 }) +
        sphere(scene, 254, 762, 24, { color: '#e59a92', rough: 0.3 }) +
        [-1, 0, 1].map((i) => line(`M290 ${760 + i * 10}l-110 ${i * 34}`, '#333', 3, 'opacity=".5"')).join('')
      )
    }
    const spikes = Array.from({ length: 60 }, (_, i) => {
      const a = i * 2.399
      const k = Math.sqrt((i + 0.5) / 60) * 250
      return sphere(scene, 600 + Math.cos(a) * k, 580 + Math.sin(a) * k, 22 - k * 0.035, m)
    }).join('')
    return (
      standingShadow(scene, 600, 850, 230, 46) +
      sphere(scene, 600, 580, 280, m) +
      (look.chance('spikes', 0.6) ? spikes : line('M330 540C480 680 720 680 870 540', lighter(c, 0.6), 26, 'opacity=".8"')) +
      (look.other ? tube(scene, 'M600 320C600 180 760 160 820 240', 26, { color: look.accent, rough: 0.8 }) : '')
    )
  },
}

export const pets = { 'pet-bowl': petBowl, 'pet-leash': petLeash, 'pet-bed': petBed, 'pet-toy': petToy } as const satisfies Record<
  string,
  Kind
>
