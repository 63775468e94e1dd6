import type { OpenText } from './open-text.ts'
import { anyOf, B, E, pattern } from './pattern.ts'
import { meaning, type Read, type Reader, readEach } from './reader.ts'
import { type ServiceTopic, serviceWordings } from './service-wordings.ts'

/** Topics answered in one reply. */
export const maxTopics = 2

const ways = serviceWordings.map(([topic, wording]) => meaning(topic, pattern(anyOf(wording))))

const shopWays = ways.filter((_, index) => serviceWordings[index]![0] === 'shop')
/** "Are you a factory?" is no wish for goods of one. */
export const aboutShopReader: Reader<ServiceTopic> = {
  read: (text) => readEach(text, shopWays),
  examples: {
    ru: [['[вы фабрика]?', 'shop'], ['рюкзаки от фабрики']],
    en: [['[are you a factory]?', 'shop'], ['factory only']],
    zh: [['[你们是工厂]吗', 'shop'], ['工厂直销']],
  },
}

const lotsWay = meaning<ServiceTopic>(
  'lots',
  pattern(
    anyOf({
      ru: [
        `${B}(?:вы )?(?:\\p{L}+ )?(?:в розницу|розниц…)(?: (?:продаете|тоже|можно|есть|или оптом))*${E}`,
        `${B}(?:(?:можно|продаете|продадите)(?: ли)? )?(?:по )?(?:одну|одной|1) (?:штук…|шт)(?: (?:можно|продаете|продадите|взять|купить))*(?=\\s*[?])`,
        `${B}(?:что (?:такое|значит|за)|как понять) (?:эт(?:о|а) )?(?:ваш(?:а|е) )?(?:moq|моку?|минималка|минимальный заказ)${E}`,
        `${B}(?:(?:какая|какой|есть|а|и) (?:ли )?(?:у вас )?)*(?:минималка|минимальн(?:ый|ая) (?:заказ|партия|сумма(?: заказа)?))(?: (?:по|на|для) (?:заказ…|доставк…))?(?=\\s*(?:$|[?]))`,
      ],
      en: [
        `${B}(?:do you )?sell (?:to individuals|retail|single (?:pieces|items)|one piece)${E}`,
        `${B}(?:can|could) i (?:buy|order|get) (?:just |only )?(?:one|a single)(?: (?:piece|item|unit))?(?=\\s*(?:$|[?]))`,
        `${B}(?:what (?:is|does)|what's|explain) (?:the |an? )?(?:moq|minimum order)(?: (?:is|means?|stands? for))${E}`,
        `${B}(?:(?:what(?:'s| is)|is there|do you have) )(?:the |a |your |any )?(?:moq|minimum(?: order)?(?: (?:quantity|amount))?)(?=\\s*(?:$|[?]))`,
      ],
      zh: [
        '零售(?:吗|么)?',
        '(?:moq|起订量|起批量)是什么(?:意思)?',
        '(?:最少|起码|至少)(?:要)?(?:买|订|拿|起订)(?:多少|几个)',
        '(?:一|单)件(?:可以|能)?(?:买|卖|发)吗',
        '(?:你们)?(?:有)?(?:最低|最小)?起(?:订|批)量(?:是)?(?:多少|有要求吗|吗)(?=[？?\\s]*$)',
      ],
    }),
  ),
)
/** "Is there a minimum order?" before anything was shown. */
export const lotTermsReader: Reader<ServiceTopic> = {
  read: (text) => readEach(text, [lotsWay]),
  examples: {
    ru: [['[а минималка по заказу]?', 'lots'], ['минималка до 50']],
    en: [["[what's the minimum order]?", 'lots'], ['minimum order up to 50']],
    zh: [['[起订量多少]', 'lots'], ['起订量50以内']],
  },
}

/** Where something is to be delivered names no goods: "доставка в Минск". */
const destination = /^\s+(?:в|во|до|на|по|to|in)\s+\p{L}+/u
const withDestination = ({ folded }: OpenText, read: Read<ServiceTopic>): Read<ServiceTopic> => {
  const place = read.value === 'delivery' ? destination.exec(folded.slice(read.span.end))?.[0] : undefined
  return place === undefined ? read : { ...read, span: { ...read.span, end: read.span.end + place.length } }
}

/** Questions about the service rather than the goods. */
export const serviceReader: Reader<ServiceTopic> = {
  read: (text) => readEach(text, ways).map((read) => withDestination(text, read)),
  examples: {
    ru: [
      ['[отмена заказа]', 'cancel'],
      ['[можно вернуть] товар?', 'return'],
      ['[где мой заказ]?', 'track'],
      ['[сколько идёт доставка]?', 'delivery'],
      ['[сколько стоит доставка в минск]', 'delivery'],
      ['[таможня]', 'tax'],
      ['[как оплатить]?', 'payment'],
      ['[позови оператора]', 'contact'],
      ['а [вы не мошенники]?', 'trust'],
      ['а вы в казахстан [возите]?', 'delivery'],
      ['вернуть прежние результаты'],
      ['подушка с поддержкой шеи'],
    ],
    en: [
      ['[can I return] it?', 'return'],
      ['[how long does delivery take]', 'delivery'],
      ['[where is my order]', 'track'],
      ['[add to cart]', 'order'],
      ['[are you a scam]?', 'trust'],
      ["[what happens if the stuff i get isn't what was in the photo]?", 'return'],
      ['contact lenses'],
    ],
    zh: [['[可以退]货吗', 'return'], ['[怎么付款]', 'payment'], ['[转人工]', 'contact'], ['你们不会是[骗子]吧', 'trust'], ['客服耳机']],
  },
}
