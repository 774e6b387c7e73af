import type { Ctx } from '../context.ts';
import type { Permission } from '../security/permissions.ts';

/** Files that somebody brought and that are kept: sent back as they came to whoever may read them, as an attachment. */
export const FILES_PATH = '/api/files';

export interface KeptFile {
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** The file of that id, when it exists and the caller may read it: both look the same otherwise. */
export type FileLoader = (ctx: Ctx, id: string) => Promise<KeptFile | null>;

export interface FileKind {
  /** The ability that reading files of this kind needs. */
  permission: Permission;
  load: FileLoader;
}

/** Where the bytes of a kept file are: `GET` with the bearer token. */
export const fileUrl = (id: string): string => `${FILES_PATH}/${id}`;
