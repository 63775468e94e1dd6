import './app/styles.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createServices } from './app/services.ts'
import { startTexts } from './lib/i18n.ts'
import { startTheme } from './lib/theme.ts'

const services = createServices()
startTheme()
await startTexts()
services.start()
createRoot(document.getElementById('root')!).render(<App services={services} />)
