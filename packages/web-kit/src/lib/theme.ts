import { create } from 'zustand'
import { localStore } from './storage.ts'

/** Where the choice of colours is kept; `public/start.js` reads it before the first paint. */
export const themeStorageKey = 'ui_theme'
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const paper = { light: '#fbf9f5', dark: '#17130e' }

function storedTheme(): Theme {
  const stored = localStore.get(themeStorageKey)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** The browser's own frame follows the page's colours, also where they differ from the system's. */
function paintFrame(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? paper.dark : paper.light)
}

interface ThemeState {
  theme: Theme
  choose(theme: Theme): void
}

export const useTheme = create<ThemeState>()((set) => ({
  theme: storedTheme(),
  choose(theme) {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    if (theme === 'system') localStore.remove(themeStorageKey)
    else if (!localStore.set(themeStorageKey, theme)) console.warn('the browser does not keep the choice of colours')
    paintFrame(theme)
    set({ theme })
  },
}))

export function startTheme(): void {
  paintFrame(useTheme.getState().theme)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => paintFrame(useTheme.getState().theme))
}
