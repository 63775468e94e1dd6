import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CloseButton } from './overlay.tsx'
import { Sheet } from './sheet.tsx'

function Page({ onSignIn }: { onSignIn(): void }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={onSignIn} onMouseDown={onSignIn}>
        Sign in
      </button>
      {isOpen && (
        <Sheet side="right" label="Cart" onClosed={() => setOpen(false)}>
          <CloseButton />
        </Sheet>
      )}
    </>
  )
}

test('the second press of a double press on × does not fall on what lies beneath it; a press of its own does', async () => {
  const onSignIn = vi.fn()
  render(<Page onSignIn={onSignIn} />)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button'), { detail: 1 })
  const beneath = screen.getByText('Sign in')
  fireEvent.mouseDown(beneath, { detail: 2 })
  fireEvent.click(beneath, { detail: 2 })
  expect(onSignIn).not.toHaveBeenCalled()
  fireEvent.click(beneath, { detail: 1 })
  expect(onSignIn).toHaveBeenCalledOnce()
})
