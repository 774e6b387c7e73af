import { describe, expect, test } from 'vitest';
import { batchesOf } from '#schema/lib/batches.ts';
import { slugOf, withoutAccentsButTilde } from '#schema/lib/fold-text.ts';
import { decimalPesos, formatPesos } from '#schema/lib/pesos.ts';
import { inRoman, readRoman, sumOfRoman } from '#schema/lib/roman.ts';
import {
  capitalized,
  counted,
  countedWithCommas,
  listed,
  quantityText,
  timeUnits,
  uncapitalized,
} from '#schema/text/words.ts';

describe('Roman numbers', () => {
  test('are read as they are written, up to the thousands', () => {
    for (let number = 1; number < 4000; number++) expect(readRoman(inRoman(number))).toBe(number);
    expect([inRoman(14), inRoman(1999), inRoman(0)]).toEqual(['XIV', 'MCMXCIX', '']);
  });

  test('are none when they are not well formed; their sum is taken all the same', () => {
    expect(['IIII', 'VX', 'IC', '', 'xiv', 'X1'].map(readRoman)).toEqual([null, null, null, null, null, null]);
    expect([sumOfRoman('IIII'), sumOfRoman('XIV'), sumOfRoman('')]).toEqual([4, 14, 0]);
  });
});

describe('amounts', () => {
  test('are pesos with two decimals, for a person and for a spreadsheet', () => {
    expect([0, 5, 99, 100, 1_200_050, -106_667].map(formatPesos)).toEqual([
      '$0.00',
      '$0.05',
      '$0.99',
      '$1.00',
      '$12,000.50',
      '-$1,066.67',
    ]);
    expect([0, 5, 123_450, -99].map(decimalPesos)).toEqual(['0.00', '0.05', '1234.50', '-0.99']);
  });

  test('beyond what a fraction holds are exact', () => {
    expect(formatPesos(Number.MAX_SAFE_INTEGER)).toBe('$90,071,992,547,409.91');
  });

  test('are written as the platform writes Mexican currency', () => {
    const currency = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
    for (const centavos of [1, 12_345, 99_999_999, -250, 100_000_000])
      expect(formatPesos(centavos)).toBe(currency.format(centavos / 100));
  });
});

describe('numbers in sentences', () => {
  test('agree with their word', () => {
    expect([0, 1, 2, 1500].map((days) => counted(days, 'día', 'días'))).toEqual([
      '0 días',
      '1 día',
      '2 días',
      '1500 días',
    ]);
    expect(countedWithCommas(1500, 'artículo', 'artículos')).toBe('1,500 artículos');
    expect(counted(3, ...timeUnits.months)).toBe('3 meses');
  });

  test('carry their unit; an unknown unit is left to the sentence', () => {
    expect([quantityText(1, 'months'), quantityText(2.5, 'years'), quantityText(45, 'minutes')]).toEqual([
      '1 mes',
      '2.5 años',
      '45 minutos',
    ]);
    expect([quantityText(12, 'percent'), quantityText(1500, 'pesos'), quantityText(30, 'uma')]).toEqual([
      '12 %',
      '$1,500',
      '30',
    ]);
  });

  test('lists end in «y», sentences begin with a capital', () => {
    expect([[], ['uno'], ['uno', 'dos'], ['uno', 'dos', 'tres']].map(listed)).toEqual([
      '',
      'uno',
      'uno y dos',
      'uno, dos y tres',
    ]);
    expect([capitalized('él dijo'), uncapitalized('Él dijo'), capitalized('')]).toEqual(['Él dijo', 'él dijo', '']);
  });
});

test('batches keep the order, and the last one is what is left', () => {
  expect([...batchesOf([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...batchesOf([], 2)]).toEqual([]);
});

test('names of files are plain letters and hyphens, and no longer than asked', () => {
  expect(slugOf('Revisión de citas: «Amparo»', 80)).toBe('revision-de-citas-amparo');
  expect(slugOf('¿…?', 80)).toBe('');
  expect(slugOf('ﬁrma de Muñoz', 7)).toBe('firma-d');
  expect(withoutAccentsButTilde('Núñez')).toBe('Nuñez');
});
