import { setTimeout as wait } from 'node:timers/promises'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { parsePicturePath } from '@karavan/sample-market/picture-path.ts'
import { renderPicture } from '@karavan/server/features/media/picture-store.ts'
import { readEvents } from '@karavan/testing/events.ts'
import { newGuest } from '../lib/client.ts'
import { karavanOnEach } from '../lib/karavan.ts'
import { type BenchRow, timesRow } from '../lib/report.ts'
import { type Alteration, alter, alterations } from './alter.ts'

const photos = 100
const photosQuick = 20
/** Cards among which the right kind should be. */
const first = 5
/** Longest that the pictures of the sample market may take to be looked at. */
const lookingMs = 15 * 60_000

/** Numbers from 0 to 1 that are the same in every run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
const kindOf = (path: string): string => path.split('/')[3] ?? ''

interface Photo {
  how: Alteration
  kind: string
  file: Buffer
}
async function altered(count: number): Promise<Photo[]> {
  const random = chance(20_261_123)
  const paths = generateMarket({ hasHardOffers: false }).flatMap(({ images: [path] }) => (path && parsePicturePath(path) ? [path] : []))
  const made: Photo[] = []
  for (let at = 0; at < count; at++) {
    const path = paths[Math.floor(random() * paths.length)]!
    const how = alterations[at % alterations.length]!
    made.push({ how, kind: kindOf(path), file: await alter(await renderPicture(parsePicturePath(path)!, 640), how, random) })
  }
  return made
}

/** Asks with a photo; gives the pictures on the cards, and how long they took from the first byte sent. */
async function ask(url: string, token: string, file: Buffer): Promise<{ images: string[]; ms: number }> {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'photo.jpg')
  const began = performance.now()
  const answer = await fetch(`${url}/api/search/image`, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`the photo was answered with ${answer.status}: ${await answer.text()}`)
  const { stream_id } = (await answer.json()) as { stream_id: string }
  let ms = Number.NaN
  const { events } = await readEvents(url, stream_id, {
    onEvent: ({ type }) => {
      if (type === 'product_widget') ms = performance.now() - began
    },
  })
  const cards = events.flatMap((event) => (event.type === 'product_widget' ? event.products : []))
  return { images: cards.map(({ image_url }) => image_url ?? ''), ms: Number.isNaN(ms) ? performance.now() - began : ms }
}

/** Photos of the sample market's goods, altered as buyers' pictures are: how often the right kind is among the first cards, and how soon they come. */
export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  const asked = await altered(quick ? photosQuick : photos)
  for await (const { database, karavan } of karavanOnEach('prepared', { PHOTO_SEARCH: 'on', LOG_LEVEL: 'info' })) {
    const began = performance.now()
    while (!karavan.output.includes('pictures of offers can be searched by')) {
      if (performance.now() - began > lookingMs) throw new Error('the pictures were not looked at in time')
      await wait(250)
    }
    yield { name: `photos: all pictures looked at, ${database}`, unit: 's', value: (performance.now() - began) / 1000 }
    const token = await newGuest(karavan.url)
    const times: number[] = []
    const right = new Map<Alteration, { right: number; of: number }>()
    for (const { how, kind, file } of asked) {
      const { images, ms } = await ask(karavan.url, token, file)
      times.push(ms)
      const { right: before, of } = right.get(how) ?? { right: 0, of: 0 }
      const isRight = images.slice(0, first).some((image) => kindOf(image) === kind)
      right.set(how, { right: before + (isRight ? 1 : 0), of: of + 1 })
    }
    const all = [...right.values()]
    const share = all.reduce((sum, one) => sum + one.right, 0) / all.reduce((sum, one) => sum + one.of, 0)
    const note = [...right].map(([how, one]) => `${how} ${one.right}/${one.of}`).join(', ')
    yield { name: `photos: right kind in the first ${first}, ${database}`, unit: '%', value: share * 100, goal: '>= 90', note }
    yield timesRow(`photos: from the photo to its cards, ${database}`, times, { goal: 'p50 <= 150' })
  }
}
