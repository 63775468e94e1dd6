import { parentPort } from 'node:worker_threads'
import { lookOf, looksOfPhoto } from '@karavan/marketplaces/looks/look.ts'
import type { Pixels } from '@karavan/marketplaces/looks/pixels.ts'

export interface LookJob {
  id: number
  pixels: Pixels
  /** Of a photo all that it may be a picture of, else the one look of a listing's picture. */
  isPhoto: boolean
}
export interface LookAnswer {
  id: number
  looks: Uint8Array[]
}

parentPort?.on('message', ({ id, pixels, isPhoto }: LookJob) => {
  parentPort?.postMessage({ id, looks: isPhoto ? looksOfPhoto(pixels) : [lookOf(pixels)] } satisfies LookAnswer)
})
