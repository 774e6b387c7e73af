/** Laws that no longer rule, by names that no law of today has. */
import history from '#db/content/law-history.json' with { type: 'json' };
import { foldName } from '#db/content/law-names.rules.ts';

export interface ReplacedLaw {
  name: string;
  publishedOn: string | null;
  /** Key of the law that rules today. */
  by: string;
  note?: string | undefined;
}

const byName = new Map<string, ReplacedLaw>();
for (const law of history.replaced)
  // One without names of its own is called as its successor is: only a year tells them apart.
  for (const name of law.called.length > 0 ? [law.name, ...law.called] : []) byName.set(foldName(name), law);
const longest = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/** The folded name of such a law, the longest one, that begins a text. */
export function replacedNameAtStart(text: string): string | null {
  const words = foldName(text).split(' ');
  for (let size = Math.min(longest, words.length); size > 0; size--) {
    const name = words.slice(0, size).join(' ');
    if (byName.has(name)) return name;
  }
  return null;
}

export const findReplacedLaw = (name: string): ReplacedLaw | null => byName.get(foldName(name)) ?? null;
