import type { DeskOrder, DeskOrderSummary } from '@karavan/contract/desk.ts'
import { createQueryClient } from '@karavan/web-kit/app/query-client.ts'
import { chooseLanguage, startTexts } from '@karavan/web-kit/lib/i18n.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { deskTexts } from '../src/lib/texts.ts'

/** A part of the desk's screen in English. */
export async function givenDesk(screen: ReactNode) {
  await startTexts(deskTexts)
  await chooseLanguage('en')
  return render(<QueryClientProvider client={createQueryClient()}>{screen}</QueryClientProvider>)
}

export const aSummary = (fields: Partial<DeskOrderSummary> = {}): DeskOrderSummary => ({
  id: 'o1',
  order_number: 'ORD-1',
  status: 'order_created',
  payment_status: 'pending',
  stage: 'new',
  created_at: '2026-03-01T10:00:00Z',
  waiting_since: '2026-03-01T10:00:00Z',
  payment_deadline: null,
  is_new: false,
  buyer_email: 'anna@example.com',
  waits_for_proof: false,
  is_doubtful: false,
  recipient_name: 'Anna Petrova',
  city: 'Perm',
  total: 100,
  currency: 'RUB',
  line_count: 1,
  bought_count: 0,
  received_count: 0,
  images: [],
  ...fields,
})

export const anOrder = (fields: Partial<DeskOrder> = {}): DeskOrder => ({
  ...aSummary(fields),
  buyer_language: 'en',
  undeliverable: null,
  address: {
    recipient_name: 'Anna Petrova',
    phone_number: '+7 912 345-67-89',
    street_address: 'Lenin Street 5',
    city: 'Perm',
    state_province: 'Perm Krai',
    postal_code: '614000',
    country: 'Russia',
    district: null,
  },
  lines: [],
  timeline: [],
  moves: [],
  photos: [],
  instructions: '',
  margin: { paid: 100, spent: 0, remaining: 100, is_complete: false },
  track: null,
  carrier: null,
  cancel_reason: null,
  ...fields,
})
