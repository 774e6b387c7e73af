import { Migration } from '@mikro-orm/migrations';

/** Signing in with Google. */
export class Migration20261123002100_google_login extends Migration {
  override up(): void {
    this.addSql(`create table account_identity (
        id text not null,
        user_id text not null,
        provider text not null,
        subject text not null,
        email text null,
        linked_at timestamptz not null,
        last_used_at timestamptz null,
        primary key (id)
      )`);
    this.addSql(
      'alter table account_identity add constraint account_identity_provider_subject_unique unique (provider, subject)',
    );
    this.addSql(
      'alter table account_identity add constraint account_identity_user_id_provider_unique unique (user_id, provider)',
    );
    this.addSql(
      'alter table account_identity add constraint account_identity_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
    this.addSql(`create table google_attempt (
        state_hash text not null,
        nonce_hash text not null,
        browser_hash text not null,
        verifier text not null,
        purpose text not null,
        user_id text null,
        expires_at timestamptz not null,
        primary key (state_hash)
      )`);
    this.addSql('alter table google_attempt add constraint google_attempt_nonce_hash_unique unique (nonce_hash)');
    this.addSql('create index google_attempt_expires_at_index on google_attempt (expires_at)');
    this.addSql('create index google_attempt_user_id_index on google_attempt (user_id)');
    this.addSql(
      'alter table google_attempt add constraint google_attempt_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
  }
}
