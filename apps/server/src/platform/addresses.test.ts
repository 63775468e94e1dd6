import { expect, test } from 'vitest'
import { isOpenAddress } from './addresses.ts'

test.each([
  ['https://shop.example', true],
  ['https://shop.example:8443/x', true],
  ['https://93.184.216.34', true],
  ['http://shop.example', false],
  ['https://localhost', false],
  ['https://127.0.0.1:3000', false],
  ['https://[::1]', false],
  ['https://192.168.1.5', false],
  ['https://10.0.0.8', false],
  ['https://[fd00::1]', false],
  ['https://karavan', false],
  ['https://shop.local', false],
  ['https://shop.internal', false],
])('%s can be called over the internet: %s', (address, isOpen) => {
  expect(isOpenAddress(address)).toBe(isOpen)
})
