import { givenServer, json } from '@karavan/testing/page/server.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anOrder, aSummary, givenDesk } from '../../../test/screen.tsx'
import BulkDialog from './bulk-dialog.tsx'

/** Three orders to be marked as paid, by a server that answers when it is told to. */
async function givenRun() {
  const server = givenServer()
  const answers: (() => void)[] = []
  server.on('POST', /\/paid$/, async ({ path }) => {
    await new Promise<void>((answer) => answers.push(answer))
    return json({ success: true, order: anOrder({ id: path.split('/')[4]! }) })
  })
  const onDone = vi.fn()
  const onClosed = vi.fn()
  const orders = ['o1', 'o2', 'o3'].map((id) => aSummary({ id, order_number: `ORD-${id}` }))
  await givenDesk(<BulkDialog move="paid" orders={orders} onDone={onDone} onClosed={onClosed} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Money received' }))
  await waitFor(() => expect(answers).toHaveLength(1))
  const asked = () => server.asked().map((call) => call.split('/')[4])
  return { answer: () => answers.shift()?.(), asked, onDone, onClosed }
}

test('Cancel while it runs: the order that is asked for is done and told, those after it are not asked, and can be gone on with', async () => {
  const { answer, asked, onDone, onClosed } = await givenRun()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  answer()
  expect(await screen.findByText('1 of 3 done')).toBeTruthy()
  expect(asked()).toEqual(['o1'])
  expect(onDone).toHaveBeenCalledExactlyOnceWith(['o1'])
  expect(onClosed).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Money received' }))
  await waitFor(() => expect(asked()).toEqual(['o1', 'o2']))
})

test('Escape while it runs stops it as well, and tells what was done by then', async () => {
  const { answer, asked, onDone, onClosed } = await givenRun()
  answer()
  await waitFor(() => expect(asked()).toEqual(['o1', 'o2']))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(onClosed).toHaveBeenCalled())
  expect(onDone).toHaveBeenCalledExactlyOnceWith(['o1'])
  answer()
  await new Promise((done) => setTimeout(done, 50))
  expect(asked()).toEqual(['o1', 'o2'])
})
