import { Migration } from '@mikro-orm/migrations';

/** Rights over personal data: requests, copies of everything, accounts that are about to go, choices, calls to models. */
export class Migration20261123002210_privacy extends Migration {
  override up(): void {
    const ofAccount = (table: string, updates = ''): void =>
      this.addSql(
        `alter table ${table} add constraint ${table}_user_id_foreign foreign key (user_id) references user_account (id) ${updates} on delete cascade`,
      );
    this.addSql('alter table user_account add column closing_at timestamptz null');
    this.addSql(`create table privacy_request (
        id text not null,
        user_id text not null,
        "right" text not null,
        state text not null,
        text text null,
        received_at timestamptz not null,
        answer_by date not null,
        effect_by date null,
        answered_at timestamptz null,
        answer text null,
        done_at timestamptz null,
        primary key (id)
      )`);
    this.addSql('create index privacy_request_user_id_received_at_index on privacy_request (user_id, received_at)');
    ofAccount('privacy_request');
    this.addSql(`create table account_export (
        id text not null,
        user_id text not null,
        request_id text null,
        state text not null,
        parts jsonb not null default '[]',
        created_at timestamptz not null,
        ready_at timestamptz null,
        expires_at timestamptz not null,
        primary key (id)
      )`);
    this.addSql('create index account_export_user_id_created_at_index on account_export (user_id, created_at)');
    this.addSql('create index account_export_expires_at_index on account_export (expires_at)');
    ofAccount('account_export');
    this.addSql(`create table account_deletion (
        user_id text not null,
        request_id text not null,
        shared_cases text not null,
        requested_at timestamptz not null,
        due_at timestamptz not null,
        primary key (user_id)
      )`);
    this.addSql('create index account_deletion_due_at_index on account_deletion (due_at)');
    ofAccount('account_deletion', 'on update cascade');
    this.addSql(`create table privacy_choice (
        user_id text not null,
        automated_evaluation boolean not null default true,
        model_use boolean not null default false,
        updated_at timestamptz not null,
        primary key (user_id)
      )`);
    ofAccount('privacy_choice', 'on update cascade');
    this.addSql(`create table model_call (
        id text not null,
        user_id text not null,
        at timestamptz not null,
        purpose text not null,
        model text not null,
        subject_id text null,
        characters int not null,
        replaced int not null,
        primary key (id)
      )`);
    this.addSql('create index model_call_user_id_at_index on model_call (user_id, at)');
    ofAccount('model_call');
  }
}
