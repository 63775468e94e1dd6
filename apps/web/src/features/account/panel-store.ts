import { create } from 'zustand'

export type PanelMode = 'sign-in' | 'sign-up'

interface PanelState {
  /** How the sign-in panel was opened; null while it is not there. */
  mode: PanelMode | null
  open(mode: PanelMode): void
  /** The panel has left the screen. */
  closed(): void
}

export const useSignInPanel = create<PanelState>()((set) => ({
  mode: null,
  open: (mode) => set({ mode }),
  closed: () => set({ mode: null }),
}))

/** Fetched ahead when somebody comes near a button that opens it. */
export const loadSignInPanel = () => import('./components/sign-in-panel.tsx')
export const prepareSignInPanel = (): void => void loadSignInPanel().catch(() => {})
