import { describe, expect, test } from 'vitest'
import { readList } from './given-list.ts'
import { workbookOf, zipOf } from './given-workbook.ts'

/** As Windows programs in Russia write. */
const inWindows1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0)!
    return code < 128 ? code : sign === 'ё' ? 0xb8 : code - 0x410 + 0xc0
  })

const reasons = (bad: { line: number; column?: string; reason: string }[]) =>
  bad.map(({ line, column, reason }) => `${line} ${column ?? ''}: ${reason}`)

describe('a CSV', () => {
  test('in windows-1251 with a preamble, headings between the goods and empty cells is read by the names of its columns', async () => {
    const { survey, offers } = await readList(
      inWindows1251(
        [
          'ООО Посуда;;;;;;',
          'Тел. 8 800 000;;;;;;',
          'Артикул;Наименование;Цена, руб.;Цена от 100 шт;Мин. заказ;Остаток;Вес (г);Материал',
          'Кружки;;;;;;;',
          'K-1;"Кружка ""Ёлка""; 350 мл";1 234,50;1 100;10 шт.;>50;350;сталь',
          'K-2;Кружка;по запросу;;;нет;;',
          ';;;;;;;',
          'Ложки;;;;;;;',
          'L-1;"Ложка',
          'чайная";99;;;;;серебро',
        ].join('\r\n').replaceAll('Ё', 'е'), // biome-ignore format: one text
      ),
      'price.csv',
    )
    expect(survey.facts).toMatchObject({ format: 'csv', encoding: 'windows-1251', delimiter: ';' })
    expect(survey).toMatchObject({ rows: 3, badCount: 0, offers: 3, unpriced: 1 })
    expect(offers).toMatchObject([
      {
        id: 'acme-K-1',
        title: { ru: 'Кружка "елка"; 350 мл' },
        category: { ru: 'Кружки' },
        currency: 'RUB',
        priceLadder: [
          { from: 10, minor: 123450 },
          { from: 100, minor: 110000 },
        ],
        moq: 10,
        stock: 50,
        weightGrams: 350,
        attributes: [
          { name: { ru: 'Артикул' }, value: { ru: 'K-1' } },
          { name: { ru: 'Материал' }, value: { ru: 'сталь' } },
        ],
      },
      { id: 'acme-K-2', priceLadder: [], stock: 0 },
      { id: 'acme-L-1', title: { ru: 'Ложка чайная' }, category: { ru: 'Ложки' }, priceLadder: [{ from: 1, minor: 9900 }] },
    ])
  })

  test.each([
    ['commas', 'id,title,price,currency\nA,"Mug, steel","1,234.50",USD\n', { minor: 123450, currency: 'USD', delimiter: ',' }],
    ['tabs', 'SKU\tName\tWholesale price ($)\nA\tMug\t5.5\n', { minor: 550, currency: 'USD', delimiter: 'tab' }],
    [
      'Chinese names and a mark',
      '\ufeff商品编号;商品名称;批发价;起订量\nA;保温杯;¥12.50;20件\n',
      { minor: 1250, currency: 'CNY', delimiter: ';', from: 20 },
    ],
    ['bars and euros', 'код|название|цена\nA|Кружка|5 €\n', { minor: 500, currency: 'EUR', delimiter: '|' }],
  ])(
    'with %s needs no mapping',
    async (_, text, { minor, currency, delimiter, from = 1 }: { minor: number; currency: string; delimiter: string; from?: number }) => {
      const { survey, offers } = await readList(text, 'price.csv')
      expect(survey.facts.delimiter).toBe(delimiter)
      expect(offers).toMatchObject([{ itemId: 'A', currency, priceLadder: [{ from, minor }] }])
    },
  )

  test('a mapping names columns, prices by quantity, facts and what no column says', async () => {
    const mapping = { columns: { id: 'N', title: 'What', images: ['P1', 'P2'] }, prices: [{ from: 5, column: 'Small' }, { from: 500, column: 'Big' }], attributes: ['Colour'], currency: 'CNY', unit: 'шт.', seller: 'Завод', language: 'en', header_row: 2, lot_size: 5 } // biome-ignore format: one mapping
    const { offers } = await readList(
      'id;price;junk;x;y;z;w\nN;What;Small;Big;P1;P2;Colour;Secret\n7;Mug;3;2,5;https://img.example/1.jpg https://img.example/2.jpg;https://img.example/3.jpg;red;our margin 40%\n',
      'a.csv',
      mapping,
    )
    expect(offers).toMatchObject([
      {
        itemId: '7',
        title: { en: 'Mug' },
        moq: 5,
        lotSize: 5,
        unit: { en: 'шт.' },
        currency: 'CNY',
        priceLadder: [
          { from: 5, minor: 300 },
          { from: 500, minor: 250 },
        ],
        attributes: [{ name: { en: 'Colour' }, value: { en: 'red' } }],
        seller: { name: 'Завод' },
      },
    ])
    expect(offers[0]?.images).toHaveLength(3)
    await expect(readList('id;title\n1;Mug\n', 'a.csv', { columns: { price: 'Цена' } })).rejects.toThrow(
      'row 1 names the columns id, title; the mapping expects Цена too',
    )
  })

  test.each<[string, string, string | undefined, object, number | undefined]>([
    ['sides with their unit', 'Размер упаковки', '40x30x25 см', {}, 30_000],
    ['sides below a unit', 'Габариты упаковки (ДхШхВ), мм', '400 × 300 × 250', {}, 30_000],
    ['Chinese sides', '包装尺寸(厘米)', '40*30*25', {}, 30_000],
    ['sides that nobody gave a unit', 'Размер упаковки', '40x30x25', {}, undefined],
    ['sides of which one is missing', 'Размер упаковки, см', '40x30', {}, undefined],
    ['a form that nobody filled in', 'Размер упаковки, см', '1x1x1', {}, undefined],
    ['sides of a column that is named', 'Габариты', '40,5/30/25', { columns: { dimensions: 'Габариты' } }, 30_375],
    ['sides that may be those of the goods', 'Dimensions', '40x30x25 cm', {}, undefined],
    ['a volume with its unit', 'Объем упаковки', '0,032 м³', {}, 32_000],
    ['a volume below its unit', 'Объем упаковки, м3', '0.032', {}, 32_000],
    ['a volume that may be what goes in', 'Объем', '500 мл', {}, undefined],
    ['a volume of a column that is named', 'V', '25 000', { columns: { volume: 'V' } }, 25_000],
  ])('%s: the packing of a piece', async (_, column, value, mapping, boxCm3) => {
    const { survey, offers } = await readList(`id;title;price;${column}\nA;Подушка;5 ¥;${value}\n`, 'price.csv', mapping)
    expect(survey.badCount).toBe(0)
    expect(offers[0]?.boxCm3).toBe(boxCm3)
  })

  test('variants share a group, and bad rows say where they stand', async () => {
    const { survey, offers } = await readList(
      'id;group_id;name;color;size;price ¥;qty\n1;g;Shirt;red;S;5;3\n2;g;Shirt;red;M;5;4\n3;;Cap;blue;;x;1\n4;;Hat;red;;5;minus\n',
      'a.csv',
    )
    expect(reasons(survey.bad)).toEqual([
      '4 price ¥: "x" stands there; expected a number such as 1 234,50',
      '5 qty: "minus" stands there; expected a number of pieces, or whether there are any',
    ])
    expect(offers).toMatchObject([{ itemId: 'g.g', stock: 7, attributes: [{ name: { en: 'color' } }], options: [{ name: { en: 'size' } }], skus: [{ skuId: '1' }, { skuId: '2' }] }]) // biome-ignore format: one row
  })

  test('variants in another currency than the first are not mixed with it', async () => {
    const { survey, offers } = await readList('id;group_id;name;size;price\n1;g;Shirt;S;\n2;g;Shirt;M;5 $\n3;g;Shirt;L;5 €\n', 'a.csv')
    expect(reasons(survey.bad)).toEqual(['4 : is priced in EUR; expected USD as the variants of the group g before it'])
    expect(offers).toMatchObject([{ currency: 'USD', skus: [{ skuId: '1' }, { skuId: '2', priceMinor: 500 }] }])
  })

  test('prices without a currency are not guessed', async () => {
    const { survey } = await readList('id;name;price\n1;Mug;5\n', 'a.csv')
    expect(reasons(survey.bad)).toEqual([
      '2 price: the currency is not said; expected a column for it, a sign at the price, or "currency" in the mapping',
    ])
  })

  test.each([
    ['without names of columns', 'Прайс\n1;2;3\n', /none of the first 2 rows names the columns.*first row is: Прайс/],
    ['with a quote that does not end', 'id;name\n1;"Mug\n2;Cap\n', /quote that begins in the list does not end/],
    ['that is empty', '', /has no rows|format is not known/],
    ['in an encoding that nobody knows', 'id;name\n', /encoding klingon is not known/, { encoding: 'klingon' }],
  ])('%s ends the reading with its reason', async (_, text, reason, mapping: object = {}) => {
    await expect(readList(text, 'a.csv', mapping)).rejects.toThrow(reason)
  })

  test('a field of ten megabytes costs its row alone', async () => {
    const { survey, offers } = await readList(`id;name;description\n1;Mug;${'x'.repeat(10 * 2 ** 20)}\n2;Cap;\n`, 'a.csv')
    expect(survey.bad).toEqual([{ line: 2, column: 'description', reason: 'has 10485760 characters; expected a text of a listing' }])
    expect(offers.map(({ itemId }) => itemId)).toEqual(['2'])
  })
})

describe('JSON lines', () => {
  test('hold texts by language, lists, facts and prices by quantity', async () => {
    const { survey, offers } = await readList(
      [
        JSON.stringify({ item_id: 7, title: { ru: 'Кружка', zh: '杯子' }, description: 'Стальная', images: ['https://img.example/1.jpg'], prices: [{ from: 10, price: 5 }, { from: 100, price: '4.5' }], currency: 'CNY', attributes: { Цвет: ['белый', 'чёрный'] }, moq: 10, unknown: true }),
        '{"item_id": 8, "title"',
        '[1]',
        '',
        JSON.stringify({ item_id: 9, title: 'Ложка', price: null }),
      ].join('\n'), // biome-ignore format: one text
      'feed.jsonl',
    )
    expect(reasons(survey.bad)).toEqual([
      '2 : is not a JSON object; expected one object on each line',
      '3 : is not a JSON object; expected one object on each line',
    ])
    expect(offers).toMatchObject([
      {
        itemId: '7',
        title: { ru: 'Кружка', zh: '杯子' },
        priceLadder: [
          { from: 10, minor: 500 },
          { from: 100, minor: 450 },
        ],
        images: ['https://img.example/1.jpg'],
      },
      { itemId: '9', priceLadder: [] },
    ])
    expect(offers[0]?.attributes).toContainEqual({ name: { ru: 'Цвет' }, value: { ru: 'белый, чёрный' } })
  })

  test('a single list is no list of lines', async () => {
    await expect(readList('[{"id":1}]', 'a.jsonl')).rejects.toThrow('is one JSON list; expected one object on each line')
  })
})

describe('a workbook', () => {
  const goods = [
    ['Прайс-лист', null, null, null],
    ['Код', 'Наименование', 'Цена, ¥', 'Штрихкод'],
    ['Кружки', null, null, null],
    [4607001234567, 'Кружка & ложка', 12.300000000000001, 4.607001234567e12],
    ['K-2', 'Кружка', '1 200,50', null],
  ]

  test('is read by the names of its columns, numbers as people see them', async () => {
    const { survey, offers } = await readList(workbookOf({ Лист1: goods }), 'price.xlsx')
    expect(survey).toMatchObject({
      rows: 2,
      badCount: 0,
      facts: { format: 'xlsx', columns: ['Код', 'Наименование', 'Цена, ¥', 'Штрихкод'] },
    })
    expect(offers).toMatchObject([
      {
        itemId: '4607001234567',
        title: { ru: 'Кружка & ложка' },
        category: { ru: 'Кружки' },
        currency: 'CNY',
        priceLadder: [{ minor: 1230 }],
      },
      { itemId: 'K-2', priceLadder: [{ minor: 120050 }] },
    ])
    expect(offers[0]?.attributes).toEqual([{ name: { ru: 'Штрихкод' }, value: { ru: '4607001234567' } }])
  })

  test('the mapping names the sheet', async () => {
    const book = workbookOf({ Обложка: [['Привет']], Товары: goods })
    expect((await readList(book, 'a.xlsx', { sheet: 'Товары' })).offers).toHaveLength(2)
    await expect(readList(book, 'a.xlsx')).rejects.toThrow('names the columns')
    await expect(readList(book, 'a.xlsx', { sheet: 'Нет' })).rejects.toThrow('has no sheet Нет')
  })

  test.each([
    ['is cut off', workbookOf({ A: goods }).subarray(0, 300), /is cut off or no workbook/],
    ['is another archive', zipOf({ 'readme.xml': '<a/>' }), /cannot be read as a workbook/],
    ['would fill the memory', zipOf({ 'xl/workbook.xml': ' ' }, 3 * 2 ** 30), /3072 MB unpacked; expected at most/],
    [
      'lies about its size',
      zipOf({ 'xl/workbook.xml': `<workbook>${' '.repeat(20 * 2 ** 20)}</workbook>` }, 100),
      /cannot be read as a workbook/,
    ],
    ['is of the old kind', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), /old kind \(\.xls\)/],
  ])('one that %s says so', async (_, bytes, reason) => {
    await expect(readList(bytes, 'a.xlsx')).rejects.toThrow(reason)
  })
})
