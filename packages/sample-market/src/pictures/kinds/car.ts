import { darker, lighter, mix } from '../color.ts'
import type { Material } from '../light.ts'
import type { Kind } from '../look.ts'
import { sheen, tube } from '../parts.ts'
import { line, num, path, roundedRect, type Svg } from '../scene.ts'
import { cloth } from '../soft.ts'
import { box, type Camera } from '../solid.ts'
import { lyingShadow, pool } from '../studio.ts'

const carOrganizer: Kind = {
  floor: 950,
  focus: [480, 700, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const camera: Camera = { x: 600, y: 730, yaw: look.other ? 28 : -24, pitch: 24 }
    const [w, h, d] = [look.between('w', 600, 730), look.between('h', 240, 350), look.between('d', 330, 430)]
    const pockets = look.pick('pockets', [2, 3, 4])
    const gap = w / pockets
    const m: Material = { color: c, rough: 0.85 }
    const weave = (fw: number, fh: number): Svg => scene.texture(`M0 0H${fw}V${fh}H0Z`, 'weave', 0.6, 0.9)
    const pocket = (x: number): Svg =>
      `<path d="${roundedRect(x, h * 0.36, gap - 32, h * 0.56, 14)}" fill="${lighter(c, 0.08)}"/><path d="${roundedRect(x, h * 0.36, gap - 32, h * 0.56, 14)}" fill="${scene.pattern(12, 12, '<circle cx="6" cy="6" r="3" fill="#000" opacity=".35"/>')}"/><path d="M${x} ${h * 0.36 + 12}h${gap - 32}" stroke="${look.accent}" stroke-width="12"/>`
    const top = `<rect x="14" y="14" width="${w - 28}" height="${d - 28}" fill="${darker(c, 0.55)}"/><rect x="${w / 3 - 8}" y="14" width="16" height="${d - 28}" fill="${lighter(c, 0.06)}"/><rect x="${(2 * w) / 3 - 8}" y="14" width="16" height="${d - 28}" fill="${lighter(c, 0.06)}"/>`
    return `${pool(scene, 680, 920, 560, 90, 0.4)}${pool(scene, 600, 915, 440, 70, 0.5)}${box(scene, camera, w, h, d, m, { front: `${weave(w, h)}${Array.from({ length: pockets }, (_, i) => pocket(gap * i + 16)).join('')}`, right: weave(d, h), left: weave(d, h), top })}${tube(scene, 'M420 640C420 520 560 500 580 610', 30, { color: look.accent, rough: 0.8 })}${tube(scene, 'M700 560C720 450 850 480 840 580', 30, { color: darker(look.accent, 0.2), rough: 0.8 })}`
  },
}

const carMat: Kind = {
  flat: true,
  focus: [460, 480, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const rubber = look.chance('rubber', 0.5)
    const cell = look.pick('cell', [40, 56, 72, 92])
    const mat = (x: number, s: 1 | -1): Svg => {
      const d = `M${x - s * 210} 210Q${x - s * 210} 180 ${x - s * 170} 176L${x + s * 120} 160Q${x + s * 190} 160 ${x + s * 200} 230L${x + s * 230} 560L${x + s * 190} 980Q${x + s * 186} 1020 ${x + s * 140} 1020H${x - s * 180}Q${x - s * 220} 1020 ${x - s * 220} 980Z`
      const grid = rubber
        ? path(
            d,
            scene.pattern(
              cell,
              cell,
              `<path d="M${cell / 2} 4L${cell - 4} ${cell / 2}L${cell / 2} ${cell - 4}L4 ${cell / 2}Z" fill="#d8d8d8"/>`,
            ),
          )
        : path(d, scene.pattern(cell, cell, `<path d="M0 0L${cell} ${cell}M${cell} 0L0 ${cell}" stroke="#3a3a3a" stroke-width="8"/>`))
      return `${lyingShadow(d, 18)}${cloth(scene, { d, color: c, puff: 16, height: 60, heights: grid, texture: rubber ? 'grain' : 'leather', textureStrength: 0.5 })}<path d="${d}" fill="none" stroke="${look.accent}" stroke-width="14"/>${path(roundedRect(x - 90, 780, 180, 130, 20), darker(c, 0.35))}${Array.from({ length: 6 }, (_, i) => line(`M${x - 70} ${800 + i * 18}h140`, lighter(c, 0.15), 5)).join('')}`
    }
    return look.other ? `<g transform="translate(120 40) rotate(-7 600 600) scale(.95)">${mat(560, 1)}</g>` : mat(330, -1) + mat(870, 1)
  },
}

const carVacuum: Kind = {
  floor: 860,
  focus: [420, 620, 1.9],
  enlarge: 1.08,
  draw: (scene, look) => {
    const c = look.color
    const body =
      'M300 520C320 440 420 420 520 430L900 470C1000 490 1040 560 1030 640C1020 720 960 740 900 720C880 640 820 600 740 620L520 700C420 740 300 720 290 640Z'
    const cup = 'M130 560C150 500 230 470 310 480V690C230 700 150 660 130 610Z'
    const handle =
      'M560 690C620 660 700 630 760 640C820 660 850 720 830 760L780 850C770 870 730 868 720 850L690 790C650 740 600 740 560 740Z'
    const drawing =
      pool(scene, 620, 866, 460, 44, 0.4) +
      pool(scene, 740, 860, 120, 20, 0.5) +
      cloth(scene, { d: handle, color: darker(c, 0.2), puff: 26, height: 110 }) +
      `<g opacity=".9">${cloth(scene, { d: cup, color: look.pick('cup', ['#5c666e', '#3d4248', '#7d8b93', mix(c, '#4a5056', 0.7)]), puff: 26, height: 100 })}</g>` +
      path('M110 570C104 590 104 590 110 610L60 640V530Z', '#2a2c30') +
      sheen(scene, cup, 'M160 520Q230 490 300 492V530Q220 530 150 566Z', 0.5, 6) +
      cloth(scene, { d: body, color: c, puff: 50, height: 140 }) +
      sheen(scene, body, 'M340 480Q600 440 940 510L930 540Q600 480 340 520Z', 0.45, 8) +
      (look.chance('two-tone', 0.5)
        ? `<g ${scene.clip(body)}><path d="M280 ${num(look.between('line', 560, 640))}Q600 560 1060 ${num(look.between('line-end', 600, 690))}V900H280Z" fill="${darker(c, 0.45)}" opacity=".75"/></g>`
        : '') +
      path(roundedRect(300, 456, look.pick('collar', [18, 26, 40]), 250, 12), look.accent) +
      Array.from({ length: look.pick('vents', [3, 4, 5, 6]) }, (_, i) =>
        path(roundedRect(780 + i * 32, 530 + i * 6, 14, 90, 7), '#1f2125', 'opacity=".75"'),
      ).join('') +
      path(roundedRect(560, 470, 90, 40, 20), '#1f2125') +
      `<circle cx="586" cy="490" r="9" fill="#7fe39b"/>`
    return look.other
      ? `<g transform="translate(1200 -20) scale(-1 1) rotate(-10 600 600)">${drawing}</g>`
      : `<g transform="rotate(-4 600 600)">${drawing}</g>`
  },
}

export const car = { 'car-organizer': carOrganizer, 'car-mat': carMat, 'car-vacuum': carVacuum } as const satisfies Record<string, Kind>
