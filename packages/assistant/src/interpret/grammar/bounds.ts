import { anyOf, type Wording } from './pattern.ts'

/** Words before a number that say on which side of it the wish lies. */

const upToWords: Wording = {
  ru: [
    '(?:не|ничего|никак) (?:дороже|больше|более|выше|свыше)(?: чем)?',
    String.raw`(?<!не\s)(?:по)?дешевле(?: чем)?`,
    'до',
    String.raw`(?<!не\s)(?:ниже|меньше|менее)`,
    'максимум',
    String.raw`макс\.?`,
    'в пределах',
    'в районе до',
    'под',
    'за',
    'по',
  ],
  en: [
    '(?:no|not|nothing|none|never) (?:more|bigger|higher|larger|greater|pricier|dearer|costlier) th[ae]n',
    '(?:no|not|nothing|none|never) (?:over|above)',
    'at most',
    'up to',
    'under',
    'below',
    String.raw`(?<!\b(?:no|not)\s)(?:less|smaller) th[ae]n`,
    '(?:cheaper|lower) th[ae]n',
    'within',
    'max(?:imum)?',
  ],
  zh: ['不超过', '不高于', '(?:不要|别|不能|不可)超过?', '(?<!不)(?:低于|小于)', '最多', '最高', '不到'],
  signs: ['<=?', '≤'],
}
const fromWords: Wording = {
  ru: [
    'от',
    'не (?:дешевле|меньше|менее|ниже)(?: чем)?',
    String.raw`(?<!(?:не|ничего|никак)\s)(?:дороже|больше|более|выше|свыше)(?: чем)?`,
    'минимум',
    'хотя бы',
    'начиная с',
  ],
  en: [
    'from',
    String.raw`(?<!\b(?:no|not|nothing|none|never)\s)(?:over|above)`,
    String.raw`(?<!\b(?:no|not|nothing|none|never)\s)(?:more|bigger) th[ae]n`,
    'at (?:the very )?least',
    'starting (?:at|from)',
    'min(?:imum)?',
    '(?:no|not) (?:less|lower|smaller) th[ae]n',
  ],
  zh: ['不低于', '(?<![不别要能可])(?:高于|超过|大于)', '至少', '起码'],
  signs: ['>=?', '≥'],
}
const aboutWords: Wording = {
  ru: ['около', 'примерно', 'порядка', 'приблизительно', 'где-?то', 'в районе'],
  en: ['about', 'abt', 'around', 'approximately', String.raw`approx\.?`, 'roughly', 'circa'],
  zh: ['大约', '大概', '约', '差不多'],
  signs: ['~', '≈'],
}

export const upTo = anyOf(upToWords)
/** "По 500 г/м²" is exactly so much: of what is measured these bound nothing. */
const ofPrices: readonly string[] = ['под', 'за', 'по']
export const upToMeasure = anyOf({ ...upToWords, ru: (upToWords.ru ?? []).filter((word) => !ofPrices.includes(word)) })
export const from = anyOf(fromWords)
export const about = anyOf(aboutWords)

/** "Of/is/:" between a word and its number. */
export const link = String.raw`(?:\s*(?:[:=—–-]|это|в|is|of|=|是|在|为)?\s*)`
