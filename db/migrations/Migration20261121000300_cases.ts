import { Migration } from '@mikro-orm/migrations';

/** Cases with their members, parties, notes, timeline, and chat. */
export class Migration20261121000300_cases extends Migration {
  override up(): void {
    this.addSql(`create table court_office (
        id text not null,
        name text not null,
        folded_name text not null,
        place text null,
        confidence text not null,
        source text null,
        numbering text null,
        owner_id text null,
        primary key (id)
      )`);
    this.addSql('create index court_office_folded_name_id_index on court_office (folded_name, id)');
    this.addSql('create index court_office_owner_id_index on court_office (owner_id)');
    this.addSql(`create table legal_case (
        id text not null,
        owner_id text not null,
        title text not null,
        client text not null,
        description text not null default '',
        area text not null,
        type text not null default '',
        status text not null,
        is_urgent boolean not null default false,
        file_number text null,
        court_id text null,
        opened_on date not null,
        closed_on date null,
        outcome text null,
        amount_claimed bigint null,
        amount_obtained bigint null,
        tags text[] not null default '{}',
        archived_at timestamptz null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        last_activity_at timestamptz not null,
        version int not null default 1,
        message_sequence int not null default 0,
        search_text text not null default '',
        primary key (id)
      )`);
    this.addSql('create index legal_case_owner_id_updated_at_id_index on legal_case (owner_id, updated_at, id)');
    this.addSql(`create table case_member (
        case_id text not null,
        user_id text not null,
        role text not null,
        joined_at timestamptz not null,
        delivered_sequence int not null default 0,
        read_sequence int not null default 0,
        primary key (case_id, user_id)
      )`);
    this.addSql('create index case_member_user_id_case_id_index on case_member (user_id, case_id)');
    this.addSql(`create table case_party (
        id text not null,
        case_id text not null,
        owner_id text not null,
        name text not null,
        folded_name text not null,
        role text not null,
        is_ours boolean not null default false,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index case_party_owner_id_folded_name_index on case_party (owner_id, folded_name)');
    this.addSql('create index case_party_case_id_index on case_party (case_id)');
    this.addSql(`create table case_link (
        id text not null,
        from_case_id text not null,
        to_case_id text not null,
        kind text not null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql(
      'alter table case_link add constraint case_link_from_case_id_to_case_id_kind_unique unique (from_case_id, to_case_id, kind)',
    );
    this.addSql('create index case_link_to_case_id_index on case_link (to_case_id)');
    this.addSql(`create table case_note (
        id text not null,
        case_id text not null,
        author_id text not null,
        text text not null,
        is_shared boolean not null default false,
        created_at timestamptz not null,
        edited_at timestamptz null,
        primary key (id)
      )`);
    this.addSql('create index case_note_case_id_created_at_id_index on case_note (case_id, created_at, id)');
    this.addSql(`create table case_event (
        id text not null,
        case_id text not null,
        actor_id text null,
        kind text not null,
        facts jsonb not null default '{}',
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index case_event_case_id_created_at_id_index on case_event (case_id, created_at, id)');
    this.addSql(`create table case_invitation (
        id text not null,
        case_id text not null,
        inviter_id text not null,
        email text not null,
        role text not null,
        token_hash text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz null,
        primary key (id)
      )`);
    this.addSql('alter table case_invitation add constraint case_invitation_token_hash_unique unique (token_hash)');
    this.addSql('create index case_invitation_case_id_index on case_invitation (case_id)');
    this.addSql(`create table case_message (
        id text not null,
        case_id text not null,
        author_id text not null,
        sequence int not null,
        client_id text not null,
        text text not null,
        mentions text[] not null default '{}',
        reply_to_id text null,
        attachments jsonb not null default '[]',
        versions jsonb not null default '[]',
        created_at timestamptz not null,
        edited_at timestamptz null,
        deleted_at timestamptz null,
        primary key (id)
      )`);
    this.addSql(
      'alter table case_message add constraint case_message_case_id_sequence_unique unique (case_id, sequence)',
    );
    this.addSql(
      'alter table case_message add constraint case_message_author_id_client_id_unique unique (author_id, client_id)',
    );
    this.addKeys();
  }

  private addKeys(): void {
    const cascade: [string, string, string][] = [
      ['court_office', 'owner_id', 'user_account'],
      ['legal_case', 'owner_id', 'user_account'],
      ['case_member', 'case_id', 'legal_case'],
      ['case_member', 'user_id', 'user_account'],
      ['case_party', 'case_id', 'legal_case'],
      ['case_party', 'owner_id', 'user_account'],
      ['case_link', 'from_case_id', 'legal_case'],
      ['case_link', 'to_case_id', 'legal_case'],
      ['case_note', 'case_id', 'legal_case'],
      ['case_note', 'author_id', 'user_account'],
      ['case_event', 'case_id', 'legal_case'],
      ['case_invitation', 'case_id', 'legal_case'],
      ['case_invitation', 'inviter_id', 'user_account'],
      ['case_message', 'case_id', 'legal_case'],
      ['case_message', 'author_id', 'user_account'],
    ];
    for (const [table, column, other] of cascade) this.addKey(table, column, other, 'cascade');
    this.addKey('legal_case', 'court_id', 'court_office', 'set null');
    this.addKey('case_event', 'actor_id', 'user_account', 'set null');
    this.addKey('case_message', 'reply_to_id', 'case_message', 'set null');
  }

  private addKey(table: string, column: string, other: string, rule: string): void {
    this.addSql(
      `alter table ${table} add constraint ${table}_${column}_foreign foreign key (${column}) references ${other} (id) ${table === 'case_member' ? 'on update cascade ' : ''}on delete ${rule}`,
    );
  }

  override down(): void {
    for (const table of [
      'case_message',
      'case_invitation',
      'case_event',
      'case_note',
      'case_link',
      'case_party',
      'case_member',
      'legal_case',
      'court_office',
    ])
      this.addSql(`drop table if exists ${table} cascade`);
  }
}
