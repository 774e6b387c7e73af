import { eventsOf } from '#api/kernel/events/bus.ts';
import { liveStream, newTurn, unlessAway } from '#api/kernel/events/live-stream.ts';
import type { Ctx } from '#api/kernel/context.ts';
import { Refusal } from '#api/kernel/errors.ts';
import { signedIn } from '#api/kernel/security/access.ts';
import { DOCUMENT_CHANGED } from './documents.events.ts';
import { documentById, type DocumentRow } from './keeping/document-rows.service.ts';

const read = (ctx: Ctx, id: string): Promise<DocumentRow | null> => unlessAway(() => documentById(newTurn(ctx), id));

/** Every change of the caller's documents. What one looks like is read when it is told, so the last state always comes. */
async function* follow(
  ctx: Ctx,
  documentId: string | null,
  signal: AbortSignal,
): AsyncGenerator<DocumentRow, void, undefined> {
  const { userId } = signedIn(ctx);
  const events = eventsOf(
    ctx.bus,
    DOCUMENT_CHANGED,
    ({ payload }) => payload['userId'] === userId && (documentId === null || payload['documentId'] === documentId),
    signal,
  );
  const first = documentId === null ? null : await read(ctx, documentId);
  if (first) yield first;
  for await (const event of events) {
    // After a lost connection: changes of status come again by themselves.
    const id = 'payload' in event ? String(event.payload['documentId']) : documentId;
    const document = id === null ? null : await read(ctx, id);
    if (document) yield document;
  }
}

export const followDocuments = (ctx: Ctx, documentId: string | null) =>
  liveStream(ctx, (signal) => follow(ctx, documentId, signal), {
    watch: () => () => undefined,
    admit: async () => {
      if (documentId !== null && !(await documentById(ctx, documentId))) throw new Refusal('NOT_FOUND');
    },
  });

const PATIENCE_MS = 120_000;

/** The document once its analysis is over; `null`: the server stops, or it takes longer. */
export async function awaitAnalysis(ctx: Ctx, given: DocumentRow | null): Promise<DocumentRow | null> {
  if (!given) return null;
  const signal = AbortSignal.any([ctx.shutdown, ctx.gone, AbortSignal.timeout(PATIENCE_MS)]);
  for await (const document of follow({ ...ctx }, given.id, signal))
    if (document.status !== 'QUEUED' && document.status !== 'RUNNING') return document;
  return null;
}
