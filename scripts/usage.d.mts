/** Prints how a command is used and ends, where its words ask for that; ends with exit code 2 on any other word unless it takes words. */
export function showUsage(text: string, options?: { takesWords?: boolean; words?: string[] }): void
