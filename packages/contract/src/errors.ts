import { z } from 'zod'

/** One row for each failure a client can act on: its HTTP status and a short English text. */
export const errorKinds = {
  bad_request: { status: 400, text: 'The request could not be read' },
  unauthenticated: { status: 401, text: 'Sign in to continue' },
  registered_only: { status: 403, text: 'Sign in with an account to do this' },
  operator_only: { status: 403, text: 'This needs the operator role' },
  address_unproven: { status: 403, text: 'Confirm the email address of this account first' },
  password_too_short: { status: 403, text: 'An operator needs a password of 12 characters or more' },
  sign_in_again: { status: 403, text: 'Sign in again with the password to continue' },
  second_factor_missing: { status: 403, text: 'Set up a second factor first' },
  second_factor_required: { status: 403, text: 'Give the second factor to continue' },
  not_found: { status: 404, text: 'Not found' },
  conversation_not_found: { status: 404, text: 'Conversation not found' },
  stream_not_found: { status: 404, text: 'Stream not found' },
  product_not_found: { status: 404, text: 'Product not found' },
  order_not_found: { status: 404, text: 'Order not found' },
  address_not_found: { status: 404, text: 'Address not found' },
  session_not_found: { status: 404, text: 'Session not found' },
  list_not_found: { status: 404, text: 'This list is not there, or its time is over' },
  cart_item_not_found: { status: 404, text: 'Cart item not found' },
  method_not_allowed: { status: 405, text: 'Method not allowed' },
  reply_running: { status: 409, text: 'A reply is still being prepared in this conversation' },
  request_in_flight: { status: 409, text: 'The same request is still being handled' },
  cart_empty: { status: 409, text: 'The cart is empty' },
  price_changed: { status: 409, text: 'Prices have changed' },
  item_unavailable: { status: 409, text: 'An item is no longer available' },
  below_minimum: { status: 409, text: 'An item is below its minimum order' },
  partial_lot: { status: 409, text: 'An item is sold in whole lots only' },
  too_many_unpaid: { status: 409, text: 'There are too many unpaid orders: pay or cancel one first' },
  too_many_conversations: { status: 409, text: 'There are too many conversations: delete some first' },
  transition_refused: { status: 409, text: 'The order cannot be moved to this status' },
  last_factor: { status: 409, text: 'The last second factor stays: add another one first' },
  payment_details_missing: { status: 409, text: 'The shop has no bank details yet: set BANK_ACCOUNT, BANK_BIC and BANK_NAME' },
  payment_closed: { status: 409, text: 'There is nothing to pay for this order at the moment' },
  payer_missing: { status: 409, text: 'Say first which company the invoice is for' },
  limit_reached: { status: 409, text: 'The limit is reached' },
  too_large: { status: 413, text: 'The request is too large' },
  unsupported_media_type: { status: 415, text: 'This content type is not supported' },
  range_not_satisfiable: { status: 416, text: 'The requested range is outside the file' },
  invalid: { status: 422, text: 'Some fields are not valid' },
  idempotency_mismatch: { status: 422, text: 'This idempotency key was used with another request' },
  rate_unavailable: { status: 422, text: 'No exchange rate for this currency' },
  too_many_requests: { status: 429, text: 'Too many requests, try again later' },
  quota_reached: { status: 429, text: 'That is all there is for now, try again later' },
  internal: { status: 500, text: 'Something went wrong' },
  marketplace_unavailable: { status: 503, text: 'The marketplace does not answer at the moment' },
  not_ready: { status: 503, text: 'The service is starting' },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errorKinds

/** The body of every answer that is not a success. `fields` maps a field's name to what is wrong with it. */
export const errorAnswer = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  request_id: z.string(),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>
