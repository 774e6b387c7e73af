import { foldText } from '#schema/lib/fold-text.ts';
import { wordsOfName } from '#api/legal-language/index.ts';
import type { Span } from '../analysis.types.ts';
import { rolesBeside } from './roles-beside.rules.ts';
import type { FindingRule, Hit, Reading } from './rule.types.ts';

/** Names of a party that are nearly the same and not quite. */

/** No word of a name is longer than sixty letters: «A.A.A.…» is not gone through anew from each letter. */
const NAME =
  /(?<![\p{L}])\p{Lu}[\p{L}’'.]{0,60}(?:[ \n]+(?:(?:de|del|la|las|los|y|e|viuda|DE|DEL|LA|LAS|LOS|Y)[ \n]+){0,3}\p{Lu}[\p{L}’']{1,60}){1,12}/gu;
/** «ACTA DE ASAMBLEA de Componentes Galindo»: words in capitals before a name that is not. */
const HEADING_BEFORE = /^(?:\p{Lu}{2,}[ \n]+)+(?:(?:de|del|la|y)[ \n]+)*(?=\p{Lu}\p{Ll})/u;
const COMPANY =
  /^,?\s{0,3}(S\.?\s?A\.?\s?(?:P\.?\s?I\.?|B\.?)?|S\.?\s?(?:de\s)?R\.?\s?L\.?|S\.?\s?A\.?\s?S\.?|A\.?\s?C\.?|S\.?\s?C\.?|Sociedad An[oó]nima|S\.?\s?P\.?\s?R\.?)(?![\p{L}])/iu;

interface NamedAt extends Span {
  words: string[];
  isCompany: boolean;
  /** Of a company: `sa`, `srl`; empty: not told. */
  form: string;
}

interface Known extends NamedAt {
  name: string;
  role: string | null;
}

const IS_COMPANY = /,\s?(?:S\.|A\.)|\bS\.\s?(?:A\.|de\sR)/;
const formOf = (written: string): string =>
  foldText(COMPANY.exec(written)?.[1] ?? '')
    .replace('sociedad anonima', 'sa')
    .replace(/ de |[^a-z]/g, '');
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

/** «Partida Cambero» and «Cambero Partida»; a name that is only turned round is a list that begins with the surnames. */
function isReordered(known: readonly string[], found: readonly string[]): boolean {
  const [one, other] = [known.join(' '), found.join(' ')];
  return (
    known.length >= 3 &&
    one !== other &&
    !`${one} ${one}`.includes(other) &&
    known.toSorted().join(' ') === found.toSorted().join(' ')
  );
}

const looksLike = (one: string, other: string): boolean => commonStart(one, other) >= 3 && distance(one, other) <= 2;

/** «María de los Ángeles Quijano Rodarte», «María de los Remedios Quijada Rodarte»: no sister has nearly the same surname. */
function isNearSurname(known: readonly string[], found: readonly string[]): boolean {
  const surnames = known.length - 2;
  const places = known.flatMap((word, at) => (word === found[at] ? [] : [at]));
  const surname = places.find((at) => at >= surnames);
  if (known.length < 4 || places.length !== 2 || surname === undefined || !places.some((at) => at < surnames))
    return false;
  const [one = '', other = ''] = [known[surname], found[surname]];
  return !isNoise(one, other) && looksLike(one, other);
}

/** One word of a name is another one, and looks like it. */
function differs(known: NamedAt, found: NamedAt): boolean {
  if (known.isCompany && found.isCompany) {
    if (known.words.join(' ') === found.words.join(' '))
      return known.form !== found.form && known.form !== '' && found.form !== '';
    return (
      known.words.length >= 3 && known.words.length === found.words.length && isAnotherCompany(known.words, found.words)
    );
  }
  if (known.words.length < 2 || known.words.length !== found.words.length) return false;
  if (!known.isCompany && !found.isCompany)
    if (isReordered(known.words, found.words) || isNearSurname(known.words, found.words)) return true;
  const places = known.words.flatMap((word, at) => (word === found.words[at] ? [] : [at]));
  const place = places[0];
  if (places.length !== 1 || place === undefined) return false;
  const [one = '', other = ''] = [known.words[place], found.words[place]];
  if (isNoise(one, other)) return false;
  if (known.isCompany || found.isCompany) return false;
  if (known.words.length === 2) return place === 1 && looksLike(one, other) && one.length > 4;
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
      form: formOf(text.slice(end, end + 30)),
    };
  });
  const hits: Hit[] = [];
  const seen = new Set<string>();
  const known = [
    ...parties.flatMap(({ value, role, spans: [span] }): Known[] =>
      span
        ? [
            {
              ...span,
              name: value,
              role,
              words: wordsOfName(value),
              isCompany: IS_COMPANY.test(value),
              form: formOf(value.slice(value.search(/,?\s(?:S\.|A\.)/))),
            },
          ]
        : [],
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
      const isSame = key === words.join(' ');
      if (seen.has(key) || found.start <= start || (isSame && !party.isCompany) || !differs(party, found)) continue;
      const other = parties.find((fact) => wordsOfName(fact.value).join(' ') === key);
      const isMixed = isReordered(words, found.words);
      if (!isSame && !isMixed && other?.role && party.role && other.role !== party.role) continue;
      if (!isSame && names.filter((name) => name.words.join(' ') === key).length > 2) continue;
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

const ROLE_AHEAD =
  /\b(?:el|la|al|del) ([a-z]{5,}),? (?:(?:el|la) )?(?:(?:senora?|senorita|don|dona|c\.|lic[a-z.]*|ing[a-z.]*|sr[a]?\.) )*$/;

/** «The lessor, Mr Efraín Quiroz Landa», where the lessor is Fermín Quiroz Landa. */
function roleOfAnother(reading: Reading): Hit[] {
  const { understood, parties, placeOf, plain, tailStart } = reading;
  const given = parties.map((fact) => ({
    fact,
    words: wordsOfName(fact.value),
    roles: new Set(
      rolesBeside(reading, fact).flatMap(({ isGiven, word, at }) =>
        isGiven && at.start < reading.tailStart ? [word] : [],
      ),
    ),
  }));
  return [...understood.text.matchAll(NAME)].slice(0, 4000).flatMap(({ 0: found, index }): Hit[] => {
    const start = placeOf(index);
    const role = ROLE_AHEAD.exec(plain.slice(Math.max(0, start - 60), start))?.[1];
    if (!role || start > tailStart) return [];
    const holders = given.filter(({ roles }) => roles.has(role));
    const [holder] = holders;
    const words = wordsOfName(found);
    if (!holder || holders.length > 1 || words.length < 2 || words.every((word) => holder.words.includes(word)))
      return [];
    const key = words.join(' ');
    const isKnown = given.some(
      (other) => other.words.join(' ') === key && (other.roles.size > 0 || other.fact.spans.length > 2),
    );
    if (
      isKnown ||
      !words.some((word) => holder.words.includes(word)) ||
      holder.words.every((word) => words.includes(word))
    )
      return [];
    const first = holder.fact.spans[0];
    return [
      {
        at: { start, end: placeOf(index + found.length - 1) + 1 },
        related: first ? [{ start: placeOf(first.start), end: placeOf(first.end - 1) + 1 }] : [],
        values: [holder.fact.value.replace(/\s+/g, ' '), found.replace(/\s+/g, ' ')],
      },
    ];
  });
}

export const nameRules: readonly FindingRule[] = [
  {
    code: 'parties.inconsistent_name',
    severity: 'MEDIUM',
    types: ['CONTRACT', 'POWER_OF_ATTORNEY', 'CLAIM', 'WILL', 'PROMISSORY_NOTE', 'DEED'],
    find: (reading) => {
      const found = nearlyEqual(reading);
      return found.length > 0 ? found : roleOfAnother(reading).slice(0, 2);
    },
  },
];
