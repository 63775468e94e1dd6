import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bare, readLocales, readSources, testLocales, unusedKeys } from '@karavan/testing/page/locales.ts'
import { reachOf, root } from '@karavan/testing/source-graph.ts'
import { expect, test } from 'vitest'

/** Tests run from the repository's root. */
const [sources, kit, desk] = ['apps/web/src', 'packages/web-kit/src', 'apps/desk/src'].map((folder) => join(process.cwd(), folder)) as [
  string,
  string,
  string,
]
const own = readLocales(join(sources, 'locales'))
const english = new Map([...readLocales(join(kit, 'locales')).en, ...own.en])

testLocales(own)

test('every text of the app is used [LA-01]', () => {
  expect(unusedKeys(bare(own.en), readSources(sources))).toEqual([])
})

test('the first screen waits for the texts that it may say, and for no others [NF-12]', () => {
  const first = [...reachOf('apps/web/src/main.tsx').files]
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  const keysOf = (end: string) => [kit, sources].flatMap((folder) => bare(readLocales(join(folder, 'locales'), end).en))
  expect(unusedKeys(keysOf(''), first), 'said by later parts alone').toEqual([])
  expect(unusedKeys(keysOf('-later'), first), 'said by none of the first screen').toEqual(keysOf('-later'))
})

test('the page says the first words of the start screen before the app does, in the same words', () => {
  const page = readFileSync(join(process.cwd(), 'apps/web/index.html'), 'utf8')
  for (const [language, texts] of Object.entries(own)) {
    const words = page.split(`<div class="first-words" lang="${language}">`)[1]?.split('</div>')[0]
    for (const key of ['chat.emptyTitle', 'chat.emptyText'])
      expect(words, `${language} ${key}`).toContain(`>${Object.fromEntries(texts)[key]?.replace('{{shop}}', 'Karavan')}<`)
  }
})

test('the page names the panel of a product before the app does, in the same words', () => {
  const [, frame = ''] = readFileSync(join(process.cwd(), 'apps/web/index.html'), 'utf8').split('id="first-look"')
  for (const [language, texts] of Object.entries(own))
    expect(frame).toContain(`<p class="first-words" lang="${language}">${Object.fromEntries(texts)['product.title']}</p>`)
})

test('the English texts are the stated ones', () => {
  expect(english.get('chat.sendFailed'), 'ER-17').toBe('Sorry, there was an error processing your message. Please try again.')
  const account = Object.fromEntries([...english].filter(([key]) => key.startsWith('account.')).map(([key, text]) => [key.slice(8), text]))
  expect(account, 'AU-19 AU-22 AU-23 AU-25 AU-27 AU-28 ER-22 ER-23 ER-24').toMatchObject({
    signIn: 'Sign In',
    submitSignUp: 'Sign Up',
    signingIn: 'Signing In...',
    signingUp: 'Signing Up...',
    google: 'Sign in with Google',
    toSignIn: 'Already have an account? Sign in',
    toSignUp: 'Need an account? Sign up',
    user: 'User',
    signOut: 'Sign Out',
    failed: 'Authentication failed',
    exception: 'An error occurred during authentication',
    googleFailed: 'Google sign-in failed',
    googleException: 'An error occurred during Google sign-in',
  })
  expect(english.get('product.title')).toBe('Product details')
  expect(english.get('product.why')).toBe('Why this product')
  expect(english.get('product.loadFailed'), 'ER-14').toBe('Failed to load product details')
  const product = Object.fromEntries([...english].filter(([key]) => key.startsWith('product.')).map(([key, text]) => [key.slice(8), text]))
  expect(product, 'PR-10 PR-25 PR-26 PR-29 ER-15').toMatchObject({
    guestNotice: 'Sign in to add items to your cart and place orders',
    selectOptions: 'Please select all product options',
    selectOptionsFirst: 'Please select all product options before adding to cart',
    added: 'Added to Cart!',
    addFailed: 'Failed to add item to cart. Please try again.',
  })
  expect(english.get('product.viewOnPlatform'), 'PR-08').toBe('view on platform')
})

test('the English texts of the orders are the stated ones [OR-11 OR-12 OR-13 OR-28]', () => {
  const texts = Object.fromEntries([...english].filter(([key]) => key.startsWith('orders.')).map(([key, text]) => [key.slice(7), text]))
  expect(texts, 'OR-10 OR-11 OR-12 OR-13 OR-14 OR-17 OR-29 ER-04 ER-05 ER-06 ER-08 ER-09').toMatchObject({
    title: 'My Orders',
    loadFailed: 'Failed to load orders. Please try again.',
    notFound: 'Order not found',
    cancelFailed: 'Failed to cancel order. Please try again.',
    deliveryError: 'Failed to confirm delivery. Please try again.',
    'errors.load': 'Failed to load orders',
    'errors.create': 'Failed to create order',
    'errors.get': 'Failed to load order',
    'errors.cancel': 'Failed to cancel order',
    'status.created': 'Awaiting Payment',
    'status.paid': 'Awaiting Shipment',
    'status.shipped': 'Awaiting Delivery',
    'status.completed': 'Completed',
    'status.cancelled': 'Cancelled',
    'payment.pending': 'Payment Pending',
    'payment.linkSent': 'Payment Link Sent',
    'payment.confirmed': 'Payment Confirmed',
    free: 'Free',
  })
  // OR-28: these labels stand in all three languages.
  for (const label of [
    'platform',
    'seller',
    'options',
    'variations',
    'unitPrice',
    'totalPrice',
    'selectedVariants',
    'originalValues',
    'paymentStatus',
  ])
    expect(english.get(`orders.${label}`), `OR-28 ${label}`).toBeTruthy()
})

test('the English texts of the checkout and the addresses are the stated ones', () => {
  const stated: Record<string, string> = {
    'checkout.address': 'Address',
    'checkout.review': 'Review',
    'checkout.confirmation': 'Confirmation',
    'checkout.selectAddress': 'Select delivery address',
    'checkout.deliveryEstimate': '14-21 business days',
    'checkout.free': 'Free',
    'checkout.taxText': 'Calculated at fulfillment',
    'checkout.failed': 'Failed to place order. Please try again.',
    'addresses.saveFailed': 'Failed to save address. Please try again.',
    'addresses.errors.load': 'Failed to load addresses',
    'addresses.errors.create': 'Failed to create address',
    'addresses.errors.update': 'Failed to update address',
    'addresses.errors.remove': 'Failed to delete address',
    'addresses.errors.setDefault': 'Failed to set default address',
    'addresses.errors.get': 'Failed to load address',
  }
  for (const [key, text] of Object.entries(stated)) expect(english.get(key), `CK-01 CK-04 CK-07 ER-07 ER-11 ER-12 ER-13 ${key}`).toBe(text)
})

test('the app writes nothing but warnings and errors to the console [NF-07]', () => {
  for (const text of readSources(sources, kit, desk)) expect(text).not.toMatch(/console\.(log|info|debug|trace)\(/)
})
