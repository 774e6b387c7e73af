/** Laws of the cells of tables: the one in the same cell, in the same row, at the head of the column. */
import type { LawAt } from '../laws/law-at.ts';
import { firstFrom, type Mention } from '../laws/mentions.rules.ts';
import { lawOfOffice } from '../laws/nicknames.rules.ts';
import { findLaw } from '#db/content/law-index.ts';

const ROW = 400;
/** Characters of a table over which its first row says what is in its columns. */
const TABLE = 8000;
/** What a cell may have besides the name of the law that heads its column. */
const REST = 24;
/** Rows above in which the head of a table is looked for. */
const ROWS = 24;
const SEPARATOR = /[|\t]/gu;

/** The rows of one table whose first row names laws. */
interface Table {
  from: number;
  to: number;
  /** By the number of separators before. */
  columns: ReadonlyMap<number, LawAt>;
}

const lineStart = (text: string, at: number): number => {
  const before = text.slice(Math.max(0, at - ROW), at);
  return at - before.length + before.lastIndexOf('\n') + 1;
};

const lineOf = (text: string, from: number): string => text.slice(from, from + ROW).split('\n', 1)[0] ?? '';

const columnOf = (text: string, at: number): number =>
  text.slice(lineStart(text, at), at).match(SEPARATOR)?.length ?? 0;

/** Where the rows end that follow the one at `from`. */
function tableEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < TABLE) {
    const line = lineOf(text, end);
    if (!/[|\t]/u.test(line)) break;
    end += line.length + 1;
  }
  return end;
}

function tablesOf(text: string, mentions: readonly Mention[]): Table[] {
  const found: Table[] = [];
  for (const { at } of mentions) {
    const from = lineStart(text, at);
    const last = found.at(-1);
    if (last && from < last.to) continue;
    const line = lineOf(text, from);
    const above = lineOf(text, lineStart(text, Math.max(0, from - 1)));
    if ((line.match(SEPARATOR)?.length ?? 0) < 2 || (from > 0 && /[|\t]/u.test(above))) continue;
    const columns = new Map<number, LawAt>();
    for (const each of mentions.slice(firstFrom(mentions, from), firstFrom(mentions, from + line.length))) {
      const cell = line.split(/[|\t]/u)[columnOf(text, each.at)] ?? '';
      if (cell.trim().length <= each.end - each.at + REST) columns.set(columnOf(text, each.at), each.law);
    }
    if (columns.size > 0) found.push({ from, to: tableEnd(text, from), columns });
  }
  return found;
}

/** Columns whose numbers count something, and columns of articles. */
const COUNTS =
  /(?<!\p{L})(?:uma|rango|montos?|importes?|pesos|d[ií]as|plazo|fechas?|folios?|n[uú]m(?:ero)?|no|cantidad|tasa|porcentaje|%|p[aá]ginas?|fojas?|a[nñ]o|horas?|expedientes?|sem[aá]foro|estatus|avance|calificaci[oó]n|puntos)(?!\p{L})/iu;
const CITES =
  /(?<!\p{L})(?:preceptos?|fundamentos?|art[ií]culos?|arts?|numeral(?:es)?|base\slegal|sanci[oó]n(?:\sen)?|norma|cita|disposici[oó]n|ley)(?!\p{L})/iu;

export class TableLaws {
  private readonly tables: readonly Table[];

  constructor(
    private readonly text: string,
    private readonly mentions: readonly Mention[],
  ) {
    this.tables = tablesOf(text, mentions);
  }

  /** The last table that begins before a place. */
  private tableAt(place: number): Table | undefined {
    let [low, high] = [0, this.tables.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.tables[middle]?.from ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return this.tables[low - 1];
  }

  isRow(at: number): boolean {
    return /[|\t]/u.test(this.text.slice(lineStart(this.text, at), at) + lineOf(this.text, at));
  }

  /** The nearest law in the row of a place. */
  rowLaw(at: number): LawAt | null {
    const from = lineStart(this.text, at);
    const line = lineOf(this.text, at);
    const inRow = this.mentions.slice(firstFrom(this.mentions, from), firstFrom(this.mentions, at + line.length));
    const nearest = inRow.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]?.law;
    if (nearest) return nearest;
    // «INFONAVIT | 29»: an office for its law.
    const key = lawOfOffice(this.text.slice(from, at), at - from);
    return key === null ? null : { law: key, name: findLaw(key)?.shortName ?? key, end: at };
  }

  /** What the head of the column of a place says of the numbers below it. */
  columnOf(at: number): 'COUNTS' | 'CITES' | null {
    if (!this.isRow(at)) return null;
    let from = lineStart(this.text, at);
    const own = from;
    for (let rows = 0; rows < ROWS && from > 0; rows++) {
      const above = lineStart(this.text, from - 1);
      if (!/[|\t]/u.test(lineOf(this.text, above))) break;
      from = above;
    }
    if (from === own) return null;
    const head = lineOf(this.text, from).split(/[|\t]/u)[columnOf(this.text, at)] ?? '';
    return CITES.test(head) ? 'CITES' : COUNTS.test(head) ? 'COUNTS' : null;
  }

  /** The law before a place in its cell, or at the head of its column. */
  cellLaw(at: number): LawAt | null {
    const before = this.text.slice(lineStart(this.text, at), at);
    const from = at - (before.split(SEPARATOR).at(-1)?.length ?? 0);
    const own = this.mentions.slice(firstFrom(this.mentions, from), firstFrom(this.mentions, at)).at(-1);
    if (own && from < at) return own.law;
    const table = this.tableAt(from);
    return table && at < table.to ? (table.columns.get(columnOf(this.text, at)) ?? null) : null;
  }
}
