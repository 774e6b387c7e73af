import type { Basis } from '#db/content/contracts/contract-template.ts';

/** An article without its condition. */
export type CheckBasis = Omit<Basis, 'when'>;

/** What is said about the values of a form. */
export interface Check {
  /** `party.rfc_invalid`. Stable. */
  code: string;
  severity: 'BLOCKING' | 'WARNING' | 'NOTE';
  message: string;
  remedy: string | null;
  /** Name of the field that it is about. */
  field: string | null;
  basis: readonly CheckBasis[];
}

export const check = (
  severity: Check['severity'],
  code: string,
  field: string | null,
  message: string,
  remedy: string | null = null,
  basis: readonly CheckBasis[] = [],
): Check => ({ code, severity, message, remedy, field, basis });

const WEIGHT = { BLOCKING: 0, WARNING: 1, NOTE: 2 } as const;

/** What stops first. */
export const byWeight = (checks: readonly Check[]): Check[] =>
  checks.toSorted((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);
