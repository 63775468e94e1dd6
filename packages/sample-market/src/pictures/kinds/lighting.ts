import { darker, lighter, mix } from '../color.ts'
import { turned, turnedOutline } from '../lathe.ts'
import { type Material, shade } from '../light.ts'
import type { Kind } from '../look.ts'
import { blackPlastic, brass, glow, steel, tube } from '../parts.ts'
import { ellipsePath, line, num, path, roundedRect, type Svg } from '../scene.ts'
import { cloth } from '../soft.ts'
import { lyingShadow, pool, standingShadow } from '../studio.ts'

const warm = '#ffd58a'

const deskLamp: Kind = {
  floor: 1050,
  focus: [560, 330, 1.9],
  draw: (scene, look) => {
    const m: Material = { color: look.color, rough: look.chance('gloss', 0.3) ? 0.12 : 0.45 }
    const style = look.pick('style', ['arm', 'led', 'dome', 'goose'] as const)
    const metal = look.chance('brass', 0.35) ? brass : steel
    const lit = !look.other || look.chance('on', 0.5)
    const base = (x: number, r: number): Svg =>
      standingShadow(scene, x, 1044, r, r * 0.24) +
      turned(scene, {
        x,
        profile: [
          [r * 0.94, 1000],
          [r, 1006, 14],
          [r, 1036, 10],
          [r * 0.96, 1046],
        ],
        material: m,
        tilt: 0.24,
      })
    const joint = (x: number, y: number, r: number): Svg =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${shade([-0.3, 0.5, 0.8], metal)}"/><circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="${shade([0.5, -0.4, 0.7], metal)}"/><circle cx="${x - 2}" cy="${y - 2}" r="${r * 0.5}" fill="${shade([-0.2, 0.3, 1], metal)}"/>`
    const shadeAt = (x: number, y: number, a: number, r: number, h: number): Svg => {
      const profile = [
        [r * 0.3, -h],
        [r * 0.42, -h + 10, 10],
        [r * 0.5, -h * 0.7, 60],
        [r, 0],
      ] as const
      return `<g transform="translate(${x} ${y}) rotate(${a})">${lit ? `<g transform="translate(0 10)">${glow(scene, 0, 60, r * 1.7, warm, 0.55)}</g>` : ''}<ellipse cx="0" cy="0" rx="${r}" ry="${r * 0.3}" fill="${
        lit
          ? scene.radial([
              [0, '#fffdf2'],
              [0.6, '#ffe7b4'],
              [1, '#d9b27a'],
            ])
          : darker(look.color, 0.5)
      }"/>${turned(scene, { x: 0, profile, material: m, tilt: 0.28 })}<ellipse cx="0" cy="0" rx="${r * 0.985}" ry="${r * 0.275}" fill="${
        lit
          ? scene.radial([
              [0, '#fffef8'],
              [0.45, '#fff0cf'],
              [1, '#e7bd7f'],
            ])
          : scene.linear([
              [0, darker(look.color, 0.6)],
              [1, lighter(look.color, 0.3)],
            ])
      }"/><circle cx="0" cy="4" r="${r * 0.26}" fill="${lit ? '#fffef6' : '#e9e6de'}" opacity=".95"/></g>`
    }
    if (style === 'led') {
      const head = roundedRect(300, 250, 520, 44, 22)
      const beam = lit
        ? path(
            'M330 296H790L960 1010H240Z',
            scene.linearAt(
              [
                [0, warm, 0.38],
                [1, warm, 0],
              ],
              0,
              296,
              0,
              1000,
            ),
          )
        : ''
      return (
        beam +
        base(700, 210) +
        tube(scene, 'M760 1010L792 300', 30, m) +
        joint(790, 290, 26) +
        path(head, shade([-0.1, 0.6, 0.7], m)) +
        path(roundedRect(306, 254, 500, 12, 6), '#fff', 'opacity=".35"') +
        path(roundedRect(320, 286, 440, 12, 6), lit ? '#fff8e2' : '#d9d9d4') +
        `<g transform="translate(700 1006) scale(1 .3)"><circle r="34" fill="none" stroke="${darker(look.color, 0.4)}" stroke-width="6"/><path d="M0 -44v34" stroke="${darker(look.color, 0.4)}" stroke-width="8"/></g>`
      )
    }
    if (style === 'dome') {
      const profile = [
        [70, 330],
        [150, 344, 60],
        [300, 560, 120],
        [310, 600],
      ] as const
      const outline = turnedOutline({ x: 600, profile, tilt: 0.1 })
      return (
        (lit ? glow(scene, 600, 640, 560, warm, 0.5) : '') +
        base(600, 190) +
        turned(scene, {
          x: 600,
          profile: [
            [20, 560],
            [16, 800, 40],
            [30, 1000, 60],
            [60, 1022],
          ],
          material: metal,
          tilt: 0.2,
        }) +
        (lit ? `<ellipse cx="600" cy="604" rx="300" ry="34" fill="#fff3cf"/>` : '') +
        turned(scene, { x: 600, profile, material: { color: lit ? mix(look.color, warm, 0.25) : look.color, rough: 0.35 }, tilt: 0.1 }) +
        (lit
          ? `<g ${scene.clip(outline)}><ellipse cx="600" cy="610" rx="280" ry="150" fill="${warm}" opacity=".45" ${scene.blur(40)}/></g>`
          : '') +
        turned(scene, {
          x: 600,
          profile: [
            [24, 290],
            [40, 296, 8],
            [44, 330],
          ],
          material: metal,
          tilt: 0.15,
        })
      )
    }
    if (style === 'goose')
      return (
        base(640, 190) +
        tube(scene, 'M640 1010C660 700 800 560 700 360C660 290 560 270 480 320', 26, metal) +
        line(
          'M640 1010C660 700 800 560 700 360C660 290 560 270 480 320',
          '#000',
          24,
          'stroke-dasharray="3 9" stroke-linecap="butt" opacity=".25"',
        ) +
        shadeAt(420, 440, 32, 150, 170)
      )
    const elbow: [number, number] = look.other ? [520, 560] : [760, 580]
    const head: [number, number] = look.other ? [700, 300] : [470, 330]
    const arm = (a: [number, number], b: [number, number]): Svg =>
      [-13, 13].map((o) => tube(scene, `M${a[0] + o} ${a[1] + o * 0.4}L${b[0] + o} ${b[1] + o * 0.4}`, 15, metal)).join('')
    return (
      base(620, 200) +
      arm([620, 1000], elbow) +
      arm(elbow, head) +
      joint(620, 990, 28) +
      joint(...elbow, 30) +
      shadeAt(head[0] - (look.other ? -60 : 60), head[1] + 130, look.other ? -24 : 24, 165, 200) +
      joint(...head, 24)
    )
  },
}

const nightLight: Kind = {
  dim: true,
  floor: 960,
  focus: [600, 600, 1.8],
  enlarge: 1.05,
  draw: (scene, look) => {
    const c = look.color
    const shape = look.pick('shape', ['moon', 'bunny', 'mushroom', 'cloud', 'egg', 'cat'] as const)
    const light = look.chance('warm', 0.7) ? warm : mix(c, '#ffffff', 0.3)
    const skin = mix(c, '#fff6e4', look.other ? 0.12 : 0.28)
    const lit = (d: string, color = skin): Svg =>
      cloth(scene, { d, color, puff: 60, height: 120 }) +
      (look.other
        ? ''
        : `<g ${scene.clip(d)}><ellipse cx="600" cy="740" rx="300" ry="300" fill="${scene.radial([
            [0, '#fffdf0', 0.95],
            [0.5, light, 0.6],
            [1, light, 0],
          ])}"/></g>`)
    const eyes = (y: number, gap: number): Svg =>
      [-1, 1]
        .map(
          (s) =>
            `<ellipse cx="${600 + s * gap}" cy="${y}" rx="11" ry="15" fill="#3c3230"/><circle cx="${600 + s * gap - 3}" cy="${y - 5}" r="4" fill="#fff"/><ellipse cx="${600 + s * (gap + 42)}" cy="${y + 34}" rx="24" ry="14" fill="#f09a94" opacity=".55"/>`,
        )
        .join('') + line(`M586 ${y + 28}q14 14 28 0`, '#3c3230', 5)
    const aura = look.other ? '' : glow(scene, 600, 680, 540, light, 0.75)
    const stand = (r: number): Svg =>
      standingShadow(scene, 600, 954, r, r * 0.2, 0.8) +
      turned(scene, {
        x: 600,
        profile: [
          [r * 0.86, 900],
          [r * 0.92, 906, 12],
          [r, 946, 10],
          [r * 0.97, 956],
        ],
        material: look.chance('wood', 0.6) ? { color: '#c99a66', rough: 0.7 } : { color: '#f2f0ec', rough: 0.4 },
        tilt: 0.2,
      })
    switch (shape) {
      case 'moon': {
        const random = look.random('craters')
        const craters = Array.from(
          { length: 26 },
          () =>
            `<circle cx="${num(370 + random() * 460)}" cy="${num(390 + random() * 460)}" r="${num(8 + random() * 44)}" fill="${darker(light, 0.4)}" opacity="${num(0.08 + random() * 0.16)}"/>`,
        ).join('')
        const d = ellipsePath(600, 620, 262, 262)
        return (
          aura +
          stand(150) +
          lit(d, mix(skin, '#fff2d0', 0.5)) +
          `<g ${scene.clip(d)}>${craters}</g>` +
          scene.texture(d, 'plush', 0.35, 1.5)
        )
      }
      case 'bunny':
        return (
          aura +
          stand(210) +
          lit(
            'M470 470C420 300 430 170 490 170C550 170 570 320 566 440H634C630 320 650 170 710 170C770 170 780 300 730 470C840 540 880 640 870 740C860 880 760 930 600 930C440 930 340 880 330 740C320 640 360 540 470 470Z',
          ) +
          eyes(690, 92)
        )
      case 'cat':
        return (
          aura +
          stand(210) +
          lit(
            'M380 400C390 340 430 330 480 400Q600 370 720 400C770 330 810 340 820 400C870 560 890 660 870 760C850 880 760 930 600 930C440 930 350 880 330 760C310 660 330 560 380 400Z',
          ) +
          eyes(660, 100) +
          [-1, 1]
            .map((s) => line(`M${600 + s * 170} 690l${s * 74} -14M${600 + s * 170} 712l${s * 74} 6`, '#3c3230', 4, 'opacity=".6"'))
            .join('')
        )
      case 'mushroom':
        return (
          aura +
          turned(scene, {
            x: 600,
            profile: [
              [110, 600],
              [120, 760, 80],
              [170, 920, 60],
              [165, 948],
            ],
            material: { color: '#f6efe2', rough: 0.4 },
            tilt: 0.16,
          }) +
          standingShadow(scene, 600, 950, 170, 30, 0.6) +
          lit('M250 640C250 400 420 290 600 290C780 290 950 400 950 640C950 690 800 710 600 710C400 710 250 690 250 640Z') +
          [
            [430, 480, 46],
            [600, 400, 54],
            [760, 500, 44],
            [540, 580, 34],
            [680, 600, 30],
          ]
            .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffaf0" opacity=".75"/>`)
            .join('')
        )
      case 'cloud':
        return (
          aura +
          stand(220) +
          lit(
            'M330 900C230 890 210 760 310 720C290 580 430 500 530 560C590 450 780 460 810 600C930 600 970 760 880 830C870 890 830 900 780 900Z',
          ) +
          eyes(740, 84)
        )
      default: {
        const d = 'M600 330C750 330 850 520 850 700C850 850 740 930 600 930C460 930 350 850 350 700C350 520 450 330 600 330Z'
        return aura + stand(200) + lit(d) + line('M440 820Q600 860 760 820', darker(skin, 0.3), 4, 'opacity=".4"')
      }
    }
  },
}

const ledStrip: Kind = {
  dim: true,
  multicolor: true,
  flat: true,
  focus: [600, 600, 1.9],
  draw: (scene, look) => {
    const rgb = look.palette.length > 4 || look.chance('rgb', 0.6)
    const colors = rgb
      ? ['#ff5a6e', '#ffb03a', '#6fe07a', '#46c8ff', '#7a6cff', '#ff5ad0']
      : [look.color === '#f5f5f2' ? '#fff1cf' : look.color]
    const strip = look.chance('white-strip', 0.7) ? '#f4f4f0' : '#26282c'
    const rings = Array.from({ length: 6 }, (_, i) => 180 + i * 34)
    const parts = rings
      .map((r, k) => {
        const n = Math.round(r / 9)
        const leds = Array.from({ length: n }, (_, i) => {
          const a = (i / n) * Math.PI * 2
          const [x, y] = [560 + Math.cos(a) * r, 560 + Math.sin(a) * r]
          const col = colors[(i + k) % colors.length]!
          return `${
            look.other
              ? ''
              : `<circle cx="${num(x)}" cy="${num(y)}" r="34" fill="${scene.radial([
                  [0, col, 0.55],
                  [1, col, 0],
                ])}"/>`
          }<rect x="${num(x - 8)}" y="${num(y - 8)}" width="16" height="16" rx="3" transform="rotate(${num((a * 180) / Math.PI)} ${num(x)} ${num(y)})" fill="${look.other ? '#f6edc4' : lighter(col, 0.6)}"/>`
        }).join('')
        return line(ellipsePath(560, 560, r, r), darker(strip, 0.25), 26) + line(ellipsePath(560, 560, r, r), strip, 22) + leds
      })
      .join('')
    const tail = `M${560 + 350} 560C940 760 900 900 1060 980`
    const plug = `<g transform="translate(1040 960) rotate(-50)">${path(roundedRect(-30, 0, 60, 110, 12), shade([-0.2, 0.4, 0.9], blackPlastic))}${path(roundedRect(-22, 106, 44, 60, 4), '#c6cace')}</g>`
    const remote = look.chance('remote', 0.6)
      ? `<g transform="translate(820 130) rotate(14)">${lyingShadow(roundedRect(0, 0, 190, 330, 20), 12)}${path(roundedRect(0, 0, 190, 330, 20), '#f4f4f2')}${Array.from({ length: 15 }, (_, i) => `<circle cx="${42 + (i % 3) * 53}" cy="${50 + Math.floor(i / 3) * 56}" r="17" fill="${colors[i % colors.length]}"/>`).join('')}</g>`
      : ''
    return (
      `<g opacity=".9">${pool(scene, 590, 600, 430, 430, 0.35)}</g>` +
      line(tail, '#14161c', 26, `opacity=".25" transform="translate(8 12)"`) +
      line(tail, strip, 22) +
      parts +
      `<circle cx="560" cy="560" r="150" fill="none" stroke="${darker(strip, 0.4)}" stroke-width="10" opacity=".4"/>` +
      plug +
      remote
    )
  },
}

const flashlight: Kind = {
  floor: 800,
  enlarge: 1.1,
  focus: [380, 640, 2],
  draw: (scene, look) => {
    const m: Material = { color: mix(look.color, '#7c8188', 0.2), metal: 0.75, rough: look.between('rough', 0.25, 0.6) }
    const head = Math.round(look.between('head', 122, 166))
    const body = turned(scene, {
      x: 0,
      profile: [
        [head, -430],
        [head + 6, -420, 8],
        [head + 6, -330, 20],
        [92, -230, 30],
        [88, -180, 10],
        [92, -170, 6],
        [92, 240, 6],
        [86, 250, 6],
        [98, 262, 8],
        [98, 380, 20],
        [80, 396],
      ],
      material: m,
      tilt: 0.22,
    })
    const knurl = Array.from(
      { length: 26 },
      (_, i) =>
        `<path d="M-90 ${-140 + i * 14}A90 20 0 0 0 90 ${-140 + i * 14}" stroke="#000" stroke-width="4" fill="none" opacity=".28"/>`,
    ).join('')
    const fins = [0, 1, 2, 3]
      .map(
        (i) =>
          `<path d="M${-head - 4} ${-400 + i * 20}A${head + 4} 34 0 0 0 ${head + 4} ${-400 + i * 20}" stroke="#000" stroke-width="6" fill="none" opacity=".3"/>`,
      )
      .join('')
    const lensGlass = `<ellipse cx="0" cy="-430" rx="${head - 18}" ry="28" fill="${scene.radial([
      [0, '#ffffff'],
      [0.3, '#fff6d8'],
      [0.7, '#9fa6ae'],
      [1, '#4d5258'],
    ])}"/>`
    const beam = look.other
      ? ''
      : `<path d="M-132 -430L-420 -1100H420L132 -430Z" fill="${scene.linearAt(
          [
            [0, '#fff6d4', 0.7],
            [1, '#fff6d4', 0],
          ],
          0,
          -430,
          0,
          -1000,
        )}" ${scene.blur(14)}/>`
    return (
      pool(scene, 640, 806, 440, 46, 0.5) +
      pool(scene, 600, 798, 380, 20, 0.5) +
      `<g transform="translate(${look.other ? 560 : 660} ${look.other ? 640 : 660}) rotate(${look.other ? 68 : -68})">${beam}${body}<g ${scene.clip('M-92 -160H92V240H-92Z')}>${look.chance('knurl', 0.7) ? knurl : ''}</g>${fins}${lensGlass}${path(roundedRect(-22, -90, 44, 60, 20), '#1c1d20')}${path(roundedRect(-15, -82, 30, 44, 15), look.accent)}</g>`
    )
  },
}

export const lighting = { 'desk-lamp': deskLamp, 'led-strip': ledStrip, 'night-light': nightLight, flashlight } as const satisfies Record<
  string,
  Kind
>
