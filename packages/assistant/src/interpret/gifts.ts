import { B, E, NUM, re, type Scan } from './scan.ts'

/** What a message that asks for a gift, and names no goods, says of it. */
export interface GiftWish {
  /** Whom it is for, as far as occasion or recipient tell. */
  audience?: 'women' | 'men' | 'kids'
  isNewYear: boolean
  /** How many people get one. */
  people?: number
}

const giftWords = re`${B}(?:подар(?:ить|ок|к[аиуе]|ков|ком|кам[и]?|очек|очки)|презент(?:ы|ов|а)?|сувенир(?:ы|ов|а|чик\p{L}*)?|(?:corporate\s+|company\s+|business\s+)?(?:gifts?|presents?|giveaways?|souvenirs?)(?:\s+ideas?)?)${E}|(?:公司|企业|商务)?(?:礼品|礼物|伴手礼|赠品)`
const newYear = re`${B}(?:(?:на|к|под)\s+)?(?:нов(?:ый|ого|ому|ым)\s+год\p{L}*|нг|рождеств\p{L}*|новогодн\p{L}*|(?:for\s+(?:the\s+)?)?(?:new\s+year(?:'s)?|christmas|xmas))${E}|(?:公司)?年会|新年|元旦|春节|圣诞节?`
const dates = re`${B}(?:(?:на|к|ко)\s+)?${NUM}(?:-?(?:е|му|го))?\s+(?<month>марта|февраля)${E}`
const womensDay = re`${B}(?:for\s+)?(?:international\s+)?women'?s?\s+day${E}|妇女节|三八节?`
const occasions = re`${B}(?:(?:на|к|ко|для)\s+)?(?:д(?:ень|ню|ня)\s+рождени[яе]|др|юбиле[йяю]|корпоратив\p{L}*|свадьб\p{L}*|праздник\p{L}*|день\s+(?:учителя|компании)|(?:for\s+(?:a\s+|the\s+)?)?(?:birthdays?|anniversary|corporate|company|office|wedding|party|holidays?))${E}|公司|企业|生日|婚礼|节日`
const recipients: [GiftWish['audience'] | undefined, RegExp][] = [
  [
    'women',
    re`${B}(?:для\s+|for\s+(?:my\s+|our\s+)?)?(?:мам(?:е|ам|ы)|жен(?:е|ам)|девушк(?:е|ам|и)|девочкам|женщин(?:ам|ы|е)?|подруг(?:е|ам|и)|бабушк(?:е|ам|и)|mums?|moms?|mothers?|wife|wives|girlfriends?|women|ladies|her)${E}|妈妈|女友|女生|女士|女员工`,
  ],
  [
    'men',
    re`${B}(?:для\s+|for\s+(?:my\s+|our\s+)?)?(?:пап(?:е|ам|ы)|муж(?:у|ьям|чинам|чине|чин)|парн(?:ю|ям)|дедушк(?:е|ам|и)|dads?|fathers?|husbands?|boyfriends?|men|him)${E}|爸爸|男友|男生|男士|男员工`,
  ],
  [
    'kids',
    re`${B}(?:для\s+|for\s+(?:my\s+|our\s+)?)?(?:дет(?:ям|ей|ишкам)|ребенку|школьник(?:ам|ов)|ученик(?:ам|ов)|внук(?:ам|у)|kids|children|pupils)${E}|孩子|儿童|小朋友|学生`,
  ],
  [
    undefined,
    re`${B}(?:для\s+|for\s+(?:my\s+|our\s+|the\s+)?)?(?:коллег(?:ам|и|е)?|сотрудни(?:кам|ки|ков|цам)|работник(?:ам|ов)|клиент(?:ам|ы|ов)|партнер(?:ам|ы|ов)|гост(?:ям|ей)|друзьям|учител(?:ям|ю|ей|ьнице)|воспитател\p{L}*|команд[еыу]|staff|employees?|colleagues?|coworkers?|team|clients?|customers?|partners?|guests?|friends?|teachers?)${E}|员工|同事|客户|老师|嘉宾|朋友|伙伴`,
  ],
]

const people = [
  re`${B}(?:(?:на|для|из|for)\s+)?${NUM}\s+(?:человек|персон|people|persons)${E}|${NUM}\s?[个位名](?:人|员工|同事|客户)`,
  re`${B}(?:for\s+)?${NUM}(?=\s+(?:дет(?:ям|ей)|коллег(?:ам)?|сотрудни(?:кам|ков|цам)|клиент(?:ам|ов)|гост(?:ям|ей)|учител(?:ям|ей)|kids|children|employees|colleagues|coworkers|clients|customers|guests|teachers)${E})`,
]

/** "Souvenirs" may be figurines and "New Year" its decorations, but beside a gift they mean anything to give away, and when. */
export const isGiftWord = (word: string): boolean =>
  /^(?:сувенир\p{L}*|souvenirs?|礼品|礼物|伴手礼|нов\p{L}* год\p{L}*|рождеств\p{L}*|new year|christmas|新年|圣诞节?)$/u.test(word)

/** The wish for a gift, taken out of a message that names no goods; `undefined` where it asks for none. */
export function readGift(scan: Scan): GiftWish | undefined {
  if (!scan.take(giftWords)) return undefined
  const gift: GiftWish = { isNewYear: scan.take(newYear) !== undefined }
  const month = scan.take(dates)?.group('month')
  if (month === 'марта' || scan.take(womensDay)) gift.audience = 'women'
  else if (month === 'февраля') gift.audience = 'men'
  for (const pattern of people) {
    const told = scan.take(pattern)
    const count = told?.number(0) ?? told?.number(1)
    if (count !== undefined && count > 1) gift.people ??= count
  }
  for (let round = 0; round < 3 && scan.take(occasions); round++);
  for (const [audience, words] of recipients) if (scan.take(words) && audience) gift.audience ??= audience
  return gift
}

/** Kinds of goods that are given away in numbers, what fits most people first. */
const kinds: Record<'anyone' | 'newYear' | NonNullable<GiftWish['audience']>, string[]> = {
  anyone: ['thermos-mug', 'notebook', 'umbrella', 'power-bank', 'mug', 'blanket'],
  newYear: ['christmas-decor', 'mug', 'thermos-mug', 'blanket', 'notebook', 'umbrella'],
  women: ['mug', 'scarf', 'umbrella', 'cosmetic-bag', 'night-light', 'towel'],
  men: ['thermos-mug', 'power-bank', 'flashlight', 'umbrella', 'notebook', 'screwdriver-set'],
  kids: ['soft-toy', 'building-blocks', 'puzzle', 'pencil-case', 'night-light', 'notebook'],
}

/** Product type concepts that make a fitting gift. */
export const giftTypes = ({ audience, isNewYear }: GiftWish): string[] =>
  kinds[audience ?? (isNewYear ? 'newYear' : 'anyone')].map((kind) => `type.${kind}`)
