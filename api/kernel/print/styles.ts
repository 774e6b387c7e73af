import type { Tone } from './document.ts';

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

/** Sizes in points. `leading`: distance between lines; `gap`: space above. */
export const SIZES = {
  title: { size: 20, leading: 25, gap: 0 },
  heading1: { size: 15, leading: 20, gap: 20 },
  heading2: { size: 12.5, leading: 17, gap: 14 },
  heading3: { size: 11, leading: 15.5, gap: 11 },
  text: { size: 11, leading: 15.5, gap: 7 },
  quote: { size: 10, leading: 14, gap: 6 },
  table: { size: 9.5, leading: 12.5, gap: 9 },
  footer: { size: 8.5, leading: 11, gap: 0 },
} as const;

export type Size = (typeof SIZES)[keyof typeof SIZES];
