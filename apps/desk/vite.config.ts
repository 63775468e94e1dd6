import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import web from '../web/vite.config.ts'

/** Built as the buyer's app is; its icon and what runs before the first paint are the same files. */
export default defineConfig({
  ...web,
  base: '/desk/',
  publicDir: '../web/public',
  plugins: [react(), tailwindcss()],
})
