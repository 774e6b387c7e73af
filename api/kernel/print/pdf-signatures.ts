import type { Run } from './document.ts';
import type { Line } from './line-breaking.rules.ts';
import type { Part, PdfWriter } from './pdf-writer.ts';
import { TEXT_COLOR } from './styles.ts';

/** Room for a signature above its line. */
const SIGNING_ROOM = 46;
const BELOW_RULE = 2;
/** Below the last signature. */
const AFTER = 8;
/** Between two signers. */
const GUTTER = 36;
/** More signatures than this share of a page may go on on the next one. */
const KEPT_SHARE = 0.6;

type Signature = readonly { runs: readonly Run[]; lines: Line[] }[];

const linesIn = (signature: Signature): number => signature.reduce((sum, { lines }) => sum + lines.length, 0);

/** Rows of two signers; a single one stands in the middle. */
export function signatureParts(pdf: PdfWriter, signers: readonly Run[][][]): Part[] {
  const { size } = pdf.look.signature;
  const width = (pdf.width - GUTTER) / 2;
  const all = signers.map((signer): Signature =>
    signer.map((runs) => ({ runs, lines: pdf.fonts.lines(runs, width, size, { align: 'CENTER' }) })),
  );
  const rows = Array.from({ length: Math.ceil(all.length / 2) }, (_, row) => all.slice(row * 2, row * 2 + 2));
  const parts = rows.map((row) => rowPart(pdf, row, width));
  const whole = parts.reduce((sum, part) => sum + part.gap + part.height, 0);
  const isKept = whole <= pdf.body * KEPT_SHARE;
  // The last signature is never alone on a page.
  return parts.map((part, index) => ({
    ...part,
    height: part.height + (index === parts.length - 1 ? AFTER : 0),
    keepsNext: index === parts.length - 2 || (isKept && index < parts.length - 1),
  }));
}

function rowPart(pdf: PdfWriter, row: readonly Signature[], width: number): Part {
  const { leading, gap } = pdf.look.signature;
  const x = row.length === 1 ? pdf.left + (pdf.width - width) / 2 : pdf.left;
  return {
    gap,
    height: SIGNING_ROOM + Math.max(...row.map(linesIn)) * leading,
    draw(top) {
      for (const [index, signature] of row.entries())
        drawSignature(pdf, signature, { x: x + index * (width + GUTTER), width, rule: top + SIGNING_ROOM });
    },
  };
}

/** Left end, length and height of the line that is signed on. */
interface SigningPlace {
  x: number;
  width: number;
  rule: number;
}

function drawSignature(pdf: PdfWriter, signature: Signature, { x, width, rule }: SigningPlace): void {
  const { size, leading } = pdf.look.signature;
  const block = pdf.element('Div');
  let top = rule + BELOW_RULE;
  pdf.strokeLine(x, rule, x + width, rule, 0.7, TEXT_COLOR);
  for (const { lines, runs } of signature) {
    if (lines.length === 0) continue;
    const element = pdf.element('P', block)();
    pdf.writeLines(lines, runs, { x, size, leading }, top, element);
    element.end();
    top += lines.length * leading;
  }
  if (linesIn(signature) > 0) block().end();
}
