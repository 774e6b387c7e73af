/** What the server takes, said before it refuses. */
export const MESSAGE_MAX = 4_000;
/** From here on the counter is shown. */
export const MESSAGE_NEAR_MAX = 3_500;
export const ATTACHMENTS_MAX = 5;
/** Endings of documents that a message may carry. */
export const DOCUMENT_KINDS = ['.pdf', '.docx', '.txt'] as const;
export const MESSAGES_PER_PAGE = 50;
export const EDIT_MS = 15 * 60_000;
