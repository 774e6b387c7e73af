import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCorpusLaw, type CorpusLaw } from './corpus-format.adapter.ts';

/** The files of the laws in a corpus: in `folder/leyes`, or in the folder itself. */
export function listLawFiles(folder: string): string[] {
  const inner = path.join(folder, 'leyes');
  const place = existsSync(inner) ? inner : folder;
  return readdirSync(place)
    .filter((name) => name.endsWith('.json') && name !== 'indice.json')
    .toSorted()
    .map((name) => path.join(place, name));
}

const CASE_LAW_FILE = /\.(?:jsonl?|csv)$/i;

/** The files of theses and rulings in a corpus. */
export const listCaseLawFiles = (folder: string): string[] =>
  ['tesis', 'sentencias'].flatMap((name) => {
    const place = path.join(folder, name);
    if (!existsSync(place)) return [];
    return readdirSync(place)
      .filter((file) => CASE_LAW_FILE.test(file))
      .toSorted()
      .map((file) => path.join(place, file));
  });

export const readLawFile = (file: string): CorpusLaw => parseCorpusLaw(readFileSync(file, 'utf8'));
