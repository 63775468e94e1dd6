import { defineConfig } from 'vitest/config'

const web = {
  extends: './apps/web/vite.config.ts',
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['apps/web/**/*.test.{ts,tsx}'],
    setupFiles: ['apps/web/test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
} as const

/** Unit and integration tests: one project for what runs in Node, one for what runs in a browser-like page. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'apps/desk/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      web,
    ],
  },
})
