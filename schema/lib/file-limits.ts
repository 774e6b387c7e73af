/** Size of a file that a person sends, in MiB: server, pages and texts say the same. */
export const MAX_FILE_MB = 25;
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;
