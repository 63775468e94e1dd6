import type { Language } from '@karavan/contract/language.ts'
import type { CharacterKind } from '@karavan/identity/passwords.ts'

/** Texts of the reset mail and of the page it leads to. */
interface AccountTexts {
  mailSubject: string
  mailGreeting: string
  mailText: string
  mailButton: string
  mailNotYou: string
  title: string
  hint: string
  email: string
  password: string
  repeat: string
  submit: string
  atLeast(count: number): string
  atMost(count: number): string
  kinds: Record<CharacterKind, string>
  refused: string
  common: string
  /** For an operator's account. */
  short: string
  different: string
  doneTitle: string
  doneText: string
  goOn: string
  spentTitle: string
  spentText: string
  disabled: string
  tooMany: string
  failed: string
  taken: string
  askTitle: string
  askText: string
  askSubmit: string
  askWrong: string
  askedTitle: string
  askedText: string
  recoverTitle: string
  recoverText(email: string): string
  recoverSubmit: string
  recoverElse: string
  languages: string
}

export const accountTexts: Record<Language, AccountTexts> = {
  en: {
    mailSubject: 'A new password for {shop}',
    mailGreeting: 'Hello,',
    mailText: 'Somebody asked for a new password for your {shop} account. To choose one, open this page within an hour:',
    mailButton: 'Choose a new password',
    mailNotYou: 'If it was not you, ignore this mail: your password stays as it is.',
    title: 'Choose a new password',
    hint: 'Afterwards you are signed out on all your devices and sign in with the new password.',
    email: 'Email',
    password: 'New password',
    repeat: 'New password again',
    submit: 'Save the password',
    atLeast: (count) => `at least ${count} characters`,
    atMost: (count) => `at most ${count} characters`,
    kinds: { lower: 'a lower case letter', upper: 'an upper case letter', digit: 'a digit', symbol: 'a symbol such as ! or ?' },
    refused: 'The password needs:',
    common: 'This password is among the first that are guessed. Choose another one.',
    short: 'This account may use the desk: its password needs at least 12 characters.',
    different: 'The two passwords are not the same.',
    doneTitle: 'Your password is changed',
    doneText: 'Sign in with it from now on.',
    goOn: 'To {shop}',
    spentTitle: 'This link is no longer good',
    spentText: 'A link works once, for an hour, and only the newest one. Ask for another with “Forgot password?” in the sign-in box.',
    disabled: 'This account is disabled.',
    tooMany: 'Too many attempts. Wait a minute and try again.',
    failed: 'Something went wrong. Try again in a moment.',
    taken: 'This address belongs to another account by now. Write to us.',
    askTitle: 'This was not you?',
    askText:
      'Then choose a new password: it signs everybody out of the account, on all devices. Enter the address of your account, and we send the link to it.',
    askSubmit: 'Send the link',
    askWrong: 'Enter a valid email address.',
    askedTitle: 'Look into your mailbox',
    askedText: 'If there is an account with this address, the link to a new password is on its way. It works for an hour.',
    recoverTitle: 'Take the account back',
    recoverText: (email) =>
      `The account gets ${email} as its address again. Everybody is signed out, the password and a linked Google account stop working, and you choose a new password at once.`,
    recoverSubmit: 'It was not me, take it back',
    recoverElse: 'If you have changed the address yourself, close this page: everything stays as it is.',
    languages: 'Language',
  },
  ru: {
    mailSubject: 'Новый пароль для {shop}',
    mailGreeting: 'Здравствуйте!',
    mailText: 'Для вашей учётной записи {shop} запросили новый пароль. Чтобы задать его, откройте эту страницу в течение часа:',
    mailButton: 'Задать новый пароль',
    mailNotYou: 'Если это были не вы, не обращайте внимания на это письмо: пароль останется прежним.',
    title: 'Новый пароль',
    hint: 'После этого вы выйдете на всех устройствах и войдёте с новым паролем.',
    email: 'Эл. почта',
    password: 'Новый пароль',
    repeat: 'Новый пароль ещё раз',
    submit: 'Сохранить пароль',
    atLeast: (count) => `число символов: не меньше ${count}`,
    atMost: (count) => `число символов: не больше ${count}`,
    kinds: { lower: 'строчная латинская буква', upper: 'заглавная латинская буква', digit: 'цифра', symbol: 'знак, например ! или ?' },
    refused: 'В пароле нужны:',
    common: 'Этот пароль подбирают в числе первых. Придумайте другой.',
    short: 'Этому аккаунту открыто рабочее место: нужен пароль не короче 12 символов.',
    different: 'Пароли не совпадают.',
    doneTitle: 'Пароль изменён',
    doneText: 'Теперь входите с ним.',
    goOn: 'Перейти в {shop}',
    spentTitle: 'Эта ссылка больше не действует',
    spentText: 'Ссылка срабатывает один раз в течение часа, и только самая новая. Запросите другую: «Забыли пароль?» в окне входа.',
    disabled: 'Эта учётная запись отключена.',
    tooMany: 'Слишком много попыток. Подождите минуту и попробуйте снова.',
    failed: 'Что-то пошло не так. Попробуйте ещё раз чуть позже.',
    taken: 'Этот адрес уже принадлежит другой учётной записи. Напишите нам.',
    askTitle: 'Это были не вы?',
    askText:
      'Тогда задайте новый пароль: после этого на всех устройствах придётся войти заново. Введите адрес вашей учётной записи, и мы пришлём на него ссылку.',
    askSubmit: 'Прислать ссылку',
    askWrong: 'Введите адрес почты полностью.',
    askedTitle: 'Проверьте почту',
    askedText: 'Если учётная запись с этим адресом есть, ссылка для нового пароля уже в пути. Она действует час.',
    recoverTitle: 'Вернуть учётную запись',
    recoverText: (email) =>
      `Адресом учётной записи снова станет ${email}. На всех устройствах произойдёт выход, прежний пароль и привязанный Google перестанут действовать, и вы сразу зададите новый пароль.`,
    recoverSubmit: 'Вернуть учётную запись',
    recoverElse: 'Если адрес изменили вы сами, закройте страницу: всё останется как есть.',
    languages: 'Язык',
  },
  zh: {
    mailSubject: '重设 {shop} 密码',
    mailGreeting: '您好！',
    mailText: '有人请求为您的 {shop} 账号设置新密码。请在一小时内打开此页面进行设置：',
    mailButton: '设置新密码',
    mailNotYou: '如果不是您本人操作，请忽略此邮件，密码不会改变。',
    title: '设置新密码',
    hint: '设置后，所有设备都会退出登录，请使用新密码重新登录。',
    email: '邮箱',
    password: '新密码',
    repeat: '再次输入新密码',
    submit: '保存密码',
    atLeast: (count) => `至少 ${count} 个字符`,
    atMost: (count) => `最多 ${count} 个字符`,
    kinds: { lower: '一个小写字母', upper: '一个大写字母', digit: '一个数字', symbol: '一个符号，例如 ! 或 ?' },
    refused: '密码需要：',
    common: '这个密码太常见，很容易被猜中，请换一个。',
    short: '此账号可使用工作台：密码至少需要 12 个字符。',
    different: '两次输入的密码不一致。',
    doneTitle: '密码已更改',
    doneText: '请使用新密码登录。',
    goOn: '前往 {shop}',
    spentTitle: '此链接已失效',
    spentText: '链接仅可使用一次，有效期一小时，且只有最新的链接有效。请在登录框中点击“忘记密码？”重新获取。',
    disabled: '此账号已被停用。',
    tooMany: '尝试次数过多，请稍候一分钟再试。',
    failed: '出了点问题，请稍后再试。',
    taken: '该邮箱已属于另一个账号，请联系我们。',
    askTitle: '不是您本人操作？',
    askText: '请设置新密码，之后所有设备都会退出登录。请输入您账号的邮箱，我们会把链接发送给您。',
    askSubmit: '发送链接',
    askWrong: '请输入有效的邮箱地址。',
    askedTitle: '请查收邮件',
    askedText: '如果该邮箱有账号，设置新密码的链接已发出，一小时内有效。',
    recoverTitle: '找回账号',
    recoverText: (email) => `账号的邮箱将恢复为 ${email}。所有设备都会退出登录，原密码和已关联的 Google 账号将失效，随后请立即设置新密码。`,
    recoverSubmit: '不是我操作的，恢复',
    recoverElse: '如果是您自己更改的邮箱，请关闭此页面，一切保持不变。',
    languages: '语言',
  },
}
