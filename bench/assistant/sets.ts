import type { Case } from './expectations.ts'

/** All sets of messages and talks by their names; what they are: README.md. */
export const sets: Record<string, () => Promise<Case[]>> = {
  sixty: async () => (await import('./cases.ts')).cases,
  thirty: async () => (await import('./fresh.ts')).freshCases,
  'seen-messages': async () => (await import('./messages/seen.ts')).seenMessages,
  'held-messages': async () => (await import('./messages/held.ts')).heldMessages,
  'seen-talks': async () => (await import('./talks/seen.ts')).seenTalks,
  'held-talks': async () => (await import('./talks/held.ts')).heldTalks,
  'second-seen-messages': async () => (await import('./messages/second-seen.ts')).secondSeenMessages,
  'second-held-messages': async () => (await import('./messages/second-held.ts')).secondHeldMessages,
  'second-seen-talks': async () => (await import('./talks/second-seen.ts')).secondSeenTalks,
  'second-held-talks': async () => (await import('./talks/second-held.ts')).secondHeldTalks,
  'third-seen-messages': async () => (await import('./messages/third-seen.ts')).thirdSeenMessages,
  'third-held-messages': async () => (await import('./messages/third-held.ts')).thirdHeldMessages,
  'third-seen-talks': async () => (await import('./talks/third-seen.ts')).thirdSeenTalks,
  'third-held-talks': async () => (await import('./talks/third-held.ts')).thirdHeldTalks,
}
