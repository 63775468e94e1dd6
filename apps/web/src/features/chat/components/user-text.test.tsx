import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { givenScreen } from '../../../../test/screen.tsx'
import { UserText } from './user-text.tsx'

const offer = 'https://detail.1688.com/offer/1.html?fromkv=a'

test('addresses in what a buyer wrote are links, and the rest stays what it was [CH-11 CH-54]', async () => {
  const text = `see ${offer}, and\n<b>https://example.com/x</b>`
  const { container, user, openLink } = await givenScreen(
    <p>
      <UserText text={text} />
    </p>,
  )
  expect(container.textContent).toBe(text)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    [offer, 'noopener noreferrer'],
    ['https://example.com/x', 'noopener noreferrer'],
  ])
  await user.click(links[0]!)
  expect(openLink).toHaveBeenCalledExactlyOnceWith(offer)
  expect(fireEvent.click(links[1]!)).toBe(true)
  // For a tab of its own.
  expect(fireEvent.click(links[0]!, { ctrlKey: true })).toBe(true)
  expect(openLink).toHaveBeenCalledOnce()
})

test('a link whose product is being looked up says that it is busy [CH-54]', async () => {
  let found = () => {}
  const { user } = await givenScreen(<UserText text={offer} />, { openLink: () => new Promise((resolve) => (found = resolve)) })
  const link = screen.getByRole('link')
  await user.click(link)
  expect(link.getAttribute('aria-busy')).toBe('true')
  found()
  await expect.poll(() => link.getAttribute('aria-busy'), { timeout: 30_000 }).toBeNull()
})
