export interface Note {
  name: string
  kind: string
  text: string
}
/** The notes of a folder, by name. Throws for one that is not as changelog/unreleased/README.md says. */
export function readNotes(folder: string): Note[]
