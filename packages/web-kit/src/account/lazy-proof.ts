import { lazyPanel, lazyPart } from '../ui/lazy-part.tsx'

/** What a buyer can do for an address that is not proven yet; draws nothing for anybody else. */
export const ProofNotice = lazyPart(() => import('./components/proof-notice.tsx'))

/** The same over the page. */
export const ProofDialog = lazyPanel(() => import('./components/proof-dialog.tsx'))
