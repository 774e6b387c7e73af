import type { ApolloClient } from '@apollo/client';
import type { LegalDocumentKind } from '#schema/generated/contract.ts';
import { documentText as text } from '#schema/text/documents.ts';
import { analysisAlertText } from '#schema/text/documents-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { AnalyzeDocumentDocument, type DocumentRowFieldsFragment } from '#web/shared/documents/analyze.generated.ts';
import { fileProblem } from '#web/shared/files/send-file.ts';
import { FileRefused, uploadFile } from '#web/shared/files/upload-file.ts';
import { readFormDraft } from '#web/shared/session/drafts.ts';
import { writeFormDraft } from '#web/shared/session/form-drafts.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { CancelDocumentAnalysisDocument, RetryDocumentAnalysisDocument } from '../documents.generated.ts';

export type QueueState =
  'chosen' | 'refused' | 'waiting' | 'uploading' | 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export interface QueueItem {
  /** Unique on this page. */
  key: number;
  name: string;
  file: File;
  caseId: string | null;
  state: QueueState;
  percent: number;
  problem: string | null;
  /** Once the server has it. */
  documentId: string | null;
  type: LegalDocumentKind | null;
  confidence: number | null;
}

/** A file whose upload was cut by a reload: a browser gives no page its files again, so it is chosen anew. */
export interface Interrupted {
  name: string;
  size: number;
  caseId: string | null;
}

export const KINDS_OF_FILE = ['.pdf', '.doc', '.docx'] as const;
const DRAFT = 'documents_uploads';

const isInterrupted = (value: unknown): value is Interrupted =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value;

function readInterrupted(): Interrupted[] {
  const kept = readFormDraft(DRAFT);
  return Array.isArray(kept) ? kept.filter(isInterrupted) : [];
}

const isSending = ({ state }: QueueItem): boolean => state === 'waiting' || state === 'uploading';
export const isAnalysing = ({ state }: QueueItem): boolean => state === 'queued' || state === 'running';

type Snapshot = { items: readonly QueueItem[]; interrupted: readonly Interrupted[] };

/** Files on their way to their analysis. It outlives the section: whoever opens another one does not stop them. */
export class UploadQueue {
  readonly #client: ApolloClient;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot = { items: [], interrupted: readInterrupted() };
  #stops = new Map<number, AbortController>();
  #isRunning = false;
  #nextKey = 1;

  constructor(client: ApolloClient) {
    this.#client = client;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): Snapshot => this.#snapshot;

  #set(part: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    const sending = this.#snapshot.items
      .filter(isSending)
      .map(({ name, file, caseId }) => ({ name, size: file.size, caseId }));
    const kept = [...this.#snapshot.interrupted, ...sending];
    writeFormDraft(DRAFT, kept.length > 0 ? kept : null);
    this.#listeners.forEach((listener) => listener());
  }

  #change(key: number, part: Partial<QueueItem>): void {
    this.#set({ items: this.#snapshot.items.map((item) => (item.key === key ? { ...item, ...part } : item)) });
  }

  /** Files that were chosen wait until the analysis is started. A file with the name of a cut one takes its place. */
  add(files: readonly File[]): void {
    const items = files.map((file): QueueItem => {
      const problem = fileProblem(file, KINDS_OF_FILE, text.onlyKinds, text.tooLarge);
      return {
        key: this.#nextKey++,
        name: file.name,
        file,
        caseId: null,
        state: problem ? 'refused' : 'chosen',
        percent: 0,
        problem,
        documentId: null,
        type: null,
        confidence: null,
      };
    });
    const names = new Set(items.map(({ name }) => name));
    this.#set({
      items: [...this.#snapshot.items, ...items],
      interrupted: this.#snapshot.interrupted.filter(({ name }) => !names.has(name)),
    });
  }

  forgetInterrupted(name: string): void {
    this.#set({ interrupted: this.#snapshot.interrupted.filter((one) => one.name !== name) });
  }

  start(caseId: string | null): void {
    this.#set({
      items: this.#snapshot.items.map((item) =>
        item.state === 'chosen' ? { ...item, caseId, state: 'waiting' as const } : item,
      ),
    });
    void this.#run();
  }

  remove(key: number): void {
    this.#set({ items: this.#snapshot.items.filter((item) => item.key !== key) });
  }

  async cancel({ key, documentId }: QueueItem): Promise<void> {
    if (!documentId) {
      this.#stops.get(key)?.abort();
      return this.#change(key, { state: 'cancelled' });
    }
    const answer = await mutationResult(
      this.#client.mutate({ mutation: CancelDocumentAnalysisDocument, variables: { input: { documentId } } }),
      ({ cancelDocumentAnalysis }) => cancelDocumentAnalysis,
    );
    if (answer.is === 'done') this.#change(key, { state: 'cancelled' });
    else showToast({ message: answer.refusal.message, tone: 'danger' });
  }

  async retry({ key, documentId }: QueueItem): Promise<void> {
    if (!documentId) {
      this.#change(key, { state: 'waiting', percent: 0, problem: null });
      return this.#run();
    }
    const answer = await mutationResult(
      this.#client.mutate({ mutation: RetryDocumentAnalysisDocument, variables: { input: { documentId } } }),
      ({ retryDocumentAnalysis }) => retryDocumentAnalysis,
    );
    if (answer.is === 'done') this.#change(key, { state: 'queued', percent: 0, problem: null });
    else showToast({ message: answer.refusal.message, tone: 'danger' });
  }

  /** What the server said of a document. */
  follow({ id, status, progress, problem, type, confidence }: DocumentRowFieldsFragment): void {
    const item = this.#snapshot.items.find(({ documentId }) => documentId === id);
    if (!item) return;
    const state = (
      { QUEUED: 'queued', RUNNING: 'running', DONE: 'done', FAILED: 'failed', CANCELLED: 'cancelled' } as const
    )[status];
    this.#change(item.key, { state, percent: progress, problem, type, confidence });
  }

  /** One file at a time: several at once would only share the same line. */
  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (;;) {
      const next = this.#snapshot.items.find(({ state }) => state === 'waiting');
      if (!next) break;
      await this.#send(next);
    }
    this.#isRunning = false;
  }

  async #send({ key, file, caseId }: QueueItem): Promise<void> {
    const stop = new AbortController();
    this.#stops.set(key, stop);
    this.#change(key, { state: 'uploading', percent: 0 });
    try {
      const uploadId = await uploadFile(this.#client, file, {
        onProgress: (share) => !stop.signal.aborted && this.#change(key, { percent: Math.round(share * 100) }),
        signal: stop.signal,
      });
      const answer = await mutationResult(
        this.#client.mutate({
          mutation: AnalyzeDocumentDocument,
          variables: { input: { uploadId, ...(caseId ? { caseId } : {}) } },
        }),
        ({ analyzeDocument }) => analyzeDocument,
      );
      if (answer.is === 'refused') return this.#fail(key, answer.refusal.message);
      const { document } = answer.payload;
      this.#change(key, { state: 'queued', percent: 0, documentId: document?.id ?? null });
      if (document) this.#onAnalysed(document);
    } catch (error) {
      if (stop.signal.aborted) return;
      this.#fail(key, error instanceof FileRefused ? error.message : readFailure(error).message);
    } finally {
      this.#stops.delete(key);
    }
  }

  #fail(key: number, problem: string): void {
    this.#change(key, { state: 'failed', problem });
    showToast({ message: analysisAlertText.failed(problem), tone: 'danger' });
  }

  /** Called for each document that the server took. */
  #onAnalysed: (document: DocumentRowFieldsFragment) => void = () => undefined;
  onAnalysed(listener: (document: DocumentRowFieldsFragment) => void): void {
    this.#onAnalysed = listener;
  }
}

const queues = new WeakMap<ApolloClient, UploadQueue>();

/** The queue of a session: another user has another client. */
export function uploadQueueOf(client: ApolloClient): UploadQueue {
  const held = queues.get(client) ?? new UploadQueue(client);
  queues.set(client, held);
  return held;
}
