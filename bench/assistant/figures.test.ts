// @database embedded
import { readFileSync, writeFileSync } from 'node:fs'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { testDb } from '@karavan/testing/db.ts'
import { createTalks } from '@karavan/testing/talk.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse, figuresOf, type Talk } from './converse.ts'
import { leadTalks } from './generated/lead.ts'
import { generatedSets, sets } from './sets.ts'

const file = new URL('figures.recorded.json', import.meta.url)
/** Percent of the turns that were answered right when the figures were recorded, by set. */
const recorded: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'))
const isRecording = process.env.RECORD_FIGURES === '1'
/** So many points may go one way and another with a change that is better as a whole. */
const slack = 2
/** Of the talks that are made up as they are led so many are led here, always the same. */
const maxGenerated = 24

let database: Awaited<ReturnType<typeof testDb>>
let begin: ReturnType<typeof createTalks>
beforeAll(async () => {
  database = await testDb({ content: 'market' })
  begin = createTalks(database.db, [sampleMarketplace(database.db)])
})
afterAll(async () => {
  if (isRecording) writeFileSync(file, `${JSON.stringify(recorded, undefined, 2)}\n`)
  await database.close()
})

test.each([...Object.keys(sets), ...Object.keys(generatedSets)])('answers to %s have not fallen by two points', async (name) => {
  const half = generatedSets[name]
  const talks: Talk[] = half ? await leadTalks(begin, half, maxGenerated) : []
  for (const one of half ? [] : await sets[name]!()) talks.push(await converse(begin, one))
  const { right, turns } = figuresOf(talks)
  const share = Math.round((1000 * right) / turns) / 10
  if (isRecording) recorded[name] = share
  // Which answers are wrong is not said here: `run.ts` tells it.
  expect(share, `${name}: ${right} of ${turns} right`).toBeGreaterThan((recorded[name] ?? 100) - slack)
})
