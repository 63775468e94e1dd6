import type { OpenAnalysis } from '@karavan/lexicon/analyse.ts'
import { isTheme } from '../wish.ts'
import type { Goods } from './goods.ts'
import { type GiftWish, giftReader, giftTypes, isGiftWord, joinGifts, pleasingReader } from './grammar/gift.ts'
import { type OccasionName, occasionOf, occasionTypes } from './grammar/occasion.ts'
import type { OpenText } from './grammar/open-text.ts'
import { type Resolved, resolve, rule } from './grammar/resolve.ts'
import { useReader } from './grammar/use.ts'
import { readOccasion } from './occasion.ts'

/** What is needed where no goods are named: a gift, what an occasion takes, what something is done with. */

/** A message, with its words as the lexicon knows them. */
interface Message {
  text: OpenText
  analysis: OpenAnalysis
}

interface AskedGift extends Resolved {
  gift?: GiftWish
  /** What goods that are spoken of already are for: to be given away. */
  purpose?: string
}

/** A gift is asked for where no goods are named, or none but those that people call gifts. */
function readGift({ text, analysis: { analysis } }: Message, before: Resolved, hasShown: boolean): AskedGift {
  const namesGoods = analysis.concepts.some(({ kind, start, end }) => kind === 'type' && !isGiftWord(text.folded.slice(start, end)))
  if (namesGoods) return before
  if (hasShown && asGift.test(text.folded) && !asksForGift.test(text.folded)) {
    const spans = giftReader.read(before.open, { analysis }).map(({ span }) => span)
    return { open: before.open.without(spans), found: before.found, purpose: giftIn(text.folded) }
  }
  const isBeside = hasShown && besideAll.test(text.folded)
  const { open, found } = isBeside
    ? giftBeside(text, before, analysis)
    : resolve(
        before.open,
        [rule('gift', hasShown ? giftReader : pleasingReader, 'occasions and recipients are traits of goods where no gift is asked for')],
        { analysis, hasShown: false },
        before.found,
      )
  // "Подарок девочке 6 лет", "что-нибудь ребёнку 5 лет": whom it is for was read as an age.
  const isOfAge = found.all('figure').some(({ field }) => field === 'age')
  if (found.has('gift'))
    return { open, found, gift: { ...joinGifts(found.all('gift')), ...(isOfAge ? { audience: 'kids' as const } : {}) } }
  const isForChild = (!hasShown || isBeside) && isOfAge && asksForAnything.test(text.folded)
  return { open, found, ...(isForChild ? { gift: { audience: 'kids' } } : {}) }
}
/** "And something for a girl of 5", «и ещё что-нибудь маме», 再给弟弟买点东西: beside the goods that are spoken of, whatever it may be. */
const besideAll =
  /(?<!\p{L})(?:ещ[её]|также|плюс|отдельно|заодно|и)\s+(?:\p{L}+\s+){0,3}?(?:что-?(?:нибудь|то)|чего-?нибудь)(?!\p{L})|(?<!\p{L})что-?(?:нибудь|то) (?:ещ[её]|другое|также)(?!\p{L})|(?:^|[.,;]\s*)(?:(?:and|also|plus|oh|ok|then)[\s,]+)+(?:[a-z0-9']+ ){0,7}?(?:something|anything|sth)(?![a-z])|(?<![a-z])(?:something|sth)(?: [a-z0-9']+){0,6} (?:too|as well|also)(?![a-z])|(?:另外|再|还|顺便)(?:想|要|给|帮|来|得)?[^，。？]{0,10}?(?:[买送挑选找][点些个]|什么|东西)/iu
/** The gift of such a message: «ещё что-нибудь» alone would be more of those shown. */
function giftBeside(text: OpenText, { open, found }: Resolved, analysis: OpenAnalysis['analysis']): Resolved {
  const reads = pleasingReader.read(text, { analysis })
  return { open: open.without(reads.map(({ span }) => span)), found: found.with('gift', reads) }
}
const asksForAnything =
  /(?:^|[^а-я])(?:что|чего)(?:-?то|-?нибудь)?(?![а-я])|(?<![a-z])(?:something|anything|sth|smth|what)(?![a-z])|什么|点啥|买[点些]/u

const giftIn = (said: string): string => (/\p{Script=Han}/u.test(said) ? '礼品' : /\p{Script=Cyrillic}/u.test(said) ? 'подарок' : 'gift')

/** "На подарок", "it's for gifts" after mugs says what the mugs are for. */
const asGift =
  /(?:^|[^а-я])(?:в|на|для|как) (?:корпоративн\p{L}+ |новогодн\p{L}+ )?подар(?:ок|ки|ков|ка|очк\p{L}*)(?![а-я])|подарочн|(?<![a-z])(?:as|for|they are|it's|its|it is) (?:a |an |the |for )?(?:corporate |company |birthday |christmas )?(?:gifts?|presents?)(?![a-z])|送礼|送人|(?:当|做|作为)礼[物品]/u
const asksForGift =
  /(?:^|[^а-я])(?:что|чего|чем|чо|че|ищу|ищем|нуж(?:ен|на|но|ны)|надо|подбери|посовету|идеи|вариант|другое|другой)|(?<![a-z])(?:what|ideas?|need|looking|want|suggest|something|anything|sth)(?![a-z])|送什么|什么|推荐|找|想/u

interface Need extends AskedGift {
  occasion?: OccasionName
  /** Kinds of goods that are named by what they are for. */
  use?: string[]
}

/** Goods that are named by what they are for, where no others are named beside that. */
function readUse({ text, analysis: { analysis } }: Message, { open }: Resolved): { use: string[]; open: OpenText } | undefined {
  const [read] = useReader.read(open, { analysis })
  if (!read) return undefined
  const { start, end } = read.span
  const isBeside = analysis.concepts.some((concept) => concept.kind === 'type' && (concept.end <= start || concept.start >= end))
  const said = text.folded.slice(start, end)
  // Goods of another sentence are the ones that are meant: "люди спрашивают, чем зарядить телефон. Нужны повербанки".
  const isElsewhere = analysis.concepts.some(
    ({ kind, start: at }) => kind === 'type' && at >= end && /[.!?]/.test(text.folded.slice(end, at)),
  )
  return isBeside && (!namesNothing.test(said) || isElsewhere) ? undefined : { use: read.value, open: open.without([read.span]) }
}
/** "Something": whoever says so has no name for the goods, whatever they are printed or packed with. */
const namesNothing = /^(?:(?:a |some )?(?:something|smth|sth|anything|thing)|чем |во что |на чем |куда )/u

/** What is named by its use, a gift, or else what an occasion needs. */
export function readNeed(message: Message, conditions: Resolved, hasShown: boolean): Need {
  const used = readUse(message, conditions)
  if (used) return { ...conditions, ...used }
  const asked = readGift(message, conditions, hasShown)
  if (asked.gift || asked.purpose) return asked
  const { people, ...need } = readOccasion(message.text, message.analysis.analysis, conditions, hasShown)
  return { ...need, ...(need.occasion && people ? { gift: { people } } : {}) }
}

export function withOccasion(goods: Goods, occasion: OccasionName, people: GiftWish = {}): { goods: Goods; gift: GiftWish } {
  const traits = goods.traits.filter((trait) => !trait.startsWith('audience.'))
  const audience = occasionOf(occasion).isForChildren ? { audience: 'kids' as const } : {}
  return { goods: { ...goods, types: occasionTypes(occasion), traits }, gift: { ...people, ...audience } }
}

const giftAudiences = ['women', 'men', 'kids'] as const satisfies readonly GiftWish['audience'][]

/** Whom gifts are for by the property of goods that says it. */
export const giftAudienceOf = (trait: string): GiftWish['audience'] => giftAudiences.find((one) => trait === `audience.${one}`)

/** Goods that make a fitting gift, where one is asked for. Whom it is for chooses the kinds; a mug or an umbrella seldom says it. */
export function withGift(goods: Goods, asked: GiftWish | undefined): { goods: Goods; gift?: GiftWish } {
  // "Gifts with unicorns" say what they are by what they show.
  if (!asked || goods.traits.some(isTheme)) return { goods }
  const audience = asked.audience ?? giftAudiences.find((one) => goods.traits.includes(`audience.${one}`))
  const gift = { ...asked, ...(audience ? { audience } : {}) }
  const traits = goods.traits.filter((trait) => !trait.startsWith('audience.'))
  return { goods: { ...goods, types: giftTypes(gift), traits, notTraits: [...goods.notTraits, ...othersThan(audience)] }, gift }
}

/** A scarf for men is no gift for a woman, whatever else a scarf may be. */
const othersThan = (audience: GiftWish['audience']): string[] =>
  audience === 'women' ? ['audience.men'] : audience === 'men' ? ['audience.women'] : []
