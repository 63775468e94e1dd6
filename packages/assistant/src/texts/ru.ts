import type { Point } from '../explain/point.ts'
import { ended, insideSentence, type LengthUnit, type Texts, toThickness } from './texts.ts'

const plural = new Intl.PluralRules('ru')
const digits = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 })
const number = (value: number): string => digits.format(value)
const lengthUnits: Record<LengthUnit, string> = { μm: 'мкм', mm: 'мм', cm: 'см' }
/** 1 предложение, 2 предложения, 5 предложений. */
function forms(count: number, one: string, few: string, many: string): string {
  const rule = plural.select(count)
  return rule === 'one' ? one : rule === 'few' ? few : many
}
const nbsp = '\u00a0'
const years = (count: number): string => `${number(count)}${nbsp}${forms(count, 'год', 'года', 'лет')}`

/** Units of offers in the forms that a text needs: (за) пару, 1 пара, 2 пары, 5 пар. */
const unitForms: Record<string, [accusative: string, one: string, few: string, many: string]> = {
  пара: ['пару', 'пара', 'пары', 'пар'],
  комплект: ['комплект', 'комплект', 'комплекта', 'комплектов'],
  набор: ['набор', 'набор', 'набора', 'наборов'],
  упаковка: ['упаковку', 'упаковка', 'упаковки', 'упаковок'],
  коробка: ['коробку', 'коробка', 'коробки', 'коробок'],
  рулон: ['рулон', 'рулон', 'рулона', 'рулонов'],
  лист: ['лист', 'лист', 'листа', 'листов'],
  метр: ['метр', 'метр', 'метра', 'метров'],
  килограмм: ['килограмм', 'килограмм', 'килограмма', 'килограммов'],
  бутылка: ['бутылку', 'бутылка', 'бутылки', 'бутылок'],
  пакет: ['пакет', 'пакет', 'пакета', 'пакетов'],
  флакон: ['флакон', 'флакон', 'флакона', 'флаконов'],
}
const formsOf = (unit: string | undefined) => unitForms[unit?.toLowerCase().replace(/^кг$/, 'килограмм') ?? '']

/** 200 шт., 1 пара, 2 пары, 5 пар. */
function pieces(count: number, unit?: string): string {
  const [, one, few, many] = formsOf(unit) ?? []
  return `${number(count)}${nbsp}${one && few && many ? forms(count, one, few, many) : 'шт.'}`
}
/** (от) 1 пары, 2 пар, 5 пар. */
function piecesGenitive(count: number, unit?: string): string {
  const [, , few, many] = formsOf(unit) ?? []
  return `${number(count)}${nbsp}${few && many ? forms(count, few, many, many) : 'шт.'}`
}

const isPiece = (unit: string | undefined): boolean => unit === undefined || /^шт(?:\.|ук[аи])?$/i.test(unit)
const perUnit = (unit: string | undefined): string => `за${nbsp}${isPiece(unit) ? 'штуку' : (formsOf(unit)?.[0] ?? 'единицу')}`

/** A text that ends in "шт." has its stop. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

const ifMatters: Record<Point, string> = {
  price: 'Если важнее цена, то',
  dispatch: 'Если важнее срок, то',
  moq: 'Если нужна партия поменьше, то',
  repurchase: 'Если важнее отклик покупателей, то',
  years: 'Если важнее опыт продавца, то',
  sales: 'Если важнее спрос, то',
}

export const ru: Texts = {
  number,
  pieces,
  perPiece: (price, unit) => `${price} ${perUnit(unit)}`,
  comma: ', ',
  gap: ' ',
  fromPrice: (price) => `от ${price}`,
  measure(dimension, value) {
    switch (dimension) {
      case 'volume':
        return value >= 1000 ? `${number(value / 1000)}${nbsp}л` : `${number(value)}${nbsp}мл`
      case 'length':
        return value >= 1000 && value % 100 === 0
          ? `${number(value / 1000)}${nbsp}м`
          : value >= 10
            ? `${number(value / 10)}${nbsp}см`
            : `${number(value)}${nbsp}мм`
      case 'weight':
        return value >= 1000 ? `${number(value / 1000)}${nbsp}кг` : `${number(value)}${nbsp}г`
      case 'charge':
        return `${number(value)}${nbsp}мА·ч`
      case 'power':
        return `${number(value)}${nbsp}Вт`
      case 'count':
        return `${number(value)}${nbsp}${forms(value, 'деталь', 'детали', 'деталей')}`
    }
  },
  gifts: (kinds) => `подарки – ${kinds.join(', ')}`,
  needs: (occasion, kinds) => `товары для ${occasion} – ${kinds.join(', ')}`,
  sides: (values) =>
    values.some((value) => value < 10)
      ? `${values.map(number).join('×')}${nbsp}мм`
      : `${values.map((value) => number(value / 10)).join('×')}${nbsp}см`,
  years,
  percent: (share) => `${number(Math.round(share * 100))}${nbsp}%`,

  likePicture: 'товары, похожие по виду на фото',
  progress: {
    reading: 'Разбираю запрос…',
    looking: 'Смотрю, на что похоже фото…',
    searching: (goods) => `Ищу ${goods}…`,
    found: (count, quantity) =>
      quantity === undefined ? `Нашёл ${number(count)}, сравниваю цены…` : `Нашёл ${number(count)}, сравниваю цены при ${pieces(quantity)}`,
    early: (labels) => `Вот первые предложения, жду ответа: ${labels.join(', ')}…`,
    relaxing: 'Точного совпадения нет, проверяю, какое условие мешает…',
    writing: 'Пишу ответ…',
    opening: 'Открываю товар…',
    comparing: (count) => `Сравниваю ${number(count)} ${forms(count, 'предложение', 'предложения', 'предложений')}…`,
  },

  condition: {
    textile: 'ткань',
    color: (names, areAllWanted) => `цвет: ${names.join(areAllWanted ? ' и ' : ' или ')}`,
    severalColors: 'несколько цветов на выбор',
    notColor: (names) => `кроме цвета: ${names.join(', ')}`,
    without: (names) => `исключая: ${names.join(', ')}`,
    notWords: (words) => `без слов в описании: ${words.map((word) => `«${word}»`).join(', ')}`,
    size: (names) => `размер ${names.join(', ')}`,
    measureBetween: (low, high) => `${low} – ${high}`,
    measureFrom: (low) => `от ${low}`,
    measureTo: (high) => `до ${high}`,
    device: (name) => `для ${name}`,
    figureAbove: (name, value) => `${name} больше ${value}`,
    figureBelow: (name, value) => `${name} меньше ${value}`,
    priceTo: (price) => `до ${price}`,
    priceFrom: (price) => `от ${price}`,
    priceBetween: (low, high) => `от ${low} до ${high}`,
    priceAbout: (price) => `около ${price}`,
    measureAbout: (measure) => `около ${measure}`,
    budget: (sum) => `бюджет ${sum} на партию`,
    moqTo: (count) => (count === 1 ? 'без минимальной партии' : `минимальный заказ до ${pieces(count)}`),
    dispatchWithin: (hours) => `отправка за ${number(hours)}${nbsp}ч`,
    inStock: 'столько есть в наличии',
    seller: (name) => `продавец «${name}»`,
    factory: 'от фабрики',
    sellerYears: (count) => `продавец от ${number(count)}${nbsp}${forms(count, 'года', 'лет', 'лет')}`,
    words: (text) => `«${text}»`,
  },

  answer: {
    shown: ({ goods, conditions, prices, count, isMore }) =>
      sentence(
        [`Вот ${isMore ? 'ещё ' : ''}${goods || 'предложения'}${conditions ? ` (${conditions})` : ''}${prices ? `: ${prices}` : ''}`, count]
          .filter(Boolean)
          .join(', '),
      ),
    single: ({ goods, conditions, prices, isMore, isProven }) =>
      sentence(
        [
          `${isMore ? 'Осталось' : isProven ? 'Подходит' : 'Нашлось'} одно предложение${goods ? `: ${goods}` : ''}${conditions ? ` (${conditions})` : ''}`,
          prices,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    forWords: (words) => `предложения по запросу ${words}`,
    someOf: (shown, total, atLeast) => `показаны ${number(shown)} из ${atLeast ? 'более чем ' : ''}${number(total)}`,
    prices: (low, high, unit, quantity, hasMinimum) =>
      `${high === undefined ? low : `от ${low} до ${high}`} ${perUnit(unit)}${
        quantity !== undefined ? ` при заказе ${piecesGenitive(quantity, unit)}` : hasMinimum ? ' при минимальном заказе' : ''
      }`,
    extremeFirst: (field, isMost) => `Сначала те, у которых ${isMost ? 'больше' : 'меньше'} ${field}.`,
    askNumber: (number) => `${number} – это количество штук или цена за штуку?`,
    byLook: 'Подобрано по виду: это похожие товары, а не обязательно тот же самый. Материал и размеры смотрите в карточке.',
    askQuantity: 'Сколько штук вам нужно? От количества зависит цена.',
    pick: (title, facts) => sentence(`Советую ${title}: ${facts}`),
    closest: (title, facts) => sentence(`Ближе всего к запросу ${title}: ${facts}`),
    rather: (point, title, facts) => sentence(`${point === undefined ? 'Следом' : ifMatters[point]} ${title}: ${facts}`),
    noMore: (goods) => `Больше подходящих предложений нет (${goods}): все уже показаны.`,
    kindWithout: (kind, condition) => `С этим условием (${condition}) таких нет: ${kind}. Показываю их без него.`,
    noneOf: (kinds) => `Не нашёл: ${kinds.join(', ')}.`,
    unknownWords: (phrases) => {
      const said = phrases.map((one) => `«${one}»`).join(', ')
      return phrases.length === 1
        ? `В описаниях этих предложений слова ${said} нет, показываю без него.`
        : `В описаниях этих предложений нет слов ${said}, показываю без них.`
    },
    understoodAs: (said, name, isStated) => `«${said}» понял как «${name}»${isStated ? '' : ', но у этих предложений об этом не сказано'}.`,
    servingFirst: (words, count) =>
      `«${words}» указано только у ${count === 1 ? 'первого предложения' : `первых ${number(count)}`}, у остальных об этом не сказано.`,
    statedBy: (words, places) => `«${words}» указано только здесь: ${places.join(', ')}.`,
    pricesFor: (counts) => sentence(`Цены посчитаны за количество: ${counts.join('; ')}`),
    keptQuantity: (quantity) => `Количество оставил прежним: ${pieces(quantity)}`,
    conditionsLeft: (conditions) => `Прежние условия больше не учитываю: ${conditions.join(', ')}.`,
    cheaperThan: (price) => `Ищу дешевле ${price}: это самая низкая цена из показанных.`,
    below: (price) => `Ищу дешевле ${price}.`,
    cheapestAlready: (price) => `Дешевле ${price} при ваших условиях нет.`,
    widerKind: (narrow, wide) => `Среди товаров «${narrow}» подходящих нет, поэтому искал шире: ${wide}.`,
    boundLifted: 'Снял ограничение по цене из прошлой подборки.',
    noOtherColors: (names) => `Других цветов, кроме этих, нет: ${names.join(', ')}. Назовите нужный.`,
    colorsUnknown: 'У показанных предложений цвет не указан: назовите нужный.',
    dearerThan: (price) => `Показываю дороже ${price}: это самая высокая цена из показанных.`,
    biggerThan: (measure) => `Показываю больше, чем ${measure}.`,
    smallerMinimum: (count) => `Показываю с минимальным заказом меньше ${pieces(count)}`,
    oneIsEnough: 'Меньше некуда: минимальный заказ у показанных и так 1 шт.',
    smallerThan: (measure) => `Показываю меньше, чем ${measure}.`,
    noMeasure: 'Не понял, по какому размеру искать больше или меньше: напишите, например, «от 700 мл» или «30 см».',
    restored: 'Вернул прежние условия.',
    whatIsWrong: 'Понял, не то. Напишите, чем не подошли, и я это учту.',
    backTo: (goods) => `Возвращаемся к прежнему: ${goods}.`,
    nothingBeyond: (figure) => `Такого при ваших условиях нет: ${figure}.`,
    cheaperFrom: (count, price) => `При заказе от ${count} цена ниже: ${price}.`,
    nothingToRestore: 'Возвращать пока нечего: условия ещё не менялись.',
    dropped: (names) => `Больше не учитываю: ${names.join(', ')}.`,
    failed: (labels) =>
      `Не ${labels.length === 1 ? 'ответил источник' : 'ответили источники'}: ${labels.join(', ')}. Остальное показано полностью.`,
    failedPartly: (labels) => `${labels.join(', ')}: ответила только часть источников, предложений там может быть больше.`,
    quotaSpent: (labels, ahead, ago) =>
      `${labels.join(', ')}: лимит запросов исчерпан${ahead ? `, снова можно искать ${ahead}` : ''}.${ago ? ` Показано то, что там было ${ago}: цены и остатки могли измениться.` : ''}`,
    overloaded: (labels, ago) =>
      `${labels.join(', ')}: сейчас слишком много запросов, повторите поиск через минуту.${ago ? ` Показано то, что там было ${ago}: цены и остатки могли измениться.` : ''}`,
    failedShown: (labels, ago) =>
      `${labels.join(', ')} сейчас не ${labels.length === 1 ? 'отвечает' : 'отвечают'}: показано то, что там было ${ago}. Цены и остатки могли измениться.`,
    allFailed: 'Сейчас ни один источник не отвечает. Попробуйте ещё раз через минуту.',
    noRate: (currency) => `Курс ${currency} неизвестен, поэтому ограничение цены не применено.`,
    everyColor: (places) =>
      places === 'all'
        ? 'У всех показанных есть каждый из названных цветов.'
        : places.length > 0
          ? `Все названные цвета есть у ${places.join(', ')}.`
          : 'Всех названных цветов сразу нет ни у одного из показанных: их можно взять у разных.',
    allHave: (name) => `Желаемое есть у всех показанных: ${name}.`,
    isAbout: (amount, shown) => `${amount} – это около ${shown}.`,
    unknownFacets: (names) => `У этих предложений не указано: ${names.join(', ')}. Уточните у продавца перед заказом.`,
    onlySupplies: (place, wanted) => `Из показанных ${wanted} есть только у №${number(place)}.`,
    noneSupplies: (wanted, most, isOne) =>
      isOne ? `В наличии только ${most}, а ${wanted} нет.` : `Больше всего в наличии ${most}, а ${wanted} ни у кого нет.`,
    someAboveMinimum: 'Минимальный заказ у некоторых больше вашего количества, это отмечено на карточке.',
  },

  empty: {
    because: (facet, goods, isOne) => `По всем условиям сразу ничего нет (${goods}). Мешает${isOne ? ' одно' : ''}: ${facet}.`,
    lowestPrice: (bound, price, quantity) =>
      `До ${bound} ничего нет; самая низкая цена${quantity === undefined ? '' : ` при ${pieces(quantity)}`} ${price}.`,
    highestPrice: (bound, price) => `Дороже ${bound} ничего нет; самая высокая цена ${price}.`,
    nearestMeasure: (wanted, nearest) => `${wanted} с такими условиями нет; ближайшее – ${nearest}.`,
    colorsThere: (wanted, there) => `Такого цвета (${wanted}) нет; есть ${there}.`,
    smallestMoq: (wanted, smallest) => `С минимальным заказом до ${pieces(wanted)} ничего нет; самый маленький – ${pieces(smallest)}`,
    nearest: 'Вот что ближе всего:',
    still: (names, goods) => `С прежним условием (${names.join(', ')}) по-прежнему ничего нет; без него: ${ended(goods)}`,
    several: (names, goods) =>
      `По всем условиям сразу ничего нет, и одного послабления мало. Без этого (${names.join(', ')}) есть: ${ended(goods)}`,
    nothing: (goods) => `Ничего не нашёл: ${goods}.`,
    wider: (goods) => `Из более общего (${goods}) есть вот что:`,
    stillNothing: (goods) =>
      `И так ничего: ${goods}. Я не нахожу сам товар, какими бы ни были его цвет и цена. Назовите другой товар или выберите из этих.`,
    kindsOf: (names) => `С похожим названием есть: ${names.join(', ')}.`,
    companions: (kinds) =>
      `Что к ним подходит, в описаниях не сказано; назовите, и я поищу.${kinds.length > 0 ? ` Из того же ряда есть: ${kinds.join(', ')}.` : ''}`,
    noneToAsk: (goods) => `Этого товара никто не продаёт (${goods}), поэтому спросить о нём не у кого. Назовите другой товар.`,
    forOthers: (goods, stated) => `Есть ${goods}, но в их описаниях указано «${stated.join('», «')}».`,
    unsold: 'Сейчас здесь такого никто не продаёт. Назовите другой товар, и я поищу.',
    hint: 'Попробуйте назвать товар иначе или короче.',
  },

  facet: {
    device: 'модель устройства',
    price: 'цена',
    color: 'цвет',
    material: 'материал',
    measure: 'объём или размер',
    size: 'размер',
    audience: 'для кого',
    season: 'сезон',
    style: 'стиль',
    feature: 'особенности',
    theme: 'тема',
    words: 'уточняющие слова',
    moq: 'минимальный заказ',
    dispatch: 'срок отправки',
    stock: 'наличие',
    seller: 'требования к продавцу',
  },
  trait: {
    audience: (names) => `для кого они (${names})`,
    season: (names) => `сезон (${names})`,
    style: (names) => `стиль (${names})`,
    feature: (names) => `особенность (${names})`,
    theme: (names) => `тема (${names})`,
  },
  giveUp: {
    device: 'Любое устройство',
    price: 'Без учёта цены',
    color: 'Любой цвет',
    material: 'Любой материал',
    measure: 'Любые габариты',
    size: 'Любой размер',
    audience: 'Не важно для кого',
    season: 'Любой сезон',
    style: 'Любой стиль',
    feature: 'Особенности не важны',
    theme: 'Любая тема',
    words: 'Без уточнений',
    moq: 'Любой минимальный заказ',
    dispatch: 'Любой срок отправки',
    stock: 'Любой остаток',
    seller: 'Любой продавец',
  },

  reason: {
    price: (perPiece, quantity, moq, unit) =>
      quantity === undefined
        ? `${perPiece}${moq === 1 ? '' : ` при заказе от ${piecesGenitive(moq, unit)}`}`
        : `${perPiece} при заказе ${piecesGenitive(quantity, unit)}${moq === 1 ? '' : ` (минимум ${number(moq)})`}`,
    priceUnknown: 'цену продавец не указал',
    lot: (sum, quantity, unit) => `${sum} за ${pieces(quantity, unit)}`,
    seller: (count) => `продавец ${years(count)} на площадке`,
    factory: 'фабрика',
    repurchase: (share) => `повторных покупок ${share}`,
    sold: (count) => `продано ${number(count)}`,
    dispatch: (hours) => `отправка за ${number(hours)}${nbsp}ч`,
    minimum: (count, unit) => `минимум ${pieces(count, unit)}`,
    best: {
      price: () => 'самая низкая цена из показанных',
      dispatch: (value) => `самая быстрая из показанных ${value}`,
      moq: (value) => `самый маленький заказ из показанных: ${value}`,
      repurchase: (value) => `больше, чем у остальных: ${value}`,
      years: (value) => `самый опытный из показанных: ${value}`,
      sales: (value) => `самое ходовое из показанных: ${value}`,
    },
    matchesWords: (words) => `в описании есть «${words}»`,
    traitFrom: (name, count) => (count > 1 ? `${name} (от ${piecesGenitive(count)})` : name),
    traitOnlyFrom: (name, count) => `«${name}» только от ${piecesGenitive(count)}`,
    traitDenied: (name) => `«${name}»: продавец указывает, что этого нет`,
    traitInstead: (name) => `указано «${name}»`,
    priceOfKit: (name) => `цена за вариант «${name}»`,
    belowMinimum: (moq, unit) => `минимальный заказ ${pieces(moq, unit)}, это больше вашего количества`,
    partialLot: (lot, given, unit) => `продаётся только упаковками по ${pieces(lot, unit)}: выйдет ${pieces(given, unit)}`,
  },

  highlight: {
    factory: 'Фабрика',
    years: (count) => `${years(count)} на площадке`,
    repurchase: (share) => `Повторных покупок ${share}`,
    sold: (count) => `Продано ${number(count)}`,
    dispatch: (hours) => `Отправка за ${number(hours)}${nbsp}ч`,
    from: (place) => `Отправка: ${place}`,
    stock: (count, unit) => `В наличии ${pieces(count, unit)}`,
    colors: (names) => `Цвета: ${names.join(', ')}`,
    sizes: (names) => `Размеры: ${names.join(', ')}`,
    nextStep: (from, price, unit) => `От ${piecesGenitive(from, unit)} – ${price}`,
  },

  chips: {
    cheaper: 'Дешевле',
    more: 'Ещё варианты',
    compare: 'Сравни первые три',
    second: 'Расскажи про второй',
    quantity: (count) => `${number(count)} штук`,
    color: (name) => `Только ${name}`,
    priceTo: (price) => `До ${price}`,
    bigger: 'Побольше',
    factoryOnly: 'Только от фабрики',
    fast: 'С быстрой отправкой',
    popular: 'Популярные',
    restore: 'Верни как было',
    examples: ['Термокружки 500 мл до 400 рублей, 100 штук', 'Чёрные рюкзаки для ноутбука, 50 штук', 'Футболки из хлопка от фабрики'],
    delivery: 'Сколько идёт доставка?',
    payment: 'Как оплатить заказ?',
    find: (goods) => `Найди ${goods}`,
  },

  link: {
    found: 'Нашёл товар по ссылке:',
    unknown:
      'Товара по этой ссылке здесь не нашлось: его сняли с продажи или его нет в нашем каталоге. Опишите его словами, и я поищу похожие.',
    unconnected:
      'Это товар с площадки, которая здесь не подключена, поэтому посмотреть его я не могу. Опишите его словами, и я поищу похожие среди того, что у нас есть.',
    unsupported: 'Ссылки с этого сайта я открыть не могу. Опишите товар словами, и я поищу похожие предложения.',
    short: 'Это короткая ссылка из приложения. Откройте её и пришлите полный адрес страницы товара из адресной строки.',
  },
  details: {
    intro: (place) => `Подробнее о варианте ${number(place)}:`,
    ladder: 'Цена за штуку:',
    minimum: (count, unit) => `Минимальный заказ: ${pieces(count, unit)}`,
    lots: (count, unit) => `продаётся только упаковками по ${pieces(count, unit)}`,
    options: (name, values) => `${name}: ${values}`,
    stock: (count, { unit, wanted, of = '' } = {}) =>
      `В наличии${of && ` (${of})`}: ${count === 0 ? 'нет' : pieces(count, unit)}${wanted === undefined || count === 0 ? '' : `, на ${number(wanted)} ${count >= wanted ? 'хватит' : 'не хватит'}`}`,
    colors: (names) => `Цвета: ${names}`,
    hasColor: (name) => `Есть цвет: ${name}.`,
    lacksColor: (name) => `Такого цвета (${name}) у продавца нет.`,
    ofEarlier: (shown) =>
      `В последней подборке ${number(shown)} ${forms(shown, 'предложение', 'предложения', 'предложений')}, поэтому говорю о той, что была перед ней.`,
    noSuch: (place, shown) =>
      `Варианта ${number(place)} нет: в последней подборке ${number(shown)} ${forms(shown, 'предложение', 'предложения', 'предложений')}.`,
    gone: 'Этот товар больше не доступен на площадке.',
  },
  ask: {
    of: (place) => `№${number(place)}`,
    yes: (name, evidence) => `${name}: да, ${evidence}`,
    piecesFrom: (pieces) => `от ${pieces}`,
    none: (name) => `${name}: нет`,
    thoseThatDo: (places) => `Подходят: ${places.join(', ')}.`,
    noneDoes: 'Ни одно из показанных не подходит.',
    yesFrom: (name, from, wanted, evidence) =>
      wanted !== undefined && wanted < from
        ? `${name}: только от ${piecesGenitive(from)}, у вас ${pieces(wanted)} – ${evidence}`
        : `${name}: да, от ${piecesGenitive(from)} – ${evidence}`,
    no: (name, evidence) => `${name}: нет, ${evidence}`,
    lotWeight: (said, lot, weight) => `${said}; ${lot} – около ${weight}, без упаковки партии`,
    dispatch: (hours) =>
      `отправка за ${number(hours)}${nbsp}ч${hours > 24 && hours % 24 === 0 ? ` (${number(hours / 24)}${nbsp}${forms(hours / 24, 'день', 'дня', 'дней')})` : ''}`,
    byThen: (dispatch, isInTime) => `${dispatch}, ${isInTime ? 'к сроку успеет' : 'к этому сроку не обещано'}`,
    printTime: 'сколько займёт нанесение логотипа, продавец не указал: уточните до заказа',
    unknown: (name) => (name === '' ? 'этого продавец не указывает' : `${name}: продавец не указывает`),
    shareUnknown: 'сколько процентов, продавец не указывает',
    among: (name, all) => `${name}: есть${all.length > 1 ? ` (указано: ${all.join(', ')})` : ''}`,
    notAmong: (name, all) => `${name}: нет, указано: ${all.join(', ')}`,
    field: (name, value) => `${name}: ${value}`,
    quoted: (text) => `«${text}»`,
    evidence: { title: 'так в названии', description: 'так в описании' },
    stated: 'Вот что указано:',
    priceFrom: (from, price) => `от ${from} – ${price}`,
    priceAt: (each, count, sum) => `${each}, за ${count} – ${sum}`,
    belowMinimum: (wanted, minimum) => `${wanted} не продают: минимальный заказ ${minimum}`,
    belowSum: (sum) => `${sum} не хватит на минимальный заказ`,
    forSum: (sum, count) => `на ${sum}: ${count}`,
    lowerThan: (price, minimum) => `дешевле, чем ${price} при заказе ${minimum}`,
    sameAs: (minimum) => `цена та же, что при заказе ${minimum}`,
    age: years,
    density: (value) => `${number(value)}${nbsp}г/м²`,
    thickness(value) {
      const [count, unit] = toThickness(value)
      return `${number(count)}${nbsp}${lengthUnits[unit]}`
    },
    pages: (value) => `${number(value)}${nbsp}л.`,
    brightness: (value) => `${number(value)}${nbsp}лм`,
    pressure: (value) => `${number(value)}${nbsp}атм`,
    resolution: (value) => `${number(value)}${nbsp}dpi`,
    temperature: (value) => `${number(value)}${nbsp}°C`,
    'running-time': (value) => `${number(value)}${nbsp}ч`,
    warmth: (value) => `${number(value)}${nbsp}ч`,
    torque: (value) => `${number(value)}${nbsp}Н·м`,
    voltage: (value) => `${number(value)}${nbsp}В`,
    first: (name) => `На первом месте (${name}):`,
    alike: (name) => `Одинаково (${name}):`,
    others: 'Остальные:',
    notStatedBy: (name, places) => `не указано${name === '' ? '' : ` (${name})`}: ${places.join(', ')}`,
    othersThat: (count) => (count === 1 ? 'Есть другие, подходящие:' : 'Среди показанных таких нет, есть другие:'),
    othersState: 'Указывают вот эти:',
    nobodyStates: (name) => `Ни один из показанных продавцов этого не указывает${name === '' ? '' : ` (${name})`}.`,
    saidInWords: (name) => `В цифрах никто этого не указывает (${name}); словами сказано:`,
    allState: (name) => `Это указано у всех показанных (${name}).`,
    suiting: (name) => `По тому, что указывают продавцы (${name}):`,
    noneSuiting: (name) => `Ни один из показанных продавцов этого не указывает (${name}). О цвете и виде указано:`,
    fields: {
      price: 'цена',
      minimum: 'минимальный заказ',
      stock: 'остаток',
      colors: 'цвета',
      sizes: 'размеры',
      seller: 'продавец',
      dispatch: 'срок отправки',
      origin: 'место отправки',
      material: 'материал',
      weight: 'вес',
      volume: 'объём',
      length: 'длина',
      width: 'ширина',
      height: 'высота',
      diameter: 'диаметр',
      thickness: 'толщина',
      dimensions: 'размеры',
      density: 'плотность',
      power: 'мощность',
      strength: 'прочность',
      torque: 'крутящий момент',
      voltage: 'напряжение',
      charge: 'аккумулятор',
      'running-time': 'время работы',
      warmth: 'сколько держит тепло',
      warranty: 'гарантия',
      certificate: 'сертификаты',
      packaging: 'упаковка',
      set: 'комплектация',
      age: 'возраст',
      season: 'сезон',
      audience: 'для кого',
      care: 'уход',
      compatible: 'совместимость',
      brand: 'бренд',
      model: 'артикул',
      'shelf-life': 'срок годности',
      temperature: 'температура',
      load: 'нагрузка',
      protection: 'степень защиты',
      pages: 'число листов',
      brightness: 'яркость',
      pressure: 'водозащита',
      resolution: 'разрешение',
      noise: 'уровень шума',
      sales: 'продажи',
      'source-price': 'цена в юанях',
    },
  },
  sum: {
    weight: (all) => `Общий вес: около ${all}, без упаковки партии.`,
    total: (sum) => `Вместе: ${sum}.`,
    kit: (one) => `Один набор: ${one}.`,
    kits: (one, count, all) => `Один набор: ${one}, ${pieces(count, 'набор')}: ${all}.`,
    ofShown: 'Считаю по этим предложениям; если выберете другое из показанных, пересчитаю.',
    ofCheapest: 'Считаю по самому дешёвому из найденного:',
    countOpen: 'количество не названо, взят минимальный заказ',
    without: (titles) => `Цена не указана, в сумму не входит: ${titles.join(', ')}.`,
    fits: (limit, left, isEach) => `В ${limit}${isEach ? ' за набор' : ''} укладывается, ${left ? `остаётся ${left}` : 'ровно'}.`,
    exceeds: (limit, by, isEach) => `В ${limit}${isEach ? ' за набор' : ''} не укладывается, не хватает ${by}.`,
    ofLowest: 'Цены «от» посчитаны по самому дешёвому варианту.',
    noOthers: 'Других товаров в этом разговоре не было.',
    which: 'Назовите номера, например «сколько первый и третий вместе?», и я их сложу.',
    noRate: (currency) => `Курс ${currency} неизвестен, поэтому с этой суммой не сравниваю.`,
    chips: { withDelivery: 'А с доставкой?', cheapest: 'Сколько вместе самые дешёвые?' },
  },
  compare: {
    intro: (count, quantity) =>
      `Сравнение ${number(count)} ${forms(count, 'предложения', 'предложений', 'предложений')}${quantity === undefined ? ' при минимальном заказе' : ` при ${pieces(quantity)}`}`,
    line: (price, moq, seller) => [price ?? 'цена не указана', `минимум ${pieces(moq)}`, ...seller.map(insideSentence)].join('; '),
    cheapest: (title, by, isOfTwo) =>
      `Дешевле всего: ${title}${by ? ` (на ${by} дешевле ${isOfTwo ? 'другого' : 'самого дорогого из них'})` : ''}.`,
    smallestMoq: (title, moq) => `Самый маленький минимальный заказ: ${title}, ${pieces(moq)}`,
    oldest: (title, count) => `Самый опытный продавец у предложения ${title}: ${years(count)} на площадке.`,
    alike: 'По цене, минимальному заказу и продавцу заметной разницы нет.',
    tooFew: 'Сравнивать пока нечего: нужны хотя бы два показанных предложения. Что ищете?',
    onlyOne: 'На экране только один вариант, сравнивать его не с чем. Показать ещё или найти другое?',
  },
  talk: {
    abuse: 'Жаль, что не получилось помочь. Напишите, какой товар нужен, сколько штук и за какую цену, и я поищу ещё раз.',
    instructions: 'Я только ищу товары оптом и отвечаю на вопросы о покупке. Напишите, что нужно, например:',
    offTopic: 'Об этом я ничего не знаю: я ищу товары оптом на китайских площадках. Напишите, что нужно, например:',
    greeting: 'Здравствуйте! Я помогу найти товары оптом на китайских площадках. Напишите, что нужно, сколько штук и за какую цену.',
    thanks: 'Пожалуйста! Если нужно что-то ещё, просто напишите.',
    help: 'Напишите, что ищете: товар, количество, цену, цвет, материал, размер. Я найду предложения и объясню, почему они подходят. Потом можно уточнять: «дешевле», «только чёрные», «ещё варианты», «сравни первые три». Ссылку на товар тоже можно прислать.',
    bye: 'До свидания! Ваши поиски останутся в списке слева.',
    who: 'Я помощник Karavan: программа, которая ищет товары оптом и сравнивает предложения по фактам площадки.',
    agree: 'Хорошо. Можно уточнить цену, цвет или количество, попросить ещё варианты или назвать другой товар.',
    reset: 'Начинаем заново. Что ищем?',
    nothingShown: 'Пока ничего не показано, поэтому указать не на что. Что ищете?',
    notStated:
      'На это описания показанных товаров не отвечают. Спросите о цене, размере, материале или сроке отправки, или напишите, что изменить в поиске.',
    nonsense: 'Не понял, какой товар нужен. Напишите его название, например:',
    whatGoods: 'Какой товар ищем? Напишите название, остальные условия я запомнил.',
  },
  service: {
    delivery: 'Доставка занимает 14–21 рабочий день и бесплатна для вас: её стоимость не добавляется к заказу.',
    payment:
      'Оплата ручная: после оформления заказа мы пришлём инструкции по оплате; какими способами можно заплатить, сказано в них. Картой на сайте ничего не списывается.',
    terms: 'Возьмёт ли магазин аванс, оплату частями или со счёта организации, решает он сам: я этого не знаю, спросите его до оплаты.',
    tax: 'Налоги и таможенные пошлины рассчитываются при выполнении заказа, в корзине они не добавляются.',
    clearance: 'Кто оформляет груз на таможне, здесь не указано: уточните у магазина до оплаты.',
    cancel: 'Заказ можно отменить на его странице, пока он не оплачен.',
    order:
      'Чтобы заказать, откройте товар, выберите вариант и количество, добавьте его в корзину и оформите заказ. Заказы и их статусы собраны в разделе «Заказы»: там видно оплату, закупку и отправку.',
    track: 'Статус заказа, оплату, закупку и отправку видно на странице заказа, в разделе «Заказы».',
    return:
      'Заказ можно отменить на его странице, пока он не оплачен. О возврате после оплаты спросите магазин: готовых правил у меня нет, обещать не буду.',
    contact:
      'Отвечаю здесь только я, программа, и позвать сотрудника в чат не могу. После оформления заказа магазин пишет вам на почту, а на странице заказа видно всё, что с ним происходит.',
    trust:
      'Karavan ищет предложения на оптовых площадках и показывает, что площадка говорит о продавце: стаж, долю повторных покупок, фабрика ли это. На сайте ничего не списывается: инструкции по оплате приходят после оформления заказа.',
    documents: 'Счёт и документы на компанию готовит магазин: ответьте на его письмо с инструкциями по оплате. За магазин обещать не могу.',
    certificates:
      'Какие сертификаты, декларации и маркировка нужны для продажи, зависит от товара: уточните у центра сертификации, за магазин обещать не могу. Что заявил продавец, видно в карточке товара; если о сертификатах там ничего нет, продавец их не указал.',
    packing:
      'Вес и размеры упаковки видны в карточке товара, если продавец их указал; если их там нет, я их не знаю. До отправки их уточняет магазин при закупке.',
    rate: 'Цены в рублях посчитаны по курсу, который магазин показывает рядом с ценой товара и при оформлении заказа; исходная цена в юанях стоит там же.',
    paidBy: (ways) => `Можно ли заплатить ${ways.join(' или ')}, тоже сказано там: обещать не могу.`,
    arrives: (days) => `Если заказать сегодня, доставка ожидается ${days}`,
    yuanIs: (price) => `Сейчас 1 ¥ считается за ${price}.`,
    fee: 'Сверх цены товаров в корзину ничего не добавляется: доставка бесплатна, налоги и пошлины рассчитываются при выполнении заказа.',
    discount:
      'Отдельных скидок у меня нет, но цена за штуку обычно падает с количеством: ступени указаны в карточке. Напишите количество, и я посчитаю по нему.',
    reviews:
      'Отзывов покупателей в этих предложениях нет. Что площадка говорит о продавце, видно в карточке: доля повторных покупок, сколько продано, стаж.',
    quality:
      'За качество отвечает продавец, обещать за него не могу. В карточке видно, что говорит о продавце площадка: стаж, долю повторных покупок, фабрика ли это. Перед большой партией можно взять минимальный заказ.',
    shop: 'Karavan сам ничего не производит: он ищет предложения продавцов на китайских оптовых площадках, а магазин выкупает и доставляет заказ. Напишите, какой товар нужен, и я покажу, что есть.',
    sample:
      'Отдельных образцов магазин не обещает, но на пробу можно взять минимальный заказ: у части предложений он от 1 штуки и указан на карточке. Напишите «от 1 штуки», и я покажу такие.',
    lots: 'Минимальный заказ у каждого предложения свой, он указан на карточке. Обычно чем больше партия, тем ниже цена за штуку.',
    mixing:
      'Да, варианты одного товара (цвета, размеры и другие) можно смешать: на странице товара укажите количество каждого. Цена за штуку и минимальный заказ считаются по всем вместе.',
    together:
      'Да, одним заказом: сложите товары любых продавцов в корзину и оформите их вместе, доставка бесплатна. Поедут ли они одной посылкой, решает магазин, обещать этого не могу.',
    printing:
      'На карточке видно, наносят ли логотип и от скольких штук. Сколько это стоит, сколько занимает и какой нужен макет, в предложениях обычно не пишут: спросите магазин до заказа.',
    carrier:
      'Чем повезут, решает магазин: когда заказ отправлен, перевозчик и трек-номер видны на его странице. О курьере до двери спросите, ответив на письмо магазина.',
    destination:
      'Страну и адрес вы указываете при оформлении. Привезёт ли магазин именно туда, он подтвердит до оплаты: её инструкции приходят письмом, и на него можно ответить.',
    pickup:
      'Самовывоза при оформлении нет: указывается адрес доставки. Договориться об ином можно только с магазином, ответив на его письмо до оплаты.',
    split: 'Один заказ едет на один адрес. Для двух адресов или двух отправок оформите два заказа.',
    lost: 'Где посылка, видно на странице заказа. Если она пропала или пострадала в пути, напишите магазину, ответив на его письмо: правил о страховке у меня нет, обещать не буду.',
    final:
      'Цена закрепляется, когда заказ оформлен; до того она следует за курсом и за предложением продавца. Доставка бесплатна, налоги и пошлины рассчитываются при выполнении заказа.',
    dearer:
      'Цен других магазинов я не вижу. Здесь в цену входит доставка, и за штуку она обычно падает с количеством. Напишите «дешевле» или свой предел цены, и я поищу.',
    photos:
      'Снимков партии или производства до отправки я показать не могу и за магазин их не обещаю: спросите до оплаты, ответив на его письмо. Фото и видео продавца видны, если открыть товар.',
    wrapping:
      'Упаковать или подписать каждую штуку я не обещаю: что в упаковке указал продавец, видно в товаре, остальное спросите у магазина до оплаты, ответив на его письмо.',
    account:
      'Войти или зарегистрироваться можно кнопкой «Войти» вверху: разговоры и корзина гостя перейдут в аккаунт. Там же ссылка «Забыли пароль?». Почта, пароль и удаление – на странице аккаунта.',
    history:
      'Разговоры сохраняются и стоят в списке сбоку, любой можно удалить. У гостя они только в этом браузере; после входа они видны и на других устройствах. Аккаунт с его данными удаляется на странице аккаунта.',
    selling:
      'Продать здесь свой товар нельзя, и производство под заказ я не подбираю: ищу готовые предложения на китайских оптовых площадках. Опишите товар, и я покажу, что есть.',
    guestHint: 'Войдите в аккаунт, чтобы оформлять заказы и видеть их статус.',
  },
  orders: {
    intro: (count) => (count === 1 ? 'Вот ваш заказ:' : 'Вот ваши заказы:'),
    none: 'Заказов у вас пока нет. Чтобы заказать, откройте товар, добавьте его в корзину и оформите заказ.',
    unknown: (number) => `Заказа ${number} среди ваших нет. Проверьте номер.`,
    status: {
      order_created: 'ждёт оплаты',
      order_paid: 'оплачен, готовим к отправке',
      order_shipped: 'отправлен вам',
      order_completed: 'получен',
      order_cancelled: 'отменён',
    },
    instructed: 'ждёт оплаты, инструкции отправлены на почту',
    placed: (date) => `оформлен ${date}`,
    expected: (date) => `ожидается до ${date}`,
    shipment: (track, carrier) => [carrier, track && `трек-номер ${track}`].filter(Boolean).join(', '),
  },
  forbidden: {
    weapons: 'С оружием и боеприпасами я не помогу.',
    drugs: 'С наркотиками я не помогу.',
    counterfeit: 'Подделки и копии брендов я не ищу.',
    animals: 'Живых животных я не ищу.',
    medicines: 'Лекарства я не ищу: они продаются только через аптеки.',
    documents: 'С поддельными документами и деньгами я не помогу.',
    tobacco: 'Табак, вейпы и другие товары с никотином я не ищу.',
    instead: 'Могу поискать вот это:',
  },
}
