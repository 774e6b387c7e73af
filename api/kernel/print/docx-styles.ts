import { BorderStyle, type IParagraphStyleOptions, type IStylesOptions } from 'docx';
import { RULE_COLOR, TEXT_COLOR, SIZES, TONE_COLOR, type Size } from './styles.ts';

/** A face that Windows and macOS bring along. */
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

/** Bar at the left of a quotation or a note. */
export const bar = (color: string, points: number) => ({
  left: { style: BorderStyle.SINGLE, size: Math.round(points * 8), space: 8, color: hex(color) },
});

export const QUOTE_BAR = bar(RULE_COLOR, 1);

/** Word translates the names of its own styles; «List Bullet» and the like are among them. */
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
