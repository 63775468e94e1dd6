import { type Language, languages } from '@karavan/contract/language.ts'
import type { Case } from './expectations.ts'
import type { Half } from './generated/market.ts'

const halves: readonly Half[] = ['open', 'held']

/** Sets of each language and half, by a name and who makes them. */
const ofLanguages = (name: string, make: (language: Language, half: Half) => Promise<Case[]>): Record<string, () => Promise<Case[]>> =>
  Object.fromEntries(
    languages.flatMap((language) =>
      halves.map((half) => [`${name}-${language}${half === 'held' ? '-held' : ''}`, () => make(language, half)] as const),
    ),
  )

/** Sets that take too long for a check of every change: `figures.test.ts` has a sample of them. */
export const wholeSets: Record<string, () => Promise<Case[]>> = {
  ...ofLanguages('generated', async (language, half) => (await import('./generated/wishes.ts')).generated(language, half)),
  ...ofLanguages('wordings', async (language, half) => (await import('./wordings/read.ts')).wordings(language, half)),
}

/** Every so many of all whole sets of a name. */
async function sampleOf(name: string, every: number): Promise<Case[]> {
  const whole = await Promise.all(Object.keys(wholeSets).flatMap((one) => (one.startsWith(name) ? [wholeSets[one]!()] : [])))
  return whole.flat().filter((_, at) => at % every === 0)
}

/** All sets of messages and talks by their names; what they are: README.md. */
export const sets: Record<string, () => Promise<Case[]>> = {
  sixty: async () => (await import('./cases.ts')).cases,
  thirty: async () => (await import('./fresh.ts')).freshCases,
  'seen-messages': async () => (await import('./messages/seen.ts')).seenMessages,
  'opened-messages': async () => (await import('./messages/opened.ts')).openedMessages,
  'seen-talks': async () => (await import('./talks/seen.ts')).seenTalks,
  'opened-talks': async () => (await import('./talks/opened.ts')).openedTalks,
  'second-seen-messages': async () => (await import('./messages/second-seen.ts')).secondSeenMessages,
  'second-opened-messages': async () => (await import('./messages/second-opened.ts')).secondOpenedMessages,
  'second-seen-talks': async () => (await import('./talks/second-seen.ts')).secondSeenTalks,
  'second-opened-talks': async () => (await import('./talks/second-opened.ts')).secondOpenedTalks,
  'third-seen-messages': async () => (await import('./messages/third-seen.ts')).thirdSeenMessages,
  'third-opened-messages': async () => (await import('./messages/third-opened.ts')).thirdOpenedMessages,
  'third-seen-talks': async () => (await import('./talks/third-seen.ts')).thirdSeenTalks,
  'third-opened-talks': async () => (await import('./talks/third-opened.ts')).thirdOpenedTalks,
  'fifth-seen-messages': async () => (await import('./messages/fifth-seen.ts')).fifthSeenMessages,
  'fifth-held-messages': async () => (await import('./messages/fifth-held.ts')).fifthHeldMessages,
  'fifth-seen-talks': async () => (await import('./talks/fifth-seen.ts')).fifthSeenTalks,
  'fifth-held-talks': async () => (await import('./talks/fifth-held.ts')).fifthHeldTalks,
  'sixth-seen-messages': async () => (await import('./messages/sixth-seen.ts')).sixthSeenMessages,
  'sixth-seen-talks': async () => (await import('./talks/sixth-seen.ts')).sixthSeenTalks,
  'seventh-seen-messages': async () => (await import('./messages/seventh-seen.ts')).seventhSeenMessages,
  'seventh-seen-talks': async () => (await import('./talks/seventh-seen.ts')).seventhSeenTalks,
  'sixth-held-messages': async () => (await import('./messages/sixth-held.ts')).sixthHeldMessages,
  'sixth-held-talks': async () => (await import('./talks/sixth-held.ts')).sixthHeldTalks,
  'seventh-held-messages': async () => (await import('./messages/seventh-held.ts')).seventhHeldMessages,
  'seventh-held-talks': async () => (await import('./talks/seventh-held.ts')).seventhHeldTalks,
  'eighth-seen-messages': async () => (await import('./messages/eighth-seen.ts')).eighthSeenMessages,
  'eighth-held-messages': async () => (await import('./messages/eighth-held.ts')).eighthHeldMessages,
  'ninth-messages': async () => (await import('./messages/ninth.ts')).ninthMessages,
  'ninth-held-messages': async () => (await import('./messages/ninth-held.ts')).ninthHeldMessages,
  'tenth-messages': async () => (await import('./messages/tenth.ts')).tenthMessages,
  'tenth-held-messages': async () => (await import('./messages/tenth-held.ts')).tenthHeldMessages,
  'tenth-talks': async () => (await import('./talks/tenth.ts')).tenthTalks,
  'eleventh-talks': async () => (await import('./talks/eleventh.ts')).eleventhTalks,
  'eleventh-held-talks': async () => (await import('./talks/eleventh.ts')).eleventhHeldTalks,
  'tenth-held-talks': async () => (await import('./talks/tenth-held.ts')).tenthHeldTalks,
  'fourteenth-talks': async () => (await import('./talks/fourteenth.ts')).fourteenthTalks,
  'fourteenth-held-talks': async () => (await import('./talks/fourteenth.ts')).fourteenthHeldTalks,
  'fifteenth-talks': async () => (await import('./talks/fifteenth.ts')).fifteenthTalks,
  'fifteenth-held-talks': async () => (await import('./talks/fifteenth.ts')).fifteenthHeldTalks,
  'seventeenth-talks': async () => (await import('./talks/seventeenth.ts')).seventeenthTalks,
  'seventeenth-held-talks': async () => (await import('./talks/seventeenth.ts')).seventeenthHeldTalks,
  'nineteenth-talks': async () => (await import('./talks/nineteenth.ts')).nineteenthTalks,
  'nineteenth-held-talks': async () => (await import('./talks/nineteenth.ts')).nineteenthHeldTalks,
  'twentyfirst-talks': async () => (await import('./talks/twentyfirst.ts')).twentyfirstTalks,
  'twentyfirst-held-talks': async () => (await import('./talks/twentyfirst.ts')).twentyfirstHeldTalks,
  'twentythird-talks': async () => (await import('./talks/twentythird.ts')).twentythirdTalks,
  'twentythird-held-talks': async () => (await import('./talks/twentythird.ts')).twentythirdHeldTalks,
  'twelfth-messages': async () => (await import('./wordings/read.ts')).twelfthMessages('open'),
  'twelfth-held-messages': async () => (await import('./wordings/read.ts')).twelfthMessages('held'),
  'thirteenth-messages': async () => (await import('./wordings/read.ts')).thirteenthMessages('open'),
  'thirteenth-held-messages': async () => (await import('./wordings/read.ts')).thirteenthMessages('held'),
  'sixteenth-messages': async () => (await import('./wordings/read.ts')).sixteenthMessages('open'),
  'sixteenth-held-messages': async () => (await import('./wordings/read.ts')).sixteenthMessages('held'),
  'eighteenth-messages': async () => (await import('./wordings/read.ts')).eighteenthMessages('open'),
  'eighteenth-held-messages': async () => (await import('./wordings/read.ts')).eighteenthMessages('held'),
  'twentieth-messages': async () => (await import('./wordings/read.ts')).twentiethMessages('open'),
  'twentieth-held-messages': async () => (await import('./wordings/read.ts')).twentiethMessages('held'),
  'twentysecond-messages': async () => (await import('./wordings/read.ts')).twentysecondMessages('open'),
  'twentysecond-held-messages': async () => (await import('./wordings/read.ts')).twentysecondMessages('held'),
  'twentyfourth-messages': async () => (await import('./wordings/read.ts')).twentyfourthMessages('open'),
  'twentyfourth-held-messages': async () => (await import('./wordings/read.ts')).twentyfourthMessages('held'),
  'generated-sample': () => sampleOf('generated', 20),
  'wordings-sample': () => sampleOf('wordings', 4),
}

/** Talks that are made up as they are led (`generated/`), and which half of the goods and wordings they have. */
export const generatedSets: Record<string, Half> = { 'generated-talks': 'open', 'generated-held-talks': 'held' }
