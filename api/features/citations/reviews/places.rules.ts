import type { StoredFilePart, StoredFilePlaces } from '#db/entities/citation-review.entity.ts';
import { filePlaceText as say } from '#schema/text/file-places.ts';

/** Where the parts of a checked text stand in the file that it was read from. */

interface Span {
  start: number;
  end: number;
}

/** The last part that begins at `at` or before. */
function partAt({ parts }: StoredFilePlaces, at: number): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.start ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A box of a whole line, narrowed to the share of its letters. */
function boxOf({ page, box, start }: StoredFilePart, next: number, span: Span) {
  if (page === undefined || !box) return [];
  const [left, top, right, bottom] = box;
  const length = Math.max(1, next - start);
  const share = (at: number) => Math.min(1, Math.max(0, (at - start) / length));
  const at = (value: number) => Math.round(value) / 1000;
  const width = right - left;
  return [
    {
      page,
      left: at(left + width * share(span.start)),
      top: at(top),
      right: at(left + width * share(span.end)),
      bottom: at(bottom),
    },
  ];
}

function labelOf(first: StoredFilePart, last: StoredFilePart): string | null {
  const { page, paragraph, note } = first;
  if (page === undefined && paragraph === undefined) return null;
  const place =
    page === undefined
      ? say.paragraph(paragraph ?? 1)
      : last.page !== undefined && last.page > page
        ? say.pages(page, last.page)
        : say.page(page);
  return note === undefined ? place : say.note(place, note);
}

/** The place of a part of the text; `null` where nothing is known of it. */
export function placeOf(places: StoredFilePlaces | null, length: number, span: Span) {
  if (!places) return null;
  const [from, to] = [partAt(places, span.start), partAt(places, Math.max(span.start, span.end - 1))];
  const [first, last] = [places.parts[from], places.parts[to]];
  const label = first && last ? labelOf(first, last) : null;
  if (!first || label === null) return null;
  return {
    label,
    page: first.page ?? null,
    paragraph: first.paragraph ?? null,
    note: first.note ?? null,
    pageRatio: places.pages.find(({ number }) => number === first.page)?.ratio ?? null,
    boxes: places.parts
      .slice(from, to + 1)
      .flatMap((part, at) => boxOf(part, places.parts[from + at + 1]?.start ?? length, span)),
  };
}

/** The pages of the file with the place in the text at which each begins. */
export function pagesOf(places: StoredFilePlaces | null) {
  if (!places) return [];
  const starts = new Map<number, number>();
  // Of the text itself: a note is printed at the end of its page.
  for (const { page, start, note } of places.parts)
    if (page !== undefined && note === undefined && !starts.has(page)) starts.set(page, start);
  return places.pages.map(({ number, isScanned }) => ({ number, isScanned, start: starts.get(number) ?? null }));
}

export const scannedPagesOf = (places: StoredFilePlaces | null): number[] =>
  places?.pages.filter(({ isScanned }) => isScanned).map(({ number }) => number) ?? [];

function sharedStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before.charCodeAt(at) === after.charCodeAt(at)) at++;
  return at;
}

function sharedEnd(before: string, after: string, start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let count = 0;
  while (count < most && before.charCodeAt(before.length - 1 - count) === after.charCodeAt(after.length - 1 - count))
    count++;
  return count;
}

/** How far the words of a part are looked for after a change. */
const REACH = 2000;
/** A text that keeps fewer of its parts is another text. */
const SHARE_KEPT = 0.5;

/**
 * The places after the text was changed: what stands before and after the changes keeps its place, and between them
 * each part whose words are still there. `null`: it is another text.
 */
export function movePlaces(places: StoredFilePlaces | null, before: string, after: string): StoredFilePlaces | null {
  if (!places || before === after) return places;
  const start = sharedStart(before, after);
  const end = before.length - sharedEnd(before, after, start);
  const shift = after.length - before.length;
  let from = start;
  const parts = places.parts.flatMap((part, at): StoredFilePart[] => {
    if (part.start <= start) return [part];
    if (part.start >= end) return [{ ...part, start: part.start + shift }];
    const words = before.slice(part.start, places.parts[at + 1]?.start ?? before.length).trim();
    const found = after.slice(from, from + words.length + REACH).indexOf(words);
    if (found === -1) return [];
    const moved = { ...part, start: from + found };
    from = moved.start + words.length;
    return [moved];
  });
  return parts.length < places.parts.length * SHARE_KEPT ? null : { ...places, parts };
}
