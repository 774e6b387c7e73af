import { Migration } from '@mikro-orm/migrations';

/** Documents in the chat of a case, and idempotent writes. */
export class Migration20261122000100_case_documents extends Migration {
  override up(): void {
    this.addSql(`create table case_document (
        id text not null,
        case_id text not null,
        message_id text not null,
        file_name text not null,
        media_type text not null,
        byte_length int not null,
        content bytea not null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index case_document_case_id_index on case_document (case_id)');
    this.addSql('create index case_document_message_id_index on case_document (message_id)');
    for (const [column, other] of [
      ['case_id', 'legal_case'],
      ['message_id', 'case_message'],
    ])
      this.addSql(
        `alter table case_document add constraint case_document_${column}_foreign foreign key (${column}) references ${other} (id) on delete cascade`,
      );
    this.addSql(`create table idempotent_request (
        user_id text not null,
        operation text not null,
        key text not null,
        request_hash text not null,
        request_id text not null,
        is_done boolean not null default false,
        answer text null,
        created_at timestamptz not null,
        primary key (user_id, operation, key)
      )`);
    this.addSql('create index idempotent_request_created_at_index on idempotent_request (created_at)');
    this.addSql(
      'alter table idempotent_request add constraint idempotent_request_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists idempotent_request');
    this.addSql('drop table if exists case_document');
  }
}
