import { describe, expect, it } from 'vitest';
import type { DocumentFactKind } from '#schema/generated/contract.ts';
import type { Fact } from '#api/features/documents/analysis/analysis.types.ts';
import { understand } from '#api/features/documents/analysis/understand.rules.ts';

const factsOf = (text: string, kind: DocumentFactKind): Fact[] =>
  understand({ text, pageStarts: [] }, { correctedType: null, today: '2026-11-23' }).facts.filter(
    (fact) => fact.kind === kind,
  );
const values = (text: string, kind: DocumentFactKind): string[] => factsOf(text, kind).map(({ value }) => value);

describe('amounts of a document', () => {
  const amounts = (text: string) =>
    factsOf(text, 'AMOUNT').map(({ value, currency, isConsistent }) => `${currency} ${value} ${isConsistent}`);

  it('are one fact when figures and words stand beside each other and agree', () => {
    expect(amounts('El precio es de $1,250.50 (mil doscientos cincuenta pesos 50/100 M.N.).')).toEqual([
      'MXN 1250.50 true',
    ]);
  });

  it('are told to disagree when the words say another figure', () => {
    expect(amounts('Paga $8,700.00 (siete mil ochocientos pesos 00/100 M.N.).')).toEqual(['MXN 8700.00 false']);
  });

  it('are read when the words come first, with an apostrophe for millions, and in words alone', () => {
    expect(amounts('la suma de DOS MIL PESOS ($2,000.00)')).toEqual(['MXN 2000.00 true']);
    expect(amounts("Vale $1'300,000.00.")).toEqual(['MXN 1300000.00 null']);
    expect(amounts('Deja quince mil pesos a su hermana.')).toEqual(['MXN 15000.00 null']);
  });

  it('have their currency', () => {
    expect(amounts('Paga USD 4,000.00 (cuatro mil dólares 00/100), €75.50 y 12,000 UDIS.')).toEqual([
      'USD 4000.00 true',
      'EUR 75.50 null',
      'UDI 12000.00 null',
    ]);
  });

  it('that are equal are one fact with several places', () => {
    const [amount, ...others] = factsOf('Renta de $9,000.00. Depósito de $9,000.00.', 'AMOUNT');
    expect(others).toEqual([]);
    expect(amount?.spans).toHaveLength(2);
  });

  it('know what they are for', () => {
    expect(
      factsOf('Pagará una renta mensual de $9,000.00 y un depósito de $18,000.00.', 'AMOUNT').map(({ role }) => role),
    ).toEqual(['renta', 'depósito']);
  });
});

describe('dates of a document', () => {
  it.each([
    ['el 5 de junio de 2019', '2019-06-05'],
    ['a los tres días del mes de marzo de dos mil veintiuno', '2021-03-03'],
    ['a los 23 veintitrés días de septiembre de 2021 dos mil veintiuno', '2021-09-23'],
    ['el 24 (veinticuatro) de enero de 2018 (dos mil dieciocho)', '2018-01-24'],
    ['el primero de abril del año mil novecientos noventa y ocho', '1998-04-01'],
    ['05/11/2020', '2020-11-05'],
    ['28-SEP-18', '2018-09-28'],
    ['3/IV/2004', '2004-04-03'],
    ['nacida el 12/07/68', '1968-07-12'],
    ['2023-03-01T10:00:00', '2023-03-01'],
    ['octubre 12 de 1999', '1999-10-12'],
  ])('%s is %s', (written, day) => {
    expect(values(`Se firma ${written}.`, 'DATE')).toEqual([day]);
  });

  it('that the calendar does not have, or without a year, are none', () => {
    expect(values('El 31 de junio de 2020 y el 4 de mayo.', 'DATE')).toEqual([]);
  });

  it('are read across a line that was wrapped', () => {
    expect(
      values(
        'comparecieron ambas partes en esta ciudad el dia doce de oc-\ntubre de mil novecientos setenta y siete para declarar',
        'DATE',
      ),
    ).toEqual(['1977-10-12']);
  });

  it.each([
    [
      'En la ciudad de Mérida, capital del Estado de Yucatán, Estados Unidos Mexicanos, a 28 de febrero de 1987',
      'firma',
    ],
    ['Mérida, Yucatán, el 9 de enero de 1994', 'firma'],
    ['Pue., 13 de mayo de 1996', 'firma'],
    ['1. El 5 de marzo de 2018 ingresé al sanatorio.', null],
    ['Compró la casa. El 9 de marzo de 2018 la pintó.', null],
  ])('beside a place are those of signing, and those of a sentence are not: «%s»', (text, role) => {
    expect(factsOf(text, 'DATE').map((date) => date.role)).toEqual([role]);
  });

  it('of birth are told from others', () => {
    expect(factsOf('Es mexicana, nacida el 3 de mayo de 1980.', 'DATE').map(({ role }) => role)).toEqual([
      'nacimiento',
    ]);
  });
});

describe('tax and population numbers', () => {
  const numbers = (text: string, kind: 'RFC' | 'CURP') =>
    factsOf(text, kind).map(({ value, isConsistent }) => `${value} ${isConsistent}`);

  it('are found with hyphens and blanks, once each', () => {
    expect(numbers('RFC: BAOE-570814-468 y otra vez BAOE570814468', 'RFC')).toEqual(['BAOE570814468 true']);
  });

  it('with a wrong check digit are found and told so', () => {
    expect(numbers('RFC BAOE570814467', 'RFC')).toEqual(['BAOE570814467 false']);
  });

  it('are no part of each other: a CURP holds no RFC', () => {
    const text = 'CURP RACF790509HCLNHL06';
    expect(numbers(text, 'CURP')).toEqual(['RACF790509HCLNHL06 true']);
    expect(numbers(text, 'RFC')).toEqual([]);
  });

  it('are no long figures of another kind', () => {
    expect(numbers('certificado 000000218834, folio 142880123456', 'RFC')).toEqual([]);
  });
});

describe('parties of a document', () => {
  const LEASE = `CONTRATO DE ARRENDAMIENTO que celebran, por una parte, Delia Robledo Mancera, en lo sucesivo «LA ARRENDADORA», y por la otra, Telas y Botones Ixtlán, S.A. de C.V., representada por su gerente, el señor Hugo Paredes Luna, en adelante «LA ARRENDATARIA».

PRIMERA. LA ARRENDADORA renta el local.

LA ARRENDADORA                    LA ARRENDATARIA
(firma)                           (firma)
Delia Robledo Mancera             Hugo Paredes Luna

TESTIGOS
Noé Arias Peña                    Sara Luz Mora Vega`;

  it('are those who are bound and those who act for them, not witnesses', () => {
    expect(values(LEASE, 'PARTY').toSorted()).toEqual([
      'Delia Robledo Mancera',
      'Hugo Paredes Luna',
      'Telas y Botones Ixtlán, S.A. de C.V.',
    ]);
  });

  it('have their roles', () => {
    const roles = Object.fromEntries(factsOf(LEASE, 'PARTY').map(({ value, role }) => [value, role]));
    expect(roles['Delia Robledo Mancera']).toContain('arrendadora');
    expect(roles['Hugo Paredes Luna']).toContain('representante');
  });

  it('are no notary, and whoever is named by surnames only is the same person', () => {
    const deed =
      'Ante mí, licenciado Raúl Ibáñez Correa, notario público número cuatro, comparece la señora Irma Castro Nava, y dice que otorga poder al señor Luis Vega Ruiz. La señora Castro Nava firma.';
    expect(values(deed, 'PARTY').toSorted()).toEqual(['Irma Castro Nava', 'Luis Vega Ruiz']);
  });

  it('sign under their label', () => {
    expect(factsOf(LEASE, 'SIGNATURE').map(({ value, role }) => `${value}: ${role}`)).toEqual([
      'Delia Robledo Mancera: la arrendadora',
      'Hugo Paredes Luna: la arrendataria',
      'Noé Arias Peña: testigos',
      'Sara Luz Mora Vega: testigos',
    ]);
  });
});

describe('clauses of a document', () => {
  const text = `CLÁUSULAS
PRIMERA. El plazo del contrato es de dos años.
SEGUNDA. El proveedor se obliga a entregar la madera.
TERCERA. Quien incumpla pagará como pena convencional la suma de $5,000.00.
CUARTA. Las partes se someten a los tribunales de Toluca y renuncian a su fuero.`;

  it('give the term, the duty, the penalty and the courts', () => {
    expect(values(text, 'TERM')).toEqual(['2 años']);
    expect(values(text, 'OBLIGATION')).toContain('El proveedor se obliga a entregar la madera.');
    expect(factsOf(text, 'PENALTY').map(({ role }) => role)).toEqual(['pena convencional']);
    expect(values(text, 'JURISDICTION')).toHaveLength(1);
  });
});
