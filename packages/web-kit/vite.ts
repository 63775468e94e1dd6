import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, Rolldown, UserConfig } from 'vite'

/** Where `npm run dev` finds the product's server. */
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`
const served = [
  '/api',
  '/media',
  '/account',
  '/pages',
  '/help',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/chat/config.json',
  '/desk/config.json',
]

/** The files with the texts of each language, by their names in the sources: `ru` is 'assets/ru-….js', and `ru-later` has what only later parts say. */
export const textFiles = (bundle: Rolldown.OutputBundle): Record<string, string> =>
  Object.fromEntries(
    Object.values(bundle).flatMap((file) => {
      const name = file.type === 'chunk' && /locales[\\/]([\w-]+)\.ts$/.exec(file.facadeModuleId ?? '')?.[1]
      return name ? [[name, file.fileName]] : []
    }),
  )

/** Tells `public/start.js` where the first texts of each language are, so that it can have them fetched ahead. */
const textsAhead = (base: string): Plugin => ({
  name: 'texts-ahead',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    const texts = Object.fromEntries(
      Object.entries(textFiles(bundle)).flatMap(([name, file]) => (name.endsWith('-later') ? [] : [[name, `${base}${file}`]])),
    )
    const path = join(dir!, 'start.js')
    const source = readFileSync(path, 'utf8')
    if (Object.keys(texts).length === 0 || !source.includes('const texts = {}'))
      throw new Error('start.js cannot be told where the texts are')
    writeFileSync(path, source.replace('const texts = {}', `const texts = ${JSON.stringify(texts)}`))
  },
})

/** The icon is part of the page: browsers ask for one of its own anew with every change of the title. */
const iconInPage = (): Plugin => ({
  name: 'icon-in-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page) {
      const icon = encodeURIComponent(readFileSync(join(import.meta.dirname, 'public/icon.svg'), 'utf8').trim())
      const changed = page.replace(/href="[^"]*\/icon\.svg"/, () => `href="data:image/svg+xml,${icon}"`)
      if (changed === page) throw new Error('the page names no icon')
      return changed
    },
  },
})

/** Making a schema has no effect beyond its value: those the first screen, or a worker, does not use stay out of it, and their library with them. */
const treeshake = { manualPureFunctions: ['z'] }

/**
 * How an app of the product is built: served at `base`, with the kit's icon and what runs before the first paint. Its texts stand in
 * `src/locales/<language>.ts`, those that the first screen does not wait for in `<language>-later.ts`.
 */
export const appConfig = (base: '/chat/' | '/desk/'): UserConfig => ({
  base,
  publicDir: join(import.meta.dirname, 'public'),
  plugins: [react(), tailwindcss(), textsAhead(base), iconInPage()],
  // A shim for versions of React that lack the hook.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector.js' } },
  build: {
    target: 'es2022',
    // Browsers without module preloading fetch the files a moment later.
    modulePreload: { polyfill: false },
    // A data: font or picture would count into the first screen's CSS and JavaScript.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake,
      // What the first screen needs is one file, not a dozen: each would be a request of its own.
      output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } },
    },
  },
  worker: { rolldownOptions: { treeshake } },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])) },
})
