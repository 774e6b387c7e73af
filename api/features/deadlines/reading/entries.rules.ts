import { fileNumberKey, findFileNumber } from './file-number.rules.ts';
import { tidyNotice, type NoticeText } from './notice-text.rules.ts';

/** A page of a bulletin: one line per file, under one heading. */
export interface BulletinPage {
  heading: string;
  entries: { key: string; text: string }[];
}

const MIN_ENTRIES = 3;
const MAX_ENTRIES = 400;
const MAX_LINE_LENGTH = 700;
/** Marks of an entry; paragraphs of rulings name files too. */
const ENTRY = /\bvs?\.?\s|\bexp\b|\bexpediente\b|^\W{0,3}(?:\d{1,4}[.)-]+ ?)?\d{1,6} ?\/ ?(?:19|20)\d{2}/;

/** The entries of a page; `null`: the text is about one file. */
export function bulletinPageOf({ text }: NoticeText): BulletinPage | null {
  const lines = text.split('\n');
  if (lines.length > 20 * MAX_ENTRIES) return null;
  const found: { at: number; key: string; text: string }[] = [];
  for (const [at, line] of lines.entries()) {
    if (found.length >= MAX_ENTRIES || line.length > MAX_LINE_LENGTH || !/\d\s?\/\s?\d/.test(line)) continue;
    const notice = tidyNotice(line);
    const number = ENTRY.test(notice.folded) ? findFileNumber(notice) : null;
    if (number) found.push({ at, key: fileNumberKey(number.value), text: line });
  }
  if (new Set(found.map(({ key }) => key)).size < MIN_ENTRIES) return null;
  const first = found[0]?.at ?? 0;
  return { heading: lines.slice(Math.max(0, first - 12), first).join('\n'), entries: found };
}

export const entryText = ({ heading }: BulletinPage, entry: { text: string }): string =>
  heading ? `${heading}\n${entry.text}` : entry.text;
