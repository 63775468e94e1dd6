import { test as base } from '@playwright/test'
import { Product } from '../apps/server/test/product.ts'

/** `product`: a running product, shared by the tests of one worker. Every test has a browser context, and so a guest, of its own. */
export const test = base.extend<{ baseURL: string }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures it needs from this pattern
    async ({}, use) => {
      const product = new Product()
      await product.start()
      await use(product)
      await product.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})

export { expect } from '@playwright/test'
