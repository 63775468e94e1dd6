import type { Operations } from './platform/openapi.ts'

const address = {
  recipient_name: 'Анна Иванова',
  phone_number: '+7 912 345-67-89',
  street_address: 'ул. Ленина, 1',
  city: 'Москва',
  state_province: 'Москва',
  postal_code: '101000',
  country: 'Россия',
}
const move = { note: 'Called the seller', visible: false }
const assertion = { id: 'AQIDBA', rawId: 'AQIDBA', type: 'public-key' }

/**
 * What each call is named in the description of the API: one table, because the names are unique and read as one. A name is what a generated client calls
 * its method, so it stays. `body` is an example of what is sent, which a test sends through the schema.
 */
export const apiOperations: Operations = {
  'GET /health/live': { id: 'isAlive', summary: 'Whether the process runs' },
  'GET /health/ready': { id: 'isReady', summary: 'Whether the process can serve' },
  'GET /health': { id: 'isHealthy', summary: 'The same as /health/ready' },
  'GET /api/health': { id: 'isApiHealthy', summary: 'The same as /health/ready' },
  'POST /api/reports/csp': { id: 'reportPolicyViolation', summary: 'A browser says what the content security policy stopped' },
  'POST /api/guest-pass': { id: 'passGuest', summary: 'A browser has worked for being a guest of a busy network' },

  'POST /api/account/sign-out': { id: 'signOut', summary: 'End this session' },
  'POST /api/account/claim-guest': {
    id: 'claimGuest',
    summary: 'Take over the conversations of the guest that one was',
    body: { guest_token: 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln' },
  },
  'GET /api/account/address': { id: 'getAccountAddress', summary: 'The email address of the account' },
  'GET /api/account/sessions': { id: 'listSessions', summary: 'Where the account is signed in' },
  'DELETE /api/account/sessions/{id}': { id: 'endSession', summary: 'End one session' },
  'POST /api/account/sessions/end': { id: 'endSessions', summary: 'End the other sessions, or all', body: { which: 'others' } },
  'GET /api/account/mails': { id: 'getMailChoice', summary: 'Which mails the buyer does without' },
  'PUT /api/account/mails': { id: 'chooseMails', summary: 'Do without some mails', body: { unwanted: ['reminded'] } },
  'GET /api/account/export': { id: 'exportAccount', summary: 'All that is kept of the account' },
  'GET /api/account/orders.csv': { id: 'exportOrders', summary: 'The lines of all orders as a table' },
  'GET /api/account/consent': { id: 'getConsent', summary: 'Whether the account has still to agree to the terms' },
  'POST /api/account/consent': {
    id: 'giveConsent',
    summary: 'Agree to the terms and the privacy policy',
    body: { language: 'ru', terms: '0123456789abcdef', privacy: '0123456789abcdef' },
  },

  'GET /api/conversations': { id: 'listConversations', summary: 'The conversations, newest first' },
  'GET /api/conversations/{id}': { id: 'getConversation', summary: 'One conversation' },
  'PATCH /api/conversations/{id}': { id: 'renameConversation', summary: 'Give it another title', body: { title: 'Кружки для кафе' } },
  'DELETE /api/conversations/{id}': { id: 'deleteConversation', summary: 'Delete it' },
  'GET /api/conversations/{id}/messages': { id: 'listMessages', summary: 'What was said in it' },

  'PUT /api/conversations/{id}/turns/{turn}/feedback': {
    id: 'giveFeedback',
    summary: 'What the buyer thinks of an answer',
    body: { verdict: 'down', reason: 'wrong_goods' },
  },
  'POST /api/search/start': { id: 'startSearch', summary: 'Ask in a new conversation', body: { query: 'чёрные кружки до 400 ₽, 100 шт' } },
  'POST /api/search/{id}/continue': {
    id: 'continueSearch',
    summary: 'Ask on in a conversation, or change its search',
    body: { message: 'а керамические?' },
  },
  'POST /api/search/image': { id: 'searchByPicture', summary: 'Ask with a picture', upload: 'image' },
  'GET /api/search/pictures/{id}': { id: 'getAskedPicture', summary: 'The picture of a message' },
  'GET /api/search/{id}/results': { id: 'listResults', summary: 'All offers that a search found' },
  'GET /api/search/stream/{stream_id}': { id: 'followReply', summary: 'The events of a reply' },
  'POST /api/search/stream/{stream_id}/stop': { id: 'stopReply', summary: 'Stop a reply' },

  'GET /api/products': { id: 'listProducts', summary: 'Search offers' },
  'GET /api/products/by-url': { id: 'findProductByUrl', summary: 'The offer behind a link of a marketplace' },
  'GET /api/products/{id}': { id: 'getProduct', summary: 'One offer in full' },
  'GET /api/products/{id}/price-history': {
    id: 'getPriceHistory',
    summary: 'What an offer has cost, each time that it was read and cost something else',
  },
  'GET /api/tariffs': { id: 'listTariffs', summary: 'The shop’s tariffs, by which the full cost is estimated' },
  'GET /api/products/{id}/others': { id: 'listOtherSuppliers', summary: 'The same goods of other sellers' },
  'POST /api/products/compare': {
    id: 'compareProducts',
    summary: 'Offers beside each other',
    body: { product_ids: ['sample-1', 'sample-2'], quantity: 100 },
  },
  'POST /api/currency/convert': {
    id: 'convertCurrency',
    summary: 'An amount in another currency',
    body: { amount: 100, from_currency: 'CNY', to_currency: 'RUB' },
  },

  'GET /api/cart': { id: 'getCart', summary: 'The cart, priced now' },
  'POST /api/cart/items': { id: 'addCartItem', summary: 'Put an offer into the cart', body: { product_id: 'sample-1', quantity: 10 } },
  'PUT /api/cart/items/{id}': { id: 'updateCartItem', summary: 'Change a quantity; 0 removes the line', body: { quantity: 20 } },
  'DELETE /api/cart/items/{id}': { id: 'removeCartItem', summary: 'Remove a line' },
  'POST /api/cart/clear': { id: 'clearCart', summary: 'Empty the cart', body: {} },

  'GET /api/addresses': { id: 'listAddresses', summary: 'The delivery addresses' },
  'POST /api/addresses': { id: 'addAddress', summary: 'Add an address', body: address },
  'GET /api/addresses/{id}': { id: 'getAddress', summary: 'One address' },
  'PUT /api/addresses/{id}': { id: 'updateAddress', summary: 'Change an address', body: { city: 'Казань' } },
  'DELETE /api/addresses/{id}': { id: 'deleteAddress', summary: 'Delete an address' },
  'POST /api/addresses/{id}/set-default': { id: 'setDefaultAddress', summary: 'Use it unless another one is chosen', body: {} },

  'GET /api/orders': { id: 'listOrders', summary: 'The orders, newest first' },
  'POST /api/orders': { id: 'createOrder', summary: 'Order the cart', body: { address_id: 'a1b2c3', payment_method: 'manual' } },
  'GET /api/orders/rules': { id: 'getOrderRules', summary: 'What holds an order back' },
  'GET /api/orders/{id}': { id: 'getOrder', summary: 'One order' },
  'GET /api/orders/{id}/events': { id: 'followOrder', summary: 'Hear that something happened to it' },
  'POST /api/orders/{id}/reorder': { id: 'reorder', summary: 'Put its lines into the cart again', body: {} },
  'POST /api/orders/{id}/cancel': { id: 'cancelOrder', summary: 'Cancel it', body: { reason: 'Ordered twice' } },
  'POST /api/orders/{id}/complete': { id: 'completeOrder', summary: 'Say that it has arrived', body: { notes: 'All there' } },
  'GET /api/orders/{id}/payment': { id: 'getPayment', summary: 'What to pay, where to and by which code' },
  'PUT /api/orders/{id}/payer': {
    id: 'setPayer',
    summary: 'Which company the invoice is for',
    body: { name: 'ООО Ромашка', inn: '7707083893' },
  },
  'GET /api/orders/{id}/invoice.pdf': { id: 'getInvoice', summary: 'The invoice' },
  'GET /api/orders/{id}/photos': { id: 'listOrderPhotos', summary: 'Photos of the warehouse' },
  'GET /api/orders/{id}/photos/{photo_id}': { id: 'getOrderPhoto', summary: 'One of them' },

  'GET /api/desk/session': { id: 'getDeskSession', summary: 'Whether the desk is open, and what opens it' },
  'POST /api/desk/session': { id: 'openDesk', summary: 'Open the desk with a code', body: { code: '123456' } },
  'DELETE /api/desk/session': { id: 'closeDesk', summary: 'Close the desk' },
  'POST /api/desk/session/passkey/options': { id: 'startPasskey', summary: 'What a passkey is asked' },
  'POST /api/desk/session/passkey': {
    id: 'openDeskWithPasskey',
    summary: 'Open the desk with a passkey',
    body: { response: { ...assertion, response: { clientDataJSON: 'e30', authenticatorData: 'AQID', signature: 'AQID' } } },
  },
  'GET /api/desk/second-factor': { id: 'getSecondFactor', summary: 'Which second factors there are' },
  'POST /api/desk/second-factor/totp': { id: 'startTotp', summary: 'A key for an authenticator app' },
  'DELETE /api/desk/second-factor/totp': { id: 'removeTotp', summary: 'Forget the authenticator app' },
  'POST /api/desk/second-factor/totp/confirm': { id: 'confirmTotp', summary: 'The first code of the app', body: { code: '123456' } },
  'POST /api/desk/second-factor/passkeys/options': { id: 'startNewPasskey', summary: 'What a new passkey is asked' },
  'POST /api/desk/second-factor/passkeys': {
    id: 'addPasskey',
    summary: 'Add a passkey',
    body: { name: 'Laptop', response: { ...assertion, response: { clientDataJSON: 'e30', attestationObject: 'AQID' } } },
  },
  'DELETE /api/desk/second-factor/passkeys/{id}': { id: 'removePasskey', summary: 'Forget a passkey' },
  'POST /api/desk/second-factor/recovery-codes': { id: 'renewRecoveryCodes', summary: 'New recovery codes' },
  'GET /api/desk/audit': { id: 'listAudit', summary: 'Who did what' },
  'GET /api/desk/orders': { id: 'listDeskOrders', summary: 'The queue' },
  'GET /api/desk/orders/{id}': { id: 'getDeskOrder', summary: 'One order with all that the shop knows of it' },
  'POST /api/desk/orders/{id}/link-sent': { id: 'sendInstructions', summary: 'Send the payment instructions', body: move },
  'POST /api/desk/orders/{id}/paid': { id: 'markPaid', summary: 'The payment has come', body: move },
  'POST /api/desk/orders/{id}/bought': { id: 'markBought', summary: 'Lines are bought', body: move },
  'POST /api/desk/orders/{id}/received': { id: 'markReceived', summary: 'Lines are at the warehouse', body: move },
  'POST /api/desk/orders/{id}/shipped': { id: 'markShipped', summary: 'It is on its way', body: move },
  'POST /api/desk/orders/{id}/extend': { id: 'extendDeadline', summary: 'More time to pay', body: move },
  'POST /api/desk/orders/{id}/cancel': { id: 'cancelDeskOrder', summary: 'Cancel it', body: move },
  'POST /api/desk/orders/{id}/note': { id: 'addNote', summary: 'A remark', body: move },
  'POST /api/desk/orders/{id}/photos': { id: 'addPhoto', summary: 'Add a photo of the warehouse', upload: 'photo' },
  'GET /api/desk/orders/{id}/photos/{photo_id}': { id: 'getDeskPhoto', summary: 'One photo' },
  'DELETE /api/desk/orders/{id}/photos/{photo_id}': { id: 'deletePhoto', summary: 'Delete a photo' },
  'GET /api/desk/purchases': { id: 'listPurchases', summary: 'What is to be bought' },
  'GET /api/desk/purchases.csv': { id: 'exportPurchases', summary: 'The same as a table' },
  'GET /api/desk/instructions': { id: 'getInstructions', summary: 'Templates of the payment instructions' },
  'PUT /api/desk/instructions': {
    id: 'setInstructions',
    summary: 'Change them',
    body: {
      templates: {
        en: 'Order {order_number}: pay {total} to {recipient}. {bank_details}',
        ru: 'Заказ {order_number}: оплатите {total}, получатель {recipient}. {bank_details}',
        zh: '订单 {order_number}：请向 {recipient} 支付 {total}。{bank_details}',
      },
    },
  },
}
