import { answersText } from '#schema/text/answers.ts';
import type { Backed } from './support.rules.ts';
import { stopOf, withoutStop } from './wording.rules.ts';

/** Sets judged sentences as Markdown, one after the other; what was set never changes. */

export const SECTION_STYLES = ['PARAGRAPH', 'LIST', 'STEPS', 'QUESTIONS'] as const;
export type SectionStyle = (typeof SECTION_STYLES)[number];

export interface Section {
  /** Order in the draft; the first one is the short answer. */
  index: number;
  heading: string | null;
  style: SectionStyle;
}

const bold = (text: string): string => `**${text}**`;

/** «Tienes dos meses {{lft:518}}.», «…: «las palabras» {{lft:518}}.» */
export function sentenceText({ text, marks, quote }: Backed): string {
  const rest = marks.filter((mark) => mark !== quote?.mark);
  if (quote) return `${[withoutStop(text), ...rest].join(' ')}: «${quote.text}» ${quote.mark}.`;
  if (marks.length === 0) return `${text}${/[.!?…:;][»”")]?$/.test(text) ? '' : '.'}`;
  const stop = stopOf(text);
  return stop ? `${withoutStop(text)} ${rest.join(' ')}${stop}` : `${text} ${rest.join(' ')}`;
}

export class Page {
  private open: Section | null = null;
  private sentences = 0;

  /** The piece that a sentence adds. Line breaks come with what follows them, so no answer ends in one. */
  set(backed: Backed, section: Section): string {
    const isNew = this.open?.index !== section.index;
    const lead = `${isNew && this.open ? '\n\n' : ''}${isNew ? this.opening(section) : ''}`;
    this.sentences = isNew ? 1 : this.sentences + 1;
    this.open = section;
    return lead + this.joint(section, isNew) + sentenceText(backed);
  }

  private opening({ index, heading, style }: Section): string {
    if (index === 0) return `${bold(answersText.shortAnswer)} `;
    if (style === 'PARAGRAPH') return heading ? `${bold(`${heading}.`)} ` : '';
    const title =
      style === 'QUESTIONS' ? answersText.askBack : (heading ?? (style === 'STEPS' ? answersText.steps : null));
    return title ? `${bold(title)}\n\n` : '';
  }

  private joint({ index, style }: Section, isNew: boolean): string {
    if (index === 0 || style === 'PARAGRAPH') return isNew ? '' : ' ';
    const bullet = style === 'STEPS' ? `${this.sentences}. ` : '- ';
    return isNew ? bullet : `\n${bullet}`;
  }
}
