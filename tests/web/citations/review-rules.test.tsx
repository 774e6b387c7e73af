import { describe, expect, it } from 'vitest';
import { excerptOf } from '#web/features/citations/finding-passage.tsx';
import { blocksOf, type MarkedCitation, type TextPart } from '#web/shared/text/marked-text.rules.ts';
import { neighbour, readReviewUrl, writeReviewUrl } from '#web/features/citations/review-url.ts';
import { finding } from './review-world.tsx';
import { MAX_RATIO_FOR_EIGHTFOLD_INPUT, cpuTimeRatio } from '../../support/cpu-time.ts';

const at = (text: string, index: number, words: string, from = 0): MarkedCitation => {
  const start = text.indexOf(words, from);
  return { index, start, end: start + words.length };
};
const piecesOf = (
  text: string,
  citations: MarkedCitation[],
  quotes: { start: number; end: number }[] = [],
): TextPart[] =>
  blocksOf(text, citations, quotes, []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ pieces }) => [...pieces]));

describe('a text cut into pieces', () => {
  it('is the text again when they are put together, wherever citations and quotes begin and end', () => {
    const text = Array.from({ length: 60 }, (_, n) => `Línea ${n} con el artículo ${n} de la ley.`).join('\n');
    // A fixed walk through places of every length, over words, lines and each other.
    const places = Array.from({ length: 400 }, (_, n) => {
      const start = (n * 7919) % text.length;
      return { index: n, start, end: Math.min(text.length, start + 1 + ((n * 104_729) % 90)) };
    });
    const blocks = blocksOf(text, places.slice(0, 200), places.slice(200), []);
    const lines = blocks.flatMap(({ paragraphs }) =>
      paragraphs.map(({ pieces }) => pieces.map((piece) => piece.text).join('')),
    );
    expect(lines).toEqual(text.split('\n'));
  });

  it('says where a page of the file begins, also in the middle of a citation', () => {
    const text = 'Según el artículo 48 de la Ley Federal del Trabajo procede.';
    const pages = [
      { number: 1, start: 0 },
      { number: 2, start: text.indexOf('Federal') },
      { number: 3, start: null },
    ];
    const pieces = blocksOf(text, [at(text, 0, 'artículo 48 de la Ley Federal del Trabajo')], [], pages).flatMap(
      ({ paragraphs }) => paragraphs.flatMap((paragraph) => [...paragraph.pieces]),
    );
    expect(pieces.filter(({ page }) => page !== null)).toMatchObject([
      { page: 1, text: 'Según el ', citation: null },
      { page: 2, text: 'Federal del Trabajo', citation: 0, isFirst: false },
    ]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });

  it('marks a citation that goes over the end of a line once as begun and once as ended', () => {
    const text = 'Según el artículo 48\nde la Ley Federal del Trabajo procede.';
    const pieces = piecesOf(text, [at(text, 0, 'artículo 48\nde la Ley Federal del Trabajo')]);
    expect(pieces.filter(({ citation }) => citation === 0)).toMatchObject([
      { text: 'artículo 48', isFirst: true, isLast: false },
      { text: 'de la Ley Federal del Trabajo', isFirst: false, isLast: true },
    ]);
  });

  it('gives a piece to the nearest of the citations around it, and names the others', () => {
    const text = 'los artículos 76 a 81 de la LFT';
    const pieces = piecesOf(text, [at(text, 0, 'artículos 76 a 81 de la LFT'), at(text, 1, '81 de la LFT')]);
    expect(pieces.map((piece) => [piece.text, piece.citation, piece.around])).toEqual([
      ['los ', null, []],
      ['artículos 76 a ', 0, [0]],
      ['81 de la LFT', 1, [0, 1]],
    ]);
  });

  it('knows a citation inside of a quote', () => {
    const text = 'dice «según el artículo 5 de la ley» y nada más';
    const quote = at(text, 0, 'según el artículo 5 de la ley');
    const pieces = piecesOf(text, [at(text, 0, 'artículo 5')], [quote]);
    expect(pieces.map((piece) => [piece.quote, piece.citation, piece.isLastOfQuote])).toEqual([
      [null, null, false],
      [0, null, false],
      [0, 0, false],
      [0, null, true],
      [null, null, false],
    ]);
  });

  it('sets a paragraph apart after a blank line, and is in blocks that know their citations', () => {
    const text = `uno\ndos\n \n${'tres '.repeat(1_000)}\nel artículo 1`;
    const blocks = blocksOf(text, [at(text, 7, 'artículo 1')], [], []);
    expect(blocks.map(({ citations }) => citations)).toEqual([[], [7]]);
    expect(blocks[0]?.paragraphs.map(({ hasBlankLineBefore }) => hasBlankLineBefore)).toEqual([false, false, true]);
  });

  it('of 600 pages and 2,000 citations takes work in proportion', () => {
    const line = `${'palabra '.repeat(30)}artículo 48 de la LFT `;
    const text = `${line}\n`.repeat(8_000);
    const citations = Array.from({ length: 2_000 }, (_, n) =>
      at(text, n, 'artículo 48 de la LFT', n * 4 * (line.length + 1)),
    );
    expect(piecesOf(text, citations).filter(({ isFirst }) => isFirst)).toHaveLength(2_000);
    const cut = text.slice(0, text.length / 8);
    const pieces = (of: string, some: typeof citations) => () => piecesOf(of, some);
    expect(cpuTimeRatio(pieces(text, citations), pieces(cut, citations.slice(0, 250)))).toBeLessThan(
      MAX_RATIO_FOR_EIGHTFOLD_INPUT,
    );
  });
});

describe('the address', () => {
  const params = (query: string) => new URLSearchParams(query);

  it('says which review, which filter and which citation, and nothing else', () => {
    const place = { reviewId: 'crv_1', filter: 'QUOTE_NOT_FOUND', chosen: 3 } as const;
    expect(writeReviewUrl(place)).toEqual({ review: 'crv_1', state: 'quote_not_found', citation: '3' });
    expect(readReviewUrl(params('review=crv_1&state=quote_not_found&citation=3'))).toEqual(place);
    expect(writeReviewUrl({ reviewId: null, filter: 'PENDING', chosen: 3 })).toEqual({});
  });

  it('is not believed where it says what does not exist', () => {
    expect(readReviewUrl(params('review=%20&state=magia&citation=-1'))).toEqual({
      reviewId: null,
      filter: 'ALL',
      chosen: null,
    });
  });
});

describe('the neighbour of a citation', () => {
  const findings = [
    finding(0, 'artículo 48'),
    finding(1, 'artículo 48', { state: 'MISMATCH' }),
    finding(2, 'artículo 48', { state: 'MISMATCH', decision: 'IGNORED' }),
    finding(3, 'artículo 48', { state: 'NOT_HELD' }),
  ];

  it('passes the filter, begins at the ends, and goes no further than they', () => {
    expect(neighbour(findings, 'PENDING', null, 1)).toBe(1);
    expect(neighbour(findings, 'PENDING', 1, 1)).toBe(3);
    expect(neighbour(findings, 'PENDING', null, -1)).toBe(3);
    expect(neighbour(findings, 'PENDING', 3, 1)).toBeNull();
    // The chosen one need not pass.
    expect(neighbour(findings, 'PENDING', 2, -1)).toBe(1);
    expect(neighbour(findings, 'VERIFIED', 0, -1)).toBeNull();
  });
});

describe('a long passage', () => {
  it('is shown around what is marked, cut at spaces', () => {
    const passage = 'palabra '.repeat(300);
    const marked = { start: 1_200, end: 1_207 };
    const { start, end } = excerptOf(passage, marked);
    expect(start).toBeLessThan(marked.start);
    expect(end).toBeGreaterThan(marked.end);
    expect(end - start).toBeLessThan(600);
    expect(passage[start - 1]).toBe(' ');
    expect(excerptOf('breve', null)).toEqual({ start: 0, end: 5 });
  });
});
