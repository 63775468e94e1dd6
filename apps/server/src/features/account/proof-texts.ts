import type { Language } from '@karavan/contract/language.ts'

/** Texts of the letter that asks for the proof of an address, and of the page it leads to. */
interface ProofTexts {
  subject(order?: string): string
  greeting: string
  /** `order`: the number of the order that the letter was sent for. */
  text(order?: string): string
  button: string
  notYou: string
  title: string
  hint: string
  /** Where the address is to take the place of another one. */
  changeHint: string
  changeForgotten: string
  taken: string
  changeSubject: string
  changeText: string
  changeNotYou: string
  email: string
  password: string
  submit: string
  forgotten: string
  wrong: string
  doneTitle: string
  doneText: string
  toOrder: string
  toShop: string
  spentTitle: string
  spentText: string
  disabled: string
  tooMany: string
  failed: string
  languages: string
}

export const proofTexts: Record<Language, ProofTexts> = {
  en: {
    subject: (order) => (order ? `Please confirm your address for order ${order}` : 'Please confirm your address for {shop}'),
    greeting: 'Hello,',
    text: (order) =>
      order
        ? `We have received your order ${order}. Please confirm that this address is yours: payment instructions and news of the order will then come here. Open this page within a day:`
        : 'Please confirm that this address is yours: payment instructions and news of your orders will then come here. Open this page within a day:',
    button: 'Confirm my address',
    notYou:
      'If you have no account at {shop}, do not confirm and ignore this mail: nothing else comes to an address that is not confirmed.',
    title: 'Confirm your address',
    changeHint:
      'This browser is not signed in to the account that is to have this address. So that nobody moves an account of theirs to your address, please enter the password of the account.',
    changeForgotten: 'You have not asked for this? Then close this page: nothing changes.',
    taken: 'This address belongs to another account by now.',
    changeSubject: 'Please confirm your new address for {shop}',
    changeText:
      'You have asked to use this address for your {shop} account. It becomes your address once you confirm it. Open this page within a day:',
    changeNotYou: 'If you have not asked for this, ignore this mail: nothing changes, and nothing else comes here.',
    hint: 'This browser is not signed in to the account. So that nobody else’s account takes your address, please enter the password you chose when you registered.',
    email: 'Email',
    password: 'Password of the account',
    submit: 'Confirm my address',
    forgotten:
      'You do not know it, or did not register yourself? Then do not confirm. With “Forgot password?” in the sign-in box you make the account yours alone.',
    wrong: 'That is not the password of this account.',
    doneTitle: 'Your address is confirmed',
    doneText: 'Payment instructions and news of your orders come to it from now on.',
    toOrder: 'To the order',
    toShop: 'To {shop}',
    spentTitle: 'This link is no longer good',
    spentText:
      'A link works once, for a day, and only the newest one. If your address is confirmed already, all is well; if not, ask for another letter in the account menu.',
    disabled: 'This account is disabled.',
    tooMany: 'Too many attempts. Wait a minute and try again.',
    failed: 'Something went wrong. Try again in a moment.',
    languages: 'Language',
  },
  ru: {
    subject: (order) => (order ? `Подтвердите адрес почты: заказ ${order}` : 'Подтвердите адрес почты для {shop}'),
    greeting: 'Здравствуйте!',
    text: (order) =>
      order
        ? `Мы получили ваш заказ ${order}. Подтвердите, пожалуйста, что это ваш адрес: тогда сюда придут инструкции по оплате и новости о заказе. Откройте эту страницу в течение суток:`
        : 'Подтвердите, пожалуйста, что это ваш адрес: тогда сюда будут приходить инструкции по оплате и новости о заказах. Откройте эту страницу в течение суток:',
    button: 'Подтвердить адрес',
    notYou:
      'Если у вас нет учётной записи в {shop}, ничего не подтверждайте и не обращайте внимания на это письмо: на неподтверждённый адрес больше ничего не приходит.',
    title: 'Подтверждение адреса',
    changeHint:
      'В этом браузере не выполнен вход в учётную запись, которой нужен этот адрес. Чтобы никто не перевёл на ваш адрес чужую учётную запись, введите её пароль.',
    changeForgotten: 'Вы этого не просили? Тогда просто закройте страницу: ничего не изменится.',
    taken: 'Этот адрес уже принадлежит другой учётной записи.',
    changeSubject: 'Подтвердите новый адрес почты для {shop}',
    changeText:
      'Вы хотите использовать этот адрес для вашей учётной записи {shop}. Он станет вашим, как только вы его подтвердите. Откройте эту страницу в течение суток:',
    changeNotYou: 'Если вы этого не просили, не обращайте внимания на это письмо: ничего не изменится, и других писем сюда не придёт.',
    hint: 'В этом браузере вход в учётную запись не выполнен. Чтобы ваш адрес не достался чужой учётной записи, введите пароль, который вы выбрали при регистрации.',
    email: 'Эл. почта',
    password: 'Пароль учётной записи',
    submit: 'Подтвердить адрес',
    forgotten:
      'Не помните пароль или регистрировались не вы? Тогда не подтверждайте. Через «Забыли пароль?» в окне входа учётная запись станет только вашей.',
    wrong: 'Это не пароль этой учётной записи.',
    doneTitle: 'Адрес подтверждён',
    doneText: 'Теперь на него будут приходить инструкции по оплате и новости о заказах.',
    toOrder: 'Перейти к заказу',
    toShop: 'Перейти в {shop}',
    spentTitle: 'Эта ссылка больше не действует',
    spentText:
      'Ссылка срабатывает один раз в течение суток, и только самая новая. Если адрес уже подтверждён, всё в порядке; если нет, запросите другое письмо в меню учётной записи.',
    disabled: 'Эта учётная запись отключена.',
    tooMany: 'Слишком много попыток. Подождите минуту и попробуйте снова.',
    failed: 'Что-то пошло не так. Попробуйте ещё раз чуть позже.',
    languages: 'Язык',
  },
  zh: {
    subject: (order) => (order ? `请确认您的邮箱：订单 ${order}` : '请确认您的 {shop} 邮箱'),
    greeting: '您好！',
    text: (order) =>
      order
        ? `我们已收到您的订单 ${order}。请确认此邮箱属于您，之后付款说明和订单动态会发送到这里。请在一天内打开此页面：`
        : '请确认此邮箱属于您，之后付款说明和订单动态会发送到这里。请在一天内打开此页面：',
    button: '确认我的邮箱',
    notYou: '如果您没有 {shop} 账号，请不要确认，忽略此邮件即可：未经确认的邮箱不会再收到其他邮件。',
    title: '确认您的邮箱',
    changeHint: '此浏览器未登录要使用该邮箱的账号。为避免他人的账号占用您的邮箱，请输入该账号的密码。',
    changeForgotten: '不是您本人的请求？请直接关闭此页面，不会有任何更改。',
    taken: '该邮箱已属于另一个账号。',
    changeSubject: '请确认您在 {shop} 的新邮箱',
    changeText: '您希望将此邮箱用于您的 {shop} 账号，确认后即可生效。请在一天内打开此页面：',
    changeNotYou: '如果不是您本人的请求，请忽略此邮件：不会有任何更改，也不会再有其他邮件。',
    hint: '此浏览器未登录该账号。为避免您的邮箱被用于他人的账号，请输入您注册时设置的密码。',
    email: '邮箱',
    password: '账号密码',
    submit: '确认我的邮箱',
    forgotten: '不记得密码，或者不是您本人注册的？那么请不要确认。在登录框中点击“忘记密码？”，即可让该账号只归您使用。',
    wrong: '密码与该账号不符。',
    doneTitle: '邮箱已确认',
    doneText: '从现在起，付款说明和订单动态会发送到此邮箱。',
    toOrder: '查看订单',
    toShop: '前往 {shop}',
    spentTitle: '此链接已失效',
    spentText: '链接仅可使用一次，有效期一天，且只有最新的链接有效。如果邮箱已确认，则一切正常；否则请在账号菜单中重新获取邮件。',
    disabled: '此账号已被停用。',
    tooMany: '尝试次数过多，请稍候一分钟再试。',
    failed: '出了点问题，请稍后再试。',
    languages: '语言',
  },
}
