import { GoogleAuthProvider } from 'firebase/auth'
import type { Target } from './comparison.ts'
import { givenBrowser } from './given.ts'

/** The SDK makers' own emulator at this address, set up as hosted projects are: it does not tell which addresses have accounts. */
export async function givenEmulator(origin: string, projectId: string): Promise<Target> {
  const call = async (method: 'GET' | 'PATCH' | 'POST', path: string, body?: object) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`)
    return answer.json()
  }
  const project = `projects/${projectId}`
  await call('PATCH', `/identitytoolkit.googleapis.com/v2/${project}/config?updateMask=emailPrivacyConfig`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  })
  const update = (localId: string, fields: object) =>
    call('POST', `/identitytoolkit.googleapis.com/v1/${project}/accounts:update`, { localId, ...fields })
  /** The newest of any kind. */
  async function codeOf(email: string): Promise<string> {
    const { oobCodes } = await call('GET', `/emulator/v1/${project}/oobCodes`)
    return oobCodes.findLast((code: { email: string; newEmail?: string }) => (code.newEmail ?? code.email) === email).oobCode
  }
  return {
    browser: (apiKey) => givenBrowser(origin, apiKey),
    setDisabled: async (uid, disableUser) => void (await update(uid, { disableUser })),
    revoke: async ({ uid }) => void (await update(uid, { validSince: String(Math.floor(Date.now() / 1000)) })),
    codeOf,
    proofCodeOf: codeOf,
    // It takes the claims themselves for a token.
    google: async (person) => GoogleAuthProvider.credential(JSON.stringify(person)),
  }
}
