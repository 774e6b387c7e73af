import { normaliseArticle } from '#db/content/law-index.ts';
import { plainSentence, sentenceStretches } from './sentences.rules.ts';

/** A citation mark of an answer, numbered in order of first appearance. */
export interface NumberedMark {
  ordinal: number;
  /** Key of the law, held or not: `lft`. */
  law: string;
  article: string;
  detail: string | null;
  /** The sentences that carry it. */
  sentences: string[];
  /** The text between the mark before and this one, in those sentences: usually what this one supports. */
  clauses: string[];
  /** Quotes right before it. */
  quotes: string[];
}

type Entry = Pick<NumberedMark, 'ordinal' | 'law' | 'article' | 'detail'>;

/** Longer than any mark: an opening that is not closed by then is text. */
const MAX_MARK_LENGTH = 240;
const MAX_QUOTE_LENGTH = 4000;
const MARK = /^\s*([a-z][a-z0-9]{1,19})\s*:\s*(?:art(?:[ií]culo|\.)?\s*)?(\d[^|{}\n]{0,39}?)\s*(?:\|([^{}\n]*))?$/i;
/** The rest of an unfinished mark. */
const DEBRIS = /^\{\{\s*[a-z0-9]*(?:\s*:\s*[\w.-]*)?(?:\|[^\s{}]*)?/i;

const foldDetail = (detail: string | null): string => (detail ?? '').toLowerCase().replace(/\s+/g, ' ');

/**
 * Turns a text that arrives in pieces, with marks such as `{{lft:518|párrafo segundo}}`, into text with `[n]`.
 * Marks are never shown, however the pieces are cut. Numbers in brackets that the model wrote itself are removed.
 */
export class CitationNumbering {
  /** A possible beginning of a mark, or spaces before one. */
  private held = '';
  private written = '';
  private readonly entries = new Map<string, Entry>();
  private readonly places: { ordinal: number; at: number }[] = [];
  private lastMarkEnd = -1;
  private lastOrdinal = 0;

  push(piece: string): string {
    this.held += piece;
    return this.drain(false);
  }

  end(): string {
    return this.drain(true);
  }

  /** The whole output so far. */
  get text(): string {
    return this.written;
  }

  get marks(): NumberedMark[] {
    const stretches = sentenceStretches(this.written);
    const marks = [...this.entries.values()].map((entry) => ({
      ...entry,
      sentences: [] as string[],
      clauses: [] as string[],
      quotes: [] as string[],
    }));
    let [sentence, markEnd, clauseStart] = [0, -1, 0];
    for (const { ordinal, at } of this.places) {
      const mark = marks[ordinal - 1];
      if (!mark) continue;
      while (sentence < stretches.length - 1 && (stretches[sentence]?.end ?? 0) <= at) sentence++;
      const stretch = stretches[sentence];
      const plain = stretch ? plainSentence(this.written.slice(stretch.start, stretch.end)) : '';
      if (plain && !mark.sentences.includes(plain)) mark.sentences.push(plain);
      if (at !== markEnd) clauseStart = Math.max(stretch?.start ?? 0, markEnd);
      markEnd = at + `[${ordinal}]`.length;
      const clause = plainSentence(this.written.slice(clauseStart, at));
      if (clause && !mark.clauses.includes(clause)) mark.clauses.push(clause);
      const quote = quoteBefore(this.written.slice(Math.max(0, at - MAX_QUOTE_LENGTH), at));
      if (quote && !mark.quotes.includes(quote)) mark.quotes.push(quote);
    }
    return marks;
  }

  private drain(isLast: boolean): string {
    const from = this.written.length;
    while (this.held) {
      const special = this.held.search(/[{[]/);
      if (special !== 0) {
        const plain = special < 0 ? this.held : this.held.slice(0, special);
        // Spaces before a possible mark are held back with it.
        const keep = isLast && special < 0 ? plain : plain.replace(/[ \t]+$/, '');
        this.write(keep);
        this.held = this.held.slice(keep.length);
        if (special < 0) break;
        if (keep.length < plain.length) {
          if (!this.takeSpecial(plain.length - keep.length, isLast)) break;
          continue;
        }
      }
      if (this.held && !this.takeSpecial(0, isLast)) break;
    }
    if (isLast) this.held = '';
    return this.written.slice(from);
  }

  /** Handles the `{` or `[` after `spaces` held spaces. `false` when it needs more input. */
  private takeSpecial(spaces: number, isLast: boolean): boolean {
    const rest = this.held.slice(spaces);
    return rest.startsWith('[') ? this.takeBracket(spaces, rest, isLast) : this.takeBrace(spaces, rest, isLast);
  }

  private takeBracket(spaces: number, rest: string, isLast: boolean): boolean {
    if (!isLast && /^\[\d{0,4}$/.test(rest)) return false;
    const invented = /^\[\d{1,4}\](?!\()/.exec(rest);
    if (invented) this.held = rest.slice(invented[0].length);
    else this.pass(spaces, 1);
    return true;
  }

  private takeBrace(spaces: number, rest: string, isLast: boolean): boolean {
    if (rest === '{' && !isLast) return false;
    if (!rest.startsWith('{{')) {
      this.pass(spaces, 1);
      return true;
    }
    const close = rest.indexOf('}}');
    const line = rest.indexOf('\n');
    const isBroken = (close < 0 || close > MAX_MARK_LENGTH) && (isLast || rest.length > MAX_MARK_LENGTH);
    if (isBroken || (line >= 0 && (close < 0 || line < close))) {
      this.held = rest.slice(DEBRIS.exec(rest)?.[0].length ?? 2);
      return true;
    }
    if (close < 0) return false;
    this.held = rest.slice(close + 2);
    this.mark(rest.slice(2, close));
    return true;
  }

  /** Outputs characters unchanged. */
  private pass(spaces: number, size: number): void {
    this.write(this.held.slice(0, spaces + size));
    this.held = this.held.slice(spaces + size);
  }

  private write(text: string): void {
    if (!text) return;
    if (this.lastMarkEnd === this.written.length && /^[\p{L}\d¿¡«“(]/u.test(text)) this.written += ' ';
    this.written += text;
  }

  private mark(inside: string): void {
    const parts = MARK.exec(inside);
    if (!parts?.[1] || !parts[2]) return;
    const law = parts[1].toLowerCase();
    const article = normaliseArticle(parts[2], law);
    const detail = parts[3]?.trim().slice(0, 120) || null;
    const key = `${law}:${article}|${foldDetail(detail)}`;
    const entry = this.entries.get(key) ?? { ordinal: this.entries.size + 1, law, article, detail };
    this.entries.set(key, entry);
    const isAdjacent = this.lastMarkEnd === this.written.length;
    if (isAdjacent && this.lastOrdinal === entry.ordinal) return;
    if (!isAdjacent && this.written && !/[\s([«“]/.test(this.written.at(-1) ?? '')) this.written += ' ';
    this.places.push({ ordinal: entry.ordinal, at: this.written.length });
    this.written += `[${entry.ordinal}]`;
    this.lastMarkEnd = this.written.length;
    this.lastOrdinal = entry.ordinal;
  }
}

const CLOSING: Record<string, string> = { '»': '«', '”': '“', '"': '"' };

/** The words in quotation marks at the end of a text, or `null`. */
export function quoteBefore(text: string): string | null {
  const tail = text.replace(/[\s.,;:)*_]+$/, '');
  const opening = CLOSING[tail.at(-1) ?? ''];
  if (!opening) return null;
  const from = tail.lastIndexOf(opening, tail.length - 2);
  if (from < 0) return null;
  return tail.slice(from + 1, -1).trim() || null;
}
