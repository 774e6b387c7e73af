import { Migration } from '@mikro-orm/migrations';

/** Bytes of documents of cases go to the file storage. A job moves what is here; a row without bytes has them there. */
export class Migration20261123001410_case_document_files extends Migration {
  override up(): void {
    this.addSql('alter table case_document alter column content drop not null');
  }

  override down(): void {
    this.addSql('alter table case_document alter column content set not null');
  }
}
