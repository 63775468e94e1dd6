import { isDenied } from './negation.ts'
import { anyOf, B, E, pattern, type Wording } from './pattern.ts'
import { type Examples, meaning, type Reader, readFirst } from './reader.ts'

/** Colours that a wish for a tone means, the likeliest first. */
const tones = {
  dark: ['color.black', 'color.navy', 'color.grey', 'color.brown', 'color.olive'],
  light: ['color.white', 'color.beige', 'color.light-blue', 'color.mint', 'color.pink'],
  bright: ['color.red', 'color.orange', 'color.yellow', 'color.green', 'color.pink', 'color.blue', 'color.multicolor'],
  calm: ['color.beige', 'color.grey', 'color.white', 'color.brown', 'color.black', 'color.navy'],
  pastel: ['color.pink', 'color.mint', 'color.light-blue', 'color.beige', 'color.purple'],
} as const satisfies Record<string, string[]>

const color = { ru: '(?:цвет|расцветк|тон|оттен)(?:[а-я]*)', en: '(?:colou?rs?|shades?|tones?)', zh: '(?:颜色|色系?|色调)' }

const wordings: readonly [keyof typeof tones, Wording][] = [
  [
    'dark',
    {
      ru: [
        `${B}(?:не ?марк(?:ий|ого|ие|их|ая|ое|ую)|(?:чтобы? )?(?:грязь|пятна) (?:было |были )?не (?:так )?(?:видно|видны)|практичн(?:ый|ого|ее|ые) ${color.ru})(?: ${color.ru})?${E}`,
        `${B}(?:по)?темнее${E}`,
        `${B}темн(?:ый|ого|ые|ых|ая|ую|ое) ?(?:${color.ru})?${E}(?! ?-?(?:син|сер|зел|кор|крас|роз|фиол|голуб|беж))`,
      ],
      en: [
        `${B}(?:${color.en} )?(?:that |which )?(?:(?:doesn't|don't|won't|not) show (?:the )?(?:dirt|stains)|hides? (?:the )?(?:dirt|stains))${E}`,
        `${B}(?<!in[ -]the[ -])(?:darker|dark)(?: (?:ones?|${color.en}))?${E}(?! (?:blue|grey|gray|green|brown|red|pink|purple|mode|room))`,
      ],
      zh: [`耐脏的?(?:${color.zh})?的?`, `(?:${color.zh})?(?:更|再|稍微)?深(?:一?点儿?|一些)的?(?:${color.zh})?`, '深色的?(?!系列)'],
    },
  ],
  [
    'light',
    {
      ru: [
        `${B}(?:по)?светлее${E}`,
        `${B}светл(?:ый|ого|ые|ых|ая|ую|ое) (?:${color.ru})${E}`,
        `^\\s*(?:а )?светл(?:ый|ые|ая|ое|ую)(?= есть|\\s*\\?|\\s*$)`,
      ],
      en: [`${B}(?:in )?(?:a )?lighter (?:in )?${color.en}${E}`, `${B}light ${color.en}${E}`, `${B}lighter in ${color.en}${E}`],
      zh: [
        `(?:${color.zh})(?:更|再|稍微)?浅(?:一?点儿?|一些)的?`,
        `(?:更|再|稍微)?浅(?:一?点儿?|一些)的(?:${color.zh})?`,
        '浅色的?(?!系列)',
      ],
    },
  ],
  [
    'bright',
    {
      ru: [
        `${B}(?:по)?(?:ярче|веселее) (?:по )?(?:${color.ru})${E}`,
        `${B}(?:${color.ru}) (?:по)?(?:ярче|веселее)${E}`,
        `${B}(?:повеселее|попестрее)(?: (?:${color.ru}))?${E}`,
        `${B}ярк(?:ий|ого|ие|их|ая|ую|ое|ими) (?:${color.ru})${E}`,
      ],
      en: [`${B}(?:brighter|bright|more cheerful|livelier|lively|vivid) ${color.en}${E}`, `${B}(?:more )?colou?rful ones?${E}`],
      zh: [`${color.zh}(?:更|再)?(?:鲜艳|亮)(?:一?点儿?|一些)?的?`, '(?:更|再)?鲜艳(?:一?点儿?|一些)?的?(?:颜色)?'],
    },
  ],
  [
    'calm',
    {
      ru: [
        `${B}(?:по)?(?:спокойнее|нейтральнее|сдержаннее|скромнее|неброско)(?: (?:по )?(?:${color.ru}))?${E}`,
        `${B}(?:спокойн|нейтральн|сдержанн|неброск|приглушенн)(?:ый|ого|ые|ых|ая|ую|ое|ий|ие|ие|их|ыми) (?:${color.ru})${E}`,
        `${B}не (?:такой |такие |слишком )?ярк(?:ий|ие|ого|их) ?(?:${color.ru})?${E}`,
      ],
      en: [
        `${B}(?:more )?(?:neutral|muted|calm|calmer|subdued|quiet|less bright)(?: ${color.en})${E}`,
        `${B}neutral ones?${E}`,
        `${B}less colou?rful${E}`,
      ],
      zh: [`(?:颜色)?(?:更|再)?(?:素|低调|素雅|中性)(?:一?点儿?|一些)的?(?:${color.zh})?`, '(?:素|中性)色的?'],
    },
  ],
  [
    'pastel',
    {
      ru: [`${B}(?:пастельн|нежн)(?:ый|ого|ые|ых|ая|ую|ое|ыми) (?:${color.ru})${E}`, `${B}(?:по)?нежнее (?:по )?(?:${color.ru})${E}`],
      en: [
        `${B}(?:pastel|soft|softer|delicate) ${color.en}${E}`,
        `${B}pastel ones?${E}`,
        `^\\s*(?:in |only )?pastels?(?: please| only)?\\s*[.!?]*$`,
      ],
      zh: ['马卡龙色的?', '(?:柔和|淡雅)(?:一点)?的?颜色'],
    },
  ],
]
const ways = wordings.map(([tone, wording]) => meaning<readonly string[]>(tones[tone], pattern(anyOf(wording))))

/** "A colour that does not show the dirt", "посветлее", 颜色鲜艳一点: the colours that a tone may be, any of which will do. */
export const toneReader: Reader<readonly string[]> = {
  // Who wants nothing dark has not said what it is to be.
  read: (text) => readFirst(text, ways).filter(({ span }) => !isDenied(text.folded.slice(0, span.start), text.folded.slice(span.end))),
  examples: {
    ru: [
      ['[немаркий цвет]', tones.dark],
      ['[посветлее]', tones.light],
      ['[поярче цвета]', tones.bright],
      ['темно-синий'],
      ['ярче 500 люмен'],
    ],
    en: [['[brighter colors]', tones.bright], ['[darker ones]', tones.dark], ['dark blue'], ['lighter']],
    zh: [['换个[耐脏的颜色]', tones.dark], ['[深色的]', tones.dark], ['轻一点的']],
  } satisfies Examples<readonly string[]>,
}
