import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev` finds the product's server. */
const server = process.env.KARAVAN_SERVER ?? 'http://127.0.0.1:3000'
const served = ['/api', '/media', '/account', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/chat/config.json']

export default defineConfig({
  base: '/chat/',
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    // A data: font or picture would count into the first screen's CSS and JavaScript.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    // Schemas that the first screen does not use stay out of it: making one has no effect beyond its value.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])) },
})
