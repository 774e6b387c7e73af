import type { ListStyle } from '#schema/lib/list-markers.ts';

export type Tone = 'GOOD' | 'WARNING' | 'BAD' | 'MUTED' | 'PLAIN';

/** Text of one style. A newline is a line break. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isUnderlined?: boolean;
  tone?: Tone;
  href?: string;
}

export interface Column {
  title: string;
  /** Share of the width, relative to the other columns. */
  share: number;
  isRight?: boolean;
}

export type Alignment = 'LEFT' | 'CENTER' | 'RIGHT' | 'JUSTIFY';

export interface ParagraphBlock {
  kind: 'PARAGRAPH';
  runs: Run[];
  /** Absent: as the look has it. */
  align?: Alignment;
}

export interface ListBlock {
  kind: 'LIST';
  isNumbered: boolean;
  /** Absent: DECIMAL. */
  numbers?: ListStyle;
  /** Number of the first item; absent: 1. */
  start?: number;
  items: Run[][];
  /** What follows inside of each item, below its text. */
  inside?: (readonly (ParagraphBlock | ListBlock)[])[];
}

export type Block =
  /** The title, where the look prints none by itself. */
  | { kind: 'TITLE'; runs: Run[] }
  | { kind: 'HEADING'; level: 1 | 2 | 3; runs: Run[]; align?: Alignment; startsPage?: boolean }
  | ParagraphBlock
  | { kind: 'QUOTE'; runs: Run[] }
  | ListBlock
  | { kind: 'FACTS'; rows: { term: string; runs: Run[] }[] }
  /** Without a head when no column has a title. */
  | { kind: 'TABLE'; columns: Column[]; rows: Run[][][] }
  | { kind: 'NOTE'; tone: Tone; runs: Run[] }
  /**
   * For each signer the lines below the place to sign. Two signers stand beside each other; a signature is on one page,
   * with the end of the text before it.
   */
  | { kind: 'SIGNATURES'; signers: Run[][][] }
  | { kind: 'RULE' }
  /** An empty line. */
  | { kind: 'SPACE' }
  | { kind: 'PAGE_BREAK' };

/** `REPORT`: what Foja tells. `LEGAL`: a text of the parties, such as a contract: sober, justified, its title a block. */
export type LookName = 'REPORT' | 'LEGAL';

/** The content of a document, independent of the format. */
export interface PrintDocument {
  /** In the file's properties; a report begins with it. */
  title: string;
  subtitle?: string;
  /** In the footer of every page, beside «página n de m». */
  footer: string;
  /** In small type below the footer. */
  finePrint?: string;
  /** The day in Mexico, `YYYY-MM-DD`: the output depends on nothing else than this object. */
  createdOn: string;
  /** Absent: REPORT. */
  look?: LookName;
  /** Dashes where a line or a page ends early, so that nothing can be added (PDF only). */
  fillsLines?: boolean;
  blocks: Block[];
}
