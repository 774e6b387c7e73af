import { hashOfEntry } from './audit-hash.adapter.ts';

/** Walks every chain of the audit log. Reads as the owner of the tables, and uses no function of the database. */

/** Reads rows; the parameters of the statement are `$1`, `$2`… */
export type ReadAudit = <T extends object>(sql: string, values: unknown[]) => Promise<T[]>;

/** Where a chain ended at an earlier check. */
export interface AuditHead {
  chain: string;
  seq: number;
  hash: string;
}

type Fault = 'CONTENT' | 'LINK' | 'GAP' | 'NO_HEAD' | 'CUT' | 'REWRITTEN';

interface BrokenRow {
  fault: Fault;
  chain: string;
  seq: number;
  /** Of the entry; null: it is not there. */
  id: string | null;
}

export interface AuditCheck {
  entries: number;
  chains: number;
  broken: BrokenRow | null;
  heads: AuditHead[];
}

interface EntryRow {
  chain: string;
  seq: number;
  id: string;
  at_ms: string;
  account_id: string | null;
  actor_kind: string;
  actor_id: string | null;
  action: string;
  outcome: string;
  subject_id: string | null;
  details: string;
  ip: string | null;
  device: string | null;
  session_id: string | null;
  request_id: string | null;
  previous_hash: string;
  hash: string;
}

interface HeadRow {
  chain: string;
  first_seq: number;
  first_previous: string;
  last_seq: number;
  last_hash: string;
}

const BATCH = 2000;

const contentHash = (row: EntryRow): string =>
  hashOfEntry({
    previous: row.previous_hash,
    chain: row.chain,
    seq: row.seq,
    id: row.id,
    atMs: Number(row.at_ms),
    accountId: row.account_id,
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    action: row.action,
    outcome: row.outcome,
    subjectId: row.subject_id,
    details: row.details,
    ip: row.ip,
    device: row.device,
    sessionId: row.session_id,
    requestId: row.request_id,
  });

/** Entries in batches, by chain and number. */
async function* entriesOf(read: ReadAudit): AsyncGenerator<EntryRow> {
  let last: [string, number] = ['', 0];
  for (;;) {
    const rows = await read<EntryRow>(
      `select *, (extract(epoch from at) * 1000)::bigint::text as at_ms from audit_entry
       where (chain, seq) > ($1::text, $2::int) order by chain, seq limit ${BATCH}`,
      last,
    );
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = [end.chain, end.seq];
  }
}

/** Where a chain stands while it is walked. */
interface Place {
  seq: number;
  hash: string;
}

function faultOf(row: EntryRow, place: Place, saved: AuditHead | undefined): Fault | null {
  if (row.seq !== place.seq + 1) return 'GAP';
  if (row.previous_hash !== place.hash) return 'LINK';
  if (contentHash(row) !== row.hash) return 'CONTENT';
  return saved?.seq === row.seq && saved.hash !== row.hash ? 'REWRITTEN' : null;
}

/** The first chain that ends before its head, or before where it ended at an earlier check. */
function cutChain(heads: Map<string, HeadRow>, places: Map<string, Place>, saved: readonly AuditHead[]) {
  for (const { chain, last_seq: seq, last_hash: hash } of heads.values()) {
    const place = places.get(chain);
    if (place?.seq !== seq || place.hash !== hash) return { chain, seq: (place?.seq ?? 0) + 1 };
  }
  const gone = saved.find(({ chain, seq }) => (places.get(chain)?.seq ?? 0) < seq);
  return gone && { chain: gone.chain, seq: (places.get(gone.chain)?.seq ?? 0) + 1 };
}

/**
 * The first broken row in the order of chains and numbers, or none. `saved`: heads of an earlier check, kept outside of the
 * database; with them a log that was rewritten from some row on is seen too.
 */
export async function verifyAudit(read: ReadAudit, saved: readonly AuditHead[] = []): Promise<AuditCheck> {
  const rows = await read<HeadRow>('select * from audit_chain order by chain', []);
  const heads = new Map(rows.map((row) => [row.chain, row]));
  const places = new Map<string, Place>(
    rows.map((row) => [row.chain, { seq: row.first_seq - 1, hash: row.first_previous }]),
  );
  const savedOf = new Map(saved.map((head) => [head.chain, head]));
  let entries = 0;
  const check = (broken: BrokenRow | null): AuditCheck => ({
    entries,
    chains: heads.size,
    broken,
    heads: rows.map(({ chain, last_seq: seq, last_hash: hash }) => ({ chain, seq, hash })),
  });
  for await (const row of entriesOf(read)) {
    entries++;
    const place = places.get(row.chain);
    const fault = place ? faultOf(row, place, savedOf.get(row.chain)) : 'NO_HEAD';
    if (fault) return check({ fault, chain: row.chain, seq: row.seq, id: row.id });
    places.set(row.chain, { seq: row.seq, hash: row.hash });
  }
  // Chains of deleted accounts whose time was over are gone with their heads.
  const kept = saved.filter(({ chain }) => heads.has(chain));
  const cut = cutChain(heads, places, kept);
  return check(cut ? { fault: 'CUT', ...cut, id: null } : null);
}
