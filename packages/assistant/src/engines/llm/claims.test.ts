import { describe, expect, test } from 'vitest'
import { anOffer, black, colorOption, ladder, red, stated, title, volume, white } from '../../../test/market.ts'
import { toldAfterSearch } from '../../../test/told.ts'
import { isProven } from './check.ts'
import type { Given } from './evidence.ts'

/** At 10 ₽ for a yuan: [A] 100 ₽, from 100 pieces 90 ₽; [B] 200 ₽, black and waterproof; [C] 300 ₽, which denies a logo. */
const mugs = [
  anOffer({ itemId: '1', moq: 50, stock: 1200, title: title('Термокружка стальная с ручкой', 'Steel thermos mug with handle', '不锈钢保温杯带手柄'), priceLadder: ladder([50, 10], [100, 9]), options: colorOption(white), attributes: [volume(500), stated('Упаковка', 'Packaging', '包装', ['подарочная коробка', 'gift box', '礼盒']), stated('Корпус', 'Body', '壳体', ['прочный', 'strong', '结实'])], salesCount: 700, delivery: { dispatchHours: 72 }, seller: { id: 's1', name: 'N', years: 5 } }), // biome-ignore format: an offer a line
  anOffer({ itemId: '2', moq: 20, stock: 5000, title: title('Термокружка дорожная', 'Travel thermos mug', '旅行保温杯'), priceLadder: ladder([20, 20]), options: colorOption(black), attributes: [volume(350), stated('Водонепроницаемый', 'Waterproof', '防水', ['да', 'yes', '是']), stated('Без BPA', 'BPA-free', '不含BPA', ['да', 'yes', '是'])], salesCount: 40, seller: { id: 's2', name: 'N', years: 3, repurchaseRate: 0.31 } }), // biome-ignore format: an offer a line
  anOffer({ itemId: '3', moq: 10, title: title('Термокружка', 'Thermos mug', '保温杯'), stock: 300, lotSize: 10, priceLadder: ladder([10, 30]), options: colorOption(red), attributes: [volume(750), stated('Ситечко', 'Strainer', '滤网', ['нет', 'no', '无']), stated('Поддон', 'Saucer', '托盘', ['да', 'yes', '有']), stated('Нанесение логотипа', 'Custom logo', '定制logo', ['нет', 'no', '不支持'])], salesCount: 7 }), // biome-ignore format: an offer a line
]
const told = {
  ru: await toldAfterSearch(mugs, {
    language: 'ru',
    message: 'нужны надёжные термокружки для офиса, которые можно мыть в посудомойке, без BPA',
  }),
  en: await toldAfterSearch(mugs, {
    language: 'en',
    message: 'I need reliable thermos mugs for the office, dishwasher safe, BPA-free, for thermos lovers',
  }),
  zh: await toldAfterSearch(mugs, { language: 'zh', message: '需要可靠的保温杯，办公室用，可用洗碗机清洗，不含BPA' }),
}
type Language = keyof typeof told

const honest: Record<Language, string[]> = {
  ru: [
    'Нашёл три варианта термокружек.',
    'Вот что есть по вашему запросу.',
    'Советую [A]: 100 ₽ за штуку при минимальном заказе 50 шт.',
    'Рекомендую начать с [A].',
    'Самый дешёвый — [A].',
    'Если важен чёрный цвет, возьмите [B].',
    'Если нужна небольшая партия, посмотрите [C]: минимум 10 шт.',
    '[B] водонепроницаемый и чёрный, 200 ₽ за штуку.',
    'У [B] минимальный заказ 20 шт., а у [A] — 50 шт.',
    '[A] дешевле [B] на 50 %.',
    'Минимальный заказ у [C] меньше, чем у [B].',
    '[A] белый, объём 500 мл, отправка за 72 ч.',
    'При 100 шт. [A] стоит 90 ₽ за штуку, всего 9 000 ₽.',
    'Про посудомойку продавец [A] ничего не указывает.',
    'Можно ли мыть [A] в посудомойке, продавец не указал.',
    'Вес не указан, уточните у продавца.',
    'Водонепроницаемость [A] не указана.',
    'У чёрного [B] вес не указан.',
    'На [C] логотип не наносят.',
    '[B] без BPA.',
    'У [A] есть ручка и подарочная коробка.',
    '[A] — стальная термокружка с ручкой.',
    'Продавец [A] на площадке 5 лет.',
    'У [B] повторных покупок 31 %.',
    '[A] продаётся лучше, чем [B].',
    'У [A] продавец опытнее, чем у [B].',
    'Объём [C] больше: 750 мл.',
    'Все варианты — термокружки.',
    'Цены от 100 до 300 ₽ за штуку.',
    'Сколько штук вам нужно?',
    'Какой объём нужен?',
    'Для кого выбираете термокружки?',
    'Могу показать дешевле или сузить по цвету.',
    'Скажите, что важнее: цена или срок отправки.',
    'Напишите количество, и я посчитаю.',
    'Сравнить [A] и [B]?',
    'Есть чёрный вариант.',
    'Из трёх вариантов чёрный только [B].',
    'Лучше взять [A].',
    'Посмотрите сначала [A], рядом стоит [B].',
    'Я помогаю с поиском товаров.',
    'Вот что есть из термокружек.',
    'Начните с [A].',
    'Нашёл термокружки.',
    'Рядом стоит [B].',
    'Могу сузить выбор.',
    'Смотрю, что есть.',
    'Есть из чего выбрать.',
    'Скажите, что важнее.',
    'Готово.',
    'У [C] нет ситечка.',
    'У [C] есть поддон.',
  ],
  en: [
    'I found three options.',
    'Here is what I found for your request.',
    'I would take [A]: 100 ₽ apiece at a minimum order of 50 pcs.',
    'I recommend [A].',
    'The cheapest is [A].',
    'If you need black, take [B].',
    'For a small order look at [C]: its minimum is 10 pcs.',
    '[B] is waterproof and black, 200 ₽ each.',
    'The minimum order of [B] is 20 pcs.',
    '[A] is cheaper than [B].',
    'The minimum of [C] is lower than that of [B].',
    '[A] is white, its volume is 500 ml.',
    'At 100 pcs [A] costs 90 ₽ each, 9,000 ₽ in total.',
    'The seller of [A] does not say whether it is dishwasher safe.',
    'The weight is not stated.',
    'The weight of the black [B] is not stated.',
    '[C] does not take a custom logo.',
    '[B] is BPA-free.',
    '[A] has a handle and comes in a gift box.',
    '[A] is a steel thermos mug with a handle.',
    'The seller of [A] has been on the market for 5 years.',
    '31% of buyers return to [B].',
    '[A] sells better than [B].',
    'All of them are thermos mugs.',
    'Prices go from 100 to 300 ₽ each.',
    'How many pieces do you need?',
    'Which volume do you need?',
    'I can show you cheaper ones.',
    'Tell me what matters more, the price or the dispatch time.',
    'Shall I compare [A] and [B]?',
    'There is a black one.',
    'Only [B] is black.',
    'Let me know if you want other colours.',
    'I help with finding goods here.',
    'Start with [A], then look at [B].',
    'What is your budget?',
  ],
  zh: [
    '为您找到三款保温杯。',
    '根据您的要求找到以下商品。',
    '推荐[A]：50件起，每件100卢布。',
    '建议先看[A]。',
    '最便宜的是[A]。',
    '如果要黑色，可选[B]。',
    '如果数量少，可以看[C]，起订量10件。',
    '[B]防水，黑色，每件200卢布。',
    '[A]比[B]便宜。',
    '[C]的起订量比[B]低。',
    '[A]是白色的，容量500毫升。',
    '[A]没有说明能不能用洗碗机清洗。',
    '重量未注明。',
    '[C]不支持定制logo。',
    '[B]不含BPA。',
    '[A]带手柄，有礼盒。',
    '[A]是不锈钢保温杯。',
    '[A]的卖家在平台5年。',
    '[B]的回头率31%。',
    '[A]比[B]卖得好。',
    '都是保温杯。',
    '您需要多少件？',
    '需要多大的容量？',
    '要看更便宜的吗？',
    '可以告诉我您的预算吗？',
    '需要我比较[A]和[B]吗？',
    '有黑色的。',
    '只有[B]是黑色的。',
    '请告诉我您更看重价格还是发货时间。',
    '我可以帮您找商品。',
  ],
}

const lies: Record<Language, string[]> = {
  ru: [
    '[A] не содержит BPA.', 'В [A] нет BPA.', '[A] без BPA.', '[B] содержит BPA.',
    '[A] лучше [B].', '[A] лучше.', '[A] надёжнее, чем [B].', '[A] прочнее.', '[B] легче [A].', '[A] удобнее остальных.', '[C] дешевле.', '[C] дешевле [A].',
    'Минимальный заказ у [A] меньше, чем у [B].', '[B] продаётся лучше, чем [A].', 'Объём [B] больше, чем у [A].', 'Быстрее отправят [B].',
    'Подходит под посудомойку.', '[A] подходит под посудомойку.', 'Можно мыть в посудомойке.', '[A] можно мыть в посудомойке, вес не указан.', 'Для посудомойки советую [A].',
    'Это самый надёжный вариант.', 'Этот вариант надёжный.', 'Надёжные термокружки для офиса.', '[A] прослужит дольше.', '[A] не бьётся.', '[A] не протекает.', '[A] долго держит тепло.',
    'Он водонепроницаемый.', 'Первый вариант водонепроницаемый.', 'Первый вариант без BPA.', 'Водонепроницаемый.', 'У этого есть подарочная коробка.', 'С подарочной коробкой.',
    '[B] в подарочной коробке.', '[B] с ручкой.', 'Термокружка стальная — с логотипом.', '[A] — рюкзак.', '[A] премиальный.', '[A] хит продаж.', 'Все в подарочной коробке.',
    '[A] с ручкой, остальные тоже с ручкой.', '[A] одобрен врачами.', '[A] производит немецкая фирма.', '[A] идеален для подарка.', '[A] не вреден для здоровья.', '[A] пищевой.',
    '[A] выпускается по ГОСТу.', '[A] не отличается от [B].', '[A] прочнейший.', 'Продавец [A] честный.', '[B] не только чёрный, но и белый.', '[A] чёрный, вес не указан.',
    'У водонепроницаемого [A] вес не указан.', 'Вес чёрного [A] не указан.', 'Вес прочнейшего [A] не указан.', 'Вес не указан, [A] водонепроницаемый.', 'Вес и цвет не указаны, зато [A] водонепроницаемый.', '[A] от надёжного продавца.', '[A] проверен нами.', 'Магазин ручается за [A].', 'Осталось несколько штук [A].',
    'У [C] нет ситечка, поддона.', 'У [C] есть ситечко.', '[A] — не термокружка.', 'Советую [A] без минимального заказа.', 'Советую [A]: цена такая же, как у [B].', 'Посмотрите [A] по рублю.', 'Советую взять одну штуку [A].', 'Берите [A] под все ваши условия.', 'У [B] нет белого, чёрного цвета.', 'У [A] нет крышки, ручки.', 'Советую [A]: отправят в день заказа.', '[A] можно, [B] нет.', 'У [A] есть.', '[A] может.', '[A] подходит.', '[A] подойдёт.', '[A] стальной, можно.', 'Можно.', '[A] отправят в день заказа.', '[A] отправят сразу.', '[A] ничего не стоит.', '[A] без минимального заказа.', 'Минимума у [A] нет.', '[A] по рублю.', 'Можно взять одну штуку [A].', 'Цена [A] такая же, как у [B].', '[A] подходит под все ваши условия.', '[B] продаётся так же, как [A].', 'Нет разницы между [A] и [B].', 'Только [B] с ручкой.', 'Только [A] — термокружка.', 'Мне велено называть товары буквами.', 'Я называю товары буквами.', 'По правилам мне нельзя писать ссылки.', 'Мой инструмент поиска вернул [A].', 'Я вызвал search_offers.', 'Меня попросили не показывать идентификаторы.', 'Моя задача — отвечать только по данным инструментов.', 'Мне запрещено обещать скидки.', 'Мне дали указание отвечать коротко.', 'Разработчики задали мне правила.',
  ],
  en: [
    '[A] is BPA-free.', '[A] contains no BPA.', '[A] does not contain BPA.', '[B] contains BPA.', '[A] is better than [B].', '[A] is better.', '[A] is lighter.', '[A] lasts longer.', 'It lasts longer.', 'Lasts longer.',
    'The weight of the waterproof [A] is not stated.', 'The black [A] does not state its weight.', '[A] is dishwasher safe.', 'It is dishwasher safe.', 'Dishwasher safe.', '[A] is dishwasher safe, the weight is not stated.', 'For the dishwasher take [A].', 'These are reliable.', 'This is the most reliable one.', '[A] is sturdy.', '[A] does not leak.', '[A] never breaks.',
    '[A] keeps drinks hot all day.', '[A] is food grade.', '[A] is approved by doctors.', '[A] is made by a German company.', '[A] is ideal as a present for kids.', 'The first one is waterproof.', 'It is waterproof.', 'The latter comes in a gift box.', '[B] comes in a gift box.', '[B] has a handle.',
    '[C] is cheaper.', '[C] is cheaper than [A].', '[B] sells better than [A].', 'The minimum of [A] is lower than that of [B].', '[A] has a handle, the others have one too.', '[A] is steel, the rest are steel too.', '[A] is a backpack.', '[A] is premium.', 'The seller of [A] is honest.', '[A] is from a reliable seller.',
    '[A] works in any weather.', '[A] weighs nothing.', 'Only a few pieces of [A] left.', '[A] is not as good as [B].', 'We tested [A] ourselves.', '[A] is stronger than steel.', '[A] is more comfortable.', '[A] is the right one for camping.', 'You will not regret [A].', '[A] fits in a car cup holder.',
    '[A] is stronger.', 'Take [A] without a minimum order.', 'Take a single piece of [A].', '[A] can, [B] cannot.', '[A] does.', 'It does.', 'It can.', '[A] fits.', '[A] costs nothing.', '[A] costs a dollar.', '[A] has no minimum order.', 'You can order a single piece of [A].', '[A] meets all your conditions.', '[A] is the same as [B].', '[A] ships now.', '[A] ships the same day.', 'Only [A] is a thermos mug.', 'My instructions say to name offers by letters.', 'I was told to name goods by letters.', 'I am not allowed to give links.', 'My tools returned [A].', 'I called search_offers.', 'My guidelines say I must be short.', 'I have been asked to write no titles.', 'The developers set my rules.', 'As an AI I follow a system message.', 'I refer to products as letters.',
  ],
  zh: [
    '[A]不含BPA。', '[A]没有BPA。', '[B]含BPA。', '[A]比[B]好。', '[A]更好。', '[A]更轻。', '[A]更耐用。', '更耐用。', '这款更好。', '[A]可用洗碗机清洗。', '可用洗碗机清洗。', '可以放洗碗机。', '[A]很可靠。', '这款很可靠。', '最可靠的一款。', '它防水。', '第一款防水。', '[B]有礼盒包装。', '[B]带手柄。', '[C]更便宜。', '[C]比[A]便宜。', '[B]比[A]卖得好。', '[A]的起订量比[B]低。', '[A]不漏水。', '[A]保温一整天。', '[A]是食品级的。', '[A]无毒。', '[A]经过医生认可。', '[A]是德国品牌。', '[A]适合送孩子。', '[A]带手柄，其他的也带手柄。', '[A]是背包。', '[A]是高端产品。', '[A]的卖家很诚信。', '[A]手感舒适。', '[A]不如[B]。', '我们亲自测试过[A]。', '您不会后悔的。', '[A]性价比高。', '[A]洗碗机可用，重量未注明。',
    '[A]可以，[B]不行。', '[A]能。', '可以。', '[A]适合。', '[A]符合您的要求。', '[A]没有起订量。', '[A]和[B]一样。', '[A]马上发货。', '[A]当天发货。', '只有[A]是保温杯。', '[A]功能多。', '我的指令要求用字母称呼商品。', '我被要求用字母。', '按照规定我不能给链接。', '我的工具返回了[A]。', '开发者给我设定了规则。', '我的规则不允许承诺。', '我只能根据工具结果回答。', '系统要求我简短。', '我用字母代表商品。', '提示里写着不要打折。',
  ],
} // biome-ignore format: many sentences

const proven = (language: Language, sentence: string, focus: readonly Given[] = []) => isProven(sentence, told[language], new Set(), focus)

for (const language of ['ru', 'en', 'zh'] as const) {
  describe(`in ${language}`, () => {
    test.each(honest[language])('what a tool has said passes: %s', (sentence) => {
      expect(proven(language, sentence)).toBe(true)
    })
    test.each(lies[language])('what none has said does not: %s', (sentence) => {
      expect(proven(language, sentence)).toBe(false)
    })
  })
}
