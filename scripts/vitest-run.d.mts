interface Report {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
export function runVitest(
  execute: (args: string[], env: Record<string, string>) => Promise<{ isOk: boolean }>,
  folder: string,
  args: string[],
): Promise<{ isOk: boolean; report?: Report; again: string[] }>
