import { Parser } from 'htmlparser2';
import { inRoman } from '#schema/lib/roman.ts';
import { publicationText } from '#schema/text/publications.ts';
import { PublicationError } from './publication-error.rules.ts';
import { MAX_DEPTH } from '#api/kernel/office/office-limits.rules.ts';
import { MAX_PIECES } from './publication-limits.rules.ts';
import { cleanText, type PublicationLine, type PublicationText, type ReadingDoubt } from './publication-text.rules.ts';

/** What begins a paragraph of its own. */
const BLOCKS = new Set(
  'address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const SILENT = new Set('head script style noscript template nav select option iframe object svg title'.split(' '));
const BOLD = /^(b|strong|h[1-6]|th)$/;
const BOLD_STYLE = /font-weight\s*:\s*(bold|[6-9]00)/i;
const CENTRED_STYLE = /text-align\s*:\s*center/i;

const MAX_ITEM = 3999;

/** The mark of a list item as its list says; `null` where the list does not say how it is numbered. */
function itemMark(type: string | undefined, number: number): string | null {
  // A number that no list has: its mark would be longer than the law.
  if (!Number.isInteger(number) || number < 1 || number > MAX_ITEM) return null;
  if (type === 'I') return `${inRoman(number)}. `;
  if (type === 'a') return `${String.fromCharCode(96 + ((number - 1) % 26) + 1)}) `;
  if (type === 'A') return `${String.fromCharCode(64 + ((number - 1) % 26) + 1)}. `;
  return type === '1' ? `${number}. ` : null;
}

interface Element {
  name: string;
  isBold: boolean;
  isCentred: boolean;
  list?: { type: string | undefined; next: number };
}

/** Collects paragraphs as the parser meets their parts. */
class Paragraphs {
  readonly lines: PublicationLine[] = [];
  readonly doubts = new Set<ReadingDoubt>();
  private readonly open: Element[] = [];
  private pieces = 0;
  private silent = 0;
  private text = '';
  private boldText = '';
  private isStillBold = true;
  private isCentred = false;

  constructor(private readonly fileName: string) {}

  private end(): void {
    const text = cleanText(this.text);
    if (text !== '')
      this.lines.push({
        text,
        page: 1,
        x: 0,
        right: 0,
        top: this.lines.length * 12,
        size: 10,
        boldLength: Math.min(cleanText(this.boldText).length, text.length),
        isCentred: this.isCentred,
      });
    this.text = '';
    this.boldText = '';
    this.isStillBold = true;
    this.isCentred = false;
  }

  openElement(name: string, attributes: Record<string, string>): void {
    this.count();
    if (SILENT.has(name)) this.silent += 1;
    const style = attributes['style'] ?? '';
    const above = this.open.at(-1);
    const element: Element = {
      name,
      isBold: above?.isBold === true || BOLD.test(name) || BOLD_STYLE.test(style),
      isCentred:
        name === 'center' ||
        attributes['align']?.toLowerCase() === 'center' ||
        CENTRED_STYLE.test(style) ||
        (above?.isCentred === true && !attributes['align']),
    };
    if (name === 'ol') element.list = { type: attributes['type'], next: Number(attributes['start'] ?? 1) };
    if (name === 'br' || BLOCKS.has(name)) this.end();
    this.open.push(element);
    if (this.open.length > MAX_DEPTH)
      throw new PublicationError('TOO_DEEP', publicationText.notRead.TOO_DEEP(this.fileName));
    if (name === 'li') this.beginItem(attributes['value']);
  }

  private count(): void {
    this.pieces += 1;
    if (this.pieces > MAX_PIECES)
      throw new PublicationError('EXPANDS_TOO_MUCH', publicationText.notRead.EXPANDS_TOO_MUCH(this.fileName));
  }

  private beginItem(value: string | undefined): void {
    const list = this.open.findLast((element) => /^(ol|ul)$/.test(element.name))?.list;
    if (!list) return;
    const number = value === undefined ? list.next : Number(value);
    list.next = number + 1;
    const mark = itemMark(list.type, number);
    if (mark === null) this.doubts.add('NUMBERED_BY_WORD');
    else this.addText(mark);
  }

  addText(text: string): void {
    this.count();
    if (this.silent > 0) return;
    const element = this.open.at(-1);
    if (text.trim() !== '') {
      if (this.text.trim() === '') this.isCentred = element?.isCentred === true;
      if (element?.isBold !== true) this.isStillBold = false;
    }
    this.text += text;
    if (this.isStillBold) this.boldText += text;
  }

  closeElement(name: string): void {
    if (SILENT.has(name)) this.silent -= 1;
    if (BLOCKS.has(name)) this.end();
    this.open.pop();
  }

  finish(): PublicationText {
    this.end();
    return {
      format: 'html',
      layout: 'paragraphs',
      pages: [{ number: 1, width: 612, height: this.lines.length * 12, lines: this.lines }],
      emptyPages: [],
      doubts: [...this.doubts],
    };
  }
}

/** Block elements and line breaks as paragraphs; scripts, menus and styles are left out. */
export function readHtml(html: string, fileName: string): PublicationText {
  const paragraphs = new Paragraphs(fileName);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => paragraphs.openElement(name, attributes),
      ontext: (text) => paragraphs.addText(text),
      onclosetag: (name) => paragraphs.closeElement(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return paragraphs.finish();
}

/** The charset that the page itself names. */
export const charsetOf = (start: string): string | null =>
  /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1]?.toLowerCase() ?? null;
