import { lawsNamedIn, type LawFacts } from './law-index.ts';
import { foldName } from './law-names.rules.ts';

/** The law that is named at a place of a text, whether or not it is held. */
export interface LawAt {
  /** Key, or `null` when the law is not held. */
  law: string | null;
  /** As written. */
  name: string;
  end: number;
}

const WINDOW = 240;
/** More words than any name has. */
const LONGEST_NAME = 20;

const STATES =
  `aguascalientes|baja california(?: sur)?|campeche|chiapas|chihuahua|coahuila|colima|durango|guanajuato|guerrero|hidalgo|jalisco|
  michoac[aá]n|morelos|nayarit|nuevo le[oó]n|oaxaca|puebla|quer[eé]taro|quintana roo|san luis potos[ií]|sinaloa|sonora|tabasco|tamaulipas|
  tlaxcala|veracruz|yucat[aá]n|zacatecas`.replace(/\s*\n\s*/g, '');
const COUNTRIES =
  `espa[nñ]a|colombia|argentina|chile|per[uú]|ecuador|guatemala|costa rica|venezuela|uruguay|bolivia|panam[aá]|francia|alemania|
  italia|portugal|brasil|cuba|honduras|el salvador|nicaragua|paraguay|california|texas|(?:los )?estados unidos(?! mexicanos)|eeuu`.replace(
    /\s*\n\s*/g,
    '',
  );
const PEOPLES =
  'espa[nñ]ol|colombian|argentin|chilen|peruan|ecuatorian|guatemaltec|costarricense|venezolan|uruguay|bolivian|paname[nñ]|franc[eé]s|aleman|italian|portugu[eé]s|brasile[nñ]|cuban|estadounidense';

/** What makes «Código Civil» the code of somewhere else. */
const ELSEWHERE = new RegExp(
  `^(?i:[\\s,]*(?:vigente\\s+|aplicable\\s+)?(?:(?:del?|para|en)\\s+(?:el\\s+|la\\s+|los\\s+)?(?:estado\\b(?!\\s+mexicano)|municipio\\b|(?:${STATES})(?!\\p{L})|(?:${COUNTRIES})(?!\\p{L}))|(?:${PEOPLES}))[\\p{L}]*)(?:\\s+(?:de|[Ll]ibre|y|[Ss]oberano|\\p{Lu}[\\p{L}]+)(?![\\p{L}])){0,8}`,
  'u',
);
const CAPITAL =
  /^[\s,]*(?:del?|para|en)\s+(?:el\s+|la\s+)?(?:ciudad\s+de\s+m[eé]xico|cdmx|distrito\s+federal|d\.?\s?f\.?(?!\p{L}))/iu;

const KINDS = `ley(?:es)?|c[oó]digo|reglamento|constituci[oó]n|norma|nom|estatuto|bando|decreto|acuerdo|lineamientos|convenci[oó]n|convenio|pacto|tratado|declaraci[oó]n|reglas|resoluci[oó]n|protocolo|rmf|t-mec`;
const UNHELD = new RegExp(
  `^(?i:${KINDS})(?![\\p{L}])(?:[ \\t]+(?:(?:de|del|la|las|el|los|en|para|por|sobre|a|al|contra|con|que|libre|soberano)(?![\\p{L}])|[ye](?![\\p{L}])(?!\\s+(?:(?:el|la|los|las|del|de la)\\s+)?(?i:${KINDS})(?![\\p{L}]))|[\\p{Lu}\\d][\\p{L}\\d-]*)){0,30}`,
  'u',
);
const LOOSE_END = /(?:\s+(?:de|del|la|las|el|los|y|e|en|para|por|sobre|a|al|contra|con|que))+$/iu;

/** End in the original of the first `count` folded words from `at` on. */
function endOfWords(text: string, at: number, count: number): number {
  let seen = 0;
  for (const token of text.slice(at, at + WINDOW).matchAll(/\S+/g)) {
    seen += foldName(token[0]).split(' ').filter(Boolean).length;
    if (seen >= count) return at + token.index + token[0].replace(/[^\p{L}\p{N}]+$/u, '').length;
  }
  return at;
}

/** A single short word must look like an abbreviation where nothing announces a law: «lic. Pérez» is no LIC. */
const isTrusted = (written: string, isAnnounced: boolean): boolean =>
  isAnnounced || /\s/.test(written.trim()) || written.length >= 9 || /\p{Lu}.*\p{Lu}/u.test(written);

function elsewhere(text: string, at: number, end: number, law: LawFacts): number {
  const after = text.slice(end, end + 120);
  const place = ELSEWHERE.exec(after) ?? (law.scope === 'LOCAL' ? null : CAPITAL.exec(after));
  return place ? end + place[0].replace(LOOSE_END, '').trimEnd().length : -1;
}

function unheldAt(text: string, at: number): LawAt | null {
  const named = UNHELD.exec(text.slice(at, at + WINDOW))?.[0].replace(LOOSE_END, '');
  // «la ley» alone names none.
  if (!named || !/\s/.test(named)) return null;
  return { law: null, name: named, end: at + named.length };
}

/** The law named exactly at `at`. `isAnnounced`: something like «de la» stands before it. */
export function lawAt(text: string, at: number, isAnnounced: boolean): LawAt | null {
  if (!/[\p{L}]/u.test(text[at] ?? '')) return null;
  const window = text.slice(at, at + WINDOW).split(/[;\n]/)[0] ?? '';
  const mention = lawsNamedIn(window.split(/\s+/, LONGEST_NAME).join(' '), true)[0];
  if (mention?.start !== 0) return unheldAt(text, at);
  const end = endOfWords(text, at, mention.alias.split(' ').length);
  const written = text.slice(at, end);
  if (!isTrusted(written, isAnnounced)) return null;
  const otherEnd = elsewhere(text, at, end, mention.law);
  if (otherEnd > 0) return { law: null, name: text.slice(at, otherEnd), end: otherEnd };
  return { law: mention.law.key, name: written, end };
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
    if (law?.end === tail.length) return law;
  }
  const mention = lawsNamedIn(sentence).at(-1);
  if (!mention || mention.end !== foldName(sentence).length) return null;
  const written = sentence.split(/\s+/).filter(Boolean).slice(-mention.alias.split(' ').length).join(' ');
  return isTrusted(written, false) && !/\s/.test(written) ? { law: mention.law.key, name: written, end: at } : null;
}
