import { Migration } from '@mikro-orm/migrations';

/**
 * The audit log. Rows are written by `audit_append` and taken away by `audit_prune` only: both run as the owner of the
 * tables, and the role of the server may do nothing but read (`grants.ts`). What is hashed is spelled in
 * `api/features/audit/audit-hash.adapter.ts` too, so that a check does not rest on functions of the database.
 */
export class Migration20261123002200_audit extends Migration {
  override up(): void {
    this.addSql(`create table audit_chain (
        chain text not null,
        first_seq int not null,
        first_previous text not null,
        last_seq int not null,
        last_hash text not null,
        last_at timestamptz not null,
        primary key (chain)
      )`);
    this.addSql(`create table audit_entry (
        chain text not null,
        seq int not null,
        id text not null,
        at timestamptz not null,
        account_id text null,
        actor_kind text not null,
        actor_id text null,
        action text not null,
        outcome text not null,
        subject_id text null,
        details text not null,
        ip text null,
        device text null,
        session_id text null,
        request_id text null,
        previous_hash text not null,
        hash text not null,
        primary key (chain, seq)
      )`);
    this.addSql('alter table audit_entry add constraint audit_entry_id_unique unique (id)');
    this.addSql('create index audit_entry_account_id_at_id_index on audit_entry (account_id, at, id)');
    this.addSql(`create function audit_field(value text) returns text language sql immutable as $$
        select coalesce(octet_length(convert_to(value, 'UTF8')) || ':' || value, '-') || ',' $$`);
    this
      .addSql(`create function audit_append(p_chain text, p_id text, p_at timestamptz, p_account text, p_actor_kind text,
          p_actor text, p_action text, p_outcome text, p_subject text, p_details text, p_ip text, p_device text,
          p_session text, p_request text)
        returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
        declare head record; v_at timestamptz; v_hash text;
        begin
          insert into public.audit_chain values (p_chain, 1, '', 0, '', p_at) on conflict do nothing;
          select * into head from public.audit_chain where chain = p_chain for update;
          -- Times of a chain never go back, so that what is old is its beginning.
          v_at := date_trunc('milliseconds', greatest(p_at, head.last_at));
          v_hash := encode(sha256(convert_to(
            public.audit_field(head.last_hash) || public.audit_field(p_chain) || public.audit_field((head.last_seq + 1)::text)
            || public.audit_field(p_id) || public.audit_field((extract(epoch from v_at) * 1000)::bigint::text)
            || public.audit_field(p_account) || public.audit_field(p_actor_kind) || public.audit_field(p_actor)
            || public.audit_field(p_action) || public.audit_field(p_outcome) || public.audit_field(p_subject)
            || public.audit_field(p_details) || public.audit_field(p_ip) || public.audit_field(p_device)
            || public.audit_field(p_session) || public.audit_field(p_request), 'UTF8')), 'hex');
          insert into public.audit_entry values (p_chain, head.last_seq + 1, p_id, v_at, p_account, p_actor_kind, p_actor,
            p_action, p_outcome, p_subject, p_details, p_ip, p_device, p_session, p_request, head.last_hash, v_hash);
          update public.audit_chain set last_seq = head.last_seq + 1, last_hash = v_hash, last_at = v_at where chain = p_chain;
        end $$`);
    // Nothing younger than sixty days goes, whatever the server asks for.
    this.addSql(`create function audit_prune(p_before timestamptz, p_visitors_before timestamptz)
        returns int language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
        declare head record; last record; v_before timestamptz; v_deleted int := 0; v_count int;
        begin
          for head in select * from public.audit_chain order by chain for update skip locked loop
            v_before := least(now() - interval '60 days',
              case head.chain when 'visitors' then p_visitors_before else p_before end);
            select seq, hash into last from public.audit_entry
              where chain = head.chain and at < v_before order by seq desc limit 1;
            continue when not found;
            delete from public.audit_entry where chain = head.chain and seq <= last.seq;
            get diagnostics v_count = row_count;
            v_deleted := v_deleted + v_count;
            update public.audit_chain set first_seq = last.seq + 1, first_previous = last.hash where chain = head.chain;
          end loop;
          delete from public.audit_chain c where c.last_seq < c.first_seq and c.chain not in ('system', 'visitors')
            and not exists (select from public.user_account u where u.id = c.chain);
          return v_deleted;
        end $$`);
  }
}
