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

/** The files of a part of the app that is fetched when it is wanted: of its own, and those it needs beside what the page names. */
function filesOf(bundle: Rolldown.OutputBundle, part: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(part))
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports]))
  const found = new Set<string>()
  const visit = (name: string) => {
    if (first.has(name) || found.has(name)) return
    found.add(name)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) visit(imported)
  }
  if (entry) visit(entry.fileName)
  return [...found]
}

/**
 * Tells `public/start.js` where the first texts of each language are, and the files of the product's panel where an app has one, so that it can have them
 * fetched ahead.
 */
const filesAhead = (base: string): Plugin => ({
  name: 'files-ahead',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    const texts = Object.fromEntries(
      Object.entries(textFiles(bundle)).flatMap(([name, file]) => (name.endsWith('-later') ? [] : [[name, `${base}${file}`]])),
    )
    const path = join(dir!, 'start.js')
    const source = readFileSync(path, 'utf8')
    if (Object.keys(texts).length === 0 || !source.includes('const texts = {}'))
      throw new Error('start.js cannot be told where the texts are')
    const later = textFiles(bundle)
    const partsOfProduct = filesOf(bundle, 'product-panel.tsx').map((name) => `${base}${name}`)
    const laterTexts = Object.fromEntries(Object.keys(texts).map((language) => [language, `${base}${later[`${language}-later`]}`]))
    const told = Object.entries({ texts, ...(partsOfProduct.length > 0 ? { partsOfProduct, laterTexts } : {}) })
    writeFileSync(
      path,
      told.reduce(
        (text, [name, value]) =>
          text.replace(new RegExp(`const ${name} = (\\{\\}|\\[\\])`), () => `const ${name} = ${JSON.stringify(value)}`),
        source,
      ),
    )
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

/** What every call to the server needs: some twenty small files otherwise, which are wanted together. */
const callModules = /node_modules\/(zod|ky)\/|packages\/contract\/src\/|apps\/web\/src\/wire\/|web-kit\/src\/lib\/api\.ts/

/** What dialogs, sheets and forms are made of. */
const panelModules = /node_modules\/@(base-ui|floating-ui)\/|web-kit\/src\/(ui|lib)\/|apps\/web\/src\/lib\//

/**
 * How an app of the product is built: served at `base`, with the kit's icon and what runs before the first paint. Its texts stand in
 * `src/locales/<language>.ts`, those that the first screen does not wait for in `<language>-later.ts`.
 */
export const appConfig = (base: '/chat/' | '/desk/'): UserConfig => ({
  base,
  publicDir: join(import.meta.dirname, 'public'),
  plugins: [react(), tailwindcss(), filesAhead(base), iconInPage()],
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
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'] },
            { name: 'calls', test: callModules, minShareCount: 8 },
            { name: 'panels', test: panelModules, minShareCount: 4 },
          ],
        },
      },
    },
  },
  worker: { rolldownOptions: { treeshake } },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])) },
})
