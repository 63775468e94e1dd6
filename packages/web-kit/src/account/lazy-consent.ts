import { lazyPart } from '../ui/lazy-part.tsx'

/** Asks an account for its consent where that is still to be done. The page goes on where it does not come. */
export const ConsentGate = lazyPart(() => import('./components/consent-gate.tsx'), { failed: () => null })
