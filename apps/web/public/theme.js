// Before the first paint, and outside the bundle because the page allows no inline script: a stored choice of colours must not flash.
try {
  const stored = localStorage.getItem('ui_theme')
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored
} catch {
  // No storage: the system's preference holds.
}

// The page's policy allows no eval. Zod tries it once as soon as a schema is made, which would be reported as a violation; its setting against that has to
// stand before any schema, wherever the bundle puts them.
globalThis.__zod_globalConfig = { jitless: true }
