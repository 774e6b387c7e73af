import ICAL from 'ical.js';

/** No start was found within MAX_CANDIDATES. */
class RuleTooSparse extends Error {}

/** Days, weeks or months that are tried for one start: enough for a year of days, and for a Monday 29 February. */
export const MAX_CANDIDATES = 800;

/**
 * The iterator of the library with a limit. Without it a rule such as «30 February» loops for ever, and an imported file may
 * hold one.
 */
export class BoundedIterator extends ICAL.RecurIterator {
  /** Candidates that the last step tried. */
  candidates = 0;

  private countCandidate(): void {
    // The base class calls this in its constructor, before our fields are set.
    this.candidates = (this.candidates || 0) + 1;
    if (this.candidates > MAX_CANDIDATES) throw new RuleTooSparse();
  }

  override next(again?: boolean): ICAL.Time {
    this.candidates = 0;
    return super.next(again);
  }

  override check_contracting_rules(): boolean {
    this.countCandidate();
    return super.check_contracting_rules();
  }

  override increment_month(): void {
    this.countCandidate();
    super.increment_month();
  }

  override expand_year_days(year: number): number {
    this.countCandidate();
    return super.expand_year_days(year);
  }
}
