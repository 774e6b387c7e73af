import { Migration } from '@mikro-orm/migrations';

/** How a question was understood, and the alternative that the user chose. */
export class Migration20261122000600_question_reading extends Migration {
  override up(): void {
    this.addSql(`alter table chat_message
      add column reading jsonb not null default '[]',
      add column reading_choices jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table chat_message drop column reading, drop column reading_choices');
  }
}
