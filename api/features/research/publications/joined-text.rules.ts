import type { PublicationLine, PublicationPage, PublicationText } from './publication-text.rules.ts';
import { stripRunningLines } from './running-lines.rules.ts';

/** The lines of a file as one text, as its reader would read it. */

/** A gap between lines that is wider than this many times the type parts paragraphs. */
const PARAGRAPH_GAP = 1.9;
/** A line that ends before this share of the widest one ends its paragraph. */
const FULL_LINE = 0.88;

const endsShort = (line: PublicationLine, widest: number): boolean => line.right < widest * FULL_LINE;

/** What stands between two printed lines: nothing after a hyphen, a blank within a paragraph, else a line break. */
function joint(before: PublicationLine, next: PublicationLine, widest: number): string {
  const gap = next.top - before.top;
  if (gap > Math.max(before.size, 1) * PARAGRAPH_GAP) return '\n\n';
  if (gap < 0 && endsShort(before, widest)) return '\n\n';
  return endsShort(before, widest) ? '\n' : ' ';
}

function joinPrinted(pages: readonly PublicationPage[]): string {
  const lines = pages.flatMap((page) => page.lines);
  const widest = Math.max(0, ...pages.map((page) => page.lines.reduce((most, { right }) => Math.max(most, right), 0)));
  let text = '';
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    const between = before ? joint(before, line, widest) : '';
    const isBroken = between === ' ' && /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line.text);
    text = isBroken ? text.slice(0, -1) + line.text : text + between + line.text;
  });
  return text;
}

/** Lines of a text file stay lines; a blank one between them stays too. */
function joinPlain(pages: readonly PublicationPage[]): string {
  const lines = pages.flatMap((page) => page.lines);
  return lines
    .map((line, at) => {
      const before = lines[at - 1];
      if (!before) return line.text;
      return `${line.top - before.top > Math.max(line.size, 1) * PARAGRAPH_GAP ? '\n\n' : '\n'}${line.text}`;
    })
    .join('');
}

export function joinLines({ layout, pages }: PublicationText): string {
  if (layout === 'positioned') return joinPrinted(stripRunningLines(pages).pages);
  if (layout === 'plain') return joinPlain(pages);
  return pages.flatMap((page) => page.lines.map(({ text }) => text)).join('\n');
}
