export type Tone = 'GOOD' | 'WARNING' | 'BAD' | 'MUTED' | 'PLAIN';

/** Text of one style. A newline is a line break. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  tone?: Tone;
  href?: string;
}

export interface Column {
  title: string;
  /** Share of the width, relative to the other columns. */
  share: number;
  isRight?: boolean;
}

export type Block =
  | { kind: 'HEADING'; level: 1 | 2 | 3; runs: Run[] }
  | { kind: 'PARAGRAPH'; runs: Run[] }
  | { kind: 'QUOTE'; runs: Run[] }
  /** `start`: number of the first item; absent: 1. */
  | { kind: 'LIST'; isNumbered: boolean; start?: number; items: Run[][] }
  | { kind: 'FACTS'; rows: { term: string; runs: Run[] }[] }
  | { kind: 'TABLE'; columns: Column[]; rows: Run[][][] }
  | { kind: 'NOTE'; tone: Tone; runs: Run[] }
  | { kind: 'RULE' }
  | { kind: 'PAGE_BREAK' };

/** The content of a document, independent of the format. */
export interface PrintDocument {
  title: string;
  subtitle?: string;
  /** In the footer of every page, beside «página n de m». */
  footer: string;
  /** The day in Mexico, `YYYY-MM-DD`: the output depends on nothing else than this object. */
  createdOn: string;
  blocks: Block[];
}
