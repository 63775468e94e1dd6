import './app/styles.css'
import { startTexts } from '@karavan/web/lib/i18n.ts'
import { startTheme } from '@karavan/web/lib/theme.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createServices } from './app/services.ts'
import { loadDeskTexts } from './lib/texts.ts'

const services = createServices()
startTheme()
await startTexts(loadDeskTexts)
services.start()
createRoot(document.getElementById('root')!).render(<App services={services} />)
