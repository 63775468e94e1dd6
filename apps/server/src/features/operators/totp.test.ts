import { expect, test } from 'vitest'
import { findTotpStep } from './totp.ts'

test.each(['Москва', '12345', '', '1234567', '１２３４５６'])('%j is a wrong code', async (code) => {
  expect(await findTotpStep(Buffer.alloc(20, 1), code, new Date(0))).toBeUndefined()
})
