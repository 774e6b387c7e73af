import { hasArticle, laws, normaliseArticle } from './law-index.ts';
import { lawAt, lawBefore, type LawAt } from './law-mentions.rules.ts';

/** A citation of a statute as it is written in prose. */
export interface FoundCitation {
  start: number;
  end: number;
  /** Key of the law; `null` when it is not held or none is named. */
  law: string | null;
  /** The law as written; `null` when none is named. */
  lawName: string | null;
  /** The law was taken from what was said before, not named here. */
  isInferred: boolean;
  article: string;
  fraction: string | null;
  letter: string | null;
  section: string | null;
  paragraph: string | null;
  /** All of them in one: `apartado A, fr. XXII`. */
  detail: string | null;
}

const LATIN =
  'bis|ter|qu[aá]ter|quinquies|quintus|sexies|sexties|sextus|septies|s[eé]ptimus|octies|octavus|nonies|novenus|decies|undecies|duodecies|terdecies|quaterdecies';
const SUFFIX = `(?:[\\s.-]{0,2}(?:${LATIN})(?![\\p{L}])(?:[\\s-]\\d{1,3}(?!\\d))?)`;
const NUMBER = `\\d{1,6}(?!\\d)(?:\\.\\d{1,4}(?!\\d))?(?:o(?![\\p{L}])\\.?|\\s?[º°ª]\\.?)?(?:\\s?[-–](?:[A-ZÑ](?![\\p{L}\\d])|\\d{1,3}(?!\\d)))?${SUFFIX}?`;
const ROMAN = `[IVXLCDM]+(?![\\p{L}\\d])(?:\\s(?:bis|ter|qu[aá]ter)(?![\\p{L}])(?:\\s\\d{1,2})?)?`;
const LETTER = `["“«]?[a-zñ]{1,2}["”»]?\\)`;
const ORDINAL =
  '(?:primer|segund|tercer|cuart|quint|sext|s[eé]ptim|octav|noven|d[eé]cim|pen[uú]ltim|[uú]ltim|final)(?:o|a|os|as|es)?';
const listOf = (item: string): string => `${item}(?:(?:\\s?,\\s?|\\s?,?\\s(?:y|o|a|al|e)\\s)${item}){0,20}`;

const FRACTION = `(?:fracci[oó]n(?:es)?|fracc?s?\\.?|frs?\\.?)\\s?(?<fraction>${listOf(ROMAN)})`;
const INCISO = `inc(?:isos?|s?\\.)\\s?(?<letter>${listOf(LETTER)})`;
const SECTION = `apartados?\\s["“«']?(?<section>[A-H])["”»']?(?![\\p{L}])`;
const PARAGRAPH = `(?<paragraph>p[aá]rrafos?\\s${listOf(ORDINAL)}(?![\\p{L}])|${listOf(ORDINAL)}\\sp[aá]rrafos?)`;
const PARTS = [FRACTION, INCISO, SECTION, PARAGRAPH];
const LEAD = `(?:\\s?,\\s?|\\s)?(?:y\\s)?(?:en\\ssu\\s|de\\ssu\\s|de\\sla\\s|del\\s|su\\s|el\\s)?\\(?`;
const DETAILS = PARTS.map((part) => new RegExp(`${LEAD}${part}\\)?`, 'iuy'));

const HEAD =
  /(?<![\p{L}\d])(art[ií]culos?|arts?\.?|numeral(?:es)?|preceptos?)\s{0,3}(?:n[uú]m(?:eros?|s?\.)\s)?(?=\d)/giu;
const SHORT_NAMES = laws()
  .map((law) => law.shortName)
  .filter((name) => /^\p{Lu}[\p{L}]{1,9}$/u.test(name) && /\p{Lu}.*\p{Lu}/u.test(name))
  .toSorted((a, b) => b.length - a.length);
const BY_SHORT_NAME = new Map(laws().map((law) => [law.shortName, law.key]));
const ABBREVIATED = new RegExp(`(?<![\\p{L}\\d])(${SHORT_NAMES.join('|')})(?:,\\s?|\\s)(?=\\d)`, 'gu');

const ONE = new RegExp(NUMBER, 'iuy');
const NEXT = new RegExp(
  `(?<joint>\\s?,\\s?(?:y\\s|e\\s|o\\s)?|\\s(?:y|e|o|u|a|al)\\s|\\s?[–—]\\s?)(?:(?:el|los|del|de\\slos)\\s)?(?=\\d)`,
  'iuy',
);
const COUNTED =
  /^\s?(?:%|por\s?ciento|(?:d[ií]as?|meses|mes|a[nñ]os?|horas?|pesos|umas?|salarios?|semanas?|veces|de\s(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))(?!\p{L}))/iu;
const TRANSITORY = /^\s?,?\s?transitorio/iu;
const JOIN =
  /(?:\s?,?\sy\sdem[aá]s\s(?:relativ|aplicabl|correlativ)[aeo]s(?:\sy\s(?:aplicabl|relativ|concordant|correlativ)[aeo]s)?)?(?:\s?,\s?|\s)?(?<open>\()?(?<of>(?:todos|ambos)\s)?(?<article>(?:de|en)\s(?:la|el|los|las)\s|del\s|de\s)?(?<same>(?:(?:mism|citad|referid|propi|dich|mencionad|invocad|est|es)(?:o|a|e)\s)?(?:ordenamiento|cuerpo\slegal|ley|c[oó]digo)(?!\p{L})(?!\s(?:de|del|federal|general|nacional|civil|penal|fiscal|org[aá]nica|para|agraria|aduanera|sobre|en|que|reglamentaria)(?!\p{L}))(?:\s(?:citad|invocad|referid|mencionad)[oa])?|ib[ií]dem)?/iuy;

const stick = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

type Details = Pick<FoundCitation, 'fraction' | 'letter' | 'section' | 'paragraph'>;

const NO_DETAILS: Details = { fraction: null, letter: null, section: null, paragraph: null };

/** Fractions, incisos, sections and paragraphs from `at` on, in whatever order. */
function readDetails(text: string, at: number): { details: Details; end: number } {
  const details: Details = { ...NO_DETAILS };
  let end = at;
  for (let round = 0; round < 6; round++) {
    const match = DETAILS.map((pattern) => stick(pattern, text, end)).find(
      (each) =>
        each &&
        Object.entries(each.groups ?? {}).some(([name, value]) => value && details[name as keyof Details] === null),
    );
    if (!match) break;
    for (const [name, value] of Object.entries(match.groups ?? {}))
      if (value) details[name as keyof Details] = value.trim();
    end = match.index + match[0].length;
  }
  return { details, end };
}

const BEFORE = 170;
const DETAIL_WORD =
  /(?<![\p{L}])(?:fracci[oó]n(?:es)?|fracc?s?\.|frs?\.|inc(?:isos?|\.)|apartados?|p[aá]rrafos?|primer|segund|tercer|cuart|quint|sext|[uú]ltim|pen[uú]ltim)/giu;

/** «fracción III del artículo 521»: details that stand before the word «artículo» at `at`. */
function detailsBefore(text: string, at: number, floor: number): { details: Details; start: number } | null {
  const from = Math.max(floor, at - BEFORE);
  for (const word of text.slice(from, at).matchAll(DETAIL_WORD)) {
    const start = from + word.index;
    const { details, end } = readDetails(text, start);
    if (end > start && /^\s?,?\s?(?:del|de\slos|de)\s(?:propio\s|mismo\s|citado\s)?$/iu.test(text.slice(end, at)))
      return { details, start };
  }
  return null;
}

function describe({ fraction, letter, section, paragraph }: Details): string | null {
  const tidy = (value: string): string => value.replace(/\s+/g, ' ');
  const parts = [
    section ? `apartado ${section.toUpperCase()}` : null,
    fraction
      ? `${/[\s,]/.test(fraction.replace(/\s(?:bis|ter|qu[aá]ter)\b/giu, '')) ? 'frs.' : 'fr.'} ${tidy(fraction)}`
      : null,
    letter ? `inciso ${tidy(letter).replace(/["“”«»]/g, '')}` : null,
    paragraph ? tidy(paragraph).toLowerCase() : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
}

const OF_ARTICLE = /^\s?,?\s?(?:del|de\slos)\s(?:propio\s|mismo\s|citado\s)?(?:art|numeral)/iu;

interface Item extends Details {
  start: number;
  end: number;
  printed: string;
}

/** The numbers of one head with their details: «47, fracción II, y 48». */
function readItems(text: string, at: number, isPlural: boolean): { items: Item[]; end: number } {
  const items: Item[] = [];
  let place = at;
  for (let count = 0; count < 60; count++) {
    const number = stick(ONE, text, place);
    if (!number) break;
    const after = number.index + number[0].length;
    const read = readDetails(text, after);
    // «…5 y fracción III del artículo 6»: those details are the next one's.
    const isNext = read.end > after && OF_ARTICLE.test(text.slice(read.end, read.end + 24));
    const { details, end } = isNext ? { details: { ...NO_DETAILS }, end: after } : read;
    if (
      items.length > 0 &&
      (COUNTED.test(text.slice(after, after + 24)) ||
        (!isPlural && !/^(?:\s?,)?\s(?:del?\s|fracci|LFT|\p{Lu}{2})/u.test(text.slice(end, end + 12))))
    )
      break;
    items.push({ ...details, start: number.index, end, printed: number[0].trim() });
    const joint = stick(NEXT, text, end);
    if (!joint) break;
    place = joint.index + joint[0].length;
  }
  return { items, end: items.at(-1)?.end ?? at };
}

interface Reference {
  law: LawAt | null;
  isSame: boolean;
  isShared: boolean;
  end: number;
}

/** The law that follows: «de la LFT», «, Ley de Amparo», «(CPEUM)», «constitucional», «del mismo ordenamiento». */
function readLaw(text: string, at: number): Reference {
  const join = stick(JOIN, text, at);
  const none: Reference = { law: null, isSame: false, isShared: false, end: at };
  if (!join) return none;
  const groups = join.groups ?? {};
  const place = join.index + join[0].length;
  const isShared = groups['of'] !== undefined;
  if (groups['same']) return { law: null, isSame: true, isShared, end: place };
  const law = lawAt(text, place, groups['article'] !== undefined || groups['open'] !== undefined);
  if (!law || (law.law === null && groups['article'] === undefined)) return none;
  const closed =
    /^\s?\((?:[\p{L}.]{2,12})\)/u.exec(text.slice(law.end, law.end + 16))?.[0].length ??
    (groups['open'] && text[law.end] === ')' ? 1 : 0);
  return { law, isSame: false, isShared, end: law.end + closed };
}

/** Numbers that the law itself writes with a dash stay whole; «76-81» of others is a range. */
function numbersOf(printed: string, law: string | null): string[] {
  // «4.5» is how some codes of the states number.
  if (/^\d+\.\d+$/.test(printed)) return [printed];
  const range = /^(\d+)\s?[-–]\s?(\d+)$/.exec(printed);
  if (!range?.[1] || !range[2] || (law && hasArticle(law, printed)) || Number(range[2]) <= Number(range[1]))
    return [normaliseArticle(printed, law ?? undefined)];
  return [range[1], range[2]];
}

const JOINED = /^\s?,?\s?(?:y|e|o|as[ií]\scomo)?\s?(?:(?:de|en|con)?\s?(?:el|los)|del)?\s?$/iu;

class Scanner {
  readonly found: FoundCitation[] = [];
  private lastLaw: LawAt | null = null;
  private lastLawAt = 0;
  private floor = 0;

  constructor(private readonly text: string) {}

  read(at: number, from: number, isPlural: boolean, before: LawAt | null): void {
    const { items, end } = readItems(this.text, from, isPlural);
    const first = items[0];
    if (!first || TRANSITORY.test(this.text.slice(end, end + 16))) return;
    const lead = detailsBefore(this.text, at, this.floor);
    if (lead)
      for (const item of items)
        for (const name of ['fraction', 'letter', 'section', 'paragraph'] as const) item[name] ??= lead.details[name];
    first.start = lead?.start ?? at;
    const reference = before ? { law: before, isSame: false, isShared: false, end } : readLaw(this.text, end);
    if (reference.law && items.length === 1 && !describe(first)) this.readTrailing(first, reference);
    this.give(items, reference, before === null ? at : null);
    this.floor = Math.max(reference.end, end);
    if (reference.law) this.readAlso(reference.end);
  }

  /** «artículo 123 constitucional, apartado A»: details that stand after the law. */
  private readTrailing(item: Item, reference: Reference): void {
    const { details, end } = readDetails(this.text, reference.end);
    // «…de la LFT y fracción II del artículo 5» belongs to the next.
    if (end === reference.end || /^\s?,?\s?del?\s/iu.test(this.text.slice(end, end + 6))) return;
    Object.assign(item, details);
    reference.end = end;
  }

  /** «…47 de la LFT y 123 constitucional»: more numbers without the word «artículo», each group with its law. */
  private readAlso(at: number): void {
    const joint = stick(NEXT, this.text, at);
    if (!joint) return;
    const { items, end } = readItems(this.text, joint.index + joint[0].length, true);
    const reference = items.length > 0 ? readLaw(this.text, end) : null;
    if (!reference?.law) return;
    this.give(items, reference, null);
    this.floor = reference.end;
    this.readAlso(reference.end);
  }

  private give(items: Item[], reference: Reference, head: number | null): void {
    const named = reference.law ?? (head === null || reference.isSame ? null : lawBefore(this.text, head));
    const isNear = !this.text.slice(this.lastLawAt, items[0]?.start).includes('\n\n');
    const law = named ?? (reference.isSame || isNear ? this.lastLaw : null);
    const last = items.at(-1);
    if (last) last.end = Math.max(last.end, reference.end);
    for (const { start, end, printed, ...details } of items)
      for (const article of numbersOf(printed, law?.law ?? null))
        this.found.push({
          start,
          end,
          law: law?.law ?? null,
          lawName: law?.name ?? null,
          isInferred: !named && !reference.isSame && law !== null,
          article,
          ...details,
          detail: describe(details),
        });
    if (named) this.remember(named, items, reference);
  }

  private remember(law: LawAt, items: Item[], { isShared, end }: Reference): void {
    this.lastLaw = law;
    this.lastLawAt = end;
    // «el artículo 47 y el artículo 48, ambos de la LFT»: the ones right before have the law too.
    let from = items[0]?.start ?? 0;
    for (const citation of this.found.slice(-12).toReversed()) {
      if (citation.start >= from) continue;
      const isJoined = JOINED.test(this.text.slice(citation.end, from)) || (isShared && citation.end > from - 80);
      if (!isJoined || (!citation.isInferred && citation.lawName !== null)) break;
      Object.assign(citation, { law: law.law, lawName: law.name, isInferred: !isShared });
      from = citation.start;
    }
  }

  get end(): number {
    return this.floor;
  }
}

const abbreviated = (name: string): LawAt => ({ law: BY_SHORT_NAME.get(name) ?? null, name, end: 0 });

/** Every citation of an article in a text, left to right. Linear in its length. */
export function findCitations(text: string): FoundCitation[] {
  const scanner = new Scanner(text);
  const heads = [
    ...[...text.matchAll(HEAD)].map((match) => ({ match, law: null as LawAt | null })),
    ...[...text.matchAll(ABBREVIATED)].map((match) => ({ match, law: abbreviated(match[1] ?? '') })),
  ].toSorted((a, b) => a.match.index - b.match.index);
  for (const { match, law } of heads) {
    const from = match.index + match[0].length;
    if (match.index < scanner.end) continue;
    // «LFT 2019» is a year.
    if (
      law &&
      /^(?:19|20)\d\d(?!\d)/.test(text.slice(from, from + 5)) &&
      !hasArticle(law.law ?? '', text.slice(from, from + 4))
    )
      continue;
    scanner.read(match.index, from, law !== null || /s\.?$/i.test(match[1] ?? ''), law);
  }
  return scanner.found;
}
