import type { FindingSeverity } from '#schema/generated/contract.ts';
import type { DocumentMark, DocumentSpan } from '#web/shared/documents/places.ts';
import type { DecisionFilter } from '../documents-url.ts';
import type {
  AnalysisFieldsFragment,
  FactFieldsFragment,
  FindingFieldsFragment,
  LegalDocumentFieldsFragment,
} from './file.generated.ts';

export type LegalDocumentFile = LegalDocumentFieldsFragment;
export type Analysis = AnalysisFieldsFragment;
export type AnalysedDocument = LegalDocumentFile & { analysis: Analysis };
export type Finding = FindingFieldsFragment;
export type Fact = FactFieldsFragment;

/** The places of findings, for the text. */
export const marksOf = (findings: readonly Finding[]): DocumentMark[] =>
  findings.flatMap(({ id, severity, message, at, decision }) =>
    at ? [{ id, severity, label: message, span: at, isDecided: decision !== null }] : [],
  );

/** Every stretch that the analysis names. */
export const allSpans = ({ facts, findings, requirements, typeFeatures }: Analysis): DocumentSpan[] => [
  ...facts.flatMap(({ spans }) => spans),
  ...findings.flatMap(({ at, related }) => [...(at ? [at] : []), ...related]),
  ...requirements.flatMap(({ at }) => (at ? [at] : [])),
  ...typeFeatures.flatMap(({ at }) => (at ? [at] : [])),
];

export interface FindingFilter {
  severity: FindingSeverity | null;
  decision: DecisionFilter;
}

export const passes = (
  finding: Pick<Finding, 'severity' | 'decision'>,
  { severity, decision }: FindingFilter,
): boolean =>
  (severity === null || finding.severity === severity) &&
  (decision === 'ALL' || (decision === 'OPEN' ? finding.decision === null : finding.decision === decision));

/** The finding after (`1`) or before (`-1`) the chosen one among those shown; `null` at the ends. */
export function neighbour(shown: readonly Finding[], chosen: string | null, step: 1 | -1): Finding | null {
  const at = shown.findIndex(({ id }) => id === chosen);
  if (at === -1) return (step === 1 ? shown[0] : shown.at(-1)) ?? null;
  return shown[at + step] ?? null;
}
