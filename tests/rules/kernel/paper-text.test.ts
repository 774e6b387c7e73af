import { describe, expect, test } from 'vitest';
import { printableText, replacementFor } from '#api/kernel/print/glyphs.rules.ts';
import { breakLines, type Measure } from '#api/kernel/print/line-breaking.rules.ts';
import { blocksOf, runsOf } from '#api/kernel/print/markdown.rules.ts';
import type { Block, Run } from '#api/kernel/print/document.ts';

const run = (text: string): Run[] => [{ text }];
const paragraph = (text: string): Block => ({ kind: 'PARAGRAPH', runs: run(text) });

describe('letters and lines', () => {
  test('what no page shows is left out, accents join their letters', () => {
    expect(printableText('a\u0301rbol\u00ad\u200b\r\nb\u2028c\td\ud800')).toBe('árbol\nb\nc d\ufffd');
  });

  test('a character that nothing stands for is told by its code', () => {
    expect(replacementFor('漢', (one) => /[ -~]/.test(one))).toBe('[U+6F22]');
    expect(replacementFor('ú', (one) => /[a-z]/.test(one))).toBe('[U+00FA]');
    expect(replacementFor('⅔', (one) => /[0-9⁄]/.test(one))).toBe('2⁄3');
  });

  const letters: Measure = { faces: (text) => [{ text, face: 'a' }], width: (text) => [...text].length };
  const lined = (text: string, width: number): string[] =>
    breakLines([text], width, letters).map((line) =>
      line.pieces
        .map((piece) => piece.text)
        .join('')
        .trimEnd(),
    );

  test('lines break at spaces, never at one that does not break, and long words where they must', () => {
    expect(lined('uno dos tres', 7)).toEqual(['uno dos', 'tres']);
    expect(lined('art.\u00a048 de', 8)).toEqual(['art.\u00a048', 'de']);
    expect(lined('abcdefghij k', 4)).toEqual(['abcd', 'efgh', 'ij k']);
    expect(lined('a\n\nb', 4)).toEqual(['a', '', 'b']);
    expect(lined('ab', 0)).toEqual(['a', 'b']);
  });
});

describe('the Markdown of an answer', () => {
  test('becomes blocks: headings, paragraphs, lists that go on, quotations, tables', () => {
    const blocks = blocksOf(
      '## Qué hacer\n\nTienes **tres\nmeses** [1].\n\n1. Uno\n2. Dos\n\nPárrafo\n\n3. Tres\n   sigue\n- punto\n> cita\n\n---\n| A | B |\n|---|---|\n| 1 | **2** |',
    );
    expect(blocks).toEqual([
      { kind: 'HEADING', level: 2, runs: run('Qué hacer') },
      { kind: 'PARAGRAPH', runs: [{ text: 'Tienes ' }, { text: 'tres meses', isBold: true }, { text: ' [1].' }] },
      { kind: 'LIST', isNumbered: true, items: [run('Uno'), run('Dos')] },
      paragraph('Párrafo'),
      { kind: 'LIST', isNumbered: true, start: 3, items: [run('Tres sigue')] },
      { kind: 'LIST', isNumbered: false, items: [run('punto')] },
      { kind: 'QUOTE', runs: run('cita') },
      { kind: 'RULE' },
      {
        kind: 'TABLE',
        columns: [
          { title: 'A', share: 1 },
          { title: 'B', share: 1 },
        ],
        rows: [[run('1'), [{ text: '2', isBold: true }]]],
      },
    ]);
  });

  test.each([
    ['2 * 3 * 4 y snake_case_x', [{ text: '2 * 3 * 4 y snake_case_x' }]],
    ['**sin cerrar', [{ text: '**sin cerrar' }]],
    ['***todo*** \\*así\\*', [{ text: 'todo', isBold: true, isItalic: true }, { text: ' *así*' }]],
    [
      '**a *b* c**',
      [
        { text: 'a ', isBold: true },
        { text: 'b', isBold: true, isItalic: true },
        { text: ' c', isBold: true },
      ],
    ],
    ['`art. 48` [2] [ley](https://a.mx/x)', [{ text: 'art. 48 [2] ' }, { text: 'ley', href: 'https://a.mx/x' }]],
    ['[x](javascript:alert)', [{ text: '[x](javascript:alert)' }]],
  ])('«%s»', (text, runs) => {
    expect(runsOf(text)).toEqual(runs);
  });

  test('a year that begins a line of a sentence is no list', () => {
    expect(blocksOf('La Constitución de\n1917. Sigue vigente.')).toEqual([
      paragraph('La Constitución de 1917. Sigue vigente.'),
    ]);
  });
});
