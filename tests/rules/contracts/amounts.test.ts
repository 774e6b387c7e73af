import { toCardinal } from 'n2words/es-MX';
import { describe, expect, test } from 'vitest';
import { withoutAccents } from '#schema/lib/fold-text.ts';
import { amountInWords, countInWords, numberInWords } from '#schema/text/number-words.ts';
import { readWords, seededRandom } from '../../support/hours-reference.ts';

/** The library writes «veintiuno mil» and «uno pesos», where Spanish drops the o, and «dieciseis» without its accent. */
const shortened = (words: string): string =>
  words.replace(/\b(veinti)?uno(?= (?:mil|mill[oó]n|millones|pesos?)\b)/g, (_, twenty?: string) =>
    twenty ? 'veintiún' : 'un',
  );

/** What an independent library makes of an amount. */
function ofLibrary(centavos: number): string {
  const pesos = Math.floor(centavos / 100);
  const link = pesos > 0 && pesos % 1_000_000 === 0 ? ' de' : '';
  const cents = String(centavos % 100).padStart(2, '0');
  return `${shortened(`${toCardinal(pesos)}${link} ${pesos === 1 ? 'peso' : 'pesos'}`)} ${cents}/100 M.N.`;
}

/** As many of each length, and those that Spanish writes by an exception. */
function amounts(): number[] {
  const roll = seededRandom(20);
  const whole = [0, 1, 15, 16, 20, 21, 22, 30, 31, 41, 99, 100, 101, 111, 121, 200, 500, 501, 700, 900, 999];
  const edges = whole.flatMap((unit) => [
    unit,
    unit * 1000,
    unit * 1000 + 1,
    unit * 1_000_000,
    unit * 1_000_000 + unit,
  ]);
  const random = Array.from({ length: 20_000 }, () => roll(10 ** (1 + roll(11))));
  return [...edges.flatMap((pesos) => [pesos * 100, pesos * 100 + 1, pesos * 100 + 99]), ...random].filter(
    (centavos) => centavos <= 99_999_999_999,
  );
}

describe('amounts in words', () => {
  test('agree with an independent library from 0 to 999,999,999.99 pesos', () => {
    for (const centavos of amounts())
      expect(withoutAccents(amountInWords(centavos)), String(centavos)).toBe(withoutAccents(ofLibrary(centavos)));
  });

  test('read back as the same amount up to 999,999,999,999.99 pesos', () => {
    const roll = seededRandom(21);
    for (let at = 0; at < 5000; at++) {
      const centavos = roll(10 ** (1 + roll(14)));
      expect(readWords(amountInWords(centavos)), amountInWords(centavos)).toBe(centavos);
    }
    expect(readWords(amountInWords(99_999_999_999_999))).toBe(99_999_999_999_999);
  });

  test.each([
    [100, 'un peso 00/100 M.N.'],
    [1_000_000, 'diez mil pesos 00/100 M.N.'],
    [1600, 'dieciséis pesos 00/100 M.N.'],
    [2200, 'veintidós pesos 00/100 M.N.'],
    [2300, 'veintitrés pesos 00/100 M.N.'],
    [2600, 'veintiséis pesos 00/100 M.N.'],
    [2_100_000, 'veintiún mil pesos 00/100 M.N.'],
    [100_000_000, 'un millón de pesos 00/100 M.N.'],
    [100_000_005, 'un millón de pesos 05/100 M.N.'],
    [100_000_100, 'un millón un pesos 00/100 M.N.'],
    [100_100_000_000, 'mil un millones de pesos 00/100 M.N.'],
  ])('%i centavos', (centavos, words) => {
    expect(amountInWords(centavos)).toBe(words);
  });
});

test('a number agrees with the noun after it', () => {
  expect(numberInWords(21)).toBe('veintiuno');
  expect(countInWords(21, 'BEFORE_MASCULINE', 'mes', 'meses')).toBe('veintiún meses');
  expect(countInWords(1, 'FEMININE', 'parcialidad', 'parcialidades')).toBe('una parcialidad');
  expect(countInWords(31, 'FEMININE', 'pieza', 'piezas')).toBe('treinta y una piezas');
  expect(countInWords(200_500, 'FEMININE', 'pieza', 'piezas')).toBe('doscientas mil quinientas piezas');
  expect(countInWords(2_000_000, 'FEMININE', 'pieza', 'piezas')).toBe('dos millones de piezas');
});
