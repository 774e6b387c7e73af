import type { BodyAlign, BodyBlock, BodyInline, BodyListStyle, BodyText } from '#schema/lib/contract-body.ts';

/**
 * From rendered text to paragraphs and lists. What came from a form is marked while it is rendered, so that a name that
 * has asterisks or begins with «a)» is a name and no markup. The marks are noncharacters, which no value may have.
 */
const VALUE = '\uFDD0';
const ASTERISK = '\uFDD1';
const LINE_END = '\uFDD2';
const PARAGRAPH_END = '\uFDD3';

const MARKS = /[\uFDD0-\uFDD3]/g;
const OF_MARKS: Readonly<Record<string, string>> = { [ASTERISK]: '*', [LINE_END]: '\n' };

/** A value on its way into a text. */
export const markValue = (text: string): string => VALUE + text.replaceAll('*', ASTERISK).replaceAll('\n', LINE_END);

/** The text as people read it, for messages. */
export const plainOf = (rendered: string): string =>
  tidy(rendered.replaceAll(PARAGRAPH_END, ' ').replaceAll('\n', ' '))
    .replace(MARKS, (mark) => OF_MARKS[mark] ?? '')
    .trim();

const ONLY_TAGS = /^(?:\{%[^%]*%\}\s*)+$/;

/** A text as it is written in a template: a line with nothing but tags leaves no line, an empty one ends a paragraph. */
export function prepareText(source: string): string {
  let text = '';
  for (const line of source.trim().split(/\r?\n/)) {
    const trimmed = line.trim();
    text += trimmed === '' ? PARAGRAPH_END : ONLY_TAGS.test(trimmed) ? trimmed : `${trimmed}\n`;
  }
  return text;
}

/** One space between words and none before a comma; a full stop after «S.A. de C.V.» is the one that is there. */
const tidy = (line: string): string =>
  line
    .replace(/[ \t]+/g, ' ')
    .replace(/ ([,;:.])(?=[\s*)»]|$)/g, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .trim();

const withMark = (text: string, isBold: boolean): BodyText =>
  isBold ? { type: 'text', text, marks: [{ type: 'bold' }] } : { type: 'text', text };

/** Words with `**bold**`; ends of lines inside values are breaks. */
export function inlineOf(line: string): BodyInline[] {
  const parts = line.split('**');
  if (parts.length % 2 === 0) throw new Error(`Bold without end: ${line}`);
  return parts.flatMap((part, at): BodyInline[] => {
    const text = part.replaceAll(VALUE, '').replaceAll(ASTERISK, '*');
    return text
      .split(LINE_END)
      .flatMap((piece, nth): BodyInline[] => [
        ...(nth > 0 ? [{ type: 'hardBreak' } as const] : []),
        ...(piece === '' ? [] : [withMark(piece, at % 2 === 1)]),
      ]);
  });
}

type Line = { style: 'BULLET' | BodyListStyle | null; text: string };

const MARKERS: readonly [RegExp, 'BULLET' | BodyListStyle][] = [
  [/^- /, 'BULLET'],
  [/^[a-z]\) /, 'ALPHA'],
  [/^[IVXL]+\. /, 'ROMAN'],
  [/^\d{1,2}[.)] /, 'DECIMAL'],
];

function lineOf(text: string): Line {
  for (const [marker, style] of MARKERS) if (marker.test(text)) return { style, text: text.replace(marker, '') };
  return { style: null, text };
}

/** Lines of a paragraph belong together; a line without a marker goes on with what is before it. */
function linesOf(rendered: string): Line[] {
  return rendered.split(PARAGRAPH_END).flatMap((paragraph) => {
    const lines: Line[] = [];
    for (const raw of paragraph.split('\n')) {
      const line = lineOf(raw.trim());
      const before = lines.at(-1);
      if (line.text === '') continue;
      if (line.style === null && before) before.text += ` ${line.text}`;
      else lines.push(line);
    }
    return lines.map(({ style, text }) => ({ style, text: tidy(text) }));
  });
}

/** Every paragraph and every item by itself, without its marker. */
export const itemsOf = (rendered: string): string[] => linesOf(rendered).map(({ text }) => text);

export const paragraphOf = (line: string, align: BodyAlign, clauseId: string | null): BodyBlock => ({
  type: 'paragraph',
  attrs: { align, clauseId },
  content: inlineOf(line),
});

export function listOf(items: readonly string[], style: 'BULLET' | BodyListStyle, clauseId: string | null): BodyBlock {
  const content = items.map((item) => ({
    type: 'listItem' as const,
    content: [paragraphOf(item, 'JUSTIFY', clauseId)],
  }));
  return style === 'BULLET'
    ? { type: 'bulletList', content }
    : { type: 'orderedList', attrs: { style, start: 1 }, content };
}

/** Paragraphs and lists of a rendered text. Items of one style in a row are one list. */
export function blocksOf(rendered: string, align: BodyAlign, clauseId: string | null): BodyBlock[] {
  const blocks: BodyBlock[] = [];
  let items: string[] = [];
  const lines = linesOf(rendered);
  for (const [at, { style, text }] of lines.entries()) {
    if (style === null) {
      blocks.push(paragraphOf(text, align, clauseId));
      continue;
    }
    items.push(text);
    if (lines[at + 1]?.style === style) continue;
    blocks.push(listOf(items, style, clauseId));
    items = [];
  }
  return blocks;
}
