import { Migration } from '@mikro-orm/migrations';

/** Counts of operations by account and hour, stretches of use, and the minutes in which a server ran. */
export class Migration20261123003000_analytics extends Migration {
  override up(): void {
    this.addSql(`create table activity_hour (
        user_id text not null,
        hour timestamptz not null,
        area text not null,
        calls int not null,
        actions int not null,
        failures int not null,
        milliseconds bigint not null,
        d10 int not null,
        d25 int not null,
        d50 int not null,
        d100 int not null,
        d250 int not null,
        d500 int not null,
        d1000 int not null,
        d2500 int not null,
        d5000 int not null,
        slower int not null,
        primary key (user_id, hour, area)
      )`);
    this.addSql(
      'alter table activity_hour add constraint activity_hour_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
    this.addSql(`create table activity_visit (
        id text not null,
        user_id text not null,
        session_id text not null,
        began_at timestamptz not null,
        last_at timestamptz not null,
        calls int not null,
        primary key (id)
      )`);
    this.addSql('create index activity_visit_user_id_began_at_id_index on activity_visit (user_id, began_at, id)');
    this.addSql('create index activity_visit_session_id_last_at_index on activity_visit (session_id, last_at)');
    this.addSql(
      'alter table activity_visit add constraint activity_visit_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
    this.addSql('create table server_hour (hour timestamptz not null, minutes bigint not null, primary key (hour))');
    this.addSql('create index chat_message_user_id_created_at_index on chat_message (user_id, created_at)');
  }
}
