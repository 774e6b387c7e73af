import PDFDocument from 'pdfkit';
import { printText } from '#schema/text/documents-out.ts';
import { printableText } from './glyphs.rules.ts';
import { LOOKS } from './styles.ts';
import type { PrintDocument, Run } from './document.ts';
import { staysWithNext } from './keeping.rules.ts';
import { PdfOutline, blockParts, titleParts } from './pdf-blocks.ts';
import { keptWithNext } from './pdf-text.ts';
import { MARGIN, PdfWriter, type Part } from './pdf-writer.ts';

/** Width of «página n de m» in the footer. */
const PAGE_NUMBER_WIDTH = 90;

function openPdf({ title, createdOn }: PrintDocument): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    // Footers are written at the end, when the number of pages is known.
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'es-MX',
    displayTitle: true,
    info: {
      Title: printableText(title),
      Producer: printText.producer,
      Creator: printText.producer,
      CreationDate: new Date(`${createdOn}T18:00:00Z`),
    },
  });
}

function writeFooters(pdf: PdfWriter, foot: string, finePrint: string): void {
  const { document, fonts, left, width } = pdf;
  const { start, count } = document.bufferedPageRange();
  const { size, leading } = pdf.look.footer;
  const fine = pdf.look.finePrint;
  const muted = (text: string): Run[] => [{ text, tone: 'MUTED' }];
  const runs = muted(foot);
  const lines = fonts.lines(runs, width - PAGE_NUMBER_WIDTH, size);
  const fineRuns = muted(finePrint);
  const fineLines = fonts.lines(fineRuns, width, fine.size);
  const top = document.page.height - MARGIN + 16;
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(start + index);
    const number = muted(printText.page(index + 1, count));
    const [line] = fonts.lines(number, PAGE_NUMBER_WIDTH, size);
    const setting = { x: left, size, leading };
    pdf.artifact(
      () => {
        lines.forEach((each, row) => pdf.drawLine(each, runs, setting, pdf.baseline(setting, top + row * leading)));
        const below = top + lines.length * leading;
        fineLines.forEach((each, row) => {
          const small = { x: left, size: fine.size, leading: fine.leading };
          pdf.drawLine(each, fineRuns, small, pdf.baseline(small, below + row * fine.leading));
        });
        if (!line) return;
        const right = { ...setting, x: left + width - line.width };
        pdf.drawLine(line, number, right, pdf.baseline(right, top));
      },
      { type: 'Pagination' },
    );
  }
}

function* allParts(pdf: PdfWriter, source: PrintDocument, outline: PdfOutline): Generator<Part> {
  if (source.look !== 'LEGAL') yield* titleParts(pdf, source.title, source.subtitle);
  for (const [index, block] of source.blocks.entries()) {
    const parts = blockParts(pdf, outline, block);
    yield* staysWithNext(block, source.blocks[index + 1], source.look) ? keptWithNext(parts) : parts;
  }
}

export async function printPdf(source: PrintDocument): Promise<Buffer> {
  const document = openPdf(source);
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  const pdf = new PdfWriter(document, {
    look: LOOKS[source.look ?? 'REPORT'],
    fillsLines: source.fillsLines ?? false,
  });
  await pdf.flow(allParts(pdf, source, new PdfOutline(document)));
  writeFooters(pdf, source.footer, source.finePrint ?? '');
  pdf.end();
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
