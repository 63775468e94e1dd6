import { contrasting, darker, lighter, mix } from '../color.ts'
import { shade } from '../light.ts'
import type { Kind } from '../look.ts'
import { blackPlastic, brass, creases, eyelet, steel, tube, webbing, zip } from '../parts.ts'
import { line, num, path, roundedRect, type Svg, stitches } from '../scene.ts'
import { cloth } from '../soft.ts'
import { lyingShadow, pool, standingShadow } from '../studio.ts'
import type { Texture } from '../textures.ts'

const floor = 1030

/** A sewn-on part that throws a small shadow on what is below. */
const onTop = (d: string, piece: Svg, lift = 8): Svg => lyingShadow(d, lift, 0.9) + piece

const buckle = (x: number, y: number, w: number): Svg =>
  path(roundedRect(x - w / 2, y - 22, w, 44, 8), '#2b2d31') +
  path(roundedRect(x - w / 2 + 6, y - 17, w - 12, 8, 4), '#ffffff', 'opacity=".22"') +
  path(roundedRect(x - w / 4, y - 4, w / 2, 12, 4), '#111214')

const backpack: Kind = {
  floor,
  focus: [600, 470, 2],
  draw: (scene, look) => {
    const style = look.pick('style', ['school', 'roll', 'city', 'sport'] as const)
    const texture: Texture = style === 'roll' ? 'weave' : look.pick('texture', ['weave', 'twill', 'grain'] as const)
    const c = look.color
    const trim = look.chance('two-tone', 0.5) ? look.accent : darker(c, 0.28)
    const w = look.between('w', 262, 300)
    const top = style === 'roll' ? 250 : look.between('top', 200, 250)
    const x = 600
    const body =
      style === 'roll'
        ? `M${x - w * 0.86} ${top}Q${x} ${top - 16} ${x + w * 0.86} ${top}L${x + w} 470Q${x + w + 16} 800 ${x + w - 14} 990Q${x + w - 30} ${floor} ${x + w - 90} ${floor}H${x - w + 90}Q${x - w + 30} ${floor} ${x - w + 14} 990Q${x - w - 16} 800 ${x - w} 470Z`
        : `M${x} ${top}C${x + w * 0.85} ${top} ${x + w} ${top + 110} ${x + w} ${top + 290}C${x + w + 18} 800 ${x + w + 6} 940 ${x + w - 12} 988Q${x + w - 26} ${floor} ${x + w - 84} ${floor}H${x - w + 84}Q${x - w + 26} ${floor} ${x - w + 12} 988C${x - w - 6} 940 ${x - w - 18} 800 ${x - w} ${top + 290}C${x - w} ${top + 110} ${x - w * 0.85} ${top} ${x} ${top}Z`
    const random = look.random('folds')
    const folds = [
      ...creases(random, x - w * 0.8, top + 120, w * 1.6, 420, 7, 0.2, 34),
      ...creases(random, x - w, 800, w * 2, 200, 4, 1.2, 26),
    ]
    const shadow = standingShadow(scene, x, floor - 6, w * 1.02, 46)
    if (look.other) {
      // The back: padded straps over a mesh panel.
      const strap = (s: 1 | -1): Svg => {
        const d = `M${x + s * 60} ${top + 60}C${x + s * 190} ${top + 60} ${x + s * 250} ${top + 220} ${x + s * 226} ${top + 430}C${x + s * 216} ${top + 560} ${x + s * 190} ${top + 610} ${x + s * 150} ${top + 620}L${x + s * 118} ${top + 606}C${x + s * 140} ${top + 560} ${x + s * 150} ${top + 420} ${x + s * 140} ${top + 330}C${x + s * 132} ${top + 230} ${x + s * 90} ${top + 150} ${x + s * 40} ${top + 130}Z`
        return (
          webbing(
            scene,
            `M${x + s * 136} ${top + 600}C${x + s * 160} ${top + 700} ${x + s * 210} 900 ${x + s * (w - 30)} 960`,
            30,
            darker(c, 0.3),
          ) +
          onTop(d, cloth(scene, { d, color: trim, puff: 22, height: 80, texture: 'mesh', textureStrength: 0.6 }), 12) +
          stitches(
            `M${x + s * 214} ${top + 430}C${x + s * 206} ${top + 540} ${x + s * 190} ${top + 590} ${x + s * 150} ${top + 604}`,
            contrasting(trim, 0.4),
          ) +
          buckle(x + s * 140, top + 612, 66)
        )
      }
      const pad = (s: 1 | -1): Svg => {
        const d = roundedRect(s > 0 ? x + 14 : x - 14 - w * 0.66, top + 190, w * 0.66, 560, 60)
        return cloth(scene, { d, color: darker(c, 0.14), puff: 24, height: 90, texture: 'mesh', textureStrength: 0.7 })
      }
      return (
        shadow +
        tube(scene, `M${x - 62} ${top + 26}C${x - 60} ${top - 80} ${x + 60} ${top - 80} ${x + 62} ${top + 26}`, 30, {
          color: trim,
          rough: 0.8,
        }) +
        cloth(scene, { d: body, color: c, puff: 40, height: 95, folds, texture, textureStrength: 0.5 }) +
        pad(-1) +
        pad(1) +
        strap(-1) +
        strap(1)
      )
    }
    const straps = [-1, 1]
      .map((s) =>
        webbing(
          scene,
          `M${x + s * (w - 14)} ${top + 260}C${x + s * (w + 74)} ${top + 380} ${x + s * (w + 66)} 820 ${x + s * (w - 20)} 950`,
          40,
          darker(c, 0.35),
        ),
      )
      .join('')
    const handle = tube(scene, `M${x - 60} ${top + 22}C${x - 58} ${top - 84} ${x + 58} ${top - 84} ${x + 60} ${top + 22}`, 32, {
      color: trim,
      rough: 0.8,
    })
    const main = cloth(scene, { d: body, color: c, puff: 44, height: 110, folds, texture, textureStrength: 0.55 })
    const sidePocket = (s: 1 | -1): Svg => {
      const d = `M${x + s * (w + 6)} 700Q${x + s * (w - 20)} 690 ${x + s * (w - 54)} 712L${x + s * (w - 66)} ${floor - 20}Q${x + s * (w - 30)} ${floor} ${x + s * (w - 10)} 990Q${x + s * (w + 14)} 860 ${x + s * (w + 6)} 700Z`
      return cloth(scene, { d, color: darker(c, 0.16), puff: 18, height: 60, texture: 'mesh', textureStrength: 0.6 })
    }
    let front = ''
    if (style === 'roll') {
      const roll = roundedRect(x - w * 0.92, top - 66, w * 1.84, 104, 44)
      const strip = roundedRect(x - 34, top - 80, 68, 470, 12)
      const pocket = roundedRect(x - w * 0.76, 620, w * 1.52, 340, 34)
      front =
        onTop(roll, cloth(scene, { d: roll, color: c, puff: 30, height: 120, texture, textureStrength: 0.55 })) +
        onTop(
          pocket,
          cloth(scene, {
            d: pocket,
            color: mix(c, trim, 0.12),
            puff: 22,
            height: 70,
            folds: creases(random, x - w * 0.6, 700, w * 1.2, 200, 3, 1, 22),
            texture,
            textureStrength: 0.5,
          }),
        ) +
        zip(`M${x - w * 0.62} 668H${x + w * 0.62}`, c, [x + w * 0.5, 668, 0]) +
        onTop(strip, cloth(scene, { d: strip, color: trim, puff: 8, height: 30, texture: 'leather', textureStrength: 0.4 }), 6) +
        path(roundedRect(x - 52, top + 250, 104, 60, 12), shade([-0.2, 0.4, 0.8], brass)) +
        path(roundedRect(x - 34, top + 264, 68, 32, 6), darker(trim, 0.4))
    } else {
      const pocketTop = look.between('pocket', 600, 660)
      const inset = w * (style === 'sport' ? 0.7 : 0.78)
      const pocket = `M${x - inset} ${pocketTop + 40}Q${x - inset} ${pocketTop} ${x - inset + 44} ${pocketTop}H${x + inset - 44}Q${x + inset} ${pocketTop} ${x + inset} ${pocketTop + 40}L${x + inset + 12} 930Q${x + inset + 8} 984 ${x + inset - 40} 984H${x - inset + 40}Q${x - inset - 8} 984 ${x - inset - 12} 930Z`
      const arcTop = top + 86
      const mainZip = `M${x - w * 0.84} ${top + 330}C${x - w * 0.84} ${top + 110} ${x - w * 0.5} ${arcTop - 10} ${x} ${arcTop - 10}C${x + w * 0.5} ${arcTop - 10} ${x + w * 0.84} ${top + 110} ${x + w * 0.84} ${top + 330}`
      const bar = style === 'city' ? roundedRect(x - inset + 10, top + 300, inset * 2 - 20, 190, 30) : ''
      front =
        zip(mainZip, c, [x - w * 0.52, arcTop + 30, 38]) +
        (bar
          ? onTop(bar, cloth(scene, { d: bar, color: mix(c, trim, 0.2), puff: 18, height: 60, texture, textureStrength: 0.5 }), 7) +
            zip(`M${x - inset + 46} ${top + 330}H${x + inset - 46}`, c, [x - inset + 70, top + 330])
          : '') +
        (style === 'sport'
          ? [0, 1, 2]
              .map((i) => line(`M${x - w * 0.6 + i * 20} ${top + 470}L${x + w * 0.1 + i * 30} ${top + 170}`, trim, 12, 'opacity=".85"'))
              .join('')
          : '') +
        onTop(
          pocket,
          cloth(scene, {
            d: pocket,
            color: look.chance('pocket-color', 0.4) ? mix(c, trim, 0.75) : c,
            puff: 30,
            height: 95,
            folds: creases(random, x - inset, pocketTop + 100, inset * 2, 200, 5, 0.8, 28),
            texture,
            textureStrength: 0.55,
          }),
        ) +
        zip(`M${x - inset + 34} ${pocketTop + 70}Q${x} ${pocketTop + 52} ${x + inset - 34} ${pocketTop + 70}`, c, [
          x + inset - 60,
          pocketTop + 66,
        ]) +
        path(roundedRect(x - 46, pocketTop + 150, 92, 42, 8), shade([-0.2, 0.3, 0.9], { color: trim, rough: 0.4 })) +
        stitches(roundedRect(x - 40, pocketTop + 156, 80, 30, 6), contrasting(trim, 0.5), 2, 7) +
        line(`M${x - w - 4} 980H${x + w + 4}`, darker(c, 0.4), 5, 'opacity=".35"')
    }
    return shadow + straps + handle + main + (style === 'roll' ? '' : sidePocket(-1) + sidePocket(1)) + front
  },
}

const toteBag: Kind = {
  floor: 1050,
  focus: [600, 620, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const x = 600
    const w = look.between('w', 250, 310)
    const top = look.between('top', 440, 500)
    const bottom = 1050
    const random = look.random('folds')
    const sag = (): number => (random() - 0.5) * 24
    const d = `M${x - w} ${num(top + sag())}Q${x} ${num(top + 26)} ${x + w} ${num(top + sag())}Q${num(x + w + 14 + sag())} ${(top + bottom) / 2} ${x + w - 8} ${bottom - 30}Q${x + w - 16} ${bottom} ${x + w - 70} ${bottom - 4}Q${x} ${bottom + 10} ${x - w + 70} ${bottom - 4}Q${x - w + 16} ${bottom} ${x - w + 8} ${bottom - 30}Q${num(x - w - 14 + sag())} ${(top + bottom) / 2} ${x - w} ${num(top + sag())}Z`
    const handle = (y: number, spread: number, high: number): string =>
      `M${x - spread} ${top + y}C${x - spread - 10} ${high + 120} ${x - 90} ${high} ${x} ${high}C${x + 90} ${high} ${x + spread + 10} ${high + 120} ${x + spread} ${top + y}`
    const high = look.between('handle', 130, 240)
    const strapColor = look.chance('strap', 0.35) ? look.accent : darker(c, 0.06)
    const design = look.other ? 'none' : look.pick('design', ['none', 'circle', 'stripes', 'botanical', 'block', 'check'] as const)
    const ink = contrasting(c, 0.75)
    const mid = (top + bottom) / 2
    const leaf = (lx: number, ly: number, a: number, s: number): Svg =>
      `<path d="M0 0C${s * 0.34} ${-s * 0.4} ${s * 0.3} ${-s * 0.9} 0 ${-s * 1.2}C${-s * 0.3} ${-s * 0.9} ${-s * 0.34} ${-s * 0.4} 0 0Z" fill="${ink}" transform="translate(${num(lx)} ${num(ly)}) rotate(${a})"/>`
    const prints: Record<typeof design, Svg> = {
      none: '',
      circle: `<circle cx="${x}" cy="${mid}" r="130" fill="${look.accent}" opacity=".8"/><circle cx="${x + 60}" cy="${mid + 40}" r="90" fill="${ink}" opacity=".55"/>`,
      stripes: Array.from(
        { length: 9 },
        (_, i) => `<rect x="${x - 400}" y="${top + 90 + i * 56}" width="800" height="22" fill="${ink}" opacity=".72"/>`,
      ).join(''),
      botanical: `<g opacity=".8">${line(`M${x} ${mid + 180}Q${x - 20} ${mid} ${x + 6} ${mid - 160}`, ink, 7)}${[-1, 1].flatMap((s) => [120, 50, -20, -90].map((dy, i) => leaf(x + s * 4, mid + dy, s * (58 - i * 6), 96 - i * 10))).join('')}${leaf(x + 4, mid - 130, 4, 80)}</g>`,
      block: `<rect x="${x - 500}" y="${mid + 90}" width="1000" height="500" fill="${look.accent}"/>`,
      check: path(
        d,
        scene.pattern(
          84,
          84,
          `<rect width="42" height="84" fill="${ink}" opacity=".22"/><rect width="84" height="42" fill="${ink}" opacity=".22"/>`,
        ),
      ),
    }
    const folds = [
      ...creases(random, x - w * 0.9, top + 60, w * 1.8, 500, 12, 0.1, 40),
      ...[-1, 1].map((s) => ({
        d: `M${x + s * w * 0.5} ${top + 30}Q${x + s * w * 0.62} ${mid} ${x + s * w * 0.9} ${bottom - 60}`,
        width: 40,
        rise: 0.5,
      })),
    ]
    const inside = `M${x - w} ${top}Q${x} ${top - 30} ${x + w} ${top}Q${x} ${top + 34} ${x - w} ${top}Z`
    return (
      standingShadow(scene, x, bottom - 8, w, 40) +
      webbing(scene, handle(4, w * 0.5, high - 26), 38, darker(strapColor, 0.22)) +
      path(inside, darker(c, 0.45)) +
      cloth(scene, {
        d,
        color: c,
        puff: 30,
        height: 95,
        folds,
        texture: 'weave',
        textureStrength: 0.75,
        textureScale: 1.1,
        print: prints[design],
      }) +
      stitches(`M${x - w + 6} ${top + 40}Q${x} ${top + 64} ${x + w - 6} ${top + 40}`, contrasting(c, 0.35), 3) +
      webbing(scene, handle(70, w * 0.5, high), 40, strapColor) +
      [-1, 1].map((s) => stitches(roundedRect(x + s * w * 0.5 - 15, top + 34, 30, 44, 3), contrasting(strapColor, 0.5), 2.5, 8)).join('')
    )
  },
}

const handbag: Kind = {
  enlarge: 1.2,
  floor: 1000,
  focus: [600, 600, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const x = 600
    const style = look.pick('style', ['flap', 'satchel', 'bucket', 'baguette'] as const)
    const w = style === 'bucket' ? 240 : look.between('w', 290, 350)
    const bottom = 1000
    const top = bottom - (style === 'bucket' ? 480 : style === 'baguette' ? 320 : look.between('h', 380, 450))
    const flare = style === 'bucket' ? -30 : style === 'satchel' ? -40 : 0
    const metal = look.chance('gold', 0.65) ? brass : steel
    const body = `M${x - w - flare} ${top + 30}Q${x - w - flare} ${top} ${x - w - flare + 40} ${top}H${x + w + flare - 40}Q${x + w + flare} ${top} ${x + w + flare} ${top + 30}L${x + w} ${bottom - 60}Q${x + w} ${bottom} ${x + w - 60} ${bottom}H${x - w + 60}Q${x - w} ${bottom} ${x - w} ${bottom - 60}Z`
    const flapEnd = top + (bottom - top) * look.between('flap', 0.46, 0.62)
    const flap = `M${x - w - flare - 4} ${top + 20}Q${x - w - flare} ${top - 10} ${x - w + 50} ${top - 10}H${x + w - 50}Q${x + w + flare} ${top - 10} ${x + w + flare + 4} ${top + 20}L${x + w - 10} ${flapEnd - 90}Q${x + w - 30} ${flapEnd} ${x} ${flapEnd + 10}Q${x - w + 30} ${flapEnd} ${x - w + 10} ${flapEnd - 90}Z`
    const quilt = look.chance('quilt', 0.35)
    const grid = quilt ? scene.pattern(74, 74, `<path d="M0 0L74 74M74 0L0 74" stroke="#333" stroke-width="9" fill="none"/>`) : ''
    const random = look.random('folds')
    const handles =
      style === 'flap' || style === 'baguette'
        ? tube(
            scene,
            `M${x - w * 0.8} ${top + 20}C${x - w * 0.9} ${top - 330} ${x + w * 0.9} ${top - 330} ${x + w * 0.8} ${top + 20}`,
            18,
            metal,
            'stroke-dasharray="22 9"',
          ) + tube(scene, `M${x - w * 0.36} ${top - 226}Q${x} ${top - 262} ${x + w * 0.36} ${top - 226}`, 32, { color: c, rough: 0.4 })
        : tube(
            scene,
            `M${x - w * 0.5} ${top + 60}C${x - w * 0.52} ${top - 260} ${x + w * 0.52} ${top - 260} ${x + w * 0.5} ${top + 60}`,
            30,
            { color: darker(c, 0.1), rough: 0.4 },
          )
    const back =
      style === 'satchel' || style === 'bucket'
        ? tube(
            scene,
            `M${x - w * 0.46} ${top + 20}C${x - w * 0.5} ${top - 210} ${x + w * 0.5} ${top - 210} ${x + w * 0.46} ${top + 20}`,
            28,
            { color: darker(c, 0.3), rough: 0.5 },
          )
        : ''
    const leatherOf = (d: string, color = c): Svg =>
      cloth(scene, {
        d,
        color,
        puff: 34,
        height: 100,
        folds: creases(random, x - w, top + 100, w * 2, 260, 4, 1.1, 26),
        texture: 'leather',
        textureStrength: 0.5,
        ...(grid ? { heights: path(d, grid) } : {}),
      })
    const lock = (ly: number): Svg =>
      path(roundedRect(x - 42, ly - 34, 84, 68, 14), shade([0.5, -0.4, 0.7], metal)) +
      path(
        roundedRect(x - 39, ly - 32, 76, 60, 12),
        scene.linear(
          [
            [0, shade([-0.5, 0.5, 0.7], metal)],
            [0.5, shade([0, 0.2, 1], metal)],
            [1, shade([0.4, -0.2, 0.8], metal)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path(roundedRect(x - 9, ly - 20, 18, 36, 8), shade([0.4, -0.6, 0.5], metal))
    const front =
      style === 'flap'
        ? lyingShadow(flap, 12) +
          leatherOf(flap) +
          stitches(
            `M${x - w + 4} ${flapEnd - 100}Q${x - w + 40} ${flapEnd - 18} ${x} ${flapEnd - 8}Q${x + w - 40} ${flapEnd - 18} ${x + w - 4} ${flapEnd - 100}`,
            contrasting(c, 0.35),
          ) +
          lock(flapEnd - 12)
        : style === 'baguette'
          ? zip(`M${x - w + 60} ${top + 22}H${x + w - 60}`, c, [x - w + 90, top + 22, 0], '#d2b26c') +
            path(roundedRect(x - 60, top + 130, 120, 10, 5), shade([-0.2, 0.5, 0.8], metal))
          : [-1, 1]
              .map(
                (s) =>
                  line(`M${x + s * w * 0.5} ${top + 40}V${top + 130}`, c, 54) +
                  stitches(
                    `M${x + s * w * 0.5 - 20} ${top + 30}V${top + 140}M${x + s * w * 0.5 + 20} ${top + 30}V${top + 140}`,
                    contrasting(c, 0.4),
                  ) +
                  eyelet(x + s * w * 0.5, top + 66, 15, shade([-0.3, 0.4, 0.9], metal)),
              )
              .join('') +
            lock(top + 150) +
            line(`M${x - w - 6} ${bottom - 110}Q${x} ${bottom - 90} ${x + w + 6} ${bottom - 110}`, darker(c, 0.5), 4, 'opacity=".4"') +
            stitches(`M${x - w} ${bottom - 100}Q${x} ${bottom - 80} ${x + w} ${bottom - 100}`, contrasting(c, 0.35))
    const mirrored = look.other ? `transform="translate(1200 0) scale(-1 1) rotate(-3 600 1000)"` : ''
    const feet = [-0.7, 0.7]
      .map((s) => `<ellipse cx="${x + s * w}" cy="${bottom + 2}" rx="14" ry="7" fill="${shade([0, 0.3, 1], metal)}"/>`)
      .join('')
    return `<g ${mirrored}>${standingShadow(scene, x, bottom - 2, w * 1.02, 40)}${back}${feet}${leatherOf(body, style === 'flap' ? darker(c, 0.05) : c)}${style === 'flap' ? handles + front : front + handles}</g>`
  },
}

const waistBag: Kind = {
  flat: true,
  focus: [600, 620, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const x = 600
    const w = look.between('w', 290, 330)
    const h = look.between('h', 240, 290)
    const y = 560
    const d = `M${x - w} ${y}Q${x - w + 10} ${y - 60} ${x - w + 100} ${y - 66}H${x + w - 100}Q${x + w - 10} ${y - 60} ${x + w} ${y}Q${x + w - 20} ${y + h} ${x + w - 160} ${y + h + 20}Q${x} ${y + h + 40} ${x - w + 160} ${y + h + 20}Q${x - w + 20} ${y + h} ${x - w} ${y}Z`
    const belt = `M${x - w + 30} ${y + 10}C${x - w - 190} ${y - 60} ${x - w - 120} ${y - 340} ${x - 110} ${y - 350}`
    const belt2 = `M${x + w - 30} ${y + 10}C${x + w + 190} ${y - 60} ${x + w + 120} ${y - 340} ${x + 110} ${y - 350}`
    const random = look.random('folds')
    const front = roundedRect(x - w * 0.68, y + 90, w * 1.36, h - 110, 60)
    return (
      lyingShadow(d, 22) +
      webbing(scene, belt, 46, darker(c, 0.3)) +
      webbing(scene, belt2, 46, darker(c, 0.3)) +
      path(roundedRect(x - 100, y - 392, 200, 84, 18), shade([-0.2, 0.4, 0.9], blackPlastic)) +
      path(roundedRect(x - 60, y - 376, 120, 52, 10), '#17181b') +
      cloth(scene, {
        d,
        color: c,
        puff: 40,
        height: 110,
        folds: creases(random, x - w, y, w * 2, h, 7, 1.1, 28),
        texture: look.pick('texture', ['weave', 'leather', 'grain'] as const),
        textureStrength: 0.55,
      }) +
      zip(`M${x - w + 60} ${y - 8}Q${x} ${y - 30} ${x + w - 60} ${y - 8}`, c, [x - w + 110, y - 12]) +
      lyingShadow(front, 6) +
      cloth(scene, {
        d: front,
        color: look.chance('two', 0.4) ? look.accent : lighter(c, 0.03),
        puff: 26,
        height: 80,
        folds: creases(random, x - w * 0.6, y + 110, w * 1.2, h - 140, 3, 1, 24),
        texture: 'weave',
        textureStrength: 0.5,
      }) +
      zip(`M${x - w * 0.56} ${y + 136}H${x + w * 0.56}`, c, [x + w * 0.46, y + 136]) +
      (look.other ? webbing(scene, `M${x - w + 10} ${y + 40}L${x + w - 10} ${y + h - 40}`, 30, look.accent) : '')
    )
  },
}

const travelBag: Kind = {
  floor: 1000,
  enlarge: 1.02,
  focus: [640, 640, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const trolley = look.chance('trolley', 0.5)
    const x = 600
    if (trolley) {
      const w = 235
      const top = 330
      const bottom = 985
      const shell = roundedRect(x - w, top, w * 2, bottom - top, 64)
      const ribs = Array.from({ length: look.pick('ribs', [7, 9, 11]) }, (_, i, all = look.pick('ribs', [7, 9, 11])) => {
        const rx = x - w + 50 + (i * (2 * w - 100)) / (all - 1)
        return `<path d="${roundedRect(rx - 12, top + 40, 24, bottom - top - 90, 12)}" fill="#ddd" ${scene.blur(3)}/>`
      }).join('')
      return (
        standingShadow(scene, x, bottom + 30, w * 1.02, 40) +
        [-62, 62].map((s) => tube(scene, `M${x + s} ${top + 10}V120`, 16, steel)).join('') +
        path(roundedRect(x - 92, 92, 184, 44, 20), shade([-0.1, 0.4, 0.9], blackPlastic)) +
        path(roundedRect(x - 80, 98, 160, 10, 5), '#fff', 'opacity=".2"') +
        [-1, 1]
          .map(
            (s) =>
              `<g>${path(roundedRect(x + s * (w - 60) - 26, bottom - 10, 52, 30, 10), '#2a2c30')}<ellipse cx="${x + s * (w - 60)}" cy="${bottom + 28}" rx="24" ry="26" fill="#1c1d20"/><ellipse cx="${x + s * (w - 60) - 4}" cy="${bottom + 26}" rx="11" ry="12" fill="#70747a"/></g>`,
          )
          .join('') +
        cloth(scene, { d: shell, color: c, puff: 30, height: 120, heights: ribs, texture: 'grain', textureStrength: 0.3 }) +
        `<g ${scene.clip(shell)}><path d="M${x - w + 20} ${top}h70v700h-70z" fill="#fff" opacity=".16" ${scene.blur(16)}/></g>` +
        line(`M${x} ${top + 4}V${bottom - 6}`, '#000', look.other ? 8 : 0, 'opacity=".5"') +
        tube(scene, `M${x - 70} ${top + 6}Q${x} ${top - 50} ${x + 70} ${top + 6}`, 22, blackPlastic) +
        path(roundedRect(x + w - 62, top + 70, 44, 70, 10), '#32353a') +
        path(roundedRect(x + w - 54, top + 78, 28, 26, 5), '#8f949a')
      )
    }
    const w = 400
    const top = 560
    const bottom = 1000
    const d = `M${x - w} ${top + 120}Q${x - w} ${top} ${x - w + 130} ${top}H${x + w - 130}Q${x + w} ${top} ${x + w} ${top + 120}L${x + w - 8} ${bottom - 70}Q${x + w - 14} ${bottom} ${x + w - 90} ${bottom}H${x - w + 90}Q${x - w + 14} ${bottom} ${x - w + 8} ${bottom - 70}Z`
    const random = look.random('folds')
    const handle = (dy: number, s: number): string =>
      `M${x - 150} ${bottom - 60}L${x - 140} ${top + 40}C${x - 130} ${top - 260 - dy} ${x + 130} ${top - 260 - dy} ${x + 140} ${top + 40}L${x + 150} ${bottom - 60 + s}`
    return (
      standingShadow(scene, x, bottom - 6, w, 46) +
      webbing(scene, handle(-30, 0), 36, darker(c, 0.45)) +
      cloth(scene, {
        d,
        color: c,
        puff: 44,
        height: 120,
        folds: creases(random, x - w, top + 60, w * 2, 340, 12, 0.6, 40),
        texture: look.pick('texture', ['weave', 'leather', 'twill'] as const),
        textureStrength: 0.6,
      }) +
      zip(`M${x - w + 70} ${top + 30}H${x + w - 70}`, c, [x - w + 120, top + 30]) +
      line(`M${x - w + 120} ${top + 60}V${bottom - 4}M${x + w - 120} ${top + 60}V${bottom - 4}`, darker(c, 0.4), 4, 'opacity=".45"') +
      webbing(scene, handle(30, 0), 40, look.chance('strap', 0.5) ? look.accent : darker(c, 0.25)) +
      path(roundedRect(x - 60, top - 190, 120, 56, 24), darker(c, 0.3)) +
      path(roundedRect(x - 50, top - 182, 100, 12, 6), '#fff', 'opacity=".2"') +
      (look.other
        ? ''
        : path(roundedRect(x - 46, top + 190, 92, 50, 8), look.accent) +
          stitches(roundedRect(x - 40, top + 196, 80, 38, 6), contrasting(look.accent, 0.5), 2, 7)) +
      pool(scene, x, bottom, w * 0.9, 12, 0.3)
    )
  },
}

export const bags = { backpack, 'tote-bag': toteBag, handbag, 'waist-bag': waistBag, 'travel-bag': travelBag } as const satisfies Record<
  string,
  Kind
>
