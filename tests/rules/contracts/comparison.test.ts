import { describe, expect, test } from 'vitest';
import { compareTexts } from '#api/features/contracts/keeping/comparison.rules.ts';

const shown = (older: string, newer: string): string[] =>
  compareTexts(older, newer).paragraphs.map(({ changes }) =>
    changes
      .map(({ kind, text }) => (kind === 'SAME' ? text : kind === 'ADDED' ? `{+${text}+}` : `[-${text}-]`))
      .join(''),
  );

describe('two texts', () => {
  test('are compared word by word inside of the paragraphs that were edited', () => {
    expect(
      shown(
        'PRIMERA. OBJETO\n\nLa renta es de $10,000.00 al mes.\n\nFin.',
        'PRIMERA. OBJETO\n\nLa renta es de $12,500.00 al mes, por adelantado.\n\nFin.',
      ),
    ).toEqual(['PRIMERA. OBJETO', 'La renta es de [-$10,000.00-]{+$12,500.00+} al mes{+, por adelantado+}.', 'Fin.']);
  });

  test('words beside each other that changed are one change, with the spaces between them', () => {
    expect(shown('El plazo es de tres meses contados desde hoy.', 'El plazo es de un año contado desde hoy.')).toEqual([
      'El plazo es de [-tres meses contados-]{+un año contado+} desde hoy.',
    ]);
  });

  test('a paragraph that was put in place of another is removed and added whole', () => {
    expect(shown('Uno dos tres cuatro.\nIgual.', 'Cinco seis siete ocho.\nIgual.')).toEqual([
      '[-Uno dos tres cuatro.-]',
      '{+Cinco seis siete ocho.+}',
      'Igual.',
    ]);
  });

  test('a paragraph that was put in between leaves the others as they were', () => {
    expect(shown('A uno.\nB dos.', 'A uno.\nNuevo párrafo entero.\nB dos.')).toEqual([
      'A uno.',
      '{+Nuevo párrafo entero.+}',
      'B dos.',
    ]);
  });

  test('without a change have no changed words', () => {
    const text = 'Uno.\n\nDos.\n';
    expect(compareTexts(text, text)).toEqual({
      paragraphs: [{ changes: [{ kind: 'SAME', text: 'Uno.' }] }, { changes: [{ kind: 'SAME', text: 'Dos.' }] }],
      addedWords: 0,
      removedWords: 0,
    });
  });

  test('that were made to take for ever are compared by whole paragraphs from some point on', () => {
    const text = (word: string): string =>
      Array.from({ length: 300 }, (_, line) =>
        Array.from({ length: 600 }, (_each, at) => `${word}${(line * at) % 97}`).join(' '),
      ).join('\n');
    const { paragraphs } = compareTexts(text('a'), text('a').replaceAll('a1', 'b1'));
    const wholes = paragraphs.filter(({ changes }) => changes.length <= 2);
    expect(wholes.length).toBeGreaterThan(200);
  });

  test('each can be built again from its comparison, whatever was edited', () => {
    const words = ['el', 'arrendador', 'paga', '$1,000.00', 'cada', 'mes,', '«así»', '10 %', 'ñandú'];
    let seed = 7;
    const next = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const paragraph = (): string => Array.from({ length: 3 + next(9) }, () => words[next(words.length)]).join(' ');
    for (let round = 0; round < 300; round++) {
      const older = Array.from({ length: 1 + next(8) }, paragraph);
      const newer = older.flatMap((line) => {
        const choice = next(5);
        if (choice === 0) return [];
        if (choice === 1) return [line, paragraph()];
        return choice === 2 ? [line.replace(/\S+$/, words[next(words.length)] ?? '')] : [line];
      });
      const { paragraphs } = compareTexts(older.join('\n\n'), newer.join('\n\n'));
      const side = (kind: 'ADDED' | 'REMOVED'): string[] =>
        paragraphs
          .map(({ changes }) =>
            changes.flatMap((each) => (each.kind === 'SAME' || each.kind === kind ? [each.text] : [])).join(''),
          )
          .filter((line) => line !== '');
      expect(side('REMOVED')).toEqual(older);
      expect(side('ADDED')).toEqual(newer);
    }
  });
});
