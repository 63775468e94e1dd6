import { expect, test } from 'vitest'
import { generated } from './generated/wishes.ts'
import { countMeeting, offersOf, wrongBy } from './oracle.ts'
import { wordings } from './wordings/read.ts'

const glassMugs = { kinds: ['mug'], states: [/^Material: .*glass/im] }
const shown = (want: Parameters<typeof offersOf>[0]) => offersOf(want).map((offer) => ({ offer, price: 100 }))

test('cards are right that are among the offers that meet the wish, and one that is not makes the answer wrong', () => {
  const meeting = shown(glassMugs).filter(({ offer }) => offer.attributes.some(({ value }) => value.en === 'borosilicate glass'))
  const [other] = shown(glassMugs).filter(({ offer }) => offer.attributes.some(({ value }) => value.en === 'ceramic'))
  expect(countMeeting(glassMugs).surely).toBe(meeting.length)
  expect(wrongBy(glassMugs, 'Here are mugs.', meeting.slice(0, 3))).toEqual([])
  expect(wrongBy(glassMugs, 'Here are mugs.', [meeting[0]!, other!]).join()).toMatch(/lacks .*glass/)
  expect(wrongBy(glassMugs, 'Only the first one says “glass”; the others do not mention it.', [meeting[0]!, other!])).toEqual([])
  expect(wrongBy(glassMugs, 'Here are mugs.', [])).not.toEqual([])
})

test('where no offer meets a wish the answer must say so', () => {
  const silkMugs = { kinds: ['mug'], states: [/^Material: .*silk/im] }
  const mugs = shown({ kinds: ['mug'] }).slice(0, 2)
  expect(countMeeting(silkMugs).perhaps).toBe(0)
  expect(wrongBy(silkMugs, 'Here are mugs.', mugs)).not.toEqual([])
  expect(wrongBy(silkMugs, 'Nothing meets all conditions at once.', mugs)).toEqual([])
})

test('no kind of goods is in both halves of the generated wishes, and no message of the bank', () => {
  const kindsOf = (half: 'open' | 'held') => new Set(generated('en', half).flatMap(({ turns }) => turns[0]!.answer.wants!.kinds))
  expect([...kindsOf('open')].filter((kind) => kindsOf('held').has(kind) && kind !== 'smart-watch')).toEqual([])
  const [open, held] = [wordings('ru', 'open'), wordings('ru', 'held')].map((cases) => cases.map(({ turns }) => turns[0]!.say))
  expect(open!.filter((say) => held!.includes(say))).toEqual([])
  expect(open!.length + held!.length).toBeGreaterThanOrEqual(250)
})
