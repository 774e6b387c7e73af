import { Migration } from '@mikro-orm/migrations';

/** The transitory articles of laws, by the decree that they belong to. */
export class Migration20261123000900_transitories extends Migration {
  override up(): void {
    this.addSql(`create table transitory_decree (
        id text not null,
        statute_key text not null,
        position int not null,
        published_on date not null,
        name text null,
        is_original boolean not null,
        is_cut boolean not null default false,
        primary key (id)
      )`);
    this.addSql(
      'create index transitory_decree_statute_key_position_index on transitory_decree (statute_key, position)',
    );
    this.addSql('create index transitory_decree_published_on_index on transitory_decree (published_on)');
    this.addSql(
      'alter table transitory_decree add constraint transitory_decree_statute_key_foreign foreign key (statute_key) references statute (key) on delete cascade',
    );
    this.addSql(`create table transitory_article (
        id text not null,
        decree_id text not null,
        position int not null,
        number int not null,
        label text not null,
        text text not null,
        primary key (id)
      )`);
    this.addSql('create index transitory_article_decree_id_position_index on transitory_article (decree_id, position)');
    this.addSql(
      'alter table transitory_article add constraint transitory_article_decree_id_foreign foreign key (decree_id) references transitory_decree (id) on delete cascade',
    );
    // Files that were imported before are read again by the next import: they have transitory articles too.
    this.addSql('update statute set import_hash = null');
  }

  override down(): void {
    this.addSql('drop table if exists transitory_article');
    this.addSql('drop table if exists transitory_decree');
  }
}
