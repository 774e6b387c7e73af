import { wordsOfName } from '#api/legal-language/index.ts';
import type { Span } from '../analysis.types.ts';
import type { FindingRule, Hit, Reading } from './rule.types.ts';

/** Names of a party that are nearly the same and not quite. */

const NAME =
  /(?<![\p{L}])\p{Lu}[\p{L}’'.]*(?:[ \n]+(?:(?:de|del|la|las|los|y|e|viuda|DE|DEL|LA|LAS|LOS|Y)[ \n]+){0,3}\p{Lu}[\p{L}’']+){1,12}/gu;
/** «ACTA DE ASAMBLEA de Componentes Galindo»: words in capitals before a name that is not. */
const HEADING_BEFORE = /^(?:\p{Lu}{2,}[ \n]+)+(?:(?:de|del|la|y)[ \n]+)*(?=\p{Lu}\p{Ll})/u;
const COMPANY =
  /^,?\s{0,3}(S\.?\s?A\.?\s?(?:P\.?\s?I\.?|B\.?)?|S\.?\s?(?:de\s)?R\.?\s?L\.?|S\.?\s?A\.?\s?S\.?|A\.?\s?C\.?|S\.?\s?C\.?|Sociedad An[oó]nima|S\.?\s?P\.?\s?R\.?)(?![\p{L}])/iu;

interface NamedAt extends Span {
  words: string[];
  isCompany: boolean;
}

interface Known extends NamedAt {
  name: string;
  role: string | null;
}

const IS_COMPANY = /,\s?(?:S\.|A\.)|\bS\.\s?(?:A\.|de\sR)/;
const TITLED = /(?:señora?|senora?|don|doña|C\.|licenciad[oa]|Lic\.)\s+$/iu;

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let place = 1; place <= other.length; place++)
      next.push(
        Math.min(
          (row[place] ?? 0) + 1,
          (next[place - 1] ?? 0) + 1,
          (row[place - 1] ?? 0) + (one[at - 1] === other[place - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

const commonStart = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
};

/** Words that mean the same: «Ma.» and «María», a letter that a scan lost. */
const isNoise = (one: string, other: string): boolean =>
  one.length < 3 || other.length < 3 || (/\d/.test(one + other) && distance(one, other) <= 2);

/** «Componentes Aeronáuticos Galindo» and «Componentes Aeroespaciales Galván»: one other word, or two that look alike. */
function isAnotherCompany(known: readonly string[], found: readonly string[]): boolean {
  const pairs = known.flatMap((word, at) => (word === found[at] ? [] : [[word, found[at] ?? ''] as const]));
  if (pairs.length === 0 || pairs.length === known.length || pairs.some(([one, other]) => isNoise(one, other)))
    return false;
  return pairs.length === 1 || (pairs.length === 2 && pairs.every(([one, other]) => commonStart(one, other) >= 3));
}

/** One word of a name is another one, and looks like it. */
function differs(known: NamedAt, found: NamedAt): boolean {
  if (known.words.length < 3 || known.words.length !== found.words.length) return false;
  if (known.isCompany && found.isCompany) return isAnotherCompany(known.words, found.words);
  const places = known.words.flatMap((word, at) => (word === found.words[at] ? [] : [at]));
  const place = places[0];
  if (places.length !== 1 || place === undefined) return false;
  const [one = '', other = ''] = [known.words[place], found.words[place]];
  if (isNoise(one, other)) return false;
  if (known.isCompany || found.isCompany) return false;
  return commonStart(one, other) >= 3 || distance(one, other) <= 2;
}

/** «Mariano y Mariana Ruiz Soto»: two people who are named together. */
const isListed = (text: string, one: Span, other: Span): boolean => {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return second.start - first.end < 60 && !/[.;\n]{1}\s/.test(text.slice(first.end, second.start));
};

function nearlyEqual({ understood, parties, placeOf }: Reading): Hit[] {
  const { text } = understood;
  const names: NamedAt[] = [...text.matchAll(NAME)].slice(0, 4000).map(({ 0: found, index }) => {
    const heading = HEADING_BEFORE.exec(found)?.[0].length ?? 0;
    const name = found.slice(heading);
    const end = index + found.length;
    return {
      start: index + heading,
      end,
      words: wordsOfName(name),
      isCompany: COMPANY.test(text.slice(end, end + 30)),
    };
  });
  const hits: Hit[] = [];
  const seen = new Set<string>();
  const known = [
    ...parties.flatMap(({ value, role, spans: [span] }): Known[] =>
      span ? [{ ...span, name: value, role, words: wordsOfName(value), isCompany: IS_COMPANY.test(value) }] : [],
    ),
    // Somebody who is told of with a title, though no party: «al señor Aristeo Godoy».
    ...names
      .filter(({ start, isCompany }) => isCompany || TITLED.test(text.slice(Math.max(0, start - 14), start)))
      .map((name) => ({ ...name, name: text.slice(name.start, name.end), role: null })),
  ];
  for (const party of known) {
    const { start, end, words } = party;
    const span = { start, end };
    if (seen.has(words.join(' '))) continue;
    for (const found of names) {
      const key = found.words.join(' ');
      if (seen.has(key) || found.start <= start || key === words.join(' ') || !differs(party, found)) continue;
      const other = parties.find((fact) => wordsOfName(fact.value).join(' ') === key);
      if (other?.role && party.role && other.role !== party.role) continue;
      if (names.filter((name) => name.words.join(' ') === key).length > 2) continue;
      if (isListed(text, span, found)) continue;
      seen.add(key);
      const place = (at: Span) => ({ start: placeOf(at.start), end: placeOf(at.end - 1) + 1 });
      hits.push({
        at: place(found),
        related: [place(span)],
        values: [party.name.replace(/\s+/g, ' '), text.slice(found.start, found.end).replace(/\s+/g, ' ')],
      });
    }
  }
  return hits.slice(0, 3);
}

export const nameRules: readonly FindingRule[] = [
  {
    code: 'parties.inconsistent_name',
    severity: 'MEDIUM',
    types: ['CONTRACT', 'POWER_OF_ATTORNEY', 'CLAIM', 'WILL', 'PROMISSORY_NOTE', 'DEED'],
    find: nearlyEqual,
  },
];
