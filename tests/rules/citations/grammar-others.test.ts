import { describe, expect, it } from 'vitest';
import { findReferences } from '#api/legal-language/citations/references.rules.ts';

const theses = (text: string): string[] =>
  findReferences(text).flatMap((each) =>
    each.kind === 'THESIS' ? [[each.key, each.registry].filter(Boolean).join(' · ')] : [],
  );
const days = (text: string): (string | null)[] =>
  findReferences(text).flatMap((each) => (each.kind === 'GAZETTE' ? [each.date] : []));
const files = (text: string): string[] =>
  findReferences(text).flatMap((each) => (each.kind === 'CASE_FILE' ? [`${each.type} ${each.number}`] : []));

describe('theses', () => {
  it.each([
    'P./J. 12/2015 (10a.)',
    '1a./J. 22/2016 (10a.)',
    '2a./J. 61/2024 (11a.)',
    'P./J. 152/2026 (12a.)',
    '1a. CCXV/2014 (10a.)',
    '1a./J. 46/2003',
    '3a./J. 12/91',
    'P. LXXVII/99',
    'I.6o.C.381 C',
    'XVII.1o.C.T.36 K (10a.)',
    'III.7o.A.2 K (12a.)',
    'XXVII.3o.150 K (10a.)',
    'VI.2o. J/43',
    'XX.2o. J/24',
    'I.3o.C. J/12 (10a.)',
    'PC.I.C. J/57 C (10a.)',
    'PR.P.T.CN. J/11 L (11a.)',
    'PR.CRT. J/6 A (11a.)',
    '(IV Región)1o.14 L',
  ])('reads the key %s', (key) => {
    const [thesis] = findReferences(`la tesis ${key}, que obliga`);
    expect(thesis).toMatchObject({ kind: 'THESIS', key, isIrregular: false });
  });

  it.each([
    ['1a/J 22/2016', '1a./J. 22/2016'],
    ['2a/J. 75/2010', '2a./J. 75/2010'],
    ['1ª./J. 22/2016 (10ª)', '1a./J. 22/2016 (10a.)'],
    ['I.6o C 381 C', 'I.6o.C.381 C'],
    ['P./J.84/2007', 'P./J. 84/2007'],
  ])('mends the key %s and says that it was irregular', (written, key) => {
    expect(findReferences(`tesis ${written}`)).toMatchObject([{ key, isIrregular: true }]);
  });

  it.each([
    'registro digital 2032726',
    'registro: 2032726',
    'Reg. 2032726',
    'con número de registro 2032726',
    'IUS 2032726',
    'registro digital 2,032,726',
  ])('reads «%s»', (text) => {
    expect(theses(`tesis con ${text}.`)).toEqual(['2032726']);
  });

  it('joins key and registry, with the title between them', () => {
    const text = 'tesis 1a. LI/2014 (10a.), de rubro «HECHO ILÍCITO. SU DEFINICIÓN», con registro digital 2005532.';
    expect(theses(text)).toEqual(['1a. LI/2014 (10a.) · 2005532']);
    expect(findReferences(text)).toMatchObject([{ title: 'HECHO ILÍCITO. SU DEFINICIÓN' }]);
  });

  it('joins those of an official card', () => {
    expect(
      theses(
        'Registro digital: 2011430\nInstancia: Primera Sala\nDécima Época\nMateria(s): Constitucional\nTesis: 1a./J. 22/2016 (10a.)',
      ),
    ).toEqual(['1a./J. 22/2016 (10a.) · 2011430']);
  });

  it('keeps different theses apart', () => {
    expect(theses('la tesis 1a. LI/2014 (10a.) y la diversa con registro 182373')).toEqual([
      '1a. LI/2014 (10a.)',
      '182373',
    ]);
    expect(
      theses(
        'P./J. 20/2014 (10a.) y 2a./J. 172/2012 (10a.), con registros digitales 2006224 y 2002179, respectivamente',
      ),
    ).toEqual(['P./J. 20/2014 (10a.) · 2006224', '2a./J. 172/2012 (10a.) · 2002179']);
    expect(theses('«HECHO NOTORIO…», registro digital 168124. «INTERÉS SUSPENSIONAL…», P./J. 7/2025 (12a.).')).toEqual([
      '168124',
      'P./J. 7/2025 (12a.)',
    ]);
  });

  it('does not take the end of a longer number for a registry', () => {
    expect(theses('registro digital 99992032726')).toEqual(['99992032726']);
    expect(theses('tesis de registro 99992032726')).toEqual([]);
  });

  it('takes no other registry for one of theses', () => {
    expect(
      theses('registro de marca número 1234567; registro público de la propiedad 123456; registro patronal 1234567'),
    ).toEqual([]);
    expect(theses('p. 12/2015 de la revista')).toEqual([]);
  });
});

describe('the official gazette', () => {
  it.each([
    ['DOF 15-01-2026', '2026-01-15'],
    ['Diario Oficial de la Federación de 15 de enero de 2026', '2026-01-15'],
    ['D.O.F. del 15/01/2026', '2026-01-15'],
    ['(DOF: 2026-01-15)', '2026-01-15'],
    ['publicado el 15 de enero de 2026 en el Diario Oficial de la Federación', '2026-01-15'],
    ['Diario Oficial de la Federación el doce de noviembre de dos mil veintiuno', '2021-11-12'],
    ['D.O.F. 1o. de abril de 1970', '1970-04-01'],
    ['DOF 31 de junio de 2020', null],
    ['DOF 29-02-2023', null],
  ])('gives the day of «%s»', (text, day) => {
    expect(days(text)).toEqual([day]);
  });

  it('reads a list of days and leaves dates that are no publication', () => {
    expect(days('DOF 12-11-2021, 14-11-2025')).toEqual(['2021-11-12', '2025-11-14']);
    expect(days('el 15 de enero de 2026 firmó; el DOF no dice nada')).toEqual([]);
    expect(days('acuerdo de 26 de enero de 2023, publicado en el DOF el 3 de febrero de 2023')).toEqual(['2023-02-03']);
  });
});

describe('case files', () => {
  it.each([
    ['expediente 345/2023', 'CASE_FILE 345/2023'],
    ['exp. 12/2024-II', 'CASE_FILE 12/2024-II'],
    ['expediente número PFC.CDMX.B.3/001234-2026', 'CASE_FILE PFC.CDMX.B.3/001234-2026'],
    ['toca civil 12/2025', 'APPEAL_FILE 12/2025'],
    ['juicio de amparo directo 99/2023', 'DIRECT_AMPARO 99/2023'],
    ['amparo indirecto 1417/2023', 'INDIRECT_AMPARO 1417/2023'],
    ['amparo en revisión 46/2025', 'AMPARO_REVIEW 46/2025'],
    ['AMPARO DIRECTO EN REVISIÓN 1309/2023', 'DIRECT_AMPARO_REVIEW 1309/2023'],
    ['contradicción de tesis 45/2011-PL', 'CONTRADICTION 45/2011-PL'],
    ['contradicción de criterios 123/2024', 'CONTRADICTION 123/2024'],
    ['carpeta de investigación FED/CDMX/0001234/2026', 'INVESTIGATION FED/CDMX/0001234/2026'],
    ['acción de inconstitucionalidad 29/2024', 'UNCONSTITUTIONALITY 29/2024'],
    ['controversia constitucional 64/2024', 'CONTROVERSY 64/2024'],
    ['causa penal 88/2026', 'CRIMINAL_CASE 88/2026'],
    ['queja 214/2026', 'APPEAL 214/2026'],
    ['juicio de nulidad 1234/23-17-01-5', 'TRIAL 1234/23-17-01-5'],
  ])('reads «%s»', (text, expected) => {
    expect(files(`En el ${text} se resolvió.`)).toEqual([expected]);
  });

  it('reads each of several', () => {
    expect(files('acciones de inconstitucionalidad 29/2024 y su acumulada 30/2024')).toEqual([
      'UNCONSTITUTIONALITY 29/2024',
      'UNCONSTITUTIONALITY 30/2024',
    ]);
  });

  it('takes no date, letter or thesis for one', () => {
    expect(files('el expediente de 12/03/2024; oficio 500-04-2026-0123; tesis I.6o.C.T. J/12')).toEqual([]);
  });
});
