import { contrasting, darker, type Hex, lighter, mix } from '../color.ts'
import { turned } from '../lathe.ts'
import { type Material, shade } from '../light.ts'
import type { Kind } from '../look.ts'
import { sheen, sphere, steel } from '../parts.ts'
import { ellipsePath, line, num, path, roundedRect, type Svg } from '../scene.ts'
import { cloth } from '../soft.ts'
import { box, type Camera, project } from '../solid.ts'
import { lyingShadow, pool, standingShadow } from '../studio.ts'

const softToy: Kind = {
  enlarge: 0.98,
  floor: 1040,
  focus: [600, 420, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const animal = look.pick('animal', ['bear', 'bunny', 'cat', 'dog', 'penguin', 'frog'] as const)
    const belly = lighter(mix(c, '#fff3e2', 0.55), 0.15)
    const fur = look.chance('long', 0.35)
    const plush = (d: string, color: Hex = c, puff = 44): Svg =>
      cloth(scene, {
        d,
        color,
        puff,
        height: 130,
        texture: fur ? 'fur' : 'plush',
        textureStrength: fur ? 1 : 0.8,
        textureScale: fur ? 1.1 : 0.9,
      })
    const seated = look.other
    const turnX = seated ? 26 : 0
    const x = 600
    const headY = 400
    const [hw, hh] = [look.between('hw', 208, 236), look.between('hh', 180, 206)]
    const ear = (s: 1 | -1): Svg => {
      const inner = (d: string): Svg =>
        cloth(scene, { d, color: mix(belly, '#f2b6b0', 0.5), puff: 20, height: 50, texture: 'plush', textureStrength: 0.6 })
      if (animal === 'bunny')
        return `<g transform="rotate(${s * (look.chance('flop', 0.4) && s > 0 ? 46 : 10)} ${x + s * 100} 260)">${plush(ellipsePath(x + s * 100, 180, 62, 150))}${inner(ellipsePath(x + s * 100, 190, 32, 104))}</g>`
      if (animal === 'cat')
        return (
          plush(`M${x + s * 60} 250L${x + s * 190} 130Q${x + s * 216} 130 ${x + s * 216} 320Z`) +
          inner(`M${x + s * 110} 240L${x + s * 180} 172Q${x + s * 194} 200 ${x + s * 192} 290Z`)
        )
      if (animal === 'dog')
        return plush(
          `M${x + s * 120} 240C${x + s * 230} 200 ${x + s * 300} 320 ${x + s * 280} 470C${x + s * 260} 540 ${x + s * 190} 500 ${x + s * 190} 400Z`,
          darker(c, 0.3),
        )
      if (animal === 'frog') return plush(ellipsePath(x + s * 110, 238, 74, 74))
      if (animal === 'penguin') return ''
      return plush(ellipsePath(x + s * 160, 250, 82, 80)) + inner(ellipsePath(x + s * 158, 258, 46, 46))
    }
    const eye = (s: 1 | -1): Svg => {
      const ex = x + turnX + s * (animal === 'frog' ? 110 : 82)
      const ey = animal === 'frog' ? 236 : headY - 16
      return (
        sphere(scene, ex, ey, animal === 'frog' ? 30 : 24, { color: '#17110f', rough: 0.05 }) +
        `<circle cx="${ex - 7}" cy="${ey - 9}" r="7" fill="#fff"/>`
      )
    }
    const body = `M${x - 150} 560C${x - 230} 680 ${x - 240} 900 ${x - 170} 1000Q${x} 1060 ${x + 170} 1000C${x + 240} 900 ${x + 230} 680 ${x + 150} 560Z`
    const limb = (s: 1 | -1): Svg =>
      plush(
        `M${x + s * 150} 590C${x + s * 250} 610 ${x + s * 310} 730 ${x + s * 300} 810C${x + s * 290} 870 ${x + s * 220} 870 ${x + s * 200} 810C${x + s * 180} 740 ${x + s * 150} 690 ${x + s * 140} 640Z`,
        animal === 'penguin' ? darker(c, 0.15) : c,
        30,
      )
    const foot = (s: 1 | -1): Svg => {
      const d = ellipsePath(x + s * 176, 966, 112, 96)
      return (
        lyingShadow(d, 8, 0.7) +
        plush(d, animal === 'penguin' ? '#eea23c' : c, 40) +
        cloth(scene, {
          d: ellipsePath(x + s * 186, 970, 62, 58),
          color: animal === 'penguin' ? '#e58f2a' : belly,
          puff: 18,
          height: 50,
          texture: 'plush',
          textureStrength: 0.6,
        })
      )
    }
    const head =
      animal === 'dog'
        ? `M${x - hw} ${headY}C${x - hw} ${headY - hh - 10} ${x + hw} ${headY - hh - 10} ${x + hw} ${headY}C${x + hw + 6} ${headY + hh * 0.9} ${x + 100} ${headY + hh} ${x} ${headY + hh}C${x - 100} ${headY + hh} ${x - hw - 6} ${headY + hh * 0.9} ${x - hw} ${headY}Z`
        : ellipsePath(x, headY + 10, hw, hh)
    const muzzle = ellipsePath(x + turnX, headY + 72, 92, 70)
    const nose =
      animal === 'penguin'
        ? cloth(scene, {
            d: `M${x + turnX - 46} ${headY + 36}Q${x + turnX} ${headY + 10} ${x + turnX + 46} ${headY + 36}Q${x + turnX} ${headY + 104} ${x + turnX - 46} ${headY + 36}Z`,
            color: '#eea23c',
            puff: 14,
            height: 70,
          })
        : animal === 'frog'
          ? ''
          : cloth(scene, {
              d: ellipsePath(x + turnX, headY + 40, 34, 24),
              color: animal === 'cat' || animal === 'bunny' ? '#d98f8c' : '#2c211e',
              puff: 12,
              height: 60,
            })
    const mouthLine =
      animal === 'penguin'
        ? ''
        : animal === 'frog'
          ? line(`M${x - 120} ${headY + 60}Q${x} ${headY + 150} ${x + 120} ${headY + 60}`, darker(c, 0.6), 7)
          : line(`M${x + turnX} ${headY + 62}v24m0 0q-26 30 -50 6m50 -6q26 30 50 6`, '#3b2b27', 6)
    const bow = look.pick('extra', ['scarf', 'bow', 'none', 'none'] as const)
    const extra =
      bow === 'scarf'
        ? cloth(scene, {
            d: `M${x - 180} 560Q${x} 640 ${x + 180} 560L${x + 186} 616Q${x} 700 ${x - 186} 616Z`,
            color: look.accent,
            puff: 18,
            height: 70,
            texture: 'knit',
            textureStrength: 0.7,
          }) +
          cloth(scene, {
            d: `M${x + 60} 620L${x + 130} 606L${x + 160} 780L${x + 80} 790Z`,
            color: look.accent,
            puff: 16,
            height: 60,
            texture: 'knit',
            textureStrength: 0.7,
          })
        : bow === 'bow'
          ? `<g transform="translate(${x} 600)">${cloth(scene, { d: 'M0 0C-60 -80 -130 -70 -130 0C-130 70 -60 70 0 0C60 -80 130 -70 130 0C130 70 60 70 0 0Z', color: look.accent, puff: 16, height: 80 })}${sphere(scene, 0, 0, 28, { color: look.accent, rough: 0.6 })}</g>`
          : ''
    return (
      standingShadow(scene, x, 1034, 280, 50) +
      limb(-1) +
      limb(1) +
      plush(body, animal === 'penguin' ? darker(c, 0.15) : c, 60) +
      cloth(scene, {
        d: ellipsePath(x + turnX * 0.5, 800, 128, 158),
        color: belly,
        puff: 40,
        height: 70,
        texture: 'plush',
        textureStrength: 0.8,
      }) +
      foot(-1) +
      foot(1) +
      pool(scene, x, 590, 170, 40, 0.35) +
      ear(-1) +
      ear(1) +
      plush(head, animal === 'penguin' ? darker(c, 0.15) : c, 70) +
      (animal === 'frog'
        ? [-1, 1].map((s) => cloth(scene, { d: ellipsePath(x + s * 110, 236, 54, 54), color: '#f6f3ea', puff: 20, height: 60 })).join('')
        : cloth(scene, {
            d:
              animal === 'penguin'
                ? `M${x} ${headY - 70}C${x + 60} ${headY - 130} ${x + 170} ${headY - 80} ${x + 160} ${headY + 40}C${x + 150} ${headY + 140} ${x + 60} ${headY + 170} ${x} ${headY + 170}C${x - 60} ${headY + 170} ${x - 150} ${headY + 140} ${x - 160} ${headY + 40}C${x - 170} ${headY - 80} ${x - 60} ${headY - 130} ${x} ${headY - 70}Z`
                : muzzle,
            color: belly,
            puff: 34,
            height: 100,
            texture: 'plush',
            textureStrength: 0.8,
          })) +
      [-1, 1].map((s) => `<ellipse cx="${x + turnX + s * 140}" cy="${headY + 60}" rx="38" ry="24" fill="#ee8f88" opacity=".4"/>`).join('') +
      nose +
      mouthLine +
      eye(-1) +
      eye(1) +
      extra
    )
  },
}

const buildingBlocks: Kind = {
  multicolor: true,
  enlarge: 1.3,
  floor: 960,
  focus: [560, 640, 1.9],
  draw: (scene, look) => {
    const wooden = look.chance('wood', 0.35)
    const colors =
      look.palette.length > 4
        ? look.palette
        : [look.color, look.accent, mix(look.color, look.accent, 0.5), lighter(look.color, 0.4), '#f2c14a', '#e2574c']
    const unit = 96
    const yaw = look.other ? 36 : -32
    const brick = (gx: number, gy: number, gz: number, w: number, d: number, color: Hex): Svg => {
      const origin: Camera = { x: 600, y: 900, yaw, pitch: 24 }
      const m: Material = wooden ? { color: mix(color, '#d8b98c', 0.25), rough: 0.75 } : { color, rough: 0.1, gloss: 1.5 }
      const [cx, cy] = project(origin, [(gx + w / 2) * unit, gz * unit * 0.82 + unit * 0.41, (gy + d / 2) * unit])
      const camera = { ...origin, x: cx, y: cy }
      const face = wooden ? scene.texture(`M0 0H${w * unit}V${unit}H0Z`, 'wood', 0.4, 0.9) : ''
      let out = box(scene, camera, w * unit, unit * 0.82, d * unit, m, {
        front: face,
        top: wooden ? scene.texture(`M0 0H${w * unit}V${d * unit}H0Z`, 'wood', 0.4, 0.9) : '',
      })
      if (!wooden)
        for (let j = 0; j < d; j++)
          for (let i = 0; i < w; i++) {
            const [sx, sy] = project(camera, [(i + 0.5 - w / 2) * unit, unit * 0.41, (j + 0.5 - d / 2) * unit])
            out += turned(scene, {
              x: sx,
              profile: [
                [27, sy - 18],
                [29, sy - 15, 3],
                [29, sy],
              ],
              material: m,
              tilt: 0.41,
            })
          }
      return out
    }
    const random = look.random('build')
    const pickColor = (): Hex => colors[Math.floor(random() * colors.length)]!
    const plan = look.pick<[number, number, number, number, number][]>('plan', [
      [
        [-2, -1, 0, 2, 2],
        [0, -1, 0, 2, 2],
        [-2, -1, 1, 4, 2],
        [-1, -1, 2, 2, 2],
        [-1, -1, 3, 2, 1],
        [-3, 1, 0, 2, 1],
        [1, 1, 0, 2, 1],
      ],
      [
        [-3, -1, 0, 2, 2],
        [1, -1, 0, 2, 2],
        [-3, -1, 1, 2, 2],
        [1, -1, 1, 2, 2],
        [-3, -1, 2, 6, 2],
        [-1, -1, 3, 2, 2],
        [-1, 1, 0, 2, 1],
      ],
      [
        [-2, -2, 0, 4, 2],
        [-2, -2, 1, 2, 2],
        [0, -2, 1, 2, 2],
        [-1, -2, 2, 2, 2],
        [-1, -2, 3, 2, 2],
        [-1, -2, 4, 1, 1],
        [-2, 0, 0, 1, 2],
        [1, 0, 0, 2, 1],
      ],
    ])
    return (
      pool(scene, 650, 900, 480, 130, 0.35) +
      pool(scene, 600, 890, 360, 90, 0.4) +
      plan.map(([x, y, z, w, d]) => brick(x, y, z, w, d, pickColor())).join('')
    )
  },
}

const toyCar: Kind = {
  enlarge: 1.05,
  floor: 900,
  focus: [420, 700, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const style = look.pick('style', ['retro', 'jeep', 'racer', 'truck'] as const)
    const shapes = {
      retro: [
        'M150 800C140 690 190 650 330 630C390 540 450 470 600 466C740 464 800 540 860 630C980 640 1050 690 1050 800Q1050 840 1010 840H190Q150 840 150 800Z',
        'M400 626C440 550 480 516 584 512V626ZM620 512C720 512 760 550 800 626H620Z',
      ],
      jeep: [
        'M150 640Q150 610 190 606L420 590L470 430Q480 400 520 400H1000Q1050 400 1050 450V820Q1050 840 1020 840H180Q150 840 150 810Z',
        'M500 586L536 450H690V586ZM730 450H990V586H730Z',
      ],
      racer: [
        'M110 800C150 720 300 690 420 680C500 600 640 580 740 620L980 650L1010 560H1080L1090 800Q1090 840 1050 840H160Q110 840 110 800Z',
        'M470 680C520 630 600 612 690 634L720 676Z',
      ],
      truck: [
        'M130 800V610Q130 590 160 590L260 580L310 450Q320 430 350 430H480Q500 430 500 460V560H1060Q1080 560 1080 590V800Q1080 840 1050 840H170Q130 840 130 800Z',
        'M300 576L346 470H456V576Z',
      ],
    } as const
    const [body, windows] = shapes[style]
    const r = style === 'jeep' || style === 'truck' ? 118 : 98
    const wheel = (x: number): Svg => {
      const y = 900 - r
      return `<circle cx="${x}" cy="${y}" r="${r + 14}" fill="${darker(c, 0.6)}" opacity=".8"/>${cloth(scene, { d: ellipsePath(x, y, r, r), color: '#26272b', puff: 22, height: 80, texture: 'grain', textureStrength: 0.4 })}<circle cx="${x}" cy="${y}" r="${r * 0.56}" fill="${shade([-0.2, 0.3, 0.9], steel)}"/><circle cx="${x}" cy="${y}" r="${r * 0.48}" fill="${scene.radial(
        [
          [0, '#f4f5f6'],
          [0.6, '#b9bec3'],
          [1, '#7d838a'],
        ],
      )}"/>${[0, 72, 144, 216, 288].map((a) => `<path d="${roundedRect(x - r * 0.06, y - r * 0.44, r * 0.12, r * 0.34, 6)}" fill="#3b3e44" transform="rotate(${a} ${x} ${y})"/>`).join('')}<circle cx="${x}" cy="${y}" r="${r * 0.13}" fill="${look.accent}"/>`
    }
    const glassFill = scene.linear(
      [
        [0, '#b7cfdd'],
        [0.45, '#7d97a8'],
        [0.5, '#5f7888'],
        [1, '#39495a'],
      ],
      0,
      0,
      0.6,
      1,
    )
    const load =
      style === 'truck'
        ? cloth(scene, {
            d: 'M540 560C560 480 640 470 700 500C760 440 860 450 900 500C980 480 1040 510 1040 562Z',
            color: '#c9a36c',
            puff: 20,
            height: 80,
            texture: 'fibre',
            textureStrength: 1,
          })
        : ''
    const drawing =
      standingShadow(scene, 600, 896, 480, 44) +
      load +
      cloth(scene, { d: body, color: c, puff: 44, height: 130 }) +
      path(windows, glassFill) +
      sheen(scene, windows, 'M380 640L560 420L620 420L440 640ZM720 640L860 420L890 420L750 640Z', 0.3, 2) +
      `<g ${scene.clip(body)}>${look.chance('stripe', 0.5) ? `<rect x="0" y="716" width="1200" height="26" fill="${look.accent}" opacity=".9"/>` : ''}<path d="M150 640C400 596 800 596 1050 650L1050 672C800 620 400 620 150 664Z" fill="#fff" opacity=".32" ${scene.blur(6)}/><path d="M0 800H1200V860H0Z" fill="#000" opacity=".25"/></g>` +
      (style === 'racer' ? '' : line('M600 600V800', darker(c, 0.5), 4, 'opacity=".45"')) +
      path(roundedRect(640, 668, 56, 14, 7), shade([0, 0.4, 0.9], steel)) +
      `<ellipse cx="${style === 'racer' ? 170 : 176}" cy="${style === 'retro' ? 720 : 760}" rx="26" ry="32" fill="${scene.radial([
        [0, '#fffbe8'],
        [0.6, '#f3dd9c'],
        [1, '#a58a4a'],
      ])}"/><rect x="1018" y="720" width="26" height="50" rx="8" fill="#d43a36"/>` +
      wheel(330) +
      wheel(870)
    return look.other ? `<g transform="translate(1200 0) scale(-1 1)">${drawing}</g>` : drawing
  },
}

const puzzle: Kind = {
  multicolor: true,
  flat: true,
  focus: [520, 560, 1.9],
  draw: (scene, look) => {
    const n = 5
    const size = 150
    const start = 600 - (n * size) / 2
    const random = look.random('cut')
    const bump = Array.from({ length: 2 * n * n }, () => (random() < 0.5 ? 1 : -1))
    const colors = look.palette
    const edge = (x0: number, y0: number, x1: number, y1: number, s: number): string => {
      if (!s) return `L${x1} ${y1}`
      const [dx, dy] = [x1 - x0, y1 - y0]
      const at = (t: number, o: number): string => `${num(x0 + dx * t - dy * o * s)} ${num(y0 + dy * t + dx * o * s)}`
      return `L${at(0.38, 0)}C${at(0.3, 0.22)} ${at(0.42, 0.26)} ${at(0.5, 0.26)}C${at(0.58, 0.26)} ${at(0.7, 0.22)} ${at(0.62, 0)}L${x1} ${y1}`
    }
    const scenery = (): Svg => {
      const g = scene.linearAt(
        [
          [0, lighter(look.color, 0.7)],
          [0.5, lighter(look.color, 0.35)],
          [1, look.color],
        ],
        0,
        start,
        0,
        start + n * size,
      )
      return `<rect x="0" y="0" width="1200" height="1200" fill="${g}"/><circle cx="740" cy="420" r="90" fill="${look.accent}"/>${path(`M0 760L330 470L520 680L700 540L1200 860V1200H0Z`, mix(look.color, '#3b5168', 0.5))}${path('M0 860Q300 740 620 850T1200 830V1200H0Z', mix(look.color, '#4d7358', 0.6))}${path('M0 950Q400 880 800 960T1200 940V1200H0Z', colors[2] ?? darker(look.color, 0.3))}`
    }
    const image = scenery()
    const pieces: Svg[] = []
    for (let j = 0; j < n; j++)
      for (let i = 0; i < n; i++) {
        const [x, y] = [start + i * size, start + j * size]
        const h = (k: number, row: number): number => (row === 0 || row === n ? 0 : bump[row * n + k]!)
        const v = (col: number, k: number): number => (col === 0 || col === n ? 0 : bump[(n * n + col * n + k) % bump.length]!)
        const d = `M${x} ${y}${edge(x, y, x + size, y, h(i, j))}${edge(x + size, y, x + size, y + size, v(i + 1, j))}${edge(x + size, y + size, x, y + size, -h(i, j + 1))}${edge(x, y + size, x, y, -v(i, j))}Z`
        const loose = (i === n - 1 && j === n - 1) || (i === n - 1 && j === 0) || (look.other && random() < 0.3)
        const move = loose
          ? `transform="translate(${num(50 + random() * 40)} ${num((j ? 1 : -1) * (30 + random() * 40))}) rotate(${num(14 + random() * 24)} ${x + 75} ${y + 75})"`
          : ''
        pieces.push(
          `<g ${move}>${lyingShadow(d, loose ? 14 : 4, loose ? 1 : 0.6)}<g ${scene.clip(d)}>${image}</g><path d="${d}" fill="none" stroke="#fff" stroke-width="3" opacity=".5" transform="translate(1.5 1.5)"/><path d="${d}" fill="none" stroke="${contrasting(look.color, 0.5)}" stroke-width="2" opacity=".45"/></g>`,
        )
      }
    return pieces.join('')
  },
}

export const toys = { 'soft-toy': softToy, 'building-blocks': buildingBlocks, 'toy-car': toyCar, puzzle } as const satisfies Record<
  string,
  Kind
>
