import { findingBasis } from '#db/content/documents/finding-basis.ts';
import { documentRequirements } from '#db/content/documents/requirements/index.ts';
import { findingWords } from '#schema/text/document-findings.ts';
import type { AnalysisOptions, Finding, Judged, Span, Understood } from '../analysis.types.ts';
import { contractRules } from './contract-findings.rules.ts';
import { dateRules } from './date-findings.rules.ts';
import { eventRules } from './event-order.rules.ts';
import { nameRules } from './name-findings.rules.ts';
import { payRules } from './pay-findings.rules.ts';
import { readingOf } from './reading.rules.ts';
import { requirementsOf } from './requirements.rules.ts';
import { roleRules } from './role-findings.rules.ts';
import type { FindingRule, Hit, Reading } from './rule.types.ts';
import { signatureRules } from './signature-findings.rules.ts';
import { sumRules } from './sum-findings.rules.ts';
import { termRules } from './term-findings.rules.ts';
import { valueRules } from './value-findings.rules.ts';

/** What a careful reader would mark in a document, and which requirements of law it meets. */

export const FINDING_RULES: readonly FindingRule[] = [
  ...valueRules,
  ...sumRules,
  ...dateRules,
  ...eventRules,
  ...roleRules,
  ...nameRules,
  ...signatureRules,
  ...contractRules,
  ...termRules,
  ...payRules,
];

/** Rules and requirements that are tried on a document at most. */
export const RULES_AT_MOST =
  FINDING_RULES.length + Math.max(...Object.values(documentRequirements).map((requirements) => requirements.length));

const isTried = ({ types, contracts, since }: FindingRule, { understood, contractKind, signedOn }: Reading): boolean =>
  types.includes(understood.type) &&
  (!contracts || (contractKind !== null && contracts.includes(contractKind))) &&
  (!since || signedOn === null || signedOn >= since);

function findingOf({ code, severity }: FindingRule, { at, related = [], values = [] }: Hit, reading: Reading): Finding {
  const words = findingWords[code];
  const place = (span: { start: number; end: number }) => reading.span(span.start, span.end);
  return {
    code,
    severity,
    message: words.message(...values),
    why: words.why,
    suggestion: words.suggestion,
    at: at && place(at),
    related: related.map(place),
    basis: (findingBasis[code] ?? []).map((one) => ({ ...one })),
  };
}

const WEIGHTS = { HIGH: 0, MEDIUM: 1, LOW: 2 } as const;

/** Heaviest first; those of the same weight in the order of the text, what is missing at the end. */
const byWeight = (one: Finding, other: Finding): number =>
  WEIGHTS[one.severity] - WEIGHTS[other.severity] ||
  (one.at?.start ?? Number.MAX_SAFE_INTEGER) - (other.at?.start ?? Number.MAX_SAFE_INTEGER);

export function judge(understood: Understood, options: AnalysisOptions): Judged {
  // The rules read Spanish.
  if (understood.language === 'en') return { findings: [], requirements: [], rulesTried: 0 };
  const reading = readingOf(understood, options);
  const tried = FINDING_RULES.filter((rule) => isTried(rule, reading));
  const { requirements, findings, tried: asked } = requirementsOf(reading);
  const found = tried.flatMap((rule) => rule.find(reading).map((hit) => findingOf(rule, hit, reading)));
  // A blank where a requirement is missing is one defect.
  const told = (span: Span): Span | undefined =>
    findings.find(({ at }) => at && at.start < span.end && span.start < at.end)?.at ?? undefined;
  const untoldPart = (span: Span): Span[] => {
    const end = told(span)?.end;
    if (end === undefined) return [span];
    return /_{3}/.test(understood.text.slice(end, span.end)) ? [{ start: end, end: span.end }] : [];
  };
  const untold = found.flatMap((finding): Finding[] => {
    if (finding.code !== 'document.blank') return [finding];
    const [at, ...related] = [finding.at, ...finding.related].flatMap((span) => (span ? untoldPart(span) : []));
    return at
      ? [{ ...finding, at, related, message: findingWords['document.blank'].message(String(related.length + 1)) }]
      : [];
  });
  // Two dates in the wrong order are one defect.
  const isDatesElsewhere = ({ code, at }: Finding): boolean =>
    code === 'dates.story' &&
    untold.some(
      (other) =>
        other.code !== code &&
        other.code.startsWith('dates.') &&
        [other.at, ...other.related].some((span) => span && at && span.start < at.end && at.start < span.end),
    );
  const all = [...findings, ...untold.filter((finding) => !isDatesElsewhere(finding))];
  return { findings: all.toSorted(byWeight), requirements, rulesTried: tried.length + asked };
}
