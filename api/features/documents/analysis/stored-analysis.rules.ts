import type { StoredAnalysis, StoredFinding, StoredFindingDecision } from '#db/entities/document.entity.ts';
import { storable } from '#api/kernel/database/storable.ts';
import type { Basis, Fact, Finding, Judged, Span, Understood } from './analysis.types.ts';

/** What an analysis gives, in the form in which it is kept. */

const MAX_TYPE_FEATURES = 8;

/** The words of a span, without what may differ between two readings of a file. */
const wordsOf = (text: string, at: Span | undefined): string =>
  at ? text.slice(at.start, at.end).replace(/\s+/g, ' ').trim() : '';

const SEPARATOR = '\u0001';

export const sayingOfFact =
  (text: string) =>
  ({ kind, value, role, spans }: Fact): string =>
    [kind, value, role ?? '', wordsOf(text, spans[0])].join(SEPARATOR);

export const sayingOfFinding =
  (text: string) =>
  ({ code, at }: Finding): string =>
    [code, wordsOf(text, at ?? undefined)].join(SEPARATOR);

const basisOf = (basis: readonly Basis[]) =>
  basis.map(({ law, article, reason }) => ({ lawKey: law, article, reason }));

const WEIGHT = { HIGH: 0, MEDIUM: 1, LOW: 2 } as const;

/** Heaviest first, and of one weight in the order of the document; what is missing in the whole document comes first. */
export const heaviestFirst = <F extends Finding>(findings: readonly F[]): F[] =>
  findings.toSorted((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity] || (a.at?.start ?? -1) - (b.at?.start ?? -1));

/** What an analysis found besides what its parts say themselves. */
interface Found {
  /** Whether the owner said the type. */
  isTypeCorrected: boolean;
  facts: (Fact & { id: string })[];
  findings: (Finding & { id: string })[];
  citations: StoredAnalysis['citations'];
}

/** Every text in a value as PostgreSQL can hold it: a quotation may be cut within a pair of code units. */
function storableWhole<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, each: unknown) => (typeof each === 'string' ? storable(each) : each)),
  ) as T;
}

export function toStore(
  understood: Understood,
  judged: Pick<Judged, 'requirements' | 'rulesTried'>,
  { isTypeCorrected, facts, findings, citations }: Found,
): StoredAnalysis {
  const { guess, language, sections, type } = understood;
  return storableWhole({
    language,
    type,
    isTypeCorrected,
    confidence: isTypeCorrected ? 100 : Math.round(guess.confidence * 10) / 10,
    typeFeatures: guess.features.slice(0, MAX_TYPE_FEATURES),
    sections,
    facts,
    findings: findings.map((finding) => ({ ...finding, basis: basisOf(finding.basis) })),
    requirements: judged.requirements.map((requirement) => ({ ...requirement, basis: basisOf(requirement.basis) })),
    citations,
    rulesTried: judged.rulesTried,
  });
}

export type Decisions = Readonly<Record<string, StoredFindingDecision>>;

/** The figures of findings that the row of a document has for lists. */
export function countFindings(findings: readonly StoredFinding[], decisions: Decisions) {
  const counts = { findings: findings.length, accepted: 0, rejected: 0, openHigh: 0, openMedium: 0, openLow: 0 };
  for (const { id, severity } of findings) {
    const decision = decisions[id]?.decision;
    if (decision === 'ACCEPTED') counts.accepted++;
    else if (decision === 'REJECTED') counts.rejected++;
    else if (severity === 'HIGH') counts.openHigh++;
    else if (severity === 'MEDIUM') counts.openMedium++;
    else counts.openLow++;
  }
  return counts;
}
