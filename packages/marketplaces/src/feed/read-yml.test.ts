import { expect, test } from 'vitest'
import { readList } from './given-list.ts'

const yml = (offers: string, head = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE yml_catalog SYSTEM "shops.dtd">') => `${head}
<yml_catalog date="2026-03-01 10:00"><shop><name>Посуда Опт</name><company>ООО «Посуда»</company>
<currencies><currency id="RUR" rate="1"/><currency id="CNY" rate="CBRF"/></currencies>
<categories><category id="1">Дом</category><category id="2" parentId="1">Кружки</category><category id="8" parentId="9">А</category><category id="9" parentId="8">Б</category></categories>
<offers>${offers}</offers></shop></yml_catalog>`

test('an offer of YML has all that the document says of it', async () => {
  const { survey, offers } = await readList(
    yml(`<offer id="A-1" available="true"><url>http://shop.example/a1?x=1&amp;y=2</url><price>1 234,50</price><oldprice>1500</oldprice>
<currencyId>CNY</currencyId><categoryId>2</categoryId><picture>http://img.example/1.jpg</picture><picture>//img.example/2.jpg</picture>
<name>Кружка «Чёрная» &amp; ложка</name><vendor>Посудин</vendor><vendorCode>K-77</vendorCode>
<description><![CDATA[<p>Стальная <b>термокружка</b></p><script>alert(1)</script>]]></description>
<min-quantity>10</min-quantity><step-quantity>5</step-quantity><count>120</count><weight>0.35</weight><dimensions>20.1/10.000/8.5</dimensions>
<param name="Цвет">чёрный</param><param name="Объём" unit="мл">350</param><param name="Размер" unit="INT">M</param></offer>`),
    'acme.yml',
  )
  expect(survey).toMatchObject({
    rows: 1,
    items: 1,
    badCount: 0,
    offers: 1,
    facts: { format: 'yml', encoding: 'utf-8', shop: 'Посуда Опт' },
  })
  expect(offers[0]).toMatchObject({
    id: 'acme-A-1',
    platform: 'acme',
    itemId: 'A-1',
    title: { ru: 'Кружка «Чёрная» & ложка' },
    description: { ru: 'Стальная термокружка' },
    category: { ru: 'Дом / Кружки' },
    priceLadder: [{ from: 10, minor: 123450 }],
    currency: 'CNY',
    moq: 10,
    lotSize: 5,
    stock: 120,
    weightGrams: 350,
    // Centimetres: 20.1 x 10 x 8.5 = 1,708.5.
    boxCm3: 1709,
    images: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
    productUrl: 'https://shop.example/a1?x=1&y=2',
    seller: { id: 'acme:Посуда Опт', name: 'Посуда Опт' },
    options: [],
    skus: [],
  })
  const facts = Object.fromEntries(offers[0]!.attributes.map(({ name, value }) => [name.ru, value.ru]))
  expect(facts).toEqual({ Бренд: 'Посудин', Артикул: 'K-77', Цвет: 'чёрный', Объём: '350 мл', Размер: 'M' })
  expect(offers[0]?.rawDetailApi?.data_content).toMatchObject({ item_id: 'A-1', title: 'Кружка «Чёрная» & ложка' })
})

test('offers of a group are one offer with variants, wherever in the list they stand', async () => {
  const variant = (id: string, colour: string, size: string, rest: string) =>
    `<offer id="${id}" group_id="7"><name>Футболка</name><currencyId>RUR</currencyId>${rest}<param name="Цвет">${colour}</param><param name="Размер">${size}</param><param name="Материал">хлопок</param></offer>`
  const { survey, offers } = await readList(
    yml(
      variant('a', 'белый', 'S', '<price>500</price><oldprice>700</oldprice><count>3</count><picture>https://img.example/w.jpg</picture>') +
        '<offer id="z"><name>Кепка</name><price>100</price></offer>' +
        variant('b', 'белый', 'M', '<price>520</price><count>0</count>') +
        '<offer id="7"><name>Носки</name><price>10</price></offer>' +
        variant('c', 'чёрный', 'S', '<price>510</price><count>9</count>'),
    ),
    'acme.xml',
  )
  expect(survey).toMatchObject({ rows: 5, items: 5, offers: 3 })
  expect(offers.map(({ id }) => id)).toEqual(['acme-z', 'acme-7', 'acme-g.7'])
  expect(offers[2]).toMatchObject({
    title: { ru: 'Футболка' },
    currency: 'RUB',
    priceLadder: [{ from: 1, minor: 50000 }],
    stock: 12,
    attributes: [{ name: { ru: 'Материал' }, value: { ru: 'хлопок' } }],
    options: [
      {
        pid: '0',
        name: { ru: 'Цвет' },
        values: [{ vid: '0', name: { ru: 'белый' }, imageUrl: 'https://img.example/w.jpg' }, { vid: '1' }],
      },
      { pid: '1', name: { ru: 'Размер' }, values: [{ name: { ru: 'S' } }, { name: { ru: 'M' } }] },
    ],
    skus: [
      { skuId: 'a', propsIds: '0:0;1:0', priceMinor: 50000, originPriceMinor: 70000, stock: 3 },
      { skuId: 'b', propsIds: '0:0;1:1', priceMinor: 52000, stock: 0 },
      { skuId: 'c', propsIds: '0:1;1:0', priceMinor: 51000, stock: 9 },
    ],
  })
})

test('variants that no fact tells apart are told apart by their article', async () => {
  const { offers } = await readList(
    yml(
      ['x', 'y']
        .map((id) => `<offer id="${id}" group_id="g"><name>Кружка</name><price>5</price><vendorCode>A${id}</vendorCode></offer>`)
        .join(''),
    ),
    'a.yml',
  )
  expect(offers[0]).toMatchObject({ options: [{ name: { ru: 'Вариант' }, values: [{ name: { ru: 'Ax' } }, { name: { ru: 'Ay' } }] }] })
  expect(offers[0]?.skus.map(({ propsIds }) => propsIds)).toEqual(['0:0', '0:1'])
})

test('how many there are of a variant stays unknown where the list says no more than that there are some', async () => {
  const variant = (id: string, said: string) =>
    `<offer id="${id}" group_id="g" ${said}><name>Кружка</name><price>5</price><vendorCode>${id}</vendorCode></offer>`
  const { offers } = await readList(yml(variant('some', 'available="true"') + variant('none', 'available="false"')), 'a.yml')
  expect(offers[0]).not.toHaveProperty('stock')
  expect(offers[0]?.skus.map(({ skuId, stock, isUncounted }) => [skuId, stock > 0, isUncounted])).toEqual([
    ['some', true, true],
    ['none', false, undefined],
  ])
})

test('a group that is left with one variant keeps its id and the variant’s', async () => {
  const { offers } = await readList(yml('<offer id="x" group_id="g"><name>Кружка</name><price>5</price><count>2</count></offer>'), 'a.yml')
  expect(offers).toMatchObject([{ itemId: 'g.g', options: [], skus: [{ skuId: 'x', propsIds: '', priceMinor: 500, stock: 2 }] }])
})

test('a bad offer costs itself alone, and says where it stands and what was expected', async () => {
  const { survey, offers } = await readList(
    yml(`
<offer id="1"><name>Кружка</name><price>-5</price></offer>
<offer><name>Без номера</name><price>5</price></offer>
<offer id="3"><price>5</price></offer>
<offer id="4"><name>Кружка</name><price>дорого</price></offer>
<offer id="5"><name>Кружка</name><price>5</price><currencyId>ZZZ</currencyId></offer>
<offer id="6"><name>Кружка</name><price>1,234</price></offer>
<offer id="7"><name>Кружка</name><price></price></offer>
<offer id="8" available="false"><name>Кружка</name><price>0</price><count>5</count></offer>
<offer id="7"><name>Кружка ещё раз</name><price>5</price></offer>
<offer id="9"><name>Кружка</name><price>5</price><min-quantity>0.5</min-quantity></offer>
<offer id="10"><typePrefix>Кружка</typePrefix><vendor>Посудин</vendor><model>К-5</model><price>5</price><categoryId>8</categoryId></offer>`),
    'a.yml',
  )
  expect(survey.bad.map(({ line, column, reason }) => `${line} ${column ?? ''}: ${reason}`)).toEqual([
    '7 price: "-5" stands there; expected a number that is not negative',
    '8 : has no id; expected an id or an article number that stays the same from list to list',
    '9 : has no title; expected the name of the goods',
    '10 price: "дорого" stands there; expected a number such as 1 234,50',
    '11 currencyId: "ZZZ" stands there; expected a currency such as CNY',
    '12 price: "1,234" stands there; expected a number that can be read in one way, such as 1234 or 1,23 (or "decimal" in the mapping)',
    '15 : the id 7 stands on line 13 already; expected each id once',
    '16 min-quantity: "0.5" stands there; expected a whole number of pieces, at least 1',
  ])
  expect(offers.map(({ itemId, priceLadder, stock }) => [itemId, priceLadder.length, stock])).toEqual([
    ['7', 0, undefined],
    ['8', 0, 0],
    ['10', 1, undefined],
  ])
  expect(offers[2]).toMatchObject({ title: { ru: 'Кружка Посудин К-5' }, category: { ru: 'Б / А' } })
})

test('a document in windows-1251 is read as it says, and named characters of HTML are characters', async () => {
  const text = yml('<offer id="1"><name>&laquo;Ёж&raquo;</name><price>5</price></offer>', '<?xml version="1.0" encoding="windows-1251"?>')
  const bytes = Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0)!
    return code < 128 ? code : sign === 'Ё' ? 0xa8 : sign === 'ё' ? 0xb8 : sign === '«' ? 0xab : sign === '»' ? 0xbb : code - 0x410 + 0xc0
  })
  const { survey, offers } = await readList(bytes, 'a.yml')
  expect(survey.facts).toMatchObject({ encoding: 'windows-1251', shop: 'Посуда Опт' })
  expect(offers[0]?.title).toEqual({ ru: '«Ёж»' })
})

test.each([
  ['entities of its own', yml('', '<!DOCTYPE yml_catalog [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'), /line 1.*declares entities/],
  ['an external entity', yml('', '<!DOCTYPE yml_catalog [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), /declares entities/],
  ['an entity that nobody knows', yml('<offer id="1"><name>&what;</name></offer>'), /line \d+.*entity/],
  ['a document that is cut off', yml('<offer id="1"><name>Кружка</name></offer>').slice(0, -30), /expected well-formed XML/],
  ['another kind of XML', '<?xml version="1.0"?><rss><item/></rss>', /expected a YML document/],
  ['a web page', '<!DOCTYPE html><html><body>Sign in</body></html>', /is a web page/],
  ['an element without an end', yml(`<offer id="1"><description>${'x'.repeat(17 * 2 ** 20)}`), /more than 16 million characters/],
])('%s ends the reading with its reason', async (_, text, reason) => {
  await expect(readList(text, 'a.yml')).rejects.toThrow(reason)
})

test('a field of ten megabytes costs its offer alone', async () => {
  const { survey, offers } = await readList(
    yml(
      `<offer id="1"><name>Кружка</name><description>${'x'.repeat(10 * 2 ** 20)}</description></offer><offer id="2"><name>Ложка</name></offer>`,
    ),
    'a.yml',
  )
  expect(survey.bad).toEqual([{ line: 6, column: 'description', reason: 'has 10485760 characters; expected a text of a listing' }])
  expect(offers.map(({ itemId }) => itemId)).toEqual(['2'])
})

test('what sellers write to reach buyers past the shop is cut', async () => {
  const { offers } = await readList(
    yml(
      '<offer id="1"><name>Кружка, пишите в Telegram @seller_direct</name><description>Стальная. WhatsApp +7 912 345-67-89</description><price>5</price></offer>',
    ),
    'a.yml',
  )
  expect(JSON.stringify(offers)).not.toMatch(/seller_direct|345-67-89/)
})
