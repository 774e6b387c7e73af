/** What is before the articles: the name of the law, and when it was published and last reformed. */
import { isReformNote } from './reform-notes.rules.ts';
import { daysIn, latestDay } from './spanish-dates.rules.ts';

export interface TitleBlock {
  /** As printed, mostly in capitals; `null` when no line looks like the name of a law. */
  title: string | null;
  publishedOn: string | null;
  lastReformOn: string | null;
}

const GAZETTE = /(?:diario|peri[óo]dico|gaceta|bolet[íi]n)\s+oficial|\b(?:D\.?O\.?F|P\.?O\.?|G\.?O)\b/i;
const NAME =
  /^(?:LEY|C[ÓO]DIGO|CONSTITUCI[ÓO]N|REGLAMENTO|ESTATUTO|ORDENANZA|BANDO|Ley|C[óo]digo|Constituci[óo]n|Reglamento|Estatuto)(?:\s|$)/;
const MAX_NAME_LENGTH = 300;
const SMALL_WORD =
  /^(?:a|al|ante|bajo|con|contra|de|del|desde|e|el|en|entre|la|las|lo|los|o|para|por|que|sin|sobre|su|sus|u|y)$/;

const isAboutReform = (text: string): boolean =>
  /[úu]ltimas?\s+(?:reformas?|actualizaci[óo]n(?:es)?|modificaci[óo]n(?:es)?|adici[óo]n)/i.test(text);
const isAboutPublication = (text: string): boolean =>
  /publicad[oa]s?\b/i.test(text) && GAZETTE.test(text) && !isAboutReform(text);

/** «LEY DE EJEMPLO DEL ESTADO» → «Ley de Ejemplo del Estado»; a name that has small letters stays as it is. */
export function nameInTitleCase(title: string): string {
  const tidy = title
    .replace(/\s+/g, ' ')
    .replace(/[.,;]+$/, '')
    .trim();
  if (tidy !== tidy.toUpperCase()) return tidy;
  return tidy
    .toLowerCase()
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL_WORD.test(word) ? word : word.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}

/** The name above the line that says where the law was published; one that takes several lines is joined. */
function titleAbove(paragraphs: readonly string[], publication: number): string | null {
  const parts: string[] = [];
  for (let at = publication - 1; at >= 0 && parts.length < 5; at--) {
    const text = paragraphs[at] ?? '';
    if (text.length > MAX_NAME_LENGTH || isReformNote(text) || isAboutReform(text) || GAZETTE.test(text)) break;
    if (parts[0] !== text) parts.unshift(text);
  }
  const first = parts.findIndex((text) => NAME.test(text));
  return first === -1 ? null : parts.slice(first).join(' ');
}

const firstName = (texts: readonly string[]): string | null =>
  texts.find((text) => NAME.test(text) && text.length <= MAX_NAME_LENGTH && !/[.;:]\s\p{L}/u.test(text)) ?? null;

/** Reads the block before the first article, and the running lines, which repeat its facts. */
export function readTitleBlock(paragraphs: readonly string[], running: readonly string[]): TitleBlock {
  const publication = paragraphs.findIndex(isAboutPublication);
  const about = publication === -1 ? '' : (paragraphs[publication] ?? '');
  const header = running.find((line) => /nuev[oa] \p{L}+ DOF/iu.test(line)) ?? '';
  const publishedOn = daysIn(about)[0] ?? daysIn(header)[0] ?? null;
  const reforms = [...paragraphs.slice(0, 60), ...running].filter(isAboutReform);
  const lastReformOn = latestDay(reforms.map((text) => text.slice(0, 400)));
  const title =
    (publication === -1 ? null : titleAbove(paragraphs, publication)) ??
    firstName(running.map((line) => line.replace(/\s*C[ÁA]MARA DE DIPUTADOS.*$/, ''))) ??
    firstName(paragraphs.slice(0, 60));
  return { title, publishedOn, lastReformOn: lastReformOn === publishedOn ? null : lastReformOn };
}
