/** How buyers give up or put off the goods that a talk was about, or all conditions of them. */

/** "Forget glasses", «забудь кошек», 双肩包算了: they are not looked for any longer. */
const givesUp =
  /(?<![a-z])(?:nvm|never\s?mind|nevermind|forget|scratch|scrap|skip|ditch|drop|cancel|leave|remove|enough|no more|done with|(?:sick|tired) of|(?:do not|don'?t) (?:want|need)|(?:not|no longer) (?:looking for|interested in)|stop (?:showing|with)|(?:you|u)(?:'re| are| r)? (?:keep|kept|still|only)? ?show(?:ing|ed)?|any ?more)(?![a-z])|(?<!\p{L})(?:забу\p{L}+|забей(?:те)?|забили|не (?:надо|нуж\p{L}+|хо(?:чу|тим)|ищ\p{L}+|интерес\p{L}+|актуальн\p{L}+)|неактуальн\p{L}+|убер\p{L}+|убрать|отмен\p{L}+|отбой|хватит|ну (?:их|его|е[её])|(?:бог|фиг|черт|ч[её]рт|хрен) с (?:ним|ней|ними)|надоел\p{L}*|достал\p{L}*|передумал\p{L}*|проехали|вычеркн\p{L}+)(?!\p{L})|不(?:再|想|用)?(?:看|要|找|买|考虑|需要)了?|(?:先)?不管了?|算了|别(?:给我)?(?:看|找|推荐|发|拿)了?|放弃|免了/giu
/** "Bags later", «пакеты потом», 袜子先放一放: goods are put off. What stands before a name says that it is next: «потом пакеты». */
const putsOff =
  /(?<![a-z])(?:(?:are |is )?for (?:later|another (?:time|day))|later(?: on)?|(?:can|will|could|have to|has to) wait|(?:some )?(?:other|another) (?:time|day)|not (?:now|yet|today)|aside|on hold)(?=[\s\p{P}]*$)|^(?:[\s\p{P}]|(?:ok|okay)(?![a-z]))*(?:put|set|save|park)(?![a-z])|(?<=\p{L}[\s,]+(?:пока )?)(?:потом|попозже|позже|позднее|не сейчас|в другой раз|подожд[уе]т|отлож(?:им|ите|ить|у)|на потом)(?=[\s\p{P}]*$)|^(?:[\s\p{P}]|(?:ладно|хорошо|ок|давай(?:те)?)(?!\p{L}))*(?:отлож\p{L}+|отклад\p{L}+)(?!\p{L})|(?:先(?:放|搁|缓)(?:一?[放下缓]|着|一边)?|(?:以后|之后|回头|改天|下次|等会儿?|待会儿?|晚点儿?)(?:再(?:说|看|买|订|要|聊))?)(?=[了吧啊呀的\s\p{P}]*$)|^[\s\p{P}]*先放(?:一?[放下]|着|一边)?(?=\p{Script=Han})/giu
const besides =
  /(?<![a-z])(?:good|great|fine|thanks|the|any|these|those|this|that|them|all|just|ok(?:ay)?|well|actually|hey|please|pls|plz|lol|haha|ugh|no|not|nah|now|then|for|already|about|me|with|so|and|but|one|ones|of|at all|anyway|i|we)(?![a-z])|(?<!\p{L})(?:хорошо|отлично|спасибо|понятно|ясно|эти|этих|эту|этот|все|вс[её]|уже|больше|пока|ладно|ну|да|а|и|их|ок|так|тогда|блин|пожалуйста|про|об?|на|мне|нам|вообще|совсем|теперь|пожалуй)(?!\p{L})|[了吧啊呀的先那就都这些个我们也再还好行哎唉嘛给]|[\p{P}\p{S}]/giu

/** Names that a clause gives up or puts off, where it says nothing else. */
export function namesGivenUp(folded: string): string[] | undefined {
  const open = folded.replace(givesUp, ' ').replace(putsOff, ' ')
  const names = open
    .replace(besides, ' ')
    .split(/\s+/u)
    .filter((name) => name !== '')
  return open === folded || names.length === 0 ? undefined : names
}

/** "Forget those", «забудь про них», 这些不要了: a clause gives up what the talk was about, and says nothing else. */
const pronoun =
  /(?<![a-z])(?:those|these|them|it|that|this|they)(?![a-z])|(?<!\p{L})(?:их|них|эти|этих|это|этого|его|е[её])(?!\p{L})|它们?|[这那](?:些|个|款)/iu
export function givesUpThem(folded: string): boolean {
  const open = folded.replace(givesUp, ' ')
  return (
    open !== folded &&
    pronoun.test(folded) &&
    open
      .replace(besides, ' ')
      .replace(/(?<![a-z])(?:it|they)(?![a-z])|(?<!\p{L})(?:них|этого|его|е[её]|это)(?!\p{L})|[它们款]/giu, ' ')
      .trim() === ''
  )
}

/** 条件都不要了, "drop all filters", «убери все условия». */
const allConditions =
  /^[\s\p{P}]*(?:(?:ok|okay|well|just|please|ладно|ну|тогда|да|算了|那|把)[\s,，]*)*(?:(?:forget|drop|remove|clear|lift|ignore|cancel|reset|no|without)(?: (?:all|the|my|any|these|those|other|more|of))* (?:conditions?|filters?|requirements?|criteria|restrictions?)|(?:all )?(?:the )?(?:conditions?|filters?|requirements?) (?:off|away|gone)|(?:убер|сбрось|сброс|сним|забуд|отмен)\p{L}*(?: про)?(?: (?:все|всё|эти|мои|остальные|прочие))* (?:услови|фильтр|ограничени|требовани)\p{L}*|(?:без|никаких)(?: (?:всяких|каких-либо|всех))? (?:услови|фильтр|ограничени|требовани)\p{L}*|(?:все )?(?:услови|фильтр|ограничени|требовани)\p{L}*(?: все)? (?:не надо|не нужны|не важны|убер\p{L}+|отмен\p{L}+|сним\p{L}+|сбро\p{L}+|забуд\p{L}+|долой)|(?:所有|全部|其他|那些|这些|前面|之前|刚才)*的?(?:条件|要求|限制|筛选)(?:都|全部?|通通|统统)*(?:不要|去掉|取消|不管|不限|算了|放开|去除|清掉|清空|没有?)了?吧?)[\s\p{P}]*$/iu
export const endsAllConditions = (folded: string): boolean => allConditions.test(folded)
