import { addDays, addMonths, daysBetween } from '#schema/lib/days.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import type { CaseStatus } from '#schema/generated/contract.ts';
import type { LegalArea } from '#db/content/legal-content.ts';

/** What the law makes of a suit in which nobody moves (caducidad de la instancia), by area. */
export type ExpiryRuleId = 'COMMERCIAL' | 'CIVIL_AND_FAMILY' | 'LABOR_SUMMONS' | 'LABOR_WITHDRAWAL' | 'AGRARIAN';

/** `WORKING_DAYS` are those of a court's own calendar: no day can be computed without it. */
type Unit = 'WORKING_DAYS' | 'CALENDAR_DAYS' | 'CALENDAR_MONTHS' | 'MONTHS_FROM_SUMMONS';

export interface ExpiryRule {
  id: ExpiryRuleId;
  statuteKey: string;
  articleNumber: string;
  /** Date of the text that the rule was read in. */
  textAsOf: string;
  term: { count: number; unit: Unit };
  /** Kinds of proceeding to which it does not apply, in foldText words. */
  except: RegExp | null;
}

/**
 * CNPCF 234, fr. VII: not in suits of insolvency and succession, in non-contentious matters, in suits for maintenance,
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
    // «120 días»; the first paragraph leaves out the days on which no court acts.
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
    // Only after the summons of article 772, whose day is not known here; article 734 leaves out days without work.
    term: { count: 4, unit: 'MONTHS_FROM_SUMMONS' },
    except: /concilia|huelga/,
  },
  AGRARIAN: {
    id: 'AGRARIAN',
    statuteKey: 'lagraria',
    articleNumber: '190',
    textAsOf: '2025-11-14',
    // Months have the days that they have: CNPCF 233, which article 167 lets fill what the act leaves open.
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

export interface QuietCase {
  area: LegalArea;
  /** Kind of proceeding, in its owner's words. */
  type: string;
  status: CaseStatus;
  isArchived: boolean;
  /** Day of the last activity, in Mexico. */
  since: string;
}

export interface Expiry {
  rule: ExpiryRule;
  expectedOn: string | null;
  /** Negative once it is past. */
  daysLeft: number | null;
}

/** The rule that watches a matter; `null` when none of its area is known, or when it is over. */
export function watchOf(quiet: QuietCase, today: string): Expiry | null {
  const id = RULE_OF_AREA[quiet.area];
  if (!id || quiet.status === 'COMPLETED' || quiet.isArchived) return null;
  const first = EXPIRY_RULES[id];
  if (first.except?.test(foldText(quiet.type))) return null;
  const due = expectedOn(first.term, quiet.since);
  // After the 45 days the worker is to be summoned; the four months run from there.
  if (id === 'LABOR_SUMMONS' && due !== null && due < today)
    return { rule: EXPIRY_RULES.LABOR_WITHDRAWAL, expectedOn: null, daysLeft: null };
  return { rule: first, expectedOn: due, daysLeft: due === null ? null : daysBetween(today, due) };
}
