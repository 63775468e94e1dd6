import { expect, test } from 'vitest'
import { findGaps, renderPage } from './render-page.ts'

test('a page names the shop, and links to where a person answers', () => {
  const { title, content } = renderPage(
    '# Terms of {{shop_name}}\n\n- Seller: {{ legal_name }}\n- Mail: {{email}}\n- Phone: {{phone}}\n- Chat: {{messenger}}',
    {
      shop_name: 'Karavan & Co',
      legal_name: 'ООО «Ромашка»',
      email: 'help@shop.example',
      phone: '+7 (495) 123-45-67',
      messenger: 'https://t.me/shop',
    },
  )
  expect(title).toBe('Terms of Karavan & Co')
  expect(content).toContain('<h1>Terms of Karavan &#38; Co</h1>')
  expect(content).toContain('<li>Seller: ООО «Ромашка»</li>')
  expect(content).toContain('<a href="mailto:help@shop.example">help@shop.example</a>')
  expect(content).toContain('<a href="tel:+74951234567">+7 (495) 123-45-67</a>')
  expect(content).toContain('<a href="https://t.me/shop">t.me/shop</a>')
})

test('a line whose place has no value is left out, and only that', () => {
  const { content } = renderPage('# Terms\n\n- INN: {{inn}}\n- OGRN: {{ogrn}}\n- {{no_such}}\n\nAs agreed.', { inn: '7701234560' })
  expect(content).toBe('<h1>Terms</h1>\n<ul>\n<li>INN: 7701234560</li>\n</ul>\n<p>As agreed.</p>\n')
  expect(findGaps('{{inn}} {{ogrn}} {{no_such}} {{constructor}}', { inn: '1' })).toEqual({
    missing: ['ogrn'],
    unknown: ['no_such', 'constructor'],
  })
})

test('markup, scripts and odd links in a page are shown as they are written', () => {
  const { content } = renderPage(
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) [b](data:text/html,x) ![c](javascript:alert(1))\n\n[d](https://x.example/"onclick="a)',
    {},
  )
  expect(content).not.toMatch(/<(script|img)/)
  expect(content).not.toMatch(/(href|src)="(javascript|data):/)
  expect(content).not.toMatch(/ onclick=/)
  expect(content).toContain('&lt;script&gt;')
})

test('a value is text, whatever it looks like', () => {
  const { content } = renderPage('{{legal_name}} {{email}} {{hours}}', {
    legal_name: '<b>x</b> [y](https://z.example) **w**',
    email: '"><script>@x.example',
    hours: '{{inn}}',
  })
  expect(content).not.toMatch(/<(b|strong|script)/)
  expect(content).not.toContain('href="https://z.example"')
  expect(content).toContain('{{inn}}')
})
