// Runs before the first paint, and outside the bundle because the page allows no inline script.
// biome-ignore lint/complexity/useArrowFunction: an old browser shall fail at the app, not here
;(function () {
  // zod would try whether it may compile code, which the page's policy forbids and reports. It reads this when its first schema is made.
  globalThis.__zod_globalConfig = { jitless: true }
  let language = ''
  try {
    // A stored choice of colours must not flash.
    const theme = localStorage.getItem('ui_theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    language = localStorage.getItem('ui_language') || ''
  } catch {
    // No storage: the system's preference holds.
  }
  // The texts of the likely language come beside the app instead of after it. Only a hint: the app decides by itself (lib/texts.ts).
  // The build writes the addresses here.
  const texts = {}
  const likely = [language, ...(navigator.languages || []), 'en'].map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => texts[tag])
  if (!likely) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = texts[likely]
  document.head.append(link)
  // The page may have its first words in all languages: these are read meanwhile, and only on the start screen.
  document.documentElement.lang = likely
  if (location.pathname === '/chat/') document.documentElement.dataset.start = ''
})()
