import { describe, expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, type Reply, stated, title } from '../../../test/market.ts'

const feature = (ru: string, en: string, zh: string) => stated('Особенности', 'Features', '特点', [ru, en, zh])
const caseOf = (...attributes: ReturnType<typeof feature>[]) =>
  anOffer({ title: title('Чехол для телефона силиконовый', 'Silicone phone case', '硅胶手机壳'), attributes })
const shockproof = caseOf(feature('противоударный', 'shockproof', '防摔'))
const plain = caseOf(feature('матовый', 'matte', '磨砂'))
const chips = ({ selection }: Reply): string[] => selection?.conditions.map(({ text }) => text) ?? []
const titles = ({ cards }: Reply): string[] => cards.map(({ product_id }) => product_id)

describe('a property in words of no list', () => {
  test('is a condition where it is sure, and no word of it is missed', async () => {
    const say = aConversation(aMarket([plain, shockproof, caseOf(feature('с кольцом', 'with ring', '带指环'))]), { language: 'ru' })
    const reply = await say('чехол для телефона, уронишь на пол и целый')
    expect(titles(reply)).toEqual([shockproof.id])
    expect(chips(reply)).toEqual(['противоударный'])
    expect(reply.html).not.toContain('уронишь')
  })

  test('is a guess where it is less sure: offers that state it are shown, the answer says how it was understood, and a press takes it away', async () => {
    const say = aConversation(aMarket([plain, shockproof, caseOf()]))
    const reply = await say('phone case, drops to the ground and lives')
    expect(titles(reply)).toEqual([shockproof.id])
    expect(reply.html).toMatch(/I took “[^”]*drops[^”]*” to mean “shockproof”\./)
    const { id } = reply.selection!.conditions.find(({ text }) => text === 'shockproof')!
    const next = await say('', { remove: id })
    expect(chips(next)).not.toContain('shockproof')
    expect(next.cards).toHaveLength(3)
  })

  test('is understood by what its words mean where none of them stands in a list', async () => {
    const bank = (...attributes: ReturnType<typeof feature>[]) => anOffer({ title: title('Пауэрбанк', 'Power bank', '充电宝'), attributes })
    const wired = bank(feature('со встроенным кабелем', 'with built-in cable', '自带线'))
    const say = aConversation(aMarket([bank(), wired, bank(feature('с дисплеем', 'with display', '数显'))]))
    const reply = await say('power bank, wire permanently attached to it')
    expect(titles(reply)).toEqual([wired.id])
    expect(reply.html).toMatch(/I took “[^”]*attached[^”]*” to mean “with built-in cable”/)
  })

  test('is one of those on the screen where it sounds like goods that nobody sells', async () => {
    const hoodie = (...attributes: ReturnType<typeof feature>[]) => anOffer({ title: title('Худи', 'Hoodie', '卫衣'), attributes })
    const smooth = hoodie(feature('без катышков', 'anti-pilling', '不起球'))
    const say = aConversation(aMarket([hoodie(), smooth]), { language: 'zh' })
    await say('卫衣')
    expect(titles(await say('要不起球的'))).toEqual([smooth.id])
  })

  test('leaves every offer where none states it', async () => {
    const say = aConversation(aMarket([plain, caseOf()]))
    expect((await say('phone case, drops to the ground and lives')).cards).toHaveLength(2)
  })

  test('is none where no offer states it: the words are given up as the buyer wrote them', async () => {
    const reply = await aConversation(aMarket([plain, caseOf()]), { language: 'ru' })('чехол для телефона, уронишь на пол и целый')
    expect(chips(reply)).not.toContain('противоударный')
    expect(reply.html).toContain('уронишь')
    expect(reply.cards).toHaveLength(2)
  })
})

test('what was understood is called as listings call it, and is not quoted as the buyer’s', async () => {
  const curtain = anOffer({
    title: title('Шторы блэкаут', 'Blackout curtains', '遮光窗帘'),
    attributes: [feature('на люверсах', 'with grommets', '打孔款')],
  })
  const reply = await aConversation(aMarket([curtain]), { language: 'ru' })('шторы с дырками под карниз')
  expect(chips(reply)).toContain('на люверсах')
  expect(reply.html).toContain('на люверсах')
  expect(reply.html).not.toContain('«люверсах»')
})

test('a shower curtain with rings is none with grommets', async () => {
  const reply = await aConversation(aMarket([anOffer({ title: title('Шторка для ванной', 'Shower curtain', '浴帘') })]), {
    language: 'ru',
  })('шторка для ванной с кольцами')
  expect(reply.html).not.toContain('люверс')
})
