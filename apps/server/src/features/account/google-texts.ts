import type { Language } from '@karavan/contract/language.ts'

/** Texts of the pages in the Google popup. */
interface GoogleTexts {
  title: string
  done: string
  failed: string
  standIn: string
  standInHint: string
  choose: string
  other: string
  email: string
  name: string
  confirmed: string
  goOn: string
  cancel: string
  badEmail: string
}

export const googleTexts: Record<Language, GoogleTexts> = {
  en: {
    title: 'Sign in with Google',
    done: 'You can close this window.',
    failed: 'Google sign-in failed. Close this window and try again.',
    standIn: 'Stand-in for Google',
    standInHint:
      'This is not Google. No Google client is set up here, so this page of your own machine takes its place. It asks for no password.',
    choose: 'Choose an account',
    other: 'Use another account',
    email: 'Email, such as name@example.com',
    name: 'Name',
    confirmed: 'Google has confirmed the address',
    goOn: 'Continue',
    cancel: 'Cancel',
    badEmail: 'Only addresses that nobody owns are taken here, such as name@example.com or name@shop.test.',
  },
  ru: {
    title: 'Вход через Google',
    done: 'Это окно можно закрыть.',
    failed: 'Войти через Google не удалось. Закройте это окно и попробуйте ещё раз.',
    standIn: 'Замена Google',
    standInHint: 'Это не Google. Клиент Google здесь не настроен, его заменяет эта страница вашего компьютера. Пароль не нужен.',
    choose: 'Выберите аккаунт',
    other: 'Другой аккаунт',
    email: 'Эл. почта, например name@example.com',
    name: 'Имя',
    confirmed: 'Google подтвердил адрес',
    goOn: 'Продолжить',
    cancel: 'Отмена',
    badEmail: 'Здесь годятся только адреса, которые никому не принадлежат, например name@example.com или name@shop.test.',
  },
  zh: {
    title: '使用 Google 登录',
    done: '可以关闭此窗口。',
    failed: 'Google 登录失败。请关闭此窗口后重试。',
    standIn: 'Google 登录替身',
    standInHint: '这不是 Google。此处未设置 Google 客户端，由本机的这个页面代替，不需要密码。',
    choose: '选择账号',
    other: '使用其他账号',
    email: '邮箱，例如 name@example.com',
    name: '姓名',
    confirmed: 'Google 已验证此地址',
    goOn: '继续',
    cancel: '取消',
    badEmail: '这里只接受无人拥有的地址，例如 name@example.com 或 name@shop.test。',
  },
}
