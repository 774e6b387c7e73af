import { ACT_TERMS } from '#db/content/deadlines/act-terms.ts';
import { actLabel, actToDo, noticeReadingText } from '#schema/text/deadline-reading.ts';
import { capitalized } from '#schema/text/words.ts';
import { findCitations } from '#api/legal-language/index.ts';
import type { TermChain, TermRule } from '#db/content/deadlines/term-rule.ts';
import { findTermChain, findTermRule, rulesOfArticle } from '#db/content/deadlines/terms.ts';
import type { ActAt } from './acts.rules.ts';
import type { FreeTermAt } from './free-term.rules.ts';
import type { ReadText } from './read-text.rules.ts';

/** Proposes the legal terms that an order starts: by its act and by the articles that it cites. */

export interface Proposal {
  rules: TermRule[];
  chain: TermChain | null;
}

const MAX_RULES = 6;
/** The largest distance, in characters, of a citation from the act or term that it belongs to. */
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

/** Rules of cited articles, when the text gives the same term or none. */
function rulesOfCited(read: ReadText, cited: ReadonlySet<string>): TermRule[] {
  const found = [...cited].flatMap((article) => {
    const [law = '', number = ''] = article.split(':');
    return rulesOfArticle(law, number).filter((rule) => restsOn(rule, cited));
  });
  const isMeant = (rule: TermRule): boolean =>
    (rule.kind === 'PARTY' || rule.kind === 'AUTHORITY') && !rule.methods.includes('EVENT');
  if (read.freeTerm) return found.filter((rule) => isMeant(rule) && says(rule, read.freeTerm));
  // «Dese vista en términos del artículo 873-B»: the article says for how long.
  return read.act?.id === 'HEARING_GIVEN' ? found.filter((rule) => isMeant(rule) && rule.kind === 'PARTY') : [];
}

function weigh(rule: TermRule, read: ReadText, cited: ReadonlySet<string>, listed: readonly string[]): number {
  const place = listed.indexOf(rule.id);
  const byAct = place < 0 ? 0 : 10 - place;
  const byTerm = says(rule, read.freeTerm) ? 5 : 0;
  // Where the text sets no term of its own, the article that it names says more than the kind of act.
  const byArticle = restsOn(rule, cited) ? (read.freeTerm ? 6 : 12) : 0;
  // Terms of parties come before those of authorities.
  return byAct + byTerm + byArticle + (rule.kind === 'PARTY' ? 1 : 0);
}

/** The chain that begins with the best rule, or `null`. */
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

/** The proposed rule that sets the very term of the text, by the same statute; `null`: none does. */
export const ruleOfTerm = ({ freeTerm }: ReadText, rules: readonly TermRule[]): TermRule | null =>
  rules.find((rule) => says(rule, freeTerm) && rule.regime === freeTerm?.regime) ?? null;

const REPLIES: ReadonlySet<string> = new Set(['lft-873-b-replica', 'lft-893-replica-especial', 'lft-897-b-replica']);

/** The claimant of a labour suit is heard on the answer. */
const isReply = ({ act }: ReadText, [best]: readonly TermRule[]): boolean =>
  (act?.id === 'ANSWER_SERVED' || act?.id === 'HEARING_GIVEN') && REPLIES.has(best?.id ?? '');

/** The name of the act. */
export const nameOfAct = (read: ReadText, { id }: ActAt, rules: readonly TermRule[]): string =>
  isReply(read, rules) ? noticeReadingText.reply : actLabel[id];

function toDoOf(read: ReadText, rules: readonly TermRule[]): string {
  if (!read.act) return noticeReadingText.ownTerm;
  return isReply(read, rules)
    ? noticeReadingText.toReply
    : (actToDo[read.act.id] ?? capitalized(actLabel[read.act.id]));
}

/** What is to be done by the term of the text: as the best rule of the same length says it, else as the act does. */
export const titleOfTerm = (read: ReadText, rules: readonly TermRule[]): string =>
  rules.find((rule) => says(rule, read.freeTerm))?.title ?? toDoOf(read, rules);

/** The calendars to use: an amparo against a local decision is heard by a federal court. */
export function calendarsOf({ calendar }: ReadText, best: TermRule | undefined) {
  const isHeardElsewhere = best?.regime === 'lamparo' && calendar !== null && calendar !== 'pjf' && calendar !== 'scjn';
  return isHeardElsewhere
    ? { calendar: 'pjf', responsibleCalendar: calendar }
    : { calendar, responsibleCalendar: null };
}
