// The worker of the buyer's page: without a network it gives the page itself, so that what is being written stays in sight. Answers of the
// server (calls, settings, pictures, sign-in) are never kept: what is not named below goes past it. The build writes the name of the release here.
const base = new URL('./', self.location.href).pathname
const release = `${base} RELEASE`
const files = []
const shell = [base, `${base}start.js`, `${base}icon.svg`]

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(release).then((cache) => cache.addAll([...shell, ...files])))
})

// A new release waits until the pages of the one before are closed, and only then takes its place: they find their own files until then.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith(`${base} `) && name !== release).map((name) => caches.delete(name))),
      ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(base)) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(base)))
  // Named after what is in them: what is kept is right.
  else if (pathname.startsWith(`${base}assets/`)) event.respondWith(caches.match(request).then((found) => found ?? fetched(request)))
  else if (shell.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)))
})

const kept = async (path) => (await caches.match(path)) ?? Response.error()

/** A part that was opened once opens without a network as well. */
async function fetched(request) {
  const response = await fetch(request)
  if (response.ok) {
    const copy = response.clone()
    // A full disk is no reason to withhold the part.
    await caches
      .open(release)
      .then((cache) => cache.put(request, copy))
      .catch(() => {})
  }
  return response
}
