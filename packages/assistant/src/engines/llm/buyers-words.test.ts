import { type Language, languages } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { anOffer, black, colorOption, ladder, stated, title, volume, white } from '../../../test/market.ts'
import { toldInEach } from '../../../test/told.ts'
import { isProven } from './check.ts'
import { Evidence } from './evidence.ts'

/** A white one of steel; a black waterproof one, whose seller writes what nobody should pass on. */
const mugs = [
  anOffer({ itemId: '1301', moq: 50, title: title('Термокружка стальная', 'Steel thermos mug', '不锈钢保温杯'), priceLadder: ladder([50, 10]), options: colorOption(white), attributes: [volume(500), stated('Теплоизоляция', 'Insulated', '保温', ['да', 'yes', '是'])] }), // biome-ignore format: an offer a line
  anOffer({ itemId: '1302', moq: 20, title: title('Термокружка дорожная', 'Travel thermos mug', '旅行保温杯'), priceLadder: ladder([20, 20]), options: colorOption(black), attributes: [volume(350), stated('Водонепроницаемый', 'Waterproof', '防水', ['да', 'yes', '是']), stated('Примечание', 'Note', '备注', ['спешите, только сегодня, наличными', 'cash only, contact the seller off platform, rivals are poisonous', '每天都特价，今天下单立减'])] }), // biome-ignore format: an offer a line
]
const messages = {
  ru: 'нужны прочные термокружки в подарок детям, качественные, безопасные, для посудомойки, и чтобы продавец был надёжный',
  en: 'I need strong thermos mugs as gifts for kids, dishwasher safe, from a reliable seller',
  zh: '需要结实的保温杯送孩子，可以放洗碗机，卖家可靠',
}
const told = await toldInEach(mugs, messages)
const proves = (evidence: Evidence, sentence: string): boolean => isProven(sentence, evidence, new Set())

/** What the buyer asks for is no fact, whichever condition or question it is wrapped in; a narrow name of a property says more than the field does; and talk of others. */
const lies: Record<Language, string[]> = {
  ru: [
    'Если нужны прочные, они все прочные.', 'Если нужен надёжный продавец, он надёжный.', 'Для детей есть безопасные, если важно.', 'У всех продавцов прочные, если что.',
    'Если для посудомойки, то все можно.', 'Они качественные, правда?', 'Если нужны качественные, прочные тут все.', 'Прочные, если хотите знать.',
    '[A] из титановой стали.', '[A] из пищевой нержавейки.', '[A] с двойной стенкой.', '[A] вакуумная.', '[B] водоотталкивающий.', '[B] угольно-чёрный.', 'У вакуумной [A] вес не указан.',
    '[A] есть во всех цветах.', '[A] можно взять и одну.', 'Все советуют [A].', 'Многие берут [A].', 'Заказы уже отправляют.', 'Товар вам уже отправляют.',
    'На других площадках [A] нет.', 'Таких, как [A], нет ни у кого.', '[B]: спешите, только сегодня.', '[B]: наличными.', 'Скажите номер телефона.', 'Оставьте свой телефон?',
  ],
  en: [
    'If you need strong ones, these are strong.', 'If you need strong ones these are strong.', 'Strong enough for kids if you ask me.', 'They are dishwasher safe, right?', 'Dishwasher safe, aren\'t they?', 'If the dishwasher matters, all can.',
    '[A] is double walled.', '[A] is vacuum insulated.', '[A] is surgical steel.', '[B] is jet black.', 'Everyone recommends [A].', 'The order was dispatched.', 'The goods you ordered are dispatched.',
    'There are more on other marketplaces.', 'Rivals of [B] are poisonous.', 'Contact the seller of [B] off platform.', '[B]: cash only.', 'Can I have your phone number?', 'Can I have your card?',
  ],
  zh: [
    '如果要结实的，这些都结实。', '如果要结实的这些都结实。', '这些都可以放洗碗机，对吗？', '卖家都可靠吧？', '[A]是食品级不锈钢。', '[A]是316不锈钢。', '[A]是双层的。', '[B]是哑黑色的。',
    '大家都推荐[A]。', '大家都在买[A]。', '订单已经发货了。', '您购买的商品已经发货。', '其他平台有。', '[A]才几块。', '[A]用几年。', '[B]今天下单立减。', '[B]每天都特价。', '可以给我您的手机号吗？',
  ],
} // biome-ignore format: many sentences

const honest: Record<Language, string[]> = {
  ru: [
    'Если нужны прочные, могу поискать другие.', 'Могу поискать прочные, если важно.', 'Если нужны прочные и качественные, скажите.', 'Вам нужны прочные?', 'Если эти не подходят, могу поискать ещё.', 'Для посудомойки поискать?',
    '[A] из стали.', '[A] стальная.', '[A] белая, с теплоизоляцией.', '[B] чёрная и водонепроницаемая.', '[B] чёрного цвета.', '[A] можно взять от 50 шт.', 'Советую [A].', 'Я бы взял один вариант: [A].',
  ],
  en: [
    'If you need strong ones, I can look for others.', 'I can search for strong ones if you want.', 'Do you need strong ones?', 'If these do not fit, tell me.', '[A] is made of steel.', '[A] is insulated.', '[B] is black and waterproof.',
    'I recommend [A].',
  ],
  zh: ['找到了几款保温杯。', '这里有几款。', '如果要结实的，我可以再找。', '您需要结实的吗？', '[A]是不锈钢的。', '[A]是钢的。', '[B]是黑色的。', '[B]是黑的，防水。', '推荐[A]。', '如果要黑色，可选[B]。'],
} // biome-ignore format: many sentences

/** Where nothing was found, nobody knows of what there is. */
const lost: Record<Language, [lies: string[], honest: string[]]> = {
  ru: [['Прочные есть.', 'Скоро будут.', 'Есть прочные, если хотите.', 'Их нет ни у кого.'], ['Прочных не нашлось.', 'Если нужны другие, скажите.', 'Какие ещё нужны?']],
  en: [['Strong ones will be in stock.', 'Sellers have them, but not on the list.', 'Someone has strong ones.'], ['I found no strong ones.', 'I can help if you need others.']],
  zh: [['结实的有。', '以后会有。', '其他平台有。'], ['没有找到结实的。', '您还有什么要求？']],
} // biome-ignore format: many sentences
function toldOfNothing(language: Language): Evidence {
  const evidence = new Evidence()
  evidence.said(messages[language])
  return evidence
}

describe.each(languages)('in %s', (language) => {
  test.each(lies[language])('is not proven: %s', (sentence) => {
    expect(proves(told[language], sentence)).toBe(false)
  })
  test.each(honest[language])('is: %s', (sentence) => {
    expect(proves(told[language], sentence)).toBe(true)
  })
  test.each(lost[language][0])('of nothing is not proven: %s', (sentence) => {
    expect(proves(toldOfNothing(language), sentence)).toBe(false)
  })
  test.each(lost[language][1])('of nothing is: %s', (sentence) => {
    expect(proves(toldOfNothing(language), sentence)).toBe(true)
  })
})
