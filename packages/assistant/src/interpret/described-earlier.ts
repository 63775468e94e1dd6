import type { Language } from '@karavan/contract/language.ts'
import { foldText, type Span } from './grammar/open-text.ts'

/** An offer that was shown before, pointed at by what tells it apart. */
export interface DescribedEarlier extends Span {
  said: string
  language: Language
}

const ways: readonly (readonly [Language, RegExp])[] = [
  [
    'zh',
    /(?:刚才|刚刚|之前|先前|前面|上面|一开始|最开始|早些时候)(?:你们?)?(?:给我)?(?:看|说|推荐|发|提)?(?:过)?的?(?:那|这)?(?:一)?[个款种套把条双只件本]?(?<said>\p{Script=Han}{2,12}?)(?=[，,。；;？?\s]|$|(?:有|要|多少|能|可以|怎么)(?=\p{Script=Han}))/u,
  ],
  [
    'en',
    /(?<![a-z])(?:that|the) (?:(?:earlier|previous) (?<after>[a-z\d][a-z\d' -]{2,40}?)|(?<said>[a-z\d][a-z\d' -]{2,40}?) (?:from (?:before|earlier)|(?:that )?(?:you|we) (?:showed|had|saw|looked at|talked about|mentioned|discussed)(?: me)?(?: before| earlier| first)?|earlier|before))(?=\s*(?:[,.;?!]|$))/u,
  ],
  [
    'ru',
    /(?<!\p{L})(?:(?:тот|та|то|того|той|ту) (?:(?:ранее|раньше) )?(?<said>[\p{Script=Cyrillic}\d][\p{Script=Cyrillic}\d -]{2,50}?),? (?:что |котор\p{L}+ )?(?:(?:вы |ты )?(?:был[аио]?|показывал[аи]?|показал[аи]?|предлагал[аи]?|присылал[аи]?) )?(?:раньше|ранее|до этого|перед этим|в начале|выше)|(?:прошл|предыдущ|прежн)(?:ий|ый|ая|ое|ую|его|ей|ого|ой) (?<after>[\p{Script=Cyrillic}\d][\p{Script=Cyrillic}\d -]{2,50}?))(?=\s*(?:[,.;?!–—]|$))/u,
  ],
]
/** What says only that something was shown. */
const saysNothing = /^(?:one|ones|option|item|offer|order|price|вариант|товар|заказ|список|一?[个款种]|那[个款]|商品|产品|列表|说的|看的)$/u

/** "That small-dog set from before", 刚才那个小型犬的套装, «тот набор для маленьких собак, что был раньше». */
export function describedEarlier(message: string): DescribedEarlier | undefined {
  const folded = foldText(message)
  for (const [language, way] of ways) {
    const match = way.exec(folded)
    const said = (match?.groups?.said ?? match?.groups?.after)?.trim()
    if (match && said && !saysNothing.test(said)) return { said, language, start: match.index, end: match.index + match[0].length }
  }
  return undefined
}
