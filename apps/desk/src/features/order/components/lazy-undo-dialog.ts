import { lazyPanel } from '@karavan/web-kit/ui/lazy-part.tsx'

export const UndoDialog = lazyPanel(() => import('./undo-dialog.tsx'))
