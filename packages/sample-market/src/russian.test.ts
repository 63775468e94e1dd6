import { describe, expect, test } from 'vitest'
import { families } from './families/all.ts'
import { agree, countForm, isAdjective, isAdjectivePhrase } from './russian.ts'
import { russianTitle } from './title.ts'
import { audienceNames, colorNames, seasonNames } from './words.ts'

describe('Russian agreement', () => {
  test.each([
    ['чёрный', 'чёрная', 'чёрное', 'чёрные'],
    ['синий', 'синяя', 'синее', 'синие'],
    ['тёмно-синий', 'тёмно-синяя', 'тёмно-синее', 'тёмно-синие'],
    ['голубой', 'голубая', 'голубое', 'голубые'],
    ['большой', 'большая', 'большое', 'большие'],
    ['детский', 'детская', 'детское', 'детские'],
    ['мягкий', 'мягкая', 'мягкое', 'мягкие'],
    ['зимний', 'зимняя', 'зимнее', 'зимние'],
    ['нескользящий', 'нескользящая', 'нескользящее', 'нескользящие'],
    ['дышащий', 'дышащая', 'дышащее', 'дышащие'],
    ['немнущийся', 'немнущаяся', 'немнущееся', 'немнущиеся'],
    ['лёгкий', 'лёгкая', 'лёгкое', 'лёгкие'],
    ['свежий', 'свежая', 'свежее', 'свежие'],
    ['впитывающий влагу', 'впитывающая влагу', 'впитывающее влагу', 'впитывающие влагу'],
  ])('%s: %s, %s, %s', (masculine, feminine, neuter, plural) => {
    expect(agree(masculine, 'm')).toBe(masculine)
    expect(agree(masculine, 'f')).toBe(feminine)
    expect(agree(masculine, 'n')).toBe(neuter)
    expect(agree(masculine, 'pl')).toBe(plural)
  })

  test('a word that is not an adjective is refused', () => {
    expect(() => agree('оверсайз', 'f')).toThrow(RangeError)
    expect(isAdjective('унисекс')).toBe(false)
    expect(isAdjectivePhrase('с крышкой')).toBe(false)
  })

  test('counted things', () => {
    expect([1, 2, 5, 11, 12, 21, 22, 25, 112].map((count) => countForm(count, 'предмет', 'предмета', 'предметов'))).toEqual([
      'предмет',
      'предмета',
      'предметов',
      'предметов',
      'предметов',
      'предмет',
      'предмета',
      'предметов',
      'предметов',
    ])
  })

  test('a title agrees with its noun and joins what it holds', () => {
    const title = russianTitle({
      hook: '',
      color: colorNames['color.navy'],
      audience: audienceNames.women,
      season: seasonNames.winter,
      features: [
        ['防水', 'водонепроницаемый', 'waterproof'],
        ['连帽', 'с капюшоном', 'with hood'],
        ['立领', 'со стойкой', 'with stand collar'],
      ],
      noun: ['夹克', 'куртка', 'f', 'jacket'],
      use: ['登山', 'для походов', 'for hiking'],
    })
    expect(title).toBe('Тёмно-синяя женская зимняя куртка с капюшоном и стойкой, для походов, водонепроницаемая')
  })

  test('a noun that holds something holds the rest as well', () => {
    const title = (features: [string, string, string][], noun: string) =>
      russianTitle({ hook: '', features, noun: ['夜灯', noun, 'm', 'night light'] })
    const [remote, timer, shade] = [
      ['遥控', 'с пультом', 'with remote control'],
      ['定时', 'с таймером', 'with timer'],
      ['云朵', 'в форме облака', 'cloud'],
    ] as [string, string, string][]
    expect(title([remote!, shade!], 'ночник с датчиком')).toBe('Ночник с датчиком и пультом, в форме облака')
    expect(title([remote!, timer!], 'ночник с датчиком')).toBe('Ночник с датчиком, пультом и таймером')
    expect(title([remote!, timer!], 'ночник')).toBe('Ночник с пультом и таймером')
  })

  test('how many there are comes last, where nothing reads as said of the number', () => {
    const title = russianTitle({
      hook: '',
      measure: ['50片', '50 шт.', '50 pcs'],
      material: ['PVC', 'ПВХ', 'PVC'],
      features: [['烫金', 'с тиснением фольгой', 'foil-stamped']],
      noun: ['贴纸', 'наклейки', 'pl', 'stickers'],
      use: ['水杯', 'для бутылок', 'for bottles'],
    })
    expect(title).toBe('Наклейки из ПВХ с тиснением фольгой, для бутылок, 50 шт.')
  })

  test('every Russian word of the families fits into a title', () => {
    // A phrase is an adjective, an adjective with words of its own, a prepositional phrase or a word that never changes.
    const unchanging = new Set(['унисекс', 'оверсайз'])
    const wrong = families.flatMap((family) =>
      [...family.looks, ...family.features, ...family.uses]
        .map((phrase) => phrase[1])
        .filter(
          (text) =>
            !isAdjective(text) &&
            !isAdjectivePhrase(text) &&
            !unchanging.has(text) &&
            !/^(с|со|без|для|из|под|на|в|во|от|до|по|к|против) /.test(text),
        )
        .map((text) => `${family.type}: ${text}`),
    )
    expect(wrong).toEqual([])
  })
})
