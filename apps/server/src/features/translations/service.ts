import { hash } from 'node:crypto'
import { nameInWords, titleInWords, valueInWords } from '@karavan/assistant/translate/lexicon.ts'
import type { Translate } from '@karavan/assistant/translate/model.ts'
import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import type { Offer, OfferSummary } from '@karavan/marketplaces/port.ts'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { toStorable } from '../../platform/text.ts'
import { deleteTranslatedBefore, insertTranslated, listTranslated } from './repository.ts'

/** Texts that one call of the model takes, and how long it may. */
const batch = 24
const batchMs = 30_000
/** Texts that may wait; what does not fit is asked for when it is seen again. */
const maxWaiting = 600
/** After a failure the model is left alone for so long. */
const restMs = 60_000
/** Longer ones are descriptions. */
const longestText = 300
const keptMs = 180 * 24 * 60 * 60_000
/** What is read in other languages than the sellers'. */
const targets = ['ru', 'en'] as const satisfies Language[]

/** A text and the language it is wanted in. */
interface Wanted {
  key: string
  text: string
  to: Language
}

const keyOf = (text: string, to: Language): string => hash('sha256', `${to}\n${text}`, 'base64url')

export interface TranslationDeps {
  db: Db
  clock: Clock
  log: Log
  /** Left out, texts are worded by the lexicon alone. */
  translate?: Translate | undefined
  /** What the shop may spend on its model in a day. */
  budget?: { isLeft(): Promise<boolean>; spend(tokens: number): Promise<void> } | undefined
}

export interface Translations {
  /**
   * Offers with their titles, attributes and options in the languages that their marketplace does not give: as the model has translated them, else as the lexicon can word them; else as they were.
   * Waits for no model: what is not translated yet is behind the answer, for the next time. `translated` of an offer says in which languages its words are a program's.
   */
  apply<T extends Offer | OfferSummary>(offers: readonly T[]): Promise<T[]>
  /** Resolves once nothing waits to be translated. */
  settled(): Promise<void>
  close(): void
}

/** The words that others are made of. */
const originalOf = ({ zh, en, ru, source }: LocalizedText): string | undefined => zh || source || en || ru

function wantedOf(texts: LocalizedText): Wanted[] {
  const text = originalOf(texts)
  if (!text || text.length > longestText || !/\p{L}/u.test(text)) return []
  return targets.flatMap((to) => (texts[to] ? [] : [{ key: keyOf(text, to), text, to }]))
}

const textsOf = ({ title, attributes, options }: Offer | OfferSummary): LocalizedText[] => [
  title,
  ...attributes.flatMap(({ name, value }) => [name, value]),
  ...options.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]),
]

export function createTranslations({ db, clock, log, translate, budget }: TranslationDeps): Translations {
  /** What is known of a key; a text that is not translated yet is asked for again after a while, as another process may have been quicker. */
  const known = new LRUCache<string, { text: string | null }>({ max: 20_000 })
  const missing = new LRUCache<string, true>({ max: 5_000, ttl: 5_000 })
  const waiting = new Map<string, Wanted>()
  const ending = new AbortController()
  let restsUntil = 0
  let running: Promise<void> | undefined

  async function look(wanted: readonly Wanted[]): Promise<void> {
    const unknown = wanted.filter(({ key }) => !known.has(key) && !missing.has(key))
    if (unknown.length === 0) return
    const keys = [...new Set(unknown.map(({ key }) => key))]
    for (const { key, text } of await listTranslated(db, keys)) known.set(key, { text })
    for (const one of unknown) {
      if (known.has(one.key)) continue
      missing.set(one.key, true)
      if (translate && waiting.size < maxWaiting) waiting.set(one.key, one)
    }
    if (waiting.size > 0) running ??= work().finally(() => (running = undefined))
  }

  async function work(): Promise<void> {
    // What one answer wants is translated together.
    await new Promise((ready) => setTimeout(ready, 50))
    while (waiting.size > 0 && translate && !ending.signal.aborted) {
      if (clock().getTime() < restsUntil) break
      const [first] = waiting.values()
      const part = [...waiting.values()].filter(({ to }) => to === first?.to).slice(0, batch)
      try {
        if (budget && !(await budget.isLeft())) break
        const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(batchMs)])
        const { texts, usage } = await translate(
          part.map(({ text }) => text),
          part[0]?.to ?? 'ru',
          signal,
        )
        await budget?.spend(usage.inputTokens + usage.outputTokens)
        const rows = part.map(({ key }, at) => ({ key, text: texts[at] === undefined ? null : toStorable(texts[at]), at: clock() }))
        await insertTranslated(db, rows)
        for (const { key, text } of rows) known.set(key, { text })
      } catch (error) {
        if (ending.signal.aborted) return
        // The message alone: an error of the provider carries the whole request.
        log.warn(
          { reason: error instanceof Error ? error.message.slice(0, 200) : String(error) },
          'texts of listings could not be translated',
        )
        restsUntil = clock().getTime() + restMs
      }
      for (const { key } of part) waiting.delete(key)
    }
    waiting.clear()
  }

  /** The texts with what is known in the languages that they lack. `inWords`: what the lexicon makes of it. */
  function worded(
    texts: LocalizedText,
    inWords: (text: string, to: Language) => string | undefined,
    translated: Set<Language>,
  ): LocalizedText {
    let more: LocalizedText = texts
    for (const { key, text, to } of wantedOf(texts)) {
      const found = known.get(key)?.text ?? inWords(text, to)
      if (found === undefined) continue
      more = { ...more, [to]: found }
      translated.add(to)
    }
    return more
  }

  function toTranslated<T extends Offer | OfferSummary>(offer: T): T {
    const translated = new Set<Language>()
    const title = worded(offer.title, titleInWords, translated)
    const value = (texts: LocalizedText) => worded(texts, valueInWords, translated)
    const name = (texts: LocalizedText) => worded(texts, nameInWords, translated)
    const attributes = offer.attributes.map((one) => ({ ...one, name: name(one.name), value: value(one.value) }))
    const options = offer.options.map((group) => ({
      ...group,
      name: name(group.name),
      values: group.values.map((one) => ({ ...one, name: value(one.name) })),
    }))
    return translated.size > 0 ? { ...offer, title, attributes, options, translated: [...translated] } : offer
  }

  return {
    async apply(offers) {
      const wanted = offers.flatMap((offer) => textsOf(offer).flatMap(wantedOf))
      if (wanted.length === 0) return [...offers]
      await look(wanted)
      return offers.map(toTranslated)
    },
    settled: async () => running,
    close: () => ending.abort(),
  }
}

/** Drops translations of half a year ago: what is still sold is translated anew. */
export function keepTranslationsTidy(jobs: Jobs, { db, clock }: Pick<TranslationDeps, 'db' | 'clock'>): void {
  jobs.work('drop-old-translations', () => deleteTranslatedBefore(db, new Date(clock().getTime() - keptMs)), { cron: '41 4 * * 0' })
}
