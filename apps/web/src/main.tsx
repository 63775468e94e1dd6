import './app/styles.css'
import { startPage } from '@karavan/web-kit/app/start-page.tsx'
import { readNumberRules } from '@karavan/web-kit/lib/format.ts'
import { currentLanguage } from '@karavan/web-kit/lib/i18n.ts'
import { screenStands } from '@karavan/web-kit/lib/screen-stands.ts'
import { App } from './app/app.tsx'
import { createServices } from './app/services.ts'
import { keepShell } from './lib/offline-shell.ts'
import { appTexts } from './lib/texts.ts'

// Reading the file was a task already: what it starts is one of its own, and a slow phone can answer in between.
setTimeout(() => {
  const services = createServices()
  void startPage(appTexts, <App services={services} />).then(() => {
    services.start()
    keepShell()
    void screenStands().then(() => readNumberRules(currentLanguage()))
  })
})
