import { Migration } from '@mikro-orm/migrations';

/** Fiscal data of accounts and of their clients. */
export class Migration20261123001200_invoicing extends Migration {
  override up(): void {
    const data = `rfc text not null,
        legal_name text not null,
        regime text not null,
        postal_code text not null,
        cfdi_use text not null,
        updated_at timestamptz not null`;
    this.addSql(`create table fiscal_profile (account_id text not null, ${data}, primary key (account_id))`);
    this.addSql(`create table client_fiscal_profile (
        account_id text not null,
        client_key text not null,
        client text not null,
        ${data},
        primary key (account_id, client_key)
      )`);
    this.addSql(
      'alter table fiscal_profile add constraint fiscal_profile_account_id_foreign foreign key (account_id) references user_account (id) on update cascade on delete cascade',
    );
    this.addSql(
      'alter table client_fiscal_profile add constraint client_fiscal_profile_account_id_foreign foreign key (account_id) references user_account (id) on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists client_fiscal_profile');
    this.addSql('drop table if exists fiscal_profile');
  }
}
