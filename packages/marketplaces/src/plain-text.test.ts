import { expect, test } from 'vitest'
import { toPlainText } from './plain-text.ts'

test.each([
  ['<p>Steel <b>mug</b></p><br/>500&nbsp;ml', 'Steel mug 500 ml'],
  ['Tom &amp; Jerry&#39;s &quot;cup&quot; &#x2014; new', 'Tom & Jerry\'s "cup" — new'],
  ['&lt;b&gt;bold&lt;/b&gt; text', 'bold text'],
  ['&amp;lt;5 kg', '&lt;5 kg'],
  ['for < 5 kg and > 2 kg', 'for < 5 kg and > 2 kg'],
  ['a <script>alert("x")</script>b', 'a b'],
  ['a <style>p{color:red}', 'a'],
  ['<!-- note --> mug <!-- cut', 'mug'],
  ['<img src=x onerror=alert(1)>mug', 'mug'],
  ['&lt;img src=x onerror=alert(1)&gt;mug', 'mug'],
  ['&unknown; &#0; &#xD800; &#99999999;', '&unknown; &#99999999;'],
  ['&constructor; stays', '&constructor; stays'],
  ['a\u0000b\u2028c', 'a b c'],
  ['mu\u200bg \ufeffsteel', 'mug steel'],
  ['  many \n\t lines  ', 'many lines'],
  ['термокружка 保温杯 ½″', 'термокружка 保温杯 ½″'],
  ['half \ud83d pair', 'half \ufffd pair'],
  ['', ''],
])('%j is read as %j', (html, text) => expect(toPlainText(html)).toBe(text))

test('a long text of broken markup comes to an end', () => {
  // Quadratic work on these takes minutes.
  expect(toPlainText('<a '.repeat(100_000))).toHaveLength(299_999)
  expect(toPlainText('<!--'.repeat(100_000))).toBe('')
  expect(toPlainText('<script>'.repeat(50_000))).toBe('')
  expect(toPlainText('&#'.repeat(100_000))).toHaveLength(200_000)
})
