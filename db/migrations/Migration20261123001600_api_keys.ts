import { Migration } from '@mikro-orm/migrations';

/** Keys for programs, and when a session last proved its password. */
export class Migration20261123001600_api_keys extends Migration {
  override up(): void {
    this.addSql(`create table api_key (
        id text not null,
        user_id text not null,
        name text not null,
        hint text not null,
        secret_hash text not null,
        scopes text[] not null,
        allowed_addresses text[] not null default '{}',
        hourly_limit text not null,
        created_at timestamptz not null,
        expires_at timestamptz null,
        last_used_at timestamptz null,
        last_used_address text null,
        revoked_at timestamptz null,
        primary key (id)
      )`);
    this.addSql('alter table api_key add constraint api_key_secret_hash_unique unique (secret_hash)');
    this.addSql('create index api_key_user_id_created_at_index on api_key (user_id, created_at)');
    this.addSql(
      'alter table api_key add constraint api_key_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
    this.addSql('alter table session add column confirmed_at timestamptz null');
  }
}
