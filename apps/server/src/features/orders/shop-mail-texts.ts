import type { Language } from '@karavan/contract/language.ts'

interface ShopMailTexts {
  subject(number: string, total: string): string
  intro(number: string): string
  total: string
  open: string
}

export const shopMailTexts: Record<Language, ShopMailTexts> = {
  ru: {
    subject: (number, total) => `Новый заказ ${number}: ${total}`,
    intro: (number) => `В магазине новый заказ ${number}. Покупатель ждёт инструкций по оплате.`,
    total: 'Итого',
    open: 'Открыть на рабочем месте',
  },
  en: {
    subject: (number, total) => `New order ${number}: ${total}`,
    intro: (number) => `The shop has a new order, ${number}. The buyer waits for payment instructions.`,
    total: 'Total',
    open: 'Open at the desk',
  },
  zh: {
    subject: (number, total) => `新订单 ${number}：${total}`,
    intro: (number) => `商店有新订单 ${number}。买家正在等待付款说明。`,
    total: '合计',
    open: '在工作台中打开',
  },
}
