import { ROLE } from './party-cues.rules.ts';
import type { NameAt } from './names.rules.ts';
import type { Prose } from '../prose.rules.ts';

/** The lines where a document is signed: who signs, under which words. */

export interface SignatureAt {
  name: NameAt;
  /** «el arrendador», «testigo»; null: nothing is written there. */
  label: string | null;
  isOther: boolean;
  /** Where its lines begin, the label above included. */
  from: number;
}

interface Cell {
  start: number;
  end: number;
  line: number;
  column: number;
  columns: number;
}

const MARK =
  /\(?\b(?:firma(?:do|da|s)?(?: (?:autografa|ilegible|y huella|electronica))?|rubrica|huella(?: digital)?)\b\)?/;
const LABEL = new RegExp(
  `^[\\s(«"“]*(?:por )?(?:(?:el|la|los|las|mi|su|nombre y firma del?|firma del?|acepto|aceptamos|acepta|por) )*["“«]?(?:${ROLE}|testig[oa]s?(?: de identificacion)?|notari[oa](?: public[oa])?[^\\n\\t]{0,30}|ante mi|otorg[oa]|acept[oa](?: el poder)?|deudor|interprete|perit[oa]|juez[a]?|magistrad[oa]s?|protesto lo necesario|abogad[oa][a-z ]{0,20}|conforme|por su propio derecho|poderdante|mandatari[oa]|atentamente)(?:\\(s\\)|\\(a\\))?(?: solidari[oa]s?| unic[oa]| legal| general)?[»"”:.)\\s]*`,
);
const OTHER = /testig|notari|ante mi|interprete|perit|juez|magistrad|abogad|secretari[oa] de acuerdos|corredor/;
/** Written beside a name in its own cell. */
const BESIDE_NAME =
  /^(?:[\s(«"“_.:-]|(?:firma(?:do|da)?|rubrica|huella|por|p\.? ?p\.?|lic|licenciad[oa]|ing|ingenier[oa]|c\.? ?p|c|arq|dr[a]?|prof|profa|mtr[oa]|sr[a]?|senor[a]?|don|dona|nombre|suscriptor[a]?|testigo|aval|acepto|el|la)[\s.:)]+)*$/;

const MARK_LENGTH = 40;
const MARK_BEFORE = /\(?(?:firma(?:do|da)?|rubrica|huella)\)[\s.:,-]*(?:(?:lic|ing|c|dr|dra|sr|sra|prof)\.? )?$/;
/** «… Solórzano Batis. Firma.-»; «la señora Castro firma» is a sentence. */
const MARK_BEHIND = /^(?:[\s,]*\(|\.[\s-]*)(?:firma(?:do|da)?|rubrica|huella)\b/;
const LINES_ABOVE = 5;

/** A label that is all that stands before a name. */
const wholeLabel = (lead: string): string | null => {
  const label = LABEL.exec(lead)?.[0];
  return label !== undefined && lead.trim().length - label.trim().length < 4 ? label : null;
};

/** Names that stand alone in a line or a cell. */
export function findSignatures(prose: Prose, names: readonly NameAt[]): SignatureAt[] {
  const { folded } = prose;
  const cells = cellsOf(folded);
  const found: SignatureAt[] = [];
  let at = 0;
  const firstMark = signingFrom(folded);
  let group: string | null = null;
  for (const [index, cell] of cells.entries()) {
    if (cell.start < firstMark) continue;
    const words = folded.slice(cell.start, cell.end);
    while ((names[at]?.end ?? Infinity) <= cell.start) at++;
    const inside: NameAt[] = [];
    for (let each = at; (names[each]?.start ?? Infinity) < cell.end; each++) {
      const name = names[each];
      if (name && name.start >= cell.start) inside.push(name);
    }
    if (inside.length === 0) {
      if (cell.columns === 1 && LABEL.test(words) && words.length < 60) group = words;
      continue;
    }
    for (const name of inside) {
      const written = folded.slice(cell.start, name.start);
      const behind = folded.slice(name.end, cell.end);
      const hasMark = MARK_BEFORE.test(written.slice(-MARK_LENGTH)) || MARK_BEHIND.test(behind.slice(0, MARK_LENGTH));
      const lead = written.replace(MARK, '');
      const rest = behind.replace(MARK, '').trim();
      const leadLabel = wholeLabel(lead);
      const isAlone = BESIDE_NAME.test(lead) || leadLabel !== null;
      const isWhole = rest.length < 4 || LABEL.test(rest) || /^[(\-–]/.test(rest);
      if (!(isAlone && isWhole) && !hasMark) continue;
      const above = labelAbove(folded, cells, index);
      const own = leadLabel ?? LABEL.exec(rest)?.[0] ?? above?.label ?? (/testig/.test(group ?? '') ? group : null);
      const label =
        own
          ?.replace(/[«»"“”().:_]/g, ' ')
          .replace(/\s+/g, ' ')
          .trim() || null;
      found.push({
        name,
        label,
        isOther:
          OTHER.test(`${label ?? ''} ${rest.startsWith('notari') ? rest : ''}`) || /notari[oa]/.test(rest.slice(0, 40)),
        from: above?.start ?? cell.start,
      });
    }
  }
  return found;
}

/** Where the part that is signed begins: at the latest mark or label that opens the end of the document. */
function signingFrom(folded: string): number {
  const tail = Math.floor(folded.length * 0.45);
  const mark = /\(firma|\(rubrica|\(huella|\bfirma(?:n|mos|do)?\b|protesto lo necesario|atentamente/.exec(
    folded.slice(tail),
  );
  return mark ? Math.max(0, tail + mark.index - 400) : Math.max(0, Math.floor(folded.length * 0.7) - 200);
}

function cellsOf(folded: string): Cell[] {
  const cells: Cell[] = [];
  let line = 0;
  let from = 0;
  for (const words of folded.split('\n')) {
    const parts = words.split('\t');
    let start = from;
    for (const [column, part] of parts.entries()) {
      if (part.trim() !== '') cells.push({ start, end: start + part.length, line, column, columns: parts.length });
      start += part.length + 1;
    }
    from += words.length + 1;
    if (words.trim() !== '') line++;
  }
  return cells;
}

/** The label of the same column in the lines above, not passing another name's line of the column. */
function labelAbove(folded: string, cells: readonly Cell[], at: number): { label: string; start: number } | null {
  const own = cells[at];
  if (!own) return null;
  for (let index = at - 1; index >= 0; index--) {
    const cell = cells[index];
    if (!cell || own.line - cell.line > LINES_ABOVE) return null;
    const isAbove =
      cell.line < own.line &&
      (cell.columns === own.columns ? cell.column === own.column : cell.columns === 1 || own.columns === 1);
    if (!isAbove) continue;
    const words = folded.slice(cell.start, cell.end);
    const label = words.length < 70 ? LABEL.exec(words)?.[0] : undefined;
    if (label && label.trim().length > 2) return { label, start: cell.start };
  }
  return null;
}
