import { Worker } from 'node:worker_threads'
import { type Look, lookSide } from '@karavan/marketplaces/looks/look.ts'
import { maxInputPixels } from '../../platform/kept-picture.ts'
import { loadSharp } from '../../platform/load-sharp.ts'
import type { LookAnswer, LookJob } from './look-worker.ts'

export interface LookReader {
  /** What the goods in a picture look like. Throws on what is no picture. */
  lookOf(picture: Buffer): Promise<Look>
  /** What a photo may be a picture of. Throws on what is no picture. */
  looksOfPhoto(picture: Buffer): Promise<Look[]>
  close(): Promise<void>
}

/** After so long without a picture the thread ends. */
const idleMs = 30_000

/** Reads looks in a thread of its own, which is started with the first picture: some 10 ms of work each, and ten times that of a photo. */
export function createLookReader(): LookReader {
  const waiting = new Map<number, { resolve(looks: Uint8Array[]): void; reject(error: unknown): void }>()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  const rejectAll = (error: unknown) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  function open(): Worker {
    const opened = new Worker(new URL('./look-worker.ts', import.meta.url))
    opened.unref()
    opened.on('message', ({ id, looks }: LookAnswer) => {
      waiting.get(id)?.resolve(looks)
      waiting.delete(id)
    })
    opened.on('error', (error) => {
      worker = undefined
      rejectAll(error)
    })
    return opened
  }

  async function read(picture: Buffer, isPhoto: boolean): Promise<Look[]> {
    const sharp = await loadSharp()
    const { data, info } = await sharp(picture, { limitInputPixels: maxInputPixels, failOn: 'error' })
      .autoOrient()
      .resize(lookSide, lookSide, { fit: 'inside', fastShrinkOnLoad: false })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    worker ??= open()
    clearTimeout(idle)
    idle = setTimeout(() => {
      if (waiting.size > 0) return
      worker?.terminate()
      worker = undefined
    }, idleMs).unref()
    const job: LookJob = { id: ++lastId, isPhoto, pixels: { width: info.width, height: info.height, data: new Uint8Array(data) } }
    return new Promise((resolve, reject) => {
      waiting.set(job.id, { resolve, reject })
      worker?.postMessage(job)
    })
  }

  return {
    async lookOf(picture) {
      const [look] = await read(picture, false)
      if (!look) throw new Error('a picture has one look')
      return look
    },
    looksOfPhoto: (picture) => read(picture, true),
    async close() {
      clearTimeout(idle)
      await worker?.terminate()
      worker = undefined
      rejectAll(new Error('the product is closing'))
    },
  }
}
