import { foldText } from '#schema/lib/fold-text.ts';

const plain = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** Whether every expression is in the text word by word; accents, capitals and punctuation don't matter. */
export function holdsPhrases(text: string, phrases: readonly string[]): boolean {
  const folded = plain(text);
  return phrases.every((phrase) => folded.includes(plain(phrase)));
}
