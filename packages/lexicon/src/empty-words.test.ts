import { expect, test } from 'vitest'
import { isEmptyWord } from './empty-words.ts'
import { findConcept } from './names.ts'

test.each(['abt', 'nvm', 'whole', 'moscow', 'прям', 'прямо', 'выйдет', 'которыми', 'питере', '再问下', '回刚才', '那个什么', '114'])(
  '%s names no property',
  (word) => {
    expect(isEmptyWord(word)).toBe(true)
  },
)

test.each(['cyberpunk', 'penguin', 'whole-grain', 'a5', 'капибару', 'клетку', 'светлый', '赛博朋克', '不起球', '云朵', '2026年款'])(
  '%s may be one',
  (word) => {
    expect(isEmptyWord(word)).toBe(false)
  },
)

test.each(['color.black', 'material.cotton', 'feature.waterproof', 'season.winter', 'style.retro', 'type.mug'])(
  'no name of %s is empty',
  (concept) => {
    for (const name of Object.values(findConcept(concept)!.words).flat()) expect(isEmptyWord(name.toLowerCase())).toBe(false)
  },
)
