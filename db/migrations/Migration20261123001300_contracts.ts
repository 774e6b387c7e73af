import { Migration } from '@mikro-orm/migrations';

/** Contracts with their versions, files, hashes and mails, forms that are not finished, and own templates. */
export class Migration20261123001300_contracts extends Migration {
  override up(): void {
    this.addSql(`create table contract (
        id text not null,
        owner_id text not null,
        case_id text null,
        title text not null,
        status text not null,
        template_id text null,
        template_name text not null,
        jurisdiction text not null,
        given_values jsonb not null,
        checks jsonb not null,
        latest_number int not null,
        generation_ms int null,
        version int not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index contract_owner_id_updated_at_id_index on contract (owner_id, updated_at, id)');
    this.addSql('create index contract_owner_id_created_at_index on contract (owner_id, created_at)');
    this.addSql('create index contract_case_id_index on contract (case_id)');
    this.addSql(`create table contract_version (
        id text not null,
        contract_id text not null,
        number int not null,
        body text not null,
        text text not null,
        clauses jsonb not null,
        sha256 text not null,
        author_name text not null,
        note text not null default '',
        generation_ms int null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql(
      'alter table contract_version add constraint contract_version_contract_id_number_unique unique (contract_id, number)',
    );
    this.addSql(
      'create table contract_version_file (version_id text not null, content bytea not null, primary key (version_id))',
    );
    this.addSql(`create table contract_hash (
        version_id text not null,
        sha256 text not null,
        kind text not null,
        primary key (version_id, sha256)
      )`);
    this.addSql('create index contract_hash_sha256_index on contract_hash (sha256)');
    this.addSql(`create table contract_mail (
        id text not null,
        contract_id text not null,
        recipient text not null,
        version_number int not null,
        format text not null,
        message text not null default '',
        state text not null,
        at timestamptz not null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index contract_mail_contract_id_created_at_index on contract_mail (contract_id, created_at)');
    this.addSql(`create table contract_draft (
        owner_id text not null,
        template_id text not null,
        jurisdiction text not null,
        given_values jsonb not null,
        saved_at timestamptz not null,
        primary key (owner_id, template_id)
      )`);
    this.addSql(`create table contract_drafted_clause (
        id text not null,
        contract_id text not null,
        citations int not null,
        verified int not null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index contract_drafted_clause_contract_id_index on contract_drafted_clause (contract_id)');
    this.addSql(`create table contract_template_file (
        id text not null,
        owner_id text not null,
        name text not null,
        file_name text not null,
        fields jsonb not null,
        content bytea not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql(
      'create index contract_template_file_owner_id_created_at_index on contract_template_file (owner_id, created_at)',
    );
    for (const [table, column, target, rule] of [
      ['contract', 'owner_id', 'user_account', 'cascade'],
      ['contract', 'case_id', 'legal_case', 'set null'],
      ['contract_version', 'contract_id', 'contract', 'cascade'],
      ['contract_version_file', 'version_id', 'contract_version', 'cascade on update cascade'],
      ['contract_hash', 'version_id', 'contract_version', 'cascade'],
      ['contract_mail', 'contract_id', 'contract', 'cascade'],
      ['contract_draft', 'owner_id', 'user_account', 'cascade'],
      ['contract_drafted_clause', 'contract_id', 'contract', 'cascade'],
      ['contract_template_file', 'owner_id', 'user_account', 'cascade'],
    ] as const)
      this.addSql(
        `alter table ${table} add constraint ${table}_${column}_foreign foreign key (${column}) references ${target} (id) on delete ${rule}`,
      );
  }

  override down(): void {
    for (const table of [
      'contract_template_file',
      'contract_drafted_clause',
      'contract_draft',
      'contract_mail',
      'contract_hash',
      'contract_version_file',
      'contract_version',
      'contract',
    ])
      this.addSql(`drop table if exists ${table}`);
  }
}
