/** Bank details of a made-up shop, with good check digits: without any nobody can be told how to pay. */
export const bankSettings = {
  BANK_RECIPIENT: 'ООО «Караван»',
  BANK_ACCOUNT: '40702810200000012345',
  BANK_BIC: '044525225',
  BANK_NAME: 'ПАО СБЕРБАНК',
  BANK_CORR_ACCOUNT: '30101810400000000225',
}

/** All that a shop can say of itself: with a legal name a new account is asked to agree. */
export const shopSettings = {
  ...bankSettings,
  SHOP_NAME: 'Караван-Опт',
  SHOP_LEGAL_NAME: 'ООО «Караван»',
  SHOP_INN: '7701234560',
  SHOP_KPP: '770101001',
  SHOP_OGRN: '1027700132195',
  SHOP_ADDRESS: '101000, Москва, ул. Мясницкая, 1',
  SHOP_EMAIL: 'help@karavan.example',
  SHOP_PHONE: '+7 495 123-45-67',
  SHOP_MESSENGER: 'https://t.me/karavan_example',
  SHOP_HOURS: '10:00–19:00 (UTC+3)',
}
