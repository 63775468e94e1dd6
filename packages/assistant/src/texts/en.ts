import { pluralName } from '@karavan/lexicon/english.ts'
import type { Point } from '../explain/point.ts'
import { ended, insideSentence, type Texts, toThickness } from './texts.ts'

const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const number = (value: number): string => digits.format(value)
const nbsp = '\u00a0'
const isNamed = (unit: string | undefined): unit is string => unit !== undefined && /^[a-z ]{2,20}$/i.test(unit)
/** 200 pcs, 1 pair, 2 pairs. */
function pieces(count: number, unit?: string): string {
  const name = isNamed(unit) ? unit.toLowerCase() : 'piece'
  if (name === 'piece') return `${number(count)}${nbsp}${count === 1 ? 'pc' : 'pcs'}`
  return `${number(count)}${nbsp}${count === 1 ? name : pluralName(name)}`
}
const years = (count: number): string => `${number(count)}${nbsp}${count === 1 ? 'year' : 'years'}`
const offers = (count: number): string => `${number(count)} ${count === 1 ? 'offer' : 'offers'}`

const perUnit = (unit: string | undefined): string => `per ${isNamed(unit) ? unit.toLowerCase() : 'piece'}`

const ifMatters: Record<Point, string> = {
  price: 'If price matters more, take',
  dispatch: 'If time matters more, take',
  moq: 'For a smaller lot, take',
  repurchase: 'If what buyers think matters more, take',
  years: "If the seller's experience matters more, take",
  sales: 'If demand matters more, take',
}

/** Names of goods that have no plural: "here is bedding". */
const isMass =
  /(?:^| )(?:bedding|underwear|jewell?ery|decor|clothing|luggage|footwear|stationery|cutlery|packaging|furniture|equipment)(?: [\d.,–-]+.*)?$/i

export const en: Texts = {
  number,
  pieces,
  perPiece: (price, unit) => `${price} ${perUnit(unit)}`,
  comma: ', ',
  gap: ' ',
  fromPrice: (price) => `from ${price}`,
  measure(dimension, value) {
    switch (dimension) {
      case 'volume':
        return value >= 1000 ? `${number(value / 1000)}${nbsp}l` : `${number(value)}${nbsp}ml`
      case 'length':
        return value >= 1000 && value % 100 === 0
          ? `${number(value / 1000)}${nbsp}m`
          : value >= 10
            ? `${number(value / 10)}${nbsp}cm`
            : `${number(value)}${nbsp}mm`
      case 'weight':
        return value >= 1000 ? `${number(value / 1000)}${nbsp}kg` : `${number(value)}${nbsp}g`
      case 'charge':
        return `${number(value)}${nbsp}mAh`
      case 'power':
        return `${number(value)}${nbsp}W`
      case 'count':
        return `${number(value)}${nbsp}pieces`
    }
  },
  gifts: (kinds) => `gifts – ${kinds.join(', ')}`,
  needs: (occasion, kinds) => `goods for ${occasion} – ${kinds.join(', ')}`,
  sides: (values) =>
    values.some((value) => value < 10)
      ? `${values.map(number).join('×')}${nbsp}mm`
      : `${values.map((value) => number(value / 10)).join('×')}${nbsp}cm`,
  years,
  percent: (share) => `${number(Math.round(share * 100))}%`,

  likePicture: 'goods that look like your photo',
  progress: {
    reading: 'Reading your request…',
    looking: 'Looking at your photo…',
    searching: (goods) => `Searching for ${goods}…`,
    found: (count, quantity) =>
      quantity === undefined
        ? `Found ${number(count)}, comparing prices…`
        : `Found ${number(count)}, comparing prices at ${pieces(quantity)}`,
    early: (labels) => `Here are the first offers; waiting for ${labels.join(', ')}…`,
    relaxing: 'No exact match, checking which condition is in the way…',
    writing: 'Writing the answer…',
    opening: 'Opening the product…',
    comparing: (count) => `Comparing ${offers(count)}…`,
  },

  condition: {
    textile: 'fabric',
    color: (names, areAllWanted) => `colour: ${names.join(areAllWanted ? ' and ' : ' or ')}`,
    severalColors: 'several colours',
    notColor: (names) => `any colour but ${names.join(', ')}`,
    without: (names) => `without ${names.map((name) => name.replace(/^with /, '')).join(', ')}`,
    notWords: (words) => `listing does not say ${words.map((word) => `“${word}”`).join(', ')}`,
    size: (names) => `size ${names.join(', ')}`,
    measureBetween: (low, high) => `${low} – ${high}`,
    measureFrom: (low) => `from ${low}`,
    measureTo: (high) => `up to ${high}`,
    device: (name) => `for ${name}`,
    figureAbove: (name, value) => `${name} above ${value}`,
    figureBelow: (name, value) => `${name} below ${value}`,
    priceTo: (price) => `up to ${price}`,
    priceFrom: (price) => `from ${price}`,
    priceBetween: (low, high) => `${low} to ${high}`,
    priceAbout: (price) => `about ${price}`,
    measureAbout: (measure) => `about ${measure}`,
    budget: (sum) => `budget ${sum} for the lot`,
    moqTo: (count) => (count === 1 ? 'no minimum order' : `minimum order up to ${pieces(count)}`),
    dispatchWithin: (hours) => `dispatched within ${number(hours)}${nbsp}h`,
    inStock: 'enough in stock',
    seller: (name) => `seller “${name}”`,
    factory: 'from a factory',
    sellerYears: (count) => `seller for at least ${years(count)}`,
    words: (text) => `“${text}”`,
  },

  answer: {
    shown: ({ goods, conditions, prices, count, isMore }) =>
      `${[
        `Here ${isMass.test(goods) ? 'is' : 'are'} ${isMore ? 'more ' : ''}${goods || 'offers'}${conditions ? ` (${conditions})` : ''}${prices ? `: ${prices}` : ''}`,
        count,
      ]
        .filter(Boolean)
        .join(', ')}.`,
    single: ({ goods, conditions, prices, isMore, isProven }) =>
      `${[`One offer ${isMore ? 'is left' : isProven ? 'fits' : 'comes near'}${goods ? `: ${goods}` : ''}${conditions ? ` (${conditions})` : ''}`, prices].filter(Boolean).join(', ')}.`,
    forWords: (words) => `offers for ${words}`,
    someOf: (shown, total, atLeast) => `${number(shown)} of ${atLeast ? 'more than ' : ''}${number(total)} shown`,
    prices: (low, high, unit, quantity, hasMinimum) =>
      `${high === undefined ? low : `${low} to ${high}`} ${perUnit(unit)}${
        quantity !== undefined ? ` at ${pieces(quantity, unit)}` : hasMinimum ? ' at the minimum order' : ''
      }`,
    extremeFirst: (field, isMost) => `Those with the ${isMost ? 'most' : 'least'} come first: ${field}.`,
    askNumber: (number) => `Is ${number} the number of pieces or the price of one?`,
    byLook: 'Chosen by their look: these are similar goods, not necessarily the very same. Check material and size on the card.',
    askQuantity: 'How many pieces do you need? The price depends on the quantity.',
    pick: (title, facts) => `I would take ${title}: ${facts}.`,
    closest: (title, facts) => `Closest to what you asked for is ${title}: ${facts}.`,
    rather: (point, title, facts) => `${point === undefined ? 'Next comes' : ifMatters[point]} ${title}: ${facts}.`,
    noMore: (goods) => `There are no more matching offers (${goods}): you have seen them all.`,
    kindWithout: (kind, condition) => `No ${kind} meet this condition (${condition}), so I show them without it.`,
    noneOf: (kinds) => `I found no ${kinds.join(', no ')}.`,
    unknownWords: (phrases) => `These listings do not state ${phrases.map((one) => `“${one}”`).join(', ')}, so that is left out.`,
    understoodAs: (said, name, isStated) => `I took “${said}” to mean “${name}”${isStated ? '' : ', which none of these offers states'}.`,
    servingFirst: (words, count) =>
      `Only the first ${count === 1 ? 'one says' : `${number(count)} say`} “${words}”; the others do not mention it.`,
    statedBy: (words, places) => `“${words}” is stated only by ${places.join(', ')}.`,
    pricesFor: (counts) => `Prices are for: ${counts.join('; ')}.`,
    keptQuantity: (quantity) => `I kept the quantity at ${pieces(quantity)}.`,
    conditionsLeft: (conditions) => `What was said before no longer counts: ${conditions.join(', ')}.`,
    cheaperThan: (price) => `Looking below ${price}, the lowest price shown so far.`,
    below: (price) => `Looking below ${price}.`,
    cheapestAlready: (price) => `Nothing is cheaper than ${price} under your conditions.`,
    widerKind: (narrow, wide) => `No ${narrow} fit, so I looked wider: ${wide}.`,
    boundLifted: 'I removed the price limit of the previous results.',
    noOtherColors: (names) => `There are no colours but these: ${names.join(', ')}. Name the one you want.`,
    colorsUnknown: 'The offers shown do not state a colour: name the one you want.',
    dearerThan: (price) => `Looking above ${price}, the highest price shown so far.`,
    biggerThan: (measure) => `Looking for more than ${measure}.`,
    smallerMinimum: (count) => `Showing minimum orders below ${pieces(count)}.`,
    oneIsEnough: 'It cannot get any smaller: those shown are sold from 1 piece.',
    smallerThan: (measure) => `Looking for less than ${measure}.`,
    noMeasure: 'I could not tell which measure should be bigger or smaller: write, for example, “from 700 ml” or “30 cm”.',
    restored: 'I restored the previous conditions.',
    whatIsWrong: 'Not those, then. Tell me what was wrong with them, and I will keep it in mind.',
    backTo: (goods) => `Back to what you looked at before: ${goods}.`,
    nothingBeyond: (figure) => `Nothing fits that under your conditions: ${figure}.`,
    cheaperFrom: (count, price) => `From ${count} on the price falls to ${price}.`,
    nothingToRestore: 'There is nothing to restore yet: the conditions have not changed.',
    dropped: (names) => `No longer counted: ${names.join(', ')}.`,
    failed: (labels) =>
      `${labels.length === 1 ? 'This source did' : 'These sources did'} not answer: ${labels.join(', ')}. Everything else is shown.`,
    failedPartly: (labels) => `${labels.join(', ')}: only a part of the sources answered, there may be more offers.`,
    quotaSpent: (labels, ahead, ago) =>
      `${labels.join(', ')}: the limit of requests is used up${ahead ? `, searching works again ${ahead}` : ''}.${ago ? ` What is shown was there ${ago}: prices and stock may have changed.` : ''}`,
    overloaded: (labels, ago) =>
      `${labels.join(', ')}: too many requests at the moment, search again in a minute.${ago ? ` What is shown was there ${ago}: prices and stock may have changed.` : ''}`,
    failedShown: (labels, ago) =>
      `${labels.join(', ')} ${labels.length === 1 ? 'does' : 'do'} not answer at the moment: what is shown was there ${ago}. Prices and stock may have changed.`,
    allFailed: 'No source answers at the moment. Please try again in a minute.',
    noRate: (currency) => `No exchange rate for ${currency} is known, so the price limit was not applied.`,
    everyColor: (places) =>
      places === 'all'
        ? 'All of these have every colour you named.'
        : places.length > 0
          ? `Every colour you named: ${places.join(', ')}.`
          : 'None of these has every colour you named; the colours can be taken from different offers.',
    allHave: (name) => `All of those shown have what you would prefer: ${name}.`,
    isAbout: (amount, shown) => `${amount} is about ${shown}.`,
    unknownFacets: (names) => `These offers do not state ${names.join(', ')}. Check with the seller before ordering.`,
    onlySupplies: (place, wanted) => `Of those shown only No. ${number(place)} has ${wanted}.`,
    noneSupplies: (wanted, most, isOne) =>
      isOne ? `There are not so many of it (${wanted}): ${most} in stock.` : `Nobody has so many (${wanted}): the most is ${most}.`,
    someAboveMinimum: 'Some minimum orders are above your quantity; the cards say so.',
  },

  empty: {
    because: (facet, goods, isOne) =>
      `Nothing meets all conditions at once (${goods}). ${isOne ? 'One is in the way' : 'In the way'}: ${facet}.`,
    lowestPrice: (bound, price, quantity) =>
      `Nothing up to ${bound}; the lowest price${quantity === undefined ? '' : ` at ${pieces(quantity)}`} is ${price}.`,
    highestPrice: (bound, price) => `Nothing from ${bound}; the highest price is ${price}.`,
    nearestMeasure: (wanted, nearest) => `There is no ${wanted} under these conditions; the nearest is ${nearest}.`,
    colorsThere: (wanted, there) => `Not available in this colour (${wanted}); there is ${there}.`,
    smallestMoq: (wanted, smallest) => `No minimum order up to ${pieces(wanted)}; the smallest is ${pieces(smallest)}.`,
    nearest: 'This comes closest:',
    still: (names, goods) => `Nothing meets the earlier condition still (${names.join(', ')}); without it: ${ended(goods)}`,
    several: (names, goods) =>
      `Nothing meets all conditions at once, and giving up one is not enough. Without these (${names.join(', ')}) there is: ${ended(goods)}`,
    nothing: (goods) => `I found nothing for: ${goods}.`,
    wider: (goods) => `Of a wider kind (${goods}) there is this:`,
    stillNothing: (goods) =>
      `Still nothing for: ${goods}. It is the goods themselves that I do not find, whatever their colour or price. Name other goods, or take one of these kinds.`,
    kindsOf: (names) => `By a similar name there is: ${names.join(', ')}.`,
    companions: (kinds) =>
      `Listings do not say what goes with them; name it, and I will look for it.${kinds.length > 0 ? ` Of the same sort there are: ${kinds.join(', ')}.` : ''}`,
    noneToAsk: (goods) => `Nobody sells this (${goods}), so there is no listing to ask about it. Name other goods.`,
    forOthers: (goods, stated) => `There are ${goods}, but their listings state “${stated.join('”, “')}”.`,
    unsold: 'Nobody sells this here at the moment. Name other goods, and I will look for them.',
    hint: 'Try to name the goods differently or in fewer words.',
  },

  facet: {
    device: 'the device',
    price: 'the price',
    color: 'the colour',
    material: 'the material',
    measure: 'the volume or size',
    size: 'the size',
    audience: 'who they are for',
    season: 'the season',
    style: 'the style',
    feature: 'the features',
    theme: 'the theme',
    words: 'the extra words',
    moq: 'the minimum order',
    dispatch: 'the dispatch time',
    stock: 'the stock',
    seller: 'the seller requirements',
  },
  trait: {
    audience: (names) => `who they are for (${names})`,
    season: (names) => `the season (${names})`,
    style: (names) => `the style (${names})`,
    feature: (names) => `the feature “${names}”`,
    theme: (names) => `the theme (${names})`,
  },
  giveUp: {
    device: 'Any device',
    price: 'Any price',
    color: 'Any colour',
    material: 'Any material',
    measure: 'Any measurements',
    size: 'Any size',
    audience: 'Any audience',
    season: 'Any season',
    style: 'Any style',
    feature: "Features don't matter",
    theme: 'Any theme',
    words: 'Without the extra words',
    moq: 'Any minimum order',
    dispatch: 'Any dispatch time',
    stock: 'Any stock',
    seller: 'Any seller',
  },

  reason: {
    price: (perPiece, quantity, moq, unit) =>
      quantity === undefined
        ? `${perPiece}${moq === 1 ? '' : ` at the minimum order of ${pieces(moq, unit)}`}`
        : `${perPiece} at ${pieces(quantity, unit)}${moq === 1 ? '' : ` (minimum ${number(moq)})`}`,
    priceUnknown: 'the seller states no price',
    lot: (sum, quantity, unit) => `${sum} for ${pieces(quantity, unit)}`,
    seller: (count) => `seller for ${years(count)}`,
    factory: 'a factory',
    repurchase: (share) => `${share} of buyers return for more`,
    sold: (count) => `${number(count)} sold`,
    dispatch: (hours) => `dispatched within ${number(hours)}${nbsp}h`,
    minimum: (count, unit) => `minimum ${pieces(count, unit)}`,
    best: {
      price: () => 'the lowest price shown here',
      dispatch: (value) => `the fastest shown here, ${value}`,
      moq: (value) => `the smallest order shown here: ${value}`,
      repurchase: (value) => `more than the others shown here: ${value}`,
      years: (value) => `the most experienced shown here: ${value}`,
      sales: (value) => `the best seller shown here: ${value}`,
    },
    matchesWords: (words) => `the listing says “${words}”`,
    traitFrom: (name, count) => (count > 1 ? `${name} (from ${pieces(count)})` : name),
    traitOnlyFrom: (name, count) => `“${name}” only from ${pieces(count)}`,
    traitDenied: (name) => `“${name}”: the seller says it is not so`,
    traitInstead: (name) => `listed as “${name}”`,
    priceOfKit: (name) => `the price is for “${name}”`,
    belowMinimum: (moq, unit) => `the minimum order is ${pieces(moq, unit)}, more than you want`,
    partialLot: (lot, given, unit) => `sold only in lots of ${pieces(lot, unit)}: that makes ${pieces(given, unit)}`,
  },

  highlight: {
    factory: 'Factory',
    years: (count) => `${years(count)} on the market`,
    repurchase: (share) => `${share} of buyers return for more`,
    sold: (count) => `${number(count)} sold`,
    dispatch: (hours) => `Dispatched within ${number(hours)}${nbsp}h`,
    from: (place) => `Ships from ${place}`,
    stock: (count) => `${number(count)} in stock`,
    colors: (names) => `Colours: ${names.join(', ')}`,
    sizes: (names) => `Sizes: ${names.join(', ')}`,
    nextStep: (from, price, unit) => `From ${pieces(from, unit)}: ${price}`,
  },

  chips: {
    cheaper: 'Cheaper',
    more: 'More options',
    compare: 'Compare the first three',
    second: 'Tell me about the second one',
    quantity: (count) => `${number(count)} pcs`,
    color: (name) => `Only ${name}`,
    priceTo: (price) => `Up to ${price}`,
    bigger: 'A bit bigger',
    factoryOnly: 'Factory only',
    fast: 'With fast shipping',
    popular: 'Best sellers',
    restore: 'Go back',
    examples: ['Thermos mugs 500 ml under 400 rubles, 100 pcs', 'Black laptop backpacks, 50 pcs', 'Cotton t-shirts from a factory'],
    delivery: 'How long is delivery?',
    payment: 'How do I pay?',
    find: (goods) => `Find ${goods}`,
  },

  link: {
    found: 'Found the product behind your link:',
    unknown:
      'The product behind this link was not found here: it has been withdrawn or is not in our catalogue. Describe it in words and I will look for similar ones.',
    unconnected:
      'This is a product of a marketplace that is not connected here, so I cannot look at it. Describe it in words and I will look for similar offers in what we have.',
    unsupported: 'I cannot open links of this site. Describe the goods in words and I will look for similar offers.',
    short: 'This is a short link shared by an app. Open it and send the full address of the product page.',
  },
  details: {
    intro: (place) => `More about option ${number(place)}:`,
    ladder: 'Price per piece:',
    minimum: (count, unit) => `Minimum order: ${pieces(count, unit)}`,
    lots: (count, unit) => `sold only in lots of ${pieces(count, unit)}`,
    options: (name, values) => `${name}: ${values}`,
    stock: (count, { unit, wanted, of = '' } = {}) =>
      `In stock${of && ` (${of})`}: ${count === 0 ? 'none' : pieces(count, unit)}${wanted === undefined || count === 0 ? '' : `, ${count >= wanted ? 'enough' : 'not enough'} for ${number(wanted)}`}`,
    colors: (names) => `Colours: ${names}`,
    hasColor: (name) => `Yes, there is this colour: ${name}.`,
    lacksColor: (name) => `The seller does not offer this colour: ${name}.`,
    ofEarlier: (shown) => `The last selection has ${offers(shown)}, so this is about the one before it.`,
    noSuch: (place, shown) => `There is no option ${number(place)}: the last selection has ${offers(shown)}.`,
    gone: 'This product is no longer available on the marketplace.',
  },
  ask: {
    of: (place) => `No. ${number(place)}`,
    yes: (name, evidence) => `${name}: yes, ${evidence}`,
    piecesFrom: (pieces) => `from ${pieces}`,
    none: (name) => `${name}: no`,
    thoseThatDo: (places) => `Those that do: ${places.join(', ')}.`,
    noneDoes: 'None of those shown does.',
    yesFrom: (name, from, wanted, evidence) =>
      wanted !== undefined && wanted < from
        ? `${name}: only from ${pieces(from)}, you want ${pieces(wanted)} – ${evidence}`
        : `${name}: yes, from ${pieces(from)} – ${evidence}`,
    no: (name, evidence) => `${name}: no, ${evidence}`,
    lotWeight: (said, lot, weight) => `${said}; ${lot} come to about ${weight}, without the packaging of the lot`,
    dispatch: (hours) => `dispatched within ${number(hours)} hours${hours > 24 && hours % 24 === 0 ? ` (${number(hours / 24)} days)` : ''}`,
    byThen: (dispatch, isInTime) => `${dispatch}, ${isInTime ? 'which is in time' : 'so not by then for certain'}`,
    printTime: 'how long it takes with a logo the seller does not say: ask before you order',
    unknown: (name) => (name === '' ? 'the seller does not say that' : `${name}: the seller does not say`),
    shareUnknown: 'what percentage, the seller does not say',
    among: (name, all) => `${name}: yes${all.length > 1 ? ` (stated: ${all.join(', ')})` : ''}`,
    notAmong: (name, all) => `${name}: no, stated: ${all.join(', ')}`,
    field: (name, value) => `${name}: ${value}`,
    quoted: (text) => `“${text}”`,
    evidence: { title: 'as the title says', description: 'as the description says' },
    stated: 'Here is what is stated:',
    priceFrom: (from, price) => `from ${from} – ${price}`,
    priceAt: (each, count, sum) => `${each}, ${sum} for ${count}`,
    belowMinimum: (wanted, minimum) => `${wanted} are not sold: the minimum order is ${minimum}`,
    belowSum: (sum) => `${sum} does not pay for the smallest order`,
    forSum: (sum, count) => `for ${sum}: ${count}`,
    lowerThan: (price, minimum) => `cheaper than ${price} at ${minimum}`,
    sameAs: (minimum) => `the same price as at ${minimum}`,
    age: years,
    density: (value) => `${number(value)} g/m²`,
    thickness(value) {
      const [count, unit] = toThickness(value)
      return `${number(count)}${nbsp}${unit}`
    },
    pages: (value) => `${number(value)} pages or sheets`,
    brightness: (value) => `${number(value)} lm`,
    pressure: (value) => `${number(value)} ATM`,
    resolution: (value) => `${number(value)} dpi`,
    temperature: (value) => `${number(value)}${nbsp}°C`,
    'running-time': (value) => `${number(value)}${nbsp}h`,
    warmth: (value) => `${number(value)}${nbsp}h`,
    torque: (value) => `${number(value)}${nbsp}N·m`,
    voltage: (value) => `${number(value)}${nbsp}V`,
    first: (name) => `First by ${name}:`,
    alike: (name) => `All alike by ${name}:`,
    others: 'The others:',
    notStatedBy: (name, places) => `${name === '' ? '' : `${name} `}not stated: ${places.join(', ')}`,
    othersThat: (count) => (count === 1 ? 'There are others that are:' : 'None of those shown is so; these are:'),
    othersState: 'These do:',
    nobodyStates: (name) => `None of the sellers shown states it${name === '' ? '' : ` (${name})`}.`,
    saidInWords: (name) => `None states it in figures (${name}); in words it is said of:`,
    allState: (name) => `All of those shown state it (${name}).`,
    suiting: (name) => `By what the sellers state (${name}):`,
    noneSuiting: (name) => `None of the sellers shown states it (${name}). What they state of colour and look:`,
    fields: {
      price: 'price',
      minimum: 'minimum order',
      stock: 'stock',
      colors: 'colours',
      sizes: 'sizes',
      seller: 'seller',
      dispatch: 'dispatch time',
      origin: 'place of dispatch',
      material: 'material',
      weight: 'weight',
      volume: 'capacity',
      length: 'length',
      width: 'width',
      height: 'height',
      diameter: 'diameter',
      thickness: 'thickness',
      dimensions: 'dimensions',
      density: 'density',
      power: 'power',
      strength: 'strength',
      torque: 'torque',
      voltage: 'voltage',
      charge: 'battery',
      'running-time': 'running time',
      warmth: 'how long it keeps the temperature',
      warranty: 'warranty',
      certificate: 'certificates',
      packaging: 'packaging',
      set: 'contents of the set',
      age: 'age',
      season: 'season',
      audience: 'who it is for',
      care: 'care',
      compatible: 'compatibility',
      brand: 'brand',
      model: 'item number',
      'shelf-life': 'shelf life',
      temperature: 'temperature',
      load: 'load',
      protection: 'protection rating',
      pages: 'pages',
      brightness: 'brightness',
      pressure: 'water resistance',
      resolution: 'resolution',
      noise: 'noise',
      sales: 'sales',
      'source-price': 'price in yuan',
    },
  },
  sum: {
    weight: (all) => `Weight of all: about ${all}, without the packaging of the lot.`,
    total: (sum) => `Together: ${sum}.`,
    kit: (one) => `One kit: ${one}.`,
    kits: (one, count, all) => `One kit: ${one}, ${number(count)} ${count === 1 ? 'kit' : 'kits'}: ${all}.`,
    ofShown: 'Counted with these offers; pick another of those shown and I will count again.',
    ofCheapest: 'Counted with the cheapest found of each:',
    countOpen: 'no quantity was named, so this is the minimum order',
    without: (titles) => `No price is stated, so the sum leaves out: ${titles.join(', ')}.`,
    fits: (limit, left, isEach) => `That is within ${limit}${isEach ? ' per kit' : ''}, ${left ? `with ${left} to spare` : 'exactly'}.`,
    exceeds: (limit, by, isEach) => `That is ${by} over ${limit}${isEach ? ' per kit' : ''}.`,
    ofLowest: 'Prices “from” are counted at the cheapest variant.',
    noOthers: 'There were no other goods in this talk.',
    which: 'Tell me which ones, for example “how much are the first and the third together?”, and I will add them up.',
    noRate: (currency) => `No exchange rate for ${currency} is known, so the sum is not compared with it.`,
    chips: { withDelivery: 'And with delivery?', cheapest: 'How much are the cheapest together?' },
  },
  compare: {
    intro: (count, quantity) => `Comparing ${offers(count)}${quantity === undefined ? ' at the minimum order' : ` at ${pieces(quantity)}`}`,
    line: (price, moq, seller) => [price ?? 'no price stated', `minimum ${pieces(moq)}`, ...seller.map(insideSentence)].join('; '),
    cheapest: (title, by, isOfTwo) =>
      `Lowest price: ${title}${by ? ` (${by} below ${isOfTwo ? 'the other' : 'the dearest of them'})` : ''}.`,
    smallestMoq: (title, moq) => `Smallest minimum order: ${title}, ${pieces(moq)}.`,
    oldest: (title, count) => `The most experienced seller is that of ${title}: ${years(count)} on the market.`,
    alike: 'Price, minimum order and seller show no real difference.',
    tooFew: 'There is nothing to compare yet: it takes at least two offers. What are you looking for?',
    onlyOne:
      'There is only one offer on the screen, so there is nothing to compare it with. Shall I show more, or what are you looking for?',
  },
  talk: {
    abuse: 'Sorry that I was no help. Write which goods you need, how many and at what price, and I will look again.',
    instructions: 'I only look for wholesale goods and answer questions about buying. Write what you need, for example:',
    offTopic: 'I know nothing about that: I look for wholesale goods on Chinese marketplaces. Write what you need, for example:',
    greeting: 'Hello! I help you find wholesale goods on Chinese marketplaces. Write what you need, how many and at what price.',
    thanks: 'You are welcome! If you need anything else, just write.',
    help: 'Write what you are looking for: the goods, quantity, price, colour, material, size. I find offers and explain why they fit. Then refine: “cheaper”, “only black ones”, “more options”, “compare the first three”. You can also paste a product link.',
    bye: 'Goodbye! Your searches stay in the list on the left.',
    who: 'I am the Karavan assistant: a program that searches wholesale goods and compares offers by the facts of the marketplace.',
    agree: 'All right. You can refine the price, colour or quantity, ask for more options, or name other goods.',
    reset: 'Starting over. What are we looking for?',
    nothingShown: 'Nothing has been shown yet, so there is nothing to point at. What are you looking for?',
    notStated:
      'The listings shown do not answer that. Ask about the price, sizes, material or dispatch, or tell me what to change in the search.',
    nonsense: 'I did not understand which goods you need. Name them, for example:',
    whatGoods: 'Which goods are we looking for? Name them; I remember the other conditions.',
  },
  service: {
    delivery: 'Delivery takes 14-21 business days and is free for you: nothing is added to the order for it.',
    payment:
      'Payment is manual: after you place the order we send you payment instructions; they name the ways to pay. Nothing is charged on the site.',
    terms:
      'Whether the shop takes a deposit, instalments or a transfer from a company is up to the shop: I do not know it, so ask before you pay.',
    tax: 'Taxes and customs duties are calculated at fulfillment; nothing is added in the cart.',
    clearance: 'Who clears the goods through customs is not laid down here: ask the shop before you pay.',
    cancel: 'You can cancel an order on its page until it is paid.',
    order:
      'To order, open a product, choose the options and the quantity, add it to the cart and check out. Your orders and their status are in the Orders section.',
    track: 'The status of an order, its payment, purchase and shipment are on its page, in the Orders section.',
    return:
      'You can cancel an order on its page until it is paid. About a return after payment please ask the shop: I have no rules for it, so I promise nothing.',
    contact:
      'Only I, a program, answer here, and I cannot call anyone in. Once you have ordered, the shop writes to you by e-mail, and the page of the order shows all that happens with it.',
    trust:
      'Karavan finds offers on wholesale marketplaces and shows what the marketplace says of the seller: years of trading, share of repeat purchases, whether it is a factory. Nothing is charged on the site: payment instructions come after you place the order.',
    certificates:
      'Which certificates, declarations and labels are needed for selling depends on the goods: ask a certification body, I cannot promise anything for the shop. What the seller states is in the product details; where nothing is said of certificates, the seller states none.',
    documents:
      'Invoices and papers for a company are up to the shop: answer its e-mail with the payment instructions. I cannot promise on its behalf.',
    packing:
      'Weight and dimensions of the packaging are in the product card where the seller states them; where they are missing, I do not know them. The shop asks the seller when it buys.',
    rate: 'Prices in roubles are counted at the rate that the shop shows beside the price of the goods and at checkout; the original price in yuan stands there as well.',
    paidBy: (ways) => `Whether ${ways.join(' or ')} is among them, the instructions say: I cannot promise it.`,
    arrives: (days) => `Ordered today, it should be there ${days}.`,
    yuanIs: (price) => `At the moment 1 ¥ is counted as ${price}.`,
    fee: 'Nothing is added to the price of the goods in the cart: delivery is free, taxes and duties are calculated at fulfillment.',
    discount:
      'I have no discounts of my own, but the price of a piece usually falls with the quantity: the steps are on the card. Write how many you need, and I will count with it.',
    reviews:
      'Listings here carry no reviews of buyers. What the marketplace states of a seller is on the card: the share of buyers who return, pieces sold, years.',
    quality:
      'The seller answers for the quality, and I cannot promise on its behalf. The card shows what the marketplace says of the seller: years, how many buyers return, whether it is a factory. Before a large lot you can take the minimum order.',
    shop: 'Karavan makes nothing itself: it finds offers of sellers on Chinese wholesale marketplaces, and the shop buys and delivers the order. Write what you need, and I will show what there is.',
    sample:
      'The shop promises no separate samples, but the minimum order can serve as one: for some offers it is 1 piece, and every card says it. Write “from 1 piece”, and I will show those.',
    lots: 'Each offer has its own minimum order, which stands on its card. As a rule, the larger the lot, the lower the price of a piece.',
    mixing:
      'Yes: options of one product (colours, sizes and so on) can be mixed. Choose a quantity for each on its page; the price of a piece and the minimum order count all of them together.',
    together:
      'Yes, in one order: put goods of any sellers into the cart and check out once, delivery is free. Whether they travel in one parcel is up to the shop, and I cannot promise it.',
    printing:
      'The card says whether a logo can be put on and from how many pieces. What it costs, how long it takes and which artwork is needed listings here seldom say: ask the shop before you order.',
    carrier:
      'The shop decides who carries it: once an order is shipped, its page shows the carrier and the tracking number. About delivery to the door ask the shop by answering its e-mail.',
    destination:
      'You give the country and the address at checkout. Whether the shop delivers there it confirms before you pay: payment instructions come by e-mail, and you can answer it.',
    pickup:
      'There is no pick-up at checkout: an address for the delivery is given. Anything else is up to the shop, if you answer its e-mail before you pay.',
    split: 'One order goes to one address. For two addresses or two shipments place two orders.',
    lost: 'Where a parcel is, the page of its order shows. If it is lost or damaged on the way, answer the e-mail of the shop: I have no rules about insurance, so I promise nothing.',
    final:
      'The price is fixed when the order is placed; until then it follows the exchange rate and the offer of the seller. Delivery is free, taxes and duties are calculated at fulfillment.',
    dearer:
      'I do not see the prices of other shops. Here the delivery is in the price, and a piece usually costs less in a larger lot. Write “cheaper” or the most you would pay, and I will look.',
    photos:
      'I cannot show pictures of the batch or the factory before shipment, nor promise them for the shop: answer its e-mail before you pay. Photos and films of the seller are there when you open a product.',
    wrapping:
      'I cannot promise that each piece is wrapped or labelled: what the seller states of the packaging is in the product, the rest please ask the shop by answering its e-mail before you pay.',
    account:
      'Sign in or sign up with the button at the top: the talks and the cart of a guest move into the account. “Forgot password?” is there as well; e-mail, password and deletion are on the account page.',
    history:
      'Talks are kept in the list at the side, and each can be deleted. Those of a guest are in this browser only; after you sign in you find them on other devices. An account and its data are deleted on the account page.',
    selling:
      'Goods cannot be sold here, and I arrange no custom production: I look for ready offers on Chinese wholesale marketplaces. Describe the goods, and I will show what there is.',
    guestHint: 'Sign in to place orders and see their status.',
  },
  orders: {
    intro: (count) => (count === 1 ? 'Here is your order:' : 'Here are your orders:'),
    none: 'You have no orders yet. To order, open a product, add it to the cart and check out.',
    unknown: (number) => `There is no order ${number} among yours. Please check the number.`,
    status: {
      order_created: 'awaiting payment',
      order_paid: 'paid, being prepared for shipment',
      order_shipped: 'shipped to you',
      order_completed: 'received',
      order_cancelled: 'cancelled',
    },
    instructed: 'awaiting payment, instructions are in your mail',
    placed: (date) => `placed on ${date}`,
    expected: (date) => `expected by ${date}`,
    shipment: (track, carrier) => [carrier, track && `tracking number ${track}`].filter(Boolean).join(', '),
  },
  forbidden: {
    weapons: 'I cannot help with weapons or ammunition.',
    drugs: 'I cannot help with drugs.',
    counterfeit: 'I do not look for counterfeits or copies of brands.',
    animals: 'I do not look for live animals.',
    medicines: 'I do not look for medicines: they belong to pharmacies.',
    documents: 'I cannot help with forged documents or money.',
    tobacco: 'I do not look for tobacco, vapes or other goods with nicotine.',
    instead: 'I can look for one of these instead:',
  },
}
