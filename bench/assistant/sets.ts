import type { Case } from './expectations.ts'
import type { Half } from './generated/market.ts'

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
}

/** Talks that are made up as they are led (`generated/`), and which half of the goods and wordings they have. */
export const generatedSets: Record<string, Half> = { 'generated-talks': 'open', 'generated-held-talks': 'held' }
