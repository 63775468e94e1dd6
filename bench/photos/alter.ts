import sharp from 'sharp'

/** How buyers' pictures differ from those of listings. */
export const alterations = ['cropped', 'another background', 'turned', 'compressed'] as const
export type Alteration = (typeof alterations)[number]

/** A picture altered by chance, as JPEG. `random` gives numbers from 0 to 1. */
export async function alter(picture: Buffer, how: Alteration, random: () => number): Promise<Buffer> {
  if (how === 'cropped') return crop(picture, random)
  if (how === 'another background') return recolour(picture, random)
  if (how === 'turned') {
    const degrees = (random() < 0.5 ? -1 : 1) * (5 + random() * 15)
    return sharp(picture)
      .rotate(degrees, { background: random() < 0.5 ? '#fff' : '#000' })
      .jpeg({ quality: 85 })
      .toBuffer()
  }
  return sharp(picture).resize(200).jpeg({ quality: 12 }).toBuffer()
}

async function crop(picture: Buffer, random: () => number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const share = 0.72 + random() * 0.18
  const size = { width: Math.round(width * share), height: Math.round(height * share) }
  const place = { left: Math.floor(random() * (width - size.width)), top: Math.floor(random() * (height - size.height)) }
  return sharp(picture)
    .extract({ ...place, ...size })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** What goes on evenly from the edge inwards gets another colour, its shadows too. */
async function recolour(picture: Buffer, random: () => number): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const colour = [random() * 255, random() * 255, random() * 255] as const
  const isBackground = new Uint8Array(width * height)
  const queue: number[] = []
  const visit = (at: number) => {
    if (isBackground[at]) return
    isBackground[at] = 1
    queue.push(at)
  }
  for (let x = 0; x < width; x++) for (const at of [x, (height - 1) * width + x]) visit(at)
  for (let y = 0; y < height; y++) for (const at of [y * width, y * width + width - 1]) visit(at)
  const difference = (a: number, b: number) => [0, 1, 2].reduce((sum, part) => sum + Math.abs(data[a * 3 + part]! - data[b * 3 + part]!), 0)
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next]!
    const x = at % width
    for (const to of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
      if (to >= 0 && to < isBackground.length && difference(at, to) < 9) visit(to)
  }
  for (let at = 0; at < isBackground.length; at++)
    if (isBackground[at]) for (const part of [0, 1, 2] as const) data[at * 3 + part] = colour[part] * (data[at * 3 + part]! / 245)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
}
