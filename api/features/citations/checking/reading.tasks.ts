import type { Imports } from '#db/content/law-index.ts';
import { defineTask, type AnyTask } from '#api/kernel/workers/task.ts';
import type { ReadText } from '#api/legal-language/index.ts';

interface GivenText {
  text: string;
  /** More citations than this are not handed on. */
  most: number;
  /** What imports added to the index of laws: its number, and itself where the worker does not know that number. */
  version: number;
  imports: Imports | null;
}

let knownVersion = 0;

/** Citations and quotations of a text. `UNKNOWN_LAWS`: to be asked again with the imports. */
export const readCitations = defineTask<GivenText, ReadText | 'TOO_MANY' | 'UNKNOWN_LAWS'>({
  name: 'readCitations',
  cpuMs: 5500,
  memoryMb: 768,
  async run({ text, most, version, imports }) {
    const { learnImports } = await import('#db/content/law-index.ts');
    const { readReferences } = await import('#api/legal-language/index.ts');
    if (version !== knownVersion && imports === null) return 'UNKNOWN_LAWS';
    if (imports) learnImports(imports);
    knownVersion = version;
    const read = readReferences(text);
    return read.references.length > most ? 'TOO_MANY' : read;
  },
});

export const readingTasks = [readCitations] as unknown as AnyTask[];
