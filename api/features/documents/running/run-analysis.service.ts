import { LockMode } from '@mikro-orm/postgresql';
import { SECOND } from '#schema/lib/durations.ts';
import { LegalDocument } from '#db/entities/document.entity.ts';
import { documentProblemText, documentText as say } from '#schema/text/documents.ts';
import { actingFor, type Ctx } from '#api/kernel/context.ts';
import { notify } from '#api/kernel/events/notices.ts';
import { tellHappened } from '#api/kernel/events/happenings.ts';
import { serverIsGone } from '#api/kernel/database/server-lives.ts';
import { WorkStopped } from '#api/kernel/workers/stopped.ts';
import { DOCUMENT_CHANGED, announceProgress, publishDocumentChanged } from '../documents.events.ts';
import { giveBack } from './charge.service.ts';
import { makeAnalysis, type MadeAnalysis } from './make-analysis.service.ts';
import { writeAnalysis } from './write-analysis.service.ts';

/** One attempt to analyse a document: it is claimed, made, and its result written, unless it was given up meanwhile. */

type Outcome = 'OVER' | { againAfterMs: number };

/** Of one account at once, so that its other documents and other people's have their turn. */
const AT_ONCE_OF_ONE = 2;
/** An attempt that is older was lost, also when its server seems to live. */
const LOST_MS = 180 * SECOND;
const TURN_MS = 15 * SECOND;
const BUSY_MS = 3 * SECOND;

interface Claimed {
  document: LegalDocument;
  attempt: number;
}

const CLAIMED_ELSEWHERE = `select exists (
    select 1 from legal_document d where d.id = ? and d.status = 'RUNNING' and d.attempt_at > ?
      and not (${serverIsGone('d.attempt_by')})) as "isClaimed",
  (select count(*)::int from legal_document o where o.owner_id = ? and o.id <> ? and o.status = 'RUNNING'
    and o.attempt_at > ?) as others`;

/** Takes the document for this attempt; an outcome: there is nothing to do, or not yet. */
async function claim(ctx: Ctx, documentId: string): Promise<Claimed | Outcome> {
  const now = ctx.clock.now();
  const lostBefore = new Date(now.getTime() - LOST_MS);
  return ctx.em.transactional(async (em) => {
    const document = await em.findOne(
      LegalDocument,
      { id: documentId, deletedAt: null, status: { $in: ['QUEUED', 'RUNNING'] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!document) return 'OVER';
    const [found] = await em.execute<{ isClaimed: boolean; others: number }[]>(CLAIMED_ELSEWHERE, [
      documentId,
      lostBefore,
      document.owner.id,
      documentId,
      lostBefore,
    ]);
    if (found?.isClaimed || (found?.others ?? 0) >= AT_ONCE_OF_ONE) return { againAfterMs: TURN_MS };
    const attempt = document.attempt + 1;
    const attemptBy = ctx.bus.lockId();
    em.assign(document, { status: 'RUNNING', progress: 5, attempt, attemptAt: now, attemptBy, updatedAt: now });
    await publishDocumentChanged(em as Ctx['em'], document);
    return { document, attempt };
  });
}

/** Aborts when the server shuts down, and when this attempt was cancelled; an event of an earlier one may come late. */
function goneSignal(
  ctx: Ctx,
  { document, attempt }: Claimed,
): { signal: AbortSignal; isGivenUp(): boolean; off(): void } {
  const givenUp = new AbortController();
  const off = ctx.bus.on(DOCUMENT_CHANGED, (event) => {
    if (!('payload' in event) || event.payload['documentId'] !== document.id) return;
    if (event.payload['status'] === 'CANCELLED' && event.payload['attempt'] === attempt) givenUp.abort();
  });
  return {
    signal: AbortSignal.any([ctx.shutdown, givenUp.signal]),
    isGivenUp: () => givenUp.signal.aborted,
    off,
  };
}

/** Changes the row in a transaction, unless another attempt has it or it was given up. */
async function ifStillMine(
  ctx: Ctx,
  { document: { id }, attempt }: Claimed,
  change: (inside: Ctx, document: LegalDocument) => Promise<void>,
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const inside: Ctx = { ...ctx, em: em as Ctx['em'], memo: new Map() };
    const document = await em.findOne(
      LegalDocument,
      { id, attempt, status: 'RUNNING', deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!document) return;
    em.assign(document, { attemptAt: null, attemptBy: null, updatedAt: ctx.clock.now() });
    await change(inside, document);
    await publishDocumentChanged(inside.em, document);
  });
}

const finish = (ctx: Ctx, claimed: Claimed, made: MadeAnalysis, seconds: number): Promise<void> =>
  ifStillMine(ctx, claimed, async (inside, document) => {
    await writeAnalysis(inside, document, made);
    const analyzedAt = ctx.clock.now();
    Object.assign(document, { status: 'DONE', progress: 100, problem: null, seconds, analyzedAt });
    // What was reserved is spent now.
    Object.assign(document, { reservedAt: null, isPaid: true });
    const accounts = [document.owner.id];
    await tellHappened(inside, { type: 'document.analysed', subjectId: document.id, accounts });
    await notify(inside, {
      kind: 'DOCUMENT_ANALYZED',
      facts: { title: document.fileName },
      accounts,
      source: `${document.id}:${analyzedAt.toISOString()}`,
      path: `/dashboard?tab=documents&document=${document.id}`,
    });
  });

const fail = (ctx: Ctx, claimed: Claimed, problem: string): Promise<void> =>
  ifStillMine(ctx, claimed, async (inside, document) => {
    await giveBack(inside, document);
    Object.assign(document, { status: 'FAILED', progress: 0, problem });
  });

/** Puts the document back for another try. */
const putBack = (ctx: Ctx, claimed: Claimed): Promise<void> =>
  ifStillMine(ctx, claimed, async (_inside, document) => {
    Object.assign(document, { status: 'QUEUED', progress: 0 });
  });

/** Why a document cannot be analysed, in the words of its owner; `null`: it is not the document's fault. */
const problemOf = (error: unknown): string | null => {
  if (!(error instanceof WorkStopped)) return null;
  if (error.reason === 'TOO_SLOW') return documentProblemText.TOO_SLOW;
  if (error.reason === 'TOO_MUCH_MEMORY') return documentProblemText.EXPANDS_TOO_MUCH;
  return error.reason === 'CRASHED' ? documentProblemText.BROKEN : null;
};

async function attemptOf(ctx: Ctx, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const { document } = claimed;
  const begun = performance.now();
  const acting: Ctx = { ...actingFor(ctx, document.owner.id, []), gone: signal };
  const progress = async (percent: number): Promise<void> => {
    // An attempt that gets on is not lost, however long its pictures take.
    await ctx.em.execute(
      `update legal_document set progress = ?, attempt_at = ? where id = ? and attempt = ? and status = 'RUNNING'`,
      [percent, ctx.clock.now(), document.id, claimed.attempt],
    );
    await announceProgress(ctx.em, document);
  };
  const made = await makeAnalysis(acting, document, progress);
  if ('problem' in made) return fail(ctx, claimed, made.problem);
  await finish(ctx, claimed, made, Math.round(performance.now() - begun) / 1000);
}

/** Analyses a document that waits. When this server dies, another one begins again. */
export async function runAnalysis(ctx: Ctx, documentId: string, isLastTry: boolean): Promise<Outcome> {
  const claimed = await claim(ctx, documentId);
  if (claimed === 'OVER' || 'againAfterMs' in claimed) return claimed;
  const gone = goneSignal(ctx, claimed);
  try {
    await attemptOf(ctx, claimed, gone.signal);
  } catch (error) {
    if (gone.isGivenUp()) return 'OVER';
    const problem = problemOf(error);
    if (problem) {
      await fail(ctx, claimed, problem);
      return 'OVER';
    }
    const isBusy = error instanceof WorkStopped && error.reason === 'BUSY';
    if (isLastTry && !isBusy && !ctx.shutdown.aborted) {
      ctx.log.error({ err: error, documentId }, 'the analysis of a document failed');
      await fail(ctx, claimed, say.failed);
      return 'OVER';
    }
    await putBack(ctx, claimed);
    if (isBusy) return { againAfterMs: BUSY_MS };
    throw error;
  } finally {
    gone.off();
  }
  return 'OVER';
}

/** The documents of the same account that wait longest: one of its places is free. */
export async function waitingAfter(ctx: Ctx, documentId: string): Promise<string[]> {
  const rows = await ctx.em.execute<{ id: string }[]>(
    `select w.id from legal_document w join legal_document d on d.owner_id = w.owner_id
     where d.id = ? and w.status = 'QUEUED' and w.deleted_at is null order by w.created_at, w.id limit ?`,
    [documentId, AT_ONCE_OF_ONE],
  );
  return rows.map(({ id }) => id);
}
