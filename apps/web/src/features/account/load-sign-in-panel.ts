export type PanelMode = 'sign-in' | 'sign-up'

/** Fetched ahead when somebody comes near a button that opens it. */
export const loadSignInPanel = () => import('./components/sign-in-panel.tsx')
export const prepareSignInPanel = (): void => void loadSignInPanel().catch(() => {})
