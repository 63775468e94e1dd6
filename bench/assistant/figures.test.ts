// @database embedded
import { readFileSync, writeFileSync } from 'node:fs'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { testDb } from '@karavan/testing/db.ts'
import { createTalks } from '@karavan/testing/talk.ts'
import { isThorough } from '@karavan/testing/thorough.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse, figuresOf, type Talk } from './converse.ts'
import { leadTalks } from './generated/lead.ts'
import { generatedSets, sets } from './sets.ts'

/** Percent of the turns that were answered right when the figures were recorded, by set: of all of its cases, and of the ones that `npm test` leads. */
const files = { whole: new URL('figures.recorded.json', import.meta.url), sample: new URL('figures.sample.recorded.json', import.meta.url) }
type Figures = Record<string, number>
const read = (file: URL): Figures => JSON.parse(readFileSync(file, 'utf8'))
const recorded = { whole: read(files.whole), sample: read(files.sample) }
const isRecording = process.env.RECORD_FIGURES === '1'
/** Every fourth case of each set is led, always the same ones; whole sets are a seventh of what all tests take, and led with THOROUGH=1. */
const isSampled = (_: unknown, at: number): boolean => at % 4 === 0
/** So many points may go one way and another with a change that is better as a whole. */
const slack = 2
/** Of the talks that are made up as they are led so many are a set. */
const maxGenerated = 24

let database: Awaited<ReturnType<typeof testDb>>
let begin: ReturnType<typeof createTalks>
beforeAll(async () => {
  database = await testDb({ content: 'market' })
  begin = createTalks(database.db, [sampleMarketplace(database.db)])
})
afterAll(async () => {
  if (isRecording)
    for (const size of isThorough ? (['whole', 'sample'] as const) : (['sample'] as const))
      writeFileSync(files[size], `${JSON.stringify(recorded[size], undefined, 2)}\n`)
  await database.close()
})

const chosen = <T>(all: readonly T[]): readonly T[] => (isThorough ? all : all.filter(isSampled))

async function lead(name: string): Promise<Talk[]> {
  const half = generatedSets[name]
  if (half) return leadTalks(begin, half, chosen([...Array(maxGenerated).keys()]))
  const talks: Talk[] = []
  for (const one of chosen(await sets[name]!())) talks.push(await converse(begin, one))
  return talks
}

function shareOf(talks: readonly Talk[]): { share: number; said: string } {
  const { right, turns } = figuresOf(talks)
  return { share: Math.round((1000 * right) / turns) / 10, said: `${right} of ${turns} right` }
}

test.each([...Object.keys(sets), ...Object.keys(generatedSets)])('answers to %s have not fallen by two points', async (name) => {
  const talks = await lead(name)
  const { share, said } = shareOf(talks)
  if (isRecording) {
    if (isThorough) recorded.whole[name] = share
    recorded.sample[name] = shareOf(isThorough ? talks.filter(isSampled) : talks).share
  }
  // Which answers are wrong is not said here: `run.ts` tells it.
  const floor = recorded[isThorough ? 'whole' : 'sample'][name] ?? 100
  expect(share, `${name}: ${said}`).toBeGreaterThan(floor - slack)
})
