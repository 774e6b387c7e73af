import { ACT_TERMS } from '#db/content/deadlines/act-terms.ts';
import { findCitations } from '#api/legal-language/index.ts';
import type { TermChain, TermRule } from '#db/content/deadlines/term-rule.ts';
import { findTermChain, findTermRule, rulesOfArticle } from '#db/content/deadlines/terms.ts';
import type { FreeTermAt } from './free-term.rules.ts';
import type { ReadText } from './read-text.rules.ts';

/** Which terms of law an order brings: those of its act, those of the articles that it cites. */

export interface Proposal {
  rules: TermRule[];
  chain: TermChain | null;
}

const MAX_RULES = 6;
/** How far from the act or the term a citation may stand and still be of it. */
const BESIDE = 400;

const articleOf = (citation: string): string => citation.split('|')[0] ?? citation;

/** Articles that the text cites beside its act or its term. */
function citedBeside({ notice, act, freeTerm }: ReadText): Set<string> {
  const places = [act?.start, freeTerm?.start].filter((at) => at !== undefined);
  if (places.length === 0) return new Set();
  const [from, to] = [Math.max(0, Math.min(...places) - BESIDE), Math.max(...places) + 2 * BESIDE];
  const cited = findCitations(notice.text.slice(from, to));
  return new Set(cited.flatMap(({ law, article }) => (law ? [`${law}:${article}`] : [])));
}

const says = (rule: TermRule, term: FreeTermAt | null): boolean =>
  term !== null && rule.amount === term.amount && rule.unit === term.unit;

const restsOn = (rule: TermRule, cited: ReadonlySet<string>): boolean => cited.has(articleOf(rule.articles[0] ?? ''));

/** A rule of an article that is cited, when the text gives the same term, or gives none and rests on it. */
function rulesOfCited(read: ReadText, cited: ReadonlySet<string>): TermRule[] {
  const found = [...cited].flatMap((article) => {
    const [law = '', number = ''] = article.split(':');
    return rulesOfArticle(law, number).filter((rule) => restsOn(rule, cited));
  });
  const isMeant = (rule: TermRule): boolean =>
    (rule.kind === 'PARTY' || rule.kind === 'AUTHORITY') && !rule.methods.includes('EVENT');
  return read.freeTerm ? found.filter((rule) => isMeant(rule) && says(rule, read.freeTerm)) : [];
}

function weigh(rule: TermRule, read: ReadText, cited: ReadonlySet<string>, listed: readonly string[]): number {
  const place = listed.indexOf(rule.id);
  const byAct = place < 0 ? 0 : 10 - place;
  const byTerm = says(rule, read.freeTerm) ? 5 : 0;
  const byArticle = restsOn(rule, cited) ? 6 : 0;
  // What a party may lose is asked before what an authority should do.
  return byAct + byTerm + byArticle + (rule.kind === 'PARTY' ? 1 : 0);
}

/** A federal term starts where a local one says so itself: the chain is the one that begins with the best rule. */
function chainOf(chains: readonly string[], best: TermRule | undefined): TermChain | null {
  const held = chains.flatMap((id) => findTermChain(id) ?? []);
  return held.find(({ steps }) => steps.some(({ rule, after }) => rule === best?.id && after === null)) ?? null;
}

export function proposeTerms(read: ReadText): Proposal {
  const entries = ACT_TERMS.filter(
    ({ act, tracks }) => act === read.act?.id && read.track !== null && tracks.includes(read.track),
  );
  const listed = entries.flatMap(({ rules }) => rules);
  const cited = citedBeside(read);
  const all = [...listed.flatMap((id) => findTermRule(id) ?? []), ...rulesOfCited(read, cited)];
  const rules = [...new Map(all.map((rule) => [rule.id, rule])).values()]
    .map((rule) => ({ rule, weight: weigh(rule, read, cited, listed) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ rule }) => rule)
    .slice(0, MAX_RULES);
  return {
    rules,
    chain: chainOf(
      entries.flatMap(({ chains }) => chains),
      rules[0],
    ),
  };
}

/** Whose days count: an amparo against what a court of another kind decided is heard by federal courts. */
export function calendarsOf({ calendar }: ReadText, best: TermRule | undefined) {
  const isHeardElsewhere = best?.regime === 'lamparo' && calendar !== null && calendar !== 'pjf' && calendar !== 'scjn';
  return isHeardElsewhere
    ? { calendar: 'pjf', responsibleCalendar: calendar }
    : { calendar, responsibleCalendar: null };
}
