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
  const fetchAhead = (href) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  fetchAhead(texts[likely])
  // The page may have its first words in all languages: these are read meanwhile, and only on the start screen.
  document.documentElement.lang = likely
  if (location.pathname === '/chat/') document.documentElement.dataset.start = ''
  // The files that draw the product of the address, and what is known of it (lib/answer-ahead.ts): after its picture, which the page itself shows,
  // and beside the app where it can be.
  const partsOfProduct = []
  const laterTexts = {}
  const product = new URLSearchParams(location.search).get('product')
  if (!product || partsOfProduct.length === 0) return
  let isAsked = false
  function askForProduct() {
    if (isAsked) return
    isAsked = true
    partsOfProduct.concat(laterTexts[likely]).forEach(fetchAhead)
    const path = `/api/products/${encodeURIComponent(product)}?language=${likely}&include_data=true&currency=RUB`
    const answer = fetch(path, { headers: { accept: 'application/json', 'accept-language': likely, 'x-preferred-currency': 'RUB' } })
    answer.catch(() => {})
    globalThis.__answerAhead = { path, answer }
  }
  const onPicture = ({ target }) => {
    if (target instanceof HTMLImageElement) requestAnimationFrame(() => setTimeout(askForProduct))
  }
  document.addEventListener('load', onPicture, true)
  document.addEventListener('DOMContentLoaded', askForProduct, { once: true })
})()
