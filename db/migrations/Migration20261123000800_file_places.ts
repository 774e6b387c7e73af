import { Migration } from '@mikro-orm/migrations';

/** Where the text of a review stands in the file that it was read from. */
export class Migration20261123000800_file_places extends Migration {
  override up(): void {
    this.addSql('alter table citation_review add column places jsonb null');
  }

  override down(): void {
    this.addSql('alter table citation_review drop column places');
  }
}
