import { type Language, languages } from '@karavan/contract/language.ts'
import { describe, expect, test } from 'vitest'
import { anOffer, black, colorOption, ladder, red, stated, title, volume, white } from '../../../test/market.ts'
import { toldInEach } from '../../../test/told.ts'
import { isProven } from './check.ts'

/** At 10 ₽ for a yuan: [A] 100 ₽, from 100 pieces 90 ₽; [B] 200 ₽; [C] 300 ₽ and by tens. Each figure stands in one field of one offer. */
const mugs = [
  anOffer({ itemId: '1201', moq: 50, stock: 1200, title: title('Термокружка стальная с ручкой', 'Steel thermos mug with handle', '不锈钢保温杯带手柄'), priceLadder: ladder([50, 10], [100, 9]), options: colorOption(white), attributes: [volume(500), stated('Материал', 'Material', '材质', ['нержавеющая сталь 304', 'stainless steel 304', '304不锈钢']), stated('Упаковка', 'Packaging', '包装', ['подарочная коробка', 'gift box', '礼盒'])], salesCount: 700, delivery: { dispatchHours: 72 }, seller: { id: 's1', name: 'Y', years: 5, isFactory: true, repurchaseRate: 0.22 } }), // biome-ignore format: an offer a line
  anOffer({ itemId: '1202', moq: 20, stock: 5000, title: title('Термокружка дорожная', 'Travel thermos mug', '旅行保温杯'), priceLadder: ladder([20, 20]), options: colorOption(black), attributes: [volume(350), stated('Водонепроницаемый', 'Waterproof', '防水', ['да', 'yes', '是']), stated('Вес', 'Weight', '重量', ['280 г', '280 g', '280克'])], salesCount: 40, delivery: { dispatchHours: 48 }, seller: { id: 's2', name: 'N', years: 3, repurchaseRate: 0.31 } }), // biome-ignore format: an offer a line
  anOffer({ itemId: '1203', moq: 10, stock: 300, lotSize: 10, title: title('Термокружка', 'Thermos mug', '保温杯'), priceLadder: ladder([10, 30]), options: colorOption(red), attributes: [volume(750), stated('Нанесение логотипа', 'Custom logo', '定制logo', ['нет', 'no', '不支持'])], salesCount: 7, delivery: { dispatchHours: 24 }, seller: { id: 's3', name: 'Z', years: 9, repurchaseRate: 0.1 } }), // biome-ignore format: an offer a line
]
const message = {
  ru: 'нужны надёжные термокружки для офиса, чтобы не текли, дешёвые и качественные, до 400 ₽, 900 мл',
  en: 'I need reliable leak-proof thermos mugs for the office, under 400 roubles, 900 ml, dishwasher safe',
  zh: '需要可靠的保温杯，办公室用，不漏水，可用洗碗机清洗，900毫升',
}
const told = await toldInEach(mugs, message)
told.ru.tellOrder('ORD-20260201-AAAAAA', 'ждёт оплаты', '1 234 ₽', '1 февраля 2026 г.')

/** True figures in the wrong field, bare numbers as prices, packs as pieces, fields without a value, what is known said not to be, letters to sellers. */
const lies: Record<Language, string[]> = {
  ru: [
    '[A] стоит 5О ₽.', '[A] стоит 100 ₸.', '[A] стоит 100 £.', '[A] стоит 100 тыс. ₽.', '[A] — 100 ₽ за упаковку.', 'Я напишу продавцу.',
    'Я пришлю вам ответ.', '[A] стоит 500.', 'Цена [A] — 500.', 'Цена [A] 50.', '[A] стоит 50.', '[A] обойдётся в 1200.', '[A] за 72.', '[A] по 72.',
    'Цена [A]: 500 за штуку.', '[A] стоит 50 за штуку.', '[A] стоит всего 5.', '[A] 700 шт.', 'У [A] 700 шт.', '[A] есть 700 шт.',
    'Продавец [A] продал 500.', '[A] купили 1200.', '[A] купили 1200 раз.', '[A] купили 50 раз.', 'Размер [A] 50.', 'Объём [A] 50.', 'Объём [A] 1200.',
    '[A] отправит за 50.', '[A] на 5 лет.', 'Срок [A] 5 лет.', '[A] 5 лет.', '[A] держится 5 лет.', '[A] держится 72 часа.', 'Вес [B] 350 мл.',
    'Объём [B] 280 г.', 'Лот [A] 50 шт.', 'Лот [A] 500.', 'В упаковке [A] 50 шт.', 'Упаковка [A] — 1200 шт.', 'Номер [A] — 304.', '[A] модель 304.',
    '[A] 304 шт.', '[A] 500 градусов.', '[A] до 72 градусов.', 'У [A] 22.', '[A] на 22.', '[A] на 22 % дешевле.', '[A] дешевле на 22 %.', '[A] −22 %.',
    '[A] (−22 %).', '[A] - 22 %.', '22 % на [A].', '22 % [A] вам.', '[A] содержит 22 % стали.', '[A] 22 % стали.', 'Только 22 % [A].',
    'Есть другие цвета.', 'Цвет любой.', 'Любой цвет есть.', 'Все цвета есть.', 'Все размеры есть.', 'Есть все размеры и цвета.',
    'Размер можно выбрать.', 'Цвет можно изменить.', 'Цвет [A] можно выбрать.', 'У [A] можно выбрать цвет.', '[A]: цвет можно выбрать.',
    'Минимум можно изменить.', 'Этих нет.', 'Их нет.', 'Товара нет.', 'Остальных нет.', 'Продавец не отправит.', 'Цена не указана.',
    'Вес [B] не указан.', 'Наличие [A] не указано.', 'Сколько [A] в наличии, неизвестно.', 'Водонепроницаемость [B] не указана.',
    'Про логотип [C] не указано.', 'Цена зависит от цвета.', 'Цена не зависит от количества.', 'Цена для вас другая.', 'Цена за всё.', '100 ₽ за всё.',
    '[A] 100 ₽ за лот.', '[A] 100 ₽ за заказ.', '50 шт. [A] за 100 ₽.', '[A] — 50 шт. за 100 ₽.', '[A] — 50 шт., 100 ₽ всего.', '[A] 100 ₽ всего.',
    'Сумма за [A] 100 ₽.', 'Сумма 100 ₽.', 'Стоимость партии 100 ₽.', 'Стоимость заказа [A] 100 ₽.', 'Заказ [A] 100 ₽.', 'Заказ на [A] выйдет 100 ₽.',
    'Заказов у вас нет.', 'У вас нет заказов.', 'Ваша покупка готова.', 'Покупка ждёт вас.', 'Уточню у продавца.', 'Я уточнил у продавца.',
    'Я написал продавцу.', 'Мне сказал продавец.', 'Продавец говорит, что можно.', 'Продавец готов.', 'Продавец [A] готов взять заказ.',
    'Продавец изменит цену.', 'Спросите продавца.', 'Добавил.', 'Заменил.', 'Изменил.', 'Я изменил количество.', '[A] по цене 50.', 'За [A] просят 50.',
    '[A] — 5 тыс. ₽.', '[A] — 100к ₽.', '[A] — 100 ₽ пара.', 'Пара [A] — 100 ₽.', 'Десяток [A] — 100 ₽.', '[A] за 100 ₽ два.', 'Два [A] за 100 ₽.',
    '[A] ×2 за 100 ₽.', '2 шт. [A] за 100 ₽.', '100 шт. [A] — 90 ₽.', '100 штук [A] за 90 рублей.', 'сто штук [A] за девяносто рублей',
    '[B] в 3 раза дороже [A].', '[A] в 2 раза дороже [B].', '[B] дешевле [A] в 2 раза.', '[A] отправят за 3 часа.', '[A] отправят в течение суток.',
    '[B] отправят за 24 часа, [C] — за 48 часов.', '[A] отправят за 3 дня, [C] — за 3 дня.', 'У [A] минимум 50 шт., у [B] — 10 шт.',
    'Минимум [A] и [B] — 20 шт.', 'У всех минимум 50 шт.', 'У [B] на складе 5 000 шт., у [C] — 5 000 шт.', 'Продавцу [A] 5 лет доверяют.',
    '[A] служит 5 лет.', '[A] хватит на 5 лет.', 'Срок годности [A] 5 лет.', '31 % покупателей довольны [B].', '31 % за [B].', '[B]: 31 % скидки.',
    'Повторных покупок у [A] 31 %.', 'Продано 700 [B].', '[B] заказали 700 раз.', 'Всего продано 700.', 'У нас 700 отзывов на [A].', 'Рейтинг [A] 5.',
    'Рейтинг [A] 5 из 5.', 'Оценка [A]: 5.', '[A] на 5.', '[A] из стали 316.', '[A] сталь 201.', 'Сталь 304 у [B].', 'Все из стали 304.', '[A] 304L.',
    '[A] IP68.', '[A] 5G.', '[A] XL.', '[A] 500 г.', '[A] 500 мл и 750 мл.', '[A] 0,5 л, [B] 0,5 л.', 'Вес [A] 280 г.', '[C] весит 280 г.',
    '[A] легче [B].', 'Самый лёгкий — [A].', 'Самый большой объём у [B].', 'Самая вместительная — [A].',
    '[A] купили больше всех, [B] отправят быстрее всех.', 'Цвет [A] — любой.', 'Цвета [A]: белый и чёрный.', '[A] бывает чёрный.', '[A] есть и чёрный.',
    'Цвет [A] не указан.', 'Материал [A] неизвестен.', 'Ничего не сказано о цене [A].', 'Сколько стоит [B], неизвестно.',
    'Ни один продавец не указал объём.', 'Ни у одного нет ручки.', 'Ни один не чёрный.', 'Ничего чёрного нет.', 'Белых нет.',
    'Стальных нет, ближе всего [A].', 'Водонепроницаемых нет, ближе всего [C].', 'На 750 мл ничего нет, ближе всего [A].',
    'До 400 ₽ ничего нет, ближе всего [C].', 'Заказов нет.', 'Я не вижу ваших заказов.', 'Заказ оформлен.', 'Заказ ORD-20260201-AAAAAA: 1 234 $.',
    'Заказ ORD-20260201-AAAAAA ждёт оплаты 999 ₽.', 'Заказ ORD-20260201-AAAAAA ждёт оплаты до 5 марта.',
    'Заказ ORD-20260201-AAAAAA оформлен 1 февраля на [A].', 'Передам продавцу.', 'Мы спросим продавца.', 'Я связался с продавцом.',
    'Продавец ответит вам.', 'Продавец подтвердил наличие [A].', 'Фабрика готова сделать 5 шт.', 'Завод сделает для вас.', 'Я посчитаю скидку.',
    'Уточню наличие и напишу.', 'Сделаю заказ за вас.', 'Могу заказать [A].', 'Могу отменить заказ.', 'Могу добавить [A].', 'Могу изменить заказ.',
    'Если заказать сегодня, будет дешевле.', 'Если взять 1000 шт., будет 50 ₽.', 'Если взять 1000 шт., [A] будет по 50 ₽.',
    'Берите, если хотите скидку: [A].', '[A] продаётся поштучно.', '[A] продаётся парами.', '[A] продаются только у нас.', '[A] сделано вручную.',
    '[A] сделана из серебра.', '[A] сделана в Японии.', '[A] сделана для вас.', '[A] начали продавать вчера.', 'Вы заплатите меньше.',
    'Вы заплатите только за [A].', 'За доставку не заплатите.', 'Платить за [A] не нужно.', 'С [A] вы заплатите 0 ₽.',
  ],
  en: [
    '[A] costs 500.', 'The price of [A] is 50.', '[A] is 50 apiece.', '[A] costs 50 each.', '[A] is 22% cheaper.', '22% off [A].', '[A] at minus 22%.',
    '[A] for 100 £.', '[A] costs 100k ₽.', '[A] costs 100 thousand ₽.', '[A] costs one hundred and fifty roubles.', '[A] costs a couple of roubles.',
    '[A] costs 100 ₽ per box.', '[A] costs 100 ₽ per lot.', '[A] costs 100 ₽ for all.', '100 ₽ in total for [A].', '[A] sold 1200 times.',
    '[A] sold 1200.', '[A] comes in packs of 50.', 'A pack of [A] contains 50 pcs.', '[A] has 700 pcs.', 'There are 700 pcs of [A].',
    '[A] is good for 5 years.', '[A] lasts 5 years.', '[A] keeps 72 hours.', '[A] 72 hours.', '[A] in 5 hours.', '[A] ships in 5 days.',
    '[A] ships within 48 hours.', '[A] up to 500 degrees.', '[A] up to 72 °C.', 'Model 304 is [A].', '[A] comes in other colours.',
    'Other colours are available.', 'Any colour is possible.', 'All sizes are available.', 'All colors.', 'You can choose the colour.',
    'You can choose the colour of [A].', 'The minimum can be changed.', 'You can order less than the minimum.', 'You can order any quantity.',
    'Any quantity is possible.', '[A] is no longer there.', '[A] is gone.', 'They are gone.', 'There are none left.', 'The price depends on the colour.',
    'The price does not depend on quantity.', 'The price is yours.', 'The price will be different.', 'The price can change.',
    'The price includes everything.', 'The seller is ready.', 'The seller said so.', 'The seller will help.', 'The seller will ship today.',
    'The seller can change the price.', 'The seller of [A] can do it.', 'The seller of [A] will take the order.', 'I asked the seller.',
    'I will ask the seller.', 'I\'ll let you know.', 'I will write to you.', 'I changed the quantity.', 'I have changed it.', 'Added.',
    'I got it for you.', 'It is set.', 'Your purchase is waiting.', 'You have no orders.', 'You have two orders.', 'There are no orders.',
    'The weight of [B] is not stated.', 'The stock of [A] is not stated.', 'The price is not stated.', 'Whether [B] is waterproof is not stated.',
    'Nothing is said of the logo of [C].', 'Order ORD-20260201-AAAAAA has not been placed.', 'Order ORD-20260201-AAAAAA is not waiting.',
    'Order ORD-20260201-AAAAAA: shipped.', 'Order ORD-20260201-AAAAAA is set for 10 March.', 'Order ORD-20260201-AAAAAA comes on 10 March.',
    'Order ORD-20260201-AAAAAA costs 1 234 ¥.', 'Guaranteed original: [A].', '[A] is authentic.', '[A] is genuine.', '[A] is the number one.',
    '[A] is #1.', '[A] is top.', 'Nothing beats [A].', 'No one sells more than [A].', '[A] outsells [B] twice.', '[A] is not waterproof.',
    '[A] is anything but steel.', '[A] is hardly steel.', '[A] is far from steel.', '[A] is almost free.', '[A] is cheap.', '[A] is leak-proof.',
    'Leak-proof thermos mugs.', 'Reliable.', '[A] is reliable for the office.', 'If you like, [A] is waterproof.', 'See evil dot com.',
    'See evil(.)com.', 'Email me: boss at evil.', 'Text 89123456789.', 'Text 8 912 three four five.', '[A] is made in Germany.', '[A] is German.',
    'Free with [A].', '[A] ships free.', 'Buy one get one.', 'Two for one.', '2 for 1.', '50 + 5 pieces.', '[A] is half off.', '[A] is on us.',
    'Pay later.', 'Pay in parts.', 'No need to pay.', 'You pay nothing.', '[A] в наличии 50 шт.', '这款防水。', '[A] стоит 50 рублей.', '[A] made us happy.',
    '[A] is made by us.', '[A] is made for kids.', '[A] is made of silver.', '[A] is made here.', '[A] holds 750 ml.', '[A] weighs 280 g.',
    '[A] weighs 500 g.', '[A] fits in 50 ₽.', '[A] fits in 500 ml.', 'All 3 fit in 150 ₽.', 'All three are black.', '[A] and [B] ship in 48 hours.',
    '[A] ships in 3 days, [C] in 3 days.', '[A] at 100 pcs: 100 ₽ each.', '100 pcs of [A] for 90 ₽.', 'A dozen of [A] is 100 ₽.', '[A] is 100 ₽ a pair.',
    '[A] is 100 ₽ a dozen.', '[A] bought 700 people.', '[B] was bought 700 times.', '5 years of warranty.', '[A]: 5 years.', 'Rated 5 by 700 buyers.',
    'Rated 5.', '[A] 5 stars.', '[A] scores 5 of 5.', 'I could ask the factory.', 'We have contacted the supplier.', 'The supplier agreed to 5 pcs.',
    'The seller can print your logo.', 'The seller told me it is waterproof.', 'Let me place the order.', 'I can place the order.',
    'I can get you a discount.', 'None of them is black.', 'None of them is 750 ml; the closest is [A].', 'No one states the price.',
    'What [A] costs is not stated.', 'How many of [A] are in stock is unknown.', 'Neither of them states its volume.', '[A] is sold only here.',
    '[C] is sold in lots of 50 pcs.', '[A] is sold in lots of 10 pcs.', 'It comes back cheaper.', 'Multiples of 50 for [C].',
  ],
  zh: [
    '[A]500。', '[A]价格50。', '[A]单价50。', '[A]每件50。', '[A]便宜22%。', '[A]减22%。', '[A]22%优惠。', '[A]八折。', '[A]打八折。', '[A]要100英镑。', '[A]100万卢布。', '[A]100千卢布。',
    '[A]一百五十卢布。', '[A]每箱100卢布。', '[A]每套100卢布。', '[A]一共100卢布。', '[A]总共100卢布。', '[A]100卢布一批。', '[A]卖出1200件。', '[A]已售1200。', '[A]每箱50件。', '[A]一箱50件。',
    '[A]700件。', '[A]有700件。', '[A]可用5年。', '[A]5年。', '[A]保温72小时。', '[A]72小时。', '[A]5小时发货。', '[A]48小时发货。', '[A]5天发货。', '[A]型号304。', '[A]还有其他颜色。', '有其他颜色。',
    '颜色可选。', '颜色都有。', '所有颜色都有。', '尺寸可选。', '[A]颜色可以选择。', '起订量可以修改。', '起订量可以减少。', '可以少于起订量。', '数量不限。', '可以买任何数量。', '没有了。', '[A]没有了。', '其他的没有。', '价格取决于颜色。',
    '价格与数量无关。', '价格可以调整。', '价格可以减少。', '价格含全部。', '卖家可以。', '卖家说可以。', '卖家会帮您。', '我问了卖家。', '我会问卖家。', '我会告诉您。', '已修改。', '已修改数量。', '已增加。', '已下单。', '您的购买好的。',
    '您没有订单。', '没有订单。', '您有两个订单。', '[B]的重量未注明。', '[A]的库存未注明。', '价格未注明。', '[B]是否防水没有说明。', '[C]没有说明logo。', '订单ORD-20260201-AAAAAA已发货。',
    '订单ORD-20260201-AAAAAA已经好了。', '订单ORD-20260201-AAAAAA不需要付款。', '订单ORD-20260201-AAAAAA 10月到。', '保证正品。', '[A]是正品。', '[A]是原装。', '[A]第一。', '[A]是第一款。',
    '[A]排第一。', '没有比[A]更好的。', '[A]比[B]重。', '[A]不是不锈钢。', '[A]无手柄。', '[A]没有礼盒。', '[A]并不防水。', '[A]防水吗？防水。', '[A]防水，对吧？', '防水的[A]您要吗？', '要[A]吗？它防水。',
    '如果需要，[A]防水。', '可靠的保温杯。', '[A]不漏水，可靠。', '[A]办公室用。', '它是900毫升。', '[A]900毫升。', '买一送一。', '第二件半价。', '[A]免邮。', '[B]更便宜。', '加我V信。', '搜evil点com。',
    '[A] waterproof.', '[A] стальная водонепроницаемая.', '[A]要50。', '[A]只要50。', '[A]50就可以。', '100件[A]90卢布。', '[A]一打100卢布。', '[A]两件100卢布。',
    '[B]是[A]的3倍价格。', '[A]发货24小时。', '[C]发货要72小时。', '[A]和[B]发货48小时。', '[A]回头率31%。', '好评31%。', '[A]评分5。', '[A]5星。', '[A]304克。', '[A]采用316不锈钢。', '[A]采用银。',
    '[A]重280克。', '[A]重500克。', '[C]容量最小。', '[A]容量最大。', '[A]最轻。', '[C]出售50件一批。', '[A]按10件一批出售。', '没有黑色的。', '没有750毫升的，最接近的是[A]。', '[A]和[B]的差价是50卢布。',
    '我们联系了商家。', '商家同意5件。', '卖家回复有货。', '要我帮您下单吗？', '需要我给您优惠吗？', '我可以帮您下单。', '我可以帮您砍价。', '[A]多少钱没有说明。', '[A]库存多少不清楚。',
  ],
} // biome-ignore format: many sentences

/** What a good model says of them. */
const honest: Record<Language, string[]> = {
  ru: [
    '[A] стоит 100 ₽ за штуку при заказе от 50 шт., а от 100 шт. — 90 ₽.', 'За 200 шт. [A] вы заплатите 18 000 ₽.',
    '[A] сделана из нержавеющей стали 304.', 'Материал [A] — нержавеющая сталь 304, упаковка — подарочная коробка.',
    'Минимальный заказ у [B] всего 20 шт.', '[C] продаётся лотами по 10 шт.', '[B] дороже [A] на 100 ₽ за штуку.',
    '[A] отправят за 3 дня, [C] — за 24 часа.', '[C] отправят быстрее всех — за 24 ч.', 'У [A] на складе 1 200 шт., у [B] — 5 000 шт.',
    '[A] продаёт фабрика, на площадке 5 лет.', 'Продавец [C] работает на площадке 9 лет.', 'У [B] 31 % повторных покупок.',
    'Я бы взял [A]: дешевле всех и есть подарочная коробка.', '[B] весит 280 г.', 'О герметичности продавцы ничего не пишут.',
    'Ни один продавец не указывает, можно ли мыть кружку в посудомойке.', 'Все три варианта укладываются в 400 ₽ за штуку.',
    'На 900 мл ничего нет, ближе всего [C] — 750 мл.', '[A] белая, [B] чёрная, [C] красная.', 'Сколько штук вам нужно и важен ли цвет?',
    'Партия из 50 шт. [A] обойдётся в 5 000 ₽.', '50 шт. [B] — это 10 000 ₽.', 'Минимальная партия [A] стоит 5 000 ₽.', '[A]: 100 ₽/шт., минимум 50 шт.',
    'Разница в цене между [A] и [B] — 100 ₽.', '[B] в два раза дороже [A].',
  ],
  en: [
    '[A] costs 100 ₽ each from 50 pcs and 90 ₽ from 100 pcs.', 'For 200 pcs of [A] you would pay 18,000 ₽.', '[A] is made of stainless steel 304.',
    '[A] comes in a gift box.', 'The minimum order for [B] is just 20 pcs.', '[C] is sold in lots of 10 pcs.', '[B] is 100 ₽ more expensive than [A].',
    '[A] ships in 3 days, [C] in 24 hours.', '[A] has 1,200 pcs in stock.', '[A] is sold by a factory that has been on the platform for 5 years.',
    '[A] has been bought 700 times.', '31% of the buyers of [B] come back.', 'I\'d take [A]: it is the cheapest and has a handle.', '[B] weighs 280 g.',
    'None of the listings says whether they are leak-proof.', 'All three fit in 400 ₽ each.', 'None of them is 900 ml; the closest is [C] with 750 ml.',
    '[A] is white, [B] is black and [C] is red.', 'How many pieces do you need?', '[B] is waterproof.', '50 pcs of [A] come to 5,000 ₽.',
    'The smallest minimum order is that of [C]: 10 pcs.', '[C] dispatches fastest, within 24 hours.', '[A] sells best: 700 sold.',
    'The price difference between [A] and [B] is 100 ₽.', 'At 100 pcs [A] drops to 90 ₽ each.',
  ],
  zh: [
    '[A]50件起每件100卢布，100件起每件90卢布。', '200件[A]共18000卢布。', '[A]采用304不锈钢。', '[B]的起订量只有20件。', '[C]按10件一批出售。', '[B]比[A]贵100卢布。', '[A]72小时内发货，[C]24小时内发货。',
    '[A]库存1200件。', '[A]已售700件。', '[B]的回头率是31%。', '我推荐[A]：最便宜，还带手柄。', '[B]重280克。', '卖家都没有说明是否防漏。', '三款都在400卢布以内。', '没有900毫升的，最接近的是[C]，750毫升。',
    '[A]白色，[B]黑色，[C]红色。', '您需要多少件？', '[B]防水。', '50件[A]一共5000卢布。', '起订量最低的是[C]，10件。', '[C]发货最快，24小时。', '[A]销量最高，已售700件。', '[A]和[B]的差价是100卢布。',
    '买100件时[A]每件90卢布。', '是否可用洗碗机清洗，商品没有说明。', '如果预算有限，建议选[A]。',
  ],
} // biome-ignore format: many sentences

const passes = (language: Language, sentence: string) => isProven(sentence, told[language], new Set())
for (const language of languages) {
  describe(`in ${language}`, () => {
    test.each(lies[language])('is not proven: %s', (sentence) => {
      expect(passes(language, sentence)).toBe(false)
    })
    test.each(honest[language])('is: %s', (sentence) => {
      expect(passes(language, sentence)).toBe(true)
    })
  })
}

test('that there are no orders is said where they were looked up and there are none', () => {
  expect(passes('en', 'You have no orders.')).toBe(false)
  told.en.hasNoOrders = true
  expect(passes('en', 'You have no orders.')).toBe(true)
})
