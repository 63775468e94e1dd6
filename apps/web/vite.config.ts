import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Where `npm run dev` finds the product's server. */
const server = process.env.KARAVAN_SERVER ?? 'http://127.0.0.1:3000'
const served = ['/api', '/media', '/account', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/chat/config.json']

/** Writes what the server sends to browsers that read brotli, once, at the best level. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir }) {
    for (const file of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|svg)$/.test(file)) continue
      const path = join(dir!, file)
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    }
  },
}

export default defineConfig({
  base: '/chat/',
  plugins: [react(), tailwindcss(), precompress],
  build: {
    target: 'es2022',
    // A data: font or picture would count into the first screen's CSS and JavaScript.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Making a schema has no effect beyond its value: those the first screen does not use stay out of it, and their library with them.
      treeshake: { manualPureFunctions: ['z'] },
      // What the first screen needs is one file, not a dozen: each would be a request of its own.
      output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])) },
})
