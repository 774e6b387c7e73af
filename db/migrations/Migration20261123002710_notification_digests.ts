import { Migration } from '@mikro-orm/migrations';

/** Which digests were ordered, so that none is mailed twice. */
export class Migration20261123002710_notification_digests extends Migration {
  override up(): void {
    this.addSql(`create table notification_digest (
        user_id text not null,
        period text not null,
        token_hash text not null,
        created_at timestamptz not null,
        primary key (user_id, period)
      )`);
    this.addSql('create index notification_digest_token_hash_index on notification_digest (token_hash)');
    this.addSql(
      'alter table notification_digest add constraint notification_digest_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
  }
}
