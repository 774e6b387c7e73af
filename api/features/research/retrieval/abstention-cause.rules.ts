import type { LegalArea } from '#db/content/legal-content.ts';
import type { ReplacedLaw } from './time.rules.ts';

/** Figures of a year that no law has. */
export type YearlyFigure = 'UMA' | 'MINIMUM_WAGE' | 'TAX_TABLES' | 'INPC' | 'RATES';

/** What states make their own law about. */
export type StateField =
  | 'STATE_WORKERS'
  | 'COURTS'
  | 'CRIMINAL'
  | 'PROCEDURE'
  | 'FAMILY'
  | 'CIVIL'
  | 'NOTARIES'
  | 'TAX'
  | 'LICENCES'
  | 'HEALTH'
  | 'OTHER';

/** Why a question is not answered; `abstentionText` says it in Spanish. */
export type AbstentionCause =
  /** `isAskedFor`: that country's law is named, not only a place of it. */
  | { kind: 'FOREIGN'; place: string | null; isAskedFor?: boolean }
  | { kind: 'NO_SUCH_ARTICLE'; statuteKey: string; number: string; last: string; nearest: string[] }
  | { kind: 'REPEALED'; statuteKey: string; number: string }
  | { kind: 'WHICH_LAW'; number: string }
  | { kind: 'WHICH_MATTER'; statuteKey: string }
  | { kind: 'LOCAL'; place: string | null; area: LegalArea | null; isMunicipal: boolean }
  /** `null`: no state is named, its own law is. */
  | { kind: 'STATE_LAW'; place: string | null; field: StateField; isAskedFor: boolean }
  | { kind: 'FIGURE'; figure: YearlyFigure }
  | { kind: 'OFFICE_FACT' }
  | { kind: 'PRACTICE' }
  | { kind: 'COURT_CALENDAR'; place: string | null }
  | { kind: 'REPLACED_LAW'; law: ReplacedLaw }
  /** What a text said in a year, or before a reform; the article, when one was named. */
  | { kind: 'OLD_TEXT'; year: number | null; article: { statuteKey: string; number: string } | null }
  | { kind: 'PRIVATE_DATA' }
  | { kind: 'PREDICTION' }
  | { kind: 'CASE_STATUS' }
  | { kind: 'NORM_NOT_HELD' }
  | { kind: 'OFF_TOPIC' }
  | { kind: 'INSTRUCTIONS' }
  | { kind: 'NOT_UNDERSTOOD' }
  | { kind: 'NOT_FOUND' };
