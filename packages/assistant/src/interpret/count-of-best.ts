/** So many of the one that is most or least so: how it is asked which that is, and what as many of it cost. */
const ways: readonly (readonly [RegExp, (which: string) => string, (count: string) => string])[] = [
  [
    /^(?:(?:ok|so|then|and|i'll|we'll|take|get|give me|i want|total for|how much (?:is|for)),? )*(?:(?<count>\d{1,6})(?: ?(?:pcs|pieces|pairs|units|sets))? of the (?<which>[a-z]+est)(?: ones?)?(?: of (?:them|these|those))?|the (?<whichFirst>[a-z]+est)(?: ones?)?(?: of (?:them|these|those))?,? (?<countLast>\d{1,6})(?: ?(?:pcs|pieces|pairs|units|sets)))(?:,? (?:total|how much))?[?.!]*$/iu,
    (which) => `which of them is the ${which}?`,
    (count) => `${count} pcs of it, how much?`,
  ],
  [
    /^(?:(?:ок|ладно|тогда|а|и|беру|возьму|давайте|давай|сколько (?:за|будет)|поч[её]м),? )*(?:(?<count>\d{1,6}) ?(?:шт|пар|компл)?\p{L}*\.? )?сам(?:ый|ая|ое|ые|ого|ой|ых|ую) (?<which>\p{L}+)(?: из (?:них|этих|показанных))?(?:,? (?:на |за )?(?<countLast>\d{1,6}) ?(?:шт|пар|компл)\p{L}*\.?)?(?:,? (?:сколько|поч[её]м|итого))?[?.!]*$/iu,
    (which) => `самый ${which} из них?`,
    (count) => `${count} шт его, сколько?`,
  ],
  [
    /^(?:那|就|要)?(?<which>[^，,。？?\s]{0,4}最(?:大|小|长|短|重|轻|厚|薄|高|宽|亮))的?(?:那)?[个款件条双只套]?(?:的)?(?:要|来|拿|订)?(?<count>\d{1,6})[个件条双只套把本支](?:多少钱)?[？?。]*$/u,
    (which) => `哪个${which}？`,
    (count) => `这个${count}个多少钱`,
  ],
]
/** What these are is told by the price, with the count. */
const byPrice =
  /^(?:cheapest|best|dearest|latest|дешев\p{L}+|деш[её]в\p{L}+|дорог\p{L}+|выгодн\p{L}+|лучш\p{L}+|популярн\p{L}+|ходов\p{L}+)$/iu

/** "10 of the biggest one", «самый вместительный из них, 10 штук», 容量最大的那个10个: the two questions it is; `undefined` of other messages. */
export function countOfBest(message: string): [which: string, priced: string] | undefined {
  for (const [way, asksWhich, asksPrice] of ways) {
    const { which, whichFirst, count, countLast } = way.exec(message.trim())?.groups ?? {}
    const [named, number] = [which ?? whichFirst, count ?? countLast]
    if (named !== undefined && number !== undefined && !byPrice.test(named)) return [asksWhich(named), asksPrice(number)]
  }
  return undefined
}

/** "20 of each, total", «по 20 каждого, итого», 各20个一共多少钱. */
const ofEach =
  /^(?:(?:ok|so|then|take|get|i'll take),? )*(?<en>\d{1,6})(?: ?(?:pcs|pieces|pairs|sets))? (?:of )?each(?: of (?:them|these))?,? (?:total|in total|how much (?:together|in total|altogether))[?.!]*$|^(?:(?:ок|ладно|тогда|беру|возьму),? )*по (?<ru>\d{1,6})(?: ?(?:шт|пар|компл)\p{L}*\.?)? кажд\p{L}+,? (?:итого|сколько (?:всего|вместе|выйдет)|всего сколько)[?.!]*$|^(?:那)?(?:每[款个种]|各)(?:要|来|拿)?(?<zh>\d{1,6})[个件条双套只盒本支把][，,\s]*(?:一共|总共|合计)(?:多少钱?)?[？?。]*$/iu
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The sum of so many of each of these offers, each by its place; `undefined` of other messages, and of more offers than a card has beside it. */
export function sumOfEachShown(message: string, shown: number): string | undefined {
  const { en, ru, zh } = ofEach.exec(message.trim())?.groups ?? {}
  if (shown < 2 || shown > ordinals.length || (en ?? ru ?? zh) === undefined) return undefined
  const places = ordinals.slice(0, shown)
  if (en !== undefined) return `${places.map((place) => `${en} of the ${place}`).join(', ')}, total?`
  if (ru !== undefined) return `${places.map((_, at) => `${ru} шт №${at + 1}`).join(', ')}, сколько всего?`
  return `${places.map((_, at) => `第${'一二三四五六'[at]}款${zh}个`).join('，')}，一共多少钱`
}
