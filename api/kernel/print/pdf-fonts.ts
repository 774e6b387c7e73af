import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { printableText, replacementFor } from './glyphs.rules.ts';
import { balancedLines, breakLines, type Line, type Measure } from './line-breaking.rules.ts';
import type { Alignment, Run } from './document.ts';
import { openTypeOf } from './woff.ts';

/** Subsets of the typeface, one file each. The first that has a character prints it. */
const ALPHABETS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
type Alphabet = (typeof ALPHABETS)[number];

const resolve = createRequire(import.meta.url).resolve;
const files = new Map<string, Buffer>();

function fontFile(name: string): Buffer {
  const known = files.get(name);
  if (known) return known;
  const bytes = openTypeOf(readFileSync(resolve(`@fontsource/source-serif-4/files/source-serif-4-${name}.woff`)));
  files.set(name, bytes);
  return bytes;
}

/** The properties of pdfkit's font objects that its types omit. */
interface OpenFont {
  font: { characterSet: number[] };
  widthOfString(text: string, size: number): number;
}

const styleOf = ({ isBold, isItalic }: Run, isBoldAll: boolean): string =>
  `${isBold || isBoldAll ? '700' : '400'}-${isItalic ? 'italic' : 'normal'}`;

interface LineStyle {
  isBold?: boolean;
  align?: Alignment;
}

/** The fonts of one document: which file prints a character, and how wide text is. */
export class Fonts {
  private readonly opened = new Map<string, OpenFont>();
  private readonly letters = new Map<Alphabet, ReadonlySet<number>>();
  private readonly chosen = new Map<string, { text: string; alphabet: Alphabet }>();

  constructor(private readonly document: PDFKit.PDFDocument) {}

  private open(face: string): OpenFont {
    const known = this.opened.get(face);
    if (known) return known;
    this.document.registerFont(face, fontFile(face));
    const { _font: font } = this.document.font(face) as unknown as { _font: OpenFont };
    this.opened.set(face, font);
    return font;
  }

  private lettersOf(alphabet: Alphabet): ReadonlySet<number> {
    const known = this.letters.get(alphabet);
    if (known) return known;
    const held = new Set(this.open(`${alphabet}-400-normal`).font.characterSet);
    this.letters.set(alphabet, held);
    return held;
  }

  private alphabetOf = (character: string): Alphabet | undefined =>
    ALPHABETS.find((alphabet) => this.lettersOf(alphabet).has(character.codePointAt(0) ?? 0));

  /** The text that is printed for a character (itself or a replacement) and the subset that has it. */
  private choose(character: string): { text: string; alphabet: Alphabet } {
    const known = this.chosen.get(character);
    if (known) return known;
    const own = this.alphabetOf(character);
    const text = own ? character : replacementFor(character, (one) => this.alphabetOf(one) !== undefined);
    const choice = { text, alphabet: own ?? this.alphabetOf(text[0] ?? '') ?? 'latin' };
    this.chosen.set(character, choice);
    return choice;
  }

  private stretches(text: string, style: string): { text: string; face: string }[] {
    const found: { text: string; face: string }[] = [];
    for (const character of text) {
      const { text: printed, alphabet } = this.choose(character);
      const face = `${alphabet}-${style}`;
      const last = found.at(-1);
      if (last?.face === face) last.text += printed;
      else found.push({ text: printed, face });
    }
    return found;
  }

  /** Measured with a space after it: so most words are drawn, and pdfkit keeps their layout. */
  private widthOf(text: string, face: string, size: number): number {
    const font = this.open(face);
    return font.widthOfString(`${text} `, size) - font.widthOfString(' ', size);
  }

  /** Lines of runs in a width; centred ones are of about the same length. */
  lines(runs: readonly Run[], width: number, size: number, { isBold = false, align = 'LEFT' }: LineStyle = {}): Line[] {
    const styles = runs.map((run) => styleOf(run, isBold));
    const texts = runs.map((run) => printableText(run.text));
    const measure: Measure = {
      faces: (text, run) => this.stretches(text, styles[run] ?? '400-normal'),
      width: (text, face) => this.widthOf(text, face, size),
    };
    return align === 'CENTER' ? balancedLines(texts, width, measure) : breakLines(texts, width, measure, align);
  }
}
