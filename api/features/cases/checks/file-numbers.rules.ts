import { FILE_NUMBER_FORMATS, NUMBERING_BY_NAME, NUMBERINGS, type Numbering } from '#db/content/file-numbers.ts';
import { foldName } from '#db/content/law-names.rules.ts';
import { fileNumberText as say } from '#schema/text/case-rules.ts';

export interface NumberingCourt {
  name: string;
  numbering: string | null;
}

const isNumbering = (text: string | null): text is Numbering => text !== null && text in NUMBERINGS;

/** The numbering of a court: from the directory, else guessed from its name; `null`: unknown. */
export function numberingOf({ name, numbering }: NumberingCourt): Numbering | null {
  if (isNumbering(numbering)) return numbering;
  const folded = foldName(name);
  return NUMBERING_BY_NAME.find(([words]) => words.test(folded))?.[1] ?? null;
}

/** The number alone: «Exp. No. 12 / 2025» becomes «12/2025». */
const bare = (fileNumber: string): string =>
  fileNumber
    .normalize('NFC')
    .trim()
    .replace(/^(?:exp(?:ediente)?\.?\s*)?(?:(?:n[úu]m(?:ero)?|no|n\.?º)\.?:?\s+)?/i, '')
    .replace(/\s*\/\s*/g, '/')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

const examplesOf = (numbering: Numbering): string =>
  NUMBERINGS[numbering]
    .map((kind) => FILE_NUMBER_FORMATS[kind])
    .map(({ of, example }) => `${example} (${of})`)
    .join(', ');

/** A warning about a file number, in Spanish; `null`: it looks right, or the numbering of the court is not known. */
export function fileNumberWarning(fileNumber: string | null, court: NumberingCourt | null, today: string) {
  if (!fileNumber?.trim() || !court) return null;
  const numbering = numberingOf(court);
  if (!numbering) return null;
  const number = bare(fileNumber);
  if (!NUMBERINGS[numbering].some((kind) => FILE_NUMBER_FORMATS[kind].pattern.test(number)))
    return say.unlike(court.name, examplesOf(numbering));
  const year = /\/(\d{4})(?!\d)/.exec(number)?.[1];
  return year && year > today.slice(0, 4) ? say.future(year) : null;
}
