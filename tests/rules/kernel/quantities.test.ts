import { describe, expect, it } from 'vitest';
import { findDates, findNumbers, findQuantities, type Quantity, valueOfDigits } from '#api/legal-language/index.ts';
import { MAX_RATIO_FOR_EIGHTFOLD_INPUT, cpuTimeRatio } from '../../support/cpu-time.ts';

const said = (quantity: Quantity): string => `${quantity.value} ${quantity.unit}`;
const read = (text: string): string => findQuantities(text).map(said).join(', ');

describe('a quantity is read', () => {
  it.each([
    ['tres meses de salario', '3 months'],
    ['TRES MESES', '3 months'],
    ['quince (15) días hábiles', '15 days'],
    ['15 (quince) días', '15 days'],
    ['medio año', '0.5 years'],
    ['dos años y medio', '2.5 years'],
    ['mes y medio', '1.5 months'],
    ['un año y tres meses', '15 months'],
    ['cuarenta y ocho horas', '48 hours'],
    ['una quincena', '15 days'],
    ['un par de semanas', '2 weeks'],
    ['treinta y un días', '31 days'],
    ['10 %', '10 percent'],
    ['10% de descuento', '10 percent'],
    ['veinticinco por ciento', '25 percent'],
    ['$12,500.50 pesos', '12500.5 pesos'],
    ['$10,000.00 (diez mil pesos 00/100 M.N.)', '10000 pesos'],
    ['30 mil pesos', '30000 pesos'],
    ['2.5 millones de pesos', '2500000 pesos'],
    ['un millón quinientos mil pesos', '1500000 pesos'],
    ['500 UMA', '500 uma'],
    ['quinientas veces el valor diario de la Unidad de Medida y Actualización', '500 uma'],
    ['doscientos días multa', '200 fine-days'],
    ['cinco salarios mínimos', '5 wages'],
    ['400,000 UDIS', '400000 udis'],
    ['la mitad del salario', '0.5 parts'],
    ['3/4 partes', '0.75 parts'],
    ['tres cuartas partes', '0.75 parts'],
    ['de dos a seis años de prisión', '2 years, 6 years'],
    ['de tres días a seis meses', '3 days, 6 months'],
    ['dos, cuatro o seis años', '2 years, 4 years, 6 years'],
    ['de 15 hasta 30 días', '15 days, 30 days'],
    ['dentro de las veinticuatro horas siguientes', '24 hours'],
    ['el 52 da treinta días {{lft:52}} y un mes el otro', '30 days, 1 months'],
    ['treinta días el 52 y el 517, un mes', '30 days, 1 months'],
    ['el artículo 48 y 3 meses', '3 months'],
  ])('«%s» → %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    'el artículo 48 de la LFT',
    'la fracción XV del artículo 47',
    'el 3 de noviembre de 2026',
    'el primer mes',
    'el segundo año',
    'el segundo párrafo',
    'expediente 123/2024',
    'un contrato y dos testigos',
    'llámame al 55 1234 5678',
    'el turno va de las seis… perdón, es entre las seis y las veinte horas',
    'la cita es a las 10 horas',
    'Es el artículo 5. Días festivos son otros',
  ])('«%s» has none', (text) => {
    expect(read(text)).toBe('');
  });

  it('tells where it stands, which days it counts and what is an age', () => {
    const text = 'Tiene, según la ley, quince (15) días hábiles; el menor de 15 años no.';
    const [term, age] = findQuantities(text);
    expect(term && text.slice(term.start, term.end)).toBe('quince (15) días hábiles');
    expect(term).toMatchObject({ days: 'BUSINESS', isAge: false });
    expect(age).toMatchObject({ value: 15, unit: 'years', isAge: true });
    expect(findQuantities('dieciocho años de edad')[0]?.isAge).toBe(true);
    expect(findQuantities('de dos a seis años').map(({ isListed }) => isListed)).toEqual([true, false]);
  });
});

describe('a number is read', () => {
  it.each([
    ['mil novecientos ochenta y cuatro', 1984],
    ['ciento uno', 101],
    ['dos mil veintiséis', 2026],
    ['veintiún', 21],
    ['quinientas', 500],
    ['12 500', 12_500],
    ['1,234,567.89', 1_234_567.89],
    ['dos millones trescientos', 2_000_300],
  ])('«%s» → %d', (text, expected) => {
    expect(findNumbers(text).map(({ value }) => value)).toEqual([expected]);
  });

  it('keeps stops and commas of thousands apart from decimals', () => {
    expect(['1,5', '1.5', '12.500', '12,500', '1.234.567'].map(valueOfDigits)).toEqual([
      1.5, 1.5, 12_500, 12_500, 1_234_567,
    ]);
  });
});

describe('a day is read', () => {
  const days = (text: string): string[] =>
    findDates(text).map(({ year, month, day }) => `${year ?? '?'}-${month}-${day}`);

  it.each([
    ['el 3 de noviembre de 2026', '2026-11-3'],
    ['03/11/2026', '2026-11-3'],
    ['3-nov-2026', '2026-11-3'],
    ['2026-11-03', '2026-11-3'],
    ['1o. de enero del 2025', '2025-1-1'],
    ['primero de enero de dos mil veinticinco', '2025-1-1'],
    ['lunes treinta y uno de marzo de dos mil veintiséis a las diez horas', '2026-3-31'],
    ['el 15 de mayo', '?-5-15'],
  ])('«%s»', (text, expected) => {
    expect(days(text)).toEqual([expected]);
  });

  it.each(['31 de junio de 2025', 'el lunes pasado', '48/2024', 'artículo 3 de mayo interés', '30/02/2025', '1.2.3.4'])(
    '«%s» is none',
    (text) => {
      expect(days(text)).toEqual(text.includes('mayo') ? ['?-5-3'] : []);
    },
  );

  it('ends where its year ends', () => {
    const text = 'Firmado el tres de marzo de dos mil veintiséis en Colima.';
    expect(findDates(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'tres de marzo de dos mil veintiséis',
    ]);
  });
});

it('reads long runs of figures, commas or words in linear time', () => {
  for (const piece of ['7', '1,', 'uno ', '3 ', 'dos y ', '(', '$', 'mil ', '1/2/', 'tres de ', ' '])
    for (const find of [findQuantities, findDates, findNumbers]) {
      const reads = (size: number) => () => find(piece.repeat(size / piece.length));
      expect(cpuTimeRatio(reads(100_000), reads(12_500)), `${find.name} of «${piece}»`).toBeLessThan(
        MAX_RATIO_FOR_EIGHTFOLD_INPUT,
      );
    }
});
