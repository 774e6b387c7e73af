import { Migration } from '@mikro-orm/migrations';

/** Accounts without registration: trials, known by an unguessable id, and demos. */
export class Migration20261123001100_trials extends Migration {
  override up(): void {
    this.addSql('alter table user_account alter column email drop not null');
    this.addSql("alter table user_account add column kind text not null default 'REGISTERED'");
    this.addSql('alter table user_account add column anonymous_until timestamptz null');
    this.addSql('alter table session add column key_hash text null');
    this.addSql('alter table session add constraint session_key_hash_unique unique (key_hash)');
    this.addSql(`create table trial (
        user_id text not null,
        email text not null,
        key_sealed text not null,
        started_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (user_id)
      )`);
    this.addSql('alter table trial add constraint trial_email_unique unique (email)');
    this.addSql(
      'alter table trial add constraint trial_user_id_foreign foreign key (user_id) references user_account (id) on update cascade on delete cascade',
    );
    this.addSql(`create table used_trial (
        email_hash text not null,
        used_at timestamptz not null,
        primary key (email_hash)
      )`);
  }

  override down(): void {
    this.addSql('drop table used_trial');
    this.addSql('drop table trial');
    this.addSql('alter table session drop column key_hash');
    this.addSql("delete from user_account where kind <> 'REGISTERED'");
    this.addSql('alter table user_account drop column anonymous_until');
    this.addSql('alter table user_account drop column kind');
    this.addSql('alter table user_account alter column email set not null');
  }
}
