import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOrder, givenDesk } from '../../../../test/screen.tsx'
import UndoDialog from './undo-dialog.tsx'

const entry = { text: '', at: '2026-03-01T10:00:00Z', is_internal: false, by: 'olga@example.com', is_undone: false, can_undo: true }

test.each([
  ['a mail has gone and another corrects it', {}, /^A mail has gone to the buyer/],
  [
    'no mail has gone to an address that is not confirmed',
    { waits_for_proof: true },
    /^The buyer has not confirmed the address: no mail has gone/,
  ],
  ['there is no address', { buyer_email: null, waits_for_proof: false }, /no mail/i],
])('taking back a payment says that %s', async (_, buyer, words) => {
  const order = anOrder({ ...buyer, timeline: [{ ...entry, seq: 2, kind: 'paid' }] })
  await givenDesk(<UndoDialog order={order} seqs={[2]} onClosed={() => {}} />)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText(/^A mail has gone to the buyer/) !== null).toBe(!('waits_for_proof' in buyer))
})

test('taking back what the buyer never saw speaks of no mail', async () => {
  const order = anOrder({ waits_for_proof: true, timeline: [{ ...entry, seq: 2, kind: 'bought' }] })
  await givenDesk(<UndoDialog order={order} seqs={[2]} onClosed={() => {}} />)
  expect(await screen.findByText(/The buyer sees neither it nor the undo/)).toBeTruthy()
  expect(screen.queryByText(/has not confirmed the address/)).toBeNull()
})
