import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

/** The page of tokens and components (`npm run kit`): no part of the product. */
export default {
  root: import.meta.dirname,
  publicDir: join(import.meta.dirname, '../public'),
  plugins: [react(), tailwindcss()],
  build: { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: true },
} satisfies UserConfig
