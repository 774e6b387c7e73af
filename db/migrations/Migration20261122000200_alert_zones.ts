import { Migration } from '@mikro-orm/migrations';

/** Where whoever is told of a deadline lives. */
export class Migration20261122000200_alert_zones extends Migration {
  override up(): void {
    this.addSql('alter table deadline_preference add column time_zone text null');
    // Until now all were told in central Mexico; the first of the country's zones is an hour ahead of it.
    this.addSql(
      `update deadline set next_alert_at = next_alert_at - interval '1 hour' where next_alert_at is not null`,
    );
  }

  override down(): void {
    this.addSql('alter table deadline_preference drop column time_zone');
  }
}
