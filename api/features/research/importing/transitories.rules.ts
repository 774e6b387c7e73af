import { MONTHS } from '#schema/text/days.ts';
import { dayOf } from '#schema/lib/days.ts';
import { foldInPlace, printOrdinal, readOrdinal } from '#api/legal-language/index.ts';

/** The transitory articles that are printed behind a law, and behind the decrees that reformed it. */

interface ImportedTransitory {
  /** 0: the only one. */
  number: number;
  label: string;
  text: string;
}

export interface ImportedDecree {
  publishedOn: string;
  name: string | null;
  isOriginal: boolean;
  /** The file ends inside of it. */
  isCut: boolean;
  articles: ImportedTransitory[];
}

/** All patterns read folded text: no accents, lower case, the same length. */
const MONTH = `(?:${MONTHS.join('|')})`;
const DATE = `(?<day>\\d{1,2})(?:o\\.?|º|°)?\\s+de\\s+(?<month>${MONTH})\\s+(?:del?\\s+)?(?<year>\\d{4})`;
const PUBLISHED = new RegExp(
  `^publicad[oa]s?\\s+en\\s+el\\s+diario\\s+oficial\\s+de\\s+la\\s+federacion,?\\s+(?:el\\s+)?${DATE}`,
);
/** Between the decrees of a text without lines: «D.O.F. 9 DE ENERO DE 1954.». */
const INLINE = new RegExp(`(?<![\\p{L}(,]\\s?)(?:d\\.o\\.f\\.|g\\.o\\.(?:\\s?d\\.f\\.|\\s?cdmx)?)\\s+${DATE}\\.`, 'gu');
const REFORMS_TITLE = /transitorios\s+de\s+(?:los\s+)?decretos?\s+de\s+reforma/;
const NAME =
  /^\W{0,3}(?:decreto|ley|reformas?|acuerdo|resolucion|sentencia|fe\s+de\s+erratas|aclaracion|nota|oficio|puntos|declara|anexo|tasas|cantidades|actualizacion)/;

const UNIT = '(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa])';
const TEN = '(?:decim|vigesim|trigesim|cuadragesim|quincuagesim|sexagesim)[oa]';
const WORD = `(?:${TEN}\\s?${UNIT}|${TEN}|${UNIT}|undecim[oa]|duodecim[oa]|unic[oa])(?!\\p{L})`;
const HEAD = '(?:articulos?|arts?\\.?)\\s+';
const LABEL = `(?:(?<head>${HEAD})?(?<word>${WORD})|(?<numbered>${HEAD})(?<digits>\\d{1,2})(?:o\\.?(?!\\p{L})|[º°]\\.?)?|(?<marked>\\d{1,2})(?:o\\.?(?!\\p{L})|[º°]))`;
const SUFFIX = '(?:\\s+(?<suffix>bis|ter|quater)(?!\\p{L}))?';
const STOP = '(?:\\s+transitori[oa])?\\s?(?:[.:]\\s?[-–—]*|[-–—]+)[-–—.\\s]*';
const AT_START = new RegExp(`^[\\s"“«\\[(]{0,3}${LABEL}${SUFFIX}${STOP}(?=[\\p{L}"“«\\[(¿…\\d]|$)`, 'u');
const INSIDE = new RegExp(`(?<=[.;:»”")\\]]\\s)${LABEL}${SUFFIX}${STOP}(?=[\\p{L}"“«\\[(¿])`, 'gu');

const TITLE =
  /^[\s"“«[(]{0,3}(?:(?:articulos?|disposicion(?:es)?|normas?|regimen)\s+)?transitori[oa]s?(?!\p{L})(?<rest>.*)$/su;
/** «…para quedar como sigue: ……… Transitorios». */
const TITLE_AT_END = /[….:]\s+(?:articulos?\s+)?transitorios?[:.]?$/;
const OF_A_LAW = /^\s+(?:de\s+la|del|de\s+las|de\s+los|por)\s/;
const SIGNATURE =
  /(?:^|\s)(?:(?:ciudad\s+de\s+)?mexico,?\s?(?:d\.?\s?f\.?,?\s?)?,?\s?(?:a\s+(?:los\s+)?(?:\d{1,2}|[a-z]+)\s+(?:dias\s+)?del?\s|\d{1,2}\s+de\s)|en\s+cumplimiento\s+de\s+lo\s+dispuesto\s+por\s+la\s+fraccion\s+i\s+del\s+articulo\s+89|salon\s+de\s+(?:sesiones|comisiones)|sala\s+de\s+comisiones|por\s+(?:lo\s+)?tanto,?\s+mando\s+se\s|dad[oa]\s+en\s+(?:el|la)\s+(?:palacio|residencia|salon)|recinto\s+(?:legislativo|de\s+la)|n\.\s+de\s+e\.\s)/;
/** A notice of the publisher that a decree has none. */
const HAS_NONE = /no\s+senala\s+disposiciones\s+transitorias/;

const dayIn = (groups: Record<string, string | undefined>): string | null =>
  dayOf(Number(groups['year']), MONTHS.indexOf(groups['month'] as (typeof MONTHS)[number]) + 1, Number(groups['day']));

interface Label {
  number: number;
  label: string;
  isWord: boolean;
}

function labelIn(groups: Record<string, string | undefined>): Label | null {
  const { word, suffix } = groups;
  const digits = groups['digits'] ?? groups['marked'];
  const number = word ? (word.startsWith('unic') ? 0 : readOrdinal(word)) : Number.parseInt(digits ?? '', 10);
  if (number === null || Number.isNaN(number)) return null;
  const printed = number === 0 ? 'Único' : printOrdinal(number);
  const own = suffix ? ` ${suffix.charAt(0).toUpperCase()}${suffix.slice(1)}` : '';
  return { number, label: printed + own, isWord: word !== undefined };
}

/** Reads the transitory articles of one decree, line by line. */
class DecreeReader {
  readonly articles: ImportedTransitory[] = [];
  private last: (Label & { lines: string[] }) | null = null;
  private isOpen: boolean;
  /** A heading stands above, and nothing below it yet. */
  private isTitled = false;

  /** `isInline`: printed in one line, only the transitory articles. */
  constructor(
    isOpen: boolean,
    private readonly isInline: boolean,
  ) {
    this.isOpen = isOpen || isInline;
  }

  read(line: string): void {
    const folded = foldInPlace(line);
    const title = TITLE.exec(folded);
    const rest = title?.groups?.['rest'] ?? '';
    if (title && this.isTitle(line, folded, rest)) return this.openTitle(line.slice(line.length - rest.length));
    if (!this.isOpen && TITLE_AT_END.test(folded)) return this.openTitle('');
    if (!this.isOpen || HAS_NONE.test(folded)) return;
    this.readText(line, folded);
  }

  /** «TRANSITORIOS», «Transitorio Primero.-», «Disposiciones Transitorias del Código…»; not «Transitorios que se…». */
  private isTitle(line: string, folded: string, rest: string): boolean {
    if (!/^[\s"“«[(]{0,3}\p{Lu}/u.test(line) || REFORMS_TITLE.test(folded.slice(0, 80))) return false;
    if (/^[\s.:\])»”"-]*$/u.test(rest) || /^\s?[.:]\s?-?\s*\p{L}/u.test(rest) || /^\s?\(/.test(rest)) return true;
    return AT_START.test(rest) || (OF_A_LAW.test(rest) && !/[;,]$/.test(rest.trim()));
  }

  private openTitle(rest: string): void {
    this.close();
    this.isOpen = true;
    this.isTitled = true;
    const folded = foldInPlace(rest);
    if (OF_A_LAW.test(folded) || /^\s?\(/.test(folded)) {
      // «DISPOSICIONES TRANSITORIAS DEL CÓDIGO FISCAL DE LA FEDERACIÓN ARTÍCULO SEGUNDO. …».
      const label = new RegExp(`(?<=\\s)(?=${HEAD}(?:${WORD}|\\d))`, 'u').exec(folded);
      if (label && /^\p{Lu}/u.test(rest.slice(label.index))) this.read(rest.slice(label.index));
      return;
    }
    const text = rest.replace(/^[\s.:\])»”"-]+/u, '');
    if (text !== '') this.readText(text, foldInPlace(text));
  }

  private readText(line: string, folded: string): void {
    const match = AT_START.exec(folded);
    const label = match?.groups ? labelIn(match.groups) : null;
    if (match && label && this.begins(label)) {
      this.open(label);
      return this.readBody(line.slice(match[0].length), folded.slice(match[0].length));
    }
    if (this.isInline && this.last === null) return this.beginWithin(line, folded);
    // «TRANSITORIO. El presente Decreto…»: the only one, without its label.
    if (this.last === null && this.isTitled && !SIGNATURE.test(folded.slice(0, 80)) && this.articles.length === 0)
      this.open({ number: 0, label: 'Único', isWord: true });
    if (this.last !== null) this.readBody(line, folded);
  }

  /** «DECRETO QUE REFORMA… ARTÍCULO 1o.- El presente…». */
  private beginWithin(line: string, folded: string): void {
    for (const match of folded.matchAll(INSIDE)) {
      const label = match.groups ? labelIn(match.groups) : null;
      if (!label || label.number > 1 || !/^\p{Lu}/u.test(line.slice(match.index))) continue;
      this.open(label);
      const from = match.index + match[0].length;
      return this.readBody(line.slice(from), folded.slice(from));
    }
  }

  /** A label that goes on the numbers, or begins them anew. */
  private begins({ number, isWord }: Label): boolean {
    if (this.last === null) return true;
    return isWord === this.last.isWord && (number > this.last.number || number === 1);
  }

  /** The text of an article, up to the next label within the line and to the signatures. */
  private readBody(line: string, folded: string): void {
    INSIDE.lastIndex = 0;
    for (let match = INSIDE.exec(folded); match; match = INSIDE.exec(folded)) {
      const label = match.groups ? labelIn(match.groups) : null;
      const isNext =
        label !== null && label.number === (this.last?.number ?? 0) + 1 && label.isWord === this.last?.isWord;
      if (!label || !isNext || !/^\p{Lu}/u.test(line.slice(match.index))) continue;
      this.add(line.slice(0, match.index), folded.slice(0, match.index));
      this.open(label);
      const from = match.index + match[0].length;
      return this.readBody(line.slice(from), folded.slice(from));
    }
    this.add(line, folded);
  }

  private add(line: string, folded: string): void {
    const end = SIGNATURE.exec(folded);
    // «…a más tardar en México, a los …» is a sentence; a signature stands at the start or behind a full stop.
    const isEnd = end !== null && (end.index === 0 || /[.;:»”"\])]\s*$/.test(folded.slice(0, end.index)));
    const kept = (isEnd ? line.slice(0, end.index) : line).trim();
    if (kept !== '') this.last?.lines.push(kept);
    if (isEnd) {
      this.close();
      this.isOpen = false;
    }
  }

  private open(label: Label): void {
    this.close();
    this.isTitled = false;
    this.last = { ...label, lines: [] };
  }

  private close(): void {
    if (this.last && this.last.lines.length > 0)
      this.articles.push({ number: this.last.number, label: this.last.label, text: this.last.lines.join('\n') });
    this.last = null;
  }

  /** `isCutOff`: the text ends in a sentence. An article that is open there is not held. */
  end(isCutOff: boolean): { articles: ImportedTransitory[]; isCut: boolean } {
    const isCut = isCutOff && this.last !== null;
    if (isCut) this.last = null;
    this.close();
    return { articles: this.articles, isCut };
  }
}

interface Block {
  publishedOn: string;
  name: string | null;
  isOriginal: boolean;
  lines: string[];
}

/** Lines, with those of decrees that are printed one behind the other parted. */
function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const cuts = [...foldInPlace(line).matchAll(INLINE)].map(({ index }) => index);
    return [0, ...cuts].map((from, at) => line.slice(from, cuts[at] ?? line.length).trim());
  });
}

function blocksOf(text: string, publishedOn: string): Block[] {
  let open: Block = { publishedOn, name: null, isOriginal: true, lines: [] };
  const blocks = [open];
  const begin = (day: string, name: string | null, rest: string): void => {
    open = { publishedOn: day, name, isOriginal: false, lines: rest === '' ? [] : [rest] };
    blocks.push(open);
  };
  for (const line of linesOf(text)) {
    const folded = foldInPlace(line);
    const published = PUBLISHED.exec(folded);
    const inline = published ? null : new RegExp(`^${INLINE.source}`, 'u').exec(folded);
    const found = published ?? inline;
    const day = found?.groups ? dayIn(found.groups) : null;
    if (!found || day === null) {
      open.lines.push(line);
      continue;
    }
    begin(day, published ? nameAbove(open.lines) : null, line.slice(found[0].length).replace(/^[\s.]+/, ''));
  }
  return blocks;
}

/** The title of a decree stands right above the day of its publication, in one line or two. */
function nameAbove(lines: string[]): string | null {
  const isName = (line: string | undefined): boolean => line !== undefined && NAME.test(foldInPlace(line));
  const count = [1, 2, 3].find((each) => isName(lines.at(-each)));
  if (count === undefined) return null;
  return lines.splice(-count).join(' ').replace(/\s+/g, ' ').trim();
}

/** Whether a text ends in the middle of a sentence: files are cut at a number of characters. */
const isCutOff = (text: string): boolean => text.trim() !== '' && !/[.;:»”"\])…_-]\s*$/.test(text);

/** The decrees of a law with their transitory articles, that of the law itself first. */
export function readTransitories(original: string, reforms: string, publishedOn: string): ImportedDecree[] {
  const isCut = isCutOff(reforms === '' ? original : reforms);
  const isInline = reforms === '' && !original.includes('\n');
  const blocks = blocksOf(`${original}\n${reforms}`, publishedOn);
  return blocks.map(({ lines, ...facts }, at) => {
    const reader = new DecreeReader(facts.isOriginal, isInline);
    for (const line of lines) reader.read(line);
    return { ...facts, ...reader.end(isCut && at === blocks.length - 1) };
  });
}
