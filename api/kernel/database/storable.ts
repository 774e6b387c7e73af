/** Whether PostgreSQL holds the text: no zero byte, no half of a pair. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
