import { describe, expect, it } from 'vitest';
import { findLaw } from '#db/content/law-index.ts';
import scope from '#db/content/out-of-scope.json' with { type: 'json' };
import {
  causeByPlace,
  foreignJudgmentIn,
  isMexicoCity,
  placesIn,
  reachAsked,
  withoutPlaces,
} from '#api/features/research/retrieval/jurisdiction.rules.ts';

const cause = (question: string, before?: string) => causeByPlace({ question, before, area: null });

describe('places', () => {
  it.each([
    ['¿qué dice la ley en Baja California Sur?', ['Baja California Sur']],
    ['vivo en León, Guanajuato', ['Guanajuato', 'Guanajuato']],
    ['me asaltaron en Nuevo León', ['Nuevo León']],
    ['en la CDMX', [null]],
    ['en el Edomex', ['Estado de México']],
    ['me mudé de Zapopan a Cancún', ['Jalisco', 'Quintana Roo']],
  ])('«%s»', (text, states) => {
    expect(placesIn(text).map(({ state }) => state)).toEqual(states);
  });

  it.each(['vivo en la calle Sonora', 'mi jefe se apellida Guerrero', 'la colonia Hidalgo', 'quiero estar en paz'])(
    'none in «%s»',
    (text) => {
      expect(placesIn(text)).toEqual([]);
    },
  );

  it('are taken out of what is searched, save the capital, whose code is held', () => {
    expect(withoutPlaces('aguinaldo en tijuana')).toBe('aguinaldo en');
    expect(isMexicoCity(placesIn('renta en iztapalapa'))).toBe(true);
    expect(isMexicoCity(placesIn('rento un depa en la colonia Narvarte'))).toBe(true);
    expect(isMexicoCity(placesIn('rento en la colonia Obrera de Monterrey'))).toBe(false);
    expect(isMexicoCity(placesIn('vivo en la calle Polanco'))).toBe(false);
    expect(withoutPlaces('renta en cdmx')).toBe('renta en cdmx');
  });
});

describe('the law of a state', () => {
  it.each([
    ['¿Qué pena tiene el robo de ganado en Coahuila?', 'CRIMINAL'],
    ['¿es legal abortar en Jalisco?', 'CRIMINAL'],
    ['requisitos para adoptar en Sinaloa', 'FAMILY'],
    ['¿cómo se reparte una herencia sin testamento en Chiapas?', 'CIVIL'],
    ['soy maestra del estado de Durango con plaza estatal, ¿cuántas vacaciones tengo?', 'STATE_WORKERS'],
    ['¿Qué dice la ley de educación de Tamaulipas?', 'OTHER'],
    ['arancel de los notarios en Querétaro', 'NOTARIES'],
  ])('«%s» is not held', (question, field) => {
    expect(cause(question)).toMatchObject({ kind: 'STATE_LAW', field });
  });

  it.each([
    'En Sonora, ¿cuántos años tengo para cobrar un pagaré?',
    'trabajo en una maquila en Tijuana, ¿cuánto aguinaldo me toca?',
    'me detuvieron en Oaxaca por robo, ¿cuántas horas me pueden retener?',
    'En un ejido de Nayarit, ¿quién hereda la parcela?',
    '¿La Ley Federal del Trabajo se aplica en Colima o hay otra ley estatal?',
    'trabajo en el gobierno federal en Mérida, ¿cuánto aguinaldo me dan?',
    'vivo en Guadalajara y quiero poner una queja contra mi banco',
  ])('«%s» is federal', (question) => {
    expect(cause(question)).toBeNull();
  });

  it('is asked about by a place alone after another question', () => {
    expect(cause('¿y en Nuevo León?', '¿cuántos años de concubinato piden en la CDMX?')).toMatchObject({
      place: 'Nuevo León',
      field: 'FAMILY',
    });
    expect(cause('¿y en Coahuila?', '¿cuánto aguinaldo me toca en Tijuana?')).toBeNull();
  });

  it('of Mexico City is its civil code, and nothing else', () => {
    expect(cause('¿necesito una causa para divorciarme en la Ciudad de México?')).toBeNull();
    expect(cause('¿cuántos años de cárcel dan por robo en la CDMX?')).toMatchObject({ field: 'CRIMINAL' });
  });

  it('of a town is its own too', () => {
    expect(cause('¿cuánto cuesta la multa por pasarse un alto en Monterrey?')).toMatchObject({ kind: 'LOCAL' });
  });
});

describe('federal law in a state', () => {
  it('is told to who asks which law rules there', () => {
    expect(reachAsked({ question: '¿cambia el plazo del despido en Campeche?' })).toEqual({
      law: 'lft',
      place: 'Campeche',
    });
    expect(reachAsked({ question: 'me despidieron en Campeche' })).toBeNull();
    expect(reachAsked({ question: '¿y en Coahuila?', before: '¿cuánto aguinaldo me toca?' })?.law).toBe('lft');
  });

  it('names laws that are held', () => {
    for (const { law } of scope.federalMatters) if (law) expect(findLaw(law), law).not.toBeNull();
    for (const law of scope.wholeCountry) expect(findLaw(law), law).not.toBeNull();
  });
});

it('a judgment from abroad that is to count in Mexico is Mexican law', () => {
  expect(foreignJudgmentIn('Me divorcié en Texas, ¿cómo hago valer esa sentencia en México?')).not.toBeNull();
  expect(foreignJudgmentIn('¿cómo me divorcio en México?')).toBeNull();
});
