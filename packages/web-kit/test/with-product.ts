import { type TestApp, testApp } from '@karavan/testing/app.ts'
import { givenNetwork } from '@karavan/testing/page/browser.ts'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { chooseLanguage, provideTexts } from '../src/lib/i18n.ts'
import { kitTexts } from '../src/lib/kit-texts.ts'

/** The whole product for the tests of a file, without accounts before each of them; what is read in a page is English then. */
export function withProduct(settings: Record<string, string> = {}) {
  let app: TestApp
  let network: Awaited<ReturnType<typeof givenNetwork>>
  beforeAll(async () => {
    app = await testApp({ settings })
  })
  beforeEach(async () => {
    await app.truncate()
    provideTexts(kitTexts)
    await chooseLanguage('en')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    network = await givenNetwork(app)
    return () => network.close()
  })
  afterAll(() => app[Symbol.asyncDispose]())
  return {
    get app() {
      return app
    },
    /** The way to it, of this test. */
    get network() {
      return network
    },
  }
}
