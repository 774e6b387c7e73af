import { Migration } from '@mikro-orm/migrations';

/** Documents that were brought for analysis, what was found in them, questions about them, and tables of them. */
export class Migration20261123001400_documents extends Migration {
  override up(): void {
    this.addSql(`create table legal_document (
        id text not null,
        owner_id text not null,
        case_id text null,
        case_document_id text null,
        file_name text not null,
        media_type text not null,
        byte_length int not null,
        sha256 text not null,
        storage_key text not null,
        status text not null,
        progress int not null default 0,
        problem text null,
        attempt int not null default 0,
        attempt_at timestamptz null,
        attempt_by int null,
        reserved_at timestamptz null,
        is_paid boolean not null default false,
        corrected_type text null,
        type text null,
        confidence double precision null,
        grade text null,
        findings int not null default 0,
        accepted int not null default 0,
        rejected int not null default 0,
        open_high int not null default 0,
        open_medium int not null default 0,
        open_low int not null default 0,
        seconds double precision null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        analyzed_at timestamptz null,
        deleted_at timestamptz null,
        primary key (id)
      )`);
    this.addSql(
      'create index legal_document_owner_id_created_at_id_index on legal_document (owner_id, created_at, id)',
    );
    this.addSql('create index legal_document_owner_id_sha256_index on legal_document (owner_id, sha256)');
    this.addSql('create index legal_document_case_id_index on legal_document (case_id)');
    this.addSql('create index legal_document_case_document_id_index on legal_document (case_document_id)');
    this.addSql('create index legal_document_deleted_at_index on legal_document (deleted_at)');
    this.addSql('alter table legal_document add constraint legal_document_storage_key_unique unique (storage_key)');
    this.addSql(`create table document_analysis (
        document_id text not null,
        text text not null,
        is_truncated boolean not null default false,
        places jsonb not null,
        content jsonb not null,
        decisions jsonb not null default '{}',
        summary jsonb null,
        primary key (document_id)
      )`);
    this.addSql(`create table document_question (
        id text not null,
        document_id text not null,
        question text not null,
        answer jsonb not null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql(
      'create index document_question_document_id_created_at_id_index on document_question (document_id, created_at, id)',
    );
    this.addSql(`create table document_table (
        id text not null,
        owner_id text not null,
        name text not null,
        columns jsonb not null,
        document_ids jsonb not null,
        corrections jsonb not null default '{}',
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql(
      'create index document_table_owner_id_updated_at_id_index on document_table (owner_id, updated_at, id)',
    );
    for (const [table, column, target, rule] of [
      ['legal_document', 'owner_id', 'user_account', 'cascade'],
      ['legal_document', 'case_id', 'legal_case', 'set null'],
      ['legal_document', 'case_document_id', 'case_document', 'set null'],
      ['document_analysis', 'document_id', 'legal_document', 'cascade on update cascade'],
      ['document_question', 'document_id', 'legal_document', 'cascade'],
      ['document_table', 'owner_id', 'user_account', 'cascade'],
    ] as const)
      this.addSql(
        `alter table ${table} add constraint ${table}_${column}_foreign foreign key (${column}) references ${target} (id) on delete ${rule}`,
      );
  }

  override down(): void {
    for (const table of ['document_table', 'document_question', 'document_analysis', 'legal_document'])
      this.addSql(`drop table if exists ${table}`);
  }
}
