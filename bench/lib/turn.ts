import { createClient } from './client.ts'

/** Ordinary wishes in three languages; which buyer asks which is drawn from the seed. */
export const wishes = [
  'нужны термокружки 500 мл до 400 рублей, 100 штук',
  'чёрные футболки мужские хлопок 200 штук',
  'рюкзаки школьные недорогие',
  'кроссовки белые от фабрики',
  'чехол на айфон прозрачный',
  'полотенца из микрофибры 50 штук',
  'travel mugs under 5 dollars, 100 pcs',
  'red umbrella windproof',
  'wireless headphones for sport',
  'phone charger 65w',
  'yoga mat 6 mm',
  'gift boxes kraft paper small',
  '保温杯 500毫升 100个',
  '黑色双肩包',
  '女士耳环 便宜',
  '儿童毛绒玩具',
]
export interface Turn {
  firstEventMs: number
  firstCardMs?: number
  totalMs: number
}

/** Asks and reads the reply to its end. `address`: where the buyer calls from. */
export async function oneTurn(origin: string, token: string, query: string, address?: string): Promise<Turn> {
  const client = createClient(origin, token, 4, address)
  try {
    const started = performance.now()
    const { status, body } = await client.json('POST', '/api/search/start', { query })
    if (status !== 200) throw new Error(`start answered ${status}: ${JSON.stringify(body)}`)
    const turn: Turn = { firstEventMs: 0, totalMs: 0 }
    await client.events(`/api/search/stream/${body.stream_id}`, (type) => {
      const passed = performance.now() - started
      turn.firstEventMs ||= passed
      if (type === 'product_widget') turn.firstCardMs ??= passed
    })
    turn.totalMs = performance.now() - started
    return turn
  } finally {
    client.close()
  }
}
