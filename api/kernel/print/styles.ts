import type { Alignment, LookName, Tone } from './document.ts';

/** Every text color has a contrast of at least 4.5 to 1 on white. */
export const TEXT_COLOR = '#1d1b18';
export const LINK_COLOR = '#1f4a7a';
export const RULE_COLOR = '#b9b4ab';

export const TONE_COLOR = {
  GOOD: '#1e6b3c',
  WARNING: '#8a5300',
  BAD: '#a3231f',
  MUTED: '#5f5a52',
  PLAIN: TEXT_COLOR,
} satisfies Record<Tone, string>;

/** In points. `leading`: distance between lines; `gap`: space above; `after`: space below. */
export interface Size {
  size: number;
  leading: number;
  gap: number;
  after?: number;
  /** Absent: left. */
  align?: Alignment;
}

export interface Look {
  title: Size;
  heading1: Size;
  heading2: Size;
  heading3: Size;
  text: Size;
  quote: Size;
  table: Size;
  signature: Size;
  footer: Size;
  finePrint: Size;
  /** Space above each item of a list but the first. */
  itemGap: number;
}

const SMALL = {
  table: { size: 9.5, leading: 12.5, gap: 9 },
  signature: { size: 10, leading: 13, gap: 16, align: 'CENTER' },
  footer: { size: 8.5, leading: 11, gap: 0 },
  finePrint: { size: 7, leading: 9.5, gap: 0 },
} as const;

export const LOOKS: Record<LookName, Look> = {
  REPORT: {
    ...SMALL,
    title: { size: 20, leading: 25, gap: 0 },
    heading1: { size: 15, leading: 20, gap: 20 },
    heading2: { size: 12.5, leading: 17, gap: 14 },
    heading3: { size: 11, leading: 15.5, gap: 11 },
    text: { size: 11, leading: 15.5, gap: 7 },
    quote: { size: 10, leading: 14, gap: 6 },
    itemGap: 3,
  },
  LEGAL: {
    ...SMALL,
    title: { size: 14, leading: 19, gap: 0, after: 8, align: 'CENTER' },
    heading1: { size: 11.5, leading: 16, gap: 18, after: 2, align: 'CENTER' },
    heading2: { size: 11, leading: 15.5, gap: 13 },
    heading3: { size: 11, leading: 15.5, gap: 11 },
    text: { size: 11, leading: 15.5, gap: 7, align: 'JUSTIFY' },
    quote: { size: 10, leading: 14, gap: 6, align: 'JUSTIFY' },
    itemGap: 5,
  },
};
