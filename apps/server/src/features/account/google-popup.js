// Tells the page that opened this window what came out of the sign-in. That page may not be reachable as `opener` any more: a provider's headers can
// cut that tie, but not these two ways.
const { tx, handle, error } = document.currentScript.dataset
if (tx) {
  const message = { tx, handle, error }
  new BroadcastChannel('karavan-google').postMessage(message)
  try {
    localStorage.setItem('karavan-google', JSON.stringify(message))
    localStorage.removeItem('karavan-google')
  } catch {
    // Storage is switched off: the channel has to do.
  }
  window.close()
}
