import { toOfferUrl } from '@karavan/marketplaces/links.ts'
import type { OpenText } from './open-text.ts'
import type { Read, Reader } from './reader.ts'

const address = /https?:\/\/[^\s<>"'，。；！？、（）【】\u4e00-\u9fff]+/giu
const endOfSentence = /[),.;!?]+$/

export const hasLink = (message: string): boolean => message.search(address) >= 0

/** What a message says beside its links. */
export const besideLinks = (message: string): string => message.replace(address, ' ').trim()

/** Web addresses, read before all else: an address does not add words to the wish, whatever it spells. The punctuation that ends its sentence is not part of it. */
export const readLinks = ({ message }: Pick<OpenText, 'message'>): Read<string>[] => [
  ...[...message.matchAll(address)].map((match) => ({
    value: match[0].replace(endOfSentence, ''),
    span: { start: match.index, end: match.index + match[0].length },
  })),
  ...readNumberAlone(message),
]

/** As long as the numbers of offers are; nobody wants so many pieces. */
const numberAlone = /^[\s№#]*(\d{9,13})[\s.?!]*$/
/** Mobile telephones of Russia and China. */
const telephone = /^(?:[78]\d{10}|9\d{9}|1[3-9]\d{9})$/

/** A message that is the number of an offer and nothing else is its address on 1688, from where such numbers are copied. */
function readNumberAlone(message: string): Read<string>[] {
  const itemId = numberAlone.exec(message)?.[1]
  if (itemId === undefined || telephone.test(itemId) || /000$/.test(itemId)) return []
  const start = message.indexOf(itemId)
  return [{ value: toOfferUrl('1688', itemId), span: { start, end: start + itemId.length } }]
}

/** The addresses of a message, as they open. */
export const linksIn = (message: string): string[] => readLinks({ message }).map(({ value }) => value)

export const linkReader: Reader<string> = {
  read: readLinks,
  examples: {
    ru: [
      ['что это [https://detail.1688.com/offer/1.html] ?', 'https://detail.1688.com/offer/1.html'],
      ['№ [742913314823] ?', 'https://detail.1688.com/offer/742913314823.html'],
      ['89161234567'],
      ['9161234567'],
      ['кружки 742913314823'],
      ['100000000'],
      ['20000'],
    ],
    en: [['[https://example.com/a]', 'https://example.com/a'], ['example']],
    zh: [['看[https://item.taobao.com/item.htm?id=1]，便宜点', 'https://item.taobao.com/item.htm?id=1']],
  },
}
