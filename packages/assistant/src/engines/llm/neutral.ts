import { stemOf } from '@karavan/lexicon/stem.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import { blankOut } from './blank.ts'
import { isNumberWord } from './number-words.ts'
import { hanWords, wordsIn } from './stated.ts'

/**
 * Words that claim of goods: how people talk, name what is shown, ask and advise, and names of fields whose figures are proven by themselves. A word that describes
 * goods, sellers or terms has no place here, and none that compares.
 */
const russian = `
а без бы более быть был была было были в вам вами вас ваш ваша ваше ваши вашего вашей ваших вашу во вот вообще все всё всех всего всем вы где да для до еще ещё же за здесь и из или их им ими им ней них него нее неё ему ей его ее её к как какая какие какой какого какую каких ко когда кому которая которые который которого которых которую кто ли лишь либо меня мне мной мы на над нам нас наш не нет ни но ну о об обо один одна одно одну одного одной однако он она они оно от очередь перед по под пока после потом при про раз с сам сама само себя со так также такая такие такой такое там тем тогда тоже только тот та те то того том той тут ты у уже хотя хоть чего чем что чтобы чуть эта эти это этой этот этого этом этим этих эту я явно
вариант предложение товар карточка карточки экран список выбор позиция модель номер порядок первый второй третий четвертый пятый шестой последний предыдущий следующий другой другая другое другие другим остальные остальных остальным оба обе обоих каждый каждая каждого каждой любой любая любые разные разный разных несколько
нашел нашла нашли нашлось нашлись нашлась найти найдено найден найду найдем подобрал подобрала подобрали подобрать подберу ищу искать искал искала искали поискать поищу поискал смотрю смотрите посмотрите посмотреть посмотрел посмотрим советую посоветую рекомендую предлагаю предложить начните начать начнем взять берите возьмите бы взял взяла выберите выбрать выбирать выбирайте показать показал показала показали показываю покажу показан показаны показано вижу видно есть имеется стоит стоят стоил стоило обойдется обойдутся выйдет выходит будет будут выбор брать беру сравнить сравнил сравнила сравню сравнивать сравнение нибудь кое либо сколько кого посчитаю посчитать рассчитаю расскажу рассказать выбираете поиск поиска поиском помогаю товарами вот вашему рублях уточните уточнить уточню уточняю скажите сказать скажу напишите написать подскажите спросите спросить спрашивайте помогу помочь помогаю могу можем можете можно нужно надо нужен нужна нужны понадобится понадобятся важно важен важна важны важнее хотите хочется сузить сузим сузить изменить изменю заменить добавить убрать открыть открыл продолжить пришлите ждет ждут ожидает ожидается готово готов готова учел учла учту понял поняла обратите внимание учитывайте зависит говорит указано указан указана указаны указывает указывают указать сказано заявлено заявляет заявлен сообщает уточняет знаю знает известно неизвестно данных сведений информации информация
если иначе зато поэтому потому сначала сперва затем например кстати конечно пожалуйста спасибо здравствуйте привет добрый рад рада вместо кроме вопрос вопросы ответ запрос запросу просьба задача момент дело цель случай целом итог похоже похожие похожий близкие близкий близко ближайший рядом подробно подробнее проще скорее отдельно вместе сумма суммарно итого всего примерно около ровно весь целый именно прямо просто действительно кажется думаю считаю по моему вероятно возможно лично 
цена цены цену цене ценой ценам стоимость стоимости бюджет бюджета бюджету рубль рублей рубля руб юань юаней доллар долларов штука штуки штуку штук шт единица единицу единицы партия партии партию количество количестве минимум минимальный минимальная минимального заказ заказа заказы заказов заказать покупка покупки закупка закупки тираж предел пределах лимит лимита условие условия условий условиям объем объема объемом вес веса размер размеры размера цвет цвета расцветка материал материала свойство свойства характеристика характеристики параметр описание листинг объявление продавец продавца продавцы продавцов поставщик поставщика площадка площадке статус срок сроки лот лота упаковка ступень ступени
день руб тыс млн
укладывается укладываются укладываться вписывается вписываются уложиться уложится держится составляет равен равна отправит отправят отправляет отправляют отправка отправкой отправки отгрузит отгрузят отгружают отгрузка продано продаж продали продажи покупают купили содержит содержится содержат имеет имеют наносит наносят
заплатите заплатить сделан сделана сделано сделаны лотами продается продаются начал начала
ноль пол
`
const english = `
a about above after again all along also although always am among an and another any anything apiece are as ask asked asking asks at be because been before being below beside besides between both but by can card cards changed choice choices choose come comes compare compared comparing comparison could decide depending depends detail details did do does doesn don done each either else enough even every everything exactly few filter find finding first five for found four from further get give given gives go goes got had happy has have haven he hello help helped helps here hi how however i if in including instead into is isn it item items its just keep know known last latter former let like limit list listed listing listings ll look looked looking looks lot lots make makes many market marketplace platform goods help matter matters may me mean mention mentioned mentions might mind minimum moq my name named names narrow need needed needs neither next no none nor not note nothing number of off offer offers ok okay on once one ones only open opened option options or order orders other others our out over own page part pay pcs per piece pieces pick place please position possible prefer price priced prices product products quantity quantities question questions range ranging rather re recommend remaining request rest result results right roughly rouble roubles rubles ruble s say says screen search searched searching second see seems sell seller sellers sells selling set shall share she ship ships dispatch dispatched dispatches should show showed showing shown shows six so some something sort specify specified start started state stated states step still stick such suggest suggested suggests sum supplier suppliers sure take taken takes tell ten than thank thanks that the their them then there these they third this those three through to together told too total two under unit units until up us use ve via want wanted was way we well were what when where whether which while who will with within without word would yes yet you your yours yuan dollar dollars budget rub usd cny volume weight size sizes color colors colour colours material materials property properties feature features batch sold contain contains attribute description stands cost costs otherwise meanwhile nearby close closest similar
`
const chinese = `
这几款 这款 那款 这个 那个 这些 那些 这里 那里 这是 要求 一 二 两 三 四 五 六 七 八 九 十 多大 家 发 货 比 第一个 第二个 第三个 第一 第二 第三 首先 其次 然后 最后 另外 此外 如果 要是 的话 若 因为 所以 因此 不过 但是 但 而且 而 并且 以及 或者 或 还是 和 与 及 跟 同 把 被 让 给 对 于 在 从 到 至 由 向 按 以 用 为 了 着 过 的 地 得 是 有 也 都 就 才 还 再 又 很 只 仅 已 已经 正在 会 能 能够 可以 可 要 想 需要 需 应该 请 请问 吗 呢 吧 啊 哦 您好 你好 谢谢 您 你 我们 我 他 它们 它 大家 咱们 自己 其他 其它 其中 其 另 每个 每件 每 各 各个 全部 所有 一共 共 总共 合计 总价 总 几 几个 几款 多个 多种 一些 一个 一款 一种 一下 两个 两款 三个 三款 四个 四款 五款 六款 个 款 种 件 只 支 条 双 套 箱 批 单件
选项 选择 选 商品 产品 货品 卡片 列表 页面 屏幕 型号 报价 找到 找 搜索 搜 查找 查看 查 看看 看 推荐 建议 建议您 比较 对比 相比 展示 显示 列出 列 说明 说 告诉 问 回答 问题 帮您 帮你 帮 缩小 范围 调整 修改 更换 换成 换 增加 减少 打开 继续 接近 类似 相近 标明 注明 写明 标注 提到 提供 未 没有 没 不 无 否 不知道 不清楚 不确定 知道 信息 资料 咨询 询问 取决于 根据 按照 关于 至于 看重 在意 重视 优先 考虑 先 好的 明白 当然 请稍等 稍等 时 时候 之间 左右 大约 约 起 以内 以下 以上 不超过 不低于 内 中 里 上 下 前 后 第
价格 单价 价 价位 预算 人民币 卢布 美元 元 块 数量 起订量 起订 最低 最小 订购 订单 下单 购买 买 采购 批量 小批量 大批量 容量 重量 尺寸 规格 颜色 材质 材料 属性 参数 特点 功能 描述 卖家 商家 供应商 平台 状态 时间 合 售价 发货 出货 已售 卖 售出 成交 含 包含 带 采用 出售 话 么 什么 哪个 哪款 哪些 多少 如何 怎么 是否
`
/** What numbers are counted and measured in; without its number each of them would claim something: "в день заказа". */
const measures = `
раз раза час часа часов ч день дня дней дн сутки суток сутках год года лет процент процента процентов л мл литр литра литров кг г грамм граммов мм см метр метра метров м вт мач квт градус градусов
times day days hour hours h hr hrs year years percent l ml liter liters litre litres kg g mm cm m w mah
次 小时 天 年 月 毫升 升 克 千克 公斤 毫米 厘米 米 瓦 毫安
`
const folded = (text: string): string[] => text.toLowerCase().replaceAll('ё', 'е').split(/\s+/).filter(Boolean)
const words = new Set([...folded(russian), ...folded(english)])
/** Russian nouns and adjectives in their other forms. A stem that is short is that of too many. */
const stems = new Set(
  folded(russian)
    .map(stemOf)
    .filter((stem) => stem.length >= 5),
)
const phrases = new Set(folded(chinese))
const units = new Set(folded(measures))

/** Turns of speech whose words alone would claim something: a small lot, advice to take the one. */
const turns =
  /(?<!\p{L})(?:не)?(?:больш|крупн|маленьк)\p{L}* (?:парти|заказ|количеств|тираж|закупк)\p{L}*|(?<!\p{L})лучше (?:взять|начать|посмотреть|выбрать|уточнить|сравнить|спросить)(?!\p{L})|\b(?:small|large|big)(?:er)? (?:orders?|batch(?:es)?|lots?|quantit(?:y|ies))\b|\bbetter to (?:start|look|ask|compare|choose|take)\b|\bi(?:'d| would) (?:go with|take|pick|suggest|start with)\b|\bmore (?:options|offers|details|of them)\b|\bmatters? more\b|разниц\p{L}* (?:в цене(?: между)?|между)|\b(?:price )?difference(?: in price)? between\b|\bdifference in price\b|差价|更(?:看重|在意)|数量少|ничего (?=не (?:указ|сказ|сообщ|наш|пиш))|(?:ничего|ни одного) нет(?!\p{L})|ближе всего|работа\p{L}* на (?:площадке|рынке)|на складе(?=:?\s*\d)|\bin stock\b|\bcomes? back\b|\b(?:holds|weighs?|bought|drops to)(?= \d)|\bfits? (?:in|within|under)(?= \p{Sc} ?\d| [\d.,\s]+(?:\p{Sc}|r))|\bmade (?:of|from)\b|пар[уаы] (?:вариант|модел|предложен)\p{L}*|重(?=\d)|预算有限|(?:nothing|none) (?=(?:was |is )?(?:found|stated|fits))|\bdispatch times?\b|\bevery time\b|сейчас (?=посмотр|поищу|проверю)|больше (?:вариантов|предложений|подробностей)|更多(?:选项|商品|信息)/giu

/** A text with its turns of speech blanked out. */
export const withoutTurns = (text: string): string => blankOut(text, turns)

/** The words of a text that claim something, in small letters. */
export const claimingWords = (text: string): string[] =>
  wordsIn(text).flatMap((word, at, all) => {
    const before = text.slice(0, word.start)
    const isCounted = /\d\s?-?$/.test(before) || (isNumberWord(all[at - 1]?.text ?? '') && /\s$/.test(before))
    if (isHan(word.text)) return claimsOfHan(isCounted ? word.text.replace(leadingUnit, '') : word.text)
    // A measure without its number is stated by nothing, wherever its word stands.
    if (units.has(word.text)) return isCounted ? [] : [`${word.text}#`]
    return isNeutral(word.text) || isNumberWord(word.text) ? [] : [word.text]
  })

const isNeutral = (word: string): boolean =>
  words.has(word) || (/\p{Script=Cyrillic}/u.test(word) && !/(?:ее|ей)$/.test(word) && stems.has(stemOf(word)))

const leadingUnit = /^(?:小时|毫升|毫米|毫安|厘米|千克|公斤|[天年月升克米瓦])/u
/** Names that a segmenter takes to pieces. */
const compounds = /起订量|只有|最接近/u
const claimsOfHan = (run: string): string[] =>
  run
    .split(compounds)
    .flatMap(hanWords)
    .filter((one) => !isMadeOfPhrases(one))

function isMadeOfPhrases(text: string): boolean {
  if (text === '' || phrases.has(text)) return true
  for (let end = text.length - 1; end > 0; end -= 1) if (phrases.has(text.slice(0, end)) && isMadeOfPhrases(text.slice(end))) return true
  return false
}
