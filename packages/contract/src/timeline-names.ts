import type { Language } from './language.ts'
import type { TimelineKind } from './orders.ts'

/** What happened to an order, as its timeline tells the buyer: in the server's answers and mails, and on the page. */
export const timelineNames: Record<Language, Record<TimelineKind, string>> = {
  ru: {
    created: 'Заказ оформлен',
    link_sent: 'Инструкции по оплате отправлены',
    paid: 'Оплата получена',
    bought: 'Выкуплено у продавца',
    seller_shipped: 'Продавец отправил товар',
    received: 'Получено на складе',
    shipped: 'Отправлено вам',
    delivered: 'Получение подтверждено',
    cancelled: 'Заказ отменён',
    note: 'Сообщение от магазина',
  },
  en: {
    created: 'Order placed',
    link_sent: 'Payment instructions sent',
    paid: 'Payment received',
    bought: 'Bought from the seller',
    seller_shipped: 'Shipped by the seller',
    received: 'Received at the warehouse',
    shipped: 'Shipped to you',
    delivered: 'Delivery confirmed',
    cancelled: 'Order cancelled',
    note: 'Message from the shop',
  },
  zh: {
    created: '订单已提交',
    link_sent: '付款说明已发送',
    paid: '已收到付款',
    bought: '已向卖家采购',
    seller_shipped: '卖家已发货',
    received: '仓库已收货',
    shipped: '已向您发货',
    delivered: '已确认收货',
    cancelled: '订单已取消',
    note: '店铺留言',
  },
}
