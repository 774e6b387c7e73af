import { omittedSentence, placeholderNames } from '#schema/text/document-model.ts';
import type { Span } from '../analysis/analysis.types.ts';
import type { DataKind, PersonalData } from './personal-data.rules.ts';

/** A text whose personal data is replaced, and the way back to the places of the original. */

interface Piece {
  /** Place in the replaced text. */
  at: number;
  length: number;
  /** Place in the original. */
  start: number;
  end: number;
  isReplaced: boolean;
}

export interface ReplacedText {
  text: string;
  pieces: Piece[];
}

/** Numbers the persons, addresses and numbers of one request: the same one has the same placeholder everywhere. */
export class Placeholders {
  private readonly byKey = new Map<string, string>();
  private readonly values = new Map<string, string>();
  private readonly counts = new Map<DataKind, number>();

  placeholderOf({ kind, key }: PersonalData, words: string): string {
    const known = this.byKey.get(`${kind}\u0000${key}`);
    if (known) {
      // The longest mention is the whole name.
      if (words.length > (this.values.get(known)?.length ?? 0)) this.values.set(known, words);
      return known;
    }
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    const placeholder = `[${placeholderNames[kind]} ${count}]`;
    this.byKey.set(`${kind}\u0000${key}`, placeholder);
    this.values.set(placeholder, words);
    return placeholder;
  }

  /** What each placeholder stands for. */
  entries(): [string, string][] {
    return [...this.values].map(([placeholder, words]) => [placeholder, words.replace(/\s+/g, ' ').trim()]);
  }
}

/** The part of `text` that begins at `offset` in the document. */
export function replaceIn(
  text: string,
  offset: number,
  data: readonly PersonalData[],
  orders: readonly Span[],
  placeholders: Placeholders,
): ReplacedText {
  const cuts = [
    ...data.map((each) => ({ ...each, by: placeholders.placeholderOf(each, text.slice(each.start, each.end)) })),
    ...orders.map(({ start, end }) => ({ start: start - offset, end: end - offset, by: omittedSentence })),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const pieces: Piece[] = [];
  let replaced = '';
  let from = 0;
  const push = (words: string, start: number, end: number, isReplaced: boolean): void => {
    if (!words) return;
    pieces.push({ at: replaced.length, length: words.length, start: offset + start, end: offset + end, isReplaced });
    replaced += words;
  };
  for (const { start, end, by } of cuts) {
    if (end <= from) continue;
    push(text.slice(from, Math.max(from, start)), from, Math.max(from, start), false);
    push(by, Math.max(from, start), end, true);
    from = end;
  }
  push(text.slice(from), from, text.length, false);
  return { text: replaced, pieces };
}

/** The place in the document of a stretch of the replaced text. */
export function originalOf({ pieces }: ReplacedText, { start, end }: Span): Span | null {
  const first = pieces.find(({ at, length }) => start < at + length);
  const last = pieces.findLast(({ at }) => at < end);
  if (!first || !last) return null;
  return {
    start: first.isReplaced ? first.start : first.start + (start - first.at),
    end: last.isReplaced ? last.end : last.start + (end - last.at),
  };
}
