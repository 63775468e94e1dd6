import { type TmapiOptions, tmapiMarketplace } from '../tmapi/adapter.ts'
import type { TmapiSimulator } from './tmapi-simulator.ts'

/** The adapter in front of a simulated TMAPI: quick to ask again, and without a memory. */
export const givenTmapi = ({ baseUrl, token }: TmapiSimulator, options: Partial<TmapiOptions> = {}) =>
  tmapiMarketplace({
    ...{ baseUrl, token, auth: 'query', concurrency: 4, pauseMs: 1, graceMs: 60_000, fetchesPictures: true },
    now: () => new Date('2026-03-01T10:00:00Z'),
    ...options,
  })
