import { Migration } from '@mikro-orm/migrations';

/** VAT rates, disbursements with receipts, payments, and mails of pre-bills. */
export class Migration20261123000300_prebill_payments extends Migration {
  override up(): void {
    this.addSql(`alter table prebill
      add column vat_rate text not null default 'GENERAL',
      add column disbursements bigint not null default '0',
      add column received bigint not null default '0',
      add column due_on date null,
      add column sent_at timestamptz null,
      add column mail jsonb null`);
    this.addSql(`create table prebill_payment (
        id text not null,
        prebill_id text not null,
        kind text not null,
        centavos bigint not null,
        received_on date not null,
        note text not null default '',
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index prebill_payment_prebill_id_index on prebill_payment (prebill_id)');
    this.addSql(`create table prebill_receipt (
        id text not null,
        prebill_id text not null,
        file_name text not null,
        media_type text not null,
        byte_length int not null,
        content bytea not null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index prebill_receipt_prebill_id_index on prebill_receipt (prebill_id)');
    for (const table of ['prebill_payment', 'prebill_receipt'])
      this.addSql(
        `alter table ${table} add constraint ${table}_prebill_id_foreign foreign key (prebill_id) references prebill (id) on delete cascade`,
      );
    // What was marked as paid before payments were kept was received in full; the day is that of the mark.
    this.addSql(`insert into prebill_payment (id, prebill_id, kind, centavos, received_on, created_at)
      select 'ppy_' || substr(md5(id), 1, 26), id, 'PAYMENT', total, (updated_at at time zone 'America/Mexico_City')::date,
        updated_at
      from prebill where status = 'PAID' and total > 0`);
    this.addSql(`update prebill set received = total where status = 'PAID'`);
  }

  override down(): void {
    this.addSql('drop table if exists prebill_payment');
    this.addSql('drop table if exists prebill_receipt');
    this.addSql(`alter table prebill drop column vat_rate, drop column disbursements, drop column received,
      drop column due_on, drop column sent_at, drop column mail`);
  }
}
