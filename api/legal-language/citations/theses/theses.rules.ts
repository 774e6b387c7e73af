/** Theses and case law (tesis y jurisprudencia): by their key (clave) of any época and by their digital registry. */
import type { ThesisReference } from '../reference-types.ts';
import { pairTheses } from './thesis-pairs.rules.ts';
import { titleNear } from './thesis-titles.rules.ts';

const ROMAN = '[IVXLCDM]{1,9}';
const DOT = '[.,]?\\s?';
const EPOCH = `(?:\\s?[,]?\\s?\\(\\s?(?<epoch>9|10|11|12|D[EÉ]CIMA|UND[EÉ]CIMA|DUOD[EÉ]CIMA|NOVENA)\\s?[aª°]?\\.?(?:\\s[EÉ]POCA)?\\s?\\))?`;
const MATTER = 'CS|AF|PO|[ACKLPT]';
const J = 'J\\s?[./]?\\s?';
/** `1a./J. 22/2016 (10a.)`, `P. LXXVII/99`, `2a. LV/2018 (10a.)`. */
const COURT = `(?<court>P(?:leno)?|[1-4]\\s?[aª°])${DOT}(?:(?<j>[/.]?\\s?J\\.?)\\s?(?<number>\\d{1,4})|(?<roman>${ROMAN}))\\s?/\\s?(?<year>(?:19|20)?\\d\\d)(?!\\d)`;
const ORDINAL = '\\d{1,2}\\s?[oº°0]';
const CIRCUIT_MATTERS = `(?:(?:[ACEPTML]|CS)${DOT}){0,4}`;
const REGION = `\\(\\s?${ROMAN}\\sREGI[OÓ]N\\s?\\)`;
/** `I.6o.C.381 C`, `XX.2o. J/24`, `(IV Región)1o.14 L`, `XVI.1o.A. J/7 A`. */
const CIRCUIT = `(?<circuit>(?:${REGION}\\s?|${ROMAN}${DOT}(?:${REGION}\\s?)?)${ORDINAL}${DOT}${CIRCUIT_MATTERS}(?:${REGION}\\s?)?)(?:J\\s?[./]\\s?(?<circuitJ>\\d{1,4})(?:\\s(?<jMatter>${MATTER})(?![\\p{L}]))?|(?<circuitNumber>\\d{1,4})\\s(?<matter>${MATTER})(?![\\p{L}]))`;
/** Octava época: `XX. J/31`, without the number of the court. */
const SINGLE = `(?<single>(?:X{0,3}(?:IX|IV|V?I{0,3}))\\.\\s?)J/(?<singleJ>\\d{1,4})`;
/** `PC.I.C. J/57 C (10a.)`, `PR.P.T.CN. J/11 L (11a.)`, `PR.CRT. J/6 A (11a.)`. */
const PLENARY = `(?<plenary>P\\.?[CR]\\.\\s?(?:(?:${ROMAN}|CRT|[A-Z]{1,2})${DOT}){1,5})(?:${J}(?<plenaryJ>\\d{1,4})|(?<plenaryNumber>\\d{1,4}))(?:\\s(?<plenaryMatter>${MATTER})(?![\\p{L}]))?`;
const KEY = new RegExp(
  `(?<![\\p{L}\\d./-])(?:${PLENARY}|${COURT}|${CIRCUIT}|${SINGLE})${EPOCH}(?![\\p{L}\\d/])`,
  'giu',
);
const REGULAR =
  /^(?:P\.(?:\/J\. \d{1,4}| [IVXLCDM]+)\/(?:\d\d|\d{4})|[1-4]a\.(?:\/J\. \d{1,4}| [IVXLCDM]+)\/(?:\d\d|\d{4})|P[CR]\.(?:[A-Z]+\.){1,4}(?: J\/\d+| ?\d+)(?: [A-Z]{1,2})?|(?:\([IVX]+ Región\)|[IVX]+\.)(?:\([IVX]+ Región\))?\d{1,2}o\.(?:[A-Z]{1,2}\.){0,4}(?:\([IVX]+ Región\) ?)?(?: J\/\d+(?: [A-Z]{1,2})?| ?\d+ [A-Z]{1,2})|[IVX]+\. J\/\d+)(?: \((?:9|10|11|12)a\.\))?$/u;

const REGISTRY_WORD =
  '(?:(?:con\\s)?(?:el\\s)?(?:n[uú]m(?:ero|\\.)\\s(?:de\\s)?)?(?:registros?|reg\\.?)(?:\\s(?:digital(?:es)?|electr[oó]nico|dig\\.?|IUS|SCJN|SJF|de\\stesis|de\\sIUS|en\\sel\\ssistema|de\\sl[ao]\\s(?:primer|segund|tercer|cuart|quint|[uú]ltim|mism|citad)[ao](?:\\stesis)?))?|\\btesis(?=\\s\\d{7}(?!\\d))|\\bIUS|R\\.?\\s?D\\.?|detalle/tesis/)';
const REGISTRY = new RegExp(
  `(?<![\\p{L}\\d])${REGISTRY_WORD}(?:\\s?(?:es\\sel\\s)?(?:n[uú]m(?:ero|\\.)?|no\\.|n[°º.]|#)?\\s?:?\\s?)(?<list>\\d[\\d,.’' ]{0,12}\\d(?:(?:\\s?,\\s|\\s(?:y|e|o)\\s)\\d{6,7}){0,20})(?![\\d/])`,
  'giu',
);
const OTHER_REGISTRY =
  /(?:marca|patente|sanitari|patronal|contribuyentes|imss|propiedad|p[uú]blico|civil|naval|folio|catastral)[^.;]{0,24}$/iu;

const EPOCHS: Record<string, string> = {
  NOVENA: '9',
  DÉCIMA: '10',
  UNDÉCIMA: '11',
  DUODÉCIMA: '12',
  DECIMA: '10',
  UNDECIMA: '11',
  DUODECIMA: '12',
};

const tight = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s,]+/g, '')
    .replace(/\.+/g, '.');

/** `XVII 1o C T` → `XVII.1o.C.T.` */
const stops = (written: string): string =>
  (
    written
      .toUpperCase()
      .match(
        /\(\s?[IVX]+ REGI[OÓ]N\s?\)|\d{1,2}\s?[Oº°0](?=[\s.,(A-Z]|$)|CRT|CS|CN|[IVXLCDM]{2,}|[A-Z]{1,2}(?=[\s.,]|$)|[A-Z]/gu,
      ) ?? []
  )
    .map((part) => {
      if (part.startsWith('(')) return part.replace(/\(\s?([IVX]+) REGI[OÓ]N\s?\)/u, '($1 Región)');
      const ordinal = /^(\d{1,2}?)\s?[Oº°0]$/u.exec(part);
      return ordinal ? `${ordinal[1]}o.` : `${part}.`;
    })
    .join('');

type Groups = Record<string, string | undefined>;

function canonical(groups: Groups): string {
  const { court, j, number, roman, year, circuit, circuitJ, circuitNumber, jMatter, matter } = groups;
  const { single, singleJ, plenary, plenaryJ, plenaryNumber, plenaryMatter, epoch } = groups;
  const tail = epoch ? ` (${EPOCHS[epoch.toUpperCase()] ?? epoch}a.)` : '';
  const suffix = (letters: string | undefined): string => (letters ? ` ${letters.toUpperCase()}` : '');
  if (court) {
    const name = /^p/iu.test(court) ? 'P.' : `${court[0]}a.`;
    return `${name}${j ? `/J. ${Number(number)}` : ` ${roman?.toUpperCase()}`}/${year}${tail}`;
  }
  if (circuit)
    return `${stops(circuit)}${circuitJ ? ` J/${Number(circuitJ)}${suffix(jMatter)}` : `${Number(circuitNumber)} ${matter?.toUpperCase()}`}${tail}`;
  if (single) return `${tight(single)} J/${singleJ}${tail}`;
  const room = (plenary ?? '')
    .toUpperCase()
    .replace(/[\s,]+/g, '')
    .replace(/^P\.?([CR])/, 'P$1')
    .replace(/(?<![.])$/, '.');
  return `${room} ${plenaryJ ? `J/${plenaryJ}` : plenaryNumber}${suffix(plenaryMatter)}${tail}`.replace(
    /\. (\d)/,
    '.$1',
  );
}

function isPage(text: string, at: number, groups: Groups): boolean {
  // «p. 12/2015»: a page; «c.p. XX/20».
  return groups['court'] !== undefined && /^p$/u.test(text[at] ?? '') && !groups['j'];
}

/** «jurisprudencia 46/2003, de la Primera Sala», «jurisprudencia 11/2003 del TEPJF», «tesis VIII-P-1aS-777». */
const SPOKEN =
  /(?<![\p{L}\d])(?:tesis(?:\sde)?\s)?jurisprudencia\s(?<number>\d{1,4}\/(?:19|20)\d\d),?\s(?:de\sla\s(?<chamber>Primera|Segunda)\sSala|del\s(?<plenary>Pleno)|d(?:el|e\sla)\s(?:TEPJF|Sala\sSuperior|Tribunal\sElectoral))|(?<=(?:tesis|jurisprudencia|precedente)\s)(?<tax>[VIX]{1,4}-(?:P|J|CASR?|TA)-[\p{L}\dª-]{1,8}-\d{1,4})/giu;

function spokenKey({ number, chamber, plenary, tax }: Groups): string {
  if (tax) return tax;
  if (plenary) return `P./J. ${number}`;
  if (chamber) return `${/^p/iu.test(chamber) ? '1a' : '2a'}./J. ${number}`;
  return number ?? '';
}

function findSpoken(text: string): ThesisReference[] {
  return [...text.matchAll(SPOKEN)].map(({ 0: written, index, groups }) => ({
    kind: 'THESIS' as const,
    start: index,
    end: index + written.length,
    key: spokenKey(groups ?? {}),
    registry: null,
    title: null,
    isIrregular: true,
  }));
}

function findKeys(text: string): ThesisReference[] {
  const found: ThesisReference[] = findSpoken(text);
  for (const match of text.matchAll(KEY)) {
    const groups = match.groups ?? {};
    if (isPage(text, match.index, groups)) continue;
    const written = match[0].replace(/\s+/g, ' ');
    found.push({
      kind: 'THESIS',
      start: match.index,
      end: match.index + match[0].length,
      key: canonical(groups),
      registry: null,
      title: null,
      isIrregular: !REGULAR.test(written),
    });
  }
  return found;
}

/** «registro digital» of more digits than any has is one that does not exist, not the end of it. */
const LONG = /(?<!\d)\d{8,12}(?!\d)/g;
const DIGITS = /(?<!\d)\d{6,7}(?!\d)|\d[ ,.’']\d{3}[ ,.’']\d{3}(?!\d)|\d{3}[ ,.’']\d{3}(?!\d)/g;

function findRegistries(text: string): ThesisReference[] {
  const found: ThesisReference[] = [];
  for (const match of text.matchAll(REGISTRY)) {
    if (OTHER_REGISTRY.test(text.slice(Math.max(0, match.index - 50), match.index))) continue;
    const list = match.groups?.['list'] ?? '';
    const from = match.index + match[0].length - list.length;
    const isLong = /digital/iu.test(match[0]) && /^\d{8,12}$/.test(list.trim());
    [...list.matchAll(isLong ? LONG : DIGITS)].forEach((digits, at) => {
      const registry = digits[0].replace(/\D/g, '');
      const start = at === 0 ? match.index : from + digits.index;
      const end = from + digits.index + digits[0].length;
      found.push({ kind: 'THESIS', start, end, key: null, registry, title: null, isIrregular: false });
    });
  }
  return found;
}

/** Left to right, in places of the cleaned text. */
export function findTheses(text: string): ThesisReference[] {
  const all = [...findKeys(text), ...findRegistries(text)].toSorted((a, b) => a.start - b.start);
  const found = pairTheses(text, all);
  found.forEach((thesis, at) => {
    thesis.title = titleNear(text, thesis, found[at - 1]?.end ?? 0, found[at + 1]?.start ?? text.length);
  });
  return found;
}
