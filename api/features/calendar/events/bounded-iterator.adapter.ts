import ICAL from 'ical.js';

/** A rule that would look for its next time without end. */
class RuleTooSparse extends Error {}

/** Days, weeks or months that are looked at for one time; a year of days, and what falls on a Monday 29th of February. */
export const MAX_LOOKS = 800;

/**
 * The library's reading of a rule, which ends: by itself it looks for the 30th of February for ever, and such a rule may
 * stand in any file that somebody imports.
 */
export class BoundedIterator extends ICAL.RecurIterator {
  /** Of the last step. */
  looks = 0;

  private look(): void {
    // The library begins in the constructor of the base class, before our fields exist.
    this.looks = (this.looks || 0) + 1;
    if (this.looks > MAX_LOOKS) throw new RuleTooSparse();
  }

  override next(again?: boolean): ICAL.Time {
    this.looks = 0;
    return super.next(again);
  }

  override check_contracting_rules(): boolean {
    this.look();
    return super.check_contracting_rules();
  }

  override increment_month(): void {
    this.look();
    super.increment_month();
  }

  override expand_year_days(year: number): number {
    this.look();
    return super.expand_year_days(year);
  }
}
