/** Reduces a text to letters and digits for comparison, with their places in the original. */

export interface Letters {
  /** Folded letters and digits, nothing between words; a blank only between two numbers. */
  text: string;
  /** Place in the original of each letter. */
  at: Int32Array;
  /** 1 where a word begins. */
  begins: Uint8Array;
}

const MARKS_AND_HYPHENS = /[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/u;
const folded = new Map<number, string>();
const TRANSPARENT = '\u0000';

/** What a character beyond ASCII becomes: letters, a word boundary (`''`), or nothing within a word (`TRANSPARENT`). */
function foldBeyond(code: number): string {
  const known = folded.get(code);
  if (known !== undefined) return known;
  const sign = String.fromCharCode(code);
  const letters = MARKS_AND_HYPHENS.test(sign)
    ? TRANSPARENT
    : sign
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^\p{L}\d]+/gu, '');
  folded.set(code, letters);
  return letters;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLower = (code: number): boolean => code >= 97 && code <= 122;
const isUpper = (code: number): boolean => code >= 65 && code <= 90;

const DECIMAL_POINT = 46;
const COMMA = 44;
const BLANK = 32;

class Collector {
  private readonly codes: number[] = [];
  private readonly places: number[] = [];
  private readonly marks: number[] = [];
  private isNewWord = true;

  constructor(private readonly source: string) {}

  add(code: number, at: number): void {
    const last = this.codes.at(-1) ?? 0;
    // «3 5» is not 35 and «7.5» is not 75; «1,000» is 1000.
    if (this.isNewWord && isDigit(code) && isDigit(last)) this.joinNumbers(at);
    this.codes.push(code);
    this.places.push(at);
    this.marks.push(this.isNewWord ? 1 : 0);
    this.isNewWord = false;
  }

  private joinNumbers(at: number): void {
    const before = this.places.at(-1) ?? at;
    const sign = at - before === 2 ? this.source.charCodeAt(before + 1) : BLANK;
    if (sign === COMMA) return void (this.isNewWord = false);
    this.codes.push(sign === DECIMAL_POINT ? DECIMAL_POINT : BLANK);
    this.places.push(before);
    this.marks.push(0);
  }

  part(): void {
    this.isNewWord = true;
  }

  get letters(): Letters {
    let text = '';
    for (let from = 0; from < this.codes.length; from += 8192)
      text += String.fromCharCode(...this.codes.slice(from, from + 8192));
    return { text, at: Int32Array.from(this.places), begins: Uint8Array.from(this.marks) };
  }
}

export function lettersOf(text: string): Letters {
  const collector = new Collector(text);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isLower(code) || isDigit(code)) collector.add(code, at);
    else if (isUpper(code)) collector.add(code + 32, at);
    else if (code < 128) collector.part();
    else {
      const letters = foldBeyond(code);
      if (letters === TRANSPARENT) continue;
      if (letters === '') collector.part();
      for (let each = 0; each < letters.length; each++) collector.add(letters.charCodeAt(each), at);
    }
  }
  return collector.letters;
}

/** Characters that OCR confuses. */
const MISREAD: Record<string, string> = { 1: 'i', l: 'i', 0: 'o', 5: 's', 8: 'b' };

/** The same letters with those that OCR confuses made equal. The length stays. */
export const asMisread = (letters: string): string => letters.replace(/[1l058]/g, (sign) => MISREAD[sign] ?? sign);
