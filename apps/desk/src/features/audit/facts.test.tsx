import { startTexts, t } from '@karavan/web-kit/lib/i18n.ts'
import { expect, test } from 'vitest'
import { deskTexts } from '../../lib/texts.ts'
import { toFacts } from './facts.ts'

test('a pinned rate is written as the rates are: with the sign of its currency and all of its decimals', async () => {
  await startTexts(deskTexts)
  const facts = (language: 'en' | 'ru') => toFacts({ details: { currency: 'CNY', rate: 11.123456, reason: 'agreed' } }, t, language)
  expect(facts('en')).toEqual(['1 ¥ = 11.123456 ₽', 'agreed'])
  expect(facts('ru')[0]).toContain('11,123456')
})
