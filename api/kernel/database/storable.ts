/** Whether PostgreSQL holds the text: no zero byte, no half of a pair. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Replaces characters that PostgreSQL cannot store, one by one: places in the text stay. */
export const storable = (text: string): string => text.replaceAll('\u0000', ' ').toWellFormed();
