import { expect, test } from 'vitest'
import { readMessage } from './messages.ts'
import { readSelection } from './selection.ts'
import { readStreamEvent } from './stream-event.ts'

const selection = { conditions: [{ id: 'price', text: 'up to 400 ₽' }], sorts: ['price'], sort: 'relevance', total: 9, is_at_least: true }

test('what can be read of a selection is kept, what cannot is left out', () => {
  expect(readSelection(selection)).toEqual(selection)
  const odd = {
    conditions: [{ id: 'a', text: 'a' }, { id: 'b' }, 7],
    sorts: ['beauty', 'moq'],
    sort: 'beauty',
    total: -1,
    is_at_least: 'no',
  }
  expect(readSelection(odd)).toEqual({ conditions: [{ id: 'a', text: 'a' }], sorts: ['moq'] })
})

test.each([[undefined], [null], [7], ['x'], [[]], [{}], [{ conditions: [], sorts: [] }]])('%j says nothing', (raw) => {
  expect(readSelection(raw)).toBeUndefined()
})

test('a selection that cannot be read hides neither a stored message nor one that comes', () => {
  const metadata = { selection: 'odd', suggestions: ['cheaper'] }
  const stored = { id: 'a', role: 'assistant', content: '<p>Here</p>', turn_number: 1, metadata }
  expect(readMessage(stored)).toMatchObject({ content: '<p>Here</p>', metadata: { selection: undefined, suggestions: ['cheaper'] } })
  expect(readStreamEvent(JSON.stringify({ type: 'response', content: '<p>Here</p>', metadata }))).toMatchObject({
    content: '<p>Here</p>',
    metadata: { suggestions: ['cheaper'] },
  })
})
