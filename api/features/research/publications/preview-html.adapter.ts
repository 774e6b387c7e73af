import { Parser } from 'htmlparser2';
import { publicationText } from '#schema/text/publications.ts';
import { PublicationError } from './publication-error.rules.ts';
import { MAX_DEPTH } from '#api/kernel/office/office-limits.rules.ts';
import { MAX_PIECES } from './publication-limits.rules.ts';
import { paragraphOf, type PreviewBlock, type PreviewPage } from './preview-blocks.rules.ts';
import { cleanText } from './publication-text.rules.ts';

const MAX_LIST_DEPTH = 9;

interface List {
  isOrdered: boolean;
  next: number;
}

/** Collects blocks as the parser meets their parts. What is no text, heading, list or table leaves only its text. */
class Blocks {
  readonly blocks: PreviewBlock[] = [];
  private readonly open: string[] = [];
  private readonly lists: List[] = [];
  private pieces = 0;
  private runs: PreviewBlock['runs'] = [];
  /** What the block that is being written is. */
  private next: Partial<PreviewBlock> = {};
  private readonly tables: PreviewBlock[] = [];
  private cell: string | null = null;

  constructor(private readonly fileName: string) {}

  private count(): void {
    this.pieces += 1;
    if (this.pieces > MAX_PIECES)
      throw new PublicationError('EXPANDS_TOO_MUCH', publicationText.notRead.EXPANDS_TOO_MUCH(this.fileName));
  }

  private end(): void {
    if (this.tables.length > 0) {
      if (this.cell !== null) this.cell += ' ';
      return;
    }
    const runs = this.runs.filter(({ text }, at) => text !== ' ' || at > 0);
    if (runs.some(({ text }) => cleanText(text) !== '')) this.blocks.push(paragraphOf(runs, this.next));
    this.runs = [];
    this.next = {};
  }

  openElement(name: string): void {
    this.count();
    this.open.push(name);
    if (this.open.length > MAX_DEPTH)
      throw new PublicationError('TOO_DEEP', publicationText.notRead.TOO_DEEP(this.fileName));
    if (/^h[1-6]$/.test(name)) {
      this.end();
      if (this.tables.length === 0) this.next = { kind: 'HEADING', level: Number(name[1]) };
    } else if (name === 'ol' || name === 'ul') {
      this.end();
      this.lists.push({ isOrdered: name === 'ol', next: 1 });
    } else if (name === 'li') this.beginItem();
    // A paragraph at the start of an item is the item.
    else if (name === 'p' && this.runs.length > 0) this.end();
    else if (name === 'br') this.addText(' ');
    else if (name === 'table') this.beginTable();
    else if (name === 'tr') this.tables.at(-1)?.rows.push({ isHeader: true, cells: [] });
    else if (name === 'td' || name === 'th') this.cell = '';
  }

  private beginItem(): void {
    this.end();
    const list = this.lists.at(-1);
    if (!list || this.tables.length > 0) return;
    const number = list.isOrdered ? list.next++ : null;
    this.next = { kind: 'LIST_ITEM', level: Math.min(this.lists.length, MAX_LIST_DEPTH), number };
  }

  private beginTable(): void {
    if (this.tables.length === 0) this.end();
    const table = paragraphOf([], { kind: 'TABLE' });
    // A table inside of a table is text of its cell.
    if (this.tables.length === 0) this.blocks.push(table);
    this.tables.push(this.tables[0] ?? table);
  }

  private endCell(name: string): void {
    const row = this.tables.at(-1)?.rows.at(-1);
    if (!row || this.cell === null) return;
    row.cells.push(cleanText(this.cell));
    row.isHeader &&= name === 'th';
    this.cell = null;
  }

  addText(given: string): void {
    this.count();
    const text = given.replace(/\s+/g, ' ');
    if (this.tables.length > 0) {
      if (this.cell !== null) this.cell += text;
      return;
    }
    const isBold = this.next.kind !== 'HEADING' && this.open.some((name) => name === 'strong' || name === 'b');
    const isItalic = this.open.some((name) => name === 'em' || name === 'i');
    const last = this.runs.at(-1);
    if (last?.isBold === isBold && last.isItalic === isItalic) last.text += text;
    else this.runs.push({ text, isBold, isItalic });
  }

  closeElement(name: string): void {
    if (name === 'td' || name === 'th') this.endCell(name);
    else if (name === 'table') this.tables.pop();
    else if (/^(?:h[1-6]|p|li|ol|ul)$/.test(name)) this.end();
    if (name === 'ol' || name === 'ul') this.lists.pop();
    this.open.pop();
  }

  finish(): PreviewBlock[] {
    this.end();
    return this.blocks.filter(({ kind, rows }) => kind !== 'TABLE' || rows.some(({ cells }) => cells.length > 0));
  }
}

/** The HTML that a reader of Word files made → one page of blocks. No markup is handed on. */
export function previewOfHtml(html: string, fileName: string): PreviewPage[] {
  const blocks = new Blocks(fileName);
  const parser = new Parser(
    {
      onopentag: (name) => blocks.openElement(name),
      ontext: (text) => blocks.addText(text),
      onclosetag: (name) => blocks.closeElement(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return [{ number: null, blocks: blocks.finish() }];
}
