import type { Language } from '@karavan/contract/language.ts'
import type { AccountNoticeKind } from '@karavan/identity/notice.ts'
import type { DeviceName } from './device-name.ts'

/** Texts of the mails that tell the owner of an account what was done to it. */
interface NoticeTexts {
  greeting: string
  kinds: Record<AccountNoticeKind, { subject: string; text: string }>
  when: string
  device: string
  network: string
  deviceName(device: DeviceName): string
  /** Before the button. */
  notYou: string
  button: string
  /** The same where the address itself has gone. */
  left: { notYou: string; button: string }
}

export const noticeTexts: Record<Language, NoticeTexts> = {
  en: {
    greeting: 'Hello,',
    kinds: {
      'new-device': {
        subject: 'A sign-in on a new device',
        text: 'Somebody has signed in to your {shop} account on a device that has not been used for it before.',
      },
      'password-changed': {
        subject: 'Your password was changed',
        text: 'The password of your {shop} account was changed. All other devices were signed out.',
      },
      'password-added': { subject: 'A password was added', text: 'Your {shop} account can be signed in to with a password from now on.' },
      'password-removed': {
        subject: 'The password was removed',
        text: 'Your {shop} account can no longer be signed in to with a password.',
      },
      'google-added': {
        subject: 'A Google account was linked',
        text: 'Your {shop} account can be signed in to with a Google account from now on.',
      },
      'google-removed': {
        subject: 'The Google account was unlinked',
        text: 'Your {shop} account can no longer be signed in to with the Google account that was linked to it.',
      },
      'address-changed': {
        subject: 'This is the address of your account now',
        text: 'Mails of your {shop} account and of its orders come to this address from now on.',
      },
      'address-left': {
        subject: 'The address of your account was changed',
        text: 'Your {shop} account has another address now. Mails about it and its orders go there.',
      },
      'address-restored': {
        subject: 'Your account is back at this address',
        text: 'This is the address of your {shop} account again. Everybody was signed out; choose a new password if you have not yet.',
      },
    },
    when: 'When',
    device: 'Device',
    network: 'Network address',
    deviceName: ({ browser, system }) => (browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'unknown')),
    notYou: 'If it was you, there is nothing to do. If not, choose a new password: it signs everybody else out.',
    button: 'This was not me',
    left: {
      notYou:
        'If it was you, there is nothing to do. If not, take the account back within a week: everybody is signed out and you choose a new password.',
      button: 'This was not me, take it back',
    },
  },
  ru: {
    greeting: 'Здравствуйте!',
    kinds: {
      'new-device': {
        subject: 'Вход с нового устройства',
        text: 'В вашу учётную запись {shop} вошли с устройства, на котором её раньше не открывали.',
      },
      'password-changed': {
        subject: 'Пароль изменён',
        text: 'Пароль вашей учётной записи {shop} изменён. На остальных устройствах выполнен выход.',
      },
      'password-added': { subject: 'Добавлен вход по паролю', text: 'Теперь в вашу учётную запись {shop} можно войти по паролю.' },
      'password-removed': { subject: 'Вход по паролю отключён', text: 'Войти в вашу учётную запись {shop} по паролю больше нельзя.' },
      'google-added': {
        subject: 'Добавлен вход через Google',
        text: 'Теперь в вашу учётную запись {shop} можно войти через аккаунт Google.',
      },
      'google-removed': {
        subject: 'Вход через Google отключён',
        text: 'Войти в вашу учётную запись {shop} через привязанный аккаунт Google больше нельзя.',
      },
      'address-changed': {
        subject: 'Теперь это адрес вашей учётной записи',
        text: 'С этого момента письма об учётной записи {shop} и её заказах приходят на этот адрес.',
      },
      'address-left': {
        subject: 'Адрес вашей учётной записи изменён',
        text: 'У вашей учётной записи {shop} теперь другой адрес. Письма о ней и о заказах уходят туда.',
      },
      'address-restored': {
        subject: 'Учётная запись снова с этим адресом',
        text: 'Это снова адрес вашей учётной записи {shop}. На всех устройствах выполнен выход. Если вы ещё не задали новый пароль, сделайте это.',
      },
    },
    when: 'Когда',
    device: 'Устройство',
    network: 'Сетевой адрес',
    deviceName: ({ browser, system }) => (browser && system ? `${browser} на ${system}` : (browser ?? system ?? 'неизвестно')),
    notYou: 'Если это были вы, ничего делать не нужно. Если нет, задайте новый пароль: на всех устройствах произойдёт выход.',
    button: 'Это были не вы?',
    left: {
      notYou:
        'Если это были вы, ничего делать не нужно. Если нет, в течение недели учётную запись можно вернуть: на всех устройствах произойдёт выход, и вы зададите новый пароль.',
      button: 'Вернуть учётную запись',
    },
  },
  zh: {
    greeting: '您好！',
    kinds: {
      'new-device': { subject: '新设备登录', text: '有人在一台从未使用过的设备上登录了您的 {shop} 账号。' },
      'password-changed': { subject: '密码已更改', text: '您的 {shop} 账号密码已更改，其他设备均已退出登录。' },
      'password-added': { subject: '已添加密码登录', text: '现在可以使用密码登录您的 {shop} 账号。' },
      'password-removed': { subject: '已移除密码登录', text: '您的 {shop} 账号不再支持密码登录。' },
      'google-added': { subject: '已关联 Google 账号', text: '现在可以使用 Google 账号登录您的 {shop} 账号。' },
      'google-removed': { subject: '已取消关联 Google 账号', text: '您的 {shop} 账号不再支持用原先关联的 Google 账号登录。' },
      'address-changed': { subject: '这是您账号现在的邮箱', text: '从现在起，{shop} 账号及订单的邮件都会发送到此邮箱。' },
      'address-left': { subject: '您账号的邮箱已更改', text: '您的 {shop} 账号已改用另一个邮箱，账号和订单邮件都会发送到那里。' },
      'address-restored': {
        subject: '账号邮箱已恢复',
        text: '此邮箱再次成为您 {shop} 账号的邮箱，所有设备均已退出登录。如尚未设置新密码，请尽快设置。',
      },
    },
    when: '时间',
    device: '设备',
    network: '网络地址',
    deviceName: ({ browser, system }) => (browser && system ? `${system} 上的 ${browser}` : (browser ?? system ?? '未知')),
    notYou: '如果是您本人操作，无需处理。如果不是，请设置新密码，之后所有设备都会退出登录。',
    button: '不是我本人操作',
    left: {
      notYou: '如果是您本人操作，无需处理。如果不是，您可以在一周内找回账号：所有设备都会退出登录，并需设置新密码。',
      button: '不是我本人操作，找回账号',
    },
  },
}
