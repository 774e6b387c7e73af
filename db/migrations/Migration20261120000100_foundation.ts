import { Migration } from '@mikro-orm/migrations';

/** Accounts, sessions, plans, meters, conversations, outbox. */
export class Migration20261120000100_foundation extends Migration {
  override up(): void {
    this.addSql(`create table client_error (
        id text not null,
        error text not null,
        stack text null,
        component_trace text null,
        error_info text null,
        url text null,
        user_agent text null,
        reported_at text null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql(`create table outbox_event (
        id bigserial primary key,
        topic text not null,
        payload jsonb not null,
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create table signing_key (
        id text not null,
        public_jwk jsonb not null,
        private_sealed text not null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql(`create table user_account (
        id text not null,
        name text not null,
        email text not null,
        profession text null,
        password_hash text null,
        features text[] not null default '{}',
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql(`create table usage_counter (
        user_id text not null,
        meter text not null,
        period_start timestamptz not null,
        used int not null default 0,
        primary key (user_id, meter, period_start)
      )`);
    this.addSql(`create table session (
        id text not null,
        user_id text not null,
        user_agent text null,
        ip text not null,
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz null,
        ended_by text null,
        primary key (id)
      )`);
    this.addSql(`create table refresh_token (
        id text not null,
        session_id text not null,
        token_hash text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        rotated_at timestamptz null,
        primary key (id)
      )`);
    this.addSql(`create table plan_subscription (
        id text not null,
        user_id text not null,
        plan text not null,
        status text not null,
        trial_ends_at timestamptz null,
        period_anchor_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql(`create table chat_thread (
        id text not null,
        user_id text not null,
        title text not null,
        created_at timestamptz not null,
        last_message_at timestamptz not null,
        message_count int not null default 0,
        primary key (id)
      )`);
    this.addSql(`create table chat_message (
        id text not null,
        thread_id text not null,
        user_id text not null,
        role text not null,
        status text not null,
        text text not null default '',
        citations jsonb not null default '[]',
        follow_ups text[] not null default '{}',
        is_abstention boolean not null default false,
        engine text null,
        model text null,
        notice text null,
        error text null,
        client_id text null,
        question_id text null,
        created_at timestamptz not null,
        completed_at timestamptz null,
        primary key (id)
      )`);
    this.addSql(`create index client_error_created_at_index on client_error (created_at)`);
    this.addSql(`create index outbox_event_created_at_index on outbox_event (created_at)`);
    this.addSql(`alter table user_account add constraint user_account_email_unique unique (email)`);
    this.addSql(`create index session_user_id_created_at_index on session (user_id, created_at)`);
    this.addSql(`alter table refresh_token add constraint refresh_token_token_hash_unique unique (token_hash)`);
    this.addSql(`create index refresh_token_session_id_index on refresh_token (session_id)`);
    this.addSql(`alter table plan_subscription add constraint plan_subscription_user_id_unique unique (user_id)`);
    this.addSql(
      `create index chat_thread_user_id_last_message_at_id_index on chat_thread (user_id, last_message_at, id)`,
    );
    this.addSql(`create index chat_message_thread_id_created_at_id_index on chat_message (thread_id, created_at, id)`);
    this.addSql(
      `alter table chat_message add constraint chat_message_user_id_client_id_unique unique (user_id, client_id)`,
    );
    this.addSql(
      `alter table usage_counter add constraint usage_counter_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade`,
    );
    this.addSql(
      `alter table session add constraint session_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade`,
    );
    this.addSql(
      `alter table refresh_token add constraint refresh_token_session_id_foreign foreign key (session_id) references session (id) on delete cascade`,
    );
    this.addSql(
      `alter table plan_subscription add constraint plan_subscription_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade`,
    );
    this.addSql(
      `alter table chat_thread add constraint chat_thread_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade`,
    );
    this.addSql(
      `alter table chat_message add constraint chat_message_thread_id_foreign foreign key (thread_id) references chat_thread (id) on delete cascade`,
    );
    this.addSql(
      `alter table chat_message add constraint chat_message_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade`,
    );
    // Throttles of rate-limiter-flexible, shared by all servers.
    this.addSql(
      `create unlogged table throttle (key text primary key, points integer not null default 0, expire bigint)`,
    );
  }

  override down(): void {
    const tables = [
      'throttle',
      'chat_message',
      'chat_thread',
      'plan_subscription',
      'refresh_token',
      'session',
      'usage_counter',
      'user_account',
      'signing_key',
      'outbox_event',
      'client_error',
    ];
    for (const table of tables) this.addSql(`drop table if exists ${table} cascade`);
  }
}
