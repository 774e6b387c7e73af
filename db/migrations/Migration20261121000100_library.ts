import { Migration } from '@mikro-orm/migrations';

/** Versions of laws, theses, rulings, citation links, recent and saved searches. */
export class Migration20261121000100_library extends Migration {
  override up(): void {
    // Ways of asking for an article, in a table of their own, because the article may be imported later.
    this.addSql('create table article_asked (id text not null, phrases text[] not null, primary key (id))');
    this.addSql('alter table statute add column jurisdiction text null');
    this.addSql(`update statute set jurisdiction = case scope when 'LOCAL' then 'CIUDAD_DE_MEXICO' else 'FEDERAL' end`);
    this.createVersions();
    this.createCaseLaw();
    this.createCitations();
    this.createSearches();
    this.widenIndex();
    this.createVectors();
  }

  private createVersions(): void {
    // Past and future texts; the current one is in `article`.
    this.addSql(`create table statute_version (
        statute_key text not null,
        text_as_of date not null,
        last_reform_on date null,
        official_url text null,
        article_count int not null,
        import_hash text not null,
        imported_at timestamptz not null default now(),
        primary key (statute_key, text_as_of)
      )`);
    this.addSql(`create table article_version (
        statute_key text not null,
        text_as_of date not null,
        number text not null,
        position int not null,
        title text null,
        official_text text not null,
        path text[] not null default '{}',
        is_repealed boolean not null default false,
        notes text[] not null default '{}',
        last_reform_on date null,
        primary key (statute_key, text_as_of, number)
      )`);
    this.addSql(
      'alter table statute_version add constraint statute_version_statute_key_foreign foreign key (statute_key) references statute (key) on delete cascade',
    );
    this.addSql(
      'alter table article_version add constraint article_version_version_foreign foreign key (statute_key, text_as_of) references statute_version (statute_key, text_as_of) on delete cascade',
    );
  }

  private createCaseLaw(): void {
    this.addSql(`create table thesis (
        id text not null,
        registry text not null,
        title text not null,
        key text null,
        kind text not null,
        epoch text null,
        instance text null,
        body text null,
        court text null,
        subjects text[] not null default '{}',
        area text not null,
        location text null,
        published_on date null,
        published_text text null,
        binding_from date null,
        text text not null,
        precedents text null,
        official_url text null,
        is_checked boolean not null default false,
        import_hash text not null,
        primary key (id)
      )`);
    this.addSql('alter table thesis add constraint thesis_registry_unique unique (registry)');
    this.addSql('create index thesis_key_index on thesis (key)');
    this.addSql(`create table ruling (
        id text not null,
        title text not null,
        decided_on date null,
        court_name text not null,
        court text null,
        area text not null,
        text text not null,
        official_url text null,
        import_hash text not null,
        primary key (id)
      )`);
  }

  /** `at`: offset in the citing text, in characters. */
  private createCitations(): void {
    this.addSql(`create table citation_link (
        from_id text not null,
        to_id text not null,
        at int not null,
        primary key (from_id, to_id)
      )`);
    this.addSql('create index citation_link_to_id_index on citation_link (to_id)');
  }

  private createSearches(): void {
    this.addSql(`create table search_run (
        id text not null,
        user_id text not null,
        query text not null,
        folded_query text not null,
        filters jsonb not null,
        sort text not null,
        result_count int not null,
        created_at timestamptz not null,
        is_listed boolean not null default true,
        primary key (id)
      )`);
    this.addSql('create index search_run_user_id_created_at_index on search_run (user_id, created_at)');
    this.addSql('create index search_run_created_at_index on search_run (created_at)');
    this.addSql(`create table saved_search (
        id text not null,
        user_id text not null,
        name text not null,
        query text not null,
        filters jsonb not null,
        sort text not null,
        result_count int not null,
        has_alert boolean not null default false,
        new_ids text[] not null default '{}',
        last_generation bigint not null,
        last_run_at timestamptz not null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index saved_search_user_id_created_at_index on saved_search (user_id, created_at)');
    for (const table of ['search_run', 'saved_search'])
      this.addSql(
        `alter table ${table} add constraint ${table}_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade`,
      );
  }

  /** Data of documents for filters and facets, by document number. */
  private widenIndex(): void {
    this.addSql('delete from document_search');
    this.addSql('delete from search_term');
    this.addSql('delete from content_stamp');
    this.addSql(`alter table document_search
        add column part int not null default 0,
        add column kind text null,
        add column area text null,
        add column jurisdiction text null,
        add column court text null,
        add column dated_on date null,
        add column statute_key text null,
        add column citations int not null default 0,
        add column since bigint not null default 0`);
    // Spellings of words with accents, for showing corrected searches.
    this.addSql('create table word_search (form text not null, word text not null, primary key (form))');
    // The generation of the index, by which a server detects that its cache is outdated.
    this.addSql(
      `create table search_generation (single boolean not null default true check (single), generation bigint not null, asked_of bytea not null default '', is_stale boolean not null default false, primary key (single))`,
    );
    this.addSql('insert into search_generation (generation) values (0)');
  }

  /**
   * Embeddings of texts, when a provider is configured: float32, little-endian, normalized to length 1. `revision` grows
   * with every write, so that a server reads only newer rows.
   */
  private createVectors(): void {
    this.addSql(`create table document_vector (
        id text not null,
        model text not null,
        text_hash text not null,
        vector bytea not null,
        revision bigserial not null,
        primary key (id, model)
      )`);
    this.addSql('create index document_vector_model_revision_index on document_vector (model, revision)');
  }

  override down(): void {
    for (const table of [
      'document_vector',
      'word_search',
      'search_generation',
      'saved_search',
      'search_run',
      'citation_link',
      'ruling',
      'thesis',
      'article_version',
      'statute_version',
    ])
      this.addSql(`drop table if exists ${table} cascade`);
    this.addSql('alter table statute drop column jurisdiction');
    this.addSql(
      'alter table document_search drop column part, drop column kind, drop column area, drop column jurisdiction, drop column court, drop column dated_on, drop column statute_key, drop column citations, drop column since',
    );
  }
}
