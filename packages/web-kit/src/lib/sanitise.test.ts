// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { sanitise } from './sanitise.ts'

const parse = (html: string) => new DOMParser().parseFromString(sanitise(html), 'text/html').body

test('the formatting of an answer stays [CH-10]', () => {
  const html = '<p>Found <b>40</b></p><ul><li><em>steel</em></li></ul><table><tbody><tr><td>x</td></tr></tbody></table>'
  expect(sanitise(html)).toBe(html)
})

test('links lead to a tab of their own and tell nobody where from [CH-10]', () => {
  const link = parse('<a href="https://detail.1688.com/offer/1.html">mug</a>').querySelector('a')!
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test.each([
  ['a script', '<script>window.hacked = 1</script>'],
  ['an event attribute', '<b onclick="window.hacked = 1" onmouseover="x()">b</b>'],
  ['a picture', '<img src=x onerror="window.hacked = 1">'],
  ['a javascript link', '<a href="javascript:alert(1)">a</a>'],
  ['a disguised javascript link', '<a href="java\tscript:alert(1)">a</a>'],
  ['a data link', '<a href="data:text/html,<script>1</script>">a</a>'],
  ['a style', '<p style="position:fixed;inset:0">p</p><style>p{}</style>'],
  ['a frame', '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">'],
  ['a form', '<form action="https://evil.example"><input name="card"><button>pay</button></form>'],
  ['svg and math', '<svg><script>1</script><a xlink:href="javascript:1">x</a></svg><math><mi xlink:href="javascript:1">x</mi></math>'],
  ['names that reach into the page', '<a id="root" name="x" href="https://a.example">a</a>'],
  ['a nested trick', '<noscript><p title="</noscript><img src=x onerror=1>">'],
])('%s does nothing [CH-11]', (_what, html) => {
  const body = parse(html)
  for (const element of body.querySelectorAll('*')) {
    expect(['P', 'B', 'A', 'TABLE']).toContain(element.tagName)
    for (const { name, value } of element.attributes) {
      expect(['href', 'target', 'rel']).toContain(name)
      if (name === 'href') expect(value).toMatch(/^https?:\/\//)
    }
  }
})
