import type { Language } from '@karavan/contract/language.ts'
import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { endFirstLook } from '../lib/first-look.ts'
import { startTexts } from '../lib/i18n.ts'
import { detectLanguage, type TextLoaders } from '../lib/texts.ts'
import { startTheme } from '../lib/theme.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Emblem } from '../ui/icons.tsx'

/** Said while there are no other texts. */
const withoutTexts: Record<Language, { title: string; hint: string; retry: string }> = {
  en: { title: 'The page did not load', hint: 'Check the connection and try again.', retry: 'Retry' },
  ru: { title: 'Страница не загрузилась', hint: 'Проверьте соединение и попробуйте ещё раз.', retry: 'Повторить' },
  zh: { title: '页面未能加载', hint: '请检查网络连接后重试。', retry: '重试' },
}

/** Draws an app into its page, once its texts have come in the language of the page. Without them it says so and offers to try again. */
export async function startPage(texts: TextLoaders, app: ReactNode): Promise<void> {
  const root = createRoot(document.getElementById('root')!)
  startTheme()
  try {
    await startTexts(texts)
    // In slices: one long task would keep a slow phone from answering while it lasts.
    startTransition(() => root.render(app))
  } catch (error) {
    console.error('the texts did not load', error)
    endFirstLook()
    const language = detectLanguage()
    const said = withoutTexts[language]
    root.render(
      <main className="h-dvh">
        <Failure sign={<Emblem className="size-14" />} title={said.title} hint={said.hint} lang={language}>
          <Button look="solid" onClick={() => location.reload()}>
            {said.retry}
          </Button>
        </Failure>
      </main>,
    )
  }
}
