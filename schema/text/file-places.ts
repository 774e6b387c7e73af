import { listed } from './words.ts';

/** Places in the files that people upload. */

/** «3», «5 a 9»: numbers that follow each other are said as one run. */
function runsOf(numbers: readonly number[]): string[] {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.flatMap(([first, last]) =>
    last - first < 2 ? [...new Set([String(first), String(last)])] : [`${first} a ${last}`],
  );
}

/** Where a citation stands in a file. */
export const filePlaceText = {
  page: (page: number) => `p. ${page}`,
  pages: (first: number, last: number) => (last === first + 1 ? `pp. ${first} y ${last}` : `pp. ${first} a ${last}`),
  paragraph: (paragraph: number) => `párr. ${paragraph}`,
  note: (place: string, note: string) => `${place}, nota ${note}`,
  pictures: (pages: readonly number[]) =>
    pages.length === 1 ? `La página ${pages[0]} es una imagen` : `Las páginas ${listed(runsOf(pages))} son imágenes`,
  /** What was not read of a file. */
  scanned: (pages: readonly number[]) =>
    pages.length === 1
      ? `La página ${pages[0]} es una imagen sin texto: no se leyó ni se revisaron sus citas.`
      : `Las páginas ${listed(runsOf(pages))} son imágenes sin texto: no se leyeron ni se revisaron sus citas.`,
} as const;
