import { Migration } from '@mikro-orm/migrations';

/** The Word files of reviews, to be given back with the corrections as tracked changes. */
export class Migration20261123000910_reviewed_files extends Migration {
  override up(): void {
    this.addSql(`create table citation_review_file (
        review_id text not null,
        byte_length int not null,
        content bytea not null,
        original_text text not null,
        primary key (review_id)
      )`);
    this.addSql(
      'alter table citation_review_file add constraint citation_review_file_review_id_foreign foreign key (review_id) references citation_review (id) on update cascade on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists citation_review_file');
  }
}
