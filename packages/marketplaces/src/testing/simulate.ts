// What `npm run dev -- --simulate` starts: services in the place of the marketplaces, with the goods of the sample market, on the ports that are named.
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { toOfferUrl } from '../links.ts'
import { toOfferId } from '../port.ts'
import { simulateAlibaba1688 } from './alibaba1688-simulator.ts'
import { simulateTmapi } from './tmapi-simulator.ts'

const [tmapiPort, alibabaPort] = process.argv.slice(2).map(Number)
/** Light for their size, as sellers state it of few goods; the sample market itself says nothing of packings. */
const bulky = /Pillows|Soft toys|Pet beds/
const cm3PerGram = 25
/** What sellers ask for delivery of the smallest order within China; the sample market says nothing of that either. */
const feeMinor = 600
const listings = generateMarket().map((offer) => ({
  ...offer,
  ...(bulky.test(offer.category?.en ?? '') ? { boxCm3: (offer.weightGrams ?? 0) * cm3PerGram } : {}),
  delivery: { ...offer.delivery, fee: { minor: feeMinor, pieces: offer.moq } },
  id: toOfferId('1688', offer.itemId),
  platform: '1688',
  productUrl: toOfferUrl('1688', offer.itemId),
}))
/** Some of them are sold on Taobao too, where they are other items. Nobody searches there: they are opened by their links. */
const onTaobao = listings.slice(0, 20).map((offer) => {
  const itemId = `8${offer.itemId.slice(1)}`
  return { ...offer, platform: 'taobao', itemId, id: toOfferId('taobao', itemId), productUrl: toOfferUrl('taobao', itemId) }
})
const services = [
  await simulateTmapi([...listings, ...onTaobao], { port: tmapiPort }),
  await simulateAlibaba1688(listings, { port: alibabaPort }),
]
process.stdout.write(`Simulated marketplaces: ${services.map(({ baseUrl }) => baseUrl).join(', ')}\n`)
process.stdout.write(`Links to paste: ${[listings[0], onTaobao[0]].map((offer) => offer?.productUrl).join(' and ')}\n`)
