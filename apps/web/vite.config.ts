import { appConfig } from '@karavan/web-kit/vite.ts'

export default appConfig('/chat/')
