import { readFileSync } from 'node:fs'
import { languages } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { meantProperties } from './meant-properties.ts'
import { propertyRows, spokenRows } from './property-phrases/rows.ts'

const read = (text: string, kind: string): string[] => meantProperties(text, kind, () => true).map(({ word }) => word)

describe('properties by what words mean', () => {
  test.each([
    ['with its own cable already attached', 'type.power-bank', 'with built-in cable'],
    ['撕的时候别那么响', 'type.packing-tape', '静音'],
    ['租的房子不让打孔', 'type.curtain', '免打孔安装'],
    ['хлопнул по нему ладошкой и загорелся', 'type.night-light', 'с управлением касанием'],
    ['с канавкой чтоб сок на стол', 'type.cutting-board', 'с желобком для сока'],
    ['от бликов на воде', 'type.sunglasses', 'поляризационный'],
    ['open it with one press', 'type.umbrella', 'automatic'],
    ['запоминает форму головы', 'type.pillow', 'с эффектом памяти'],
    ['可以直接放微波炉热', 'type.lunch-box', '微波炉可用'],
  ])('%s, of %s: %s', (text, kind, word) => {
    expect(read(text, kind)).toEqual([word])
  })

  test.each([
    ['type.umbrella', 'open it with one press', 'does not open with a press', 'automatic'],
    ['type.yoga-mat', 'strap for the shoulder', 'without a strap for the shoulder', 'with carry strap'],
    ['type.bedding', 'с резинкой по краям', 'без резинки по краям', 'с простынёй на резинке'],
    ['type.hoodie', 'карман спереди чтоб руки сунуть', 'без кармана спереди руки сунуть', 'с карманом-кенгуру'],
    ['type.packing-tape', '撕的时候别那么响', '撕的时候很响', '静音'],
  ])('of %s "%s" is read, and not "%s"', (kind, said, contrary, word) => {
    expect(read(said, kind)).toContain(word)
    expect(read(contrary, kind)).not.toContain(word)
  })

  test('goods without a part have none', () => {
    expect(read('капюшон чтобы на голову натянуть', 'type.jacket')).toEqual(['с капюшоном'])
    expect(read('hood to pull over my head when it rains', 'type.jacket')).toEqual(['with hood'])
    expect(read('帽子可以拉到头上', 'type.jacket')).toEqual(['连帽'])
    const without = [
      'без капюшона',
      'чтоб без капюшона',
      'капюшона не надо',
      'without a hood',
      'no hood please',
      '不带帽的',
      '不要帽子',
      '没有帽子',
    ]
    for (const kind of ['type.jacket', 'type.hoodie'])
      expect(
        without.filter((text) => read(text, kind).length > 0),
        kind,
      ).toEqual([])
  })

  test('how many of a part counts', () => {
    expect(read('charges two phones at once', 'type.charger')).toEqual(['with two ports'])
    expect(read('charges three phones at once', 'type.charger')).not.toContain('with two ports')
    expect(read('сразу два телефона зарядить', 'type.charger')).toEqual(['с двумя портами'])
    expect(read('сразу три телефона зарядить', 'type.charger')).not.toContain('с двумя портами')
  })

  test('what is not wanted is skipped, and what stands behind a stop is read', () => {
    expect(read('не надо чтобы запоминала форму головы', 'type.pillow')).toEqual([])
    expect(read("i don't need a strap for the shoulder", 'type.yoga-mat')).toEqual([])
    expect(read('不需要直接放微波炉热', 'type.lunch-box')).toEqual([])
    expect(read('не надо пушистую, пусть запоминает форму головы', 'type.pillow')).toEqual(['с эффектом памяти'])
  })

  test('only what there is to be shown is found', () => {
    expect(meantProperties('with its own cable already attached', 'type.power-bank', () => false)).toEqual([])
  })

  test('several are found in their order, each where it stands', () => {
    const text = '可以直接放微波炉热，汤不会漏'
    const found = meantProperties(text, 'type.lunch-box', () => true)
    expect(found.map(({ word }) => word)).toEqual(['微波炉可用', '防漏'])
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['直接放微波炉热', '汤不会漏'])
    for (const { certainty } of found) expect(certainty).toBeGreaterThan(0)
  })
})

describe('the data', () => {
  const lines = readFileSync(new URL('../data/spoken-properties.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')

  test('each of its lines belongs to a row of the tables', () => {
    const own = propertyRows().map(({ kinds, names }) => [
      kinds.length === 0 ? '*' : kinds.map((kind) => kind.replace(/^type\./, '')).join(','),
      [names.ru, names.en, names.zh].join(' / '),
    ])
    const named = lines.map((line) => line.split(' | ').slice(0, 2))
    expect(named.map(String).toSorted()).toEqual(own.map(String).toSorted())
    expect(lines.filter((line) => line.split(' | ').length !== 5)).toEqual([])
  })

  test('each property has what is said in the tables and more, in every language', () => {
    expect(spokenRows()).toHaveLength(propertyRows().length)
    for (const [at, { kinds, names, wordings }] of spokenRows().entries()) {
      const row = propertyRows()[at]!
      expect({ kinds, names }).toEqual({ kinds: row.kinds, names: row.names })
      for (const language of languages) {
        expect(wordings[language].length, `${names.en} ${language}`).toBeGreaterThan(row.wordings[language].length)
        expect(wordings[language].filter((wording) => wording.trim() === '')).toEqual([])
      }
    }
  })
})
