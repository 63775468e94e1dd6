import type { Language } from '@karavan/contract/language.ts'
import type { OrderStatus, PaymentStatus } from '@karavan/contract/orders.ts'

/** Texts of the table of a buyer's orders. */
interface CsvTexts {
  headings: string[]
  statuses: Record<OrderStatus, string>
  payments: Record<PaymentStatus, string>
}

export const csvTexts: Record<Language, CsvTexts> = {
  ru: {
    headings: [
      'Заказ',
      'Создан, UTC',
      'Статус',
      'Оплата',
      'Товар',
      'Вариант',
      'Продавец',
      'Количество',
      'Единица',
      'Цена',
      'Сумма',
      'Валюта',
      'Адрес доставки',
    ],
    statuses: {
      order_created: 'Ожидает оплаты',
      order_paid: 'Ожидает отправки',
      order_shipped: 'В пути',
      order_completed: 'Завершён',
      order_cancelled: 'Отменён',
    },
    payments: { pending: 'Не оплачен', link_sent: 'Инструкции отправлены', confirmed: 'Оплачен' },
  },
  en: {
    headings: [
      'Order',
      'Made, UTC',
      'Status',
      'Payment',
      'Goods',
      'Options',
      'Seller',
      'Quantity',
      'Unit',
      'Price',
      'Sum',
      'Currency',
      'Delivery address',
    ],
    statuses: {
      order_created: 'Awaiting payment',
      order_paid: 'Awaiting shipment',
      order_shipped: 'Awaiting delivery',
      order_completed: 'Completed',
      order_cancelled: 'Cancelled',
    },
    payments: { pending: 'Not paid', link_sent: 'Instructions sent', confirmed: 'Paid' },
  },
  zh: {
    headings: ['订单', '创建时间 (UTC)', '状态', '付款', '商品', '规格', '卖家', '数量', '单位', '单价', '金额', '货币', '收货地址'],
    statuses: {
      order_created: '待付款',
      order_paid: '待发货',
      order_shipped: '待收货',
      order_completed: '已完成',
      order_cancelled: '已取消',
    },
    payments: { pending: '未付款', link_sent: '已发送付款说明', confirmed: '已付款' },
  },
}
