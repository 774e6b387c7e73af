import { Migration } from '@mikro-orm/migrations';

/** What an account chose in its settings. */
export class Migration20261123001700_settings extends Migration {
  override up(): void {
    this.addSql(`create table account_settings (
        user_id text not null,
        phone text null,
        address text null,
        law_firm text null,
        bar_number text null,
        specializations text[] not null default '{}',
        bio text null,
        login_notifications boolean not null default true,
        session_timeout_minutes int not null default 30,
        language text not null default 'ES',
        date_format text not null default 'DAY_MONTH_YEAR',
        currency text not null default 'MXN',
        theme text not null default 'LIGHT',
        dashboard_layout text not null default 'DEFAULT',
        auto_save boolean not null default true,
        email_notifications jsonb not null,
        version int not null default 0,
        updated_at timestamptz not null,
        primary key (user_id)
      )`);
    this.addSql(
      'alter table account_settings add constraint account_settings_user_id_foreign foreign key (user_id) references user_account (id) on update cascade on delete cascade',
    );
  }
}
