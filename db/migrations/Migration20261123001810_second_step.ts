import { Migration } from '@mikro-orm/migrations';

/** The second step of a login, passkeys, and when a session was last used. */
export class Migration20261123001810_second_step extends Migration {
  override up(): void {
    this.addSql(`create table totp_factor (
        user_id text not null,
        secret_sealed text not null,
        created_at timestamptz not null,
        confirmed_at timestamptz null,
        last_step int not null default 0,
        primary key (user_id)
      )`);
    this.addSql(
      'alter table totp_factor add constraint totp_factor_user_id_foreign foreign key (user_id) references user_account (id) on update cascade on delete cascade',
    );
    this.addSql(`create table recovery_code (
        user_id text not null,
        code_hash text not null,
        used_at timestamptz null,
        primary key (user_id, code_hash)
      )`);
    this.addSql(
      'alter table recovery_code add constraint recovery_code_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
    this.addSql(`create table passkey (
        id text not null,
        user_id text not null,
        name text not null,
        credential_id text not null,
        public_key text not null,
        counter bigint not null,
        transports text[] not null default '{}',
        device_type text not null,
        is_backed_up boolean not null,
        created_at timestamptz not null,
        last_used_at timestamptz null,
        primary key (id)
      )`);
    this.addSql('alter table passkey add constraint passkey_credential_id_unique unique (credential_id)');
    this.addSql('create index passkey_user_id_created_at_index on passkey (user_id, created_at)');
    this.addSql(
      'alter table passkey add constraint passkey_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
    this.addSql('alter table session add column used_at timestamptz null');
  }
}
