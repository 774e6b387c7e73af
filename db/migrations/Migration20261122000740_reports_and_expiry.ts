import { Migration } from '@mikro-orm/migrations';

/** Equal error reports of a day share a row; sessions are found by the time at which they expire. */
export class Migration20261122000740_reports_and_expiry extends Migration {
  override up(): void {
    // Reports of before hold personal data that nobody masked, and nobody reads them later than some weeks.
    this.addSql('delete from client_error');
    this.addSql(`alter table client_error
      add column day date not null,
      add column fingerprint text not null,
      add column count int not null default 1,
      add column byte_length int not null,
      add column last_at timestamptz not null`);
    this.addSql(
      'alter table client_error add constraint client_error_day_fingerprint_unique unique (day, fingerprint)',
    );
    this.addSql('create index session_expires_at_index on session (expires_at)');
  }

  override down(): void {
    this.addSql('drop index session_expires_at_index');
    this.addSql('alter table client_error drop constraint client_error_day_fingerprint_unique');
    this.addSql(
      'alter table client_error drop column day, drop column fingerprint, drop column count, drop column byte_length, drop column last_at',
    );
  }
}
