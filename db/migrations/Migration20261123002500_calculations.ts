import { Migration } from '@mikro-orm/migrations';

/** Calculations that accounts keep. */
export class Migration20261123002500_calculations extends Migration {
  override up(): void {
    this.addSql(`create table saved_calculation (
        id text not null,
        user_id text not null,
        case_id text null,
        deadline_id text null,
        contract_id text null,
        title text not null,
        kind text not null,
        given_values jsonb not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql(
      'create index saved_calculation_user_id_updated_at_id_index on saved_calculation (user_id, updated_at, id)',
    );
    for (const column of ['case_id', 'deadline_id', 'contract_id'])
      this.addSql(`create index saved_calculation_${column}_index on saved_calculation (${column})`);
    const foreign = (column: string, table: string, rule: string): void => {
      this.addSql(
        `alter table saved_calculation add constraint saved_calculation_${column}_foreign foreign key (${column}) references ${table} (id) on delete ${rule}`,
      );
    };
    foreign('user_id', 'user_account', 'cascade');
    foreign('case_id', 'legal_case', 'set null');
    foreign('deadline_id', 'deadline', 'set null');
    foreign('contract_id', 'contract', 'set null');
  }
}
