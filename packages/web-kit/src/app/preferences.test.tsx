import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { chooseLanguage, startTexts } from '../lib/i18n.ts'
import { kitTexts } from '../lib/kit-texts.ts'
import { LanguageSelector, ThemeSelector } from './preferences.tsx'

const givenScreen = async (part: ReactNode) => {
  await startTexts(kitTexts)
  await chooseLanguage('en')
  render(part)
  return { user: userEvent.setup() }
}

beforeEach(() => {
  delete document.documentElement.dataset.theme
})

test('the selector offers three languages in their own names, each with a flag, the present one checked [LA-03 LA-04]', async () => {
  const { user } = await givenScreen(<LanguageSelector />)
  await user.click(screen.getByRole('button', { name: 'Language: English' }))
  const choices = within(await screen.findByRole('menu')).getAllByRole('menuitemradio')
  expect(choices.map(({ textContent }) => textContent)).toEqual(['English', 'Русский', '中文'])
  expect(choices.map((choice) => choice.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false'])
  for (const choice of choices) expect(choice.querySelector('svg')).not.toBeNull()
})

test('a click outside closes it [LA-04]', async () => {
  const { user } = await givenScreen(
    <>
      <LanguageSelector />
      <p>outside</p>
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Language: English' }))
  await screen.findByRole('menu')
  await user.click(screen.getByText('outside'))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('a choice applies at once and is stored [LA-05 LA-06]', async () => {
  const { user } = await givenScreen(<LanguageSelector />)
  await user.click(screen.getByRole('button', { name: 'Language: English' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Русский' }))
  expect(await screen.findByRole('button', { name: 'Язык: Русский' })).toBeTruthy()
  expect(localStorage.getItem('ui_language')).toBe('ru')
})

test('a choice of colours holds for the page and the next visit; the system’s own is no choice', async () => {
  const { user } = await givenScreen(<ThemeSelector />)
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /^Theme/ }))
    await user.click(await screen.findByRole('menuitemradio', { name }))
  }
  await choose('Dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('ui_theme')).toBe('dark')
  await choose('System')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(localStorage.getItem('ui_theme')).toBeNull()
})
