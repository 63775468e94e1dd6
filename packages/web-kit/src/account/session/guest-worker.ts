// Runs in a worker: the page stays quick while its browser works for a guest.
import type { GuestPassAnswer } from '@karavan/contract/guest-pass.ts'
import { doGuestWork } from './guest-work.ts'

addEventListener('message', ({ data }: MessageEvent<GuestPassAnswer>) => postMessage(doGuestWork(data)))
