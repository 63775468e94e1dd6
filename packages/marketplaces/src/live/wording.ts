import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import { toPlainText } from '../plain-text.ts'
import { toText } from './read.ts'

export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Characters. Longer ones are cut: nobody reads them, and every list would carry them. */
export const maxLength = { name: 200, value: 1_000, title: 1_000, description: 20_000 } as const

/** A text of a listing as plain text; `undefined` where nothing is left. */
export function toPlain(value: unknown, max: number = maxLength.name): string | undefined {
  const plain = toPlainText((toText(value) ?? '').slice(0, 4 * max))
  return (
    (plain.length > max
      ? `${plain
          .slice(0, max - 1)
          .toWellFormed()
          .trimEnd()}…`
      : plain) || undefined
  )
}

export interface Translated {
  text: string | undefined
  language: Language
}

/**
 * The original and what the marketplace calls its translations, which it often leaves in Chinese: such a "translation" is none. `undefined` where there is
 * neither.
 */
export function toLocalized(original: string | undefined, ...translations: (Translated | undefined)[]): LocalizedText | undefined {
  const found: LocalizedText = original === undefined ? {} : { zh: original }
  for (const { text, language } of translations.flatMap((one) => one ?? [])) {
    if (text !== undefined && language !== 'zh' && !isChinese(text)) found[language] = text
  }
  return Object.keys(found).length > 0 ? found : undefined
}

/** Units that goods are sold by, as the marketplaces write them. */
const units: Record<string, LocalizedText> = {
  件: { ru: 'шт.', en: 'pcs' }, 个: { ru: 'шт.', en: 'pcs' }, 只: { ru: 'шт.', en: 'pcs' }, 条: { ru: 'шт.', en: 'pcs' }, 支: { ru: 'шт.', en: 'pcs' },
  把: { ru: 'шт.', en: 'pcs' }, 台: { ru: 'шт.', en: 'pcs' }, 张: { ru: 'шт.', en: 'pcs' }, 块: { ru: 'шт.', en: 'pcs' }, 顶: { ru: 'шт.', en: 'pcs' },
  双: { ru: 'пар', en: 'pairs' }, 对: { ru: 'пар', en: 'pairs' }, 副: { ru: 'пар', en: 'pairs' }, 套: { ru: 'компл.', en: 'sets' },
  箱: { ru: 'кор.', en: 'cartons' }, 盒: { ru: 'кор.', en: 'boxes' }, 包: { ru: 'упак.', en: 'packs' }, 袋: { ru: 'упак.', en: 'bags' },
  瓶: { ru: 'бут.', en: 'bottles' }, 卷: { ru: 'рул.', en: 'rolls' }, 米: { ru: 'м', en: 'm' }, 公斤: { ru: 'кг', en: 'kg' }, 千克: { ru: 'кг', en: 'kg' },
} // biome-ignore format: a table

export function toUnit(name: string | undefined): LocalizedText | undefined {
  const zh = toPlain(name, 20)
  return zh === undefined ? undefined : { zh, ...units[zh] }
}

/** Provinces, which addresses of sellers begin with. The towns in them stay as they are written. */
const provinces: Record<string, LocalizedText> = {
  浙江: { ru: 'Чжэцзян', en: 'Zhejiang' }, 广东: { ru: 'Гуандун', en: 'Guangdong' }, 江苏: { ru: 'Цзянсу', en: 'Jiangsu' },
  福建: { ru: 'Фуцзянь', en: 'Fujian' }, 山东: { ru: 'Шаньдун', en: 'Shandong' }, 河北: { ru: 'Хэбэй', en: 'Hebei' },
  河南: { ru: 'Хэнань', en: 'Henan' }, 上海: { ru: 'Шанхай', en: 'Shanghai' }, 北京: { ru: 'Пекин', en: 'Beijing' },
  天津: { ru: 'Тяньцзинь', en: 'Tianjin' }, 重庆: { ru: 'Чунцин', en: 'Chongqing' }, 湖北: { ru: 'Хубэй', en: 'Hubei' },
  湖南: { ru: 'Хунань', en: 'Hunan' }, 江西: { ru: 'Цзянси', en: 'Jiangxi' }, 安徽: { ru: 'Аньхой', en: 'Anhui' },
  四川: { ru: 'Сычуань', en: 'Sichuan' }, 辽宁: { ru: 'Ляонин', en: 'Liaoning' }, 吉林: { ru: 'Цзилинь', en: 'Jilin' },
  黑龙江: { ru: 'Хэйлунцзян', en: 'Heilongjiang' }, 陕西: { ru: 'Шэньси', en: 'Shaanxi' }, 山西: { ru: 'Шаньси', en: 'Shanxi' },
  广西: { ru: 'Гуанси', en: 'Guangxi' }, 云南: { ru: 'Юньнань', en: 'Yunnan' }, 贵州: { ru: 'Гуйчжоу', en: 'Guizhou' },
  海南: { ru: 'Хайнань', en: 'Hainan' }, 甘肃: { ru: 'Ганьсу', en: 'Gansu' }, 青海: { ru: 'Цинхай', en: 'Qinghai' },
  宁夏: { ru: 'Нинся', en: 'Ningxia' }, 新疆: { ru: 'Синьцзян', en: 'Xinjiang' }, 西藏: { ru: 'Тибет', en: 'Tibet' },
  内蒙古: { ru: 'Внутренняя Монголия', en: 'Inner Mongolia' }, 香港: { ru: 'Гонконг', en: 'Hong Kong' }, 台湾: { ru: 'Тайвань', en: 'Taiwan' },
} // biome-ignore format: a table

/** Where a seller is, or sends from: the province in the reader's language. */
export function toPlace(name: string | undefined): LocalizedText | undefined {
  const zh = toPlain(name)
  if (zh === undefined) return undefined
  const province = Object.keys(provinces).find((one) => zh.replace(/^中国\s*/, '').startsWith(one))
  return { zh, ...(province ? provinces[province] : {}) }
}

/** Hours within which a seller promises to send: '48小时发货', 'shipIn48Hours', '当日发货'. */
export function toDispatchHours(promises: readonly (string | undefined)[]): number | undefined {
  const hours = promises.flatMap((promise = '') => {
    const named = /(\d{1,3})\s*(?:小时|h(?:ours?)?\b)/i.exec(promise)?.[1] ?? /^shipIn(\d{1,3})Hours/i.exec(promise)?.[1]
    if (named && Number(named) > 0) return [Number(named)]
    return /当[日天]发|shipInToday/i.test(promise) ? [24] : []
  })
  return hours.length > 0 ? Math.min(...hours) : undefined
}
