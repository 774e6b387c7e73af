import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { DocumentAnalysisStatus } from '#schema/generated/contract.ts';
import { announce, publish } from '#api/kernel/events/outbox.ts';

/** Status, progress or content of a document changed. Its listeners read the row. */
export const DOCUMENT_CHANGED = 'document.changed';

export interface ChangedDocument {
  id: string;
  owner: { id: string };
  status: DocumentAnalysisStatus;
  /** The attempt that was the last one then. */
  attempt: number;
}

const eventOf = ({ id, owner, status, attempt }: ChangedDocument) => ({
  topic: DOCUMENT_CHANGED,
  payload: { documentId: id, userId: owner.id, status, attempt },
});

/** In the transaction of the change. */
export const publishDocumentChanged = (em: SqlEntityManager, document: ChangedDocument): Promise<void> =>
  publish(em, eventOf(document));

/** A step of the progress: whoever misses it reads the next one. */
export const announceProgress = (em: SqlEntityManager, document: ChangedDocument): Promise<unknown> =>
  announce(em, eventOf(document));
