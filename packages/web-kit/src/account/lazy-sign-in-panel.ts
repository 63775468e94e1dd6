import { lazyPanel } from '../ui/lazy-part.tsx'

/** The sign-in panel; fetched ahead when a pointer or the focus comes near a button that opens it. */
export const SignInPanel = lazyPanel(() => import('./components/sign-in-panel.tsx'))
