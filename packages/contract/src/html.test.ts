import { expect, test } from 'vitest'
import { escapeHtml } from './html.ts'

test('a text has no sign with a meaning in HTML', () => {
  expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;')
})
