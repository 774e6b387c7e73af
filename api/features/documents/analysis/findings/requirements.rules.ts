import { documentRequirements, type RequirementData } from '#db/content/documents/requirements/index.ts';
import type { Finding, Requirement } from '../analysis.types.ts';
import { rx } from './plain-text.rules.ts';
import { requirementChecks, type Checked } from './requirement-checks.rules.ts';
import type { Reading } from './rule.types.ts';

/** Which requirements of its type a document meets, and the findings of those that it does not. */

const patterns = new Map<RegExp, RegExp>();
const compiled = (pattern: RegExp): RegExp => {
  const known = patterns.get(pattern) ?? rx(pattern);
  patterns.set(pattern, known);
  return known;
};
const firstOf = (plain: string, list: readonly RegExp[] = []): RegExpMatchArray | null => {
  for (const pattern of list) {
    const match: RegExpMatchArray | undefined = plain.matchAll(compiled(pattern)).next().value;
    if (match) return match;
  }
  return null;
};

const isAsked = (
  { when, unless, contracts, since, before }: RequirementData,
  { plain, contractKind, signedOn }: Reading,
): boolean =>
  (!since || signedOn === null || signedOn >= since) &&
  (!before || (signedOn !== null && signedOn < before)) &&
  (!contracts || (contractKind !== null && contracts.includes(contractKind))) &&
  (!when || firstOf(plain, [when]) !== null) &&
  (!unless || firstOf(plain, [unless]) === null);

function checked({ check, met, near }: RequirementData, reading: Reading): Checked | null {
  if (check) return requirementChecks[check](reading);
  const found = firstOf(reading.plain, met);
  if (found) return { state: 'MET', at: { start: found.index ?? 0, end: (found.index ?? 0) + found[0].length } };
  return { state: firstOf(reading.plain, near) ? 'UNCERTAIN' : 'MISSING', at: null };
}

export interface RequirementsFound {
  requirements: Requirement[];
  findings: Finding[];
  tried: number;
}

/** A place is at most this long: what is met somewhere is shown, not quoted whole. */
const LONGEST = 240;

export function requirementsOf(reading: Reading): RequirementsFound {
  const all = documentRequirements[reading.understood.type];
  const asked = all.filter((requirement) => isAsked(requirement, reading));
  const requirements: Requirement[] = [];
  const findings: Finding[] = [];
  for (const data of asked) {
    const result = checked(data, reading);
    if (!result) continue;
    const { state, at } = result;
    const span = at ? reading.span(at.start, Math.min(at.end, at.start + LONGEST)) : null;
    const basis = data.basis.map((one) => ({ ...one }));
    requirements.push({ code: data.code, label: data.label, state, at: state === 'MET' ? span : null, basis });
    const { missing } = data;
    if (state !== 'MISSING' || !missing || (missing.since && reading.signedOn && reading.signedOn < missing.since))
      continue;
    findings.push({
      code: missing.code ?? data.code,
      severity: missing.severity,
      message: missing.message,
      why: missing.why,
      suggestion: missing.suggestion,
      at: span,
      related: [],
      basis,
    });
  }
  return { requirements, findings, tried: asked.length };
}
