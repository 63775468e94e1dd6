import type { OpenText } from './open-text.ts'
import type { Read, Reader } from './reader.ts'

const address = /https?:\/\/[^\s<>"'，。；！？、（）【】\u4e00-\u9fff]+/giu
const endOfSentence = /[),.;!?]+$/

export const hasLink = (message: string): boolean => message.search(address) >= 0

/** What a message says beside its links. */
export const besideLinks = (message: string): string => message.replace(address, ' ').trim()

/** Web addresses, read before all else: an address does not add words to the wish, whatever it spells. The punctuation that ends its sentence is not part of it. */
export const readLinks = ({ message }: Pick<OpenText, 'message'>): Read<string>[] =>
  [...message.matchAll(address)].map((match) => ({
    value: match[0].replace(endOfSentence, ''),
    span: { start: match.index, end: match.index + match[0].length },
  }))

/** The addresses of a message, as they open. */
export const linksIn = (message: string): string[] => readLinks({ message }).map(({ value }) => value)

export const linkReader: Reader<string> = {
  read: readLinks,
  examples: {
    ru: [['что это [https://detail.1688.com/offer/1.html] ?', 'https://detail.1688.com/offer/1.html']],
    en: [['[https://example.com/a]', 'https://example.com/a'], ['example']],
    zh: [['看[https://item.taobao.com/item.htm?id=1]，便宜点', 'https://item.taobao.com/item.htm?id=1']],
  },
}
