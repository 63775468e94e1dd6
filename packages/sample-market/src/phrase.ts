import type { Gender } from './russian.ts'

/** Chinese (the original), Russian, English. */
export type Triple = readonly [zh: string, ru: string, en: string]

/** Chinese, Russian, gender of the Russian noun, English. */
export type Noun = readonly [zh: string, ru: string, gender: Gender, en: string]

/**
 * Something said of the goods, with what it does to the price (1 when absent). A single Russian adjective in the masculine is put before the noun
 * and made to agree; anything else follows it (`с крышкой`, `для дома`). English that begins with a preposition follows the noun too.
 */
export type Phrase = readonly [zh: string, ru: string, en: string, priceFactor?: number]
