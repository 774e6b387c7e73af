import { Migration } from '@mikro-orm/migrations';

/** What accounts are told, and where they want to be told. */
export class Migration20261123002700_notifications extends Migration {
  override up(): void {
    this.addSql(`create table notification (
        id text not null,
        user_id text not null,
        kind text not null,
        source text not null,
        facts jsonb not null,
        path text null,
        is_listed boolean not null,
        created_at timestamptz not null,
        read_at timestamptz null,
        primary key (id)
      )`);
    this.addSql('create index notification_user_id_created_at_id_index on notification (user_id, created_at, id)');
    this.addSql('create index notification_created_at_index on notification (created_at)');
    this.addSql(
      'alter table notification add constraint notification_user_id_kind_source_unique unique (user_id, kind, source)',
    );
    this.addSql(
      'alter table notification add constraint notification_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
    this.addSql(`create table notification_preference (
        user_id text not null,
        kinds jsonb not null,
        digest text not null,
        digest_hour int not null,
        digest_weekday int not null,
        updated_at timestamptz not null,
        primary key (user_id)
      )`);
    this.addSql(
      'alter table notification_preference add constraint notification_preference_user_id_foreign foreign key (user_id) references user_account (id) on update cascade on delete cascade',
    );
  }
}
