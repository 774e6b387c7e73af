import { describe, expect, it } from 'vitest';
import { cleanText } from '#api/legal-language/citations/clean-text.rules.ts';
import { findReferences, readReferences } from '#api/legal-language/citations/references.rules.ts';
import { MAX_RATIO_FOR_EIGHTFOLD_INPUT, cpuTimeRatio } from '../../support/cpu-time.ts';

const words = (text: string): string[] => findReferences(text).map(({ start, end }) => text.slice(start, end));
const articles = (text: string): string[] =>
  findReferences(text).map((each) => (each.kind === 'STATUTE' ? `${each.law ?? '?'} ${each.article}` : each.kind));

describe('citations in scanned and marked-up text', () => {
  it.each([
    ['artícu1o l4 constitucional', ['cpeum 14']],
    ['artlculo 48 de la LFT', ['lft 48']],
    ['el art ículo l6 de la Const itución Federa1', ['cpeum 16']],
    ['A R T Í C U L O  48 de la LFT', ['lft 48']],
    ['artí-\nculo 48 de la Ley Fede-\nral del Trabajo', ['lft 48']],
    ['artí\u00adculo 48 de la Ley Federal\ndel Traba jo', ['lft 48']],
    ['artículo 1O7 del Códig0 Clvil Federal', ['ccf 107']],
    ['artículo\u00a048\u00a0de la\u200b LFT', ['lft 48']],
    ['31, fracción lV, constitu-\nciona1', ['cpeum 31']],
    ['artículo 81, fracción II[footnoteRef:2], y 96[3] de la Ley de Amparo', ['lamparo 81', 'lamparo 96']],
    ['**Artículo 48** de la *LFT*', ['lft 48']],
    ['[art. 87 de la LFT](https://example.org/87)', ['lft 87']],
    ['art.&nbsp;<b>123</b>, fracci&oacute;n&#32;XXII, constitucional', ['cpeum 123']],
  ])('reads «%s»', (text, expected) => {
    expect(articles(text)).toEqual(expected);
  });

  it('points at the original text', () => {
    expect(words('Ver <b>artículo 1</b>, párrafo tercero, de la&nbsp;Constitución, y')).toEqual([
      'artículo 1</b>, párrafo tercero, de la&nbsp;Constitución',
    ]);
    expect(words('x **art. 48 LFT** y')).toEqual(['art. 48 LFT']);
    expect(words('artí-\nculo 48 de la Ley Federal del Tra-\nbajo.')).toEqual([
      'artí-\nculo 48 de la Ley Federal del Tra-\nbajo',
    ]);
  });

  it('keeps places when nothing is to be cleaned, and at the ends', () => {
    const clean = cleanText('<p>a</p>');
    expect([clean.startOf(0), clean.endOf(clean.text.length), clean.startOf(99)]).toEqual([0, 8, 8]);
    expect(cleanText('llano').startOf(3)).toBe(3);
  });

  it('never gives a place outside of the text, whatever the text', () => {
    const odd = [
      '<',
      '&#9;',
      '\u0000\ud800',
      '«',
      '"',
      '> ',
      ':\n',
      'artículo 1 ',
      '[1]',
      '*',
      '\r\n\r\n',
      'á\u0301',
      '1,',
      'I.1o.',
      'DOF 1-1-',
    ];
    let seed = 7;
    const next = (): number => (seed = (seed * 48_271) % 2_147_483_647);
    for (let round = 0; round < 300; round++) {
      const text = Array.from({ length: 30 }, () => odd[next() % odd.length]).join('');
      const { references, quotes } = readReferences(text);
      for (const { start, end } of [...references, ...quotes]) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }
  });

  it('gives references of one kind in order and never two at one place', () => {
    const text =
      'artículos 76-81 y 14 Bis, fracciones I a V, de la LFT; 1a./J. 22/2016 (10a.), reg. 2011430; LFT 47 y 48; expediente 1/2024. '.repeat(
        20,
      );
    const ends = new Map<string, number>();
    for (const { kind, start, end } of findReferences(text)) {
      expect(start).toBeGreaterThanOrEqual(ends.get(kind) ?? 0);
      ends.set(kind, end);
    }
  });
});

describe('long and hostile texts', () => {
  const filled = (piece: string, length: number): string =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

  it.each([
    '7',
    'artículo ',
    '(((((',
    '"',
    '« ',
    '<a ',
    '&',
    'artículo 1, ',
    'mil ',
    'I.1o.',
    '1 Bis ',
    'A-',
    '\n',
    ' ',
    'exp. número ',
  ])('takes work in proportion to the length of «%s» repeated', (piece) => {
    const reads = (length: number) => () => readReferences(filled(piece, length));
    expect(cpuTimeRatio(reads(240_000), reads(30_000))).toBeLessThan(MAX_RATIO_FOR_EIGHTFOLD_INPUT);
  });

  it('reads two million characters of digits, words and brackets with work in proportion', () => {
    for (const piece of ['7', '48 ', 'artículo ', '(']) {
      const reads = (length: number) => () => readReferences(filled(piece, length));
      expect(cpuTimeRatio(reads(2_000_000), reads(250_000)), piece).toBeLessThan(MAX_RATIO_FOR_EIGHTFOLD_INPUT);
    }
  });

  it('finds nothing in numbers alone', () => {
    expect(findReferences(filled('1 22 333 4444 ', 5000))).toEqual([]);
    expect(findReferences(filled('12/03/2024 15:30 $1,234.50 ', 5000))).toEqual([]);
  });
});
