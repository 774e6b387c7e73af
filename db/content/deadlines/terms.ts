/**
 * The terms that laws set (`terms/<statute>.json`, by the law that sets the amount) and their usual chains
 * (`chains.json`). They are counted by `api/features/deadlines/counting`.
 */
import chainRows from './chains.json' with { type: 'json' };
import termSides from './term-sides.json' with { type: 'json' };
import type { ProceduralSide, TermChain, TermKind, TermRule } from './term-rule.ts';
import ccf from './terms/ccf.json' with { type: 'json' };
import ccom from './terms/ccom.json' with { type: 'json' };
import cff from './terms/cff.json' with { type: 'json' };
import cnpcf from './terms/cnpcf.json' with { type: 'json' };
import cnpp from './terms/cnpp.json' with { type: 'json' };
import cpeum from './terms/cpeum.json' with { type: 'json' };
import cpf from './terms/cpf.json' with { type: 'json' };
import laassp from './terms/laassp.json' with { type: 'json' };
import ladua from './terms/ladua.json' with { type: 'json' };
import lagraria from './terms/lagraria.json' with { type: 'json' };
import lamparo from './terms/lamparo.json' with { type: 'json' };
import lfpa from './terms/lfpa.json' with { type: 'json' };
import lfpc from './terms/lfpc.json' with { type: 'json' };
import lfpca from './terms/lfpca.json' with { type: 'json' };
import lfpdppp from './terms/lfpdppp.json' with { type: 'json' };
import lfrpe from './terms/lfrpe.json' with { type: 'json' };
import lft from './terms/lft.json' with { type: 'json' };
import lftse from './terms/lftse.json' with { type: 'json' };
import lgeepa from './terms/lgeepa.json' with { type: 'json' };
import lgra from './terms/lgra.json' with { type: 'json' };
import lgsm from './terms/lgsm.json' with { type: 'json' };
import lgsmime from './terms/lgsmime.json' with { type: 'json' };
import lgtaip from './terms/lgtaip.json' with { type: 'json' };
import lgtoc from './terms/lgtoc.json' with { type: 'json' };
import lieps from './terms/lieps.json' with { type: 'json' };
import linfonavit from './terms/linfonavit.json' with { type: 'json' };
import lisr from './terms/lisr.json' with { type: 'json' };
import liva from './terms/liva.json' with { type: 'json' };
import lpdusf from './terms/lpdusf.json' with { type: 'json' };
import lscs from './terms/lscs.json' with { type: 'json' };
import lss from './terms/lss.json' with { type: 'json' };

const rules = [
  ...ccf,
  ...ccom,
  ...cff,
  ...cnpcf,
  ...cnpp,
  ...cpeum,
  ...cpf,
  ...laassp,
  ...ladua,
  ...lagraria,
  ...lamparo,
  ...lfpa,
  ...lfpc,
  ...lfpca,
  ...lfpdppp,
  ...lfrpe,
  ...lft,
  ...lftse,
  ...lgeepa,
  ...lgra,
  ...lgsm,
  ...lgsmime,
  ...lgtaip,
  ...lgtoc,
  ...lieps,
  ...linfonavit,
  ...lisr,
  ...liva,
  ...lpdusf,
  ...lscs,
  ...lss,
] as TermRule[];
const chains = chainRows as TermChain[];

const ruleById = new Map(rules.map((rule) => [rule.id, rule]));
const chainById = new Map(chains.map((chain) => [chain.id, chain]));

/** `lft:47` of `lft:47|I`. */
const articleOf = (citation: string): string => citation.split('|')[0] ?? citation;

/** Order in which terms of one article are offered: those that a party can lose come first. */
const KIND_ORDER: readonly TermKind[] = ['PARTY', 'LIMITATION', 'LAPSE', 'AUTHORITY', 'DURATION'];
const rankOf = ({ kind, amount }: TermRule): number => KIND_ORDER.indexOf(kind) + (amount === null ? KIND_ORDER.length : 0);

const byArticle = new Map<string, TermRule[]>();
for (const rule of rules)
  for (const article of new Set(rule.articles.map(articleOf))) {
    const known = byArticle.get(article);
    if (known) known.push(rule);
    else byArticle.set(article, [rule]);
  }

/** All rules, grouped by law. */
export const termRules = (): readonly TermRule[] => rules;
export const findTermRule = (id: string): TermRule | null => ruleById.get(id) ?? null;
export const termChains = (): readonly TermChain[] => chains;
export const findTermChain = (id: string): TermChain | null => chainById.get(id) ?? null;

const sideById = new Map<string, ProceduralSide>([
  ...termSides.PLAINTIFF.map((id) => [id, 'PLAINTIFF'] as const),
  ...termSides.DEFENDANT.map((id) => [id, 'DEFENDANT'] as const),
]);

/** Who must act by a term; `null`: either side may, or an authority must. */
export const sideOfTerm = (ruleId: string | null): ProceduralSide | null => sideById.get(ruleId ?? '') ?? null;

/** A step that waits for a notice that does not exist yet: its date is an estimate. */
export const isEstimate = ({ after, runsByItself = false }: TermChain['steps'][number]): boolean =>
  after !== null && !runsByItself;

/** The rules that cite an article: first those whose amount it sets, then by `KIND_ORDER`. */
export function rulesOfArticle(statuteKey: string, articleNumber: string): TermRule[] {
  const article = `${statuteKey}:${articleNumber}`;
  const sets = (rule: TermRule): number => Number(articleOf(rule.articles[0] ?? '') !== article);
  return (byArticle.get(article) ?? []).toSorted((one, other) => sets(one) - sets(other) || rankOf(one) - rankOf(other));
}

/** The rule to offer for an article that an answer of the chat cites; `null`: none. */
export const ruleOfArticle = (statuteKey: string, articleNumber: string): TermRule | null =>
  rulesOfArticle(statuteKey, articleNumber)[0] ?? null;
