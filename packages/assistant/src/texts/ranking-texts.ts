import type { Language } from '@karavan/contract/language.ts'
import type { Part } from '../rank/parts.ts'
import type { Wish } from '../wish.ts'

/** Words that explain the order of offers. */
interface RankingTexts {
  /** Points that an offer can have at most. */
  intro(most: number): string
  /** What comes before the points, where the buyer wished for an order. */
  sorted: Record<NonNullable<Wish['sort']>, string>
  byPicture: string
  /** Follows an offer's title: its points, and the parts of them in which the offers differ. */
  line(points: string, parts: readonly string[]): string
  part(name: string, points: string, most: number): string
  /** Parts that are the same for all of these offers. */
  alike(names: readonly string[]): string
  sameSeller: string
  gone: string
  parts: Record<Part, string>
}

const en: RankingTexts = {
  intro: (most) => `The order is a sum of points, ${most} at most. Nobody can pay for a place.`,
  sorted: {
    price: 'First comes the lowest price, as you asked; points decide between equals.',
    sales: 'First comes what sells best, as you asked; points decide between equals.',
    moq: 'First comes the smallest minimum order, as you asked; points decide between equals.',
    seller: 'First comes the surest seller, as you asked; points decide between equals.',
    dispatch: 'First comes the fastest dispatch, as you asked; points decide between equals.',
  },
  byPicture: 'First comes what looks most like your picture; points decide between equals.',
  line: (points, parts) => `: ${points}${parts.length > 0 ? ` – ${parts.join('; ')}` : ''}`,
  part: (name, points, most) => `${name} ${points} of ${most}`,
  alike: (names) => `The same for all of them: ${names.join(', ')}.`,
  sameSeller: 'A second offer of the same seller comes a little later than its points say, so that one seller does not fill the page.',
  gone: 'These offers are not to be had any more, so there is nothing to explain.',
  parts: {
    type: 'kind of goods',
    words: 'your words',
    color: 'colour',
    material: 'material',
    traits: 'features',
    size: 'size',
    measure: 'measures',
    price: 'price',
    moq: 'minimum order',
    seller: 'seller',
    sales: 'sales',
    stock: 'stock',
    picture: 'picture',
  },
}

const ru: RankingTexts = {
  intro: (most) => `Порядок – это сумма баллов, самое большее ${most}. Платных мест нет.`,
  sorted: {
    price: 'Сначала самые дешёвые, как вы просили; баллы решают при равной цене.',
    sales: 'Сначала самые ходовые, как вы просили; баллы решают при равных продажах.',
    moq: 'Сначала с самым маленьким минимальным заказом, как вы просили; баллы решают между равными.',
    seller: 'Сначала от самых надёжных продавцов, как вы просили; баллы решают между равными.',
    dispatch: 'Сначала с самой быстрой отправкой, как вы просили; баллы решают между равными.',
  },
  byPicture: 'Сначала то, что больше всего похоже на ваше фото; баллы решают между равными.',
  line: (points, parts) => `: ${points}${parts.length > 0 ? ` – ${parts.join('; ')}` : ''}`,
  part: (name, points, most) => `${name} ${points} из ${most}`,
  alike: (names) => `Одинаково у всех: ${names.join(', ')}.`,
  sameSeller: 'Второе предложение того же продавца стоит чуть дальше, чем по баллам, чтобы один продавец не занял всю страницу.',
  gone: 'Этих предложений уже нет, поэтому объяснять нечего.',
  parts: {
    type: 'вид товара',
    words: 'ваши слова',
    color: 'цвет',
    material: 'материал',
    traits: 'особенности',
    size: 'размер',
    measure: 'объём или размеры',
    price: 'цена',
    moq: 'минимальный заказ',
    seller: 'продавец',
    sales: 'продажи',
    stock: 'наличие',
    picture: 'фото',
  },
}

const zh: RankingTexts = {
  intro: (most) => `排序按得分相加，满分${most}分。没有付费位。`,
  sorted: {
    price: '按您的要求，价格低的在前；价格相同时看得分。',
    sales: '按您的要求，卖得多的在前；销量相同时看得分。',
    moq: '按您的要求，起订量小的在前；相同时看得分。',
    seller: '按您的要求，卖家更可靠的在前；相同时看得分。',
    dispatch: '按您的要求，发货快的在前；相同时看得分。',
  },
  byPicture: '与您的图片最相似的在前；相同时看得分。',
  line: (points, parts) => `：${points}分${parts.length > 0 ? `（${parts.join('、')}）` : ''}`,
  part: (name, points, most) => `${name}${points}/${most}`,
  alike: (names) => `各商品相同的部分：${names.join('、')}。`,
  sameSeller: '同一卖家的第二个商品会比得分略靠后，以免一家占满页面。',
  gone: '这些商品已经没有了，无法说明排序。',
  parts: {
    type: '品类',
    words: '您的用词',
    color: '颜色',
    material: '材质',
    traits: '特点',
    size: '尺码',
    measure: '规格',
    price: '价格',
    moq: '起订量',
    seller: '卖家',
    sales: '销量',
    stock: '库存',
    picture: '图片',
  },
}

const byLanguage: Record<Language, RankingTexts> = { en, ru, zh }
export const rankingTextsOf = (language: Language): RankingTexts => byLanguage[language]
