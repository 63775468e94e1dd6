import { create } from 'zustand'

/** Where the choice of colours is kept; `public/start.js` reads it before the first paint. */
export const themeStorageKey = 'ui_theme'
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const paper = { light: '#f6f0e4', dark: '#17130e' }

function storedTheme(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(themeStorageKey)) ?? 'system'
  } catch {
    return 'system'
  }
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
    try {
      if (theme === 'system') localStorage.removeItem(themeStorageKey)
      else localStorage.setItem(themeStorageKey, theme)
    } catch (error) {
      console.warn('the choice of colours could not be remembered', error)
    }
    paintFrame(theme)
    set({ theme })
  },
}))

export function startTheme(): void {
  paintFrame(useTheme.getState().theme)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => paintFrame(useTheme.getState().theme))
}
