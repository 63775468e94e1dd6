import { complaintWordings, nounWordings } from './beyond-wordings.ts'
import { OpenText } from './open-text.ts'
import { anyOf, B, E, pattern, type Wording } from './pattern.ts'
import { meaning, type Reader, readEach } from './reader.ts'
import type { Relative } from './relatives.ts'

const before = '(?:прошл|прежн|предыдущ|последн)…'
const shownThings = '(?:как было|результат…|вариант…|выдач…|поиск…|услови…)'
const otherThings = '(?:вариант…|предложени…|товар…|пару|что-?нибудь|есть|такие|похожие|модел…|покажи(?:те)?)'
/** "Меньше пахнет" compares no sizes. */
const notOfVerb = String.raw`(?! (?!вес|занима|потребля)\p{L}+[иеаяую]т(?:ся)?(?!\p{L}))`
const sizeOf = '(?: (?:размером|объемом|по размеру|по объему|объем|размер))?'

/** "Толще", "потолще", "thicker ones", 厚一点的. */
const beyond = (ru: string, en: string, zh: string): Wording => ({
  ru: [`${B}(?:еще |чуть |немного )*(?:по)?(?:${ru})${E}`],
  en: [`${B}(?:even |a (?:bit|little) |something |anything |any )?(?:${en})(?: (?:ones?|fabric|material))?${E}`],
  zh: [`(?:有没有|有)?(?:更|再|稍微)?(?:${zh})(?:一?点儿?|一?些)(?:的)?(?:吗|么|呢)?`, `更(?:${zh})的?`],
})

/** In the order in which they are read; what is measured before plain comparatives; "больше вариантов" is more, before "больше" could be bigger. */
const wordings: readonly (readonly [Relative, Wording])[] = [
  [
    'restore',
    {
      ru: [
        String.raw`${B}(?:верни(?:те)?|(?<!(?:можно|мог|смо[жг]|получится|реально|если)\p{L}*(?: \p{L}+){0,3} )вернуть|вернуть(?= (?:как было|назад|обратно|все|к |прошл|предыдущ))|вернись|вернемся|возвращаемся|возвращайся|возврат(?=\s+к\s)|(?:давай(?:те)? )?назад(?=\s*[,:]| к )|отмени(?:те)?|отмена)(?: (?:как было|назад|обратно|все|(?:к )?${before})(?: ${shownThings})?)?${E}`,
        `${B}как было(?: раньше)?${E}`,
        `${B}(?:(?:давай(?:те)?|можно|пошли|пойдем|идем|перейдем) )?(?:обратно|назад|снова|опять) к(?= \\p{L})`,
        `${B}(?:,? ?(?:что|котор…) (?:был[аои]?|смотрел…|показывал…) (?:раньше|до этого|сначала|в начале|вначале|перед этим))${E}`,
      ],
      en: [
        `${B}(?:undo(?: that)?|(?:(?:let's |can we )?(?:go |get |come )?back|return) to(?= (?:the |my |those )?(?!previous|last|earlier)\\p{L})|go back|revert|bring back|back to (?:the )?(?:previous|last|earlier)(?: (?:results?|ones?|search))?|(?:show (?:me )?)?(?:the )?previous (?:results?|ones?|list))${E}`,
        `${B}(?:from (?:before|earlier)|you showed (?:me )?(?:before|earlier|first)|we (?:saw|looked at) (?:before|earlier|first))${E}`,
      ],
      zh: [
        '(?:刚才|刚刚|之前|前面)(?:看|说|找)?(?:过)?的?(?:那|这)(?:个|款|些|种)',
        '恢复(?:原来|之前)?(?:的)?',
        '撤销',
        '返回(?:上一个|之前|上次)?(?:的)?(?:结果)?',
        '回到(?:之前|刚才)(?:的)?(?:结果)?',
        '还原',
        '(?:回到|回头(?:再)?看|还是看)(?:一?下)?(?:刚才|之前)?(?:的|那个)?',
      ],
    },
  ],
  [
    'cheaper',
    {
      ru: [
        `${B}(?:а )?(?:есть |еще |можно |что-?нибудь |что-?то |намного |гораздо |сильно |значительно |заметно )*(?:по)?деше?вле${E}`,
        `${B}деш[ие]вше${E}`,
        `${B}подешовле${E}`,
        `${B}(?:по )?(?:меньшей|более низкой) цен…`,
        `${B}слишком дорог…`,
        `${B}не так(?:ой|ую|ое|ие)? дорог…`,
        `${B}дорого(?:вато|ваты)?${E}`,
        `${B}(?:цен\\p{L}+ )?кусается(?:,? (?:что|есть что) (?:по)?проще)?${E}`,
        `${B}(?:по)?(?:бюджетнее|экономнее|экономичнее|доступнее)${E}`,
        `${B}(?:нам |мне )?не (?:по карману|потянем|потяну)${E}`,
        `${B}за меньшие деньги${E}`,
        `${B}по(?:деш[её]в|дешeв)ше${E}`,
      ],
      en: [
        `${B}(?:even |something |anything |any |much |a lot |far |way |significantly )?cheaper(?: (?:ones?|options?|please))?${E}`,
        `${B}less expensive${E}`,
        `${B}not (?:that|so|too|as) (?:expensive|pricey|dear)${E}`,
        `${B}lower price[ds]?${E}`,
        `${B}(?:(?:too|a bit|bit|so|very) )?(?:pricey|steep)${E}`,
        `${B}(?:too|a bit|bit|so) (?:expensive|dear|much)${E}`,
        `${B}(?:more )?affordable${E}`,
        `${B}(?:these |they |it |this |that )?costs? (?:way )?too much(?: for (?:us|me))?${E}`,
        `${B}(?:over|out of|above|beyond|not in|not within) (?:our|my|the) budget${E}`,
        `${B}(?:budget|economy) (?:version|option|one)s?${E}`,
        `${B}ch(?:ea|ae|e)per${E}`,
      ],
      zh: [
        '(?:有没有|有)?(?:更|再|稍微|还)?便宜(?:一?点儿?|一些)(?:的)?(?:吗|么|呢)?',
        '(?<=比[^，。]{1,12})(?:更|还)?便宜(?:一?点)?的?',
        '更便宜的?(?:吗)?',
        '(?:会不会|是不是|能不能|[会能])?(?:更)?便宜(?:很多|不少|好多|得多|多少)的?(?:吗|么|呢)?',
        '(?:不|没)那么贵的?',
        '别太贵的?',
        '太贵了?',
        '价格?低一?点的?',
        '(?:有点儿?|有些|稍微|略|偏|挺|蛮|好|还是)贵了?(?![的一])',
        '贵了(?:一?点儿?|一?些)?',
        '(?:更|再)?(?:实惠|划算|优惠)(?:一?点儿?|一?些)?的?',
        '超(?:出)?预算了?',
      ],
    },
  ],
  [
    'dearer',
    {
      ru: [
        `${B}(?:по)?дороже${E}`,
        `${B}более (?:дорог|качественн|премиальн|солидн)\\p{L}*`,
        `(?<!(?:выгляд|смотр|каж)\\p{L}+ )${B}(?:слишком|больно|какие-то) деш[её]в\\p{L}*`,
        `${B}(?:по)?премиал(?:ьн)?ее${E}`,
        `${B}(?:покачественнее|получше|качественнее|(?:по)?солиднее|(?:по)?представительнее|(?:по)?статуснее|(?:по)?премиальнее)${E}`,
      ],
      en: [
        `${B}(?:more expensive|pricier|fancier|classier|more (?:premium|solid|upmarket)|higher[ -](?:price|end|quality)|dearer|upmarket|(?<!(?:looks?|feels?|seems?) )too cheap)(?: (?:ones?|options?))?${E}`,
      ],
      zh: [
        '贵(?:一?点儿?|一?些)的?',
        '(?:更|再)贵的?',
        '太便宜了?',
        '(?:更)?高[档端](?:一?点儿?|一?些)的?',
        '更高[档端]的?',
        '质量好一?点的?',
      ],
    },
  ],
  [
    'longer-lasting',
    {
      ru: [`${B}(?:чтобы? )?(?:по)?дольше (?:работа|светит|держ\\p{L}+ заряд)\\p{L}*`, `${B}с более долгой работой${E}`],
      en: [`${B}(?:longer|better|more) (?:battery life|run(?:ning)?[ -]?time)${E}`, `${B}(?:longer[ -]lasting|lasts? longer)${E}`],
      zh: ['续航(?:时间)?(?:更|再)?[长久好](?:一?点儿?|一些)?的?', '(?:用得?|电池)更?[久](?:一?点|一些)的?'],
    },
  ],
  ...nounWordings,
  ...complaintWordings,
  [
    'bigger-battery',
    beyond('(?:больше|емче|мощнее) (?:батаре|аккумулятор)\\p{L}*|емче', '(?:bigger|larger|more) battery(?: capacity)?', '电池大|电量大'),
  ],
  ['thicker', beyond('толще', 'thicker', '厚')],
  ['thinner', beyond('тоньше', 'thinner', '薄')],
  ['heavier', beyond('тяжелее', 'heavier', '重')],
  ['lighter', beyond('легче', 'lighter', '轻')],
  ['longer', beyond('длиннее', 'longer', '长')],
  ['shorter', beyond('короче', 'shorter', '短')],
  ['wider', beyond('шире', 'wider', '宽')],
  ['narrower', beyond('уже(?=\\s*(?:[?.!]|$))', 'narrower', '窄')],
  ['taller', beyond('выше(?! (?:качеств|цен))', 'taller', '高(?!档|端|级)')],
  [
    'lower',
    beyond(
      '(?<!(?:цен|стоимост|минимал)\\p{L}{0,4} (?:по)?)ниже(?=\\s*(?:[?.!,]|$))',
      '(?<!(?:go|price|prices|any|much) )lower(?= ones?\\s*(?:[?.!,]|$))',
      '矮',
    ),
  ],
  ['denser', beyond('плотнее', 'denser', '密|厚实')],
  ['brighter', beyond('ярче', 'brighter', '亮')],
  ['more-powerful', beyond('мощнее', 'more powerful|stronger', '功率大|动力大')],
  [
    'other-color',
    {
      ru: [
        `${B}(?:(?:а )?(?:в|во|есть) )?(?:друг(?:ой|ом|ого|ие|их)|ин(?:ой|ом|ого|ые|ых)|(?:какие|есть) еще|еще какие) (?:есть )?(?:цвет…|расцветк…|оттен(?:ок|ки|ка|ке|ков))(?: (?:есть|бывают))?${E}`,
        `${B}(?:по|с)?мен(?:яй|яйте|ять|и|ите|ить) цвет${E}`,
        `${B}(?:цвет|расцветк[ау]) друг(?:ой|ого|ую)${E}`,
        `${B}не (?:тот|этот) цвет${E}`,
      ],
      en: [`${B}(?:in )?(?:an? |any |some )?(?:other|another|different|more) colou?rs?${E}`, `${B}(?:change|switch) (?:the )?colou?r${E}`],
      zh: [
        '换(?:一?[个种下]|成)?(?:别的|其他的?|其它的?)?颜色',
        '(?:还?有)?(?:没有)?(?:什么|哪些)?(?:别的|其他的?|其它的?|另外的?|另一种|不同的?)颜色',
        '还有(?:什么|哪些)颜色',
      ],
    },
  ],
  [
    'more',
    {
      ru: [
        `${B}(?:покажи(?:те)? |давай(?:те)? |а )?(?:еще|другие|другое|следующие|остальные)(?: ${otherThings})*${E}`,
        `${B}(?:больше|побольше) вариант…`,
        `${B}что еще(?: есть)?${E}`,
        `${B}(?:листай(?:те)?(?: дальше)?|дальше(?=[\\s!.]*$))`,
        `${B}(?:не то|не подходит|не подходят|не нравятся),? (?:давай(?:те)? )?(?:покажи(?:те)? )?(?:другие|еще)${E}`,
      ],
      en: [
        `${B}(?:show (?:me )?)?(?:some |any )?(?:more(?! (?!ones|options)[a-z]+(?:al|ive|ous|ful|ant|ent|able|ible|ic|ary|ish|ing|ed)(?![a-z]))|other|others|another|next|different)(?: (?:options?|ones?|offers?|results?|products?|variants?|please|page))*${E}`,
        `${B}what else${E}`,
        `${B}anything else${E}`,
        `${B}(?:keep going|go on|carry on|load more|scroll on)(?=[\\s!.]*$)`,
        `${B}not (?:these|those|them)(?:,? (?:show (?:me )?)?others?)?(?=[\\s!.]*$)`,
      ],
      zh: [
        '(?:还有|还有没有|有没有)?(?:别的|其他的?|其它的?|另外的?)(?:款式?|选择|产品)?(?:吗|么|呢)?',
        '还有(?:吗|么|呢|没有)?',
        '更多(?:的)?(?:选择|款式|产品)?',
        '换一批',
        '换(?:几[个款]|(?:一?些|别的|其他))',
        '(?<![的色])(?:这些|这几[个款])?(?:都)?(?:不行|不合适|不满意|不喜欢)(?=[,，。\\s]|$)',
        '下一页',
        '再来(?:一些|几个)',
        '再看看',
      ],
    },
  ],
  [
    'bigger',
    {
      ru: [`${B}(?:по)?(?:больше|крупнее|вместительнее|объемнее)${sizeOf}${E}${notOfVerb}`],
      en: [`${B}(?:a (?:bit|little) )?(?:bigger|larger|roomier|more capacity)(?: (?:ones?|size|capacity))?${E}`],
      zh: ['(?:有没有|有)?(?:更|再|稍微)?大(?:一?点儿?|一?些)(?:的)?(?:吗|么|呢)?', '更大的?', '容量(?:更)?大一?点?的?'],
    },
  ],
  [
    'smaller',
    {
      ru: [`(?<!(?:минимал\\p{L}+|партия|партию) )${B}(?:по)?(?:меньше|мельче|компактнее)${sizeOf}${E}${notOfVerb}(?! (?:минимал|парти))`],
      en: [`${B}(?:a (?:bit|little) )?(?:smaller|more compact)(?: (?:ones?|size|capacity))?${E}`],
      zh: ['(?<!起订量?|起批量?|批量)(?:有没有|有)?(?:更|再|稍微)?小(?:一?点儿?|一?些)(?:的)?(?:吗|么|呢)?', '(?<!起订量?|起批量?)更小的?'],
    },
  ],
]
const ways = wordings.map(([relative, wording]) => meaning(relative, pattern(anyOf(wording))))

/** "Cheaper", "another colour", "more". "Дешевле 300" is a price and is read before this. */
export const relativeReader: Reader<Relative> = {
  read: (text) => readEach(text, ways),
  examples: {
    ru: [
      ['[а есть что-нибудь подешевле]?', 'cheaper'],
      ['[покажи ещё]', 'more'],
      ['[побольше]', 'bigger'],
      ['[потолще]', 'thicker'],
      ['[полегче]', 'lighter'],
      ['[больше вариантов]', 'more'],
      ['[верни как было]', 'restore'],
      ['[в другом цвете]', 'other-color'],
      ['дорогая кружка'],
    ],
    en: [
      ['[anything cheaper]?', 'cheaper'],
      ['[more expensive]', 'dearer'],
      ['[smaller ones]', 'smaller'],
      ['[thicker ones]', 'thicker'],
      ['[go back]', 'restore'],
      ['[another colour]', 'other-color'],
      ['moreover'],
    ],
    zh: [
      ['[便宜点]', 'cheaper'],
      ['不带盖的[会不会便宜很多]', 'cheaper'],
      ['[换一批]', 'more'],
      ['[大一点的]', 'bigger'],
      ['[有没有厚一点的]', 'thicker'],
      ['[换个颜色]', 'other-color'],
    ],
  },
}

/** A message without the words that go back: "back to the first cable" is the first cable. */
export function withoutRestore(message: string): string {
  const text = OpenText.of(message)
  return text
    .without(
      readEach(text, ways)
        .filter(({ value }) => value === 'restore')
        .map(({ span }) => span),
    )
    .rest()
    .replace(/^[\s,]+/, '')
    .trim()
}
