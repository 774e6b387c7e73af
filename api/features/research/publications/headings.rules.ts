/** LIBRO, PARTE, TÍTULO, CAPÍTULO, SECCIÓN: the headings that articles stand under. */

export interface Heading {
  /** 0 book, PART_RANK part, 2 title, 3 chapter, 4 section, 5 below; UNNUMBERED_RANK a heading without number. */
  rank: number;
  /** As printed: `TITULO PRIMERO`, `Capítulo IV Bis`. */
  label: string;
  /** What is beside it in the same paragraph. */
  name: string | null;
}

export const PART_RANK = 1;
export const UNNUMBERED_RANK = 9;
const KINDS: readonly [pattern: RegExp, rank: number][] = [
  [/^libro/i, 0],
  [/parte/i, PART_RANK],
  [/^t[ií]tulo/i, 2],
  [/^cap[ií]tulo/i, 3],
  [/secci[oó]n/i, 4],
  [/^(subsecci[oó]n|apartado|par[áa]grafo)/i, 5],
];

const WORD =
  'LIBRO|Libro|PARTE|Parte|T[IÍ]TULO|T[ií]tulo|CAP[IÍ]TULO|Cap[ií]tulo|SECCI[OÓ]N|Secci[oó]n|SUBSECCI[OÓ]N|Subsecci[oó]n|APARTADO|PAR[ÁA]GRAFO';
/** Words in either case; romans only as capitals: «Capítulo di» is a word, «Capítulo DI» a number. */
const ORDINAL_WORDS =
  'primer|segund|tercer|cuart|quint|sext|s[eé]ptim|octav|noven|d[eé]cim|und[eé]cim|duod[eé]cim|vig[eé]sim|trig[eé]sim|[uú]nic|preliminar|especial|[uú]ltim';
const CARDINALS =
  'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve|veinte|veinti[uú]n[oa]?|veintid[oó]s|veintitr[eé]s|treinta';
const anyCase = (source: string): string =>
  source.replace(/\[([^\]]+)\]|\p{L}/gu, (found, set?: string) => {
    const letters = set ?? found;
    return `[${letters.toLowerCase()}${letters.toUpperCase()}]`;
  });
const ORDINAL_WORD = `(?:${anyCase(ORDINAL_WORDS)})[oOaA]?[sS]?`;
const ONE = `(?:${ORDINAL_WORD}(?:\\s?${ORDINAL_WORD})*|${anyCase(CARDINALS)}|[IVXLC]+|\\d{1,3}\\s?[aoAOºª°]?|[A-Z])(?![\\p{L}\\d])\\.?`;
const TAIL = `(?:[\\s-]+(?:${anyCase('bis|ter|qu[aá]ter|quinquies|sexies|septies|quintus')})(?!\\p{L})(?:[\\s-]*\\d{1,2})?|-[A-Z](?!\\p{L})|\\s[A-Z](?=[\\s.:–—-]*$))?`;
const NUMBERED = new RegExp(`^(?<label>(?:${WORD})\\s+${ONE}${TAIL})(?<stop>\\s*[.:–—-]*)\\s*(?<rest>.*)$`, 'su');
const REVERSED = new RegExp(
  `^(?<label>${ORDINAL_WORD}\\s+(?:PARTE|Parte|SECCI[OÓ]N|Secci[oó]n))(?<stop>\\s*[.:–—-]*)\\s*(?<rest>.*)$`,
  'su',
);
const MAX_NAME_LENGTH = 320;

const SPACED = /^(?:\p{Lu} ){4,}\p{Lu}\s?[.:]?$/u;
const FIRST_WORD = /^(LIBRO|PARTE|T[IÍ]TULO|CAP[IÍ]TULO|SECCI[OÓ]N|ART[IÍ]CULOS|DISPOSICIONES)(?=\p{Lu})/u;

/** `T Í T U L O  P R I M E R O` → `TÍTULO PRIMERO`: titles are sometimes spaced out letter by letter. */
export function closeLetters(text: string): string {
  const tidy = text.trim().replace(/\s+/g, ' ');
  return SPACED.test(tidy) ? tidy.replaceAll(' ', '').replace(FIRST_WORD, '$1 ') : text;
}

/** The heading that a paragraph is, or `null`: a sentence about «Título Segundo de esta Ley» is none. */
export function readHeading(paragraph: string): Heading | null {
  const text = closeLetters(paragraph);
  if (text.length > MAX_NAME_LENGTH) return null;
  const groups = (NUMBERED.exec(text) ?? REVERSED.exec(text))?.groups;
  if (!groups) return null;
  const { label = '', stop = '', rest = '' } = groups;
  const name = rest.trim();
  if (/^[\p{Ll},;)]/u.test(name) || (stop.trim() === '' && !label.endsWith('.') && /^["”»]/.test(name))) return null;
  // A sentence that ends is text, unless a heading repeats its own full stop: «CAPÍTULO ÚNICO.».
  if (/[,;:]$/.test(name) || (name.endsWith('.') && name.length > 120)) return null;
  const rank = KINDS.find(([pattern]) => pattern.test(label.replace(/^\S+\s+(?=parte|secci)/i, '')))?.[1] ?? 5;
  return { rank, label: label.replace(/\s+/g, ' ').replace(/\.$/, '').trim(), name: name === '' ? null : name };
}

/** «TRANSITORIOS», «Artículos Transitorios», «T R A N S I T O R I O S». */
export const isTransitoryTitle = (paragraph: string): boolean =>
  /^(?:(?:art[ií]culos?|disposiciones|r[eé]gimen|normas)\s+)?transitori[oa]s?(?:\s+de(?:l| la| esta| este)[^.]{0,80})?\s*[.:]?$/i.test(
    closeLetters(paragraph),
  );

/** The title over the transitory articles of later decrees. */
export const isReformTransitoryTitle = (paragraph: string): boolean =>
  /transitorios\s+de\s+(?:los\s+)?decretos?\s+de\s+reforma/i.test(paragraph) && paragraph.length < 400;
