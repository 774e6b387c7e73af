import { AlignmentType, BorderStyle, type IParagraphStyleOptions, type IStylesOptions } from 'docx';
import type { Alignment } from './document.ts';
import { RULE_COLOR, TEXT_COLOR, TONE_COLOR, type Look, type Size } from './styles.ts';

/** A font that Windows and macOS include. */
const FONT = 'Georgia';

const twips = (points: number): number => Math.round(points * 20);
const halfPoints = (points: number): number => Math.round(points * 2);
export const hex = (color: string): string => color.slice(1).toUpperCase();

export const WORD_ALIGNMENT = {
  LEFT: AlignmentType.LEFT,
  CENTER: AlignmentType.CENTER,
  RIGHT: AlignmentType.RIGHT,
  JUSTIFY: AlignmentType.BOTH,
} satisfies Record<Alignment, string>;

const spacingOf = ({ gap, after = 0, leading }: Size) => ({
  before: twips(gap),
  after: twips(after),
  line: twips(leading),
  lineRule: 'atLeast' as const,
});

const alignmentOf = ({ align }: Size) => (align ? { alignment: WORD_ALIGNMENT[align] } : {});

const heading = (size: Size) => ({
  run: { font: FONT, size: halfPoints(size.size), bold: true, color: hex(TEXT_COLOR) },
  paragraph: { spacing: spacingOf(size), keepNext: true, keepLines: true, ...alignmentOf(size) },
});

const paragraphStyle = (id: string, name: string, size: Size): IParagraphStyleOptions => ({
  id,
  name,
  basedOn: 'Normal',
  quickFormat: true,
  run: { size: halfPoints(size.size) },
  paragraph: { spacing: spacingOf(size), ...alignmentOf(size) },
});

const muted = (id: string, name: string, size: Size): IParagraphStyleOptions => ({
  ...paragraphStyle(id, name, size),
  run: { size: halfPoints(size.size), color: hex(TONE_COLOR.MUTED) },
});

const barred = (style: IParagraphStyleOptions): IParagraphStyleOptions => ({
  ...style,
  paragraph: { ...style.paragraph, indent: { left: twips(14) } },
});

/** The bar at the left of a quotation or a note; `points` is its width. */
export const bar = (color: string, points: number) => ({
  left: { style: BorderStyle.SINGLE, size: Math.round(points * 8), space: 8, color: hex(color) },
});

export const QUOTE_BAR = bar(RULE_COLOR, 1);

/** Styles of the document. Names of Word's built-in styles are translated in its user interface. */
export const stylesOf = (look: Look): IStylesOptions => ({
  default: {
    document: {
      run: { font: FONT, size: halfPoints(look.text.size), color: hex(TEXT_COLOR), language: { value: 'es-MX' } },
      paragraph: { spacing: { ...spacingOf(look.text), before: 0 } },
    },
    title: {
      ...heading(look.title),
      paragraph: {
        spacing: { before: 0, after: twips(look.title.after ?? 2) },
        keepNext: true,
        ...alignmentOf(look.title),
      },
    },
    heading1: heading(look.heading1),
    heading2: heading(look.heading2),
    heading3: heading(look.heading3),
  },
  paragraphStyles: [
    paragraphStyle('BodyText', 'Body Text', look.text),
    { ...paragraphStyle('Subtitle', 'Subtitle', look.text), run: { color: hex(TONE_COLOR.MUTED) } },
    barred(paragraphStyle('Quote', 'Quote', look.quote)),
    barred(paragraphStyle('NoteText', 'Note', look.quote)),
    paragraphStyle('ListItem', 'List', { ...look.text, gap: look.itemGap }),
    { ...paragraphStyle('TableText', 'Table Text', look.table), paragraph: { spacing: { before: 0, after: 0 } } },
    paragraphStyle('SignatureText', 'Signature', { ...look.signature, gap: 0 }),
    muted('Footer', 'footer', look.footer),
    muted('FinePrint', 'Fine Print', look.finePrint),
  ],
});
