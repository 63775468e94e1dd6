import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hardOffers } from '@karavan/sample-market/hard.ts'
import type { Page } from '@playwright/test'
import { expect, testOn } from '../fixtures.ts'
import {
  givenAddress,
  givenCartLine,
  givenName,
  givenOperator,
  givenOrder,
  givenPerson,
  givenProvenAccount,
  givenSession,
} from '../given.ts'
import { operator } from '../operator.ts'
import { ChatPage } from '../pages/chat-page.ts'

const test = testOn({ MARKETPLACES: 'sample,catalogue', SAMPLE_HARD: '1' })

/** Ways to make a page do what a text says. Each would call `hit` or fetch from `tracker.example`. */
const corpus = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '"><svg onload=hit()>',
  "'-hit()-'",
  '</textarea></title><iframe srcdoc="<script>parent.hit()</script>">',
  '[click](javascript:hit())',
  '![p](https://tracker.example/p.png)',
  '<a href="javascript:hit()">go</a>',
  '<base href=//tracker.example>',
  '{{constructor.constructor("hit()")()}}',
  '<style>*{background:url(//tracker.example/c)}</style>',
  '\u202e<details open ontoggle=hit()>',
]
/** A text with several of them, within a length. */
const hostile = (at: number, max: number): string => {
  let text = ''
  for (let i = 0; i < corpus.length; i++) {
    const next = `${text} ${corpus[(at + i) % corpus.length]}`.trim()
    if (next.length > max) break
    text = next
  }
  return text || corpus[3]!
}

/** What a page has done that only a text could have told it to do. */
async function watch(page: Page) {
  const done: string[] = []
  await page.exposeFunction('hit', () => void done.push('a script of a text has run'))
  page.on('dialog', (dialog) => {
    done.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('tracker.example')) done.push(`asked ${request.url()}`)
  })
  // The policy would have held it; that it had to is a fault as well.
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) done.push(message.text())
  })
  return async (screen: string): Promise<void> => {
    const made = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const acts = [...element.attributes].filter(({ name }) => name.startsWith('on'))
        // An address that somebody wrote is a link for who presses it; nothing may be loaded from there.
        const leads = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcset', 'poster'].filter((name) => {
          const address = element.getAttribute(name) ?? ''
          return /^\s*(?:javascript|data:text|vbscript)/i.test(address) || (name !== 'href' && address.includes('tracker.example'))
        })
        const isOdd = element.matches(
          'iframe, object, embed, base, details[ontoggle], img[src="x"], script:not([src]):not([type="application/json"])',
        )
        return acts.length > 0 || leads.length > 0 || isOdd ? [element.outerHTML.slice(0, 200)] : []
      }),
    )
    expect.soft(made, screen).toEqual([])
    expect.soft(done, screen).toEqual([])
  }
}

test('hostile texts in every field that somebody else can fill stay texts on every screen of both apps', async ({
  page,
  karavan,
  request,
}) => {
  test.setTimeout(240_000)
  const line = {
    item_id: 'evil-1',
    title: { ru: `Кружка ${hostile(0, 200)}`, en: `Mug ${hostile(0, 200)}` },
    description: hostile(2, 500),
    category: `Посуда ${hostile(6, 80)}`,
    attributes: [[`Цвет ${corpus[1]}`, hostile(4, 200)]],
    price: 10,
    currency: 'CNY',
    moq: 2,
    stock: 5000,
    image_url: 'javascript:hit()',
    seller_name: `Завод ${hostile(1, 100)}`,
  }
  const file = join(karavan.dataDir, 'evil.jsonl')
  writeFileSync(file, JSON.stringify(line))
  await operator(karavan, 'import-catalogue', file, '--platform', 'evilshop')

  const buyer = await givenProvenAccount(request, karavan, givenPerson())
  await givenName(request, buyer, hostile(1, 60))
  const address = {
    recipient_name: hostile(1, 90),
    street_address: hostile(2, 150),
    city: hostile(3, 60),
    state_province: hostile(7, 60),
    district: hostile(4, 150),
    country: hostile(9, 60),
  }
  const order = await givenOrder(request, buyer, { address })
  await givenCartLine(request, buyer, 3, 'evilshop-evil-1')
  await givenAddress(request, buyer, address)
  const olga = await givenOperator(request, karavan)
  const desk = async (move: string, data: object) => {
    const answer = await request.post(`/api/desk/orders/${order.id}/${move}`, { headers: olga.headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await desk('link-sent', { instructions: hostile(0, 600) })
  await desk('paid', {})
  await desk('bought', {
    marketplace_order: hostile(1, 90),
    track: hostile(5, 90),
    carrier: hostile(2, 90),
    note: hostile(7, 300),
    visible: true,
  })
  await desk('note', { note: hostile(3, 400), visible: true })
  await request.put('/api/desk/filters', { headers: olga.headers, data: { name: hostile(1, 40), query: `q=${corpus[0]}` } })

  const isClean = await watch(page)
  await givenSession(page, buyer)
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask(hostile(0, 300))
  await expect(chat.questions.last()).toContainText(corpus[0]!)
  await isClean('a message')
  await chat.ask('нужны кружки evilshop')
  await isClean('an answer')
  const conversation = /conversation\/([^/?]+)/.exec(page.url())![1]
  const renamed = await request.patch(`/api/conversations/${conversation}`, { headers: buyer.headers, data: { title: hostile(1, 90) } })
  expect(renamed.status()).toBe(200)
  await page.reload()
  await expect(chat.sidebar).toContainText(corpus[1]!)
  await isClean('a conversation with a name')

  const screens: [path: string, shows: string | RegExp][] = [
    ['/chat/?product=evilshop-evil-1', /Mug|Кружка/],
    [`/chat/?product=${hardOffers.hostileTitle}`, /./],
    [`/chat/?compare=evilshop-evil-1,${hardOffers.hostileTitle}&quantity=10`, /Mug|Кружка/],
    [`/chat/?q=${encodeURIComponent(hostile(0, 200))}`, /./],
    ['/chat/checkout', corpus[1]!],
    ['/chat/orders', order.order_number],
    [`/chat/orders/${order.id}`, corpus[3]!],
    ['/chat/saved', /./],
    ['/chat/account', corpus[1]!],
    [`/chat/${encodeURIComponent(corpus[1]!)}`, /./],
  ]
  for (const [path, shows] of screens) {
    await page.goto(path)
    await expect(page.locator('body'), path).toContainText(shows)
    await isClean(path)
  }
  await page.getByRole('button', { name: 'Shopping Cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('listitem').first()).toBeVisible()
  await isClean('the cart')

  await givenSession(page, olga)
  for (const path of [
    '/desk/',
    `/desk/?q=${encodeURIComponent(corpus[0]!)}`,
    `/desk/orders/${order.id}`,
    '/desk/purchases',
    '/desk/packing',
    '/desk/instructions',
    '/desk/audit',
    '/desk/rates',
    '/desk/protection',
    `/desk/${encodeURIComponent(corpus[1]!)}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await isClean(path)
    if (path.includes('/orders/'))
      for (const text of [address.recipient_name, corpus[3]!]) await expect(page.locator('main')).toContainText(text)
  }
})
