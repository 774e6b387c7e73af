import { Migration } from '@mikro-orm/migrations';

/** Tokens that are good for one use: links that set a password, second steps of a login, challenges of passkeys. */
export class Migration20261123001800_security_tickets extends Migration {
  override up(): void {
    this.addSql(`create table security_ticket (
        token_hash text not null,
        kind text not null,
        user_id text null,
        session_id text null,
        challenge text null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz null,
        primary key (token_hash)
      )`);
    this.addSql('create index security_ticket_user_id_kind_index on security_ticket (user_id, kind)');
    this.addSql('create index security_ticket_expires_at_index on security_ticket (expires_at)');
    this.addSql(
      'alter table security_ticket add constraint security_ticket_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
  }
}
