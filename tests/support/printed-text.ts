import { getDocumentProxy } from 'unpdf';
import { markerOf } from '#schema/lib/list-markers.ts';
import { readZipParts } from '#api/kernel/office/zip-parts.adapter.ts';

/** What a person reads in files that were written. */

export const openPdf = async (bytes: Buffer) => getDocumentProxy(new Uint8Array(bytes));

interface Glyphs {
  str: string;
  hasEOL: boolean;
  width: number;
  /** The last two are the place on the page. */
  transform: number[];
}
type Marked = Glyphs | { type: string; tag?: string };

/** The texts of each page: what a screen reader reads, and what it skips (footers, dashes, repeated heads). */
export async function pagesOfPdf(bytes: Buffer): Promise<{ read: Glyphs[]; skipped: Glyphs[] }[]> {
  const pdf = await openPdf(bytes);
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const open: string[] = [];
      const read: Glyphs[] = [];
      const skipped: Glyphs[] = [];
      for (const item of items as Marked[]) {
        if ('str' in item) (open.includes('Artifact') ? skipped : read).push(item);
        else if (item.type === 'endMarkedContent') open.pop();
        else open.push(item.tag ?? '');
      }
      return { read, skipped };
    }),
  );
}

export const joined = (glyphs: readonly Glyphs[]): string =>
  glyphs.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('');

const valueOf = (xml: string, tag: string): string => new RegExp(`<w:${tag} w:val="([^"]*)"`).exec(xml)?.[1] ?? '';

function textOf(paragraph: string): string {
  return [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:br\/>/g)]
    .map(([, text]) => text ?? '\n')
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

export interface DocxLine {
  style: string;
  /** Of a list, as Word shows it; else empty. */
  marker: string;
  text: string;
}

/** The paragraphs of a Word file with the markers that its numbering gives them. */
export function linesOfDocx(bytes: Buffer): DocxLine[] {
  const read = readZipParts(bytes, () => true, { bytes: 100_000_000, parts: 100 });
  if (typeof read === 'string') throw new Error(read);
  const xmlOf = (name: string): string => read.get(name)?.toString('utf8') ?? '';
  const numbering = xmlOf('word/numbering.xml');
  const levels = new Map(
    [...numbering.matchAll(/<w:abstractNum w:abstractNumId="(\d+)".*?<\/w:abstractNum>/gs)].map(([xml, id]) => [
      id,
      { format: valueOf(xml, 'numFmt'), label: valueOf(xml, 'lvlText'), start: Number(valueOf(xml, 'start')) },
    ]),
  );
  const lists = new Map(
    [...numbering.matchAll(/<w:num w:numId="(\d+)".*?<\/w:num>/gs)].map(([xml, id]) => [
      id,
      { level: levels.get(valueOf(xml, 'abstractNumId')), next: Number(valueOf(xml, 'startOverride')) },
    ]),
  );
  const markerIn = (paragraph: string): string => {
    const list = lists.get(valueOf(paragraph, 'numId'));
    if (!list?.level) return '';
    const number = list.next++;
    const { format, label } = list.level;
    if (format === 'bullet') return label;
    const style = format === 'upperRoman' ? 'ROMAN' : format === 'lowerLetter' ? 'ALPHA' : 'DECIMAL';
    return label.replace('%1', markerOf(style, number).replace(/\W/g, ''));
  };
  return [...xmlOf('word/document.xml').matchAll(/<w:p>.*?<\/w:p>|<w:p\/>/gs)].map(([xml]) => ({
    style: valueOf(xml, 'pStyle'),
    marker: markerIn(xml),
    text: textOf(xml),
  }));
}
