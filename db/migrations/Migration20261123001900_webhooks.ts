import { Migration } from '@mikro-orm/migrations';

/** Endpoints of webhooks, events for them, and the log of their deliveries. */
export class Migration20261123001900_webhooks extends Migration {
  override up(): void {
    this.addSql(`create table webhook_endpoint (
        id text not null,
        user_id text not null,
        url text not null,
        description text not null default '',
        event_types text[] not null,
        state text not null,
        secret_sealed text not null,
        previous_secret_sealed text null,
        previous_secret_until timestamptz null,
        failing_since timestamptz null,
        failure_count int not null default 0,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index webhook_endpoint_user_id_created_at_index on webhook_endpoint (user_id, created_at)');
    this.addSql(
      'alter table webhook_endpoint add constraint webhook_endpoint_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
    this.addSql(`create table webhook_event (
        id text not null,
        user_id text not null,
        type text not null,
        subject_id text not null,
        facts jsonb not null,
        body text null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index webhook_event_user_id_index on webhook_event (user_id)');
    this.addSql('create index webhook_event_created_at_index on webhook_event (created_at)');
    this.addSql(
      'alter table webhook_event add constraint webhook_event_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
    this.addSql(`create table webhook_delivery (
        id text not null,
        endpoint_id text not null,
        event_id text not null,
        status text not null,
        is_replay boolean not null default false,
        attempts jsonb not null default '[]',
        next_attempt_at timestamptz null,
        leased_until timestamptz null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql(
      'create index webhook_delivery_endpoint_id_created_at_id_index on webhook_delivery (endpoint_id, created_at, id)',
    );
    this.addSql('create index webhook_delivery_event_id_index on webhook_delivery (event_id)');
    this.addSql('create index webhook_delivery_next_attempt_at_id_index on webhook_delivery (next_attempt_at, id)');
    this.addSql('create index webhook_delivery_leased_until_index on webhook_delivery (leased_until)');
    this.addSql('create index webhook_delivery_created_at_index on webhook_delivery (created_at)');
    this.addSql(
      'alter table webhook_delivery add constraint webhook_delivery_endpoint_id_foreign foreign key (endpoint_id) references webhook_endpoint (id) on delete cascade',
    );
    this.addSql(
      'alter table webhook_delivery add constraint webhook_delivery_event_id_foreign foreign key (event_id) references webhook_event (id) on delete cascade',
    );
  }
}
