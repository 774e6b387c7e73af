import { LockMode } from '@mikro-orm/postgresql';
import {
  Contract,
  ContractMail,
  ContractVersion,
  type StoredClause,
  type StoredContractCheck,
  type StoredValue,
} from '#db/entities/contract.entity.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { loadBatched } from '#api/kernel/graphql/loader.ts';
import { isId } from '#api/kernel/ids.ts';
import { readRows, rowOf, type RawRow, type Row } from '#api/kernel/database/rows.ts';
import { ownsContract } from '../contracts.policy.ts';

/** Reading of contracts. Texts, values and clauses are large: each is read where it is asked for. */

export type ContractRow = Row<Omit<Contract, 'values' | 'checks'>>;
export type VersionRow = Row<Omit<ContractVersion, 'body' | 'text' | 'clauses'>>;

const list = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/** The contract when it is the caller's. Lock it to change it. */
export async function findContract(ctx: Ctx, id: string, isLocked = false): Promise<Contract | null> {
  if (!isId(id, 'contract')) return null;
  const lock = isLocked ? { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } : {};
  const contract = await ctx.em.findOne(Contract, { id }, lock);
  return contract && ownsContract(signedIn(ctx).userId, contract) ? contract : null;
}

/** The contract of the caller with that id; one statement for all of a request. */
export async function contractById(ctx: Ctx, id: string): Promise<ContractRow | null> {
  const { userId } = signedIn(ctx);
  if (!isId(id, 'contract')) return null;
  const found = await loadBatched<ContractRow>(ctx, `contracts:${userId}`, id, async (ids) => {
    const rows = await ctx.em.find(Contract, { id: { $in: [...ids] }, owner: userId });
    return new Map(rows.map((row) => [row.id, row]));
  });
  return found ?? null;
}

const VERSION = `v.id, v.contract_id, v.number, v.sha256, v.author_name, v.note, v.generation_ms, v.created_at`;

const versionRowOf = (ctx: Ctx, raw: RawRow): VersionRow => rowOf(ctx.em, ContractVersion, raw);

const MAX_VERSIONS_SHOWN = 200;

export async function versionsOf(ctx: Ctx, contractId: string): Promise<VersionRow[]> {
  const found = await loadBatched<VersionRow[]>(ctx, 'contract-versions', contractId, async (ids) => {
    const rows = await readRows(
      ctx.em,
      `select ${VERSION} from contract_version v where v.contract_id = any(?::text[]) order by v.number desc`,
      [list(ids)],
    );
    const byContract = Map.groupBy(rows, (row) => String(row['contract_id']));
    return new Map(
      [...byContract].map(([id, raw]) => [id, raw.slice(0, MAX_VERSIONS_SHOWN).map((row) => versionRowOf(ctx, row))]),
    );
  });
  return found ?? [];
}

/** The newest version of a contract; one statement for a page of contracts. */
export async function latestOf(ctx: Ctx, contractId: string): Promise<VersionRow> {
  const found = await loadBatched<VersionRow>(ctx, 'contract-latest', contractId, async (ids) => {
    const rows = await readRows(
      ctx.em,
      `select ${VERSION} from contract_version v join contract c on c.id = v.contract_id and c.latest_number = v.number
       where c.id = any(?::text[])`,
      [list(ids)],
    );
    return new Map(rows.map((row) => [String(row['contract_id']), versionRowOf(ctx, row)]));
  });
  if (!found) throw new Error(`the contract ${contractId} has no version`);
  return found;
}

/** A version by its number, or the newest; with its text and body. */
export async function findVersion(
  ctx: Ctx,
  { id, latestNumber }: Pick<Contract, 'id' | 'latestNumber'>,
  number: number | null | undefined,
): Promise<ContractVersion | null> {
  const wanted = number ?? latestNumber;
  // Larger numbers than the column holds are no versions.
  if (wanted < 1 || wanted > latestNumber) return null;
  return ctx.em.findOne(
    ContractVersion,
    { contract: id, number: wanted },
    { populate: ['body', 'text', 'clauses'], refresh: true },
  );
}

/** The filled DOCX that a version was made from; `null`: it was written here. */
export async function fileOfVersion(ctx: Ctx, versionId: string): Promise<Buffer | null> {
  const [row] = await readRows<{ content: Buffer }>(
    ctx.em,
    'select content from contract_version_file where version_id = ?',
    [versionId],
  );
  return row?.content ?? null;
}

interface VersionTexts {
  body: string;
  text: string;
}

export async function textsOf(ctx: Ctx, versionId: string): Promise<VersionTexts> {
  const found = await loadBatched<VersionTexts>(ctx, 'contract-texts', versionId, async (ids) => {
    const rows = await readRows<VersionTexts & { id: string }>(
      ctx.em,
      'select id, body, text from contract_version where id = any(?::text[])',
      [list(ids)],
    );
    return new Map(rows.map((row) => [row.id, row]));
  });
  return found ?? { body: '', text: '' };
}

export async function clausesOf(ctx: Ctx, versionId: string): Promise<StoredClause[]> {
  const found = await loadBatched<StoredClause[]>(ctx, 'contract-clauses', versionId, async (ids) => {
    const rows = await readRows<{ id: string; clauses: StoredClause[] }>(
      ctx.em,
      'select id, clauses from contract_version where id = any(?::text[])',
      [list(ids)],
    );
    return new Map(rows.map(({ id, clauses }) => [id, clauses]));
  });
  return found ?? [];
}

interface Given {
  given_values: StoredValue[];
  checks: StoredContractCheck[];
}

/** The values of a contract and what the law said about them. */
export async function givenOf(
  ctx: Ctx,
  contractId: string,
): Promise<{ values: StoredValue[]; checks: StoredContractCheck[] }> {
  const found = await loadBatched<Given>(ctx, 'contract-given', contractId, async (ids) => {
    const rows = await readRows<Given & { id: string }>(
      ctx.em,
      'select id, given_values, checks from contract where id = any(?::text[])',
      [list(ids)],
    );
    return new Map(rows.map((row) => [row.id, row]));
  });
  return { values: found?.given_values ?? [], checks: found?.checks ?? [] };
}

const MAX_MAILS_SHOWN = 20;

export async function mailsOf(ctx: Ctx, contractId: string): Promise<Row<ContractMail>[]> {
  const found = await loadBatched<Row<ContractMail>[]>(ctx, 'contract-mails', contractId, async (ids) => {
    const rows = await readRows(
      ctx.em,
      `select m.* from unnest(?::text[]) as wanted (id) cross join lateral (
         select * from contract_mail where contract_id = wanted.id order by created_at desc, id desc limit ?) m`,
      [list(ids), MAX_MAILS_SHOWN],
    );
    const byContract = Map.groupBy(rows, (row) => String(row['contract_id']));
    return new Map([...byContract].map(([id, raw]) => [id, raw.map((row) => rowOf(ctx.em, ContractMail, row))]));
  });
  return found ?? [];
}
