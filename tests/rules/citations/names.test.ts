import { describe, expect, it } from 'vitest';
import { findReferences } from '#api/legal-language/citations/references.rules.ts';
import { findReplacedLaw } from '#api/legal-language/citations/laws/replaced-laws.rules.ts';
import { findLaw } from '#db/content/law-index.ts';

/** Law and name of the only article that is cited. */
const cited = (text: string): [string | null, string | null] => {
  const [found, ...others] = findReferences(text).filter((each) => each.kind === 'STATUTE');
  expect(others).toEqual([]);
  return [found?.law ?? null, found?.lawName ?? null];
};
const of = (law: string): string => `artículo 10 ${/^(?:Ley|Const|Carta|LEY|ley)/.test(law) ? 'de la' : 'del'} ${law}`;

describe('a law whose name goes on behind the name of one that is held', () => {
  it.each([
    'Constitución de la Nación Argentina',
    'Constitución de la República Argentina',
    'Constitución local',
    'Constitución Local',
    'Constitución estatal',
    'Constitución particular del Estado',
    'Constitución Política local',
    'Constitución de Apatzingán',
    'Constitución de Weimar',
    'Constitución Nacional',
    'Constitución Federal Suiza',
    'Constitución de la Unión Europea',
    'Constitución Política de la República Oriental del Uruguay',
    'Ley Federal del Trabajo Burocrático',
    'ley federal del trabajo burocrático',
    'Ley Federal del Trabajo Digital para Plataformas',
    'Ley General de Salud Mental',
    'LEY GENERAL DE SALUD MENTAL',
    'Ley General de Educación Superior',
    'Ley Federal de Protección al Consumidor Financiero',
    'Ley del Impuesto al Valor Agregado Ecológico',
    'Ley de Expropiación Forzosa',
    'Ley de Migración y Extranjería de Chile',
    'Ley de Nacionalidad y Naturalización',
    'Ley de Sociedades de Inversión',
    'Ley de Adquisiciones y Obras Públicas',
    'Ley Aduanera Común Andina',
    'Ley Agraria de la Reforma de Cuba',
    'Ley de Amparo Laboral',
    'Ley de Amparo Directo y Procedimiento',
    'Ley Orgánica del Poder Judicial Local',
    'Ley de Transparencia y Acceso a la Información Pública del Estado de Guerrero',
    'ley de transparencia y acceso a la información pública del estado',
    'LEY DE TRANSPARENCIA Y ACCESO A LA INFORMACIÓN PÚBLICA DEL DISTRITO FEDERAL',
    'Ley de Transparencia y de Fomento a la Competencia en el Crédito Garantizado',
    'Código Penal Militar',
    'Código Fiscal Municipal',
    'Código Fiscal de la Federación Rusa',
    'Código Civil Federal Suizo',
    'Código Civil y Comercial de la Nación',
    'código civil y comercial',
    'Código Civil local',
    'Código Civil del Distrito y Territorios Federales',
    'Código de Comercio Electrónico',
  ])('«%s» is not held, under its whole name', (law) => {
    expect(cited(`${of(law)}.`)).toEqual([null, law]);
  });

  it.each([
    ['Constitución Política de los Estados Unidos Mexicanos', 'cpeum'],
    ['Constitución Política Mexicana', 'cpeum'],
    ['Constitución Política del País', 'cpeum'],
    ['Constitución Política de la República Mexicana', 'cpeum'],
    ['Constitución de la República', 'cpeum'],
    ['Constitución Federal vigente', 'cpeum'],
    ['Código Civil Federal', 'ccf'],
    ['Código Civil de la Federación', 'ccf'],
    ['Código Civil Federal vigente', 'ccf'],
    ['Código Civil Federal Libro Cuarto', 'ccf'],
    ['Código Civil para el Distrito Federal', 'ccdf'],
    ['Código de Comercio Mexicano', 'ccom'],
    ['Código de Comercio Título Segundo', 'ccom'],
    ['Código Fiscal de la Federación en vigor', 'cff'],
    ['Ley de Amparo de aplicación supletoria', 'lamparo'],
    ['Ley de Amparo antes citada', 'lamparo'],
    ['Ley de Amparo El juicio procede', 'lamparo'],
    ['Ley de Amparo, Juan Pérez promovió', 'lamparo'],
    ['Ley de Amparo, y los Señores Ministros votaron', 'lamparo'],
    ['Ley de Amparo y Código de Comercio', 'lamparo'],
    ['Ley Agraria del Tribunal Unitario', 'lagraria'],
    ['Ley Reglamentaria de las Fracciones I y II del Artículo 105 Constitucional', 'lrart105'],
    ['Ley de Coordinación Fiscal y Décimo Tercero de las Disposiciones', 'lcf'],
    ['Ley de Transparencia y de Acceso a la Información Pública', 'lgtaip'],
    ['Ley General del Equilibrio Ecológico y Protección al Ambiente', 'lgeepa'],
    ['Ley Federal del Trabajo reformada', 'lft'],
    ['Ley Federal del Trabajo Mexicana', 'lft'],
    ['LFT Juan Pérez demandó', 'lft'],
    ['Ley Federal del Trabajo. Burocrático es otro', 'lft'],
    ['Ley General de Cambio Climático y la Estrategia Nacional', 'lgcc'],
  ])('«%s» is the law that is held', (text, law) => {
    expect(cited(of(text))[0]).toBe(law);
  });
});

describe('laws of before', () => {
  it.each([
    ['Ley Federal de Telecomunicaciones y Radiodifusión', 'lmtr'],
    ['Ley de la Propiedad Industrial', 'lfppi'],
    ['Ley Federal de Transparencia y Acceso a la Información Pública', 'lgtaip'],
    ['Código Federal de Procedimientos Penales', 'cnpp'],
    ['Ley de Quiebras y de Suspensión de Pagos', 'lcm'],
    ['LFTR', 'lmtr'],
    ['COFIPE', 'lgipe'],
  ])('«%s» is not the law that took its place', (name, by) => {
    expect(cited(`${of(name)}.`)).toEqual([null, name]);
    const replaced = findReplacedLaw(name);
    expect(replaced?.by).toBe(by);
    expect(findLaw(by)).not.toBeNull();
  });

  it.each([
    'Ley del Impuesto sobre la Renta vigente hasta 2013',
    'Ley del Impuesto sobre la Renta vigente hasta el 31 de diciembre de 2013',
    'Ley del Impuesto sobre la Renta aplicable en 2012',
    'Ley del Seguro Social vigente hasta el 30 de junio de 1997',
    'Ley de Amparo vigente hasta el 2 de abril de 2013',
    'Ley de Amparo, vigente en 2010',
    'Ley Federal del Trabajo en su texto original',
    'Constitución de 1917 en su texto original',
  ])('«%s» is another law', (name) => {
    expect(cited(of(name))).toEqual([null, name]);
  });

  it.each([
    ['Ley del Impuesto sobre la Renta vigente en 2024', 'lisr'],
    ['Ley del Impuesto sobre la Renta vigente a partir de 2014', 'lisr'],
    ['Ley del Seguro Social vigente', 'lss'],
    ['Ley Federal de Protección a la Propiedad Industrial', 'lfppi'],
  ])('«%s» is the one that rules', (text, law) => {
    expect(cited(of(text))[0]).toBe(law);
  });
});
