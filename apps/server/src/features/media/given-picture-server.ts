import { createServer, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { lookupPublicBy } from '../../platform/public-fetch.ts'
import type { RemotePictureDeps } from './remote-pictures.ts'

/** An address of the public internet, as a name resolves to. */
export const publicAddress = '93.184.216.34'

/** A server for tests that stands in for all hosts of pictures: what it answers, and where each name leads, is replaced by the test. */
export async function givenPictureServer() {
  const given = {
    answer: ((_, response) => response.writeHead(404).end()) as RequestListener,
    /** Addresses that a name has: of each lookup the next, of those after it the last. */
    names: new Map<string, string[]>(),
    /** Hosts and paths that were asked, with the headers. */
    asked: [] as { url: string; headers: Record<string, unknown> }[],
    /** Addresses that were connected to. */
    connected: [] as string[],
  }
  const server = createServer((incoming, response) => {
    given.asked.push({ url: `https://${incoming.headers.host}${incoming.url}`, headers: incoming.headers })
    given.answer(incoming, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const checked = lookupPublicBy((hostname, _options, callback) => {
    const addresses = given.names.get(hostname) ?? [publicAddress]
    const address = (addresses.length > 1 ? addresses.shift() : addresses[0]) ?? publicAddress
    callback(null, [{ address, family: address.includes(':') ? 6 : 4 }])
  })
  const limits: RemotePictureDeps['limits'] = {
    // The address that passed the check is the one that is connected to: here the server stands behind it.
    lookup: (hostname, options, callback) =>
      checked(hostname, { ...options, all: false }, (error, address) => {
        if (error) return callback(error, [])
        given.connected.push(String(address))
        options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)
      }),
    ask: (url, options, answered) =>
      request(
        { ...options, host: url.hostname, port, path: url.pathname + url.search, headers: { ...options.headers, host: url.host } },
        answered,
      ),
  }
  return Object.assign(given, {
    limits,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  })
}
