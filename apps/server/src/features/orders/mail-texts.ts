import type { Language } from '@karavan/contract/language.ts'
import type { TimelineKind } from '@karavan/contract/orders.ts'

/** Steps that the buyer gets a mail of. */
export const mailedKinds = [
  'created',
  'link_sent',
  'reminded',
  'paid',
  'shipped',
  'track_changed',
  'delivered',
  'cancelled',
  'payment_undone',
  'shipment_undone',
] as const satisfies TimelineKind[]
export type MailedKind = (typeof mailedKinds)[number]

interface OrderMailTexts {
  greeting: string
  kinds: Record<MailedKind, { subject(number: string): string; intro(number: string): string }>
  total: string
  /** Until when it is to be paid. */
  payBy: string
  carrier: string
  track: string
  estimate: string
  address: string
  open: string
}

export const mailTexts: Record<Language, OrderMailTexts> = {
  ru: {
    greeting: 'Здравствуйте!',
    kinds: {
      created: {
        subject: (number) => `Заказ ${number} принят`,
        intro: (number) =>
          `Мы получили ваш заказ ${number}. Платить сейчас ничего не нужно: инструкции по оплате придут отдельным письмом на этот адрес.`,
      },
      link_sent: {
        subject: (number) => `Как оплатить заказ ${number}`,
        intro: (number) => `Заказ ${number} готов к оплате. Инструкции:`,
      },
      reminded: {
        subject: (number) => `Заказ ${number} ещё не оплачен`,
        intro: (number) =>
          `Мы пока не получили оплату заказа ${number}. Если она не поступит вовремя, заказ отменится, а товар вернётся в продажу. Если вы уже заплатили, ничего делать не нужно: мы отметим оплату, когда она поступит.`,
      },
      paid: {
        subject: (number) => `Оплата заказа ${number} получена`,
        intro: (number) => `Оплата заказа ${number} получена. Мы выкупаем товар у продавцов и сообщим, когда отправим его вам.`,
      },
      shipped: {
        subject: (number) => `Заказ ${number} отправлен`,
        intro: (number) => `Заказ ${number} отправлен вам. Когда получите его, подтвердите доставку на странице заказа.`,
      },
      delivered: {
        subject: (number) => `Заказ ${number} завершён`,
        intro: (number) => `Вы подтвердили получение заказа ${number}. Спасибо, что покупаете с нами!`,
      },
      cancelled: {
        subject: (number) => `Заказ ${number} отменён`,
        intro: (number) => `Заказ ${number} отменён.`,
      },
      track_changed: {
        subject: (number) => `Новый трек-номер заказа ${number}`,
        intro: (number) => `У посылки с заказом ${number} другой трек-номер. Прежний больше не действует.`,
      },
      payment_undone: {
        subject: (number) => `Заказ ${number} ещё не оплачен: мы ошиблись`,
        intro: (number) =>
          `Мы по ошибке отметили заказ ${number} оплаченным. Деньги по нему не поступали, и он снова ждёт оплаты. Если вы уже заплатили, ничего делать не нужно: мы отметим оплату, когда она поступит. Извините за путаницу.`,
      },
      shipment_undone: {
        subject: (number) => `Заказ ${number} ещё не отправлен: мы ошиблись`,
        intro: (number) =>
          `Мы по ошибке отметили заказ ${number} отправленным. Посылка ещё у нас; когда она уйдёт, мы напишем снова. Прежний трек-номер не действует. Извините за путаницу.`,
      },
    },
    total: 'Итого',
    payBy: 'Оплатить до',
    carrier: 'Служба доставки',
    track: 'Трек-номер',
    estimate: 'Ожидаемая доставка',
    address: 'Адрес доставки:',
    open: 'Открыть заказ',
  },
  en: {
    greeting: 'Hello!',
    kinds: {
      created: {
        subject: (number) => `Order ${number} received`,
        intro: (number) =>
          `We have received your order ${number}. There is nothing to pay yet: payment instructions will follow in a separate mail to this address.`,
      },
      link_sent: {
        subject: (number) => `How to pay for order ${number}`,
        intro: (number) => `Order ${number} is ready to be paid. Instructions:`,
      },
      reminded: {
        subject: (number) => `Order ${number} is not paid yet`,
        intro: (number) =>
          `We have not received the payment for order ${number} yet. If it does not arrive in time, the order is cancelled and its goods go back on sale. If you have paid already, there is nothing to do: we will note the payment when it arrives.`,
      },
      paid: {
        subject: (number) => `Payment for order ${number} received`,
        intro: (number) =>
          `The payment for order ${number} has arrived. We are buying the goods from the sellers and will tell you when they are on their way to you.`,
      },
      shipped: {
        subject: (number) => `Order ${number} is on its way`,
        intro: (number) => `Order ${number} has been shipped to you. Once you have it, please confirm the delivery on the order's page.`,
      },
      delivered: {
        subject: (number) => `Order ${number} is complete`,
        intro: (number) => `You have confirmed that order ${number} arrived. Thank you for buying with us!`,
      },
      cancelled: {
        subject: (number) => `Order ${number} is cancelled`,
        intro: (number) => `Order ${number} has been cancelled.`,
      },
      track_changed: {
        subject: (number) => `New tracking number for order ${number}`,
        intro: (number) => `The parcel with order ${number} has another tracking number. The one before is no longer valid.`,
      },
      payment_undone: {
        subject: (number) => `Order ${number} is not paid yet: our mistake`,
        intro: (number) =>
          `We marked order ${number} as paid by mistake. No money has arrived for it, and it waits to be paid again. If you have paid already, there is nothing to do: we will note the payment when it arrives. We are sorry for the confusion.`,
      },
      shipment_undone: {
        subject: (number) => `Order ${number} has not been shipped yet: our mistake`,
        intro: (number) =>
          `We marked order ${number} as shipped by mistake. The parcel is still with us, and we will write again when it leaves. The tracking number you had is not valid. We are sorry for the confusion.`,
      },
    },
    total: 'Total',
    payBy: 'To be paid by',
    carrier: 'Carrier',
    track: 'Tracking number',
    estimate: 'Estimated delivery',
    address: 'Delivery address:',
    open: 'Open the order',
  },
  zh: {
    greeting: '您好！',
    kinds: {
      created: {
        subject: (number) => `订单 ${number} 已收到`,
        intro: (number) => `我们已收到您的订单 ${number}。现在无需付款：付款说明将另行发送至此邮箱。`,
      },
      link_sent: {
        subject: (number) => `订单 ${number} 的付款说明`,
        intro: (number) => `订单 ${number} 可以付款了。付款说明：`,
      },
      reminded: {
        subject: (number) => `订单 ${number} 尚未付款`,
        intro: (number) =>
          `我们尚未收到订单 ${number} 的付款。如未按时到账，订单将被取消，商品将重新上架。如您已付款，则无需任何操作：款项到账后我们会登记。`,
      },
      paid: {
        subject: (number) => `已收到订单 ${number} 的付款`,
        intro: (number) => `已收到订单 ${number} 的付款。我们正在向卖家采购，发货后会通知您。`,
      },
      shipped: {
        subject: (number) => `订单 ${number} 已发货`,
        intro: (number) => `订单 ${number} 已发往您的地址。收到后请在订单页面确认收货。`,
      },
      delivered: {
        subject: (number) => `订单 ${number} 已完成`,
        intro: (number) => `您已确认收到订单 ${number}。感谢您的惠顾！`,
      },
      cancelled: {
        subject: (number) => `订单 ${number} 已取消`,
        intro: (number) => `订单 ${number} 已取消。`,
      },
      track_changed: {
        subject: (number) => `订单 ${number} 的运单号已更新`,
        intro: (number) => `订单 ${number} 的包裹更换了运单号，原运单号已失效。`,
      },
      payment_undone: {
        subject: (number) => `订单 ${number} 尚未付款：我们登记有误`,
        intro: (number) =>
          `我们误将订单 ${number} 登记为已付款。该订单的款项尚未到账，现恢复为待付款。如您已付款，则无需任何操作：款项到账后我们会登记。给您带来不便，敬请谅解。`,
      },
      shipment_undone: {
        subject: (number) => `订单 ${number} 尚未发货：我们登记有误`,
        intro: (number) =>
          `我们误将订单 ${number} 登记为已发货。包裹仍在我们这里，寄出后会再次通知您。此前的运单号无效。给您带来不便，敬请谅解。`,
      },
    },
    total: '合计',
    payBy: '付款截止时间',
    carrier: '承运商',
    track: '运单号',
    estimate: '预计送达',
    address: '收货地址：',
    open: '打开订单',
  },
}
