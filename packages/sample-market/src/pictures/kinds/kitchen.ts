import { darker, lighter, mix } from '../color.ts'
import { mouth, turned, turnedOutline } from '../lathe.ts'
import { type Material, shade } from '../light.ts'
import type { Kind } from '../look.ts'
import { blackPlastic, steel, tube } from '../parts.ts'
import { ellipsePath, line, num, path, roundedRect, type Scene, type Svg } from '../scene.ts'
import { cloth } from '../soft.ts'
import { box, type Camera, roundedPoints, slab } from '../solid.ts'
import { lyingShadow, pool, standingShadow } from '../studio.ts'

/** Planed wood over a shape. */
const wood = (scene: Scene, d: string, color: string, angle = 0, strength = 0.8): Svg =>
  path(d, color) + scene.texture(d, 'wood', strength, 1.5, angle)

const knife: Kind = {
  flat: true,
  focus: [640, 600, 1.9],
  draw: (scene, look) => {
    const shapes = {
      chef: 'M0 -52H20V60C150 62 380 60 520 6C560 -12 580 -34 586 -50C420 -64 200 -62 0 -52Z',
      santoku: 'M0 -58H16V66C180 70 400 66 470 30C520 4 520 -30 490 -52C330 -66 160 -66 0 -58Z',
      cleaver: 'M0 -70H16V130Q240 140 440 128Q456 120 456 100V-58Q450 -76 430 -76Q200 -80 0 -70Z',
      bread: `M0 -40H16V34${Array.from({ length: 18 }, (_, i) => `q14 14 28 ${i === 17 ? -10 : 0}`).join('')}Q560 20 570 -30Q300 -50 0 -40Z`,
      utility: 'M0 -32H14V34C150 36 300 30 400 -6C420 -16 430 -26 432 -34C300 -44 140 -40 0 -32Z',
    } as const
    const color = look.color
    const handleStyle = look.wooden ? 'wood' : look.pick('handle', ['riveted', 'one'] as const)
    const handleColor = handleStyle === 'wood' ? (look.chance('dark-wood', 0.5) ? '#6b442a' : '#b98452') : color
    const one = (shape: keyof typeof shapes): Svg => {
      const d = shapes[shape]
      const blade = scene.linear(
        [
          [0, '#8d949b'],
          [0.12, '#dfe4e8'],
          [0.42, '#b3bac1'],
          [0.5, '#f4f6f8'],
          [0.62, '#c3c9cf'],
          [0.78, '#9aa1a8'],
          [0.84, '#eef1f3'],
          [1, '#aab1b8'],
        ],
        0,
        0,
        0.06,
        1,
      )
      const handle = 'M6 -44C-60 -54 -170 -56 -260 -46C-310 -40 -330 -10 -318 26C-308 52 -280 54 -260 40C-180 20 -80 24 6 44Z'
      const damask = look.chance('damask', 0.4)
        ? `<g ${scene.clip(d)} opacity=".35">${Array.from({ length: 9 }, (_, i) => line(`M0 ${-60 + i * 18}q60 ${10 + (i % 3) * 8} 120 0t120 4t120 -6t140 0t140 0`, '#5d656d', 3)).join('')}</g>`
        : ''
      return `${lyingShadow(d, 12)}${lyingShadow(handle, 14)}${path(d, blade)}${scene.texture(d, 'brushed', 0.35, 1, 90)}${damask}<path d="M20 ${shape === 'cleaver' ? 118 : shape === 'utility' ? 28 : 50}L420 ${shape === 'cleaver' ? 116 : shape === 'utility' ? -12 : 44}" stroke="#fff" stroke-width="3" opacity=".7"/>${path(
        roundedRect(-12, -50, 30, shape === 'cleaver' ? 110 : 98, 4),
        scene.linear(
          [
            [0, '#f1f3f5'],
            [0.5, '#a7adb3'],
            [1, '#767c83'],
          ],
          0,
          0,
          0,
          1,
        ),
      )}${handleStyle === 'wood' ? wood(scene, handle, handleColor, 0, 0.7) : ''}${cloth(scene, { d: handle, color: handleColor, puff: 22, height: 90, texture: handleStyle === 'wood' ? 'wood' : 'grain', textureStrength: handleStyle === 'wood' ? 0.8 : 0.3 })}${handleStyle === 'one' ? '' : [-60, -150, -240].map((x) => `<circle cx="${x}" cy="-6" r="14" fill="#8b9198"/><circle cx="${x - 2}" cy="-8" r="11" fill="#e6e9ec"/>`).join('')}`
    }
    const board = look.chance('board', 0.45)
    const plate = roundedRect(130, 330, 940, 540, 50)
    const base = board
      ? lyingShadow(plate, 18) +
        cloth(scene, { d: plate, color: '#c79b68', puff: 14, height: 40, texture: 'wood', textureStrength: 0.9, textureScale: 2 })
      : ''
    if (look.other)
      return (['chef', 'santoku', 'bread', 'utility'] as const)
        .map((shape, i) => `<g transform="translate(${470 - i * 8} ${270 + i * 220}) rotate(-4) scale(1.05)">${one(shape)}</g>`)
        .join('')
    const shape = look.pick('shape', ['chef', 'santoku', 'cleaver', 'bread', 'utility'] as const)
    const garnish =
      board && look.chance('green', 0.6)
        ? [0, 1, 2]
            .map(
              (i) =>
                `<circle cx="${260 + i * 90}" cy="${760 + (i % 2) * 26}" r="52" fill="${darker('#c9362c', 0.2)}"/><circle cx="${258 + i * 90}" cy="${757 + (i % 2) * 26}" r="47" fill="#e5604f"/><circle cx="${258 + i * 90}" cy="${757 + (i % 2) * 26}" r="34" fill="#f09a86"/>`,
            )
            .join('')
        : ''
    return `${base}${garnish}<g transform="translate(${look.between('x', 470, 500)} 600) rotate(${look.pick('angle', [-24, -30, 18])}) scale(1.12)">${one(shape)}</g>`
  },
}

const cuttingBoard: Kind = {
  flat: true,
  focus: [460, 420, 1.9],
  draw: (scene, look) => {
    const natural = look.wooden
    const c = natural ? look.pick('wood', ['#c99a63', '#b27a48', '#8a5a36', '#dcb987']) : look.color
    const shape = look.pick('shape', ['rect', 'paddle', 'round', 'rect'] as const)
    const d =
      shape === 'rect'
        ? roundedRect(230, 190, 740, 820, 60)
        : shape === 'paddle'
          ? 'M300 420Q300 360 360 360H500Q540 350 540 300V160Q540 100 600 100Q660 100 660 160V300Q660 350 700 360H840Q900 360 900 420V1010Q900 1070 840 1070H360Q300 1070 300 1010Z'
          : ellipsePath(600, 600, 420, 420)
    const groove =
      shape === 'rect'
        ? roundedRect(276, 236, 648, 728, 40)
        : shape === 'paddle'
          ? roundedRect(344, 410, 512, 610, 40)
          : ellipsePath(600, 600, 370, 370)
    const hole = shape === 'paddle' ? [600, 170, 30] : shape === 'rect' ? [600, 270, 0] : [600, 240, 26]
    const strips =
      natural && look.chance('strips', 0.4)
        ? Array.from(
            { length: 7 },
            (_, i) => `<rect x="${200 + i * 120}" y="0" width="60" height="1200" fill="${darker(c, 0.3)}" opacity=".4"/>`,
          ).join('')
        : ''
    const food = look.other
      ? `<g>${[
          [470, 620],
          [560, 700],
          [440, 740],
        ]
          .map(
            ([x, y]) =>
              `${pool(scene, x! + 14, y! + 30, 90, 60, 0.3)}<circle cx="${x}" cy="${y}" r="66" fill="#d8473a"/><circle cx="${x! - 3}" cy="${y! - 4}" r="54" fill="#ee8a72"/>${[0, 60, 120, 180, 240, 300].map((a) => `<ellipse cx="${x}" cy="${y! - 30}" rx="9" ry="16" fill="#f6d9a8" transform="rotate(${a} ${x} ${y})"/>`).join('')}`,
          )
          .join(
            '',
          )}${Array.from({ length: 9 }, (_, i) => `<ellipse cx="${700 + (i % 3) * 56}" cy="${560 + Math.floor(i / 3) * 62}" rx="44" ry="18" fill="${i % 2 ? '#4e8a4a' : '#6fa65c'}" transform="rotate(${i * 37} ${700 + (i % 3) * 56} ${560 + Math.floor(i / 3) * 62})"/>`).join('')}</g>`
      : ''
    return (
      lyingShadow(d, 26) +
      path(d, darker(c, 0.4), 'transform="translate(6 10)"') +
      cloth(scene, {
        d,
        color: c,
        puff: 12,
        height: 40,
        texture: natural ? 'wood' : 'grain',
        textureStrength: natural ? 0.9 : 0.4,
        textureScale: natural ? 2.2 : 0.8,
        textureAngle: look.pick('angle', [0, 90]),
        print: strips,
        heights: look.chance('groove', 0.6) ? `<path d="${groove}" fill="none" stroke="#3a3a3a" stroke-width="16"/>` : '',
      }) +
      (hole[2]
        ? `<circle cx="${hole[0]}" cy="${hole[1]}" r="${hole[2]}" fill="#cfccc5"/><circle cx="${hole[0]}" cy="${hole[1]}" r="${hole[2]}" fill="none" stroke="${darker(c, 0.5)}" stroke-width="7"/>`
        : '') +
      (natural ? '' : `<g ${scene.clip(d)}><path d="M200 0L520 0L200 1200H-100Z" fill="#fff" opacity=".1"/></g>`) +
      food
    )
  },
}

const fryingPan: Kind = {
  floor: 920,
  focus: [440, 720, 1.9],
  enlarge: 1.02,
  draw: (scene, look) => {
    const tilt = look.other ? 0.55 : 0.38
    const [x, y, r] = [470, look.other ? 660 : 720, 350]
    const outer: Material = look.chance('steel', 0.3) ? steel : { color: look.color, rough: 0.3 }
    const deep = look.chance('pot', 0.25)
    const h = deep ? 220 : 110
    const inner: Material = look.chance('granite', 0.45)
      ? { color: mix(look.color, '#d9d6d0', 0.6), rough: 0.7 }
      : { color: '#2b2d31', rough: 0.5 }
    const handleM: Material = look.chance('wood', 0.4) ? { color: '#a8743f', rough: 0.7 } : blackPlastic
    const handle =
      tube(scene, `M${x + r - 6} ${y + 10}C${x + r + 60} ${y - 20} ${x + r + 140} ${y - 60} ${x + r + 290} ${y - 110}`, 54, handleM) +
      line(`M${x + r - 30} ${y + 20}L${x + r + 66} ${y - 16}`, shade([0, 0.5, 0.8], steel), 40) +
      `<ellipse cx="${x + r + 282}" cy="${y - 108}" rx="13" ry="9" transform="rotate(-20 ${x + r + 282} ${y - 108})" fill="#ececea"/>`
    const well = ellipsePath(x, y + h * 0.35, r * 0.84, r * 0.84 * tilt)
    const random = look.random('granite')
    const specks =
      inner.color === '#2b2d31'
        ? ''
        : Array.from(
            { length: 140 },
            () =>
              `<circle cx="${num(x - r + random() * 2 * r)}" cy="${num(y - r * tilt + random() * 2 * r * tilt)}" r="${num(1 + random() * 3)}" fill="${random() < 0.6 ? '#3a3a3c' : '#ffffff'}" opacity=".6"/>`,
          ).join('')
    const egg =
      look.other && !deep
        ? `<path d="M${x - 130} ${y + 40}C${x - 160} ${y - 40} ${x - 40} ${y - 60} ${x + 20} ${y - 30}C${x + 110} ${y - 50} ${x + 170} ${y + 20} ${x + 110} ${y + 80}C${x + 60} ${y + 130} ${x - 100} ${y + 120} ${x - 130} ${y + 40}Z" fill="#fbf8f0"/>${cloth(scene, { d: ellipsePath(x, y + 26, 66, 50), color: '#f2b02c', puff: 24, height: 90 })}`
        : ''
    return (
      standingShadow(scene, x, y + h + r * tilt * 0.55, r * 0.9, r * tilt * 0.6, 0.9) +
      pool(scene, x + 480, y + 170, 260, 30, 0.16) +
      handle +
      turned(scene, {
        x,
        profile: [
          [r, y],
          [r * 0.98, y + 20, 10],
          [r * 0.8, y + h, 60],
          [r * 0.76, y + h + 4],
        ],
        material: outer,
        tilt,
      }) +
      mouth(scene, x, y, r, tilt, 14, { ...steel, color: '#d5d8db' }, inner) +
      path(well, shade([0, 0.9, 0.4], inner), 'opacity=".55"') +
      `<g ${scene.clip(ellipsePath(x, y, r - 16, (r - 16) * tilt))}>${specks}<ellipse cx="${x - 120}" cy="${y - 20}" rx="150" ry="60" fill="#fff" opacity=".12" ${scene.blur(20)}/></g>` +
      `<path d="${well}" fill="none" stroke="#000" stroke-width="4" opacity=".3"/>` +
      egg
    )
  },
}

const foodContainer: Kind = {
  enlarge: 1.15,
  floor: 940,
  focus: [520, 640, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const style = look.pick('style', ['box', 'round', 'bento', 'jar'] as const)
    const content = look.pick('food', [
      ['#7fae5e', '#e0604a', '#f2c55a'],
      ['#d98f45', '#f4e3bd', '#6f9d55'],
      ['#c8484a', '#e98a94', '#f3d9c4'],
    ])
    if (style === 'round' || style === 'jar') {
      const jar = style === 'jar'
      const [r, h] = jar ? [210, 520] : [300, 280]
      const bottom = 930
      const top = bottom - h
      const profile = [
        [r, top],
        [r, top + 30, 10],
        [r * 0.97, bottom - 40, 20],
        [r * 0.86, bottom, 40],
        [r * 0.7, bottom],
      ] as const
      const d = turnedOutline({ x: 600, profile, tilt: 0.18 })
      const random = look.random('fill')
      const pieces = Array.from({ length: 120 }, () => {
        const py = top + h * 0.28 + random() * h * 0.7
        return `<ellipse cx="${num(600 - r + random() * 2 * r)}" cy="${num(py)}" rx="${num(16 + random() * 22)}" ry="${num(12 + random() * 16)}" fill="${content[Math.floor(random() * 3)]}" transform="rotate(${num(random() * 180)} 600 ${num(py)})"/>`
      }).join('')
      const wall = scene.linear([
        [0, '#6d7f86', 0.6],
        [0.06, '#a9bbc1', 0.35],
        [0.16, '#ffffff', 0.1],
        [0.5, '#ffffff', 0],
        [0.86, '#ffffff', 0.14],
        [0.95, '#8fa1a8', 0.4],
        [1, '#6d7f86', 0.6],
      ])
      const shine = scene.linear([
        [0.1, '#ffffff', 0],
        [0.14, '#ffffff', 0.8],
        [0.2, '#ffffff', 0.6],
        [0.24, '#ffffff', 0],
        [0.86, '#ffffff', 0],
        [0.9, '#ffffff', 0.55],
        [0.93, '#ffffff', 0],
      ])
      const lidM: Material = jar && look.chance('bamboo', 0.5) ? { color: '#cda36c', rough: 0.7 } : { color: c, rough: 0.35 }
      const lid = turned(scene, {
        x: 600,
        profile: [
          [r * 0.92, top - 60],
          [r * 1.03, top - 56, 14],
          [r * 1.04, top + 4, 6],
          [r * 1.02, top + 12],
        ],
        material: lidM,
        tilt: 0.18,
      })
      return (
        standingShadow(scene, 600, bottom - 4, r, r * 0.24) +
        path(d, '#eef3f4', 'opacity=".55"') +
        `<g ${scene.clip(d)}>${look.other ? '' : pieces}</g>` +
        path(d, wall) +
        path(d, shine) +
        lid +
        (jar
          ? `<ellipse cx="600" cy="${top - 58}" rx="${r * 0.7}" ry="${r * 0.12}" fill="none" stroke="${darker(lidM.color, 0.3)}" stroke-width="5" opacity=".5"/>`
          : [-1, 1].map((s) => path(roundedRect(600 + s * r * 0.9 - 30, top - 30, 60, 96, 14), shade([s * 0.6, 0.2, 0.8], lidM))).join(''))
      )
    }
    const camera: Camera = { x: 600, y: 740, yaw: look.other ? 34 : -30, pitch: 28 }
    const [w, h, d] = style === 'bento' ? [580, 190, 380] : [540, 260, 380]
    const bodyM: Material = style === 'bento' ? { color: lighter(c, 0.1), rough: 0.5 } : { color: '#dfe8ea', rough: 0.1 }
    const fillFront =
      style === 'bento'
        ? ''
        : `<g opacity=".85">${path(roundedRect(20, h * 0.3, w - 40, h * 0.64, 20), content[0]!)}${Array.from({ length: 16 }, (_, i) => `<ellipse cx="${50 + (i % 8) * 64}" cy="${h * (0.45 + Math.floor(i / 8) * 0.3)}" rx="36" ry="26" fill="${content[i % 3]}"/>`).join('')}</g><rect width="${w}" height="${h}" fill="#eaf1f3" opacity=".35"/><path d="M30 0H110V${h}H30Z" fill="#fff" opacity=".4"/>`
    const lidFront = `<path d="${roundedRect(w / 2 - 60, 6, 120, 50, 12)}" fill="${darker(c, 0.2)}"/><path d="${roundedRect(w / 2 - 52, 10, 104, 10, 5)}" fill="#fff" opacity=".3"/>`
    const top = `<path d="${roundedRect(40, 36, w - 60, d - 60, 36)}" fill="none" stroke="#fff" stroke-width="6" opacity=".3"/><path d="${roundedRect(w / 2 - 60, d / 2 - 36, 120, 72, 36)}" fill="${darker(c, 0.14)}"/>`
    return (
      pool(scene, 680, 890, 520, 90, 0.4) +
      pool(scene, 600, 890, 400, 70, 0.4) +
      box(scene, camera, w, h, d, bodyM, {
        front: fillFront,
        right: style === 'bento' ? '' : `<rect width="${d}" height="${h}" fill="${content[1]}" opacity=".35"/>`,
        left: style === 'bento' ? '' : `<rect width="${d}" height="${h}" fill="${content[1]}" opacity=".35"/>`,
      }) +
      box(scene, { ...camera, y: camera.y - h * 0.5 - 18 }, w + 20, 56, d + 20, { color: c, rough: 0.4 }, { front: lidFront, top }) +
      (style === 'bento' ? tube(scene, 'M330 690Q600 760 900 640', 34, { color: look.accent, rough: 0.9 }) : '')
    )
  },
}

const kitchenUtensils: Kind = {
  floor: 1040,
  focus: [600, 300, 1.8],
  draw: (scene, look) => {
    const headM: Material = look.chance('steel', 0.35) ? steel : { color: look.color, rough: 0.55 }
    const stick = look.chance('wood', 0.7) ? '#c08e58' : darker(look.color, 0.2)
    const heads: Record<string, string> = {
      spoon: 'M0 -190C70 -190 90 -110 66 -50C46 0 20 10 14 40H-14C-20 10 -46 0 -66 -50C-90 -110 -70 -190 0 -190Z',
      spatula: 'M-70 -200H70Q80 -200 80 -190L62 0Q50 30 14 40H-14Q-50 30 -62 0L-80 -190Q-80 -200 -70 -200Z',
      ladle: 'M-90 -120H90Q90 -10 14 0V40H-14V0Q-90 -10 -90 -120Z',
      brush: 'M-44 -190H44V-30Q40 20 14 40H-14Q-40 20 -44 -30Z',
    }
    const tool = (name: string, x: number, a: number, lift: number): Svg => {
      const slots = name === 'spatula' ? [-36, 0, 36].map((sx) => path(roundedRect(sx - 8, -170, 16, 110, 8), '#e9e9e6')).join('') : ''
      return `<g transform="translate(${x} ${lift}) rotate(${a})">${tube(scene, 'M0 20V460', 24, { color: stick, rough: 0.7 })}${name === 'whisk' ? [-70, -40, 0, 40, 70].map((w) => line(`M0 60C${-w} -40 ${-w * 1.2} -200 0 -210C${w * 1.2} -200 ${w} -40 0 60`, shade([w / 140, 0.3, 0.8], steel), 6)).join('') : cloth(scene, { d: heads[name]!, color: headM === steel ? '#c4c9ce' : look.color, puff: 18, height: 80, texture: headM === steel ? 'brushed' : 'grain', textureStrength: 0.3 })}${slots}</g>`
    }
    const tools = ['spatula', 'spoon', 'whisk', 'ladle', 'brush']
    if (look.other)
      return tools
        .map(
          (name, i) =>
            `<g transform="translate(0 120)">${pool(scene, 204 + i * 200, 812, 50, 14, 0.5)}${tool(name, 200 + i * 200, 0, 340)}</g>`,
        )
        .join('')
    const pot: Material = look.chance('ceramic', 0.6)
      ? { color: mix(look.accent, '#ffffff', 0.7), rough: 0.15 }
      : { color: look.color, rough: 0.6 }
    const back = mouth(scene, 600, 640, 176, 0.2, 12, pot, pot)
    return (
      standingShadow(scene, 600, 1036, 170, 36) +
      back +
      tools.map((name, i) => tool(name, 496 + i * 52, -20 + i * 10, 330 + Math.abs(i - 2) * 26)).join('') +
      turned(scene, {
        x: 600,
        profile: [
          [176, 640],
          [170, 820, 40],
          [160, 1020, 20],
          [140, 1040],
        ],
        material: pot,
        tilt: 0.2,
        open: true,
      })
    )
  },
}

const bakingMold: Kind = {
  floor: 900,
  focus: [520, 640, 1.9],
  enlarge: 1.1,
  draw: (scene, look) => {
    const c = look.color
    const cups = look.chance('cups', 0.6)
    const m: Material = look.chance('metal', 0.35) ? { color: '#5a5d62', metal: 0.5, rough: 0.5 } : { color: c, rough: 0.5 }
    const camera: Camera = { x: 600, y: 680, yaw: look.other ? 24 : -20, pitch: 48 }
    if (!cups) {
      const [x, y, r, t] = [600, 640, 330, 0.42]
      const flutes = Array.from({ length: 24 }, (_, i) => {
        const a = (i / 23) * Math.PI
        return line(
          `M${num(x - Math.cos(a) * r * 0.98)} ${num(y + Math.sin(a) * r * t * 0.98)}L${num(x - Math.cos(a) * r * 0.8)} ${num(y + 190 + Math.sin(a) * r * t * 0.8)}`,
          '#000',
          9,
          'opacity=".16"',
        )
      }).join('')
      return (
        standingShadow(scene, x, y + 200, r * 0.86, r * t * 0.9) +
        turned(scene, {
          x,
          profile: [
            [r, y],
            [r * 0.96, y + 30, 20],
            [r * 0.8, y + 190, 30],
            [r * 0.76, y + 200],
          ],
          material: m,
          tilt: t,
        }) +
        flutes +
        mouth(scene, x, y, r, t, 18, m, { ...m, color: darker(m.color, 0.2) }) +
        turned(scene, {
          x,
          profile: [
            [58, y - 20],
            [70, y - 10, 14],
            [110, y + 90],
          ],
          material: m,
          tilt: t,
        }) +
        `<ellipse cx="${x}" cy="${y - 20}" rx="44" ry="${44 * t}" fill="${darker(m.color, 0.6)}"/>`
      )
    }
    const n = [3, 2]
    const shape = look.pick('shape', ['round', 'heart', 'square'] as const)
    const cell = (i: number, j: number): Svg => {
      const [cx, cy] = [130 + i * 190, 115 + j * 190]
      const d =
        shape === 'round'
          ? ellipsePath(cx, cy, 76, 76)
          : shape === 'square'
            ? roundedRect(cx - 74, cy - 74, 148, 148, 26)
            : `M${cx} ${cy + 74}C${cx - 110} ${cy} ${cx - 80} ${cy - 76} ${cx - 36} ${cy - 70}Q${cx} ${cy - 64} ${cx} ${cy - 34}Q${cx} ${cy - 64} ${cx + 36} ${cy - 70}C${cx + 80} ${cy - 76} ${cx + 110} ${cy} ${cx} ${cy + 74}Z`
      return `<path d="${d}" fill="${scene.linear(
        [
          [0, darker(m.color, 0.62)],
          [0.6, darker(m.color, 0.3)],
          [1, lighter(m.color, 0.12)],
        ],
        0.1,
        0,
        0.8,
        1,
      )}"/><path d="${d}" fill="none" stroke="${lighter(m.color, 0.4)}" stroke-width="6" opacity=".7"/>`
    }
    const front = `<g transform="translate(-320 -210)">${Array.from({ length: n[0]! * n[1]! }, (_, i) => cell(i % 3, Math.floor(i / 3))).join('')}</g>`
    const flatCamera: Camera = { ...camera, pitch: 0, yaw: 0 }
    const plate = slab(
      scene,
      { ...flatCamera, yaw: look.other ? 18 : -16, pitch: -40, y: 640 },
      { points: roundedPoints(640, 430, 50), depth: 60, material: m, bevel: 12, front },
    )
    return pool(scene, 640, 830, 480, 90, 0.4) + pool(scene, 600, 820, 380, 60, 0.4) + plate
  },
}

export const kitchen = {
  knife,
  'cutting-board': cuttingBoard,
  'frying-pan': fryingPan,
  'food-container': foodContainer,
  'kitchen-utensils': kitchenUtensils,
  'baking-mold': bakingMold,
} as const satisfies Record<string, Kind>
