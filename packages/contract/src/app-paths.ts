/** The addresses of the buyer's app, below its base. `$name` stands for one step of the path. */
export const paths = [
  '/',
  '/conversation/$conversationId',
  '/cart',
  '/checkout',
  '/orders',
  '/orders/$orderId',
  '/account',
  '/saved',
  '/list/$listId',
] as const
export type Path = (typeof paths)[number]

type ParamOf<Text extends string> = Text extends `${string}$${infer Name}` ? Name : never
export type Params<To extends Path = Path> = Record<ParamOf<To>, string>

const stepsOf = (path: string) => path.split('/').filter(Boolean)

function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/** The address that a path is, with what stands for its names; a slash at the end says nothing. */
export function matchPath(pathname: string): { path: Path | undefined; params: Partial<Params> } {
  const given = stepsOf(pathname)
  for (const path of paths) {
    const steps = stepsOf(path)
    if (steps.length !== given.length || !steps.every((step, at) => step.startsWith('$') || step === given[at])) continue
    const named = steps.flatMap((step, at) => (step.startsWith('$') ? [[step.slice(1), decoded(given[at]!)]] : []))
    return { path, params: Object.fromEntries(named) }
  }
  return { path: undefined, params: {} }
}
