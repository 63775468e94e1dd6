import './app/styles.css'
import { startPage } from '@karavan/web-kit/app/start-page.tsx'
import { App } from './app/app.tsx'
import { createServices } from './app/services.ts'
import { deskTexts } from './lib/texts.ts'

const services = createServices()
// Not awaited: a bundle whose modules wait for something is cut into more files.
void startPage(deskTexts, <App services={services} />).then(() => services.start())
