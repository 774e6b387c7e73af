import { Migration } from '@mikro-orm/migrations';

/** Laws, articles, topics, and the inverted index that search reads. */
export class Migration20261120000200_corpus extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql(`create table statute (
        key text not null,
        name text not null,
        short_name text not null,
        type text not null,
        scope text not null,
        area text not null,
        official_url text null,
        published_on date null,
        last_reform_on date null,
        text_as_of date not null,
        last_article text not null,
        article_count int not null,
        has_official_text boolean not null default false,
        import_hash text null,
        primary key (key)
      )`);
    this.addSql(`create table article (
        id text not null,
        statute_key text not null,
        number text not null,
        position int not null,
        title text null,
        synthesis text null,
        words text[] not null default '{}',
        official_text text null,
        path text[] not null default '{}',
        is_repealed boolean not null default false,
        notes text[] not null default '{}',
        last_reform_on date null,
        primary key (id)
      )`);
    this.addSql(`create table topic (
        id text not null,
        area text not null,
        content jsonb not null,
        primary key (id)
      )`);
    this.addSql(`create table content_stamp (
        name text not null,
        hash text not null,
        loaded_at timestamptz not null,
        primary key (name)
      )`);
    this.addSql('alter table article add constraint article_statute_key_number_unique unique (statute_key, number)');
    this.addSql('create index article_statute_key_position_index on article (statute_key, position)');
    this.addSql(
      'alter table article add constraint article_statute_key_foreign foreign key (statute_key) references statute (key) on delete cascade',
    );
    this.createIndexTables();
  }

  /** Not entities: written whole by `rebuildSearchIndex`, read by `retrieve`. */
  private createIndexTables(): void {
    // Document numbers of the postings. Rows of topics or articles may be deleted before the index is rebuilt.
    this.addSql(`create table document_search (
        scope text not null,
        doc int not null,
        id text not null,
        primary key (scope, doc)
      )`);
    this.addSql(`create table search_term (
        scope text not null,
        term text not null,
        df int not null,
        docs bytea not null,
        impacts bytea not null,
        primary key (term, scope)
      )`);
    // Postings are read as a whole and are dense, so compression costs more than it saves.
    this.addSql(
      'alter table search_term alter column docs set storage external, alter column impacts set storage external',
    );
    this.addSql('create index search_term_term_trigram on search_term using gin (term gin_trgm_ops)');
  }

  override down(): void {
    for (const table of ['search_term', 'document_search', 'content_stamp', 'topic', 'article', 'statute'])
      this.addSql(`drop table if exists ${table} cascade`);
  }
}
