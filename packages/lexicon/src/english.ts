const irregular: Record<string, string> = {
  knife: 'knives',
  scarf: 'scarves',
  shelf: 'shelves',
  leaf: 'leaves',
  loaf: 'loaves',
  calf: 'calves',
  wolf: 'wolves',
  half: 'halves',
  mouse: 'mice',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  man: 'men',
  woman: 'women',
  child: 'children',
}

function pluralOf(word: string): string {
  if (irregular[word]) return irregular[word]
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

/** Their singular is another word: a short, a trainer, a slide. */
const pluralOnly = new Set([
  'shorts',
  'trainers',
  'slides',
  'shades',
  'heels',
  'flats',
  'pumps',
  'briefs',
  'boxers',
  'clothes',
  'goods',
  'supplies',
  'arms',
])

function singularsOf(word: string): string[] {
  if (pluralOnly.has(word)) return []
  const found = Object.keys(irregular).find((one) => irregular[one] === word)
  if (found) return [found]
  if (/ies$/.test(word)) return [`${word.slice(0, -3)}y`]
  if (/(ss|us|is)$/.test(word) || !word.endsWith('s')) return []
  if (/(xes|ches|shes|sses|zes)$/.test(word)) return [word.slice(0, -2)]
  return [word.slice(0, -1)]
}

/** The word itself, its plural and, where it is given as a plural, its singular. */
export function wordForms(word: string): string[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [word]
  const singulars = singularsOf(word).filter((one) => one.length > 2)
  return [...new Set([word, ...singulars, ...(singulars.length === 0 && !pluralOnly.has(word) ? [pluralOf(word)] : [])])]
}

/** Plural of a name such as 'travel mug' or 'case for phone': the noun before the preposition changes. A plural stays as it is. */
export function pluralName(name: string): string {
  const [, head = name, rest = ''] = /^(.*?)( (?:for|with|of|to|in) .*)?$/.exec(name) ?? []
  const words = head.split(' ')
  const last = words.at(-1)!
  if (uncountable.has(last)) return name
  const isPlural = /s$/.test(last) && !/(ss|us|is)$/.test(last)
  words[words.length - 1] = isPlural || !/[a-z]$/.test(last) ? last : pluralOf(last)
  return words.join(' ') + rest
}

const uncountable = new Set(
  'drinkware headwear kitchenware clothing apparel bedding lighting jewellery jewelry packaging stationery underwear footwear tape decor luggage cookware furniture equipment cutlery tableware glassware hardware hair skincare makeup lingerie yarn fabric string wire glue paint clay slime foam dough glitter ink thread lace wax incense tea coffee swimwear sportswear activewear hosiery knitwear workwear film paper foil tackle'.split(
    ' ',
  ),
)
