import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ServedPicture extends AsyncDisposable {
  url: string
  /** How often it was fetched. */
  fetched: number
}

/** A picture at an address of this machine. */
export async function servePicture(bytes = Buffer.from('the bytes of a picture')): Promise<ServedPicture> {
  const server = createServer((_request, response) => {
    served.fetched += 1
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const served: ServedPicture = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/a-picture.jpg`,
    fetched: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return served
}
