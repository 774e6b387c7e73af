import { Migration } from '@mikro-orm/migrations';

/** Deadlines that are dated by events of the calendar. */
export class Migration20261122000400_event_deadlines extends Migration {
  override up(): void {
    this.addSql('alter table deadline add column event_id text null, add column occurrence_of timestamptz null');
    this.addSql(
      `alter table deadline add constraint deadline_event_id_foreign foreign key (event_id)
       references calendar_event (id) on delete set null`,
    );
    this.addSql(
      'alter table deadline add constraint deadline_event_id_occurrence_of_unique unique (event_id, occurrence_of)',
    );
  }

  override down(): void {
    this.addSql('alter table deadline drop column event_id, drop column occurrence_of');
  }
}
