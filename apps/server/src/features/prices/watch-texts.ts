import type { Language } from '@karavan/contract/language.ts'

/** Texts of the mail of a price that was waited for, and of the page that ends such mails. */
interface WatchTexts {
  greeting: string
  reached: { subject(price: string): string; intro(price: string, amount: string): string; wanted(price: string): string; once: string }
  gone: { subject: string; intro: string }
  open: string
  stop: string
  title: string
  hint: string
  submit: string
  doneTitle: string
  doneText: string
  spentTitle: string
  spentText: string
  tooMany: string
  failed: string
  toShop: string
  languages: string
}

export const watchTexts: Record<Language, WatchTexts> = {
  en: {
    greeting: 'Hello!',
    reached: {
      subject: (price) => `The price has come down to ${price}`,
      intro: (price, amount) => `It costs ${price} each now, for an order of ${amount}.`,
      wanted: (price) => `You wanted to know when it costs ${price} or less.`,
      once: 'Prices change: the one on the page counts. This mail comes once; set the price again if you want to go on watching.',
    },
    gone: {
      subject: 'A product that you watch is no longer sold',
      intro: 'The marketplace no longer has this product, so we have stopped watching its price.',
    },
    open: 'Open the product',
    stop: 'No more mails about prices',
    title: 'Stop mails about prices',
    hint: 'All prices that you watch are removed, and no more mails about them are sent. Your orders and what you have saved stay.',
    submit: 'Stop these mails',
    doneTitle: 'Done',
    doneText: 'You watch no price any more. You can set a price on any product again.',
    spentTitle: 'This link does not work',
    spentText: 'It is not complete. You can remove watched prices on the page of your saved products.',
    tooMany: 'Too many attempts. Wait a minute and try again.',
    failed: 'Something went wrong. Try again in a moment.',
    toShop: 'To the shop',
    languages: 'Languages',
  },
  ru: {
    greeting: 'Здравствуйте!',
    reached: {
      subject: (price) => `Цена опустилась до ${price}`,
      intro: (price, amount) => `Сейчас цена за единицу – ${price}, количество: ${amount}`,
      wanted: (price) => `Вы просили сообщить, когда цена будет ${price} или ниже.`,
      once: 'Цены меняются: верна та, что на странице товара. Это письмо приходит один раз; чтобы следить дальше, укажите цену снова.',
    },
    gone: {
      subject: 'Товар, за ценой которого вы следили, больше не продаётся',
      intro: 'На площадке больше нет этого товара, поэтому мы перестали следить за его ценой.',
    },
    open: 'Открыть товар',
    stop: 'Больше не присылать письма о ценах',
    title: 'Отказаться от писем о ценах',
    hint: 'Все отслеживаемые цены будут удалены, и писем о них больше не будет. Заказы и сохранённые товары останутся.',
    submit: 'Не присылать',
    doneTitle: 'Готово',
    doneText: 'Вы больше не следите за ценами. Указать цену снова можно на странице любого товара.',
    spentTitle: 'Ссылка не работает',
    spentText: 'Она неполная. Удалить отслеживаемые цены можно на странице сохранённых товаров.',
    tooMany: 'Слишком много попыток. Подождите минуту и попробуйте снова.',
    failed: 'Что-то пошло не так. Попробуйте ещё раз чуть позже.',
    toShop: 'В магазин',
    languages: 'Языки',
  },
  zh: {
    greeting: '您好！',
    reached: {
      subject: (price) => `价格已降至 ${price}`,
      intro: (price, amount) => `订购 ${amount}时，现在单价为 ${price}。`,
      wanted: (price) => `您希望在单价不高于 ${price} 时收到通知。`,
      once: '价格会变动，以商品页面为准。此邮件只发送一次；如需继续关注，请重新设置价格。',
    },
    gone: {
      subject: '您关注的商品已下架',
      intro: '平台上已没有此商品，我们已停止关注其价格。',
    },
    open: '打开商品',
    stop: '不再接收价格邮件',
    title: '停止价格邮件',
    hint: '将删除您关注的所有价格，不再发送相关邮件。您的订单和收藏不受影响。',
    submit: '停止接收',
    doneTitle: '已完成',
    doneText: '您已不再关注任何价格。您可以随时在商品页面重新设置。',
    spentTitle: '链接无效',
    spentText: '链接不完整。您可以在收藏页面删除关注的价格。',
    tooMany: '尝试次数过多，请稍候一分钟再试。',
    failed: '出了点问题，请稍后再试。',
    toShop: '返回商店',
    languages: '语言',
  },
}
