import type { Language } from '@karavan/contract/language.ts'

/** Ways to pay that buyers ask for by name. */
const ways: readonly (readonly [RegExp, Readonly<Record<Language, string>>])[] = [
  [/pay ?pal|пэй ?пал|пейпал/iu, { en: 'PayPal', ru: 'PayPal', zh: 'PayPal' }],
  [/ali ?pay|али ?п[эе]й|支付宝/iu, { en: 'Alipay', ru: 'Alipay', zh: '支付宝' }],
  [/we ?chat(?: pay)?|вичат|вечат|微信(?:支付|付)?/iu, { en: 'WeChat Pay', ru: 'WeChat Pay', zh: '微信支付' }],
  [
    /(?<![a-z])(?:usdt|crypto|bitcoin|btc)(?![a-z])|крипт\p{L}*|加密货币|比特币/iu,
    { en: 'cryptocurrency', ru: 'криптовалютой', zh: '加密货币' },
  ],
  [/(?<!\p{L})сбп(?!\p{L})/iu, { en: 'SBP', ru: 'по СБП', zh: 'SBP' }],
  [
    /cash on delivery|(?<![a-z])cod(?![a-z])|наложенн\p{L}+|при получени\p{L}+|货到付款/iu,
    { en: 'cash on delivery', ru: 'при получении', zh: '货到付款' },
  ],
  [
    /bank transfer|wire transfer|банковск\p{L}+ перевод\p{L}*|银行转账|电汇/iu,
    { en: 'bank transfer', ru: 'банковским переводом', zh: '银行转账' },
  ],
  [
    /(?<![a-z])(?:credit |debit |bank )?card(?![a-z])|карт(?:ой|очкой|у)(?!\p{L})|信用卡|刷卡|银行卡/iu,
    { en: 'card', ru: 'картой', zh: '银行卡' },
  ],
]

/** The ways to pay that a message names, as they are called in a language. */
export const waysNamed = (message: string, language: Language): string[] =>
  ways.flatMap(([said, names]) => (said.test(message) ? [names[language]] : []))
