import { Paragraph, TextRun, type IParagraphOptions, type ParagraphChild } from 'docx';
import { DeterministicLink } from './docx-deterministic.ts';
import { hex } from './docx-styles.ts';
import { printableText } from './glyphs.rules.ts';
import { LINK_COLOR, TONE_COLOR } from './styles.ts';
import type { Run } from './document.ts';

export const LETTER_PAGE = { width: 12240, height: 15840 };
/** 25 mm, in twentieths of a point. */
export const MARGIN = 1417;
export const TEXT_WIDTH = LETTER_PAGE.width - 2 * MARGIN;

/** State of a document while it is written: links and lists are numbered in order. */
export class DocxWriter {
  private links = 0;
  private lists = 0;

  private words({ text, isBold, isItalic, isUnderlined, tone, href }: Run, isBoldAll: boolean): TextRun[] {
    const color = href ? LINK_COLOR : tone && tone !== 'PLAIN' ? TONE_COLOR[tone] : null;
    const style = {
      ...(isBold || isBoldAll ? { bold: true } : {}),
      ...(isItalic ? { italics: true } : {}),
      ...(color ? { color: hex(color) } : {}),
      ...(href || isUnderlined ? { underline: {} } : {}),
    };
    return printableText(text)
      .split('\n')
      .map((line, index) => new TextRun({ ...style, text: line, ...(index > 0 ? { break: 1 } : {}) }));
  }

  paragraph(runs: readonly Run[], options: IParagraphOptions, isBoldAll = false): Paragraph {
    const children = runs.flatMap((run): ParagraphChild[] => {
      const words = this.words(run, isBoldAll);
      return run.href ? [new DeterministicLink(words, `Link${++this.links}`, run.href)] : words;
    });
    return new Paragraph({ ...options, children });
  }

  nextList = (): number => ++this.lists;
}
