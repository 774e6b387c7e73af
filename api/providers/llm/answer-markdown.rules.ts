import { answersText } from '#schema/text/answers.ts';
import type { SupportedSentence } from './sentence-check.rules.ts';
import { fullStopFor, withoutFullStop } from './sentence-text.rules.ts';

/** Writes checked sentences as Markdown, one after the other. Text that was returned never changes. */

export const SECTION_STYLES = ['PARAGRAPH', 'LIST', 'STEPS', 'QUESTIONS'] as const;
export type SectionStyle = (typeof SECTION_STYLES)[number];

export interface Section {
  /** Position in the draft. Section 0 is the short answer. */
  index: number;
  heading: string | null;
  style: SectionStyle;
}

const bold = (text: string): string => `**${text}**`;

/** «Tienes dos meses {{lft:518}}.», «…: «las palabras» {{lft:518}}.» */
export function sentenceText({ text, marks, quote }: SupportedSentence): string {
  const rest = marks.filter((mark) => mark !== quote?.mark);
  if (quote) return `${[withoutFullStop(text), ...rest].join(' ')}: «${quote.text}» ${quote.mark}.`;
  if (marks.length === 0) return `${text}${/[.!?…:;][»”")]?$/.test(text) ? '' : '.'}`;
  const stop = fullStopFor(text);
  return stop ? `${withoutFullStop(text)} ${rest.join(' ')}${stop}` : `${text} ${rest.join(' ')}`;
}

export class AnswerMarkdown {
  private open: Section | null = null;
  private sentences = 0;

  /** The text that a sentence adds. Line breaks come before a sentence, so that no answer ends with one. */
  append(backed: SupportedSentence, section: Section): string {
    const isNew = this.open?.index !== section.index;
    const lead = `${isNew && this.open ? '\n\n' : ''}${isNew ? this.sectionStart(section) : ''}`;
    this.sentences = isNew ? 1 : this.sentences + 1;
    this.open = section;
    return lead + this.separator(section, isNew) + sentenceText(backed);
  }

  private sectionStart({ index, heading, style }: Section): string {
    if (index === 0) return `${bold(answersText.shortAnswer)} `;
    if (style === 'PARAGRAPH') return heading ? `${bold(`${heading}.`)} ` : '';
    const title =
      style === 'QUESTIONS' ? answersText.askBack : (heading ?? (style === 'STEPS' ? answersText.steps : null));
    return title ? `${bold(title)}\n\n` : '';
  }

  private separator({ index, style }: Section, isNew: boolean): string {
    if (index === 0 || style === 'PARAGRAPH') return isNew ? '' : ' ';
    const bullet = style === 'STEPS' ? `${this.sentences}. ` : '- ';
    return isNew ? bullet : `\n${bullet}`;
  }
}
