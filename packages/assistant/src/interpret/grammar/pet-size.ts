import { analyse } from '@karavan/lexicon/analyse.ts'
import type { Analysis } from '@karavan/lexicon/analysis.ts'

/** How big an animal is: said of it by buyers, and as listings say it of breeds. */
interface PetSize {
  /** Directly before the animal, in lower case. */
  before: RegExp
  /** Within its name. */
  within: RegExp
  breeds: Record<'ru' | 'en' | 'zh', string>
}
const large: PetSize = {
  before:
    /(?<![\p{L}])(?:больш\p{L}{2,3}|крупн\p{L}{2,3}|огромн\p{L}{2,3}|(?:very )?(?:big|large|huge|giant))[\s-]+(?:dog |cat )?$|大型?$/u,
  within: /大型?[犬狗猫]|крупн\p{L}+ пород|large breeds?/u,
  breeds: { ru: 'крупных пород', en: 'large breeds', zh: '大型犬' },
}
const small: PetSize = {
  before: /(?<![\p{L}])(?:маленьк\p{L}{2,3}|мелк\p{L}{2,3}|небольш\p{L}{2,3}|(?:very )?(?:small|little|tiny))[\s-]+$|小型?$/u,
  within: /小型?[犬狗]|мелк\p{L}+ пород|small breeds?/u,
  breeds: { ru: 'мелких пород', en: 'small breeds', zh: '小型犬' },
}
const sizes = [large, small]
const languages = ['ru', 'en', 'zh'] as const

/** "Big dogs", "для больших собак", 大型犬: breeds of that size as listings name them, and the buyer's own word, which says nothing of the goods. */
export function petSizesNamed({ text, concepts }: Analysis): { purposes: string[]; taken: string[] } {
  const found = concepts
    .filter(({ conceptId, isNegated }) => !isNegated && (conceptId === 'audience.dogs' || conceptId === 'audience.cats'))
    .flatMap(({ start, end }) => {
      const lead = text.slice(0, start).toLowerCase()
      const name = text.slice(start, end).toLowerCase()
      const language = /\p{Script=Han}/u.test(name) ? 'zh' : /\p{Script=Cyrillic}/u.test(name) ? 'ru' : 'en'
      return sizes.flatMap(({ before, within, breeds }) => {
        const own = before.exec(lead)?.[0]
        return own !== undefined || within.test(name) ? [{ purpose: breeds[language], own: own?.trim() }] : []
      })
    })
  return {
    purposes: [...new Set(found.map(({ purpose }) => purpose))],
    taken: found.flatMap(({ own }) => own?.split(/[\s-]+/) ?? []),
  }
}

/** The breeds that goods for these are not for: "small breeds" of "large breeds"; `undefined` for any other words. */
export const otherBreeds = (purpose: string): string | undefined =>
  languages.flatMap((language) =>
    sizes.flatMap((size, at) => (size.breeds[language] === purpose ? [sizes[1 - at]!.breeds[language]] : [])),
  )[0]

export const isPet = (concept: string): boolean => concept === 'audience.dogs' || concept === 'audience.cats'
/** 小型犬的可以不要求, "small dogs are not a must" of what is given up: how big they are, while the goods are for dogs all the same. */
export const withPetSizeAlone = (givenUp: readonly string[], sizesNamed: readonly string[]): string[] =>
  sizesNamed.length > 0 && givenUp.some(isPet) ? [...givenUp.filter((one) => !isPet(one)), ...sizesNamed] : [...givenUp]

/** Breeds that a few words name by their size, as listings call them: 小型犬的套装, "small-dog set". */
export const petSizesIn = (text: string): string[] => petSizesNamed(analyse(text.replaceAll('-', ' '), { fuzzy: false })).purposes
