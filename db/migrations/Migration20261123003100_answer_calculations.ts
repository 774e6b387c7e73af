import { Migration } from '@mikro-orm/migrations';

/** What an answer of the chat calculated. */
export class Migration20261123003100_answer_calculations extends Migration {
  override up(): void {
    this.addSql('alter table chat_message add column calculation jsonb null');
  }
}
