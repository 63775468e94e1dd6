import { contrasting, darker, type Hex, lighter, mix } from '../color.ts'
import { turned } from '../lathe.ts'
import { type Material, shade } from '../light.ts'
import type { Kind } from '../look.ts'
import { blackPlastic, sheen, sphere, steel, tube } from '../parts.ts'
import { ellipsePath, line, num, path, roundedRect, type Svg } from '../scene.ts'
import { cloth } from '../soft.ts'
import { lyingShadow, pool, standingShadow } from '../studio.ts'

const umbrella: Kind = {
  floor: 1080,
  focus: [560, 420, 1.8],
  draw: (scene, look) => {
    const c = look.color
    if (look.other) {
      // Folded, with its sleeve and strap.
      const d = 'M560 250C500 420 480 700 540 860H660C720 700 700 420 640 250Z'
      return `<g transform="rotate(18 600 600)">${standingShadow(scene, 600, 1080, 120, 20, 0)}${lyingShadow(d, 20)}${tube(scene, 'M600 250V150', 16, steel)}${cloth(scene, { d, color: c, puff: 40, height: 120, folds: [-40, -10, 25, 55].map((x, i) => ({ d: `M${590 + x * 0.4} 260Q${600 + x * 1.4} 560 ${600 + x} 860`, width: 20, rise: i % 2 ? 0.8 : -0.8 })), texture: 'weave', textureStrength: 0.3 })}${line('M500 560Q600 610 704 560', darker(c, 0.3), 36)}<circle cx="660" cy="582" r="13" fill="#c9cdd1"/>${turned(
        scene,
        {
          x: 600,
          profile: [
            [44, 850],
            [50, 860, 6],
            [46, 1040, 20],
            [40, 1064, 14],
          ],
          material: look.chance('wood', 0.4) ? { color: '#8a5a36', rough: 0.5 } : blackPlastic,
          tilt: 0.12,
        },
      )}</g>`
    }
    const n = 8
    const [cx, top] = [600, 190]
    const hem = Array.from({ length: n / 2 + 1 }, (_, i) => {
      const t = i / (n / 2)
      const a = Math.PI * (1 - t)
      return [cx + Math.cos(a) * 500, 600 - Math.sin(a) * 40 + 0] as const
    })
    const ink = look.chance('two', 0.3) ? look.accent : c
    const panels = hem.slice(0, -1).map(([x0, y0], i) => {
      const [x1, y1] = hem[i + 1]!
      const bulge = (x: number): number => cx + (x - cx) * 0.82
      const d = `M${cx} ${top}C${num(bulge(x0))} ${top + 20} ${num(x0)} ${num(y0 - 190)} ${num(x0)} ${num(y0)}Q${num((x0 + x1) / 2)} ${num((y0 + y1) / 2 - 60)} ${num(x1)} ${num(y1)}C${num(x1)} ${num(y1 - 190)} ${num(bulge(x1))} ${top + 20} ${cx} ${top}Z`
      const facing = (i - 1.5) / 2
      const color = i % 2 ? ink : c
      const fill = scene.linear(
        [
          [0, shade([facing - 0.35, 0.6, 0.6], { color, rough: 0.6 })],
          [0.5, shade([facing, 0.5, 0.7], { color, rough: 0.6 })],
          [1, shade([facing + 0.3, 0.4, 0.6], { color, rough: 0.6 })],
        ],
        0,
        0,
        1,
        0.4,
      )
      return { d, fill }
    })
    const outline = `M100 600C110 330 330 190 600 190C870 190 1090 330 1100 600Q600 640 100 600Z`
    const under = `<path d="M104 600Q230 540 350 580Q480 520 600 566Q720 520 850 580Q970 540 1096 600Q600 690 104 600Z" fill="${darker(c, 0.55)}"/>`
    const print = look.pick('print', ['none', 'none', 'edge', 'dots'] as const)
    const handle = look.chance('hook', 0.7)
      ? tube(
          scene,
          'M600 900V1010C600 1090 500 1090 500 1010',
          34,
          look.chance('wood', 0.6) ? { color: '#94613a', rough: 0.4 } : blackPlastic,
        )
      : turned(scene, {
          x: 600,
          profile: [
            [26, 900],
            [32, 920, 10],
            [30, 1070, 10],
            [22, 1080],
          ],
          material: blackPlastic,
          tilt: 0.14,
        })
    return `${pool(scene, 640, 1090, 300, 24, 0.3)}${under}${tube(scene, 'M600 560V930', 15, steel)}${[0, 1, 2, 3].map((i) => line(`M600 640L${[200, 420, 780, 1000][i]} ${[590, 560, 560, 590][i]}`, '#8d9299', 5, 'opacity=".8"')).join('')}${panels.map((p) => path(p.d, p.fill, `stroke="${darker(c, 0.3)}" stroke-width="2.5"`)).join('')}${scene.texture(outline, 'weave', 0.22, 0.7)}<g ${scene.clip(panels.map((p) => p.d).join(''))}>${print === 'edge' ? line('M100 570Q600 520 1100 570', look.accent, 34, 'opacity=".85"') : print === 'dots' ? path(outline, scene.pattern(80, 80, `<circle cx="20" cy="20" r="10" fill="${contrasting(c, 0.8)}"/><circle cx="60" cy="60" r="10" fill="${contrasting(c, 0.8)}"/>`), 'opacity=".6"') : ''}<ellipse cx="430" cy="320" rx="170" ry="80" fill="#fff" opacity=".22" transform="rotate(-24 430 320)" ${scene.blur(30)}/></g>${tube(scene, 'M600 192V130', 14, steel)}${handle}`
  },
}

const sunglasses: Kind = {
  floor: 800,
  enlarge: 1.08,
  focus: [400, 620, 1.9],
  draw: (scene, look) => {
    const style = look.pick('style', ['round', 'wayfarer', 'aviator', 'cat'] as const)
    const thin = style === 'aviator' || (style === 'round' && look.chance('wire', 0.5))
    const m: Material = thin
      ? look.chance('gold', 0.5)
        ? { color: '#d6b068', metal: 1, rough: 0.15 }
        : steel
      : { color: look.color, rough: 0.1, gloss: 1.5 }
    const lensTint = thin
      ? look.color === '#f5f5f2'
        ? '#5a646e'
        : look.color
      : look.pick('lens', ['#2b2d31', '#4a3a2c', '#2f3f4d', mix(look.color, '#2b2d31', 0.5)])
    const lensD = (s: 1 | -1): string => {
      const x = 600 + s * 235
      return style === 'round'
        ? ellipsePath(x, 640, 150, 146)
        : style === 'aviator'
          ? `M${x - s * 150} 540C${x - s * 60} 510 ${x + s * 100} 516 ${x + s * 160} 560C${x + s * 170} 700 ${x + s * 90} 800 ${x - s * 10} 800C${x - s * 110} 790 ${x - s * 150} 660 ${x - s * 150} 540Z`
          : style === 'cat'
            ? `M${x - s * 150} 580C${x - s * 60} 540 ${x + s * 100} 510 ${x + s * 190} 490C${x + s * 190} 620 ${x + s * 140} 750 ${x} 760C${x - s * 110} 760 ${x - s * 150} 680 ${x - s * 150} 580Z`
            : `M${x - s * 150} 540Q${x} 510 ${x + s * 170} 530C${x + s * 170} 680 ${x + s * 110} 770 ${x} 770C${x - s * 110} 770 ${x - s * 150} 680 ${x - s * 150} 540Z`
    }
    const lens = (s: 1 | -1): Svg => {
      const d = lensD(s)
      return `${path(
        d,
        scene.linear(
          [
            [0, darker(lensTint, 0.25), 0.96],
            [0.6, lensTint, 0.9],
            [1, lighter(lensTint, 0.35), 0.8],
          ],
          0,
          0,
          0,
          1,
        ),
      )}<g ${scene.clip(d)}><path d="M${600 + s * 235 - 120} 480L${600 + s * 235 - 20} 480L${600 + s * 235 - 120} 830H${600 + s * 235 - 260}Z" fill="#fff" opacity=".2"/><ellipse cx="${600 + s * 235}" cy="820" rx="190" ry="80" fill="#fff" opacity=".16"/></g>${thin ? tube(scene, d, 12, m) : line(d, shade([0.5, -0.4, 0.6], m), 42) + line(d, shade([0, 0.2, 1], m), 34) + line(d, shade([-0.5, 0.6, 0.6], m), 6, `opacity=".8" transform="translate(-7 -9)" ${scene.blur(2)}`)}`
    }
    const arm = (s: 1 | -1): Svg =>
      tube(scene, `M${600 + s * 400} 560C${600 + s * 460} 500 ${600 + s * 440} 430 ${600 + s * 380} 380`, thin ? 11 : 28, m)
    const cast = `<g opacity=".5" transform="translate(30 150) skewX(-20) scale(1 .3) translate(160 1700)">${[-1, 1].map((s) => path(lensD(s as 1 | -1), lensTint, scene.blur(16))).join('')}</g>`
    const drawing = `${cast}${pool(scene, 620, 800, 460, 30, 0.35)}${arm(-1)}${arm(1)}${lens(-1)}${lens(1)}${tube(scene, style === 'aviator' ? 'M452 560Q600 500 748 560M470 620Q600 560 730 620' : 'M500 610Q600 540 700 610', thin ? 12 : 30, m)}`
    return look.other ? `<g transform="translate(600 640) skewY(8) scale(.84 1) rotate(-4) translate(-600 -640)">${drawing}</g>` : drawing
  },
}

const keychain: Kind = {
  flat: true,
  focus: [600, 760, 1.9],
  draw: (scene, look) => {
    const m: Material = look.chance('gold', 0.4) ? { color: '#d6b068', metal: 1, rough: 0.15 } : { color: '#e4e7ea', metal: 1, rough: 0.08 }
    const ringD = ellipsePath(600, 260, 150, 150)
    const links = [0, 1, 2, 3]
      .map((i) => tube(scene, i % 2 ? `M600 ${432 + i * 44}v40` : ellipsePath(600, 446 + i * 44, 17, 28), 10, m))
      .join('')
    const style = look.pick('style', ['leather', 'plush', 'heart', 'capsule', 'acrylic'] as const)
    const c = look.color
    const charm =
      style === 'leather'
        ? ((d) =>
            `${lyingShadow(d, 16)}${cloth(scene, { d, color: c, puff: 14, height: 50, texture: 'leather', textureStrength: 0.7 })}${line('M530 680V1040Q530 1060 550 1060H650Q670 1060 670 1040V680Q600 640 530 680Z', contrasting(c, 0.5), 4, 'stroke-dasharray="12 8" opacity=".8"')}<circle cx="600" cy="690" r="26" fill="${shade([0, 0.3, 1], m)}"/>`)(
            'M510 660Q600 600 690 660V1050Q690 1084 656 1084H544Q510 1084 510 1050Z',
          )
        : style === 'plush'
          ? `${lyingShadow(ellipsePath(600, 840, 190, 180), 16)}${[-1, 1].map((s) => cloth(scene, { d: ellipsePath(600 + s * 130, 700, 66, 66), color: c, puff: 26, height: 100, texture: 'fur', textureStrength: 1 })).join('')}${cloth(scene, { d: ellipsePath(600, 840, 190, 176), color: c, puff: 60, height: 140, texture: 'fur', textureStrength: 1.1 })}${cloth(scene, { d: ellipsePath(600, 890, 74, 56), color: lighter(c, 0.6), puff: 26, height: 90, texture: 'plush', textureStrength: 0.7 })}${[-1, 1].map((s) => sphere(scene, 600 + s * 70, 820, 18, { color: '#17110f', rough: 0.05 })).join('')}${sphere(scene, 600, 870, 18, { color: '#2c211e', rough: 0.3 })}`
          : style === 'heart'
            ? ((d) =>
                `${lyingShadow(d, 16)}${cloth(scene, { d, color: c, puff: 50, height: 150 })}${sheen(scene, d, 'M470 760Q490 690 560 690Q500 720 490 800Z', 0.7, 4)}<path d="${d}" fill="none" stroke="${shade([-0.3, 0.4, 0.9], m)}" stroke-width="12"/>`)(
                'M600 1080C380 930 390 660 520 650Q600 650 600 730Q600 650 680 650C810 660 820 930 600 1080Z',
              )
            : style === 'capsule'
              ? `${lyingShadow(roundedRect(530, 640, 140, 420, 70), 16)}${turned(scene, {
                  x: 600,
                  profile: [
                    [10, 630],
                    [60, 650, 30],
                    [70, 690, 10],
                    [70, 1000, 20],
                    [50, 1060, 30],
                  ],
                  material: { color: mix(c, '#9aa0a6', 0.2), metal: 0.8, rough: 0.3 },
                  tilt: 0.1,
                })}${line('M532 780Q600 792 668 780', '#000', 5, 'opacity=".4"')}`
              : ((d) =>
                  `${lyingShadow(d, 12, 0.7)}${path(d, '#ffffff', 'opacity=".75"')}<g ${scene.clip(d)}><circle cx="600" cy="850" r="150" fill="${c}"/><circle cx="550" cy="820" r="16" fill="#222"/><circle cx="650" cy="820" r="16" fill="#222"/><path d="M560 890q40 44 80 0" stroke="#222" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M480 640L560 640L440 1100H360Z" fill="#fff" opacity=".5"/></g><path d="${d}" fill="none" stroke="#fff" stroke-width="10"/>`)(
                  roundedRect(410, 640, 380, 420, 110),
                )
    const swing = look.other ? 10 : look.between('swing', -5, 5)
    return `<g transform="rotate(${num(swing)} 600 200)">${line(ringD, '#14161c', 20, `opacity=".28" transform="translate(10 14)" ${scene.blur(9)}`)}${tube(scene, ringD, 22, m)}${links}${tube(scene, 'M560 640Q600 590 640 640', 14, m)}${charm}</g>`
  },
}

const christmasDecor: Kind = {
  multicolor: true,
  floor: 1040,
  focus: [600, 660, 1.8],
  draw: (scene, look) => {
    const style = look.pick('style', ['ball', 'tree', 'wreath', 'ball'] as const)
    const c = look.color
    const gold: Material = { color: '#d8b066', metal: 1, rough: 0.12 }
    const random = look.random('decor')
    const colors = look.palette.length > 4 ? look.palette : [c, '#d8b066', look.accent]
    const needles = (x: number, y: number, w: number, h: number, n: number): Svg =>
      Array.from({ length: n }, () => {
        const [px, py] = [x + (random() - 0.5) * w, y + (random() - 0.5) * h]
        return line(
          `M${num(px)} ${num(py)}l${num((random() - 0.5) * 70)} ${num(20 + random() * 40)}`,
          ['#2c6a43', '#3c8153', '#1f5235', '#57966a'][Math.floor(random() * 4)]!,
          5,
          'opacity=".9"',
        )
      }).join('')
    if (style === 'tree') {
      const tiers = [0, 1, 2, 3]
        .map((i) => {
          const y = 250 + i * 170
          const w = 180 + i * 105
          return cloth(scene, {
            d: `M600 ${y - 130}C${600 + w * 0.3} ${y} ${600 + w * 0.8} ${y + 90} ${600 + w} ${y + 150}Q600 ${y + 220} ${600 - w} ${y + 150}C${600 - w * 0.8} ${y + 90} ${600 - w * 0.3} ${y} 600 ${y - 130}Z`,
            color: look.color === '#f5f5f2' ? '#e8eeea' : '#2f6b47',
            puff: 50,
            height: 130,
            texture: 'fur',
            textureStrength: 1.4,
            textureScale: 1.4,
          })
        })
        .toReversed()
        .join('')
      const balls = Array.from({ length: 26 }, (_, i) => {
        const t = (i + 0.5) / 26
        const y = 300 + t * 580
        const w = 60 + t * 380
        return sphere(scene, 600 + Math.sin(i * 2.4) * w, y, 22 + t * 10, { color: colors[i % colors.length]!, rough: 0.08, gloss: 1.5 })
      }).join('')
      return `${standingShadow(scene, 600, 1034, 240, 40)}${turned(scene, {
        x: 600,
        profile: [
          [46, 860],
          [50, 1000],
          [120, 1010, 10],
          [120, 1036],
        ],
        material: { color: '#8a5a36', rough: 0.8 },
        tilt: 0.2,
      })}${tiers}${balls}<path d="M600 40l22 50l54 6l-40 38l10 54l-46 -26l-46 26l10 -54l-40 -38l54 -6z" fill="${scene.linear(
        [
          [0, '#f9e3a8'],
          [0.5, '#dcb25c'],
          [1, '#a8792e'],
        ],
        0,
        0,
        1,
        1,
      )}"/>`
    }
    if (style === 'wreath') {
      const ring = Array.from({ length: 60 }, (_, i) => {
        const a = (i / 60) * 6.283
        return needles(600 + Math.cos(a) * 330, 590 + Math.sin(a) * 330, 170, 170, 14)
      }).join('')
      const balls = Array.from({ length: 14 }, (_, i) => {
        const a = (i / 14) * 6.283 + 0.2
        return sphere(scene, 600 + Math.cos(a) * (320 + (i % 3) * 26), 590 + Math.sin(a) * (320 + (i % 3) * 26), 34 + (i % 3) * 10, {
          color: colors[i % colors.length]!,
          rough: 0.08,
          gloss: 1.5,
        })
      }).join('')
      return `<g opacity=".4">${line(ellipsePath(630, 640, 330, 330), '#14161c', 150, scene.blur(30))}</g>${line(ellipsePath(600, 590, 330, 330), '#1f5235', 130)}${ring}${balls}<g transform="translate(600 900)">${cloth(scene, { d: 'M0 0C-90 -110 -220 -90 -210 0C-200 90 -90 70 0 0C90 -110 220 -90 210 0C200 90 90 70 0 0Z', color: c, puff: 22, height: 100 })}${cloth(scene, { d: 'M-10 20L-110 190L-60 180L-40 230L10 30L40 230L60 180L110 190Z', color: darker(c, 0.1), puff: 14, height: 60 })}${sphere(scene, 0, 4, 40, { color: c, rough: 0.5 })}</g>`
    }
    const ball = (x: number, y: number, r: number, color: Hex, i: number): Svg => {
      const d = ellipsePath(x, y, r, r)
      const art =
        i % 3 === 0
          ? ''
          : i % 3 === 1
            ? [-0.24, 0, 0.24]
                .map((k) => line(`M${x - r} ${y + k * r}A${r} ${r * 0.3} 0 0 0 ${x + r} ${y + k * r}`, '#f6e2ac', 6, 'opacity=".8"'))
                .join('')
            : Array.from(
                { length: 9 },
                (_, k) =>
                  `<path d="M0 -14l4 10l10 4l-10 4l-4 10l-4 -10l-10 -4l10 -4z" fill="#fff" opacity=".85" transform="translate(${num(x + Math.cos(k * 2.4) * Math.sqrt(k / 9) * r * 0.9)} ${num(y + Math.sin(k * 2.4) * Math.sqrt(k / 9) * r * 0.9)})"/>`,
              ).join('')
      return `${standingShadow(scene, x, y + r - 2, r * 0.7, r * 0.14)}${sphere(scene, x, y, r, { color, rough: i % 2 ? 0.5 : 0.05, gloss: 1.6 })}<g ${scene.clip(d)}>${art}<path d="M${x - r * 0.66} ${y - r * 0.5}Q${x - r * 0.3} ${y - r * 0.8} ${x - r * 0.1} ${y - r * 0.74}L${x - r * 0.16} ${y - r * 0.4}Q${x - r * 0.4} ${y - r * 0.36} ${x - r * 0.56} ${y - r * 0.16}Z" fill="#fff" opacity=".45" ${scene.blur(3)}/></g>${turned(
        scene,
        {
          x,
          profile: [
            [r * 0.17, y - r * 1.12],
            [r * 0.19, y - r * 1.1, 4],
            [r * 0.2, y - r * 0.95],
          ],
          material: gold,
          tilt: 0.25,
        },
      )}${tube(scene, `M${num(x - r * 0.06)} ${num(y - r * 1.12)}c-${num(r * 0.14)} -${num(r * 0.24)} ${num(r * 0.26)} -${num(r * 0.24)} ${num(r * 0.12)} 0`, 6, gold)}`
    }
    const one = look.other ? '' : ball(330, 860, 170, colors[1 % colors.length]!, 2)
    return `${one}${look.other ? '' : ball(880, 880, 150, colors[2 % colors.length]!, 1)}${ball(600, 760, look.other ? 290 : 260, c, look.pick('art', [0, 1, 2]))}${look.other ? needles(240, 960, 300, 120, 60) + needles(960, 980, 300, 120, 60) : ''}`
  },
}

export const accessories = { umbrella, sunglasses, keychain, 'christmas-decor': christmasDecor } as const satisfies Record<string, Kind>
