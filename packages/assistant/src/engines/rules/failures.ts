import { timeAgo, timeAhead } from '@karavan/contract/dates.ts'
import type { FailedSource } from '../../port.ts'
import type { TurnContext } from './context.ts'

/** What of a turn it takes to say this. */
type Speaker = Pick<TurnContext, 'texts' | 'language'> & { deps: Pick<TurnContext['deps'], 'now'> }

/** Who did not answer and why, as far as a buyer can act on it, and how old is what is shown of them. */
export function failuresIn({ texts, language, deps }: Speaker, failed: readonly FailedSource[]): string[] {
  const now = deps.now().getTime()
  const whole = failed.filter(({ isPart }) => !isPart)
  const { quota: spent = [], busy = [], away = [] } = Object.groupBy(whole, ({ kind }) => (isOfLimits(kind) ? kind : 'away'))
  const shown = away.filter(({ since }) => since !== undefined)
  const absent = away.filter(({ since }) => since === undefined)
  const oldest = (sources: readonly FailedSource[]): string | undefined => {
    const first = sources.flatMap(({ since }) => (since === undefined ? [] : [Date.parse(since)])).sort((a, b) => a - b)[0]
    return first === undefined ? undefined : timeAgo(now - first, language)
  }
  const partly = failed.filter(({ isPart }) => isPart)
  return [
    ...(absent.length > 0 ? [texts.answer.failed(labelsOf(absent))] : []),
    ...(shown.length > 0 ? [texts.answer.failedShown(labelsOf(shown), oldest(shown) ?? '')] : []),
    ...busy.map((one) => texts.answer.overloaded([one.label], oldest([one]))),
    ...spent.map((one) => texts.answer.quotaSpent([one.label], aheadOf(one, now, language), oldest([one]))),
    ...(partly.length > 0 ? [texts.answer.failedPartly(labelsOf(partly))] : []),
  ]
}

/** Where no source has anything: a minute helps against an outage, and not against a limit that is used up. */
export function whyNobodyAnswers({ texts, language, deps }: Speaker, failed: readonly FailedSource[]): string {
  const now = deps.now().getTime()
  if (failed.some(({ kind }) => !isOfLimits(kind))) return texts.answer.allFailed
  // Of limits the one that ends first.
  const busy = failed.filter(({ kind }) => kind === 'busy')
  if (busy.length > 0) return texts.answer.overloaded(labelsOf(busy), undefined)
  const [first] = failed.toSorted((a, b) => (a.retryAt ?? '\uffff').localeCompare(b.retryAt ?? '\uffff'))
  return first ? texts.answer.quotaSpent(labelsOf(failed), aheadOf(first, now, language), undefined) : texts.answer.allFailed
}

const isOfLimits = (kind: string): kind is 'busy' | 'quota' => kind === 'busy' || kind === 'quota'

const labelsOf = (sources: readonly FailedSource[]): string[] => [...new Set(sources.map(({ label }) => label))]

const aheadOf = ({ retryAt }: FailedSource, now: number, language: TurnContext['language']): string | undefined =>
  retryAt === undefined ? undefined : timeAhead(Date.parse(retryAt) - now, language)
