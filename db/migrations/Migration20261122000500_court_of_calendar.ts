import { Migration } from '@mikro-orm/migrations';

/** The court whose days off are shown in the calendar of an account. */
export class Migration20261122000500_court_of_calendar extends Migration {
  override up(): void {
    this.addSql('alter table calendar_preference add column court_calendar text null');
  }

  override down(): void {
    this.addSql('alter table calendar_preference drop column court_calendar');
  }
}
