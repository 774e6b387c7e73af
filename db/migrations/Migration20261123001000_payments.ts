import { Migration } from '@mikro-orm/migrations';

/** Purchases, paid subscriptions with their invoices, events of the payment provider, and the objects of test mode. */
export class Migration20261123001000_payments extends Migration {
  override up(): void {
    this.addSql('alter table plan_subscription add column ends_at timestamptz null');
    this.addSql(`create table payment_customer (
        user_id text not null,
        provider text not null,
        customer_id text not null,
        created_at timestamptz not null,
        primary key (user_id, provider)
      )`);
    this.addSql(`create table plan_checkout (
        id text not null,
        user_id text null,
        provider text not null,
        provider_id text null,
        plan text not null,
        method text not null,
        status text not null,
        centavos int not null,
        trial_days int not null,
        email text not null,
        name text not null,
        country text not null,
        url text null,
        claim_token_hash text null,
        claimed_at timestamptz null,
        applied_read bigint not null default '0',
        created_at timestamptz not null,
        expires_at timestamptz not null,
        finished_at timestamptz null,
        primary key (id)
      )`);
    this.addSql('create index plan_checkout_user_id_index on plan_checkout (user_id)');
    this.addSql('create index plan_checkout_email_index on plan_checkout (email)');
    this.addSql('create index plan_checkout_status_index on plan_checkout (status)');
    this.addSql(
      'alter table plan_checkout add constraint plan_checkout_provider_id_unique unique (provider_id), add constraint plan_checkout_claim_token_hash_unique unique (claim_token_hash)',
    );
    this.addSql(`create table paid_subscription (
        id text not null,
        user_id text null,
        checkout_id text not null,
        provider text not null,
        provider_id text not null,
        customer_id text null,
        plan text not null,
        status text not null,
        period_start timestamptz not null,
        period_end timestamptz not null,
        trial_ends_at timestamptz null,
        cancel_at_period_end boolean not null,
        scheduled_plan text null,
        is_prepaid boolean not null,
        is_duplicate boolean not null default false,
        grace_ends_at timestamptz null,
        reminded_for timestamptz null,
        started_at timestamptz not null,
        ended_at timestamptz null,
        applied_read bigint not null default '0',
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index paid_subscription_user_id_index on paid_subscription (user_id)');
    this.addSql('create index paid_subscription_checkout_id_index on paid_subscription (checkout_id)');
    this.addSql('create index paid_subscription_ended_at_index on paid_subscription (ended_at)');
    this.addSql(
      'alter table paid_subscription add constraint paid_subscription_provider_id_unique unique (provider_id)',
    );
    this.addSql(`create table subscription_invoice (
        id text not null,
        subscription_id text not null,
        provider_id text not null,
        number text not null,
        status text not null,
        centavos int not null,
        refunded int not null,
        period_start timestamptz not null,
        period_end timestamptz not null,
        issued_at timestamptz not null,
        paid_at timestamptz null,
        hosted_url text null,
        applied_read bigint not null default '0',
        primary key (id)
      )`);
    this.addSql(
      'create index subscription_invoice_subscription_id_issued_at_index on subscription_invoice (subscription_id, issued_at)',
    );
    this.addSql(
      'alter table subscription_invoice add constraint subscription_invoice_provider_id_unique unique (provider_id)',
    );
    this.addSql(`create table payment_event (
        id text not null,
        type text not null,
        created_at timestamptz not null,
        received_at timestamptz not null,
        primary key (id)
      )`);
    // Order of the reads of the provider: what was read earlier never replaces what was read later.
    this.addSql('create sequence payment_read');
    this.addSql(`create table sandbox_object (
        id text not null,
        kind text not null,
        state jsonb not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index sandbox_object_kind_index on sandbox_object (kind)');
    for (const [table, column, other, rule] of [
      ['payment_customer', 'user_id', 'user_account', 'cascade'],
      ['plan_checkout', 'user_id', 'user_account', 'set null'],
      ['paid_subscription', 'user_id', 'user_account', 'set null'],
      ['paid_subscription', 'checkout_id', 'plan_checkout', 'cascade'],
      ['subscription_invoice', 'subscription_id', 'paid_subscription', 'cascade'],
    ])
      this.addSql(
        `alter table ${table} add constraint ${table}_${column}_foreign foreign key (${column}) references ${other} (id) on delete ${rule}`,
      );
  }

  override down(): void {
    for (const table of [
      'sandbox_object',
      'payment_event',
      'subscription_invoice',
      'paid_subscription',
      'plan_checkout',
      'payment_customer',
    ])
      this.addSql(`drop table if exists ${table}`);
    this.addSql('drop sequence if exists payment_read');
    this.addSql('alter table plan_subscription drop column ends_at');
  }
}
