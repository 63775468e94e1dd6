import { contrasting, darker, lighter, mix } from '../color.ts'
import type { Kind, Look } from '../look.ts'
import { creases, eyelet, tube, zip } from '../parts.ts'
import { curve, ellipsePath, line, num, path, roundedRect, type Svg, stitches } from '../scene.ts'
import { cloth, type Fold } from '../soft.ts'
import { lyingShadow, standingShadow } from '../studio.ts'
import type { Texture } from '../textures.ts'

type Point = readonly [number, number]
/** Both halves of an outline given by its left half, from the top middle down. */
const mirror = (points: readonly Point[]): Point[] => [...points, ...points.toReversed().map(([x, y]): Point => [1200 - x, y])]
const flip = (d: Svg): Svg => `<g transform="translate(1200 0) scale(-1 1)">${d}</g>`
const both = (d: Svg): Svg => d + flip(d)

/** Drapes of a garment that hangs from its shoulders. */
function drapes(look: Look, left: number, right: number, top: number, bottom: number): Fold[] {
  const random = look.random('drapes')
  const w = right - left
  const pull: Fold[] = [0, 1].flatMap((side) => {
    const x = side ? right : left
    const s = side ? -1 : 1
    return [
      { d: `M${x + s * 10} ${top + 40}Q${x + s * w * 0.22} ${top + 120} ${x + s * w * 0.3} ${top + 260}`, width: 30, rise: 0.28 },
      { d: `M${x + s * 6} ${top + 80}Q${x + s * w * 0.14} ${top + 200} ${x + s * w * 0.16} ${top + 380}`, width: 26, rise: -0.26 },
    ]
  })
  const falls: Fold[] = Array.from({ length: 7 }, (_, i) => {
    const x = left + w * (0.1 + i * 0.13) + (random() - 0.5) * 40
    const start = top + (bottom - top) * (0.45 + random() * 0.25)
    return {
      d: `M${num(x)} ${num(start)}Q${num(x + (random() - 0.5) * 70)} ${num((start + bottom) / 2)} ${num(x + (random() - 0.5) * 50)} ${bottom + 10}`,
      width: 22 + random() * 20,
      rise: (random() < 0.5 ? -1 : 1) * (0.16 + random() * 0.2),
    }
  })
  return [...pull, ...falls, ...creases(random, left, top + 100, w, bottom - top - 200, 4, 0.9, 34)]
}

/** What is printed on the chest. */
function chestPrint(look: Look, x: number, y: number, size: number): Svg {
  const ink = contrasting(look.color, 0.86)
  const accent = look.accent
  switch (look.pick('print', ['none', 'none', 'sun', 'lines', 'hills', 'square', 'small', 'stripes', 'arc'] as const)) {
    case 'sun':
      return `<circle cx="${x}" cy="${y}" r="${size * 0.5}" fill="${accent}" opacity=".9"/>${[0.12, 0.24, 0.34, 0.42].map((t, i) => `<rect x="${x - size * 0.6}" y="${y + size * t}" width="${size * 1.2}" height="${12 + i * 4}" fill="${look.color}"/>`).join('')}`
    case 'lines':
      return [0, 1, 2, 3, 4]
        .map((i) =>
          line(
            `M${x - size * 0.5} ${y - size * 0.3 + i * 32}q${size * 0.25} ${-50 + i * 8} ${size * 0.5} 0t${size * 0.5} 0`,
            ink,
            9,
            'opacity=".85"',
          ),
        )
        .join('')
    case 'hills':
      return `<g opacity=".92">${path(`M${x - size * 0.6} ${y + size * 0.36}L${x - size * 0.14} ${y - size * 0.34}L${x + size * 0.1} ${y + size * 0.02}L${x + size * 0.26} ${y - size * 0.16}L${x + size * 0.6} ${y + size * 0.36}Z`, ink)}${path(`M${x - size * 0.14} ${y - size * 0.34}l${size * 0.12} ${size * 0.18}l-${size * 0.1} -${size * 0.03}l-${size * 0.1} ${size * 0.06}z`, look.color)}<circle cx="${x + size * 0.4}" cy="${y - size * 0.36}" r="${size * 0.1}" fill="${accent}"/></g>`
    case 'square':
      return `<rect x="${x - size * 0.42}" y="${y - size * 0.42}" width="${size * 0.84}" height="${size * 0.84}" fill="${accent}" opacity=".9"/><circle cx="${x}" cy="${y}" r="${size * 0.26}" fill="${look.color}"/><rect x="${x - size * 0.42}" y="${y + size * 0.1}" width="${size * 0.84}" height="${size * 0.32}" fill="${ink}" opacity=".75"/>`
    case 'small':
      return `<rect x="${x - 150}" y="${y - 60}" width="62" height="44" rx="6" fill="${ink}" opacity=".85"/>`
    case 'stripes':
      return Array.from(
        { length: 14 },
        (_, i) => `<rect x="0" y="${y - 250 + i * 76}" width="1200" height="30" fill="${ink}" opacity=".82"/>`,
      ).join('')
    case 'arc':
      return [0, 1, 2]
        .map(
          (i) =>
            `<path d="M${x - size * (0.5 - i * 0.13)} ${y + size * 0.2}a${size * (0.5 - i * 0.13)} ${size * (0.5 - i * 0.13)} 0 0 1 ${size * (1 - i * 0.26)} 0" fill="none" stroke="${[ink, accent, mix(ink, accent, 0.5)][i]}" stroke-width="26" opacity=".9"/>`,
        )
        .join('')
    default:
      return ''
  }
}

const tee = (fit: number): string =>
  `M470 196C430 210 390 226 340 244C300 258 ${num(282 - fit * 0.4)} 276 ${num(264 - fit * 0.5)} 312L${num(176 - fit * 0.5)} 486C170 500 176 508 190 514L${num(302 - fit * 0.3)} 562C314 566 322 560 326 550L${num(352 - fit * 0.6)} 494C${num(346 - fit * 0.7)} 660 ${num(346 - fit)} 840 ${num(340 - fit)} 1010C${num(340 - fit)} 1026 350 1030 364 1032Q600 1050 836 1032C850 1030 ${num(860 + fit)} 1026 ${num(860 + fit)} 1010C${num(854 + fit)} 840 ${num(854 + fit * 0.7)} 660 ${num(848 + fit * 0.6)} 494L874 550C878 560 886 566 ${num(898 + fit * 0.3)} 562L1010 514C1024 508 1030 500 ${num(1024 + fit * 0.5)} 486L${num(936 + fit * 0.5)} 312C${num(918 + fit * 0.4)} 276 900 258 860 244C810 226 770 210 730 196`

const tShirt: Kind = {
  flat: true,
  focus: [600, 330, 2],
  draw: (scene, look) => {
    const c = look.color
    const fit = look.between('fit', -14, 46)
    const neck = look.pick('neck', ['crew', 'crew', 'v', 'wide'] as const)
    const depth = look.other ? 30 : neck === 'v' ? 150 : neck === 'wide' ? 104 : 82
    const neckline = neck === 'v' && !look.other ? `L600 ${196 + depth}L470 196Z` : `C700 ${196 + depth} 500 ${196 + depth} 470 196Z`
    const d = tee(fit) + neckline
    const back = 'M466 198C520 170 680 170 734 198C700 300 500 300 466 198Z'
    const rib =
      neck === 'v' && !look.other ? `M470 196L600 ${196 + depth}L730 196` : `M470 196C500 ${196 + depth} 700 ${196 + depth} 730 196`
    const collar = look.chance('ringer', 0.18) ? look.accent : darker(c, 0.05)
    const print = look.other ? '' : chestPrint(look, 600, 520, look.between('size', 210, 290))
    return (
      lyingShadow(d, 16) +
      path(back, darker(c, 0.4)) +
      line('M470 200C530 226 670 226 730 200', darker(c, 0.2), 22) +
      path(roundedRect(576, 216, 48, 30, 3), '#f3f3f0', look.other ? 'opacity="0"' : '') +
      cloth(scene, {
        d,
        color: c,
        puff: 24,
        height: 80,
        folds: drapes(look, 346, 854, 470, 1030),
        texture: 'jersey',
        textureStrength: 0.5,
        print,
      }) +
      line(rib, darker(c, 0.35), 38, 'opacity=".25"') +
      line(rib, collar, 32) +
      line(rib, lighter(collar, 0.2), 8, 'opacity=".35" transform="translate(0 -6)"') +
      stitches(rib.replace('196', '222').replace(/196$/, '222'), contrasting(c, 0.25), 2, 7) +
      both(
        line('M352 494C356 400 340 320 340 246', darker(c, 0.4), 4, 'opacity=".4"') +
          stitches(`M196 496L${num(318 - fit * 0.3)} 546`, contrasting(c, 0.35), 2.5, 8),
      ) +
      stitches(`M${num(346 - fit)} 1000Q600 1020 ${num(854 + fit)} 1000`, contrasting(c, 0.35), 2.5, 8)
    )
  },
}

/** Long sleeves that hang beside the body. */
const longSleeve =
  'M352 250C296 268 262 310 244 380C214 520 178 740 150 900C146 924 152 936 172 942L262 962C280 966 290 958 294 940C316 800 346 640 372 520Z'

const hoodie: Kind = {
  flat: true,
  focus: [600, 380, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const zipped = look.chance('zip', 0.4)
    const ribbed = look.chance('tone', 0.25) ? look.accent : darker(c, 0.07)
    const random = look.random('sleeve')
    const body =
      'M452 226C410 236 370 244 346 254C336 420 350 700 338 950Q340 978 366 984Q600 1006 834 984Q860 978 862 950C850 700 864 420 854 254C830 244 790 236 748 226C720 300 480 300 452 226Z'
    const hem = 'M344 962Q600 990 856 962L850 1042Q848 1056 832 1058Q600 1078 368 1058Q352 1056 350 1042Z'
    const cuff = 'M150 898L292 930L280 1000Q276 1014 260 1012L160 990Q144 986 146 970Z'
    const pocket = 'M430 712H770L838 884C842 900 836 908 820 910Q600 922 380 910C364 908 358 900 362 884Z'
    const hoodBack = 'M440 236C420 120 500 66 600 66C700 66 780 120 760 236C720 330 480 330 440 236Z'
    const inner = 'M476 228C470 140 530 112 600 112C670 112 730 140 724 228C690 300 510 300 476 228Z'
    const hoodFront = (s: Svg): Svg => s
    const edge =
      'M440 236C424 130 500 70 600 70C700 70 776 130 760 236C730 330 660 372 606 384L594 384C540 372 470 330 440 236ZM486 226C500 292 552 330 600 342C648 330 700 292 714 226C716 150 660 122 600 122C540 122 484 150 486 226Z'
    const ribs = scene.pattern(12, 400, '<rect width="5" height="400" fill="#444"/>')
    const sleeve = (): Svg =>
      cloth(scene, {
        d: longSleeve,
        color: c,
        puff: 26,
        height: 85,
        folds: creases(random, 180, 380, 150, 480, 9, 1.1, 30),
        texture: 'jersey',
        textureStrength: 0.5,
      }) + cloth(scene, { d: cuff, color: ribbed, puff: 14, height: 60, heights: path(cuff, ribs), texture: 'knit', textureStrength: 0.3 })
    const whole = `${longSleeve}${body}`
    if (look.other)
      return (
        lyingShadow(whole, 18) +
        both(sleeve()) +
        cloth(scene, {
          d: body,
          color: c,
          puff: 28,
          height: 85,
          folds: drapes(look, 346, 854, 470, 980),
          texture: 'jersey',
          textureStrength: 0.5,
        }) +
        cloth(scene, { d: hem, color: ribbed, puff: 14, height: 60, heights: path(hem, ribs) }) +
        lyingShadow('M430 230C420 90 520 70 600 70C680 70 780 90 770 230C770 420 690 500 600 510C510 500 430 420 430 230Z', 10) +
        cloth(scene, {
          d: 'M430 230C420 90 520 70 600 70C680 70 780 90 770 230C770 420 690 500 600 510C510 500 430 420 430 230Z',
          color: c,
          puff: 40,
          height: 110,
          folds: [{ d: 'M600 80V500', width: 14, rise: -0.5 }, ...creases(random, 450, 180, 300, 260, 5, 0.6, 30)],
          texture: 'jersey',
          textureStrength: 0.5,
        }) +
        stitches('M594 80V500', contrasting(c, 0.3), 2, 7)
      )
    const cord = (s: 1 | -1, end: number): Svg =>
      tube(scene, `M${600 + s * 40} 356C${600 + s * 60} 430 ${600 + s * 44} 500 ${600 + s * 54} ${end}`, 11, {
        color: look.chance('cord', 0.5) ? '#f1f0ec' : ribbed,
        rough: 0.8,
      }) + path(roundedRect(600 + s * 54 - 7, end - 4, 14, 34, 5), '#aeb2b7')
    return (
      lyingShadow(whole, 18) +
      path(hoodBack, darker(c, 0.3)) +
      cloth(scene, { d: inner, color: darker(c, 0.34), puff: 30, height: 60, texture: 'jersey', textureStrength: 0.4 }) +
      both(sleeve()) +
      cloth(scene, {
        d: body,
        color: c,
        puff: 28,
        height: 85,
        folds: drapes(look, 346, 854, 470, 980),
        texture: 'jersey',
        textureStrength: 0.5,
        print: zipped ? '' : chestPrint(look, 600, 560, 210),
      }) +
      cloth(scene, { d: hem, color: ribbed, puff: 14, height: 60, heights: path(hem, ribs) }) +
      lyingShadow(pocket, 5) +
      cloth(scene, {
        d: pocket,
        color: c,
        puff: 18,
        height: 55,
        folds: creases(random, 440, 740, 320, 140, 3, 0.8, 26),
        texture: 'jersey',
        textureStrength: 0.5,
      }) +
      stitches('M436 724H764M444 718L376 896M756 718L824 896', contrasting(c, 0.35), 2.5, 8) +
      (zipped ? zip('M600 376V1056', c, [600, 420]) : '') +
      hoodFront(
        lyingShadow(edge, 8) +
          cloth(scene, {
            d: edge,
            color: c,
            puff: 22,
            height: 90,
            folds: creases(random, 450, 100, 300, 240, 4, 0.6, 24),
            texture: 'jersey',
            textureStrength: 0.5,
          }).replaceAll('<path', '<path fill-rule="evenodd"'),
      ) +
      stitches('M474 226C480 140 530 108 600 108C670 108 720 140 726 226', contrasting(c, 0.3), 2, 7) +
      eyelet(560, 352, 11) +
      eyelet(640, 352, 11) +
      cord(-1, look.between('cord-a', 540, 600)) +
      cord(1, look.between('cord-b', 540, 610)) +
      both(line('M350 500C356 420 350 320 348 256', darker(c, 0.4), 4, 'opacity=".4"'))
    )
  },
}

const jacket: Kind = {
  flat: true,
  focus: [600, 420, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const style = look.pick('style', ['puffer', 'bomber', 'shell', 'denim'] as const)
    const texture: Texture = style === 'denim' ? 'twill' : style === 'shell' ? 'weave' : 'grain'
    const random = look.random('folds')
    const body =
      'M462 196C420 214 372 236 346 254C330 420 346 700 330 980Q332 1012 362 1016Q600 1034 838 1016Q868 1012 870 980C854 700 870 420 854 254C828 236 780 214 738 196C700 240 500 240 462 196Z'
    const quilted =
      style === 'puffer'
        ? Array.from(
            { length: 7 },
            (_, i): Fold => ({ d: `M300 ${330 + i * 104}Q600 ${352 + i * 104} 900 ${330 + i * 104}`, width: 22, rise: -1.2 }),
          )
        : []
    const sleeveQuilt =
      style === 'puffer'
        ? Array.from({ length: 6 }, (_, i): Fold => ({ d: `M${150 - i * 2} ${430 + i * 88}L400 ${470 + i * 92}`, width: 20, rise: -1.2 }))
        : creases(random, 180, 380, 150, 480, 8, 1.1, 30)
    const height = style === 'puffer' ? 130 : 85
    const hem = 'M334 962Q600 990 866 962L858 1040Q600 1066 342 1040Z'
    const cuff = 'M150 898L292 930L282 990Q278 1002 262 1000L162 978Q146 974 148 960Z'
    const ribbed = style === 'bomber'
    const ribs = scene.pattern(12, 400, '<rect width="5" height="400" fill="#444"/>')
    const collar =
      'M452 214C440 150 470 120 500 116Q600 130 700 116C730 120 760 150 748 214C720 262 660 290 600 300C540 290 480 262 452 214Z'
    const pocket = (s: Svg): Svg => s
    const chest = roundedRect(412, 440, 130, 140, 12)
    return (
      lyingShadow(`${longSleeve}${body}`, 18) +
      both(
        cloth(scene, {
          d: longSleeve,
          color: look.chance('contrast', 0.2) ? mix(c, look.accent, 0.8) : c,
          puff: 26,
          height,
          folds: sleeveQuilt,
          texture,
          textureStrength: 0.5,
        }) +
          cloth(scene, {
            d: cuff,
            color: ribbed ? darker(c, 0.3) : darker(c, 0.08),
            puff: 14,
            height: 60,
            ...(ribbed ? { heights: path(cuff, ribs) } : {}),
          }),
      ) +
      cloth(scene, {
        d: body,
        color: c,
        puff: 28,
        height,
        folds: [...quilted, ...drapes(look, 346, 854, 470, 1000).slice(style === 'puffer' ? 8 : 0)],
        texture,
        textureStrength: 0.5,
      }) +
      (ribbed ? cloth(scene, { d: hem, color: darker(c, 0.3), puff: 14, height: 60, heights: path(hem, ribs) }) : '') +
      lyingShadow(collar, 8) +
      cloth(scene, {
        d: collar,
        color: ribbed ? darker(c, 0.3) : c,
        puff: 26,
        height: 100,
        texture,
        textureStrength: 0.5,
        folds: style === 'puffer' ? [{ d: 'M460 200Q600 260 740 200', width: 18, rise: -1 }] : [],
      }) +
      path('M520 150Q600 164 680 150L650 246Q600 262 550 246Z', darker(look.accent, 0.35)) +
      (look.other
        ? line('M360 330Q600 360 840 330', darker(c, 0.45), 4, 'opacity=".5"')
        : style === 'denim'
          ? both(
              lyingShadow(chest, 4) +
                cloth(scene, { d: chest, color: c, puff: 12, height: 45, texture }) +
                stitches(roundedRect(418, 446, 118, 128, 9), '#d39a52', 3, 9) +
                stitches('M412 600L430 1000', '#d39a52', 3, 9),
            ) +
            line('M600 262V1020', darker(c, 0.4), 5) +
            stitches('M578 262V1020M622 262V1020', '#d39a52', 3, 9) +
            [320, 440, 560, 680, 800, 920].map((y) => eyelet(600, y, 13, '#b9835a')).join('')
          : zip('M600 256V1024', c, [600, 330]) +
            pocket(both(zip('M430 760L396 900', c, [428, 772, 14]))) +
            both(line('M350 500C356 420 350 320 348 256', darker(c, 0.4), 4, 'opacity=".4"')))
    )
  },
}

const dress: Kind = {
  flat: true,
  focus: [600, 360, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const sleeves = look.pick('sleeves', ['short', 'none', 'strap'] as const)
    const flare = look.between('flare', 60, 170)
    const length = look.between('length', 1000, 1110)
    const waist = look.between('waist', 470, 520)
    const shoulder: Point = sleeves === 'strap' ? [500, 250] : sleeves === 'none' ? [420, 190] : [430, 180]
    const d = `${sleeves === 'strap' ? 'M470 260L478 130L494 130L500 250Q600 290 700 250L706 130L722 130L730 260' : `M${shoulder[0]} ${shoulder[1]}L500 164C520 ${look.other ? 190 : 270} 680 ${look.other ? 190 : 270} 700 164L${1200 - shoulder[0]} ${shoulder[1]}C760 260 780 300 776 350`}C${sleeves === 'strap' ? '770 300 772 320 770 350' : '770 380 764 400 760 420'}C740 450 730 ${waist - 10} 732 ${waist}C760 ${waist + 160} ${820 + flare * 0.5} ${length - 200} ${820 + flare} ${length}Q600 ${length + 50} ${380 - flare} ${length}C${380 - flare * 0.5} ${length - 200} 440 ${waist + 160} 468 ${waist}C470 ${waist - 10} 460 450 440 420C${sleeves === 'strap' ? '428 320 430 300 470 260' : '424 400 424 380 424 350C420 300 440 260 '}${sleeves === 'strap' ? '' : `${shoulder[0]} ${shoulder[1]}`}Z`
    const random = look.random('pleats')
    const pleats: Fold[] = Array.from({ length: 11 }, (_, i) => {
      const t = i / 10
      const x0 = 480 + 240 * t
      const x1 = 400 - flare + (400 + 2 * flare) * t
      return {
        d: `M${num(x0)} ${waist + 20}Q${num((x0 + x1) / 2 + (random() - 0.5) * 40)} ${waist + 260} ${num(x1)} ${length + 20}`,
        width: 24 + random() * 16,
        rise: i % 2 ? 0.6 : -0.6,
      }
    })
    const ink = contrasting(c, 0.7)
    const pattern = look.pick('pattern', ['plain', 'plain', 'dots', 'floral', 'stripe'] as const)
    const random2 = look.random('flowers')
    const print =
      pattern === 'dots'
        ? path(
            d,
            scene.pattern(56, 56, `<circle cx="14" cy="14" r="9" fill="${ink}"/><circle cx="42" cy="42" r="9" fill="${ink}"/>`),
            'opacity=".85"',
          )
        : pattern === 'stripe'
          ? path(d, scene.pattern(44, 44, `<rect width="12" height="44" fill="${ink}"/>`), 'opacity=".6"')
          : pattern === 'floral'
            ? Array.from({ length: 90 }, () => {
                const [x, y, s] = [260 + random2() * 680, 170 + random2() * 930, 10 + random2() * 12]
                const petal = random2() < 0.5 ? look.accent : lighter(look.accent, 0.4)
                return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(random2() * 70)})">${[0, 72, 144, 216, 288].map((a) => `<ellipse cx="0" cy="${num(-s * 0.8)}" rx="${num(s * 0.5)}" ry="${num(s * 0.75)}" transform="rotate(${a})" fill="${petal}"/>`).join('')}<circle r="${num(s * 0.35)}" fill="${ink}"/><path d="M${num(s)} ${num(s)}q${num(s)} 0 ${num(s * 1.3)} ${num(s)}q-${num(s)} 4 -${num(s * 1.3)} -${num(s)}z" fill="#5f7f5c"/></g>`
              }).join('')
            : ''
    const sleeve = 'M432 182C380 200 340 250 312 340C308 352 314 360 326 364L418 394C430 398 436 390 438 380C440 320 452 260 470 210Z'
    return (
      lyingShadow(d, 16) +
      (sleeves === 'strap' ? '' : path('M500 166C540 150 660 150 700 166C680 240 520 240 500 166Z', darker(c, 0.4))) +
      (sleeves === 'short'
        ? both(
            lyingShadow(sleeve, 10) +
              cloth(scene, {
                d: sleeve,
                color: c,
                puff: 24,
                height: 90,
                folds: creases(random, 330, 220, 90, 140, 4, 0.6, 24),
                texture: 'jersey',
                textureStrength: 0.35,
              }),
          )
        : '') +
      cloth(scene, {
        d,
        color: c,
        puff: 26,
        height: 90,
        folds: [...pleats, ...creases(random, 450, 300, 300, 160, 4, 1, 26)],
        texture: 'jersey',
        textureStrength: 0.4,
        print,
      }) +
      (look.chance('belt', 0.5)
        ? tube(scene, `M462 ${waist}Q600 ${waist + 22} 738 ${waist}`, 26, {
            color: look.chance('same', 0.5) ? darker(c, 0.2) : look.accent,
            rough: 0.6,
          })
        : line(`M464 ${waist}Q600 ${waist + 16} 736 ${waist}`, darker(c, 0.4), 4, 'opacity=".4"')) +
      stitches(`M${num(392 - flare)} ${length - 20}Q600 ${length + 28} ${num(808 + flare)} ${length - 20}`, contrasting(c, 0.3), 2, 8)
    )
  },
}

const jeans: Kind = {
  flat: true,
  focus: [600, 260, 2],
  draw: (scene, look) => {
    const c = look.color
    const wide = look.between('wide', 0, 60)
    const leg = `M410 110H606L612 330C600 420 590 700 ${num(584 + wide * 0.2)} 1090Q${num(480 - wide * 0.5)} 1108 ${num(376 - wide)} 1092C${num(372 - wide * 0.8)} 760 356 420 410 110Z`
    const random = look.random('folds')
    const wash = look.chance('wash', 0.65)
    const fade = wash
      ? `<ellipse cx="478" cy="520" rx="80" ry="250" fill="#fff" opacity=".24" ${scene.blur(40)}/><ellipse cx="470" cy="880" rx="60" ry="110" fill="#fff" opacity=".14" ${scene.blur(34)}/>`
      : ''
    const thread = '#d2984e'
    const half =
      cloth(scene, {
        d: leg,
        color: c,
        puff: 26,
        height: 85,
        folds: [
          ...creases(random, 400, 250, 180, 160, 5, 1.2, 24),
          ...creases(random, 400, 580, 170, 140, 5, 1.4, 24),
          ...creases(random, 400, 900, 160, 160, 4, 1.3, 24),
        ],
        texture: 'twill',
        textureStrength: 0.6,
        print: fade,
      }) +
      stitches(`M${num(392 - wide)} 1066Q480 1082 ${num(576 + wide * 0.2)} 1064`, thread, 3, 9) +
      line('M426 200C410 400 392 760 388 1080', darker(c, 0.35), 4, 'opacity=".4"')
    const band = 'M404 84H796L800 146H400Z'
    const pockets = look.other
      ? both(
          lyingShadow('M432 236H562V380L497 420L432 380Z', 4) +
            cloth(scene, {
              d: 'M432 236H562V380L497 420L432 380Z',
              color: c,
              puff: 10,
              height: 40,
              texture: 'twill',
              textureStrength: 0.6,
            }) +
            stitches('M440 244H554V374L497 408L440 374ZM440 300Q497 340 554 300', thread, 3, 9),
        )
      : both(path('M426 146Q450 240 552 146Z', darker(c, 0.18)) + stitches('M428 160Q450 246 562 150', thread, 3, 9)) +
        stitches('M604 150V300Q600 340 572 352', thread, 3, 9)
    return (
      lyingShadow(leg, 16) +
      lyingShadow('M600 110H790C844 420 828 760 824 1092Q720 1108 616 1090C610 700 600 420 588 330Z', 16) +
      both(half) +
      line('M600 146V334', darker(c, 0.5), 5, 'opacity=".6"') +
      cloth(scene, { d: band, color: c, puff: 12, height: 50, texture: 'twill', textureStrength: 0.6 }) +
      stitches('M408 96H792M404 136H796', thread, 3, 9) +
      [440, 760]
        .map((x) => path(roundedRect(x - 11, 78, 22, 78, 4), darker(c, 0.12)) + stitches(`M${x - 6} 84V150M${x + 6} 84V150`, thread, 2, 7))
        .join('') +
      pockets +
      (look.other ? path(roundedRect(690, 92, 84, 48, 4), '#8a5a36') : eyelet(602, 116, 17, '#b9835a'))
    )
  },
}

const sockPath =
  'M-70 -330Q0 -344 70 -330C78 -150 74 0 80 90C86 150 130 180 200 214C262 244 268 320 210 342C120 366 20 340 -30 290C-86 230 -78 80 -70 -330Z'
const socks: Kind = {
  flat: true,
  focus: [560, 420, 2],
  draw: (scene, look) => {
    const c = look.color
    const short = look.chance('short', 0.3)
    const stripe = look.pick('design', ['plain', 'stripes', 'heel', 'argyle', 'dots'] as const)
    const ink = stripe === 'heel' ? look.accent : contrasting(c, 0.7)
    const design =
      (stripe === 'stripes'
        ? [-210, -160, -110].map((y) => `<rect x="-120" y="${y}" width="260" height="26" fill="${look.accent}"/>`).join('')
        : '') +
      (stripe === 'argyle'
        ? path(
            sockPath,
            scene.pattern(
              90,
              120,
              `<path d="M45 0L90 60L45 120L0 60Z" fill="${look.accent}" opacity=".7"/><path d="M0 0L90 120M90 0L0 120" stroke="${ink}" stroke-width="3" fill="none" opacity=".7"/>`,
            ),
          )
        : '') +
      (stripe === 'dots'
        ? path(
            sockPath,
            scene.pattern(60, 60, `<circle cx="15" cy="15" r="9" fill="${ink}"/><circle cx="45" cy="45" r="9" fill="${ink}"/>`),
            'opacity=".8"',
          )
        : '') +
      (stripe === 'heel' || stripe === 'stripes'
        ? `<ellipse cx="-66" cy="250" rx="92" ry="100" fill="${look.accent}"/><ellipse cx="254" cy="284" rx="80" ry="100" fill="${look.accent}"/>`
        : '')
    const random = look.random('folds')
    const cuff = roundedRect(-76, -342, 152, short ? 60 : 96, 10)
    const ribs = scene.pattern(11, 400, '<rect width="5" height="400" fill="#4a4a4a"/>')
    const one = (): Svg =>
      lyingShadow(sockPath, 14) +
      cloth(scene, {
        d: sockPath,
        color: c,
        puff: 26,
        height: 85,
        folds: [
          { d: 'M-70 150Q0 190 70 110', width: 24, rise: -0.5 },
          { d: 'M-70 200Q10 230 90 150', width: 24, rise: 0.5 },
          ...creases(random, -60, -200, 120, 300, 4, 1.2, 22),
        ],
        texture: 'knit',
        textureStrength: 0.6,
        textureScale: 0.9,
        print: design,
      }) +
      cloth(scene, {
        d: cuff,
        color: stripe === 'heel' ? look.accent : darker(c, 0.04),
        puff: 10,
        height: 55,
        heights: path(cuff, ribs),
        texture: 'knit',
        textureStrength: 0.4,
      })
    const place = (x: number, y: number, angle: number, k = 1.28): Svg =>
      `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${k})">${one()}</g>`
    if (look.other) return `${place(430, 560, -24, 1.15)}<g transform="translate(1200 60) scale(-1 1)">${place(430, 560, -24, 1.15)}</g>`
    return place(640, 540, 4) + place(410, 600, -6)
  },
}

const cap: Kind = {
  floor: 900,
  focus: [560, 560, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const style = look.pick('style', ['baseball', 'baseball', 'beanie'] as const)
    const random = look.random('folds')
    if (style === 'beanie') {
      const dome = 'M330 780C310 500 420 330 600 330C780 330 890 500 870 780Q600 830 330 780Z'
      const turn = 'M316 700Q600 760 884 700Q900 800 880 880Q600 944 320 880Q300 800 316 700Z'
      const ribs = (d: string): Svg => path(d, scene.pattern(34, 900, '<rect width="15" height="900" fill="#333"/>'))
      return (
        standingShadow(scene, 600, 896, 290, 46) +
        (look.chance('pompom', 0.5)
          ? `<g>${cloth(scene, { d: ellipsePath(600, 300, 96, 92), color: look.accent, puff: 40, height: 110, texture: 'fur', textureStrength: 1.2 })}</g>`
          : '') +
        cloth(scene, { d: dome, color: c, puff: 60, height: 130, heights: ribs(dome), texture: 'knit', textureStrength: 0.7 }) +
        lyingShadow(turn, 6) +
        cloth(scene, {
          d: turn,
          color: look.other ? darker(c, 0.1) : c,
          puff: 30,
          height: 100,
          heights: ribs(turn),
          texture: 'knit',
          textureStrength: 0.7,
        })
      )
    }
    const crown = 'M300 740C280 470 400 330 590 330C790 330 900 480 880 750C760 800 440 800 300 740Z'
    const brim =
      'M330 742C230 760 130 820 110 900C104 930 130 944 170 930C300 880 480 860 640 880C740 892 800 860 770 800C620 800 440 790 330 742Z'
    const seam = (d: string): Svg => line(d, darker(c, 0.45), 4, 'opacity=".5"') + stitches(d, contrasting(c, 0.3), 2.5, 8)
    const drawing =
      standingShadow(scene, 560, 890, 330, 44) +
      cloth(scene, {
        d: crown,
        color: c,
        puff: 70,
        height: 140,
        folds: creases(random, 340, 420, 480, 300, 4, 0.6, 30),
        texture: look.pick('texture', ['twill', 'weave'] as const),
        textureStrength: 0.5,
      }) +
      seam('M580 332C520 460 500 620 520 776') +
      seam('M590 332C700 420 780 560 800 776') +
      seam('M584 332C440 400 360 560 330 742') +
      eyelet(456, 520, 11, darker(c, 0.15)) +
      eyelet(700, 500, 11, darker(c, 0.15)) +
      `<ellipse cx="590" cy="330" rx="26" ry="14" fill="${darker(c, 0.1)}"/><ellipse cx="586" cy="326" rx="16" ry="7" fill="${lighter(c, 0.25)}"/>` +
      (look.chance('patch', 0.5)
        ? path(roundedRect(390, 590, 96, 70, 10), look.accent, 'transform="skewY(8) translate(0 -60)" opacity=".95"')
        : '') +
      lyingShadow(brim, 8) +
      cloth(scene, {
        d: brim,
        color: look.chance('brim', 0.35) ? look.accent : c,
        puff: 26,
        height: 90,
        texture: 'twill',
        textureStrength: 0.5,
      }) +
      [0, 1, 2]
        .map((i) =>
          stitches(
            `M${330 - i * 24} ${770 + i * 26}C${250 - i * 20} ${790 + i * 26} ${180 - i * 6} ${840 + i * 16} ${150 + i * 6} ${896 - i * 4}`,
            contrasting(c, 0.3),
            2.5,
            8,
          ),
        )
        .join('')
    return look.other ? `<g transform="translate(1200 0) scale(-1 1)">${drawing}</g>` : drawing
  },
}

const gloves: Kind = {
  flat: true,
  focus: [520, 560, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const mitten = look.chance('mitten', 0.3)
    const texture: Texture = look.pick('texture', ['knit', 'leather', 'plush'] as const)
    const hand = mitten
      ? 'M250 1000C240 860 230 720 238 560C244 380 300 260 380 262C460 264 500 380 500 560L500 600C530 540 580 530 606 566C626 600 590 680 540 760C520 800 510 900 510 1000Z'
      : 'M250 1000C240 860 226 760 224 640L206 420C204 370 262 362 272 412L292 560L290 340C290 286 352 286 356 340L366 552L384 320C390 268 448 274 446 326L438 562L470 392C480 346 532 358 526 404L502 650C530 590 590 580 610 612C626 640 590 700 556 760C524 820 510 900 510 1000Z'
    const cuff = 'M244 960Q380 980 516 960L522 1080Q380 1104 238 1080Z'
    const ribs = scene.pattern(16, 400, '<rect width="7" height="400" fill="#444"/>')
    const random = look.random('folds')
    const one = (): Svg =>
      lyingShadow(hand, 14) +
      cloth(scene, {
        d: hand,
        color: c,
        puff: 24,
        height: 95,
        folds: creases(random, 260, 620, 230, 280, 6, 1.1, 24),
        texture,
        textureStrength: 0.6,
        print: look.chance('stripe', 0.3)
          ? `<rect x="150" y="780" width="500" height="40" fill="${look.accent}"/><rect x="150" y="850" width="500" height="40" fill="${look.accent}"/>`
          : '',
      }) +
      cloth(scene, { d: cuff, color: darker(c, 0.06), puff: 14, height: 60, heights: path(cuff, ribs), texture, textureStrength: 0.4 })
    const left = `<g transform="translate(-20 -60) rotate(-5 380 700)">${one()}</g>`
    const right = `<g transform="translate(1220 -60) scale(-1 1) rotate(-5 380 700)">${one()}</g>`
    return look.other ? `<g transform="translate(140 60) rotate(-18 400 700)">${one()}</g>` : left + right
  },
}

const scarf: Kind = {
  flat: true,
  focus: [600, 640, 1.9],
  draw: (scene, look) => {
    const c = look.color
    const check = look.chance('check', 0.5)
    const ink = look.accent
    const weave = check
      ? scene.pattern(
          120,
          120,
          `<rect width="60" height="120" fill="${ink}" opacity=".45"/><rect width="120" height="60" fill="${ink}" opacity=".45"/><rect x="86" width="6" height="120" fill="${contrasting(c, 0.8)}" opacity=".6"/><rect y="86" width="120" height="6" fill="${contrasting(c, 0.8)}" opacity=".6"/>`,
        )
      : ''
    const random = look.random('folds')
    const piece = (d: string): Svg =>
      lyingShadow(d, 16) +
      cloth(scene, {
        d,
        color: c,
        puff: 26,
        height: 95,
        folds: creases(random, 360, 260, 480, 640, 9, 0, 40),
        texture: look.pick('texture', ['knit', 'plush', 'weave'] as const),
        textureStrength: 0.7,
        print: weave ? path(d, weave) : '',
      })
    const fringe = (x: number, y: number, w: number): Svg =>
      Array.from({ length: 15 }, (_, i) =>
        tube(
          scene,
          `M${num(x + (i * w) / 14)} ${y}q${num((random() - 0.5) * 30)} 40 ${num((random() - 0.5) * 24)} ${num(80 + random() * 24)}`,
          12,
          { color: c, rough: 0.9 },
        ),
      ).join('')
    if (look.other) {
      const stack = [0, 1, 2].map((i) => piece(roundedRect(270, 700 - i * 110, 660, 150, 70))).join('')
      return fringe(300, 830, 600) + stack
    }
    const tailA = 'M410 470L640 500L700 1000L450 1010Z'
    const tailB = 'M560 470L790 440L860 900L630 930Z'
    const loop =
      'M270 330C330 200 870 200 930 330C960 460 860 560 600 570C340 560 240 460 270 330ZM400 350C420 440 780 440 800 350C780 290 420 290 400 350Z'
    return (
      fringe(640, 910, 210) +
      piece(tailB) +
      fringe(460, 990, 230) +
      piece(tailA) +
      piece(loop).replaceAll('<path', '<path fill-rule="evenodd"')
    )
  },
}

const underwear: Kind = {
  flat: true,
  focus: [600, 480, 2],
  draw: (scene, look) => {
    const c = look.color
    const boxer = look.chance('boxer', 0.5)
    const points: Point[] = boxer
      ? [
          [300, 330],
          [262, 520],
          [222, 800],
          [250, 830],
          [520, 850],
          [556, 826],
          [590, 700],
        ]
      : [
          [300, 360],
          [280, 440],
          [300, 520],
          [420, 620],
          [500, 730],
          [546, 810],
        ]
    const d = boxer
      ? `M300 320H900L978 800Q970 836 930 838L680 856Q640 850 636 820L600 690L564 820Q560 850 520 856L270 838Q230 836 222 800Z`
      : curve(mirror(points), true, 0.6)
    const band = boxer ? 'M296 290H904L912 390H288Z' : 'M296 338H904L914 400H286Z'
    const random = look.random('folds')
    const bandColor = look.chance('band', 0.6) ? look.accent : darker(c, 0.1)
    const rib = scene.pattern(400, 9, '<rect width="400" height="4" fill="#666"/>')
    return (
      lyingShadow(d, 14) +
      cloth(scene, {
        d,
        color: c,
        puff: 26,
        height: 80,
        folds: creases(random, 320, 420, 560, 360, 8, 0.5, 30),
        texture: 'jersey',
        textureStrength: 0.5,
      }) +
      (boxer && !look.other ? stitches('M520 392C510 520 540 640 600 690C660 640 690 520 680 392', contrasting(c, 0.35), 3, 9) : '') +
      (boxer ? both(stitches('M236 800L520 820', contrasting(c, 0.35), 2.5, 8)) : '') +
      cloth(scene, { d: band, color: bandColor, puff: 10, height: 50, heights: path(band, rib) })
    )
  },
}

export const clothing = { 't-shirt': tShirt, hoodie, jacket, dress, jeans, socks, cap, gloves, scarf, underwear } as const satisfies Record<
  string,
  Kind
>
