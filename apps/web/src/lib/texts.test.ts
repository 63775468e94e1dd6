// @vitest-environment jsdom

import { chooseLanguage, laterTexts, startTexts, t } from '@karavan/web-kit/lib/i18n.ts'
import { expect, test } from 'vitest'
import { appTexts } from './texts.ts'

test('Russian counts in its own forms [LA-01]', async () => {
  await startTexts(appTexts)
  await laterTexts()
  await chooseLanguage('ru')
  const pieces = (count: number) => t('product.pieces', { count })
  expect([1, 2, 5, 11, 21, 104].map(pieces)).toEqual(['1 штука', '2 штуки', '5 штук', '11 штук', '21 штука', '104 штуки'])
})
