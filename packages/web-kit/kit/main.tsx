import './styles.css'
import { startPage } from '../src/app/start-page.tsx'
import { kitTexts } from '../src/lib/kit-texts.ts'
import { Kit } from './kit.tsx'

await startPage(kitTexts, <Kit />)
