import { Migration } from '@mikro-orm/migrations';

/** Time zones for alerts. */
export class Migration20261122000200_alert_zones extends Migration {
  override up(): void {
    this.addSql('alter table deadline_preference add column time_zone text null');
    // Until now alerts used central Mexico; the easternmost zone of the country is an hour ahead.
    this.addSql(
      `update deadline set next_alert_at = next_alert_at - interval '1 hour' where next_alert_at is not null`,
    );
  }

  override down(): void {
    this.addSql('alter table deadline_preference drop column time_zone');
  }
}
