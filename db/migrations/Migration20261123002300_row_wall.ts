import { Migration } from '@mikro-orm/migrations';

/**
 * What the policies of the tables ask: who calls. `wall.ts` writes the policies themselves at each start.
 * The functions run as the owner of the tables: the server reads neither the key nor the members of the cases of others.
 */
export class Migration20261123002300_row_wall extends Migration {
  override up(): void {
    this.addSql(
      'create table caller_key (single boolean not null default true check (single), key bytea not null, primary key (single))',
    );
    // `null`: the server itself. '': nobody, and whoever says something that was not signed.
    this.addSql(`create function foja_account() returns text language plpgsql stable parallel safe security definer
      set search_path = pg_catalog as $$
      declare
        said text := current_setting('foja.caller', true);
        caller text;
        signing bytea;
      begin
        if said is null or said = '' then return ''; end if;
        caller := split_part(said, '.', 1);
        select k.key into signing from public.caller_key k;
        if signing is null or split_part(said, '.', 2) is distinct from
          encode(sha256(signing || sha256(signing || convert_to(caller, 'UTF8'))), 'hex') then return ''; end if;
        return nullif(caller, '*');
      end $$`);
    // The cases of which the caller is a member.
    this.addSql(`create function foja_cases() returns setof text language sql stable parallel safe security definer
      set search_path = pg_catalog rows 50 as $$
        select m.case_id from public.case_member m where m.user_id = (select public.foja_account())
      $$`);
    // Who works in a case of the caller, or in whose case the caller works.
    this
      .addSql(`create function foja_knows(other text) returns boolean language sql stable parallel safe security definer
      set search_path = pg_catalog cost 1000 as $$
        select exists (select from public.case_member a join public.case_member b using (case_id)
          where a.user_id = (select public.foja_account()) and b.user_id = other)
      $$`);
  }

  override down(): void {
    this.addSql('drop function if exists foja_knows(text)');
    this.addSql('drop function if exists foja_cases()');
    this.addSql('drop function if exists foja_account()');
    this.addSql('drop table if exists caller_key');
  }
}
