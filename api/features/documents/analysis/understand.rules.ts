import { findFullDates } from '#api/legal-language/index.ts';
import type { AnalysisOptions, Fact, ReadText, Understood } from './analysis.types.ts';
import { findAmounts } from './facts/amounts.rules.ts';
import { findClauseFacts } from './facts/clauses.rules.ts';
import { findIdentifiers } from './facts/identifiers.rules.ts';
import { findParties } from './facts/parties.rules.ts';
import { roleOfAmount, roleOfDate } from './facts/roles.rules.ts';
import { proseOf, spanOf, type Prose } from './prose.rules.ts';
import { findSections, languageOf } from './sections.rules.ts';
import { guessType } from './type/type-model.rules.ts';

/** Of a clean text fewer words look mistaken. */
const NOISE = 3;

function amountFacts(prose: Prose): Fact[] {
  const facts = new Map<string, Fact>();
  for (const { cents, currency, isConsistent, span, start, end } of findAmounts(prose)) {
    const value = (cents / 100).toFixed(2);
    const key = `${currency} ${value}`;
    const fact = facts.get(key);
    if (fact) {
      fact.spans.push(span);
      fact.isConsistent = fact.isConsistent === false ? false : (isConsistent ?? fact.isConsistent);
      fact.role ??= roleOfAmount(prose.folded, start, end);
    } else
      facts.set(key, {
        kind: 'AMOUNT',
        value,
        role: roleOfAmount(prose.folded, start, end),
        currency,
        isConsistent,
        spans: [span],
      });
  }
  return [...facts.values()];
}

function dateFacts(prose: Prose): Fact[] {
  const facts = new Map<string, Fact>();
  for (const { day, start, end } of findFullDates(prose.text)) {
    const span = spanOf(prose, start, end);
    const role = roleOfDate(prose.folded, start, end);
    const fact = facts.get(day);
    if (fact) {
      fact.spans.push(span);
      fact.role ??= role;
    } else facts.set(day, { kind: 'DATE', value: day, role, currency: null, isConsistent: null, spans: [span] });
  }
  return [...facts.values()];
}

/** What a document is and what it says. */
export function understand(read: ReadText, options: AnalysisOptions): Understood {
  const prose = proseOf(read.text);
  const language = languageOf(read.text);
  const { facts: people, signedFrom } = findParties(prose);
  const sections = findSections(prose, signedFrom);
  const guess = guessType(prose, language, people);
  const facts = [
    ...people,
    ...findIdentifiers({ text: read.text, isNoisy: prose.mended >= NOISE }),
    ...amountFacts(prose),
    ...dateFacts(prose),
    ...findClauseFacts(prose, sections),
  ];
  return {
    text: read.text,
    language,
    sections,
    guess,
    type: options.correctedType ?? guess.type,
    facts: facts.toSorted((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0)),
  };
}
