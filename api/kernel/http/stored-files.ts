import type { Ctx } from '../context.ts';
import type { Permission } from '../security/permissions.ts';

/** Uploaded files that are stored for good, served unchanged as attachments to users who may read them. */
export const FILES_PATH = '/api/files';

export interface StoredFile {
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** The file of an id; `null` when it does not exist or the caller may not read it (the answers do not differ). */
type FileLoader = (ctx: Ctx, id: string) => Promise<StoredFile | null>;

declare module '../feature.ts' {
  interface Offers {
    /** Told before a stored file is sent to its caller, by its id. */
    onDownloaded?(ctx: Ctx, id: string): Promise<void>;
  }
}

export interface FileKind {
  /** The permission that is needed to read files of this kind. */
  permission: Permission;
  load: FileLoader;
  /** Its loader tells of each download by itself: `onDownloaded` is not called. */
  tellsItself?: boolean;
}

/** Address of a stored file: `GET` with the bearer token. */
export const fileUrl = (id: string): string => `${FILES_PATH}/${id}`;
