/** The texts there are, as `texts`: each app says so in its `texts.d.ts`, so that a key without a text is a type error. */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the apps
export interface KnownTexts {}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The part of a key that callers name: the form is chosen by the count. */
type Named<Key extends string> = Key extends `${infer Counted}_${Plural}` ? Counted : Key

type KeyOf<Section> = {
  [Key in keyof Section & string]: Section[Key] extends string ? Named<Key> : `${Key}.${KeyOf<Section[Key]>}`
}[keyof Section & string]

/** Names a text, as 'cart.title' or, where it counts, without its form. */
export type TextKey = KnownTexts extends { texts: infer Known } ? KeyOf<Known> : string
