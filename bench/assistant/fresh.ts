import type { Case } from './expectations.ts'

/**
 * Thirty more messages, ten in each language, written after the engine had been mended for the first sixty and run once before anything was changed for
 * them.
 */
export const freshCases: Case[] = [
  // Russian
  {
    language: 'ru',
    turns: [
      {
        say: 'Добрый день! Подберите, пожалуйста, стеклянные бутылки для воды, примерно 300 штук, бюджет до 150 рублей за штуку',
        understand: {
          intent: 'search',
          types: ['type.water-bottle'],
          quantity: 300,
          price: { currency: 'RUB', max: 150 },
          materials: ['material.glass'],
        },
        answer: { cards: 1, kinds: ['water-bottle'] },
      },
      {
        say: 'а если пластиковые?',
        understand: { intent: 'refine', types: ['type.water-bottle'], materials: ['material.plastic'], quantity: 300 },
        answer: { cards: 1, kinds: ['water-bottle'], quantity: 300 },
      },
      {
        say: 'какой из первых двух лучше?',
        understand: { intent: 'compare' },
        answer: { cards: 0, says: /₽/ },
      },
    ],
  },
  {
    language: 'ru',
    turns: [
      {
        say: 'носки хб мужские 41-45 опт 2000 пар',
        understand: { intent: 'search', types: ['type.socks'], quantity: 2000, materials: ['material.cotton'], traits: ['audience.men'] },
        answer: { cards: 1, kinds: ['socks'], quantity: 2000 },
      },
    ],
  },
  {
    language: 'ru',
    turns: [
      {
        say: 'есть зонтики автомат? не черный',
        understand: { intent: 'search', types: ['type.umbrella'], notColors: ['color.black'], traits: ['feature.automatic'] },
        answer: { cards: 1, kinds: ['umbrella'] },
      },
      {
        say: 'цена до тысячи рублей, 30 штучек',
        understand: { intent: 'refine', types: ['type.umbrella'], quantity: 30, price: { currency: 'RUB', max: 1000 } },
        answer: { cards: 1, kinds: ['umbrella'], maxRub: 1000, quantity: 30, maxMoq: 30 },
      },
    ],
  },
  {
    language: 'ru',
    turns: [
      {
        say: 'конструктор детям от 3 лет недорогой',
        understand: { intent: 'search', types: ['type.building-blocks'], sort: 'price' },
        answer: { cards: 2, kinds: ['building-blocks'] },
      },
    ],
  },
  {
    language: 'ru',
    turns: [
      {
        say: 'хочу сковородки 24 см с антипригарным покрытием 80 шт.',
        understand: { intent: 'search', types: ['type.frying-pan'], quantity: 80, measure: { dimension: 'length', target: 240 } },
        answer: { cards: 1, kinds: ['frying-pan'], quantity: 80 },
      },
    ],
  },
  {
    language: 'ru',
    turns: [
      { say: 'вы возвращаете деньги если брак?', understand: { intent: 'service' }, answer: { cards: 0, says: /возврат/i } },
      { say: 'ок, тогда худи', understand: { intent: 'search', types: ['type.hoodie'] }, answer: { cards: 3, kinds: ['hoodie'] } },
    ],
  },

  // English
  {
    language: 'en',
    turns: [
      {
        say: 'Hi! We run a gift shop and want ceramic mugs with our logo, 500 of them, no more than 3 dollars each',
        understand: {
          intent: 'search',
          types: ['type.mug'],
          quantity: 500,
          price: { currency: 'USD', max: 3 },
          materials: ['material.ceramic'],
          traits: ['feature.customizable-logo'],
        },
        answer: { cards: 1, kinds: ['mug'], quantity: 500 },
      },
      {
        say: 'white ones',
        understand: { intent: 'refine', types: ['type.mug'], colors: ['color.white'], quantity: 500 },
        answer: { cards: 1, kinds: ['mug'], has: /白|white/i },
      },
      { say: 'the cheapest of these', understand: { intent: 'details' }, answer: { cards: 1, kinds: ['mug'] } },
    ],
  },
  {
    language: 'en',
    turns: [
      {
        say: 'usb c cables 2m 100 units',
        understand: { intent: 'search', types: ['type.cable'], quantity: 100, measure: { dimension: 'length', target: 2000 } },
        answer: { cards: 1, kinds: ['cable'], quantity: 100 },
      },
      { say: 'something shorter', understand: { intent: 'refine', types: ['type.cable'] }, answer: { cards: 1, kinds: ['cable'] } },
    ],
  },
  {
    language: 'en',
    turns: [
      {
        say: 'waterproof backpacks except red, seller should be at least 5 years old',
        understand: { intent: 'search', types: ['type.backpack'], notColors: ['color.red'], traits: ['feature.waterproof'] },
        answer: { cards: 1, kinds: ['backpack'] },
      },
    ],
  },
  {
    language: 'en',
    turns: [
      {
        say: 'pillow covers or blankets for winter',
        understand: { intent: 'search' },
        answer: { cards: 1, kinds: ['blanket', 'pillow', 'bedding'] },
      },
    ],
  },
  { language: 'en', turns: [{ say: 'do i have to pay customs?', understand: { intent: 'service' }, answer: { cards: 0, says: /tax/i } }] },
  {
    language: 'en',
    turns: [
      {
        say: 'poly mailers 1000pcs under 10 rub',
        understand: { intent: 'search', types: ['type.poly-mailer'], quantity: 1000, price: { currency: 'RUB', max: 10 } },
        answer: { cards: 1, kinds: ['poly-mailer'], quantity: 1000 },
      },
      {
        say: 'what about gift boxes',
        understand: { intent: 'search', types: ['type.gift-box'], quantity: 1000 },
        answer: { cards: 1, kinds: ['gift-box'], quantity: 1000 },
      },
    ],
  },

  // Chinese
  {
    language: 'zh',
    turns: [
      {
        say: '你好，请问有没有陶瓷马克杯？要300个，单价别超过20块',
        understand: {
          intent: 'search',
          types: ['type.mug'],
          quantity: 300,
          price: { currency: 'CNY', max: 20 },
          materials: ['material.ceramic'],
        },
        answer: { cards: 1, kinds: ['mug'], quantity: 300 },
      },
      {
        say: '白色或者黑色的',
        understand: { intent: 'refine', types: ['type.mug'], colors: ['color.white', 'color.black'] },
        answer: { cards: 1, kinds: ['mug'] },
      },
      { say: '前两个哪个好', understand: { intent: 'compare' }, answer: { cards: 0, says: /₽/ } },
    ],
  },
  {
    language: 'zh',
    turns: [
      {
        say: '女款运动鞋 37码 透气 100双',
        understand: {
          intent: 'search',
          types: ['type.sneakers'],
          quantity: 100,
          sizes: ['37'],
          traits: ['audience.women', 'feature.breathable'],
        },
        answer: { cards: 1, kinds: ['sneakers'], quantity: 100 },
      },
    ],
  },
  {
    language: 'zh',
    turns: [
      {
        say: '儿童积木玩具，预算3000块，50套',
        understand: { intent: 'search', types: ['type.building-blocks'], quantity: 50, budget: { currency: 'CNY', amount: 3000 } },
        answer: { cards: 1, kinds: ['building-blocks'], quantity: 50 },
      },
      {
        say: '预算不限',
        understand: { intent: 'refine', types: ['type.building-blocks'], without: ['price'] },
        answer: { cards: 1, kinds: ['building-blocks'] },
      },
    ],
  },
  {
    language: 'zh',
    turns: [
      {
        say: '菜板 木头的 便宜一点',
        understand: { intent: 'search', types: ['type.cutting-board'], materials: ['material.wood'], sort: 'price' },
        answer: { cards: 1, kinds: ['cutting-board'] },
      },
    ],
  },
  { language: 'zh', turns: [{ say: '我想买大麻', understand: { intent: 'forbidden' }, answer: { cards: 0, says: /毒品/ } }] },
  {
    language: 'zh',
    turns: [
      {
        say: '瑜伽垫10mm 防滑 厂家直销',
        understand: {
          intent: 'search',
          types: ['type.yoga-mat'],
          factoryOnly: true,
          measure: { dimension: 'length', target: 10 },
          traits: ['feature.non-slip'],
        },
        answer: { cards: 1, kinds: ['yoga-mat'], isFactory: true },
      },
    ],
  },
  {
    language: 'zh',
    turns: [
      {
        say: '蓝牙耳机 100块左右 白色',
        understand: { intent: 'search', types: ['type.headphones'], price: { currency: 'CNY', target: 100 }, colors: ['color.white'] },
        answer: { cards: 1, kinds: ['headphones'], has: /白|white/i },
      },
    ],
  },
]
