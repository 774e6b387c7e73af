import type { Block, Run } from './document.ts';

/** Parses the subset of Markdown that answers use. Everything else stays plain text. */

type TextStyle = Pick<Run, 'isBold' | 'isItalic'>;

const ESCAPABLE = /[\\`*_{}[\]()#+\-.!|>~]/;
const LETTER = /[\p{L}\p{N}]/u;
const LINK = /^\[([^[\]]+)\]\((https:\/\/[^\s()]+(?:\([^\s()]*\)[^\s()]*)*)\)/;

/** Index of the closing mark, or -1. It follows a non-space character; underscores must not be followed by a letter. */
function closing(text: string, mark: string, from: number): number {
  const sign = mark[0] ?? '';
  for (let at = text.indexOf(mark, from); at >= 0; at = text.indexOf(mark, at + 1)) {
    const isEscaped = text[at - 1] === '\\';
    const isPartOfLonger = text[at + mark.length] === sign || (text[at - 1] === sign && at > from);
    const isInsideWord = sign === '_' && LETTER.test(text[at + mark.length] ?? '');
    if (at > from && !isEscaped && !/\s/.test(text[at - 1] ?? '') && !isPartOfLonger && !isInsideWord) return at;
  }
  return -1;
}

const MARKS: readonly { mark: string; look: TextStyle }[] = ['*', '_'].flatMap((sign) => [
  { mark: sign.repeat(3), look: { isBold: true, isItalic: true } },
  { mark: sign.repeat(2), look: { isBold: true } },
  { mark: sign, look: { isItalic: true } },
]);

/** The emphasis that begins at an index: its inner text, style and end; `null`: none. */
function emphasis(text: string, at: number): { inner: string; look: TextStyle; end: number } | null {
  const before = text[at - 1] ?? '';
  for (const { mark, look } of MARKS) {
    if (!text.startsWith(mark, at)) continue;
    const from = at + mark.length;
    if (/\s|^$/.test(text[from] ?? '') || (mark[0] === '_' && LETTER.test(before))) return null;
    const end = closing(text, mark, from);
    if (end >= 0) return { inner: text.slice(from, end), look, end: end + mark.length };
  }
  return null;
}

/** A line of text as runs. Citation numbers such as `[3]` are plain text. */
export function runsOf(text: string, look: TextStyle = {}): Run[] {
  const runs: Run[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain) runs.push({ text: plain, ...look });
    plain = '';
  };
  for (let at = 0; at < text.length;) {
    const character = text[at] ?? '';
    const next = text[at + 1] ?? '';
    const link = character === '[' ? LINK.exec(text.slice(at)) : null;
    const marked = character === '*' || character === '_' ? emphasis(text, at) : null;
    if (character === '\\' && ESCAPABLE.test(next)) {
      plain += next;
      at += 2;
    } else if (link?.[1] && link[2]) {
      flush();
      const href = link[2];
      runs.push(...runsOf(link[1], look).map((run) => ({ ...run, href })));
      at += link[0].length;
    } else if (marked) {
      flush();
      runs.push(...runsOf(marked.inner, { ...look, ...marked.look }));
      at = marked.end;
    } else if (character !== '`') {
      plain += character;
      at++;
    } else {
      const end = text.indexOf('`', at + 1);
      plain += end < 0 ? character : text.slice(at + 1, end);
      at = end < 0 ? at + 1 : end + 1;
    }
  }
  flush();
  return runs;
}

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*$/;
const BULLET = /^\s*[-*+•][ \t]+(.*)$/;
const NUMBERED = /^\s*(\d{1,4})[.)][ \t]+(.*)$/;
const QUOTE = /^ {0,3}>[ \t]?(.*)$/;
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const ROW = /^\s*\|(.*)\|\s*$/;
const ROW_OF_DASHES = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

const levelOf = (hashes: string): 1 | 2 | 3 => (hashes.length === 1 ? 1 : hashes.length === 2 ? 2 : 3);

const cellsOf = (row: string): Run[][] =>
  (ROW.exec(row)?.[1] ?? '').split(/(?<!\\)\|/).map((cell) => runsOf(cell.trim()));

const plainOf = (runs: readonly Run[]): string => runs.map((run) => run.text).join('');

/** The table that begins at a line (header, dashes, rows); `null`: none. */
function tableAt(lines: readonly string[], at: number): { block: Block; end: number } | null {
  const head = lines[at] ?? '';
  if (!ROW.test(head) || !ROW_OF_DASHES.test(lines[at + 1] ?? '')) return null;
  const columns = cellsOf(head).map((cell) => ({ title: plainOf(cell), share: 1 }));
  const rows: Run[][][] = [];
  let end = at + 2;
  for (; ROW.test(lines[end] ?? ''); end++) rows.push(cellsOf(lines[end] ?? ''));
  return { block: { kind: 'TABLE', columns, rows }, end };
}

/** Joins the lines of a paragraph. Two spaces or a backslash at the end of a line are a line break. */
const joined = (lines: readonly string[]): string =>
  lines
    .map((line, index) =>
      index === lines.length - 1
        ? line.trim()
        : /(?: {2,}|\\)$/.test(line)
          ? `${line.replace(/[\s\\]+$/, '').trim()}\n`
          : `${line.trim()} `,
    )
    .join('');

/** Collects lines of the open paragraph, quote or list item, and closes them into blocks. */
class BlockParser {
  readonly blocks: Block[] = [];
  private paragraph: string[] = [];
  private quote: string[] = [];
  private item: { isNumbered: boolean; start: number; lines: string[]; isNew: boolean } | null = null;

  close(): void {
    if (this.paragraph.length > 0) this.blocks.push({ kind: 'PARAGRAPH', runs: runsOf(joined(this.paragraph)) });
    if (this.quote.length > 0) this.blocks.push({ kind: 'QUOTE', runs: runsOf(joined(this.quote)) });
    this.closeItem();
    this.paragraph = [];
    this.quote = [];
  }

  private closeItem(): void {
    if (!this.item) return;
    const { isNumbered, start, lines, isNew } = this.item;
    const runs = runsOf(joined(lines));
    const last = this.blocks.at(-1);
    if (!isNew && last?.kind === 'LIST' && last.isNumbered === isNumbered) last.items.push(runs);
    else this.blocks.push({ kind: 'LIST', isNumbered, ...(start > 1 ? { start } : {}), items: [runs] });
    this.item = null;
  }

  add(block: Block): void {
    this.close();
    this.blocks.push(block);
  }

  /** As in Markdown, only a list that begins with 1 can interrupt a paragraph: «en\n1917. …» is a sentence. */
  canList(number: number): boolean {
    return number === 1 || (this.paragraph.length === 0 && this.quote.length === 0);
  }

  addItem(isNumbered: boolean, number: number, text: string): void {
    this.close();
    const last = this.blocks.at(-1);
    // «1.» after «1. 2.» begins a new list.
    const isNew = last?.kind !== 'LIST' || (isNumbered && number === 1);
    this.item = { isNumbered, start: number, lines: [text], isNew };
  }

  addQuoted(text: string): void {
    if (this.paragraph.length > 0 || this.item) this.close();
    this.quote.push(text);
  }

  addLine(line: string): void {
    if (this.item) this.item.lines.push(line);
    else if (this.quote.length > 0) this.quote.push(line);
    else this.paragraph.push(line);
  }
}

export function blocksOf(markdown: string): Block[] {
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  const reading = new BlockParser();
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const table = tableAt(lines, at);
    const heading = HEADING.exec(line);
    const numbered = NUMBERED.exec(line);
    const bullet = BULLET.exec(line);
    const quoted = QUOTE.exec(line);
    if (line.trim() === '') reading.close();
    else if (table) {
      reading.add(table.block);
      at = table.end - 1;
    } else if (heading)
      reading.add({ kind: 'HEADING', level: levelOf(heading[1] ?? ''), runs: runsOf(heading[2] ?? '') });
    else if (RULE.test(line)) reading.add({ kind: 'RULE' });
    else if (numbered && reading.canList(Number(numbered[1])))
      reading.addItem(true, Number(numbered[1]), numbered[2] ?? '');
    else if (bullet) reading.addItem(false, 0, bullet[1] ?? '');
    else if (quoted) reading.addQuoted(quoted[1] ?? '');
    else reading.addLine(line);
  }
  reading.close();
  return reading.blocks;
}
