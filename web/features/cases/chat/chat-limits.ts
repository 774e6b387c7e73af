/** Limits of the server, checked before it refuses. */
export const MESSAGE_MAX = 4_000;
/** The counter is shown from this length on. */
export const MESSAGE_NEAR_MAX = 3_500;
export const ATTACHMENTS_MAX = 5;
/** Extensions of documents that can be attached. */
export const DOCUMENT_KINDS = ['.pdf', '.docx', '.txt'] as const;
export const MESSAGES_PER_PAGE = 50;
export const EDIT_MS = 15 * 60_000;
