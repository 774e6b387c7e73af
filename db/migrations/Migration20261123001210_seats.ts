import { Migration } from '@mikro-orm/migrations';

/** Seats of plans, requests for quotes, and of which share of a meter its account was told. */
export class Migration20261123001210_seats extends Migration {
  override up(): void {
    this.addSql(`create table plan_seat (
        id text not null,
        owner_id text not null,
        email text not null,
        member_id text null,
        token_hash text not null,
        invited_at timestamptz not null,
        expires_at timestamptz not null,
        accepted_at timestamptz null,
        ended_at timestamptz null,
        primary key (id)
      )`);
    this.addSql('alter table plan_seat add constraint plan_seat_token_hash_unique unique (token_hash)');
    for (const side of ['owner', 'member']) {
      this.addSql(`create index plan_seat_${side}_id_index on plan_seat (${side}_id)`);
      this.addSql(
        `alter table plan_seat add constraint plan_seat_${side}_id_foreign foreign key (${side}_id) references user_account (id) on delete cascade`,
      );
    }
    this.addSql(`create table quote_request (
        id text not null,
        user_id text null,
        name text not null,
        email text not null,
        message text not null default '',
        seats int null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        replaced_at timestamptz null,
        primary key (id)
      )`);
    this.addSql('create index quote_request_user_id_index on quote_request (user_id)');
    this.addSql('create index quote_request_email_index on quote_request (email)');
    this.addSql(
      'alter table quote_request add constraint quote_request_user_id_foreign foreign key (user_id) references user_account (id) on delete set null',
    );
    this.addSql('alter table usage_counter add column told_percent int not null default 0');
  }

  override down(): void {
    this.addSql('alter table usage_counter drop column told_percent');
    this.addSql('drop table if exists quote_request');
    this.addSql('drop table if exists plan_seat');
  }
}
