// What `npm run dev -- --simulate` starts: services in the place of the marketplaces, with the goods of the sample market, on the ports that are named.
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { toOfferId } from '../port.ts'
import { simulateAlibaba1688 } from './alibaba1688-simulator.ts'
import { simulateTmapi } from './tmapi-simulator.ts'

const [tmapiPort, alibabaPort] = process.argv.slice(2).map(Number)
const listings = generateMarket().map((offer) => ({ ...offer, id: toOfferId('1688', offer.itemId), platform: '1688' }))
const services = [await simulateTmapi(listings, { port: tmapiPort }), await simulateAlibaba1688(listings, { port: alibabaPort })]
process.stdout.write(`Simulated marketplaces: ${services.map(({ baseUrl }) => baseUrl).join(', ')}\n`)
