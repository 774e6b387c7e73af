import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { QueryResultRow } from 'pg';

/** What clients were told, to be compared with what is there afterwards. */

/** What is written. Each has a mark of its own, a text that no other write has. */
const KINDS = ['case', 'note', 'deadline', 'entry', 'message', 'document', 'answer'] as const;
export type Kind = (typeof KINDS)[number];

interface Acknowledged {
  kind: Kind;
  mark: string;
  /** Null: the server said that it was done, and that its answer is lost. */
  id: string | null;
}

/** Every mark begins so. */
const MARK = 'escrito-';

export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  /** How often each status was answered; 0: nothing came back. */
  readonly statuses = new Map<number, number>();
  /** Answers that should not have been: refusals without a reason, 503 without `Retry-After`, writes never answered. */
  readonly problems: string[] = [];
  /** `performance.now()` of the begin of the last write that was acknowledged. */
  lastBegun = 0;
  private count = 0;

  nextMark(): string {
    this.count++;
    return `${MARK}${this.count}`;
  }

  acknowledge(kind: Kind, mark: string, id: string | null, begun: number): void {
    this.acknowledged.push({ kind, mark, id });
    this.lastBegun = Math.max(this.lastBegun, begun);
  }

  saw(status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  /** How often each status was answered, to be read. */
  seen(): string {
    return [...this.statuses]
      .toSorted(([one], [other]) => one - other)
      .map(([status, times]) => `${status || 'none'} ${times}`)
      .join(', ');
  }

  /** The worst that a client was answered: a server error that is not 503, then 503, then what is left. */
  worst(): number {
    const seen = [...this.statuses.keys()];
    return seen.find((status) => status >= 500 && status !== 503) ?? Math.max(0, ...seen);
  }
}

/** Runs a statement on the database, past the server. */
export type Sql = <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Where each kind is kept, by its mark; that of a document is what its file says. An answer counts when it is complete. */
const READ: Record<Kind, string> = {
  case: 'select title as mark, id from legal_case',
  note: 'select text as mark, id from case_note',
  deadline: 'select title as mark, id from deadline',
  entry: 'select description as mark, id from time_entry',
  message:
    'select text as mark, id from case_message where not exists (select from case_document d where d.message_id = case_message.id)',
  document: `select id as mark, message_id as id from case_document`,
  answer: `select q.client_id as mark, a.id from chat_message q join chat_message a on a.question_id = q.id and a.status = 'COMPLETE'`,
};

export interface Found {
  acknowledged: number;
  lost: string[];
  doubled: string[];
}

/** Bytes of a document that are not there have no mark, and count as lost. */
const markInFile = (files: string, id: string): Promise<string> =>
  readFile(path.join(files, 'case-documents', id), 'utf8').catch(() => '');

/** Reads everything back: acknowledged and absent is lost, a mark that is there twice is doubled. */
export async function readBack(ledger: Ledger, sql: Sql, files: string): Promise<Found> {
  const found: Found = { acknowledged: ledger.acknowledged.length, lost: [], doubled: [] };
  for (const kind of KINDS) {
    const read = await sql<{ mark: string; id: string }>(READ[kind]);
    if (kind === 'document') for (const row of read) row.mark = await markInFile(files, row.mark);
    const rows = read.filter(({ mark }) => mark.startsWith(MARK));
    const ids = new Map<string, string[]>();
    for (const { mark, id } of rows) ids.set(mark, [...(ids.get(mark) ?? []), id]);
    for (const [mark, all] of ids) if (all.length > 1) found.doubled.push(`${kind} ${mark}`);
    for (const entry of ledger.acknowledged.filter((each) => each.kind === kind)) {
      const there = ids.get(entry.mark) ?? [];
      if (entry.id === null ? there.length === 0 : !there.includes(entry.id)) found.lost.push(`${kind} ${entry.mark}`);
    }
  }
  return found;
}
