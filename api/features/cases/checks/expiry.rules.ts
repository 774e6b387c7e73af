import { addDays, addMonths, daysBetween } from '#schema/lib/days.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import type { CaseStatus } from '#schema/generated/contract.ts';
import type { LegalArea } from '#db/content/legal-content.ts';

/** Rules by which a suit lapses for want of prosecution (caducidad de la instancia), by area. */
export type ExpiryRuleId = 'COMMERCIAL' | 'CIVIL_AND_FAMILY' | 'LABOR_SUMMONS' | 'LABOR_WITHDRAWAL' | 'AGRARIAN';

/** `WORKING_DAYS` depend on the calendar of the court, so no date is computed for them. */
type Unit = 'WORKING_DAYS' | 'CALENDAR_DAYS' | 'CALENDAR_MONTHS' | 'MONTHS_FROM_SUMMONS';

export interface ExpiryRule {
  id: ExpiryRuleId;
  statuteKey: string;
  articleNumber: string;
  /** Date of the text of the law that the rule was read from. */
  textAsOf: string;
  term: { count: number; unit: Unit };
  /** Kinds of proceeding to which it does not apply; matches folded text. */
  except: RegExp | null;
}

/**
 * CNPCF 234, fr. VII: not in suits of insolvency and succession, in non-contentious proceedings, in suits for
 * maintenance,
 * nor to the detriment of children. CCom 1076, fr. V: not in suits of insolvency.
 */
const NOT_IN_CIVIL =
  /concurs|sucesi|sucesori|intestad|testament|voluntaria|no contencios|aliment|\bmenor|\bnin[oa]s?\b|adolesc|custodia|adopci/;

export const EXPIRY_RULES: Record<ExpiryRuleId, ExpiryRule> = {
  COMMERCIAL: {
    id: 'COMMERCIAL',
    statuteKey: 'ccom',
    articleNumber: '1076',
    textAsOf: '2025-11-14',
    // «120 días»; the first paragraph excludes the days on which courts do not work.
    term: { count: 120, unit: 'WORKING_DAYS' },
    except: /concurs/,
  },
  CIVIL_AND_FAMILY: {
    id: 'CIVIL_AND_FAMILY',
    statuteKey: 'cnpcf',
    articleNumber: '234',
    textAsOf: '2026-01-15',
    term: { count: 40, unit: 'WORKING_DAYS' },
    except: NOT_IN_CIVIL,
  },
  LABOR_SUMMONS: {
    id: 'LABOR_SUMMONS',
    statuteKey: 'lft',
    articleNumber: '772',
    textAsOf: '2026-01-15',
    term: { count: 45, unit: 'CALENDAR_DAYS' },
    except: /concilia|huelga/,
  },
  LABOR_WITHDRAWAL: {
    id: 'LABOR_WITHDRAWAL',
    statuteKey: 'lft',
    articleNumber: '773',
    textAsOf: '2026-01-15',
    // It runs from the summons of article 772, whose date is not known here. Article 734 excludes non-working days.
    term: { count: 4, unit: 'MONTHS_FROM_SUMMONS' },
    except: /concilia|huelga/,
  },
  AGRARIAN: {
    id: 'AGRARIAN',
    statuteKey: 'lagraria',
    articleNumber: '190',
    textAsOf: '2025-11-14',
    // Calendar months: CNPCF 233, which applies by article 167 because the agrarian law says nothing of it.
    term: { count: 4, unit: 'CALENDAR_MONTHS' },
    except: /voluntaria/,
  },
};

const RULE_OF_AREA: Partial<Record<LegalArea, ExpiryRuleId>> = {
  COMMERCIAL: 'COMMERCIAL',
  CIVIL: 'CIVIL_AND_FAMILY',
  FAMILY: 'CIVIL_AND_FAMILY',
  LABOR: 'LABOR_SUMMONS',
  AGRARIAN: 'AGRARIAN',
};

function expectedOn({ count, unit }: ExpiryRule['term'], since: string): string | null {
  if (unit === 'CALENDAR_DAYS') return addDays(since, count);
  return unit === 'CALENDAR_MONTHS' ? addMonths(since, count) : null;
}

export interface InactiveCase {
  area: LegalArea;
  /** Kind of proceeding, as the user typed it. */
  type: string;
  status: CaseStatus;
  isArchived: boolean;
  /** Day of the last activity, in Mexico. */
  since: string;
}

export interface Expiry {
  rule: ExpiryRule;
  expectedOn: string | null;
  /** Negative after the date; `null` without a date. */
  daysLeft: number | null;
}

/** The rule that applies to a case; `null`: none for its area or proceeding, or the case is completed or archived. */
export function watchOf(quiet: InactiveCase, today: string): Expiry | null {
  const id = RULE_OF_AREA[quiet.area];
  if (!id || quiet.status === 'COMPLETED' || quiet.isArchived) return null;
  const first = EXPIRY_RULES[id];
  if (first.except?.test(foldText(quiet.type))) return null;
  const due = expectedOn(first.term, quiet.since);
  // After the 45 days the worker must be summoned; the four months run from the summons.
  if (id === 'LABOR_SUMMONS' && due !== null && due < today)
    return { rule: EXPIRY_RULES.LABOR_WITHDRAWAL, expectedOn: null, daysLeft: null };
  return { rule: first, expectedOn: due, daysLeft: due === null ? null : daysBetween(today, due) };
}
