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
