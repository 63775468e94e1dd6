import { lazyPanel } from './lazy-part.tsx'

/** Asks before something that cannot easily be undone. Escape and the declining button keep everything as it is. */
export const ConfirmDialog = lazyPanel(() => import('./confirm-popup.tsx'))
