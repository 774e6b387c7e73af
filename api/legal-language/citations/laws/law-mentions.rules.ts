import { anyCase } from './any-case.rules.ts';
import { knownInitials, lawNamedAtStart, laws, lawsNamedIn, type LawFacts } from '#db/content/law-index.ts';
import { foldName } from '#db/content/law-names.rules.ts';
import type { LawAt } from './law-at.ts';
import { endOfLongerName, endOfOwnWords, KINDS, LOOSE_END, NAME_WORDS } from './longer-names.rules.ts';
import { betterDescribed } from './described-laws.rules.ts';
import { replacedNameAtStart } from './replaced-laws.rules.ts';
import { shortenedAt } from './shortened-names.rules.ts';
import { STATES } from './places.rules.ts';
import { stateCodeAt } from './state-codes.rules.ts';

const WINDOW = 240;
/** Characters by which a name may be longer as it is written. */
const SLACK = 12;
/** More words than any name has. */
const MAX_NAME_LENGTH = 20;

const COUNTRIES =
  `espa[nñ]a|colombia|argentina|chile|per[uú]|ecuador|guatemala|costa rica|venezuela|uruguay|bolivia|panam[aá]|francia|alemania|
  italia|portugal|brasil|cuba|honduras|el salvador|nicaragua|paraguay|california|texas|(?:los )?estados unidos(?! mexicanos)|eeuu`.replace(
    /\s*\n\s*/g,
    '',
  );
const PEOPLES =
  'espa[nñ]ol|colombian|argentin|chilen|peruan|ecuatorian|guatemaltec|costarricense|venezolan|uruguay|bolivian|paname[nñ]|franc[eé]s|aleman|italian|portugu[eé]s|brasile[nñ]|cuban|estadounidense';

const SOMEWHERE = `[\\s,]*(?:vigente\\s+|aplicable\\s+)?(?:(?:del?|para|en)\\s+(?:el\\s+|la\\s+|los\\s+)?(?:estado\\b(?!\\s+mexicano)|municipio\\b|(?:${STATES})(?!\\p{L})|(?:${COUNTRIES})(?!\\p{L}))|(?:${PEOPLES})|(?:de\\s+|\\()?(?:${STATES})(?!\\p{L})\\)?)[\\p{L}]*`;
/** What makes «Código Civil» the code of somewhere else. */
const ELSEWHERE = new RegExp(
  `^${anyCase(SOMEWHERE)}(?:\\s+(?:de|[Ll]ibre|y|[Ss]oberano|\\p{Lu}[\\p{L}]+)(?![\\p{L}])){0,8}`,
  'u',
);
const CAPITAL =
  /^[\s,]*(?:(?:vigente|aplicable|en\s+vigor)\s+)?(?:del?|para|en)\s+(?:el\s+|la\s+)?(?:ciudad\s+de\s+m[eé]xico|cdmx|distrito\s+federal|d\.?\s?f\.?(?!\p{L}))/iu;

/** «Código Civil para el Distrito Federal, hoy Ciudad de México». */
/** «el Reglamento en la materia». */
const OF_MATTER = /^Reglamento\s(?:(?:en|de)\sla\smateria|respectivo|correspondiente)(?!\p{L})/u;
const NOW_CAPITAL = /^\s?,?\s\(?(?:hoy|ahora|actualmente)\s(?:de\sla\s)?Ciudad\sde\sM[eé]xico\)?/iu;

const PLACE_BEFORE = new RegExp(
  `(?:(?<!\\p{L})(?:en|de|para)\\s(?:el\\s|la\\s)?(?:estado\\sde\\s)?(?:${STATES}|${COUNTRIES})|derecho\\s(?:${PEOPLES})\\p{L}*)(?!\\p{L})[^.;\\n]*$`,
  'iu',
);

/** «En el derecho español, el 1902 de su…»: whether the words of a sentence before «su código» are of somewhere else. */
export const isElsewhere = (before: string): boolean => PLACE_BEFORE.test(before);

const CAPITAL_BEFORE = /(?<!\p{L})(?:en|de|para)\s(?:la\s)?(?:ciudad\sde\sm[eé]xico|cdmx|capital)(?!\p{L})[^.;\n]*$/iu;
export const isOfCapitalBefore = (before: string): boolean => CAPITAL_BEFORE.test(before);

export const LAW_WORD = 'ley|c[oó]digo|reglamento|constituci[oó]n|convenci[oó]n|pacto|convenio|tratado|estatuto';

const UNHELD = new RegExp(`^${anyCase(KINDS)}(?![\\p{L}])${NAME_WORDS}`, 'u');

/** End in the original of the first `count` folded words from `at` on. */
function endOfWords(text: string, at: number, count: number): number {
  let seen = 0;
  for (const token of text.slice(at, at + WINDOW).matchAll(/\S+/g)) {
    seen += foldName(token[0]).split(' ').filter(Boolean).length;
    if (seen >= count) return at + token.index + token[0].replace(/[^\p{L}\p{N}]+$/u, '').length;
  }
  return at;
}

/** Where the whole official name stands: «…, Reglamentaria del Apartado B) del Artículo 123 Constitucional» is no citation. */
function endOfWhole(text: string, at: number, { name }: LawFacts): number | null {
  if (!name.includes(',')) return null;
  const whole = foldName(name);
  return foldName(text.slice(at, at + name.length + SLACK)).startsWith(whole)
    ? endOfWords(text, at, whole.split(' ').length)
    : null;
}

const INITIALS_OF_NAMES: ReadonlySet<string> = new Set(knownInitials());

/** A single short word must look like an abbreviation where nothing announces a law: «lic. Pérez» is no LIC. */
const isTrusted = (written: string, isAnnounced: boolean): boolean =>
  isAnnounced ||
  /\s|^const/iu.test(written.trim()) ||
  written.length >= 9 ||
  /\p{L}\.\p{L}{2}/u.test(written) ||
  INITIALS_OF_NAMES.has(written.toLowerCase()) ||
  /\p{Lu}.*\p{Lu}/u.test(written);

function elsewhere(text: string, at: number, end: number, law: LawFacts): number {
  const after = text.slice(end, end + 120);
  const place = ELSEWHERE.exec(after) ?? (law.scope === 'LOCAL' ? null : CAPITAL.exec(after));
  return place ? end + place[0].replace(LOOSE_END, '').trimEnd().length : -1;
}

/** Letters alone; those that scanners mistake, or that sound the same, are one: `Códlgo Clvi l` → `codigocibii`. */
const squeeze = (text: string): string =>
  foldName(text)
    .replace(/\b(?:del?|d|la|las|los|el|y|e|en|para|al?|x|p|q)\b/g, '')
    .replace(/ /g, '')
    .replace(/[l1|]/g, 'i')
    .replace(/[06]/g, 'o')
    .replace(/5/g, 's')
    .replace(/rn/g, 'm')
    .replace(/h/g, '')
    .replace(/[zx]/g, 's')
    .replace(/c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/v/g, 'b');
const MIN_LETTERS = 10;

/** Squeezed names by their first three letters, the longest first. */
const squeezed = new Map<string, { name: string; law: LawFacts }[]>();
for (const law of laws())
  for (const each of [law.name, ...law.aliases]) {
    const name = squeeze(each);
    if (name.length < MIN_LETTERS) continue;
    const start = name.slice(0, 3);
    squeezed.set(start, [...(squeezed.get(start) ?? []), { name, law }]);
  }
for (const names of squeezed.values()) names.sort((a, b) => b.name.length - a.name.length);

/** A name that a scanner broke: «Ley Federal del Traba jo», «Códig0 Clvil Federal». */
function brokenAt(text: string, at: number, window: string): { law: LawFacts; end: number; name: string } | null {
  const letters = squeeze(window.slice(0, 3)).length === 3 ? squeeze(window) : '';
  const found = squeezed.get(letters.slice(0, 3))?.find(({ name }) => letters.startsWith(name));
  if (!found) return null;
  let end = 1;
  while (squeeze(window.slice(0, end)).length < found.name.length && end < window.length) end++;
  return /[\p{L}\d]/u.test(window[end] ?? '') ? null : { law: found.law, end: at + end, name: found.name };
}

/** «NOM-035-STPS-2018», «T-MEC»; «CC» where nothing else is in capitals. */
const STANDARD = /^(?:NOM-[\p{L}\d/-]{3,40}|T-?MEC(?![\p{L}\d]))/u;
const INITIALS = /^\p{Lu}[\p{Lu}.]{1,8}(?![\p{L}\d])/u;

function unheldAt(text: string, at: number, isAnnounced: boolean): LawAt | null {
  const window = text.slice(at, at + WINDOW);
  const standard = STANDARD.exec(window)?.[0];
  if (standard) return { law: null, name: standard, end: at + standard.length };
  const initials = isAnnounced && /\p{Ll}\s$/u.test(text.slice(at - 2, at)) ? INITIALS.exec(window)?.[0] : undefined;
  if (initials) {
    const name = initials + (ELSEWHERE.exec(window.slice(initials.length))?.[0] ?? '').replace(LOOSE_END, '').trimEnd();
    return { law: null, name, end: at + name.length };
  }
  const named = UNHELD.exec(window)?.[0].replace(LOOSE_END, '');
  // «la ley» alone names none.
  const ofMatter = OF_MATTER.exec(window)?.[0];
  if (ofMatter && (named?.length ?? 0) < ofMatter.length)
    return { law: null, name: ofMatter, end: at + ofMatter.length };
  if (!named || !/\s/.test(named) || /^\p{L}+\s[ye]\s/iu.test(named)) return null;
  return { law: null, name: named, end: at + named.length };
}

const FIRST_WORD = /[\p{L}\d|.]{1,30}/uy;
const KIND_ALONE = new RegExp(`^(?:${KINDS})$`, 'iu');
const firstWords = new Set(
  laws()
    .flatMap((law) =>
      [law.key, law.name, law.shortName, ...law.aliases].map((name) => squeeze(name.split(/\s/)[0] ?? '')),
    )
    .concat(knownInitials().map(squeeze)),
);

/** Most words begin no name: a quick look, before names are compared. */
function canBegin(text: string, at: number): boolean {
  if (STANDARD.test(text.slice(at, at + 8))) return true;
  FIRST_WORD.lastIndex = at;
  const word = FIRST_WORD.exec(text)?.[0] ?? '';
  if (!/^\p{L}/u.test(word)) return false;
  return /\p{Lu}.*\p{Lu}/u.test(word) || firstWords.has(squeeze(word)) || KIND_ALONE.test(word);
}

/** «derogado en sus artículos…» says nothing of the whole. */
const ABROGATED =
  /^\s?,?\s?\(?(?:ya\s|hoy\s|ahora\s|actualmente\s)?(?:abrogad|derogad)[oa](?!\p{L})(?!\s(?:en\s(?!19|20|18|su\stotalidad)|parcial|s[oó]lo|por\slo\sque|respecto|sus?\s))\)?/iu;
const ABROGATED_BEFORE = /(?:abrogad|derogad|anterior|antigu)[oa]?\s$/iu;
const OF_YEAR = /^\s(?:de\s|\((?:de\s)?)((?:18|19|20)\d\d)(?!\d)(?:,?\s(?:ya\s)?(?:abrogada|derogad[oa]|vigente))?\)?/u;
/** «vigente hasta 2013», «vigente hasta el 30 de junio de 1997», «aplicable en 2012». */
const UNTIL =
  /^\s?,?\s\(?(?:que\sestuvo\s)?(?:vigente|aplicable|en\svigor)\s(?<until>hasta|antes)?(?:en|al?|para|durante)?[^.;\n(]{0,44}?(?<!\d)(?<year>(?:18|19|20)\d\d)(?![\d/])/iu;
const ORIGINAL = /^\s?,?\s\(?(?:de\s1917\s)?(?:,\s)?en\ssu\s(?:texto|redacci[oó]n|versi[oó]n)\soriginal/iu;
/** Laws that began to rule later than they were published. */
const RULES_FROM: Record<string, string> = { lss: '1997', ccf: '1932' };

/** «vigente hasta 2013» of a law that was published in that year or after means the one before it. */
function untilYear(text: string, end: number, law: LawFacts): number {
  const match = UNTIL.exec(text.slice(end, end + 90));
  const { until, year = '' } = match?.groups ?? {};
  const from = RULES_FROM[law.key] ?? law.publishedOn.slice(0, 4);
  return match && (until ? year <= from : year < from) ? end + match[0].length : -1;
}

/** A law of the past is another law: «Ley de Amparo abrogada», «Ley Federal del Trabajo de 1931». */
function pastName(text: string, at: number, end: number, law: LawFacts): { name: string; end: number } | null {
  const tail = ABROGATED.exec(text.slice(end, end + 40))?.[0];
  // «la LFT, derogado» says it of the article.
  if (tail && (/abrog/iu.test(tail) || !/^\s?,/u.test(tail)) && (law.type !== 'ACT' || /a\)?$/iu.test(tail)))
    return { name: text.slice(at, end + tail.length), end: end + tail.length };
  const year = OF_YEAR.exec(text.slice(end, end + 30));
  if (year && year[1] !== law.publishedOn.slice(0, 4))
    return { name: text.slice(at, end + year[0].length), end: end + year[0].length };
  const original = ORIGINAL.exec(text.slice(end, end + 60))?.[0];
  if (original) return { name: text.slice(at, end + original.length), end: end + original.length };
  const until = untilYear(text, end, law);
  if (until > 0) return { name: text.slice(at, until), end: until };
  return ABROGATED_BEFORE.test(text.slice(Math.max(0, at - 12), at)) ? { name: text.slice(at, end), end } : null;
}

/** A law of which one of today made an end, by its own name: «Ley de la Propiedad Industrial». */
function replacedAt(text: string, at: number, isAnnounced: boolean, words: string, held: string): LawAt | null {
  const name = replacedNameAtStart(words);
  // A name that people give the law of today too is that one.
  if (name === null || name.length <= held.length) return null;
  const end = endOfWords(text, at, name.split(' ').length);
  const written = text.slice(at, end);
  return isTrusted(written, isAnnounced) ? { law: null, name: written, end, isPast: true } : null;
}

const APPLICABLE = /^[\s,]*(?:vigente|aplicable|en\s+vigor)\s/iu;

/** «Código Civil aplicable en la Ciudad de México», «Código Civil para el D.F.» is that of the capital; with «Federal» it is the federal one. */
function capitalCode(text: string, at: number, end: number, law: LawFacts): LawAt | null {
  const after = text.slice(end, end + 60);
  const isFederal = /federal/iu.test(text.slice(at, end));
  const place = law.key === 'ccf' && (APPLICABLE.test(after) || !isFederal) ? CAPITAL.exec(after) : null;
  if (!place) return null;
  const name = text.slice(at, end + place[0].length);
  return { law: isFederal ? 'ccf' : 'ccdf', name, end: at + name.length };
}

interface Mentioned {
  at: number;
  /** Where the name by which it is known ends, and where the words do that its whole name has too. */
  short: number;
  end: number;
  law: LawFacts;
}

/** What is behind the name of a held law and makes it another: a place, an abrogation, more words of a name. */
function otherLaw(text: string, { at, short, end, law }: Mentioned): Omit<LawAt, 'law'> | null {
  const named = (to: number): Omit<LawAt, 'law'> => ({ name: text.slice(at, to), end: to });
  const otherEnd = elsewhere(text, at, short, law);
  const farEnd = otherEnd > 0 || end === short ? otherEnd : elsewhere(text, at, end, law);
  if (farEnd > 0) return named(farEnd);
  const past = pastName(text, at, end, law);
  if (past) return { isPast: true, ...past };
  const longerEnd = /\s|^constituci/iu.test(text.slice(at, end)) ? endOfLongerName(text, end) : -1;
  return longerEnd > 0 ? named(longerEnd) : null;
}

/** The law named exactly at `at`. `isAnnounced`: something like «de la» is before it. */
export function lawAt(text: string, at: number, isAnnounced: boolean): LawAt | null {
  const stateCode = stateCodeAt(text, at);
  if (stateCode) return stateCode;
  const shortened = shortenedAt(text, at);
  if (shortened) return shortened;
  if (!canBegin(text, at)) return null;
  const window = text.slice(at, at + WINDOW).split(/[;\n]/)[0] ?? '';
  // «su ley), SAT»: no name goes on behind a bracket.
  const words = (window.split(/[()]/u)[0] ?? '').split(/\s+/, MAX_NAME_LENGTH).join(' ');
  const mention = lawNamedAtStart(words, true);
  const replaced = replacedAt(text, at, isAnnounced, words, mention?.alias ?? '');
  if (replaced) return replaced;
  const broken = mention ? null : brokenAt(text, at, window);
  const law = broken?.law ?? mention?.law;
  if (!law) return unheldAt(text, at, isAnnounced);
  const short = broken?.end ?? endOfWords(text, at, mention?.alias.split(' ').length ?? 0);
  if (!isTrusted(text.slice(at, short), isAnnounced)) return null;
  const end =
    endOfWhole(text, at, law) ?? (mention && /\s/.test(mention.alias) ? endOfOwnWords(text, short, law.name) : short);
  const ofCapital = capitalCode(text, at, short, law);
  if (ofCapital) return ofCapital;
  const other = otherLaw(text, { at, short, end, law });
  if (other) return { law: null, ...other };
  const written = text.slice(at, end);
  const now = NOW_CAPITAL.exec(text.slice(end, end + 40))?.[0].length ?? 0;
  const isPartial = !broken && mention?.alias !== foldName(law.name) && /\s/.test(written);
  return { law: law.key, name: written, end: end + now, isPartial };
}

const KIND = new RegExp(`(?<![\\p{L}])(?:${KINDS})(?![\\p{L}])`, 'giu');

/** The law named right before `at`: «LFT, art. 48», «Ley de Amparo, artículo 17». */
export function lawBefore(text: string, at: number): LawAt | null {
  const from = Math.max(0, at - WINDOW);
  const tail = text.slice(from, at).replace(/[\s,:;(–—-]+$/, '');
  const start = Math.max(tail.lastIndexOf('\n'), tail.lastIndexOf(';'), tail.lastIndexOf('. ')) + 1;
  const sentence = tail.slice(start);
  for (const kind of sentence.matchAll(KIND)) {
    const law = lawAt(tail, start + kind.index, true);
    const better = betterDescribed(tail, start + kind.index, law);
    if (better?.end === tail.length) return better;
    if (law?.end === tail.length) return law;
  }
  // Names of several words begin with one of the kinds; what is left are abbreviations.
  const written = /\S+$/.exec(sentence.slice(-30))?.[0] ?? '';
  const mention = lawsNamedIn(written)[0];
  const isWhole = mention?.start === 0 && mention.end === foldName(written).length;
  return isWhole && isTrusted(written, false) ? { law: mention.law.key, name: written, end: at } : null;
}
