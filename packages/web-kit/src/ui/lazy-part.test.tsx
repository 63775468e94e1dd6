import { givenServer } from '@karavan/testing/page/server.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { chooseLanguage, startTexts } from '../lib/i18n.ts'
import { kitTexts } from '../lib/kit-texts.ts'
import { fileRetries } from '../lib/load-file.ts'
import { browserPage } from '../lib/release.ts'
import type { Texts } from '../lib/translate.ts'
import { lazyPanel, lazyPart } from './lazy-part.tsx'

beforeEach(async () => {
  await startTexts(kitTexts)
  await chooseLanguage('en')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { afterMs } = fileRetries
  fileRetries.afterMs = [1, 1]
  onTestFinished(() => {
    fileRetries.afterMs = afterMs
  })
})

/** A file that comes once `network.isUp`. */
function givenFile<Props extends object>(Part: React.ComponentType<Props>) {
  const network = { isUp: false, asked: 0 }
  givenServer().on('GET', /^\//, () => new Response('', { status: 503 }))
  const load = async () => {
    network.asked++
    if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: Part }
  }
  return { network, load, user: userEvent.setup() }
}
const Words = ({ text }: { text: string }) => <p>{text}</p>

test('a part is drawn once its file is there, and at once from then on', async () => {
  const { network, load } = givenFile(Words)
  network.isUp = true
  const Part = lazyPart(load, { waiting: () => <p>wait</p> })
  const first = render(<Part text="one" />)
  expect(screen.getByText('wait')).toBeTruthy()
  expect(await screen.findByText('one')).toBeTruthy()
  first.unmount()
  render(<Part text="two" />)
  expect(screen.getByText('two')).toBeTruthy()
  expect(network.asked).toBe(1)
})

test('a part is drawn once the texts of later parts are there as well', async () => {
  const { network, load } = givenFile(Words)
  network.isUp = true
  const { promise, resolve: come } = Promise.withResolvers<{ default: Texts }>()
  const later = () => promise
  await startTexts({ ...kitTexts, en: { ...kitTexts.en, later } })
  const Part = lazyPart(load, { waiting: () => <p>wait</p> })
  render(<Part text="one" />)
  await waitFor(() => expect(network.asked).toBe(1))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(screen.getByText('wait')).toBeTruthy()
  come({ default: {} })
  expect(await screen.findByText('one')).toBeTruthy()
})

test('a file that fails in passing is asked for again, and nothing is said', async () => {
  const { network, load } = givenFile(Words)
  const Part = lazyPart(load)
  render(<Part text="here" />)
  await waitFor(() => expect(network.asked).toBe(1))
  network.isUp = true
  expect(await screen.findByText('here')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a file that does not come is said in its place; Retry brings it, and the rest of the page stays', async () => {
  const { network, load, user } = givenFile(Words)
  const Part = lazyPart(load)
  render(
    <>
      <textarea aria-label="Message" defaultValue="a draft" />
      <Part text="here" />
    </>,
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This part of the page did not load')
  const retry = () => screen.getByRole('button', { name: 'Retry' })
  await user.click(retry())
  await waitFor(() => expect(retry().getAttribute('aria-disabled')).toBe('false'))
  // A browser may remember the failure: from now on the page can be loaded again, too.
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  network.isUp = true
  await user.click(retry())
  expect(await screen.findByText('here')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('a draft')
})

test('back online, it is tried again by itself', async () => {
  const { network, load } = givenFile(Words)
  const Part = lazyPart(load)
  render(<Part text="here" />)
  await screen.findByRole('alert')
  network.isUp = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('here')).toBeTruthy()
})

test('drawn again after a failure, it is fetched again', async () => {
  const { network, load } = givenFile(Words)
  const Part = lazyPart(load)
  const shown = render(<Part text="here" />)
  await screen.findByRole('alert')
  shown.unmount()
  network.isUp = true
  render(<Part text="here" />)
  expect(await screen.findByText('here')).toBeTruthy()
})

test('the failure is said in the language of the page', async () => {
  await chooseLanguage('ru')
  const { load } = givenFile(Words)
  const Part = lazyPart(load)
  render(<Part text="here" />)
  expect((await screen.findByRole('alert')).textContent).toContain('Эта часть страницы не загрузилась')
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeTruthy()
})

test('a part of an older release loads the page again instead', async () => {
  document.head.innerHTML = '<script type="module" src="/assets/app-1.js"></script>'
  onTestFinished(() => {
    document.head.innerHTML = ''
  })
  const { network, load } = givenFile(Words)
  givenServer().on('GET', /^\//, () => new Response('<script type="module" src="/assets/app-2.js"></script>'))
  const reload = vi.spyOn(browserPage, 'reload').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const Part = lazyPart(load)
  render(<Part text="here" />)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(network.asked).toBe(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error while it is drawn costs the part alone', async () => {
  const state = { isBroken: true }
  const { network, load, user } = givenFile(() => {
    if (state.isBroken) throw new Error('broken')
    return <p>whole</p>
  })
  network.isUp = true
  const Part = lazyPart(load)
  render(
    <>
      <p>beside</p>
      <Part />
    </>,
  )
  await screen.findByRole('alert')
  expect(screen.getByText('beside')).toBeTruthy()
  state.isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('whole')).toBeTruthy()
})

test('a panel that does not come can be closed as it could be', async () => {
  const { load, user } = givenFile((_: { isOpen: boolean; onClose(): void; onClosed(): void }) => null)
  const Panel = lazyPanel(load)
  const [onClose, onClosed] = [vi.fn(), vi.fn()]
  const { rerender } = render(<Panel isOpen onClose={onClose} onClosed={onClosed} />)
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  rerender(<Panel isOpen={false} onClose={onClose} onClosed={onClosed} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onClosed).toHaveBeenCalled()
})
