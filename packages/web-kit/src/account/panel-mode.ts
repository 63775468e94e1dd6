/** What the sign-in panel opens for. */
export type PanelMode = 'sign-in' | 'sign-up'
