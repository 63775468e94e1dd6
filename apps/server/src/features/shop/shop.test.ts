import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shopPages } from '@karavan/contract/shop-pages.ts'
import { bearer, type TestApp, testApp } from '@karavan/testing/app.ts'
import { givenAccount } from '@karavan/testing/given-guest.ts'
import { bankSettings, shopSettings } from '@karavan/testing/given-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openShop } from './service.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'karavan-shop-'))
function write(language: string, page: string, text: string): void {
  mkdirSync(join(dataDir, 'pages', language), { recursive: true })
  writeFileSync(join(dataDir, 'pages', language, `${page}.md`), text)
}

let bare: TestApp
let t: TestApp
beforeAll(async () => {
  write('ru', 'returns', '# Наш возврат\n\n{{shop_name}} вернёт всё. <script>alert(1)</script>\n\n- {{fax}}')
  write('zh', 'returns', '# 我们的退货')
  bare = await testApp({ settings: { DATA_DIR: mkdtempSync(join(dataDir, 'bare-')) } })
  t = await testApp({ on: bare, settings: { ...shopSettings, DATA_DIR: dataDir } })
})
afterAll(async () => {
  await t[Symbol.asyncDispose]()
  await bare[Symbol.asyncDispose]()
  rmSync(dataDir, { recursive: true, force: true })
})

const open = (app: TestApp, page: string, language: string, headers = {}) =>
  app.inject({ url: `/pages/${page}${language && `?lang=${language}`}`, headers })
const shopOf = async (app: TestApp) => (await app.inject('/chat/config.json')).json().shop

test.each(shopPages)('the page %s is there in three languages, with the seller in it and no empty place', async (page) => {
  for (const language of ['ru', 'en', 'zh']) {
    const answer = await open(t, page, language)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.body).toContain(`<html lang="${language}">`)
    expect(answer.body).toContain('Караван-Опт')
    expect(answer.body).not.toMatch(/\{\{|undefined|null/)
    if (page !== 'returns') expect(answer.body).toContain('ООО «Караван»')
  }
})

test('a shop that has said nothing shows no empty field', async () => {
  for (const page of shopPages)
    for (const language of ['ru', 'en', 'zh']) {
      const { body } = await open(bare, page, language)
      expect(body).not.toMatch(/\{\{|undefined|<li>[^<]*[:：]\s*<\/li>|(ИНН|INN)[:：]/)
      expect(body).toContain('Karavan')
    }
  expect(await shopOf(bare)).toEqual({ name: 'Karavan' })
})

test('the reader’s language decides, then the browser’s', async () => {
  expect((await open(t, 'terms', '', { 'accept-language': 'zh-CN,en;q=0.5' })).body).toContain('<html lang="zh">')
  expect((await open(t, 'terms', 'ru', { 'accept-language': 'zh' })).body).toContain('<html lang="ru">')
  expect((await open(t, 'terms', '%00')).statusCode).toBe(200)
})

test('what the operator has written stands in every language in the place of ours; markup in it is text', async () => {
  const ru = await open(t, 'returns', 'ru')
  expect(ru.body).toContain('Караван-Опт вернёт всё.')
  expect(ru.body).toContain('&lt;script&gt;')
  expect(ru.body).not.toContain('fax')
  expect((await open(t, 'returns', 'zh')).body).toContain('我们的退货')
  const en = await open(t, 'returns', 'en')
  expect(en.body).toContain('<article lang="ru"')
  expect(en.body).toContain('has not written this page in English')
})

test('the operator reads at the start what is missing, by the names of the settings', () => {
  const lines: unknown[] = []
  const log = { warn: (...said: unknown[]) => void lines.push(...said) }
  openShop({ config: readConfig({ ...bankSettings, DATA_DIR: dataDir, SHOP_INN: '7701234560' }), log: log as never })
  const said = JSON.stringify(lines)
  expect(said).toContain('SHOP_LEGAL_NAME (terms, privacy)')
  expect(said).toContain('pages/ru/returns.md names fax')
  expect(said).not.toContain('SHOP_INN')
  lines.length = 0
  rmSync(join(dataDir, 'pages', 'ru', 'returns.md'))
  openShop({ config: readConfig({ ...shopSettings, DATA_DIR: dataDir }), log: log as never })
  expect(lines).toEqual([])
})

test('an account agrees to what is shown, once: which version, in which language, and when is kept, and goes with the account', async () => {
  const anna = await givenAccount(t, 'consent@example.test')
  const { consent } = await shopOf(t)
  const ask = (app = t) => app.inject({ url: '/api/account/consent', headers: anna.headers })
  const agree = (payload: object) => t.inject({ method: 'POST', url: '/api/account/consent', headers: anna.headers, payload })
  const body = { language: 'ru', terms: consent.terms.ru, privacy: consent.privacy.ru }
  expect((await ask()).json().is_needed).toBe(true)
  expect((await agree({ ...body, privacy: '0123456789abcdef' })).json()).toMatchObject({
    code: 'invalid',
    fields: { privacy: expect.any(String) },
  })
  // The text of another language is another text.
  expect((await agree({ ...body, terms: consent.terms.en })).statusCode).toBe(422)
  expect((await ask()).json().is_needed).toBe(true)
  expect((await agree(body)).json()).toEqual({ success: true, is_needed: false })
  const kept = () => t.db.selectFrom('consent').selectAll().where('user_id', '=', anna.uid).orderBy('page').execute()
  const first = await kept()
  expect(first).toMatchObject([
    { page: 'privacy', version: body.privacy, language: 'ru', given_at: expect.any(Date) },
    { page: 'terms', version: body.terms, language: 'ru' },
  ])
  await agree(body)
  expect(await kept()).toEqual(first)
  const gone = await t.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:delete?key=karavan-builtin',
    payload: { idToken: anna.idToken },
  })
  expect(gone.statusCode, gone.body).toBe(200)
  expect(await kept()).toEqual([])
})

test('where nobody is named who could be agreed with, nothing is asked', async () => {
  expect((await bare.inject({ url: '/api/account/consent', headers: bearer('x') })).statusCode).toBe(401)
  const boris = await givenAccount(bare, 'no-consent@example.test')
  expect((await bare.inject({ url: '/api/account/consent', headers: boris.headers })).json()).toEqual({ success: true, is_needed: false })
})

test('another text is another version', async () => {
  const before = (await shopOf(t)).consent.terms
  await using other = await testApp({ on: bare, settings: { ...shopSettings, SHOP_PHONE: '+7 495 000-00-00' } })
  const after = (await shopOf(other)).consent.terms
  for (const language of ['ru', 'en', 'zh']) expect(after[language]).not.toBe(before[language])
})

test('the guides are pages of the product, with their pictures, in the language that is asked for; any other file is none of theirs', async () => {
  for (const [guide, title] of [
    ['buyer', 'Как здесь покупать'],
    ['operator', 'День за рабочим местом'],
  ]) {
    const answer = await bare.inject(`/help/${guide}?lang=ru`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.body).toContain(`<h1>${title}</h1>`)
    for (const [, picture] of answer.body.matchAll(/src="(pictures\/[^"]+)"/g)) {
      const shown = await bare.inject(new URL(picture ?? '', 'http://karavan.test/help/').pathname)
      expect([shown.statusCode, shown.headers['content-type']], picture).toEqual([200, 'image/webp'])
    }
  }
  expect((await bare.inject({ url: '/help/buyer', headers: { 'accept-language': 'zh-CN' } })).body).toContain('如何购买')
  for (const path of ['/help', '/help/']) expect((await bare.inject(path)).headers.location, path).toBe('/help/buyer')
  for (const name of ['x.webp', '..%2Ftexts.ts', '%2e%2e%2froutes.ts'])
    expect((await bare.inject(`/help/pictures/${name}`)).statusCode, name).toBe(404)
})
