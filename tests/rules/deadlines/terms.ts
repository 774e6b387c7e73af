import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TermChain, TermRule, TermUnit } from '#db/content/deadlines/term-rule.ts';
import { findRegime } from '#db/content/deadlines/regimes.ts';
import { findLaw } from '#db/content/law-index.ts';
import { LEGAL_AREAS } from '#db/content/legal-content.ts';
import { findNumbers, findQuantities, type QuantityUnit } from '#api/legal-language/index.ts';
import { sharedRun } from '../research/legal-content.ts';

/** What is wrong with the terms of the law as data: with their articles, their regime, their shape, their words. */

const CITATION = /^([a-z0-9]+):([^|]+)(?:\|(.+))?$/;
const KEY_AND_NUMBER = /\b[a-z]{3,10}:\d/;

function citationProblem(citation: string): string | null {
  const [, key = '', number = ''] = CITATION.exec(citation) ?? [];
  const law = findLaw(key);
  if (!law) return `«${citation}» names no law`;
  if (!law.numbers.includes(number)) return `${law.shortName} has no article «${number}»`;
  return law.repealed.has(number) ? `${law.shortName} ${number} is repealed` : null;
}

/** Those of its own way, and those of the laws of the act where the law of the act decides. */
function knownMethods(rule: TermRule): ReadonlySet<string> | null {
  const regime = findRegime(rule.regime);
  if (!regime) return null;
  const own = regime.effects.flatMap(({ methods }) => methods);
  const ofAct = rule.lawOfAct ? (findRegime(rule.lawOfAct)?.effects ?? []).flatMap(({ methods }) => methods) : [];
  return new Set(['EVENT', 'KNOWLEDGE', ...own, ...ofAct]);
}

function methodProblems(rule: TermRule): string[] {
  const known = knownMethods(rule);
  if (known === null) return [`no regime «${rule.regime}»`];
  if (rule.lawOfAct && !findRegime(rule.lawOfAct)) return [`no regime for the act «${rule.lawOfAct}»`];
  if (rule.methods.length === 0) return ['no methods'];
  if (new Set(rule.methods).size < rule.methods.length) return ['a method twice'];
  // Which law the act has is only known when it is asked: any of its methods may come.
  if (rule.byLawOfAct && rule.lawOfAct === null) return [];
  return rule.methods.filter((method) => !known.has(method)).map((method) => `${rule.regime} knows no ${method}`);
}

const textsOf = (rule: TermRule): string[] => [
  rule.title,
  rule.trigger,
  ...(rule.consequence ? [rule.consequence] : []),
  ...rule.notes,
  ...(rule.alternative ? [rule.alternative.note] : []),
];

function shapeProblems(rule: TermRule): string[] {
  const words = rule.title.trim().split(/\s+/).length;
  const texts = textsOf(rule);
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(rule.id) ? [] : ['the id is not kebab-case']),
    ...(rule.id.startsWith(`${rule.articles[0]?.split(':')[0] ?? '?'}-`) ? [] : ['the id does not begin with its law']),
    ...(LEGAL_AREAS.includes(rule.area) ? [] : [`no area «${rule.area}»`]),
    ...(words >= 3 && words <= 12 ? [] : [`a title of ${words} words`]),
    ...((rule.amount === null) === (rule.unit === null)
      ? []
      : ['an amount without a unit, or a unit without an amount']),
    ...(rule.amount === null || rule.amount > 0 ? [] : ['an amount of nothing']),
    ...(rule.amount !== null || rule.notes.length > 0 ? [] : ['no amount and no note of why']),
    ...(rule.articles.length > 0 ? [] : ['no articles']),
    ...(rule.words.length >= 2 ? [] : ['fewer than two words to find it by']),
    ...rule.words
      .filter((word) => word !== word.trim().toLowerCase() || word === '')
      .map((word) => `words are lower case: «${word}»`),
    ...texts.filter((text) => KEY_AND_NUMBER.test(text)).map((text) => `a key where people read a law: «${text}»`),
    ...texts.filter((text) => text !== text.trim() || text === '').map((text) => `stray spaces: «${text}»`),
  ];
}

/** Problems of the rules that need no official text. */
export function ruleProblems(rules: readonly TermRule[]): string[] {
  const seen = new Set<string>();
  return rules.flatMap((rule) => {
    const problems = [
      ...shapeProblems(rule),
      ...methodProblems(rule),
      ...rule.articles.flatMap((citation) => citationProblem(citation) ?? []),
    ];
    if (seen.has(rule.id)) problems.push('twice');
    seen.add(rule.id);
    return problems.map((problem) => `${rule.id}: ${problem}`);
  });
}

export function chainProblems(chains: readonly TermChain[], rules: readonly TermRule[]): string[] {
  const known = new Set(rules.map(({ id }) => id));
  const seen = new Set<string>();
  return chains.flatMap(({ id, title, trigger, steps }) => {
    const problems = [
      ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && !seen.has(id) ? [] : ['the id is not kebab-case, or twice']),
      ...(title.trim() && trigger.trim() ? [] : ['no title or no trigger']),
      ...(steps.length >= 2 ? [] : ['fewer than two steps']),
      ...(steps.some(({ after }) => after === null) ? [] : ['no step begins at the notice']),
      ...(new Set(steps.map(({ rule }) => rule)).size === steps.length ? [] : ['a rule twice']),
      ...steps.filter(({ rule }) => !known.has(rule)).map(({ rule }) => `no rule «${rule}»`),
      ...steps
        .filter(({ after }, at) => after !== null && !steps.slice(0, at).some(({ rule }) => rule === after))
        .map(({ rule, after }) => `«${rule}» follows «${after}», which is not before it`),
      // A date that rests on another date of ours is a guess until the notice comes: it must say so.
      ...steps.filter(({ after, note }) => after !== null && !note).map(({ rule }) => `«${rule}» says no estimate`),
    ];
    seen.add(id);
    return problems.map((problem) => `${id}: ${problem}`);
  });
}

export interface OfficialArticles {
  (key: string, number: string): string | null;
}

/** The articles of a corpus; `null` where there is none to compare with. */
export function readArticles(corpus: string): OfficialArticles | null {
  if (!existsSync(path.join(corpus, 'leyes'))) return null;
  const laws = new Map<string, ReadonlyMap<string, string>>();
  return (key, number) => {
    const file = path.join(corpus, 'leyes', `${key}.json`);
    if (!laws.has(key) && existsSync(file)) {
      const { articulos } = JSON.parse(readFileSync(file, 'utf8')) as {
        articulos: { articulo: string; texto: string }[];
      };
      laws.set(key, new Map(articulos.map((one) => [one.articulo, one.texto])));
    }
    return laws.get(key)?.get(number) ?? null;
  };
}

const UNITS: Record<TermUnit, QuantityUnit[]> = {
  WORKING_DAYS: ['days'],
  CALENDAR_DAYS: ['days'],
  HOURS: ['hours'],
  MONTHS: ['months'],
  YEARS: ['years'],
  DAY_OF_MONTH: [],
};

/**
 * Amounts that the article does not write as such a quantity, each with how it does: an ordinal, a double, minutes, «antes
 * del día veinte». They are compared with that instead.
 */
export const WRITTEN_OTHERWISE: Record<string, RegExp> = {
  'linfonavit-35-pago': /a más tardar los días diecisiete del mes/,
  'lft-87-aguinaldo': /antes del día veinte de diciembre/,
  'lisr-150-anual-fisicas': /en el mes de abril/,
  'ccom-1390-bis-39-aclaracion': /sesenta minutos/,
  'ccf-1154-violencia-mueble': /diez años para los inmuebles y de cinco para los muebles/,
  'lgtoc-190-protestar-cheque': /segundo día hábil/,
  'cff-134-tenida-por-hecha': /al cuarto día/,
  'cff-139-estrados': /decimoprimer día/,
  'cpeum-16-retencion-organizada': /cuarenta y ocho horas,[^.]*este plazo podrá duplicarse/,
  'cnpp-341-intermedia-minimo': /menor a treinta ni exceder de cuarenta días naturales/,
  'cnpp-349-juicio-minimo': /no antes de veinte ni después de sesenta días naturales/,
  'cpf-107-querella-desconocida': /en un año, [^.]*y en tres, fuera de esta circunstancia/,
  'lagraria-170-audiencia-minimo': /no menor a cinco ni mayor a diez días/,
  'lagraria-48-mala-fe': /cinco años si la posesión es de buena fe, o de diez si fuera de mala fe/,
};

/** Is the amount of a rule a quantity of its article, in the same unit and not said to be of the other kind of day? */
export function readsAs(rule: TermRule, text: string): boolean {
  const { amount, unit, id } = rule;
  if (amount === null || unit === null) return true;
  const otherwise = WRITTEN_OTHERWISE[id];
  if (otherwise) return otherwise.test(text);
  if (unit === 'DAY_OF_MONTH') return new RegExp(`día (?:${amount}|diecisiete)\\b`).test(text);
  const wrong = { WORKING_DAYS: 'CALENDAR', CALENDAR_DAYS: 'BUSINESS' }[unit as string];
  return findQuantities(text).some(
    (found) =>
      found.value === amount && UNITS[unit].includes(found.unit) && (wrong === undefined || found.days !== wrong),
  );
}

/** Rules whose amount is not what their first article says, or the second where the first sends to it. */
export function amountProblems(rules: readonly TermRule[], articles: OfficialArticles): string[] {
  return rules.flatMap((rule) => {
    const texts = rule.articles.slice(0, 2).flatMap((citation) => {
      const [, key = '', number = ''] = CITATION.exec(citation) ?? [];
      return articles(key, number) ?? [];
    });
    if (texts.length === 0) return [`${rule.id}: its article is not in the corpus`];
    return texts.some((text) => readsAs(rule, text))
      ? []
      : [`${rule.id}: ${rule.articles[0]} does not say ${rule.amount} ${rule.unit}`];
  });
}

/** Extensions: the number at least stands in the articles («otro tanto» says none). */
export function extensionProblems(rules: readonly TermRule[], articles: OfficialArticles): string[] {
  return rules.flatMap(({ id, extension, amount, articles: citations }) => {
    if (!extension || extension.amount === amount) return [];
    const text = citations
      .map((citation) => {
        const [, key = '', number = ''] = CITATION.exec(citation) ?? [];
        return articles(key, number) ?? '';
      })
      .join('\n');
    return findNumbers(text).some(({ value }) => value === extension.amount)
      ? []
      : [`${id}: no article of it says ${extension.amount}`];
  });
}

/** Twelve words in a row of the official text of its articles. */
export function copiedTerms(rules: readonly TermRule[], articles: OfficialArticles): string[] {
  return rules.flatMap((rule) =>
    rule.articles.flatMap((citation) => {
      const [, key = '', number = ''] = CITATION.exec(citation) ?? [];
      const run = sharedRun(textsOf(rule).join(' . '), articles(key, number) ?? '');
      return run === null ? [] : [`${rule.id}: twelve words of ${citation}: «${run}»`];
    }),
  );
}
