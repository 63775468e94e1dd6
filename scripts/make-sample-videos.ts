/**
 * Makes the films of the sample marketplace from its drawings: `node scripts/make-sample-videos.ts [name ...]`.
 * Needs ffmpeg with VP9 on the PATH. The results are committed; run it again when a drawing they show has changed.
 */
import { spawn } from 'node:child_process'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture, PictureColor, PictureView } from '@karavan/sample-market/picture-path.ts'
import { drawPicture } from '@karavan/sample-market/pictures/draw.ts'
import { type VideoName, videoFolder, videos } from '@karavan/sample-market/pictures/videos.ts'
import sharp from 'sharp'
import { showUsage } from './usage.mjs'

showUsage(
  `
Usage: node scripts/make-sample-videos.ts [NAME ...]

Makes the films of the sample market from its drawings: those named, else all (${Object.keys(videos).join(', ')}). Needs ffmpeg with VP9.`,
  { takesWords: true },
)

const size = 640
const source = 1280
const framesPerSecond = 24
const secondsPerShot = 0.9
const fadeFrames = 7
const maxBytes = 250_000

interface Shot {
  view: PictureView
  color: PictureColor
  /** Part of the picture seen at the start and at the end: middle and width, as shares of the side. */
  from: readonly [x: number, y: number, width: number]
  to: readonly [x: number, y: number, width: number]
}

const shotsIn = (colors: readonly [PictureColor, PictureColor, PictureColor]): Shot[] => [
  { view: 1, color: colors[0], from: [0.5, 0.5, 1], to: [0.5, 0.49, 0.84] },
  { view: 3, color: colors[0], from: [0.46, 0.5, 0.8], to: [0.54, 0.47, 0.8] },
  { view: 2, color: colors[1], from: [0.5, 0.5, 0.86], to: [0.5, 0.5, 1] },
  { view: 1, color: colors[2], from: [0.47, 0.5, 0.88], to: [0.53, 0.5, 0.88] },
]

const films: Record<VideoName, { kind: string; variant: number; colors: readonly [PictureColor, PictureColor, PictureColor] }> = {
  drinkware: { kind: 'thermos-mug', variant: 8, colors: ['#1f2c4d', '#1f2c4d', '#f2a7b8'] },
  sneakers: { kind: 'sneakers', variant: 4, colors: ['#f5f5f2', '#f5f5f2', '#2c62b8'] },
  lamp: { kind: 'desk-lamp', variant: 4, colors: ['#2f7d4f', '#2f7d4f', '#1f2023'] },
  toy: { kind: 'soft-toy', variant: 4, colors: ['#7a4f34', '#7a4f34', '#f2a7b8'] },
  bag: { kind: 'backpack', variant: 7, colors: ['#6c6f3e', '#6c6f3e', '#8a8d91'] },
  watch: { kind: 'watch', variant: 3, colors: ['#1f2023', '#1f2023', '#7a4f34'] },
}

const ease = (t: number): number => t * t * (3 - 2 * t)

async function frameOf(still: Buffer, shot: Shot, progress: number): Promise<Buffer> {
  const at = (i: 0 | 1 | 2): number => shot.from[i] + (shot.to[i] - shot.from[i]) * progress
  const width = Math.round(source * at(2))
  const clampLeft = (middle: number): number => Math.min(source - width, Math.max(0, Math.round(middle * source - width / 2)))
  return sharp(still)
    .extract({ left: clampLeft(at(0)), top: clampLeft(at(1)), width, height: width })
    .resize(size, size)
    .removeAlpha()
    .raw()
    .toBuffer()
}

async function make(name: VideoName): Promise<void> {
  const film = films[name]
  const shots = shotsIn(film.colors)
  const stills = await Promise.all(
    shots.map(({ view, color }) => {
      const picture: Picture = { kind: film.kind, color, variant: film.variant, view }
      return sharp(Buffer.from(drawPicture(picture, source)))
        .png()
        .toBuffer()
    }),
  )
  const frames: Buffer[] = []
  const perShot = Math.round(framesPerSecond * secondsPerShot)
  for (const [i, shot] of shots.entries()) {
    const next = (i + 1) % shots.length
    for (let frame = 0; frame < perShot; frame++) {
      // Each shot moves on while the next fades in; the last one fades into the first, so that the film loops.
      let image = await frameOf(stills[i]!, shot, ease((frame + fadeFrames) / (perShot + fadeFrames)))
      const fading = frame - (perShot - fadeFrames)
      if (fading >= 0) {
        const share = (fading + 1) / (fadeFrames + 1)
        const coming = await frameOf(stills[next]!, shots[next]!, ease(fading / (perShot + fadeFrames)))
        image = Buffer.from(image.map((value, at) => value + (coming[at]! - value) * share))
      }
      frames.push(image)
    }
  }
  const file = join(videoFolder, `${name}.webm`)
  for (const quality of [36, 42, 48, 54]) {
    await encode(frames, file, quality)
    const { size: bytes } = await stat(file)
    if (bytes > maxBytes) continue
    process.stdout.write(`${name}: ${Math.round(bytes / 1000)} kB\n`)
    return
  }
  throw new Error(`${name} does not fit into ${maxBytes} bytes`)
}

/** `quality` is VP9's constant rate factor: more is smaller and coarser. */
async function encode(frames: readonly Buffer[], file: string, quality: number): Promise<void> {
  const encoder = spawn(
    'ffmpeg',
    // biome-ignore format: one option a line would hide what belongs together
    ['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size}x${size}`, '-r', String(framesPerSecond), '-i', '-',
      '-c:v', 'libvpx-vp9', '-crf', String(quality), '-b:v', '0', '-row-mt', '1', '-cpu-used', '3', '-pix_fmt', 'yuv420p', '-an', file],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = new Promise<void>((done, fail) => {
    encoder.once('error', fail)
    encoder.once('close', (code) => (code === 0 ? done() : fail(new Error(`ffmpeg ended with ${code}`))))
  })
  for (const frame of frames) if (!encoder.stdin.write(frame)) await new Promise((done) => encoder.stdin.once('drain', done))
  encoder.stdin.end()
  await ended
}

const known = Object.values(videos)
const asked = process.argv.slice(2)
for (const name of asked) if (!known.some((each) => each === name)) throw new Error(`no such film: ${name}`)
await mkdir(videoFolder, { recursive: true })
for (const name of known) if (asked.length === 0 || asked.includes(name)) await make(name)
