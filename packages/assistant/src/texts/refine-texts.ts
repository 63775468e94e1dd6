import type { Language } from '@karavan/contract/language.ts'
import type { SelectionSort } from '@karavan/contract/selection.ts'

/** What is said of conditions that can be taken away by a press, and of orders that can be asked for so. */
interface RefineTexts {
  /** On a chip, where "each" goes without saying. */
  priceAbout(price: string): string
  trustedSeller: string
  /** Begins the answer to a press. */
  without(condition: string): string
  /** The condition had been taken away before. */
  goneAlready: string
  sorted: Record<SelectionSort, string>
}

const texts: Record<Language, RefineTexts> = {
  ru: {
    priceAbout: (price) => `около ${price}`,
    trustedSeller: 'надёжный продавец',
    without: (condition) => `Ищу без условия «${condition}».`,
    goneAlready: 'Этого условия в поиске уже нет.',
    sorted: {
      relevance: 'Сначала самые подходящие.',
      price: 'Сначала самые дешёвые.',
      moq: 'Сначала предложения с самым маленьким минимальным заказом.',
      seller: 'Сначала продавцы, которые дольше на площадке и у которых чаще покупают повторно.',
      dispatch: 'Сначала те, кто отправляет быстрее; предложения без указанного срока стоят в конце.',
    },
  },
  en: {
    priceAbout: (price) => `about ${price}`,
    trustedSeller: 'reliable seller',
    without: (condition) => `Searching without “${condition}”.`,
    goneAlready: 'This condition is no longer part of the search.',
    sorted: {
      relevance: 'Best matches first.',
      price: 'Lowest price first.',
      moq: 'Smallest minimum order first.',
      seller: 'Sellers who have been on the marketplace longer and are bought from again more often come first.',
      dispatch: 'Fastest dispatch first; offers that state no time come last.',
    },
  },
  zh: {
    priceAbout: (price) => `约 ${price}`,
    trustedSeller: '可靠的卖家',
    without: (condition) => `已去掉条件“${condition}”。`,
    goneAlready: '搜索中已没有这个条件。',
    sorted: {
      relevance: '最符合的排在前面。',
      price: '价格最低的排在前面。',
      moq: '起订量最小的排在前面。',
      seller: '开店时间长、复购率高的卖家排在前面。',
      dispatch: '发货最快的排在前面，未注明时间的排在最后。',
    },
  },
}

export const refineTextsOf = (language: Language): RefineTexts => texts[language]
