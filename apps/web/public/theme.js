// Before the first paint, and outside the bundle because the page allows no inline script: a stored choice of colours must not flash.
try {
  const stored = localStorage.getItem('ui_theme')
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored
} catch {
  // No storage: the system's preference holds.
}
