import { Migration } from '@mikro-orm/migrations';

/** Deadlines without a notice, and those of the other side. */
export class Migration20261122000800_estimated_deadlines extends Migration {
  override up(): void {
    this.addSql('alter table deadline add column is_estimated boolean not null default false');
    this.addSql('alter table deadline add column is_theirs boolean not null default false');
    // Steps that were counted from the day on which another step of the same notice ends.
    this.addSql(
      `update deadline d set is_estimated = true from deadline e
       where e.chain_id = d.chain_id and e.id <> d.id and d.term_chain_id is not null and d.completed_at is null
         and d.computed_from ->> 'noticeOn' = e.due_on::text
         and d.rule_id not in ('cnpp-340-defensa-intermedia', 'lgtoc-190-protestar-cheque',
           'lgtoc-192-acciones-cheque', 'cff-50-liquidacion')`,
    );
  }

  override down(): void {
    this.addSql('alter table deadline drop column is_theirs');
    this.addSql('alter table deadline drop column is_estimated');
  }
}
