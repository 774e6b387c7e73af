import { Migration } from '@mikro-orm/migrations';

/** Events, feeds and the connection with Google. Hours, rates and pre-bills. */
export class Migration20261122000300_calendar extends Migration {
  override up(): void {
    this.addCalendar();
    this.addHours();
    this.addKeys();
  }

  private addCalendar(): void {
    this.addSql(`create table calendar_event (
        id text not null,
        owner_id text not null,
        case_id text null,
        title text not null,
        type text not null,
        description text not null default '',
        location text not null default '',
        client text null,
        zone text not null,
        is_all_day boolean not null default false,
        start_at timestamptz not null,
        end_at timestamptz not null,
        rrule text null,
        last_at timestamptz null,
        excluded jsonb not null default '[]',
        series_id text null,
        occurrence_of timestamptz null,
        is_cancelled boolean not null default false,
        is_billable boolean not null,
        is_busy boolean not null default true,
        is_shared boolean not null default false,
        alarms int[] not null default '{}',
        source text not null,
        html_link text null,
        uid text not null,
        sequence int not null default 0,
        version int not null default 1,
        deleted_at timestamptz null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index calendar_event_owner_id_start_at_id_index on calendar_event (owner_id, start_at, id)');
    this.addSql('create index calendar_event_case_id_start_at_id_index on calendar_event (case_id, start_at, id)');
    this.addSql('create index calendar_event_owner_id_uid_index on calendar_event (owner_id, uid)');
    this.addSql(
      'alter table calendar_event add constraint calendar_event_series_id_occurrence_of_unique unique (series_id, occurrence_of)',
    );
    this.addSql(`create table calendar_preference (
        user_id text not null,
        zone text not null,
        alarms int[] not null,
        week_starts_on text not null,
        day_begins_at int not null,
        day_ends_at int not null,
        updated_at timestamptz not null,
        primary key (user_id)
      )`);
    this.addSql(`create table calendar_feed (
        id text not null,
        owner_id text not null,
        name text not null,
        case_id text null,
        is_busy_only boolean not null default false,
        key_hash text not null,
        key_ending text not null,
        created_at timestamptz not null,
        last_read_at timestamptz null,
        revoked_at timestamptz null,
        primary key (id)
      )`);
    this.addSql('create index calendar_feed_owner_id_created_at_index on calendar_feed (owner_id, created_at)');
    this.addSql(`create table google_connection (
        id text not null,
        user_id text not null,
        sealed_grant text not null,
        calendar_name text null,
        connected_at timestamptz not null,
        revoked_at timestamptz null,
        last_synced_at timestamptz null,
        sync_token text null,
        page_token text null,
        is_full_read boolean not null default false,
        reading int not null default 0,
        running_since timestamptz null,
        is_waiting boolean not null default false,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('alter table google_connection add constraint google_connection_user_id_unique unique (user_id)');
    this.addSql(`create table google_consent (
        state_hash text not null,
        user_id text not null,
        verifier text not null,
        browser_hash text not null,
        expires_at timestamptz not null,
        primary key (state_hash)
      )`);
    this.addSql('create index google_consent_expires_at_index on google_consent (expires_at)');
    this.addSql('create index google_consent_user_id_index on google_consent (user_id)');
    this.addSql(`create table google_link (
        event_id text not null,
        connection_id text not null,
        google_id text not null,
        google_series_id text null,
        etag text null,
        base jsonb null,
        state text not null,
        reading int not null default 0,
        tries int not null default 0,
        updated_at timestamptz not null,
        primary key (event_id)
      )`);
    this.addSql('create index google_link_connection_id_state_index on google_link (connection_id, state)');
    this.addSql(
      'create index google_link_connection_id_google_series_id_index on google_link (connection_id, google_series_id)',
    );
    this.addSql(
      'alter table google_link add constraint google_link_connection_id_google_id_unique unique (connection_id, google_id)',
    );
    this.addSql(`create table google_conflict (
        id text not null,
        user_id text not null,
        event_id text null,
        title text not null,
        kind text not null,
        fields jsonb not null,
        kept text not null,
        foja jsonb not null,
        google jsonb not null,
        detected_at timestamptz not null,
        seen_at timestamptz null,
        primary key (id)
      )`);
    this.addSql(
      'create index google_conflict_user_id_detected_at_id_index on google_conflict (user_id, detected_at, id)',
    );
  }

  private addHours(): void {
    this.addSql(`create table work_task (
        id text not null,
        owner_id text not null,
        case_id text null,
        title text not null,
        notes text not null default '',
        due_on date null,
        done_at timestamptz null,
        version int not null default 1,
        deleted_at timestamptz null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index work_task_owner_id_created_at_index on work_task (owner_id, created_at)');
    this.addSql('create index work_task_case_id_created_at_index on work_task (case_id, created_at)');
    this.addSql(`create table running_timer (
        id text not null,
        person_id text not null,
        case_id text null,
        event_id text null,
        task_id text null,
        activity text not null,
        description text not null default '',
        billing text not null,
        started_at timestamptz not null,
        running_since timestamptz null,
        accumulated_seconds int not null default 0,
        primary key (id)
      )`);
    this.addSql('alter table running_timer add constraint running_timer_person_id_unique unique (person_id)');
    this.addSql(`create table hours_preference (
        account_id text not null,
        rounding text not null,
        issuer jsonb null,
        last_prebill int not null default 0,
        updated_at timestamptz not null,
        primary key (account_id)
      )`);
    this.addSql(`create table time_rate (
        id text not null,
        account_id text not null,
        scope text not null,
        case_id text null,
        client text null,
        client_key text null,
        person_id text null,
        centavos bigint not null,
        valid_from date not null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index time_rate_account_id_valid_from_index on time_rate (account_id, valid_from)');
    this.addSql(`create table prebill (
        id text not null,
        account_id text not null,
        number int not null,
        status text not null,
        client text not null,
        client_rfc text null,
        client_kind text not null,
        issuer jsonb not null,
        case_ids text[] not null default '{}',
        from_on date not null,
        to_on date not null,
        issued_on date not null,
        notes text not null default '',
        lines jsonb not null,
        taxes jsonb not null,
        total_seconds int not null,
        billed_seconds int not null,
        subtotal bigint not null,
        total bigint not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index prebill_account_id_created_at_id_index on prebill (account_id, created_at, id)');
    this.addSql('alter table prebill add constraint prebill_account_id_number_unique unique (account_id, number)');
    this.addSql(`create table time_entry (
        id text not null,
        person_id text not null,
        account_id text not null,
        case_id text null,
        client text not null default '',
        client_key text not null default '',
        event_id text null,
        occurrence_of timestamptz null,
        task_id text null,
        worked_on date not null,
        started_at timestamptz null,
        seconds int not null,
        billed_seconds int not null,
        activity text not null,
        description text not null default '',
        billing text not null,
        source text not null,
        rate bigint null,
        rate_scope text null,
        amount bigint null,
        prebill_id text null,
        timer_id text null,
        client_id text null,
        version int not null default 1,
        deleted_at timestamptz null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('alter table time_entry add constraint time_entry_timer_id_unique unique (timer_id)');
    this.addSql('create index time_entry_person_id_worked_on_id_index on time_entry (person_id, worked_on, id)');
    this.addSql('create index time_entry_account_id_worked_on_id_index on time_entry (account_id, worked_on, id)');
    this.addSql('create index time_entry_case_id_worked_on_index on time_entry (case_id, worked_on)');
    this.addSql('create index time_entry_event_id_index on time_entry (event_id)');
    this.addSql('create index time_entry_prebill_id_index on time_entry (prebill_id)');
    this.addSql(
      'alter table time_entry add constraint time_entry_person_id_client_id_unique unique (person_id, client_id)',
    );
  }

  private addKeys(): void {
    const keys: [table: string, column: string, other: string, rule: string][] = [
      ['calendar_event', 'owner_id', 'user_account', 'on delete cascade'],
      ['calendar_event', 'case_id', 'legal_case', 'on delete set null'],
      ['calendar_event', 'series_id', 'calendar_event', 'on delete cascade'],
      ['calendar_preference', 'user_id', 'user_account', 'on update cascade on delete cascade'],
      ['calendar_feed', 'owner_id', 'user_account', 'on delete cascade'],
      ['calendar_feed', 'case_id', 'legal_case', 'on delete cascade'],
      ['google_connection', 'user_id', 'user_account', 'on delete cascade'],
      ['google_consent', 'user_id', 'user_account', 'on delete cascade'],
      ['google_link', 'event_id', 'calendar_event', 'on update cascade on delete cascade'],
      ['google_link', 'connection_id', 'google_connection', 'on delete cascade'],
      ['google_conflict', 'user_id', 'user_account', 'on delete cascade'],
      ['google_conflict', 'event_id', 'calendar_event', 'on delete set null'],
      ['work_task', 'owner_id', 'user_account', 'on delete cascade'],
      ['work_task', 'case_id', 'legal_case', 'on delete set null'],
      ['running_timer', 'person_id', 'user_account', 'on delete cascade'],
      ['running_timer', 'case_id', 'legal_case', 'on delete set null'],
      ['running_timer', 'event_id', 'calendar_event', 'on delete set null'],
      ['running_timer', 'task_id', 'work_task', 'on delete set null'],
      ['hours_preference', 'account_id', 'user_account', 'on update cascade on delete cascade'],
      ['time_rate', 'account_id', 'user_account', 'on delete cascade'],
      ['time_rate', 'case_id', 'legal_case', 'on delete cascade'],
      ['time_rate', 'person_id', 'user_account', 'on delete cascade'],
      ['prebill', 'account_id', 'user_account', 'on delete cascade'],
      ['time_entry', 'person_id', 'user_account', 'on delete cascade'],
      ['time_entry', 'account_id', 'user_account', 'on delete cascade'],
      ['time_entry', 'case_id', 'legal_case', 'on delete set null'],
      ['time_entry', 'event_id', 'calendar_event', 'on delete set null'],
      ['time_entry', 'task_id', 'work_task', 'on delete set null'],
      ['time_entry', 'prebill_id', 'prebill', 'on delete set null'],
    ];
    for (const [table, column, other, rule] of keys)
      this.addSql(
        `alter table ${table} add constraint ${table}_${column}_foreign foreign key (${column}) references ${other} (id) ${rule}`,
      );
  }

  override down(): void {
    for (const table of [
      'time_entry',
      'prebill',
      'time_rate',
      'hours_preference',
      'running_timer',
      'work_task',
      'google_conflict',
      'google_link',
      'google_consent',
      'google_connection',
      'calendar_feed',
      'calendar_preference',
      'calendar_event',
    ])
      this.addSql(`drop table if exists ${table} cascade`);
  }
}
