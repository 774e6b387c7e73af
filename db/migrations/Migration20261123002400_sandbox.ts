import { Migration } from '@mikro-orm/migrations';

/** Keys that open an account of example data, which goes with its owner. */
export class Migration20261123002400_sandbox extends Migration {
  override up(): void {
    this.addSql('alter table api_key add column is_sandbox boolean not null default false');
    this.addSql('alter table user_account add column sandbox_of_id text null');
    this.addSql('alter table user_account add constraint user_account_sandbox_of_id_unique unique (sandbox_of_id)');
    this.addSql(
      'alter table user_account add constraint user_account_sandbox_of_id_foreign foreign key (sandbox_of_id) references user_account (id) on delete cascade',
    );
  }
}
