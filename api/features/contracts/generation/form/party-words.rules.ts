import { foldText } from '#schema/lib/fold-text.ts';
import { contractWords as say } from '#schema/text/contract-words.ts';
import { uncapitalized } from '#schema/text/words.ts';
import { isCompany, isWoman, type Party, type Representative } from './party.rules.ts';

/** Names and those who act for them, as contracts write them. */

export const inCapitals = (text: string): string => text.toLocaleUpperCase('es-MX');

/** «ANA e ISABEL»: before the sound of i the word is «e». */
const andBefore = (next: string): string => (/^h?i(?![aeou])/.test(foldText(next)) ? say.andBeforeI : say.and);

/** `uno`, `uno y dos`, `uno, dos e Inés`. */
export function listedNames(names: readonly string[], separator = ', '): string {
  const last = names.at(-1) ?? '';
  const link = `${separator === ', ' ? '' : separator.trimEnd()} ${andBefore(last)} `;
  return names.length < 2 ? last : `${names.slice(0, -1).join(separator)}${link}${last}`;
}

const quality = (capacity: string): string => (/^[A-ZÁÉÍÓÚÑ]{2}/.test(capacity) ? capacity : uncapitalized(capacity));

function actingFor({ name, capacity }: Representative): string {
  const who = inCapitals(name);
  return capacity === null ? say.by(who) : say.byIn(quality(capacity), who);
}

/** `ANA EJEMPLO RUIZ, representada en este acto por su apoderado, LUIS EJEMPLO SOTO`. */
export function appearanceOf(party: Party): string {
  const name = inCapitals(party.name);
  if (party.representatives.length === 0) return name;
  const word = isCompany(party) || isWoman(party) ? say.representedFeminine : say.representedMasculine;
  const acting = party.representatives.map(actingFor);
  // «por su apoderada, RITA, y por su apoderado, IVÁN»: each has a comma inside, so one stands before the «y» too.
  const who =
    acting.length > 1 ? `${acting.slice(0, -1).join(', ')}, ${say.and} ${acting.at(-1) ?? ''}` : acting.join('');
  return `${name}, ${word} ${who}`;
}

/** Several with a comma inside are separated by semicolons. */
export const appearancesOf = (parties: readonly Party[]): string =>
  listedNames(
    parties.map(appearanceOf),
    parties.some(({ representatives }) => representatives.length > 0) ? '; ' : ', ',
  );
