import { describe, expect, it } from 'vitest';
import type { StoredFilePlaces } from '#db/entities/citation-review.entity.ts';
import { movePlaces, pagesOf, placeOf, scannedPagesOf } from '#api/features/citations/reviews/places.rules.ts';
import { filePlaceText } from '#schema/text/file-places.ts';

const LINES = [
  'El artículo 48 de la Ley Federal',
  'del Trabajo se aplica según el',
  'artículo 784 de la misma Ley.',
  'Véase el artículo 5 del Código Civil.',
];
const TEXT = LINES.join(' ');
const startOf = (line: number): number => TEXT.indexOf(LINES[line] ?? '');
const PLACES: StoredFilePlaces = {
  pages: [
    { number: 4, ratio: 0.77, isScanned: false },
    { number: 5, ratio: 0.77, isScanned: false },
    { number: 6, ratio: 0.77, isScanned: true },
  ],
  parts: [
    { start: startOf(0), page: 4, box: [100, 900, 900, 920] },
    { start: startOf(1), page: 5, box: [100, 80, 900, 100] },
    { start: startOf(2), page: 5, box: [100, 110, 800, 130] },
    { start: startOf(3), page: 5, box: [100, 940, 700, 955], note: '3' },
  ],
};
const spanOf = (words: string, text = TEXT) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});

describe('the place of a citation in its file', () => {
  it('is its page and the part of each line that it takes', () => {
    const place = placeOf(PLACES, TEXT.length, spanOf('artículo 784'));
    expect(place).toMatchObject({ label: 'p. 5', page: 5, paragraph: null, note: null, pageRatio: 0.77 });
    expect(place?.boxes).toHaveLength(1);
    expect(place?.boxes[0]).toMatchObject({ page: 5, left: 0.1, top: 0.11, bottom: 0.13 });
    expect(place?.boxes[0]?.right).toBeLessThan(0.5);
  });

  it('says both pages of a citation that goes over the end of one', () => {
    const place = placeOf(PLACES, TEXT.length, spanOf('artículo 48 de la Ley Federal del Trabajo'));
    expect(place).toMatchObject({ label: 'pp. 4 y 5', page: 4 });
    expect(place?.boxes.map(({ page }) => page)).toEqual([4, 5]);
  });

  it('says the note, and the paragraph where a file has no pages', () => {
    expect(placeOf(PLACES, TEXT.length, spanOf('artículo 5 '))).toMatchObject({ label: 'p. 5, nota 3', note: '3' });
    const word = { pages: [], parts: [{ start: 0, paragraph: 12 }] };
    expect(placeOf(word, 20, { start: 3, end: 9 })).toMatchObject({ label: 'párr. 12', paragraph: 12, boxes: [] });
  });

  it('is not known without a file, and before the first part', () => {
    expect(placeOf(null, 20, { start: 3, end: 9 })).toBeNull();
    expect(placeOf({ pages: [], parts: [{ start: 10, page: 1 }] }, 20, { start: 3, end: 9 })).toBeNull();
  });

  it('gives the beginning of each page, and the pages that were scanned', () => {
    expect(pagesOf(PLACES)).toEqual([
      { number: 4, start: 0, isScanned: false },
      { number: 5, start: startOf(1), isScanned: false },
      { number: 6, start: null, isScanned: true },
    ]);
    expect(scannedPagesOf(PLACES)).toEqual([6]);
    expect(filePlaceText.scanned([3])).toMatch(/^La página 3 es/);
    expect(filePlaceText.scanned([1, 2, 3, 7, 9, 10])).toMatch(/^Las páginas 1 a 3, 7, 9 y 10 son/);
  });
});

describe('places after a change of the text', () => {
  const placed = (after: string, words: string) =>
    placeOf(movePlaces(PLACES, TEXT, after), after.length, spanOf(words, after))?.label;

  it('move with what stands behind the change', () => {
    const after = TEXT.replace('artículo 48', 'artículo 480, fracción primera,');
    expect(placed(after, 'artículo 480')).toBe('p. 4');
    expect(placed(after, 'artículo 784')).toBe('p. 5');
    expect(placed(after, 'artículo 5 del')).toBe('p. 5, nota 3');
  });

  it('stay with lines between several changes, and a line that was written anew belongs to the one above', () => {
    const after = TEXT.replace('artículo 48 ', 'artículo 4 ').replace('del Código Civil', 'del CCF');
    expect(placed(after, 'artículo 784')).toBe('p. 5');
    expect(placed(TEXT.replace('artículo 784', 'numeral 785').replace('El ', 'Un '), 'numeral 785')).toBe('p. 5');
  });

  it('are forgotten for another text', () => {
    expect(movePlaces(PLACES, TEXT, 'Otro escrito, que nada tiene que ver con el anterior.')).toBeNull();
    expect(movePlaces(null, TEXT, 'x')).toBeNull();
    expect(movePlaces(PLACES, TEXT, TEXT)).toBe(PLACES);
  });
});
