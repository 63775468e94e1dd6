import { z } from 'zod'
import { shopInfo } from './shop.ts'

/** `/chat/config.json`: what the web app must know before it starts. */
export const appConfig = z.object({
  identity: z.object({
    mode: z.enum(['builtin', 'firebase']),
    apiKey: z.string(),
    projectId: z.string(),
    authDomain: z.string().optional(),
    /** What the built-in service asks of a new password; the hosted one's SDK asks for its own. */
    passwordPolicy: z.object({ minLength: z.number().int(), require: z.array(z.enum(['lower', 'upper', 'digit', 'symbol'])) }).optional(),
  }),
  /** `authorizedDomains`: host names from which the built-in identity's Google popup may be opened. The hosted one's SDK asks for its own. */
  google: z.object({ enabled: z.boolean(), authorizedDomains: z.array(z.string()).optional() }),
  sentryDsn: z.string().optional(),
  /** A server of before does not say it. */
  sentryEnvironment: z.string().optional(),
  /** Hosts whose links in a chat open the product panel. */
  marketplaceLinkHosts: z.array(z.string()),
  /** The offers are those of the made-up market alone: the page says so. */
  isSampleMarket: z.boolean(),
  /** A photo can be asked with; a server of before does not say it. */
  searchesPictures: z.boolean().optional(),
  /** Who sells; a server of before does not say it. */
  shop: shopInfo.optional(),
})
export type AppConfig = z.infer<typeof appConfig>
