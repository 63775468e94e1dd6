/** Forms of a Russian noun that texts for people need. All in the spelling of the dictionary, ё included. */
export interface NounForms {
  one: string
  genitive: string
  accusative: string
  many: string
  genitiveMany: string
}

const velar = /[гкхжчшщ]$/
const hushing = /[жчшщ]$/
const vowel = /[аеёиоуыэюя]$/
const indeclinable = new Set(
  'пальто метро кашпо кимоно пончо боди худи лего домино лото авто видео фото радио бра жалюзи поло сабо тату сари кофе какао меню кино пианино трюмо шасси каре хобби денди мини макси миди эко смарт тату мулине монпансье саше кашне пенсне мачете безе барбекю караоке судоку оригами джакузи бордо хаки лайт эва абс'.split(
    ' ',
  ),
)

/** Masculine nouns in -ь that the endings do not give away. */
const masculineSoft = new Set(
  'фонарь руль кабель ремень гвоздь инвентарь шампунь стержень перстень фитиль тюль уголь хрусталь вентиль дюбель рубль ноготь коктейль картофель профиль модуль руль дождь гель лосось голубь медведь олень конь король лебедь пузырь октябрь гусь ячмень панцирь янтарь лагерь секатель букварь словарь календарь штапель табель сорбент вексель тоннель туннель спектакль ансамбль автомобиль стиль щебень корень камень парень зверь якорь тюлень пень день'.split(
    ' ',
  ),
)

/** держатель, календарь, пузырь; гантель, постель and метель are feminine. */
const masculineEnding = /(?<!ган|пос|ме)тель$|арь$|ырь$/

/** Nouns without a plural: 'обувь' is many shoes already. */
const singularOnly = new Set(
  'одежда обувь белье посуда мебель бижутерия канцелярия косметика электроника пряжа упаковка освещение сантехника текстиль техника декор чай скотч пластилин бисер мыло периферия тара макияж сантехника электрика рыбалка уборка вышивка хлопок шерсть парфюмерия спецодежда дерево стекло резина бумага пластик'.split(
    ' ',
  ),
)

/** Stems of the oblique cases where a vowel drops out and the ending does not say so. */
const droppedVowel: Record<string, string> = {
  чехол: 'чехл',
  ковер: 'ковр',
  котел: 'котл',
  козел: 'козл',
  узел: 'узл',
  угол: 'угл',
  костер: 'костр',
  ремень: 'ремн',
  перстень: 'перстн',
  стержень: 'стержн',
  огонь: 'огн',
  лев: 'льв',
  пес: 'пс',
  лен: 'льн',
  рот: 'рт',
  лоб: 'лб',
  корень: 'корн',
  камень: 'камн',
  парень: 'парн',
  день: 'дн',
  пень: 'пн',
  шатер: 'шатр',
  ветер: 'ветр',
  уголь: 'угл',
  ноготь: 'ногт',
  щебень: 'щебн',
}
const keepsVowel = new Set(
  'блок сок урок кок шок брелок электрошок срок поток пророк чек бек грек век браслок набек дек тек человек бифштекс моноблок замок'.split(
    ' ',
  ),
)
keepsVowel.delete('замок')

/** Genitive plural that the rules do not give. */
const genitivePlurals: Record<string, string> = {
  кукла: 'кукол',
  игла: 'игл',
  игра: 'игр',
  лампа: 'ламп',
  метла: 'мётел',
  серьга: 'серёг',
  свеча: 'свечей',
  кегля: 'кеглей',
  сабля: 'сабель',
  петля: 'петель',
  палитра: 'палитр',
  цифра: 'цифр',
  ведро: 'вёдер',
  масло: 'масел',
  кресло: 'кресел',
  весло: 'вёсел',
  сверло: 'свёрл',
  седло: 'сёдел',
  стекло: 'стёкол',
  окно: 'окон',
  яйцо: 'яиц',
  кольцо: 'колец',
  крыльцо: 'крылец',
  платье: 'платьев',
  брюки: 'брюк',
  джинсы: 'джинсов',
  шорты: 'шорт',
  трусы: 'трусов',
  носки: 'носков',
  кроссовки: 'кроссовок',
  тапочки: 'тапочек',
  наушники: 'наушников',
  ботинки: 'ботинок',
  сапоги: 'сапог',
  перчатки: 'перчаток',
  сандалии: 'сандалий',
  серьги: 'серёг',
  часы: 'часов',
  'смарт-часы': 'смарт-часов',
  очки: 'очков',
  ножницы: 'ножниц',
  шторы: 'штор',
  пазлы: 'пазлов',
  кастаньеты: 'кастаньет',
  весы: 'весов',
  легинсы: 'легинсов',
  леггинсы: 'леггинсов',
  лосины: 'лосин',
  колготки: 'колготок',
  канцтовары: 'канцтоваров',
  автотовары: 'автотоваров',
  спорттовары: 'спорттоваров',
  зоотовары: 'зоотоваров',
  товары: 'товаров',
  сапог: 'сапог',
  ботинок: 'ботинок',
  чулок: 'чулок',
  глаз: 'глаз',
  украшения: 'украшений',
}

const plain = (word: string): string => word.replaceAll('ё', 'е')

/** Stem before the endings of the oblique cases: замок -> замк, конёк -> коньк, перец -> перц. */
function obliqueStem(noun: string): string {
  const dropped = droppedVowel[plain(noun)]
  if (dropped) return dropped
  if (keepsVowel.has(noun)) return noun
  if (/[бвгджзклмнпрстфхцчшщ]ок$/.test(noun) && noun.length > 4) return `${noun.slice(0, -2)}к`
  if (/[чшжщ]ек$/.test(noun) && noun.length > 4) return `${noun.slice(0, -2)}к`
  if (/[лнр][её]к$/.test(noun) && noun.length > 4) return `${noun.slice(0, -2)}ьк`
  if (/[бвгджзмнпрст]ец$/.test(noun) && noun.length > 4) return `${noun.slice(0, -2)}ц`
  if (/лец$/.test(noun)) return `${noun.slice(0, -2)}ьц`
  if (/[аоиеу]ец$/.test(noun)) return `${noun.slice(0, -2)}йц`
  return noun
}

/** Stem with the vowel that appears where the ending is empty: кружк -> кружек, сумк -> сумок, наклейк -> наклеек. */
function emptyEnding(stem: string): string {
  if (/ьк$/.test(stem)) return `${stem.slice(0, -2)}ек`
  if (/йк$/.test(stem)) return `${stem.slice(0, -2)}ек`
  if (/[жчшщц]к$/.test(stem)) return `${stem.slice(0, -1)}ек`
  if (/[бвгдзклмнпрстфх]к$/.test(stem)) return `${stem.slice(0, -1)}ок`
  if (/ц$/.test(stem) && /[ньлтр]ц$/.test(stem)) return `${stem.replace(/ьц$/, 'ц').slice(0, -1)}ец`
  if (/[жшчсзтдкпв]н$/.test(stem)) return `${stem.slice(0, -1)}ен`
  if (/[жшчсктпд]л$/.test(stem)) return `${stem.slice(0, -1)}ел`
  return stem
}

const ы = (stem: string): string => (velar.test(stem) ? 'и' : 'ы')

interface Paradigm {
  singular: string[]
  plural: string[]
  forms: NounForms
}

/** Singular and plural of a noun by its ending; the first of `singular` is the noun. Where Russian leaves a choice, every possible form is listed. */
function paradigm(noun: string): Paradigm | undefined {
  const bare = plain(noun)
  const known = genitivePlurals[bare] ?? genitivePlurals[noun]
  const last = noun.at(-1)!
  const form = (genitive: string, accusative: string, many: string, genitiveMany: string): NounForms => ({
    one: noun,
    genitive,
    accusative,
    many,
    genitiveMany: known ?? genitiveMany,
  })
  if (indeclinable.has(bare)) return { singular: [noun], plural: [], forms: form(noun, noun, noun, noun) }

  if (last === 'а') {
    const stem = noun.slice(0, -1)
    const empty = emptyEnding(stem)
    return {
      singular: [noun, stem + ы(stem), `${stem}е`, `${stem}у`, `${stem}ой`, `${stem}ою`, ...(/[жчшщц]$/.test(stem) ? [`${stem}ей`] : [])],
      plural: [stem + ы(stem), known ?? empty, `${stem}ам`, `${stem}ами`, `${stem}ах`, stem],
      forms: form(stem + ы(stem), `${stem}у`, stem + ы(stem), empty),
    }
  }
  if (last === 'я') {
    const stem = noun.slice(0, -1)
    const before = stem.at(-1) ?? ''
    let empty = `${stem}ь`
    if (before === 'и' || vowel.test(before)) empty = `${stem}й`
    else if (before === 'ь') empty = `${stem.slice(0, -1)}ий`
    else if (/[бвгджзкмпстфхцчшщ][лн]$/.test(stem)) empty = `${stem.slice(0, -1)}е${before}`
    return {
      singular: [noun, `${stem}и`, before === 'и' ? `${stem}и` : `${stem}е`, `${stem}ю`, `${stem}ей`],
      plural: [`${stem}и`, known ?? empty, `${stem}ь`, `${stem}ей`, `${stem}ям`, `${stem}ями`, `${stem}ях`],
      forms: form(`${stem}и`, `${stem}ю`, `${stem}и`, empty),
    }
  }
  if (last === 'о') {
    const stem = noun.slice(0, -1)
    const many = /к$/.test(stem) && !/[оу]йск$/.test(stem) ? `${stem}и` : `${stem}а`
    return {
      singular: [noun, `${stem}а`, `${stem}у`, `${stem}ом`, `${stem}е`],
      plural: [`${stem}а`, many, known ?? emptyEnding(stem), stem, `${stem}ам`, `${stem}ами`, `${stem}ах`],
      forms: form(`${stem}а`, noun, many, emptyEnding(stem)),
    }
  }
  if (last === 'е' || (last === 'ё' && /ь[её]$/.test(noun))) {
    const stem = noun.slice(0, -1)
    if (/[иь]$/.test(stem)) {
      const empty = `${stem.slice(0, -1)}ий`
      return {
        singular: [noun, `${stem}я`, `${stem}ю`, `${stem}ем`, `${stem}и`, `${stem}е`],
        plural: [`${stem}я`, known ?? empty, `${stem}ев`, `${stem}ям`, `${stem}ями`, `${stem}ях`],
        forms: form(`${stem}я`, noun, `${stem}я`, empty),
      }
    }
    const soft = /[лр]$/.test(stem)
    const а = soft ? 'я' : 'а'
    return {
      singular: [noun, stem + а, stem + (soft ? 'ю' : 'у'), `${stem}ем`, noun],
      plural: [stem + а, soft ? `${stem}ей` : emptyEnding(stem), `${stem}${а}м`, `${stem}${а}ми`, `${stem}${а}х`],
      forms: form(stem + а, noun, stem + а, soft ? `${stem}ей` : emptyEnding(stem)),
    }
  }
  if (last === 'ь') {
    const stem = noun.slice(0, -1)
    const isMasculine = masculineSoft.has(bare) || masculineEnding.test(noun)
    if (isMasculine) {
      const s = droppedVowel[bare] ?? stem
      return {
        singular: [noun, `${s}я`, `${s}ю`, `${s}ем`, `${s}е`],
        plural: [`${s}и`, `${s}ей`, `${s}ям`, `${s}ями`, `${s}ях`],
        forms: form(`${s}я`, noun, `${s}и`, `${s}ей`),
      }
    }
    const а = hushing.test(stem) ? 'а' : 'я'
    return {
      singular: [noun, `${stem}и`, `${stem}ью`],
      plural: [`${stem}и`, `${stem}ей`, `${stem}${а}м`, `${stem}${а}ми`, `${stem}${а}х`],
      forms: form(`${stem}и`, noun, `${stem}и`, `${stem}ей`),
    }
  }
  if (last === 'й') {
    const stem = noun.slice(0, -1)
    return {
      singular: [noun, `${stem}я`, `${stem}ю`, `${stem}ем`, `${stem}е`, `${stem}и`],
      plural: [`${stem}и`, `${stem}ев`, `${stem}ям`, `${stem}ями`, `${stem}ях`],
      forms: form(`${stem}я`, noun, `${stem}и`, `${stem}ев`),
    }
  }
  if (last === 'ы' || last === 'и') {
    const stem = noun.slice(0, -1)
    const soft = last === 'и' && !velar.test(stem)
    const а = soft ? 'я' : 'а'
    const guesses = [emptyEnding(stem), `${stem}ов`, `${stem}ев`, `${stem}ей`, soft ? `${stem}й` : stem]
    const genitiveMany = known ?? (/[ое]вк$|[тп]к$/.test(stem) ? emptyEnding(stem) : soft ? `${stem}й` : `${stem}ов`)
    return {
      singular: [],
      plural: [noun, genitiveMany, ...guesses, `${stem}${а}м`, `${stem}${а}ми`, `${stem}${а}х`],
      forms: { one: noun, genitive: genitiveMany, accusative: noun, many: noun, genitiveMany },
    }
  }
  if (/[бвгджзклмнпрстфхцчшщ]$/.test(noun)) {
    const stem = obliqueStem(noun)
    const isHushing = hushing.test(stem)
    const genitiveMany = isHushing ? `${stem}ей` : /ц$/.test(stem) ? `${stem}ев` : `${stem}ов`
    return {
      singular: [noun, `${stem}а`, `${stem}у`, `${stem}ом`, `${stem}ем`, `${stem}е`],
      plural: [stem + ы(stem), known ?? genitiveMany, genitiveMany, `${stem}ам`, `${stem}ами`, `${stem}ах`, `${stem}а`],
      forms: form(`${stem}а`, noun, stem + ы(stem), genitiveMany),
    }
  }
  return undefined
}

const adjective = /(ый|ий|ой|ая|яя|ое|ее|ые|ие)$/

/** All cases, genders and numbers of an adjective given in any nominative form; empty for a word that cannot be one. */
export function adjectiveForms(word: string): string[] {
  if (word.endsWith('ся')) return adjectiveForms(word.slice(0, -2)).map((form) => `${form}ся`)
  if (!adjective.test(word) || word.length < 5) return []
  const ending = word.slice(-2)
  const stem = word.slice(0, -2)
  const isSoft = !velar.test(stem) && (ending === 'ий' || ending === 'яя' || ending === 'ее' || ending === 'ие')
  if (isSoft) return ['ий', 'его', 'ему', 'им', 'ем', 'яя', 'ей', 'юю', 'ее', 'ие', 'их', 'ими'].map((end) => stem + end)
  const и = velar.test(stem) ? 'и' : 'ы'
  const е = hushing.test(stem) && ending !== 'ой' ? 'е' : 'о'
  const forms = [
    ending === 'ой' ? 'ой' : `${и}й`,
    `${е}го`,
    `${е}му`,
    `${и}м`,
    `${е}м`,
    'ая',
    `${е}й`,
    'ую',
    `${е}е`,
    `${и}е`,
    `${и}х`,
    `${и}ми`,
  ].map((end) => stem + end)
  // собачий: собачья, собачьего ... beside the regular endings
  if (/[чж]$/.test(stem)) for (const end of ['я', 'е', 'и', 'его', 'ему', 'им', 'ем', 'ей', 'ю', 'их', 'ими']) forms.push(`${stem}ь${end}`)
  return forms
}

/** кружка -> кружечка, сумка -> сумочка, рюкзак -> рюкзачок. */
function diminutive(noun: string): string | undefined {
  if (noun.length < 5) return undefined
  if (/[бвгдзлмнпрстф]ка$/.test(noun)) return `${noun.slice(0, -2)}очка`
  if (/[жчш]ка$/.test(noun)) return `${noun.slice(0, -2)}ечка`
  if (/[ая]к$/.test(noun)) return `${noun.slice(0, -1)}чок`
  if (/тье$/.test(noun)) return `${noun.slice(0, -1)}ице`
  return undefined
}

/** Every form under which a dictionary word may occur, itself first, with its common diminutive; folded (ё as е). */
export function wordForms(word: string): string[] {
  const forms = new Set<string>([plain(word)])
  const add = (noun: string) => {
    const found = paradigm(noun)
    for (const form of found?.singular ?? []) forms.add(plain(form))
    for (const form of found?.plural ?? []) forms.add(plain(form))
  }
  if (word.length > 2) {
    for (const form of adjectiveForms(word)) forms.add(plain(form))
    const isAdjective = forms.size > 1 && !/(ий|ие)$/.test(word)
    if (!isAdjective) {
      add(word)
      const small = diminutive(word)
      if (small) add(small)
    }
  }
  for (const form of forms) if (form.length < 2) forms.delete(form)
  return [...forms]
}

const prepositions = new Set(['для', 'с', 'со', 'на', 'под', 'в', 'во', 'из', 'от', 'через', 'без', 'к', 'по', 'о', 'и'])

/**
 * Forms of a name such as 'разделочная доска' or 'чехол для телефона': adjectives and the first noun change, what follows stays. A word the rules
 * do not know stays as it is.
 */
export function phraseForms(name: string): NounForms {
  const words = name.split(' ')
  const headAt = words.findIndex((word) => !(adjective.test(word) && adjectiveForms(word).length > 0 && !/[иь]е$/.test(word)))
  const head = headAt < 0 ? words.length - 1 : headAt
  const forms = nounForms(words[head]!)
  const isPlural = /[ыи]$/.test(words[head]!)
  const isSingularOnly = singularOnly.has(plain(words[head]!))
  const gender = isPlural ? 'many' : /[оеё]$/.test(words[head]!) ? 'neuter' : isFeminine(words[head]!) ? 'feminine' : 'masculine'
  const phrase = (pick: keyof NounForms): string =>
    words
      .map((word, at) => {
        if (at === head) return forms[pick]
        if (at > head || prepositions.has(word)) return word
        return agree(word, gender, isSingularOnly ? singularCase[pick] : pick)
      })
      .join(' ')
  return {
    one: phrase('one'),
    genitive: phrase('genitive'),
    accusative: phrase('accusative'),
    many: phrase('many'),
    genitiveMany: phrase('genitiveMany'),
  }
}

const singularCase = { one: 'one', genitive: 'genitive', accusative: 'accusative', many: 'one', genitiveMany: 'genitive' } as const

const isFeminine = (noun: string): boolean =>
  /[ая]$/.test(noun) || (/ь$/.test(noun) && !masculineSoft.has(plain(noun)) && !masculineEnding.test(noun))

function nounForms(noun: string): NounForms {
  const cut = noun.lastIndexOf('-')
  if (cut > 0 && genitivePlurals[noun] === undefined) {
    // термос-кружка: the last part changes; the first one only where it is a word that people decline, which the data does not tell.
    const tail = nounForms(noun.slice(cut + 1))
    const lead = noun.slice(0, cut + 1)
    return {
      one: noun,
      genitive: lead + tail.genitive,
      accusative: lead + tail.accusative,
      many: lead + tail.many,
      genitiveMany: lead + tail.genitiveMany,
    }
  }
  const forms = paradigm(noun)?.forms
  if (forms && singularOnly.has(plain(noun))) return { ...forms, many: noun, genitiveMany: forms.genitive }
  return forms ?? { one: noun, genitive: noun, accusative: noun, many: noun, genitiveMany: noun }
}

function agree(word: string, gender: 'masculine' | 'feminine' | 'neuter' | 'many', pick: keyof NounForms): string {
  const all = adjectiveForms(word)
  if (all.length === 0) return word
  const [masculine, genitive, , , , feminine, feminineGenitive, feminineAccusative, neuter, many, genitiveMany] = all as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  if (pick === 'many') return many
  if (pick === 'genitiveMany') return genitiveMany
  if (gender === 'many') return pick === 'genitive' ? genitiveMany : many
  if (pick === 'genitive') return gender === 'feminine' ? feminineGenitive : genitive
  if (gender === 'feminine') return pick === 'accusative' ? feminineAccusative : feminine
  return gender === 'neuter' ? neuter : masculine
}
