import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const folder = dirname(fileURLToPath(import.meta.url))

/** Code reads the files that lie beside its sources: where it stands in the program, it still looks for them there. */
const besideSources = (): Plugin => ({
  name: 'beside-sources',
  enforce: 'pre',
  transform: {
    filter: { code: 'import.meta.url' },
    handler(code, id) {
      const source = relative(join(folder, 'dist'), id).split(sep).join('/')
      return { code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`), map: null }
    },
  },
})

/** The product's process as a few files. Packages that bring more than code are loaded as they are installed. */
export default defineConfig({
  plugins: [besideSources()],
  build: {
    ssr: 'src/main.ts',
    // Reports of errors name the sources by them; no process that reports none reads them.
    sourcemap: 'hidden',
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Names stay, so that the log says what failed where.
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
  ssr: {
    noExternal: true,
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'pdfkit', 'sharp'],
  },
})
