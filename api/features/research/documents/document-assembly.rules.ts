import { joinLines, wordsOf } from '../publications/layout.rules.ts';
import type { DocumentParagraph, DocumentText } from './document-text.rules.ts';

/** Paragraphs → one text, with the place that each of its parts has in the file. */

type Parts = DocumentText['places']['parts'];

/** A break inside of a paragraph that its writer made, or that parts the cells of a table. */
const isBroken = (above: string): boolean => above.endsWith('\n');

export function assemble(
  paragraphs: readonly DocumentParagraph[],
  pages: DocumentText['places']['pages'],
): DocumentText {
  const words = wordsOf(paragraphs.flatMap(({ lines }) => lines));
  const chunks: string[] = [];
  const parts: Parts = [];
  let length = 0;
  const add = (chunk: string): void => {
    chunks.push(chunk);
    length += chunk.length;
  };
  for (const { lines, note, isApart } of paragraphs) {
    if (length > 0) add(isApart ? '\n\n' : '\n');
    let above: string | null = null;
    for (const { text, ...place } of lines) {
      if (above !== null && !isBroken(above)) {
        // Only the last line is joined: what stands above it does not decide.
        const between = joinLines(above, text, words);
        const kept = between.length - text.length;
        if (kept < above.length) {
          chunks[chunks.length - 1] = chunks.at(-1)?.slice(0, kept - above.length) ?? '';
          length += kept - above.length;
        } else add(between.slice(above.length, kept));
      }
      parts.push({ start: length, ...place, ...(note === undefined ? {} : { note }) });
      add(text);
      above = text;
    }
  }
  return { text: chunks.join(''), places: { pages, parts } };
}
