/** The text of a ruling as its court publishes it: paragraphs, headings, and footnotes inside of sentences. */

interface Footnote {
  number: string;
  text: string;
}

export interface RulingBlock {
  kind: 'heading' | 'paragraph' | 'cells';
  /** For headings: 1 is the widest. */
  level: 1 | 2;
  /** Footnote references are written as `\u2045 4 \u2046`, see `splitCalls`. */
  text: string;
  notes: Footnote[];
}

const OPEN = '\u2045';
const CLOSE = '\u2046';
const CALL = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');

/** Position of the bracket that closes the one at `from`; the end of the text if there is none. */
function closingOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '[') depth++;
    else if (text[at] === ']' && --depth === 0) return at;
  }
  return -1;
}

/** Extracts `[footnoteRef:4]` and `[4: words]` from the text. */
export function extractNotes(text: string): { text: string; notes: Map<string, string> } {
  const notes = new Map<string, string>();
  const called = text.replace(/\[footnoteRef:(\d+)\]/g, `${OPEN}$1${CLOSE}`);
  let rest = '';
  let from = 0;
  for (const found of called.matchAll(/\s*\[(\d{1,3}): /g)) {
    if (found.index < from) continue;
    const bracket = called.indexOf('[', found.index);
    const end = closingOf(called, bracket);
    if (end < 0) continue;
    const words = called.slice(found.index + found[0].length, end).trim();
    notes.set(found[1] ?? '', words.replace(CALL, '').replace(/\s+/g, ' '));
    rest += called.slice(from, found.index);
    from = end + 1;
  }
  return { text: rest + called.slice(from), notes };
}

/** `S E N T E N C I A` → `SENTENCIA`. */
const joinSpaced = (line: string): string =>
  /^(?:\p{Lu} ){3,}\p{Lu}\s*[:.]?$/u.test(line) ? line.replace(/ /g, '') : line;

const MAX_HEADING_LENGTH = 140;
/** Words in headings of Mexican judgments; other lines in capitals are names and tables. */
const HEADING_WORD =
  /(?<!\p{L})(?:[ÍI]NDICE|ANTECEDENTES?|TR[ÁA]MITE|COMPETENCIA|OPORTUNIDAD|LEGITIMACI[ÓO]N|(?:IM)?PROCEDENCIA|SOBRESEIMIENTO|ESTUDIO|FONDO|EFECTOS|DECISI[ÓO]N|SENTENCIA|RESUELVE|RESULTANDOS?|CONSIDERANDOS?|RESOLUTIVOS?|HECHOS|AGRAVIOS?|CONCEPTOS|PRECISI[ÓO]N|EXISTENCIA|CAUSAS|VOTOS?|ADHESIVA|ANEXOS?|DERECHOS?|RECURSO)(?!\p{L})/u;

const capitals = (line: string): number => {
  const letters = line.match(/\p{L}/gu) ?? [];
  return letters.length === 0 ? 0 : letters.filter((letter) => letter === letter.toUpperCase()).length / letters.length;
};

function headingLevel(line: string): 1 | 2 | null {
  const words = line.replace(CALL, '').trim();
  if (words.length < 6 || words.length > MAX_HEADING_LENGTH || words.includes('***')) return null;
  const isNumbered = /^[IVXL]{1,6}\s?[.)-]\s*\p{L}/u.test(words);
  if (capitals(words) > 0.85)
    return isNumbered || (/^(?!PROMOVENT|PARTE|ACTOR)\p{L}/u.test(words) && HEADING_WORD.test(words)) ? 1 : null;
  const isPoint = /^(?:[A-Z]|[ivx]{1,5}|[a-z]|\d{1,2}(?:\.\d{1,2})+)[.)]+\s+\p{Lu}/u.test(words);
  return (isNumbered || isPoint) && !/(?:[.;,:]|\s[yeo])$/.test(words) && words.length <= 110 ? 2 : null;
}

const bare = (line: string): string => line.trim().replace(/[.\s]+$/, '');

/** Table rows lost their structure in the court's copy: they are short lines that start with a space. */
const isCell = (raw: string): boolean => /^[\s\u00a0]/.test(raw) && raw.trim().length < 240;

function notesOf(line: string, notes: ReadonlyMap<string, string>): Footnote[] {
  return [...line.matchAll(CALL)].flatMap(([, number = '']) => {
    const text = notes.get(number);
    return text ? [{ number, text }] : [];
  });
}

/** Paragraphs and headings in order. `title` is the name of the ruling, which pages repeat; it is removed. */
export function rulingBlocks(source: string, title: string): RulingBlock[] {
  const { text, notes } = extractNotes(source);
  const blocks: RulingBlock[] = [];
  for (const raw of text.split('\n')) {
    const line = joinSpaced(raw.replace(/\u00a0/g, ' ').trim());
    if (line === '' || line === ']' || bare(line) === bare(title) || /^\d{1,3}$/.test(line)) continue;
    const last = blocks.at(-1);
    const level = isCell(raw) ? null : headingLevel(line);
    if (level) blocks.push({ kind: 'heading', level, text: line.replace(/:$/, ''), notes: notesOf(line, notes) });
    else if (isCell(raw) && last?.kind === 'cells') last.text += `\n${line}`;
    else blocks.push({ kind: isCell(raw) ? 'cells' : 'paragraph', level: 1, text: line, notes: notesOf(line, notes) });
  }
  return blocks;
}

/** Splits a paragraph at its footnote references: text at even indexes, numbers at odd ones. */
export const splitCalls = (text: string): string[] => text.split(CALL);

export const withoutCalls = (text: string): string => text.replace(CALL, '').trim();
