/** A file as the storage lists it. */
export interface StoredObject {
  key: string;
  byteLength: number;
  modifiedAt: Date;
}

/**
 * Keeps the bytes of files under keys of ours: `documents/doc_…`. A key is written once; its bytes never change.
 * One contract suite (`tests/contract/file-storage.suite.ts`) runs against every implementation. Errors are `PortError`.
 */
export interface FileStorage {
  readonly kind: 'FOLDER' | 'S3';
  /** Resolves when the bytes are kept as a whole. The same key again replaces them as a whole. */
  put(key: string, bytes: Uint8Array, signal?: AbortSignal): Promise<void>;
  /** `null`: there is nothing under that key. */
  get(key: string, signal?: AbortSignal): Promise<Uint8Array | null>;
  /** A key that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Everything under a prefix that ends with `/`, or under `''`; in no order. What is not ours is left out. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Takes away what writes left that were cut off before that time. */
  tidy(before: Date): Promise<void>;
  close(): Promise<void>;
}

declare module '../kernel/context.ts' {
  interface Ports {
    files: FileStorage;
  }
}
