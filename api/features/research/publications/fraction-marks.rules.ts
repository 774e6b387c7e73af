/** «I.», «II.-», «a)», «1.», «A.»: how fractions, incisos and numerals begin. */

const MARK =
  /^(?:[IVXLCDM]+(?:\s?(?:bis|ter|qu[aá]ter)\b)?\s?[.)-]+-?|\p{L}{1,2}\)(?:\.-)?|\p{L}\.-?|\d{1,3}[.)º°]-?)(?=\s|$)/iu;
/** Old texts print a small L for a roman I: «lI.», «llI.». */
const ROMAN_CASE = /^(?:[IVXLCDMl]+(?![a-km-zA-Z])|[ivxlcdm]+\))/;

/** The mark at the beginning of a paragraph, or `null`. */
function markOf(text: string): string | null {
  const mark = MARK.exec(text)?.[0];
  if (mark === undefined) return null;
  // The flag that folds `Bis` must not make «di.» or «mil.» a roman number.
  return /^\p{L}{1,2}\)|^\p{L}\.|^\d/u.test(mark) || ROMAN_CASE.test(mark) ? mark : null;
}

export const beginsWithMark = (text: string): boolean => markOf(text) !== null;

/** A mark that is alone: its text is on the next line. */
export const isMarkOnly = (text: string): boolean => markOf(text)?.length === text.trim().length;

/** «VIII.Las», «VII.-Las»: a column too narrow for its mark. */
export const spaceAfterMark = (text: string): string =>
  text.replace(/^([IVXLCDM]{2,}(?:\.-(?=[\p{Lu}(])|[.-](?=\p{Lu}\p{Ll})))/u, '$1 ');

interface MarkedParagraph {
  text: string;
  isMarkDoubtful: boolean;
}

const BEGINS_LIST = /^(?:a\)|A\.|1[.)]|i\))/;

/**
 * `pdftotext` prints the marks of a list together and their texts after them: «I.», «II.», text of I, text of II; or
 * «b)», «II.» and both texts; or «III.», «a)», text of a), «b)» with its text, … and at last the text of III. No mark
 * is ever lost; which text it belongs to is a guess, and is reported as one.
 */
export class WaitingMarks {
  private marks: string[] = [];

  /** `open` is a mark alone and another mark follows it: it waits. */
  wait(open: MarkedParagraph): void {
    this.marks.push(open.text);
  }

  /** The last of several marks gets its text now: it keeps it when it begins a list of its own, else the first one does. */
  settle(open: MarkedParagraph): void {
    const [first] = this.marks;
    if (first === undefined || !open.isMarkDoubtful || !isMarkOnly(open.text) || BEGINS_LIST.test(open.text)) return;
    this.marks = [...this.marks.slice(1), open.text];
    open.text = first;
  }

  /** Gives a new paragraph without mark the one that waited longest. */
  give(opened: MarkedParagraph): void {
    const [first] = this.marks;
    if (first === undefined || beginsWithMark(opened.text)) return;
    this.marks.shift();
    opened.isMarkDoubtful = true;
    opened.text = `${first} ${opened.text}`;
  }

  /** The marks that found no text, when an article or heading begins. */
  rest(): string[] {
    return this.marks.splice(0);
  }
}
