import { parentPort } from 'node:worker_threads'
import { createIndexer } from '@karavan/marketplaces/store/offer-row.ts'
import { type Portion, type ReadPortion, readPortion } from './read-portion.ts'

export interface PortionJob {
  id: number
  portion: Portion
}
export interface PortionAnswer {
  id: number
  read: ReadPortion
}

const indexer = createIndexer()
parentPort?.on('message', ({ id, portion }: PortionJob) => {
  parentPort?.postMessage({ id, read: readPortion(portion, indexer) } satisfies PortionAnswer)
})
