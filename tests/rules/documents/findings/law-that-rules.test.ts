import { describe, expect, test } from 'vitest';
import type { LegalDocumentKind } from '#schema/generated/contract.ts';
import {
  claim,
  codesOf,
  contract,
  deed,
  employment,
  judged,
  lease,
  letterOfAttorney,
  note,
  power,
  PROMISE,
  services,
  will,
} from '../../../support/legal-documents.ts';

/** A requirement cites the law that rules the document, and only what that law asks for. */

const FACTS = 'HECHOS\n1. El 3 de enero de 2021 presté al demandado esa suma.';
/** Of 2025, when the national code of procedure is published. */
const claimOf2025 = claim(FACTS).replace('mayo de 2022', 'mayo de 2025');
const byWay = (way: string): string => claimOf2025.replace('vía ordinaria civil', way);
const lawsOf = (text: string): string[] => [
  ...new Set(judged('CLAIM', text).requirements.flatMap(({ basis }) => basis.map(({ law }) => law))),
];
const citedFor = (text: string, part: string): string[] =>
  judged('CLAIM', text)
    .requirements.filter(({ code }) => code.endsWith(`.${part}`))
    .flatMap(({ basis }) => basis.map(({ law, article }) => `${law} ${article}`));

describe('a claim', () => {
  test('against a mercantile company in the civil way is no claim of commerce', () => {
    const text = claimOf2025.replace('de Óscar Ruelas Tamez', 'de la sociedad mercantil Roble, S.A. de C.V.,');
    expect(lawsOf(text)).toEqual(['cnpcf']);
  });

  test.each([
    ['vía ordinaria mercantil', 'ccom 1378', 'ccom 1380'],
    ['vía oral mercantil', 'ccom 1390 Bis 11', 'ccom 1390 Bis 12'],
    ['vía ejecutiva mercantil', 'ccom 1399'],
  ])('in the %s is ruled by its own articles', (way, ...articles) => {
    expect(lawsOf(byWay(way))).toEqual(['ccom']);
    expect(citedFor(byWay(way), 'facts')).toEqual(articles);
  });

  test('of before the national code of procedure does not rest on it, and needs facts all the same', () => {
    expect(lawsOf(claim(FACTS))).toEqual([]);
    expect(codesOf('CLAIM', claim(''))).toEqual(['claim.facts']);
    expect(codesOf('CLAIM', claim('').replace('mayo de 2022', 'mayo de 2025'))).toEqual(['claim.facts']);
  });

  test('to a board of conciliation does not rest on the articles of the courts that came after', () => {
    const text = claim(FACTS).replace('C. JUEZ DE LO CIVIL EN TURNO', 'H. JUNTA LOCAL DE CONCILIACIÓN Y ARBITRAJE');
    expect(lawsOf(text)).toEqual([]);
    expect(stateOf('CLAIM', text, 'claim.labour_board.facts')).toBe('MET');
  });

  test('of a worker need not cite the law', () => {
    const text = claimOf2025.replace('C. JUEZ DE LO CIVIL EN TURNO', 'TRIBUNAL LABORAL DE PUEBLA');
    expect(lawsOf(text)).toEqual(['lft']);
    expect(citedFor(text, 'law')).toEqual([]);
  });

  test('of who serves the State is ruled by its law, also where that of work is cited', () => {
    const text = claimOf2025
      .replace('C. JUEZ DE LO CIVIL EN TURNO', 'TRIBUNAL FEDERAL DE CONCILIACIÓN Y ARBITRAJE')
      .replace('Artículo 2108 del código civil', 'La Ley Federal del Trabajo se aplica de manera supletoria');
    expect(lawsOf(text)).toEqual(['lftse']);
  });

  test('before the administrative court asks for grounds of challenge instead of grounds of law', () => {
    const text = claimOf2025.replace(
      'C. JUEZ DE LO CIVIL EN TURNO',
      'TRIBUNAL FEDERAL DE JUSTICIA ADMINISTRATIVA, SALA REGIONAL',
    );
    expect(lawsOf(text)).toEqual(['lfpca']);
    expect(citedFor(text, 'law')).toEqual([]);
    expect(citedFor(text, 'concepts')).toEqual(['lfpca 14']);
  });
});

const amparo = (kind: string, facts = ''): string => `H. TRIBUNAL EN TURNO
PRESENTE
Laura Ibáñez Montes, por mi derecho, con domicilio en Roble 3, vengo a promover juicio de ${kind}.
AUTORIDAD RESPONSABLE: Sala Civil de Puebla.
ACTO RECLAMADO: la sentencia de 3 de enero de 2022, notificada el 5 de enero de 2022.
${facts}
CONCEPTOS DE VIOLACIÓN
ÚNICO. Se violan los artículos 14 y 16 constitucionales. Apoya lo anterior el amparo directo 25/2019.
Por lo expuesto, pido: ÚNICO. Conceder la protección de la justicia federal.
PROTESTO LO NECESARIO
Puebla, Puebla, a 20 de enero de 2022
(firma) Laura Ibáñez Montes`;

describe('a claim of amparo', () => {
  test('that is direct needs no facts under oath, and rests on article 175', () => {
    expect(codesOf('CLAIM', amparo('amparo directo'))).toEqual([]);
    expect(citedFor(amparo('amparo directo'), 'act')).toEqual(['lamparo 175']);
  });

  test('that is indirect tells the facts before the act, also where it cites a direct one', () => {
    expect(codesOf('CLAIM', amparo('amparo indirecto'))).toEqual(['claim.facts']);
    const told = 'Bajo protesta de decir verdad: el 3 de enero de 2022 se dictó la sentencia.';
    expect(codesOf('CLAIM', amparo('amparo indirecto', told))).toEqual([]);
  });

  test('for somebody held incommunicado needs no more than act and authority', () => {
    const text = amparo('amparo indirecto').replace('la sentencia', 'la incomunicación');
    expect(codesOf('CLAIM', text)).toEqual([]);
  });
});

const stateOf = (type: LegalDocumentKind, text: string, code: string): string | undefined =>
  judged(type, text).requirements.find((requirement) => requirement.code === code)?.state;
const articlesOf = (type: LegalDocumentKind, text: string, code: string): string[] =>
  judged(type, text)
    .findings.filter((finding) => finding.code === code)
    .flatMap(({ basis }) => basis.map(({ law, article }) => `${law} ${article}`));

describe('a note', () => {
  test('to the bearer or to somebody named is payable to who is named', () => {
    const text = note(PROMISE.replace('a la orden de', 'al portador o a la orden de'));
    expect(codesOf('PROMISSORY_NOTE', text)).toEqual([]);
  });

  test('whose place of payment fills a blank has one', () => {
    const text = note(PROMISE.replace('en la ciudad de Puebla', 'en __Acámbaro, Gto.__ '));
    expect(codesOf('PROMISSORY_NOTE', text)).toEqual([]);
  });

  test('short of what the law supplies is not marked as one that is void', () => {
    const severityOf = (words: string): string | undefined =>
      judged('PROMISSORY_NOTE', note(PROMISE.replace(words, ''))).findings[0]?.severity;
    expect(severityOf(', en la ciudad de Puebla,')).toBe('LOW');
    expect(severityOf(', el día 5 de septiembre de 2022')).toBe('MEDIUM');
    expect(severityOf('a la orden de Laura Ibáñez Montes, ')).toBe('HIGH');
  });

  test('with excessive interest does not rest on the reduction that a debtor asks for in a civil suit', () => {
    const text = note(`${PROMISE} Causará intereses moratorios a razón de 8 por ciento mensual.`);
    expect(articlesOf('PROMISSORY_NOTE', text, 'interest.usury.note')).toEqual(['lgtoc 174', 'cpeum 1']);
  });
});

describe('a power', () => {
  test('for suits whose special faculties are told one by one has them', () => {
    const text = power(
      'PRIMERA. Otorga a Óscar Ruelas Tamez poder general para pleitos y cobranzas, con facultades para desistirse, transigir, absolver posiciones y recibir pagos.',
    );
    expect(codesOf('POWER_OF_ATTORNEY', text)).toEqual([]);
  });

  test('to vote for a shareholder needs no witnesses', () => {
    const text = letterOfAttorney('').replace(
      'recoja mi título',
      'vote en la asamblea general de accionistas de Roble, S.A. de C.V.',
    );
    expect(codesOf('POWER_OF_ATTORNEY', text)).toEqual([]);
  });

  test('for a suit of work is asked for witnesses by the law of work', () => {
    const text = letterOfAttorney('').replace('recoja mi título', 'me represente en el juicio laboral 25/2020');
    expect(codesOf('POWER_OF_ATTORNEY', text)).toEqual(['signature.witnesses.labour']);
    expect(articlesOf('POWER_OF_ATTORNEY', text, 'signature.witnesses.labour')).toEqual(['lft 692']);
  });

  test('against a company is not asked who may act for the company', () => {
    const text = letterOfAttorney('TESTIGO\n(firma) Juan Pérez Lima\nTESTIGO\n(firma) Rosa Luna Gil').replace(
      'recoja mi título',
      'demande a Roble, S.A. de C.V.',
    );
    expect(stateOf('POWER_OF_ATTORNEY', text, 'power.company_authority')).toBe('UNCERTAIN');
  });
});

describe('a will', () => {
  test('is not short of what the law leaves to who makes it', () => {
    const text = will()
      .replace(' SEGUNDA. Nombra albacea al mismo.', '')
      .replace('Instituye heredero a', 'Nombra tutor a');
    expect(stateOf('WILL', text, 'will.executor')).toBe('UNCERTAIN');
    expect(stateOf('WILL', text, 'will.beneficiaries')).toBe('UNCERTAIN');
  });

  test('by own hand need not speak of its deposit', () => {
    const text =
      'TESTAMENTO OLÓGRAFO\nPuebla, a 4 de mayo de 2015\nYo, Laura Ibáñez Montes, dejo todo a mi hijo Óscar Ruelas Ibáñez, mi heredero.\n(firma) Laura Ibáñez Montes';
    expect(stateOf('WILL', text, 'will.holograph.deposit')).toBe('UNCERTAIN');
  });
});

describe('a deed', () => {
  test('of a gift is not asked for the price of the sale by which the house came', () => {
    const text = deed(
      'ANTECEDENTES. La casa se adquirió por compraventa, inscrita en el Registro Público. PRIMERA. Laura Ibáñez Montes dona la casa a Óscar Ruelas Tamez.',
    );
    expect(stateOf('DEED', text, 'deed.price')).toBeUndefined();
    expect(stateOf('DEED', text, 'deed.title')).toBeUndefined();
    expect(stateOf('DEED', text, 'deed.registry')).toBe('MET');
  });
});

test('a deed that does not speak of its registry binds all the same', () => {
  const text = deed('PRIMERA. Laura Ibáñez Montes dona la casa a Óscar Ruelas Tamez.');
  expect(stateOf('DEED', text, 'deed.registry')).toBe('UNCERTAIN');
});

test('acts of a power may stand in a list', () => {
  const text = letterOfAttorney('').replace(
    'para que a mi nombre recoja mi título',
    'para que, en mi nombre y representación:\n1) pidan mi título;\n2) lo recojan',
  );
  expect(stateOf('POWER_OF_ATTORNEY', text, 'power.acts')).toBe('MET');
});

describe('a contract', () => {
  const withoutCourts = (text: string): string => text.replace(/DÉCIMA\. JURISDICCIÓN[^\n]*\n/, '');

  test('of work is asked for no courts: who works chooses them', () => {
    const text = withoutCourts(employment('El aguinaldo será de quince días.'));
    expect(codesOf('CONTRACT', text)).toEqual([]);
    expect(stateOf('CONTRACT', text, 'contract.courts')).toBeUndefined();
    expect(codesOf('CONTRACT', withoutCourts(services('PRIMERA. Pintará la casa.')))).toEqual(['jurisdiction.missing']);
  });

  test('of work tells the days of pay however it says them', () => {
    const text = employment('Habrá aguinaldo.', 'El salario es de $400.00 diarios, pagaderos los días 15 y último.');
    expect(stateOf('CONTRACT', text, 'contract.employment.payday')).toBe('MET');
  });

  test('that settles work is asked for no courts either', () => {
    const settled = (role: string): string =>
      withoutCourts(
        contract('CONVENIO DE TERMINACIÓN Y FINIQUITO', ['LA EMPRESA', role], 'PRIMERA. Se paga lo convenido.'),
      );
    expect(codesOf('CONTRACT', settled('EL TRABAJADOR'))).toEqual([]);
    expect(codesOf('CONTRACT', settled('EL DISTRIBUIDOR'))).toEqual(['jurisdiction.missing']);
  });

  test('of work names beneficiaries since the law asks for them', () => {
    const text = employment('El aguinaldo será de quince días.');
    expect(stateOf('CONTRACT', text, 'contract.employment.beneficiaries')).toBe('MISSING');
    expect(stateOf('CONTRACT', text.replaceAll('2023', '2018'), 'contract.employment.beneficiaries')).toBeUndefined();
  });

  test('of works does not rest on the fees of professions', () => {
    const text = contract('CONTRATO DE OBRA', ['LA CLIENTE', 'EL CONTRATISTA'], 'PRIMERA. El precio es de $9,000.00.');
    expect(stateOf('CONTRACT', text, 'contract.works.price')).toBe('MET');
    expect(stateOf('CONTRACT', text, 'contract.services.fee')).toBeUndefined();
  });

  test('with an institution of sureties is asked for no waiver', () => {
    const surety = 'PRIMERA. El fiador será una institución de fianzas autorizada.';
    expect(codesOf('CONTRACT', lease(surety))).toEqual([]);
  });
});
