import { Migration } from '@mikro-orm/migrations';

/** Estimates of cases. */
export class Migration20261123002600_estimates extends Migration {
  override up(): void {
    this.addSql(`create table estimate (
        id text not null,
        user_id text not null,
        kind text not null,
        case_type text not null,
        description text not null,
        evidence_quality text not null,
        jurisdiction text null,
        judge_history text null,
        similar_cases text null,
        case_id text null,
        own_estimate int null,
        success int null,
        result jsonb not null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index estimate_user_id_created_at_id_index on estimate (user_id, created_at, id)');
    this.addSql('create index estimate_case_id_index on estimate (case_id)');
    this.addSql(
      'alter table estimate add constraint estimate_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
    this.addSql(
      'alter table estimate add constraint estimate_case_id_foreign foreign key (case_id) references legal_case (id) on delete set null',
    );
  }
}
