import { describe, expect, test } from 'vitest';
import { claim, codesOf, judged } from '../../../support/legal-documents.ts';

/** A requirement cites the law that rules the document, and only what that law asks for. */

const FACTS = 'HECHOS\n1. El 3 de enero de 2021 presté al demandado esa suma.';
const byWay = (way: string): string => claim(FACTS).replace('vía ordinaria civil', way);
const lawsOf = (text: string): string[] => [
  ...new Set(judged('CLAIM', text).requirements.flatMap(({ basis }) => basis.map(({ law }) => law))),
];
const citedFor = (text: string, part: string): string[] =>
  judged('CLAIM', text)
    .requirements.filter(({ code }) => code.endsWith(`.${part}`))
    .flatMap(({ basis }) => basis.map(({ law, article }) => `${law} ${article}`));

describe('a claim', () => {
  test('against a mercantile company in the civil way is no claim of commerce', () => {
    const text = claim(FACTS).replace('de Óscar Ruelas Tamez', 'de la sociedad mercantil Roble, S.A. de C.V.,');
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

  test('of a worker need not cite the law', () => {
    const text = claim(FACTS).replace('C. JUEZ DE LO CIVIL EN TURNO', 'TRIBUNAL LABORAL DE PUEBLA');
    expect(lawsOf(text)).toEqual(['lft']);
    expect(citedFor(text, 'law')).toEqual([]);
  });

  test('of who serves the State is ruled by its law, also where that of work is cited', () => {
    const text = claim(FACTS)
      .replace('C. JUEZ DE LO CIVIL EN TURNO', 'TRIBUNAL FEDERAL DE CONCILIACIÓN Y ARBITRAJE')
      .replace('Artículo 2108 del código civil', 'La Ley Federal del Trabajo se aplica de manera supletoria');
    expect(lawsOf(text)).toEqual(['lftse']);
  });

  test('before the administrative court asks for grounds of challenge instead of grounds of law', () => {
    const text = claim(FACTS).replace(
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
