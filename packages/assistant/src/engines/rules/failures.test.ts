import { expect, test } from 'vitest'
import type { FailedSource } from '../../port.ts'
import { textsOf } from '../../texts/by-language.ts'
import { failuresIn, whyNobodyAnswers } from './failures.ts'

const now = new Date('2026-03-01T12:00:00Z')
const contextIn = (language: 'ru' | 'en' | 'zh') => ({ texts: textsOf(language), language, deps: { now: () => now } })
const said = (failed: FailedSource[], language: 'ru' | 'en' | 'zh' = 'ru') => failuresIn(contextIn(language), failed)
const spent = { label: '1688', kind: 'quota', retryAt: '2026-03-01T14:30:00Z' }

test('a limit that is used up is told apart from an outage, with the time from which on it is worth asking', () => {
  expect(said([spent])).toEqual(['1688: лимит запросов исчерпан, снова можно искать через 3 часа.'])
  expect(said([{ ...spent, since: '2026-03-01T10:00:00Z' }])).toEqual([
    '1688: лимит запросов исчерпан, снова можно искать через 3 часа. Показано то, что там было 2 часа назад: цены и остатки могли измениться.',
  ])
  expect(said([{ label: '1688', kind: 'quota' }])).toEqual(['1688: лимит запросов исчерпан.'])
  expect(said([spent], 'en')).toEqual(['1688: the limit of requests is used up, searching works again in 3 hours.'])
  expect(said([spent], 'zh')).toEqual(['1688：请求次数已用完，3小时后可再次搜索。'])
  expect(
    said([
      { label: '1688', kind: 'timeout' },
      { ...spent, label: 'Taobao' },
    ]),
  ).toEqual([expect.stringContaining('Не ответил источник: 1688.'), expect.stringContaining('Taobao: лимит запросов исчерпан')])
})

test('a source that has too much to do at this moment is told apart from a limit that is used up, and from an outage', () => {
  const busy = { label: 'Taobao', kind: 'busy' }
  expect(said([busy])).toEqual(['Taobao: сейчас слишком много запросов, повторите поиск через минуту.'])
  expect(said([busy], 'en')).toEqual(['Taobao: too many requests at the moment, search again in a minute.'])
  expect(said([busy], 'zh')).toEqual(['Taobao：当前请求过多，请一分钟后再搜索。'])
  expect(said([{ ...busy, since: '2026-03-01T10:00:00Z' }, spent])).toEqual([
    'Taobao: сейчас слишком много запросов, повторите поиск через минуту. Показано то, что там было 2 часа назад: цены и остатки могли измениться.',
    '1688: лимит запросов исчерпан, снова можно искать через 3 часа.',
  ])
  expect(whyNobodyAnswers(contextIn('ru'), [spent, busy])).toBe('Taobao: сейчас слишком много запросов, повторите поиск через минуту.')
  expect(whyNobodyAnswers(contextIn('ru'), [busy, { label: '1688', kind: 'timeout' }])).toContain('ни один источник не отвечает')
})

test('where another way to a marketplace has answered, it is not said to be away', () => {
  expect(said([{ label: '1688', kind: 'unreachable', isPart: true }])).toEqual([
    '1688: ответила только часть источников, предложений там может быть больше.',
  ])
})

test('where nobody answers: a minute is no help against a limit', () => {
  expect(whyNobodyAnswers(contextIn('ru'), [{ label: '1688', kind: 'timeout' }, spent])).toContain('через минуту')
  const later = { label: 'Taobao', kind: 'quota', retryAt: '2026-03-02T12:00:00Z' }
  expect(whyNobodyAnswers(contextIn('ru'), [later, spent])).toBe('Taobao, 1688: лимит запросов исчерпан, снова можно искать через 3 часа.')
})
