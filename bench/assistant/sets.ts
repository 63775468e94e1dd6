import type { Case } from './expectations.ts'

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
}
