/**
 * Which drawings these are: a part of the name of every rendered picture in the cache. Raise it by one with any change after which a picture would look
 * different, so that what was rendered before is not taken for current; old files age out. `version.test.ts` compares drawings of every kind of goods
 * with what was recorded for this number and fails where they differ.
 */
export const drawingsVersion = 2
