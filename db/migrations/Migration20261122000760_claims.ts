import { Migration } from '@mikro-orm/migrations';

/** Which server claimed an idempotency key, so that the key of one that died is free at once. */
export class Migration20261122000760_claims extends Migration {
  override up(): void {
    this.addSql('alter table idempotent_request add column claimed_by int not null default 0');
  }

  override down(): void {
    this.addSql('alter table idempotent_request drop column claimed_by');
  }
}
