import { Migration } from '@mikro-orm/migrations';

/** Reviews of citations, uploads, and data about answers. */
export class Migration20261121000200_citations extends Migration {
  override up(): void {
    this.addSql(`create table citation_review (
        id text not null,
        user_id text not null,
        title text not null,
        file_name text null,
        text text not null,
        written_on date null,
        report jsonb not null,
        decisions jsonb not null default '{}',
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql(
      'create index citation_review_user_id_updated_at_id_index on citation_review (user_id, updated_at, id)',
    );
    this.addSql(`create table upload (
        id text not null,
        user_id text not null,
        file_name text not null,
        byte_length int not null,
        content bytea null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index upload_user_id_index on upload (user_id)');
    this.addSql('create index upload_expires_at_index on upload (expires_at)');
    for (const table of ['citation_review', 'upload'])
      this.addSql(
        `alter table ${table} add constraint ${table}_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade`,
      );
    this.addSql(`alter table chat_thread
        add column is_pinned boolean not null default false,
        add column pinned_at timestamptz null`);
    this.addSql('drop index chat_thread_user_id_last_message_at_id_index');
    this.addSql(
      'create index chat_thread_user_id_is_pinned_last_message_at_id_index on chat_thread (user_id, is_pinned, last_message_at, id)',
    );
    this.addSql(`alter table chat_message
        add column claims jsonb not null default '[]',
        add column understood jsonb not null default '[]',
        add column actions jsonb not null default '[]',
        add column area text null,
        add column style text not null default 'STANDARD',
        add column feedback jsonb null,
        add column model_usage jsonb null`);
  }

  override down(): void {
    this.addSql(
      'alter table chat_message drop column claims, drop column understood, drop column actions, drop column area, drop column style, drop column feedback, drop column model_usage',
    );
    this.addSql('drop index chat_thread_user_id_is_pinned_last_message_at_id_index');
    this.addSql('alter table chat_thread drop column is_pinned, drop column pinned_at');
    this.addSql(
      'create index chat_thread_user_id_last_message_at_id_index on chat_thread (user_id, last_message_at, id)',
    );
    this.addSql('drop table upload');
    this.addSql('drop table citation_review');
  }
}
