/** The box that a page prints its text in: margins, distance of lines, whether lines are stretched to the margin. */
import type { PublicationLine } from './publication-text.rules.ts';

export interface PageBox {
  left: number;
  right: number;
}

export interface TextBoxes {
  /** Books print left and right pages with other margins. */
  of: (page: number) => PageBox;
  width: number;
  /** From baseline to baseline inside of a paragraph. */
  pitch: number;
  isJustified: boolean;
  /** First lines of paragraphs are indented. */
  hasIndent: boolean;
}

function mostCommon(values: readonly number[], step: number): { value: number; share: number } {
  const counts = new Map<number, number>();
  for (const value of values) {
    const rounded = Math.round(value / step) * step;
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  const [value, count] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [0, 0];
  return { value, share: values.length === 0 ? 0 : count / values.length };
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

function boxOf(lines: readonly PublicationLine[]): PageBox & { isJustified: boolean } {
  const rights = lines.map((line) => line.right);
  const edge = mostCommon(rights, 1);
  const isJustified = edge.share > 0.2;
  const right = isJustified
    ? rights.reduce((most, one) => (Math.abs(one - edge.value) <= 1 ? Math.max(most, one) : most), 0)
    : percentile(rights, 0.97);
  const full = lines.filter((line) => line.right > right - 12);
  const lefts = (full.length > 4 ? full : lines).map((line) => line.x);
  const left = Math.min(mostCommon(lefts, 1).value, percentile(lefts, 0.05));
  return { left, right, isJustified };
}

/** Measures the boxes of a publication: one, or one for odd and one for even pages. */
export function boxesOf(lines: readonly PublicationLine[]): TextBoxes {
  const whole = boxOf(lines);
  const odd = lines.filter((line) => line.page % 2 === 1);
  const even = lines.filter((line) => line.page % 2 === 0);
  const sides = odd.length > 60 && even.length > 60 ? [boxOf(even), boxOf(odd)] : [whole, whole];
  const of = (page: number): PageBox => sides[page % 2] ?? whole;
  const gaps: number[] = [];
  let indented = 0;
  let pairs = 0;
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (!next || next.page !== line.page) continue;
    if (next.top > line.top + 1) gaps.push(next.top - line.top);
    const { left } = of(line.page);
    if (Math.abs(next.x - left) > 2) continue;
    pairs += 1;
    if (line.x > left + 5 && line.x < left + 70) indented += 1;
  }
  return {
    of,
    width: whole.right - whole.left,
    // The smallest distance that is frequent: where paragraphs are set apart, theirs may be as frequent as that of lines.
    pitch: frequentMinimum(gaps),
    isJustified: sides.every((side) => side.isJustified),
    hasIndent: pairs > 0 && indented / pairs > 0.08,
  };
}

/** The smallest distance that is frequent. */
export function frequentMinimum(gaps: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const gap of gaps) {
    const rounded = Math.round(gap * 2) / 2;
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  const frequent = [...counts].filter(([, count]) => count >= gaps.length * 0.12).map(([gap]) => gap);
  return frequent.length > 0 ? Math.min(...frequent) : percentile(gaps, 0.5);
}

/** Set in the middle of its box, clear of both margins. */
export function isCentredIn(line: PublicationLine, box: PageBox): boolean {
  const [before, after] = [line.x - box.left, box.right - line.right];
  const width = box.right - box.left;
  return before > width * 0.04 && after > width * 0.03 && Math.abs(before - after) < width * 0.025;
}

/** How wide the first word of a line is, with the space before it. */
export function wordWidth(line: PublicationLine): number {
  const [word = ''] = line.text.split(' ', 1);
  const perLetter = line.text.length === 0 ? 0 : (line.right - line.x) / line.text.length;
  return (word.length + 1) * perLetter;
}
