import { Migration } from '@mikro-orm/migrations';

/** Services of others that an account connected, and consents on their way. */
export class Migration20261123001950_integrations extends Migration {
  override up(): void {
    this.addSql(`create table integration_consent (
        state_hash text not null,
        user_id text not null,
        service text not null,
        verifier_sealed text not null,
        browser_hash text not null,
        expires_at timestamptz not null,
        primary key (state_hash)
      )`);
    this.addSql('create index integration_consent_user_id_index on integration_consent (user_id)');
    this.addSql('create index integration_consent_expires_at_index on integration_consent (expires_at)');
    this.addSql(
      'alter table integration_consent add constraint integration_consent_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
    this.addSql(`create table integration_connection (
        id text not null,
        user_id text not null,
        service text not null,
        grant_sealed text not null,
        account_name text not null,
        connected_at timestamptz not null,
        lost_at timestamptz null,
        primary key (id)
      )`);
    this.addSql(
      'alter table integration_connection add constraint integration_connection_user_id_service_unique unique (user_id, service)',
    );
    this.addSql(
      'alter table integration_connection add constraint integration_connection_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade',
    );
  }
}
