import { BorderStyle, type IParagraphStyleOptions, type IStylesOptions } from 'docx';
import { RULE_COLOR, TEXT_COLOR, SIZES, TONE_COLOR, type Size } from './styles.ts';

/** A font that Windows and macOS include. */
const FONT = 'Georgia';

const twips = (points: number): number => Math.round(points * 20);
const halfPoints = (points: number): number => Math.round(points * 2);
export const hex = (color: string): string => color.slice(1).toUpperCase();

const spacingOf = ({ gap, leading }: Size) => ({
  before: twips(gap),
  after: 0,
  line: twips(leading),
  lineRule: 'atLeast' as const,
});

const heading = (size: Size) => ({
  run: { font: FONT, size: halfPoints(size.size), bold: true, color: hex(TEXT_COLOR) },
  paragraph: { spacing: spacingOf(size), keepNext: true, keepLines: true },
});

const paragraphStyle = (id: string, name: string, size: Size): IParagraphStyleOptions => ({
  id,
  name,
  basedOn: 'Normal',
  quickFormat: true,
  run: { size: halfPoints(size.size) },
  paragraph: { spacing: spacingOf(size) },
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
export const STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: FONT, size: halfPoints(SIZES.text.size), color: hex(TEXT_COLOR), language: { value: 'es-MX' } },
      paragraph: { spacing: { ...spacingOf(SIZES.text), before: 0 } },
    },
    title: { ...heading(SIZES.title), paragraph: { spacing: { before: 0, after: twips(2) }, keepNext: true } },
    heading1: heading(SIZES.heading1),
    heading2: heading(SIZES.heading2),
    heading3: heading(SIZES.heading3),
  },
  paragraphStyles: [
    paragraphStyle('BodyText', 'Body Text', SIZES.text),
    { ...paragraphStyle('Subtitle', 'Subtitle', SIZES.text), run: { color: hex(TONE_COLOR.MUTED) } },
    barred(paragraphStyle('Quote', 'Quote', SIZES.quote)),
    barred(paragraphStyle('NoteText', 'Note', SIZES.quote)),
    {
      ...paragraphStyle('ListItem', 'List', SIZES.text),
      paragraph: { spacing: { ...spacingOf(SIZES.text), before: twips(3) } },
    },
    { ...paragraphStyle('TableText', 'Table Text', SIZES.table), paragraph: { spacing: { before: 0, after: 0 } } },
    {
      ...paragraphStyle('Footer', 'footer', SIZES.footer),
      run: { size: halfPoints(SIZES.footer.size), color: hex(TONE_COLOR.MUTED) },
    },
  ],
};
