import { findFullDates } from '#api/legal-language/index.ts';
import type { AnalysisOptions, Fact, ReadText, Understood } from './analysis.types.ts';
import { findAmounts } from './facts/amounts.rules.ts';
import { findIdentifiers } from './facts/identifiers.rules.ts';
import { findParties } from './facts/parties.rules.ts';
import { proseOf, spanOf, type Prose } from './prose.rules.ts';

const KINDS = ['CONTRACT', 'POWER_OF_ATTORNEY', 'CLAIM', 'WILL', 'PROMISSORY_NOTE', 'DEED', 'UNKNOWN'] as const;

/** Of a clean text fewer words look mistaken. */
const NOISE = 3;

function amountFacts(prose: Prose): Fact[] {
  const facts = new Map<string, Fact>();
  for (const { cents, currency, isConsistent, span } of findAmounts(prose)) {
    const value = (cents / 100).toFixed(2);
    const key = `${currency} ${value}`;
    const fact = facts.get(key);
    if (fact) {
      fact.spans.push(span);
      fact.isConsistent = fact.isConsistent === false ? false : (isConsistent ?? fact.isConsistent);
    } else facts.set(key, { kind: 'AMOUNT', value, role: null, currency, isConsistent, spans: [span] });
  }
  return [...facts.values()];
}

function dateFacts(prose: Prose): Fact[] {
  const facts = new Map<string, Fact>();
  for (const { day, start, end } of findFullDates(prose.text)) {
    const span = spanOf(prose, start, end);
    const fact = facts.get(day);
    if (fact) fact.spans.push(span);
    else facts.set(day, { kind: 'DATE', value: day, role: null, currency: null, isConsistent: null, spans: [span] });
  }
  return [...facts.values()];
}

/** What a document is and what it says. */
export function understand(read: ReadText, options: AnalysisOptions): Understood {
  const prose = proseOf(read.text);
  const facts = [
    ...findParties(prose),
    ...findIdentifiers({ text: read.text, isNoisy: prose.mended >= NOISE }),
    ...amountFacts(prose),
    ...dateFacts(prose),
  ];
  const shares = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Understood['guess']['shares'];
  return {
    text: read.text,
    language: 'es',
    sections: [],
    guess: { type: 'UNKNOWN', confidence: 0, features: [], shares },
    type: options.correctedType ?? 'UNKNOWN',
    facts: facts.toSorted((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0)),
  };
}
