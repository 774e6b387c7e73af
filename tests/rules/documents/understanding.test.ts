import { describe, expect, it } from 'vitest';
import type { Understood } from '#api/features/documents/analysis/analysis.types.ts';
import { understand } from '#api/features/documents/analysis/understand.rules.ts';
import { cpuTimeRatio, MAX_RATIO_FOR_EIGHTFOLD_INPUT } from '../../support/cpu-time.ts';

const read = (text: string): Understood =>
  understand({ text, pageStarts: [] }, { correctedType: null, today: '2026-11-23' });

const NOTE = `PAGARÉ
Bueno por $4,000.00
Puebla, Puebla, a 3 de mayo de 2022.
Debo y pagaré incondicionalmente por este pagaré a la orden de Elsa Mora Díaz la cantidad de $4,000.00 (cuatro mil pesos 00/100 M.N.) el 3 de agosto de 2022.
Suscriptor: Iván Soto Cruz`;

const POWER_IN_DEED = `ESCRITURA NÚMERO DOSCIENTOS. En Colima, Colima, a dos de enero de dos mil veinte, ante mí, licenciado Omar Gil Paz, notario público tres, comparece Ana Rosa León Vera y otorga PODER GENERAL PARA PLEITOS Y COBRANZAS Y ACTOS DE ADMINISTRACIÓN en favor de Saúl Ortiz Reyes, en los términos del artículo dos mil quinientos cincuenta y cuatro del Código Civil Federal. Doy fe. Agrego copia al apéndice.`;

const WILL = `TESTAMENTO PÚBLICO ABIERTO. Escritura 45. Ante mí, notario público nueve de Colima, comparece Josefa Ruiz Lara y otorga su testamento: instituyo como única y universal heredera a mi hija Clara Vega Ruiz; nombro albacea a la misma. Revoco cualquier otro testamento. Doy fe.`;

describe('what a document is', () => {
  it('is told from its words, a power and a will in a public deed too', () => {
    expect(read(NOTE).guess.type).toBe('PROMISSORY_NOTE');
    expect(read(POWER_IN_DEED).guess.type).toBe('POWER_OF_ATTORNEY');
    expect(read(WILL).guess.type).toBe('WILL');
  });

  it('is unknown for an invoice, for English and for nothing', () => {
    expect(
      read('FACTURA A-22\nFolio fiscal: 9F2C\nRégimen fiscal: 601\nSubtotal $100.00\nIVA $16.00\nTotal $116.00').guess
        .type,
    ).toBe('UNKNOWN');
    const english = read(
      'LEASE AGREEMENT between the landlord and the tenant. The tenant shall pay the rent on the first day of the month, and the landlord shall not be liable for any loss.',
    );
    expect(english).toMatchObject({ language: 'en', guess: { type: 'UNKNOWN' } });
    expect(read('')).toMatchObject({ language: 'und', guess: { type: 'UNKNOWN' }, facts: [], sections: [] });
  });

  it('shows what spoke for it, with its place', () => {
    const { text, guess } = read(NOTE);
    const promise = guess.features.find(({ label }) => label === 'promesa incondicional de pago');
    expect(promise?.weight).toBeGreaterThan(0);
    expect(text.slice(promise?.at?.start, promise?.at?.end)).toMatch(/^Debo y pagaré incondicional/);
  });

  it('is what its owner says, when one does', () => {
    expect(understand({ text: NOTE, pageStarts: [] }, { correctedType: 'CONTRACT', today: '2026-11-23' }).type).toBe(
      'CONTRACT',
    );
  });
});

describe('parts of a document', () => {
  it('are headings, clauses in any numbering, tables and the signatures', () => {
    const { text, sections } = read(`C L Á U S U L A S

PRIMERA.- OBJETO. Se vende un trapiche.
a) Con sus muelas.
b) Con su tina.

DÉCIMA SEGUNDA. Precio según la tabla:

Pieza | Importe
Muela | $10.00
Tina | $20.00

3.2. Otra cosa.

EL VENDEDOR
(firma)
Pedro Lara Ruiz`);
    const shown = sections.map(({ kind, level, title }) => `${kind} ${level} ${title}`);
    expect(shown).toEqual(
      expect.arrayContaining([
        'HEADING 1 CLÁUSULAS',
        'CLAUSE 1 PRIMERA. OBJETO',
        'CLAUSE 3 b) Con su tina',
        'CLAUSE 1 DÉCIMA SEGUNDA',
        'TABLE 2 Pieza',
        'SIGNATURES 1 ',
      ]),
    );
    const first = sections.find(({ title }) => title.startsWith('PRIMERA'));
    expect(text.slice(first?.start, first?.end)).toMatch(/^PRIMERA[^]*tina\.$/);
  });
});

/** A generator that gives the same texts in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const PIECES = [
  NOTE,
  POWER_IN_DEED,
  WILL,
  '\n',
  '\r\n',
  '   ',
  '\t',
  ' - - - ',
  '____',
  'C L A V E ',
  '|',
  '$1,000.00',
  'mil pesos',
  '1O de enero de 2O15',
  'PRIMERA.- ',
  'a) ',
  'Fábrica Sol, S.A. de C.V. ',
  'señor José',
  '«',
  '»',
  '😀',
  '\u00ad',
  'de',
  'notario ',
  'con-\ntrato',
  '\0',
  'ﬁrma',
  'ñ́',
];

describe('places', () => {
  it('of every fact, part and feature lie in the text, in order and not empty', () => {
    const next = random(21);
    for (let round = 0; round < 60; round++) {
      const text = Array.from({ length: 12 }, () => PIECES[Math.floor(next() * PIECES.length)]).join(
        next() < 0.5 ? ' ' : '',
      );
      const { facts, sections, guess } = read(text);
      const spans = [
        ...facts.flatMap((fact) => fact.spans),
        ...sections,
        ...guess.features.flatMap(({ at }) => (at ? [at] : [])),
      ];
      for (const { start, end } of spans) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
      for (const { spans: own } of facts) expect(own.length).toBeGreaterThan(0);
    }
  });

  it('of an amount are its words', () => {
    const { text, facts } = read('Paga\r\n  la suma de   $2,000.00  (dos   mil\npesos 00/100 M.N.) hoy.');
    const [span] = facts.find(({ kind }) => kind === 'AMOUNT')?.spans ?? [];
    expect(text.slice(span?.start, span?.end)).toBe('$2,000.00  (dos   mil\npesos 00/100');
  });
});

describe('hostile texts', () => {
  it.each([
    '(',
    '7',
    'A',
    'Juan Pérez Ruiz, ',
    '$1,',
    'PRIMERA.- ',
    'a\t',
    'S.A. ',
    '3 de marzo de 2021 ',
    'mil ',
    '- ',
    'x\n',
    'demando a ',
    'A B C D ',
  ])('of %j over and over are read to the end', (piece) => {
    expect(read(piece.repeat(Math.ceil(40_000 / piece.length))).facts.length).toBeLessThan(1000);
  });

  it.each(['–', '—', '-'])('that are a line of %j take work that grows with its length', (dash) => {
    const reads = (length: number) => () => read(dash.repeat(length));
    expect(cpuTimeRatio(reads(64_000), reads(8_000))).toBeLessThan(MAX_RATIO_FOR_EIGHTFOLD_INPUT);
  });
});
