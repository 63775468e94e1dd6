import type { Language } from './language.ts'
import type { CancelCause, TimelineKind } from './orders.ts'

/** What happened to an order, as its timeline tells the buyer: in the server's answers and mails, and on the page. */
export const timelineNames: Record<Language, Record<TimelineKind, string>> = {
  ru: {
    created: 'Заказ оформлен',
    link_sent: 'Инструкции по оплате отправлены',
    reminded: 'Напоминание об оплате',
    extended: 'Срок оплаты продлён',
    paid: 'Оплата получена',
    bought: 'Выкуплено у продавца',
    seller_shipped: 'Продавец отправил товар',
    received: 'Получено на складе',
    shipped: 'Отправлено вам',
    track_changed: 'Новый трек-номер',
    delivered: 'Получение подтверждено',
    cancelled: 'Заказ отменён',
    note: 'Сообщение от магазина',
    payment_undone: 'Отметка об оплате снята: она была ошибкой',
    shipment_undone: 'Отметка об отправке снята: посылка ещё у нас',
    undone: 'Запись исправлена',
  },
  en: {
    created: 'Order placed',
    link_sent: 'Payment instructions sent',
    reminded: 'Reminder to pay',
    extended: 'More time to pay',
    paid: 'Payment received',
    bought: 'Bought from the seller',
    seller_shipped: 'Shipped by the seller',
    received: 'Received at the warehouse',
    shipped: 'Shipped to you',
    track_changed: 'New tracking number',
    delivered: 'Delivery confirmed',
    cancelled: 'Order cancelled',
    note: 'Message from the shop',
    payment_undone: 'Marked as paid by mistake, taken back',
    shipment_undone: 'Marked as shipped by mistake: the parcel is still here',
    undone: 'Entry corrected',
  },
  zh: {
    created: '订单已提交',
    link_sent: '付款说明已发送',
    reminded: '付款提醒',
    extended: '付款期限已延长',
    paid: '已收到付款',
    bought: '已向卖家采购',
    seller_shipped: '卖家已发货',
    received: '仓库已收货',
    shipped: '已向您发货',
    track_changed: '运单号已更新',
    delivered: '已确认收货',
    cancelled: '订单已取消',
    note: '店铺留言',
    payment_undone: '付款登记有误，已撤销',
    shipment_undone: '发货登记有误，已撤销：包裹尚未寄出',
    undone: '记录已更正',
  },
}

/** Why an order was cancelled by itself. */
export const cancelCauseNames: Record<Language, Record<CancelCause, string>> = {
  ru: { unpaid: 'Не оплачен вовремя', no_instructions: 'Магазин не успел прислать инструкции по оплате' },
  en: { unpaid: 'Not paid in time', no_instructions: 'The shop did not send payment instructions in time' },
  zh: { unpaid: '未按时付款', no_instructions: '店铺未能按时发送付款说明' },
}
