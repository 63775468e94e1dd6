import { Form } from '@base-ui/react/form'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const given = (field: React.ReactNode) => {
  const submitted = vi.fn()
  render(
    <Form onFormSubmit={submitted}>
      {field}
      <button type="submit">go</button>
    </Form>,
  )
  return { submitted, user: userEvent.setup(), go: () => userEvent.click(screen.getByRole('button', { name: 'go' })) }
}

function Email() {
  const [value, setValue] = useState('')
  return (
    <TextField
      label="Email"
      hint="the one you read"
      type="email"
      required
      faults={{ valueMissing: 'Enter it', typeMismatch: 'Check it' }}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}

test('what the browser finds is said in the page’s words, in place of the hint, and blocks the form', async () => {
  const { submitted, user, go } = given(<Email />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(described(field)).toBe('the one you read')
  await go()
  expect(described(field)).toBe('Enter it')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  await user.type(field, 'ann')
  expect(described(field)).toBe('Check it')
  await go()
  expect(submitted).not.toHaveBeenCalled()
  await user.type(field, '@example.com')
  expect(described(field)).toBe('the one you read')
  await go()
  expect(submitted).toHaveBeenCalledOnce()
})

function Note() {
  const [value, setValue] = useState('')
  return (
    <TextArea
      label="Note"
      validate={(text) => (text.trim() === '' ? 'Write it' : undefined)}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}

test('a rule of the form’s own is asked when it is submitted', async () => {
  const { submitted, user, go } = given(<Note />)
  const field = screen.getByRole('textbox', { name: 'Note' })
  expect(field.tagName).toBe('TEXTAREA')
  await user.type(field, '  ')
  await go()
  expect(described(field)).toBe('Write it')
  expect(submitted).not.toHaveBeenCalled()
  await user.type(field, 'words')
  await go()
  expect(submitted).toHaveBeenCalledOnce()
})

test('a refusal by the server stands at its field until it is dropped', () => {
  const { rerender } = render(<TextField label="City" error="Unknown city" value="X" onChange={() => {}} />)
  const field = () => screen.getByRole('textbox', { name: 'City' })
  expect(described(field())).toBe('Unknown city')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  rerender(<TextField label="City" value="X" onChange={() => {}} />)
  expect(field().getAttribute('aria-invalid')).toBeNull()
})
