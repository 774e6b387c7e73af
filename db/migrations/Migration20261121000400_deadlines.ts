import { Migration } from '@mikro-orm/migrations';

/** Deadlines, their alerts, closures that accounts entered, and alert days of accounts. */
export class Migration20261121000400_deadlines extends Migration {
  override up(): void {
    this.addSql(`create table deadline (
        id text not null,
        owner_id text not null,
        case_id text null,
        title text not null,
        description text not null default '',
        due_at timestamptz not null,
        due_on date not null,
        has_hour boolean not null default false,
        type text not null default '',
        priority text null,
        origin text not null,
        completed_at timestamptz null,
        completed_by_id text null,
        is_snoozed boolean not null default false,
        remind_at timestamptz null,
        alert_days int[] null,
        dated_at timestamptz not null,
        next_alert_at timestamptz null,
        chain_id text null,
        term_chain_id text null,
        rule_id text null,
        computed_from jsonb null,
        computation bytea null,
        is_provisional boolean not null default false,
        change_note text null,
        is_shared boolean not null default false,
        deleted_at timestamptz null,
        version int not null default 1,
        edits jsonb not null default '[]',
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index deadline_owner_id_due_at_id_index on deadline (owner_id, due_at, id)');
    this.addSql('create index deadline_case_id_due_at_id_index on deadline (case_id, due_at, id)');
    this.addSql('create index deadline_chain_id_index on deadline (chain_id)');
    this.addSql('create index deadline_next_alert_at_index on deadline (next_alert_at)');
    this.addSql(`create table deadline_alert (
        id text not null,
        deadline_id text not null,
        recipient_id text not null,
        kind text not null,
        occasion text not null,
        batch_id text not null,
        days_left int not null,
        due_at timestamptz not null,
        created_at timestamptz not null,
        mailed_at timestamptz null,
        primary key (id)
      )`);
    this.addSql(
      'alter table deadline_alert add constraint deadline_alert_deadline_id_recipient_id_occasion_unique unique (deadline_id, recipient_id, occasion)',
    );
    this.addSql('create index deadline_alert_batch_id_recipient_id_index on deadline_alert (batch_id, recipient_id)');
    this.addSql('create index deadline_alert_recipient_id_index on deadline_alert (recipient_id)');
    this.addSql(`create table court_closure (
        id text not null,
        owner_id text not null,
        calendar text not null,
        from_on date not null,
        to_on date not null,
        reason text not null,
        source text not null,
        kind text not null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql(
      'create index court_closure_owner_id_calendar_from_on_index on court_closure (owner_id, calendar, from_on)',
    );
    this.addSql(`create table deadline_preference (
        user_id text not null,
        alert_days int[] not null,
        updated_at timestamptz not null,
        primary key (user_id)
      )`);
    this.addKeys();
  }

  private addKeys(): void {
    const keys: [string, string, string, string][] = [
      ['deadline', 'owner_id', 'user_account', 'cascade'],
      ['deadline', 'case_id', 'legal_case', 'cascade'],
      ['deadline', 'completed_by_id', 'user_account', 'set null'],
      ['deadline_alert', 'deadline_id', 'deadline', 'cascade'],
      ['deadline_alert', 'recipient_id', 'user_account', 'cascade'],
      ['court_closure', 'owner_id', 'user_account', 'cascade'],
      ['deadline_preference', 'user_id', 'user_account', 'cascade'],
    ];
    for (const [table, column, other, rule] of keys)
      this.addSql(
        `alter table ${table} add constraint ${table}_${column}_foreign foreign key (${column}) references ${other} (id) ${table === 'deadline_preference' ? 'on update cascade ' : ''}on delete ${rule}`,
      );
  }

  override down(): void {
    for (const table of ['deadline_preference', 'court_closure', 'deadline_alert', 'deadline'])
      this.addSql(`drop table if exists ${table} cascade`);
  }
}
