import type { Point } from '../explain/point.ts'
import type { Texts } from './texts.ts'

const digits = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1 })
const number = (value: number): string => digits.format(value)
const unitOf = (unit: string | undefined): string => (unit && /^\p{Script=Han}{1,3}$/u.test(unit) ? unit : '件')
const pieces = (count: number, unit?: string): string => `${number(count)}${unitOf(unit)}`
const years = (count: number): string => `${number(count)}年`

const ifMatters: Record<Point, string> = {
  price: '如果更看重价格，可选',
  dispatch: '如果更看重时间，可选',
  moq: '如果想少订一些，可选',
  repurchase: '如果更看重回头率，可选',
  years: '如果更看重卖家资历，可选',
  sales: '如果更看重销量，可选',
}

export const zh: Texts = {
  number,
  pieces,
  perPiece: (price, unit) => `${price}/${unitOf(unit)}`,
  comma: '、',
  gap: '',
  fromPrice: (price) => `${price}起`,
  measure(dimension, value) {
    switch (dimension) {
      case 'volume':
        return value >= 1000 ? `${number(value / 1000)}升` : `${number(value)}毫升`
      case 'length':
        return value >= 1000 && value % 100 === 0
          ? `${number(value / 1000)}米`
          : value >= 10
            ? `${number(value / 10)}厘米`
            : `${number(value)}毫米`
      case 'weight':
        return value >= 1000 ? `${number(value / 1000)}公斤` : `${number(value)}克`
      case 'charge':
        return `${number(value)}毫安时`
      case 'power':
        return `${number(value)}瓦`
      case 'count':
        return `${number(value)}片`
    }
  },
  gifts: (kinds) => `礼品：${kinds.join('、')}`,
  needs: (occasion, kinds) => `${occasion}用品：${kinds.join('、')}`,
  sides: (values) =>
    values.some((value) => value < 10)
      ? `${values.map(number).join('×')}毫米`
      : `${values.map((value) => number(value / 10)).join('×')}厘米`,
  years,
  percent: (share) => `${number(Math.round(share * 100))}%`,

  progress: {
    reading: '正在理解您的需求……',
    searching: (goods) => `正在搜索${goods}……`,
    found: (count, quantity) =>
      quantity === undefined ? `找到${number(count)}个，正在比较价格……` : `找到${number(count)}个，正在比较${pieces(quantity)}时的价格`,
    relaxing: '没有完全符合的，正在查看是哪个条件造成的……',
    opening: '正在打开商品……',
    comparing: (count) => `正在对比${number(count)}个商品……`,
  },

  condition: {
    color: (names) => `颜色：${names.join('或')}`,
    notColor: (names) => `不要颜色：${names.join('、')}`,
    without: (names) => `不含：${names.join('、')}`,
    size: (names) => `尺码 ${names.join('、')}`,
    measureBetween: (low, high) => `${low}至${high}`,
    measureFrom: (low) => `${low}以上`,
    measureTo: (high) => `${high}以内`,
    device: (name) => `适用${name}`,
    figureAbove: (name, value) => `${name}大于${value}`,
    figureBelow: (name, value) => `${name}小于${value}`,
    priceTo: (price) => `单价不超过 ${price}`,
    priceFrom: (price) => `单价 ${price} 以上`,
    priceBetween: (low, high) => `单价 ${low} 至 ${high}`,
    priceAbout: (price) => `单价约 ${price}`,
    budget: (sum) => `总预算 ${sum}`,
    moqTo: (count) => (count === 1 ? '一件起批' : `起订量不超过${pieces(count)}`),
    dispatchWithin: (hours) => `${number(hours)}小时内发货`,
    seller: (name) => `卖家“${name}”`,
    factory: '工厂直销',
    sellerYears: (count) => `开店${years(count)}以上`,
    words: (text) => `“${text}”`,
  },

  answer: {
    shown: ({ goods, conditions, prices, count, isMore }) =>
      `${isMore ? '还有这些' : '为您找到'}${goods || '商品'}${conditions ? `（${conditions}）` : ''}${[prices, count]
        .filter(Boolean)
        .map((part) => `，${part}`)
        .join('')}。`,
    single: ({ goods, conditions, prices, isMore }) =>
      `${isMore ? '只剩一个' : '只有一个符合'}${goods ? `：${goods}` : ''}${conditions ? `（${conditions}）` : ''}${prices ? `，${prices}` : ''}。`,
    forWords: (words) => `与${words}相关的商品`,
    someOf: (shown, total, atLeast) => `先展示${atLeast ? '至少' : ''}${number(total)}个中的${number(shown)}个`,
    prices: (low, high, unit, quantity, hasMinimum) =>
      `${quantity !== undefined ? `采购${pieces(quantity, unit)}时` : hasMinimum ? '按最小起订量' : ''}单价 ${high === undefined ? low : `${low} 至 ${high}`}`,
    extremeFirst: (field, isMost) => `按${field}从${isMost ? '大到小' : '小到大'}排列。`,
    askNumber: (number) => `${number}是数量还是单价？`,
    askQuantity: '您需要多少件？价格与数量有关。',
    pick: (title, facts) => `推荐${title}：${facts}。`,
    closest: (title, facts) => `最接近您需求的是${title}：${facts}。`,
    rather: (point, title, facts) => `${point === undefined ? '其次是' : ifMatters[point]}${title}：${facts}。`,
    noMore: (goods) => `没有更多符合条件的商品了（${goods}），全部都已展示。`,
    noneOf: (kinds) => `没有找到${kinds.join('、')}。`,
    unknownWords: (words) => `商品信息中没有“${words}”，未按此筛选。`,
    keptQuantity: (quantity) => `数量仍按${pieces(quantity)}计算。`,
    cheaperThan: (price) => `为您找低于 ${price} 的，这是目前展示的最低价。`,
    cheapestAlready: (price) => `在您的条件下没有低于 ${price} 的了。`,
    boundLifted: (bound) => `之前的“${bound}”不再生效，它只针对当时展示的商品。`,
    noOtherColors: (names) => `除了这些没有别的颜色：${names.join('、')}。请说出您要的颜色。`,
    colorsUnknown: '展示的商品未注明颜色，请说出您要的颜色。',
    dearerThan: (price) => `为您找高于 ${price} 的，这是目前展示的最高价。`,
    biggerThan: (measure) => `为您找大于${measure}的。`,
    smallerThan: (measure) => `为您找小于${measure}的。`,
    noMeasure: '不清楚要按哪个规格找更大或更小的，请写明，例如“700毫升以上”或“30厘米”。',
    restored: '已恢复之前的条件。',
    backTo: (goods) => `回到之前看的：${goods}。`,
    nothingBeyond: (figure) => `在您的条件下没有这样的商品：${figure}。`,
    cheaperFrom: (count, price) => `${count}起价格更低：${price}。`,
    nothingToRestore: '还没有可以恢复的条件。',
    dropped: (names) => `不再考虑：${names.join('、')}。`,
    failed: (labels) => `以下来源没有响应：${labels.join('、')}。其余结果已全部显示。`,
    allFailed: '目前所有来源都没有响应，请稍后再试。',
    noRate: (currency) => `没有 ${currency} 的汇率，因此未应用价格限制。`,
    unknownFacets: (names) => `这些商品未注明：${names.join('、')}。下单前请与卖家确认。`,
    someAboveMinimum: '部分商品的起订量高于您的数量，卡片上已注明。',
  },

  empty: {
    because: (facet, goods) => `没有同时满足所有条件的商品（${goods}）。受限于：${facet}。`,
    lowestPrice: (bound, price, quantity) =>
      `${bound} 以内没有；${quantity === undefined ? '' : `${pieces(quantity)}时`}最低价为 ${price}。`,
    highestPrice: (bound, price) => `${bound} 以上没有；最高价为 ${price}。`,
    nearestMeasure: (wanted, nearest) => `这些条件下没有${wanted}的；最接近的是${nearest}。`,
    colorsThere: (wanted, there) => `没有这个颜色（${wanted}）；有${there}。`,
    smallestMoq: (wanted, smallest) => `没有起订量在${pieces(wanted)}以内的；最小起订量为${pieces(smallest)}。`,
    nearest: '最接近的如下：',
    several: (names, goods) => `没有同时满足所有条件的商品，只放宽一个条件也不够。不考虑这些（${names.join('、')}）时有：${goods}。`,
    nothing: (goods) => `没有找到：${goods}。`,
    wider: (goods) => `相近的大类（${goods}）有以下商品：`,
    hint: '请换个名称或用更短的词试试。',
  },

  facet: {
    device: '机型',
    price: '价格',
    color: '颜色',
    material: '材质',
    measure: '容量或规格',
    size: '尺码',
    audience: '适用人群',
    season: '季节',
    style: '风格',
    feature: '特点',
    theme: '主题',
    words: '补充的词',
    moq: '起订量',
    dispatch: '发货时间',
    seller: '对卖家的要求',
  },
  trait: {
    audience: (names) => `适用人群（${names}）`,
    season: (names) => `季节（${names}）`,
    style: (names) => `风格（${names}）`,
    feature: (names) => `特点（${names}）`,
    theme: (names) => `主题（${names}）`,
  },
  giveUp: {
    device: '机型不限',
    price: '不限价格',
    color: '颜色不限',
    material: '材质不限',
    measure: '容量不限',
    size: '尺码不限',
    audience: '适用人群不限',
    season: '季节不限',
    style: '风格不限',
    feature: '特点不限',
    theme: '主题不限',
    words: '不要补充的词',
    moq: '起订量不限',
    dispatch: '发货时间不限',
    seller: '卖家不限',
  },

  reason: {
    price: (perPiece, quantity, moq, unit) =>
      `${quantity === undefined ? '' : `${pieces(quantity, unit)}时`}${perPiece}${
        moq === 1 ? '' : quantity === undefined ? `（起订量${pieces(moq, unit)}时）` : `（起订${number(moq)}）`
      }`,
    priceUnknown: '卖家未标价',
    lot: (sum, quantity, unit) => `${pieces(quantity, unit)}共 ${sum}`,
    seller: (count) => `卖家已开店${years(count)}`,
    factory: '工厂店',
    repurchase: (share) => `回头率${share}`,
    sold: (count) => `已售${number(count)}`,
    dispatch: (hours) => `${number(hours)}小时内发货`,
    minimum: (count, unit) => `${pieces(count, unit)}起订`,
    best: {
      price: () => '所示中价格最低',
      dispatch: (value) => `所示中发货最快：${value}`,
      moq: (value) => `所示中起订量最小：${value}`,
      repurchase: (value) => `所示中回头客最多：${value}`,
      years: (value) => `所示中开店最久：${value}`,
      sales: (value) => `所示中卖得最多：${value}`,
    },
    matchesWords: (words) => `商品信息中有“${words}”`,
    traitFrom: (name, count) => (count > 1 ? `${name}（${pieces(count)}起）` : name),
    traitOnlyFrom: (name, count) => `“${name}”需${pieces(count)}起`,
    traitDenied: (name) => `“${name}”：卖家注明没有`,
    traitInstead: (name) => `注明为“${name}”`,
    belowMinimum: (moq, unit) => `起订量${pieces(moq, unit)}，高于您的数量`,
  },

  highlight: {
    factory: '工厂',
    years: (count) => `开店${years(count)}`,
    repurchase: (share) => `回头率${share}`,
    sold: (count) => `已售${number(count)}`,
    dispatch: (hours) => `${number(hours)}小时内发货`,
    from: (place) => `发货地：${place}`,
    stock: (count, unit) => `库存${pieces(count, unit)}`,
    colors: (names) => `颜色：${names.join('、')}`,
    sizes: (names) => `尺码：${names.join('、')}`,
    nextStep: (from, price, unit) => `${pieces(from, unit)}起 ${price}`,
  },

  chips: {
    cheaper: '便宜点',
    more: '还有别的吗',
    compare: '对比前三个',
    second: '介绍一下第二个',
    quantity: (count) => `${number(count)}个`,
    color: (name) => `只要${name}的`,
    priceTo: (price) => `${price}以内`,
    bigger: '有没有大一点的',
    factoryOnly: '只要工厂直销',
    fast: '发货要快',
    popular: '热销的',
    restore: '恢复之前的',
    examples: ['500毫升保温杯，400卢布以内，100个', '黑色电脑双肩包，50个', '工厂直销纯棉T恤'],
    delivery: '多久能到？',
    payment: '怎么付款？',
    find: (goods) => `找${goods}`,
  },

  link: {
    found: '链接对应的商品：',
    unknown: '这里没有找到该链接对应的商品：可能已下架，或不在我们的目录中。请用文字描述，我来找类似的。',
    unconnected: '该链接属于尚未接入的平台，我无法查看该商品。请用文字描述，我在现有商品中找类似的。',
    unsupported: '无法打开该网站的链接。请用文字描述商品，我来找类似的。',
    short: '这是应用分享的短链接。请先打开它，再把商品页面的完整网址发给我。',
  },
  details: {
    intro: (place) => `第${number(place)}个商品的详细信息：`,
    ladder: '单价：',
    minimum: (count, unit) => `起订量：${pieces(count, unit)}`,
    options: (name, values) => `${name}：${values}`,
    stock: (count, unit) => `库存：${pieces(count, unit)}`,
    colors: (names) => `颜色：${names}`,
    hasColor: (name) => `有${name}。`,
    lacksColor: (name) => `卖家没有这个颜色：${name}。`,
    noSuch: (place, shown) => `没有第${number(place)}个：上次共展示${number(shown)}个商品。`,
    gone: '该商品在平台上已不可用。',
  },
  ask: {
    of: (place) => `第${number(place)}款`,
    yes: (name, evidence) => `${name}：有，${evidence}`,
    yesFrom: (name, from, wanted, evidence) =>
      wanted !== undefined && wanted < from
        ? `${name}：${pieces(from)}起才可以，您要${pieces(wanted)}，${evidence}`
        : `${name}：可以，${pieces(from)}起，${evidence}`,
    no: (name, evidence) => `${name}：没有，${evidence}`,
    unknown: (name) => `${name}：卖家没有注明`,
    among: (name, all) => `${name}：有${all.length > 1 ? `（注明：${all.join('、')}）` : ''}`,
    notAmong: (name, all) => `${name}：没有，注明的是：${all.join('、')}`,
    field: (name, value) => `${name}：${value}`,
    quoted: (text) => `“${text}”`,
    evidence: { title: '标题注明', description: '描述注明' },
    stated: '已注明的信息：',
    priceFrom: (from, price) => `${from}起 ${price}`,
    priceAt: (each, count, sum) => `${each}，${count}共${sum}`,
    belowMinimum: (wanted, minimum) => `${wanted}不卖：起订量为${minimum}`,
    age: (count) => `${number(count)}岁`,
    density: (value) => `${number(value)}克/平方米`,
    first: (name) => `按${name}排第一：`,
    alike: (name) => `${name}都一样：`,
    others: '其他：',
    notStatedBy: (name, places) => `未注明${name}：${places.join('、')}`,
    nobodyStates: (name) => `所示卖家都没有注明${name}。`,
    fields: {
      price: '价格',
      minimum: '起订量',
      stock: '库存',
      colors: '颜色',
      sizes: '尺码',
      seller: '卖家',
      dispatch: '发货时间',
      origin: '发货地',
      material: '材质',
      weight: '重量',
      volume: '容量',
      length: '长度',
      width: '宽度',
      height: '高度',
      diameter: '直径',
      thickness: '厚度',
      dimensions: '尺寸',
      density: '克重',
      power: '功率',
      voltage: '电压',
      charge: '电池',
      'running-time': '续航',
      warmth: '保温时长',
      warranty: '保修',
      certificate: '认证',
      packaging: '包装',
      set: '套装内容',
      age: '年龄',
      season: '季节',
      audience: '适用人群',
      care: '清洁方式',
      compatible: '兼容性',
      brand: '品牌',
      model: '货号',
      'shelf-life': '保质期',
      temperature: '温度',
      load: '承重',
      protection: '防护等级',
      sales: '销量',
    },
  },
  compare: {
    intro: (count, quantity) => `对比${number(count)}个商品${quantity === undefined ? '（按最小起订量）' : `（按${pieces(quantity)}）`}`,
    line: (price, moq, seller) => [price ?? '未标价', `起订量${pieces(moq)}`, ...seller].join('；'),
    cheapest: (title, by) => `价格最低：${title}${by ? `（比其中最贵的低${by}）` : ''}。`,
    smallestMoq: (title, moq) => `起订量最小：${title}，${pieces(moq)}。`,
    oldest: (title, count) => `开店最久：${title} 的卖家，${years(count)}。`,
    alike: '价格、起订量和卖家没有明显差别。',
    tooFew: '还没有可对比的商品，至少需要两个。您想找什么？',
  },
  talk: {
    abuse: '很抱歉没帮上忙。请告诉我需要什么商品、多少件、什么价位，我再找一次。',
    instructions: '我只负责找批发商品和回答采购问题。请写出您需要什么，例如：',
    offTopic: '这个我不了解：我只在中国批发平台上找货。请写出您需要什么，例如：',
    greeting: '您好！我可以帮您在中国批发平台上找货。请告诉我需要什么、多少件、什么价位。',
    thanks: '不客气！还需要别的，直接告诉我就行。',
    help: '请写出要找的商品、数量、价格、颜色、材质或尺寸。我会找到商品并说明为什么合适。之后可以继续细化：“便宜点”、“只要黑色的”、“还有别的吗”、“对比前三个”。也可以直接粘贴商品链接。',
    bye: '再见！您的搜索会保留在左侧列表中。',
    who: '我是 Karavan 助手：一个按平台事实搜索和比较批发商品的程序。',
    agree: '好的。您可以细化价格、颜色或数量，要求更多选择，或说出其他商品。',
    reset: '重新开始。要找什么？',
    nothingShown: '还没有展示过商品，无法指定。您想找什么？',
    nonsense: '没明白您需要什么商品。请写出商品名称，例如：',
    whatGoods: '要找什么商品？请写出名称，其他条件我已记住。',
  },
  service: {
    delivery: '配送需要14-21个工作日，对您免费：订单中不另收运费。',
    payment: '付款为人工方式：下单后我们会发送付款说明，网站上不会扣款。',
    tax: '税费和关税在履行订单时计算，购物车中不另加。',
    cancel: '订单付款前可以在订单页面取消。',
    order: '下单请打开商品，选好规格和数量，加入购物车，然后结算。您的订单及状态都在“订单”页面。',
    track: '订单状态、付款、采购和发货情况都在“订单”页面的订单详情里。',
    return: '订单付款前可以在订单页面取消。付款后的退货请咨询商店：我没有相关规则，不做承诺。',
    contact: '这里只有我这个程序在回答，无法转接人工。下单后商店会给您发邮件，订单页面会显示订单的全部进展。',
    trust: 'Karavan 在批发平台上查找商品，并展示平台提供的卖家信息：开店年限、回头率、是否工厂。网站上不会扣款，下单后才会收到付款说明。',
    documents: '公司发票和单据由商店办理：请回复商店发来的付款说明邮件。我不能代商店承诺。',
    discount: '我没有额外的折扣，但单价通常随数量下降，阶梯价写在卡片上。告诉我数量，我就按它计算。',
    quality: '质量由卖家负责，我不能代其承诺。卡片上有平台对卖家的说明：开店年限、回头率、是否工厂。大批量之前可以先按最小起订量试订。',
    shop: 'Karavan 自己不生产商品：它在中国批发平台上寻找卖家的商品，由商店采购并配送。写下您需要的商品，我来找。',
    sample: '商店不承诺单独提供样品，但可以按最小起订量试订：部分商品1件起订，卡片上都有注明。写“1件起订”，我就只显示这些。',
    lots: '每个商品的起订量不同，卡片上有注明。一般批量越大，单价越低。',
    guestHint: '登录后即可下单并查看订单状态。',
  },
  orders: {
    intro: () => '这是您的订单：',
    none: '您还没有订单。下单请打开商品，加入购物车，然后结算。',
    unknown: (number) => `您的订单中没有 ${number}，请核对订单号。`,
    status: {
      order_created: '待付款',
      order_paid: '已付款，正在备货',
      order_shipped: '已发往您处',
      order_completed: '已收货',
      order_cancelled: '已取消',
    },
    instructed: '待付款，付款说明已发送至邮箱',
    placed: (date) => `${date}下单`,
    expected: (date) => `预计${date}前送达`,
    shipment: (track, carrier) => [carrier, track && `运单号 ${track}`].filter(Boolean).join('，'),
  },
  forbidden: {
    weapons: '我不能帮助寻找武器或弹药。',
    drugs: '我不能帮助寻找毒品。',
    counterfeit: '我不找假冒或仿制品牌商品。',
    animals: '我不找活体动物。',
    medicines: '我不找药品，药品应在药店购买。',
    documents: '我不能帮助寻找伪造的证件或钱币。',
    instead: '我可以帮您找这些：',
  },
}
