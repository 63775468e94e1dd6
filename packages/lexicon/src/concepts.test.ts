import { expect, test } from 'vitest'
import { concepts } from './concepts/all.ts'
import { conceptKinds } from './concepts.ts'
import { findConcept } from './names.ts'

const core =
  `drinkware thermos-mug water-bottle mug glass bag backpack tote-bag handbag waist-bag travel-bag clothing t-shirt hoodie socks dress jacket jeans cap gloves scarf underwear
  shoes sneakers slippers boots sandals phone-accessory phone-case charger power-bank cable headphones phone-holder smart-watch watch lighting desk-lamp led-strip night-light flashlight
  toy soft-toy building-blocks toy-car puzzle home-textile bedding towel blanket pillow curtain kitchenware knife cutting-board frying-pan food-container kitchen-utensils baking-mold
  jewellery earrings necklace ring bracelet cosmetics-tool makeup-brush cosmetic-bag mirror nail-file pet-goods pet-bowl pet-leash pet-bed pet-toy stationery notebook pen pencil-case sticker
  car-goods car-organizer car-mat car-vacuum tool screwdriver-set tape-measure drill garden-goods flower-pot watering-can garden-shears packaging gift-box poly-mailer zip-bag packing-tape
  sport-goods yoga-mat dumbbell resistance-band jump-rope umbrella sunglasses keychain christmas-decor organizer`.split(/\s+/)

test('every product type that other parts name is there, and every id once', () => {
  for (const name of core) expect(findConcept(`type.${name}`), name).toBeDefined()
  expect(new Set(concepts.map(({ id }) => id)).size).toBe(concepts.length)
})

test('every concept has words in three languages, an id of its kind, and parents that exist', () => {
  for (const { id, kind, words, parents = [] } of concepts) {
    expect(conceptKinds).toContain(kind)
    expect(id).toMatch(new RegExp(`^${kind}\\.[a-z0-9-]+$`))
    for (const language of ['ru', 'en', 'zh'] as const) {
      expect(words[language].length, `${id} ${language}`).toBeGreaterThan(0)
      expect(new Set(words[language]).size, `${id} ${language} has a word twice`).toBe(words[language].length)
      for (const word of words[language]) expect(word, id).toMatch(/^\S(.*\S)?$/)
    }
    for (const parent of parents) expect(findConcept(parent), `${id} -> ${parent}`).toBeDefined()
  }
})
