/** Words by which a sentence shows what it is about, for each law: they say which of several laws a number is of. */
import subjects from './law-subjects.json' with { type: 'json' };

const patterns = new Map(
  Object.entries(subjects).map(([key, words]) => [key, new RegExp(`(?<!\\p{L})(?:${words})`, 'iu')]),
);

/** Whether a text has words of the subject of a law. */
export const isAbout = (key: string, text: string): boolean => patterns.get(key)?.test(text) ?? false;
