import { beginsWithMark } from '../publications/fraction-marks.rules.ts';
import { endsClause } from '../publications/layout.rules.ts';
import { isCentredIn, wordWidth } from '../publications/page-box.rules.ts';
import { countLetters, type PublicationLine } from '../publications/publication-text.rules.ts';
import type { Bounds } from './corridors.rules.ts';

/** Whether a printed line goes on the one above it: in its column, in the next one, or on the next page. */

export interface PlacedLine extends PublicationLine {
  bounds: Bounds;
  /** Lines of the same block stand under each other. */
  block: number;
}

export type Joint = 'SAME' | 'NEW' | 'APART';

/** From baseline to baseline: more than this many usual ones parts paragraphs. */
const WIDE_PITCH = 1.45;
const INDENT = 8;
const OTHER_SIZE = 1;
const SET_RIGHT = 0.3;
/** A line may end this share of its column early because its letters are not stretched. */
const SLACK = 0.015;

const ABBREVIATED =
  /(?:^|[\s(])(?:arts?|n[úu]ms?|fracc?s?|p[áa]rrs?|incs?|aps?|caps?|t[íi]ts?|lics?|dra?|cfr|vid|p[áa]gs?|pp?|exps?|op|cit|nos?|c|ss?|v|vs|reg|tes|cap|lib)\.$/iu;
const isOpenAt = (text: string): boolean => !endsClause(text) || ABBREVIATED.test(text);
const isLower = (text: string): boolean => /^["«“(]?\p{Ll}/u.test(text) && !beginsWithMark(text);
const isAllCapitals = (text: string): boolean => countLetters(text) > 3 && text === text.toUpperCase();

/** A line that is set to the right margin has its room before it. */
function roomOf({ x, right, bounds }: PlacedLine): number {
  const isSetRight = x > bounds.left + (bounds.right - bounds.left) * SET_RIGHT && right >= bounds.right - 3;
  return isSetRight ? x - bounds.left : bounds.right - right;
}

/** The next word would have found room: the line ends because its paragraph does. */
const endsShort = (last: PlacedLine, next: PlacedLine): boolean =>
  wordWidth(next) < roomOf(last) - (last.bounds.right - last.bounds.left) * SLACK;

function jointInBlock(last: PlacedLine, next: PlacedLine, first: PlacedLine, pitch: number): Joint {
  const isOpen = isOpenAt(last.text);
  const isShort = endsShort(last, next);
  const isWide = next.top - last.top > Math.max(pitch, last.size) * WIDE_PITCH;
  const goesOn = isOpen && isLower(next.text);
  if (isWide) return goesOn && !isShort ? 'SAME' : 'APART';
  if (Math.abs(next.size - last.size) > OTHER_SIZE) return goesOn && !isShort ? 'SAME' : 'APART';
  if (beginsWithMark(next.text) && !isOpen) return 'NEW';
  const areCentred = isCentredIn(last, last.bounds) && isCentredIn(next, next.bounds);
  if (areCentred) return isOpen && isAllCapitals(last.text) === isAllCapitals(next.text) ? 'SAME' : 'NEW';
  if (isShort) return goesOn ? 'SAME' : 'NEW';
  const isIndented = next.x - last.x > INDENT && !(last === first && beginsWithMark(first.text));
  return isIndented && !isOpen ? 'NEW' : 'SAME';
}

/** Over the end of a column or a page no distance tells. */
function jointOver(last: PlacedLine, next: PlacedLine): Joint {
  if (Math.abs(next.size - last.size) > OTHER_SIZE) return 'APART';
  if (isLower(next.text)) return 'SAME';
  const isShort = endsShort(last, { ...next, bounds: last.bounds });
  if (isShort || (isAllCapitals(last.text) && !isAllCapitals(next.text))) return 'APART';
  if (isOpenAt(last.text)) return 'SAME';
  if (beginsWithMark(next.text)) return 'APART';
  return next.x - next.bounds.left > INDENT ? 'APART' : 'SAME';
}

/** How a line stands to the one above it; `first` is the first line of the paragraph that is open. */
export const jointOf = (last: PlacedLine, next: PlacedLine, first: PlacedLine, pitch: number): Joint =>
  last.page === next.page && last.block === next.block ? jointInBlock(last, next, first, pitch) : jointOver(last, next);
