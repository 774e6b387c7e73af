import { Migration } from '@mikro-orm/migrations';

/** Cases that Foja made as an example. */
export class Migration20261123000500_sample_cases extends Migration {
  override up(): void {
    this.addSql('alter table legal_case add column is_sample boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table legal_case drop column is_sample');
  }
}
