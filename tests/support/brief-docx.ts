import {
  DeletedTextRun,
  Document,
  EndnoteReferenceRun,
  FootnoteReferenceRun,
  Footer,
  Header,
  InsertedTextRun,
  NoBreakHyphen,
  Packer,
  PageBreak,
  Paragraph,
  SoftHyphen,
  Table,
  TableCell,
  TableRow,
  Textbox,
  TextRun,
  type ParagraphChild,
} from 'docx';
import type { BriefItem } from './brief-pdf.ts';

/** The same briefs as Word writes them. */

export interface WordStyle {
  notes?: readonly string[];
  hasEndnotes?: boolean;
  /** Each paragraph is cut in runs of so many letters, as an editor leaves them. */
  runLength?: number;
  header?: string;
  footer?: string;
  columns?: number;
  /** Words that were deleted and inserted with changes tracked. */
  isTracked?: boolean;
  /** Paragraphs of a text box, and hidden words, that are not part of the text. */
  beside?: string;
  /** Hyphens that show only at the end of a line. */
  hasSoftHyphens?: boolean;
  hasPageBreaks?: boolean;
}

/** In the middle of a citation. */
const PAGE_BREAK_AFTER = 65;
const CHANGE = { id: 7, author: 'Ana', date: '2026-11-23T00:00:00Z' };

function textRuns(text: string, style: WordStyle): ParagraphChild[] {
  const length = style.runLength ?? text.length;
  const runs: ParagraphChild[] = [];
  for (let at = 0; at < text.length; at += length) {
    const part = text.slice(at, at + length);
    if (style.isTracked && at % (length * 3) === 0) {
      runs.push(new DeletedTextRun({ ...CHANGE, text: 'artículo 999 de la Ley Agraria ' }));
      runs.push(new InsertedTextRun({ ...CHANGE, text: part }));
    } else if (style.hasSoftHyphens && part.includes('culo')) {
      const cut = part.indexOf('culo');
      runs.push(new TextRun({ children: [part.slice(0, cut), new SoftHyphen(), part.slice(cut)] }));
    } else if (part.includes('-')) {
      const cut = part.indexOf('-');
      runs.push(new TextRun({ children: [part.slice(0, cut), new NoBreakHyphen(), part.slice(cut + 1)] }));
    } else runs.push(new TextRun(part));
  }
  if (style.beside) runs.push(new TextRun({ text: style.beside, vanish: true }));
  return runs;
}

function paragraphOf(text: string, style: WordStyle): Paragraph {
  const breakAt = style.hasPageBreaks ? text.indexOf(' ', PAGE_BREAK_AFTER) : -1;
  if (breakAt !== -1)
    return new Paragraph({
      children: [
        ...textRuns(text.slice(0, breakAt), style),
        new TextRun({ children: [new PageBreak()] }),
        ...textRuns(text.slice(breakAt + 1), style),
      ],
    });
  const parts = text.split(/\{(\d+)\}/);
  const children = parts.flatMap((part, at): ParagraphChild[] => {
    if (at % 2 === 0) return part === '' ? [] : textRuns(part, style);
    return [style.hasEndnotes ? new EndnoteReferenceRun(Number(part)) : new FootnoteReferenceRun(Number(part))];
  });
  return new Paragraph({ children });
}

const tableOf = ({ rows }: Extract<BriefItem, { kind: 'TABLE' }>, style: WordStyle): Table =>
  new Table({
    rows: rows.map(
      (cells) =>
        new TableRow({ children: cells.map((text) => new TableCell({ children: [paragraphOf(text, style)] })) }),
    ),
  });

export function briefDocx(items: readonly BriefItem[], style: WordStyle = {}): Promise<Buffer> {
  const notes = Object.fromEntries(
    (style.notes ?? []).map((text, at) => [at + 1, { children: [new Paragraph(text)] }]),
  );
  const children = items.flatMap((item): (Paragraph | Table)[] => {
    if (item.kind === 'TABLE') return [tableOf(item, style)];
    if (item.kind === 'COLUMNS') return item.texts.map((text) => paragraphOf(text, style));
    return item.kind === 'PICTURE_PAGE' ? [] : [paragraphOf(item.text, style)];
  });
  const box = style.beside
    ? [new Textbox({ alignment: 'center', children: [new Paragraph(style.beside)], style: { width: '10cm' } })]
    : [];
  return Packer.toBuffer(
    new Document({
      ...(style.hasEndnotes ? { endnotes: notes } : { footnotes: notes }),
      sections: [
        {
          properties: { column: { count: style.columns ?? 1, space: 400 } },
          ...(style.header ? { headers: { default: new Header({ children: [new Paragraph(style.header)] }) } } : {}),
          ...(style.footer ? { footers: { default: new Footer({ children: [new Paragraph(style.footer)] }) } } : {}),
          children: [...children, ...box],
        },
      ],
    }),
  );
}
