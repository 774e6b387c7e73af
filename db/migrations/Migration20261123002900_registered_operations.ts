import { Migration } from '@mikro-orm/migrations';

/** Operations that partners register. */
export class Migration20261123002900_registered_operations extends Migration {
  override up(): void {
    this.addSql(`create table registered_operation (
        id text not null,
        user_id text not null,
        name text not null,
        operation_text text not null,
        sha256 text not null,
        max_age_seconds int not null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql(
      'create index registered_operation_user_id_created_at_id_index on registered_operation (user_id, created_at, id)',
    );
    this.addSql(
      'alter table registered_operation add constraint registered_operation_user_id_sha256_unique unique (user_id, sha256)',
    );
    this.addSql(
      'alter table registered_operation add constraint registered_operation_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
  }
}
