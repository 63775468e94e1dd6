import './app/styles.css'
import { startPage } from '@karavan/web-kit/app/start-page.tsx'
import { App } from './app/app.tsx'
import { createServices } from './app/services.ts'
import { deskTexts } from './lib/texts.ts'

const services = createServices()
await startPage(deskTexts, <App services={services} />)
services.start()
