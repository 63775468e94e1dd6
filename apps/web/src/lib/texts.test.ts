// @vitest-environment jsdom

import { chooseLanguage, laterTexts, startTexts, t } from '@karavan/web-kit/lib/i18n.ts'
import { expect, test } from 'vitest'
import { appTexts } from './texts.ts'

test('Russian counts in its own forms [LA-01]', async () => {
  await startTexts(appTexts)
  await laterTexts()
  await chooseLanguage('ru')
  const years = (count: number) => t('product.years', { count })
  expect([1, 2, 5, 11, 21, 104].map(years)).toEqual(['1 год', '2 года', '5 лет', '11 лет', '21 год', '104 года'])
})
