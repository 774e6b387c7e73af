import { Migration } from '@mikro-orm/migrations';

/** Documents of a case that need no message, in folders and versions; the client of a case is one of its parties. */
export class Migration20261123000200_case_file extends Migration {
  override up(): void {
    this.addSql('alter table case_document alter column message_id drop not null');
    this.addSql(`alter table case_document
      add column author_id text null,
      add column folder text null,
      add column root_id text null,
      add column version int not null default 1,
      add column replaced_at timestamptz null`);
    this.addSql(
      'update case_document d set root_id = d.id, author_id = m.author_id from case_message m where m.id = d.message_id',
    );
    this.addSql('alter table case_document alter column root_id set not null');
    this.addSql(
      'alter table case_document add constraint case_document_author_id_foreign foreign key (author_id) references user_account (id) on delete set null',
    );
    this.addSql('create index case_document_root_id_index on case_document (root_id)');
    this.addSql('create index case_document_author_id_index on case_document (author_id)');
    this.addSql('drop index case_document_case_id_index');
    this.addSql('create index case_document_case_id_created_at_id_index on case_document (case_id, created_at, id)');
    this.addSql(
      `insert into case_party (id, case_id, owner_id, name, folded_name, role, is_ours, created_at)
       select 'pty_' || substr(c.id, 5), c.id, c.owner_id, c.client, lower(c.client), 'CLIENT', true, c.created_at
       from legal_case c where not exists (select 1 from case_party p where p.case_id = c.id and (p.role = 'CLIENT' or lower(p.name) = lower(c.client)))`,
    );
  }

  override down(): void {
    this.addSql('drop index case_document_case_id_created_at_id_index');
    this.addSql('create index case_document_case_id_index on case_document (case_id)');
    this.addSql('delete from case_document where message_id is null');
    this.addSql(`alter table case_document drop constraint case_document_author_id_foreign,
      drop column author_id, drop column folder, drop column root_id, drop column version, drop column replaced_at,
      alter column message_id set not null`);
  }
}
