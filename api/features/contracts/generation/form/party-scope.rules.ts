import { BLANK } from '#schema/lib/contract-body.ts';
import { contractWords as say } from '#schema/text/contract-words.ts';
import type { RoleWords } from '#db/content/contracts/contract-template.ts';
import { appearanceOf, appearancesOf, inCapitals, listedNames } from './party-words.rules.ts';
import { ageOf, birthDateOf, isCompany, isForeign, isMinor, isWoman, partyNamed, type Party } from './party.rules.ts';

/** What the texts may say of a party: `vendedor.rol`, `persona.nombre`. What was not given is null. */

const PERSON = Symbol('person');
const SET = Symbol('parties');

export interface PersonScope {
  [PERSON]: true;
  nombre: string;
  comparecencia: string;
  domicilio: string | null;
  rfc: string | null;
  curp: string | null;
  correo: string | null;
  identificacion: string | null;
  estado_civil: string | null;
  nacionalidad: string | null;
  documento_migratorio: string | null;
  ocupacion: string | null;
  nacimiento: string | null;
  constitutiva: string | null;
  es_empresa: boolean;
  es_extranjero: boolean;
  es_menor: boolean;
  es_mujer: boolean;
  casado_sociedad: boolean;
  representantes: { nombre: string; cargo: string | null; instrumento: string | null; es_mujer: boolean }[];
}

export interface PartySetScope {
  [SET]: true;
  personas: PersonScope[];
  cuantos: number;
  varios: boolean;
  es_mujer: boolean;
  rol: string;
  rol_solo: string;
  del: string;
  al: string;
  nombres: string;
  comparecencia: string;
  hay_empresa: boolean;
  hay_extranjero: boolean;
  hay_menor: boolean;
  hay_representante: boolean;
  /** Years of the youngest whose birth date is known; null: of nobody. */
  edad_menor: number | null;
  casado_sociedad: boolean;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const isPerson = (value: unknown): value is PersonScope => isObject(value) && PERSON in value;
export const isPartySet = (value: unknown): value is PartySetScope => isObject(value) && SET in value;

function personScope(party: Party, today: string): PersonScope {
  const isFeminine = isWoman(party);
  const married = party.maritalStatus;
  return {
    [PERSON]: true,
    nombre: party.name === BLANK ? BLANK : inCapitals(party.name),
    comparecencia: appearanceOf(party),
    domicilio: party.address,
    rfc: party.rfc,
    curp: party.curp,
    correo: party.email,
    identificacion: party.idDocument,
    estado_civil: married === null ? null : say.marital[married][isFeminine ? 'female' : 'male'],
    nacionalidad: party.nationality,
    documento_migratorio: party.migratoryDocument,
    ocupacion: party.occupation,
    nacimiento: birthDateOf(party),
    constitutiva: party.incorporation,
    es_empresa: isCompany(party),
    es_extranjero: isForeign(party),
    es_menor: isMinor(party, today),
    es_mujer: isFeminine,
    casado_sociedad: married === 'MARRIED_COMMUNITY',
    representantes: party.representatives.map(({ name, capacity, instrument, gender }) => ({
      nombre: inCapitals(name),
      cargo: capacity,
      instrumento: instrument,
      es_mujer: gender === 'FEMALE',
    })),
  };
}

/** «EL VENDEDOR», «LA VENDEDORA»: companies take the masculine. */
const onlyWomen = (parties: readonly Party[]): boolean => parties.every(isWoman);

function wordOf(role: RoleWords, isSeveral: boolean, isFeminine: boolean): string {
  const word = isSeveral ? (isFeminine ? role.females : role.males) : isFeminine ? role.female : role.male;
  return inCapitals(word);
}

function withArticle(word: string, isSeveral: boolean, isFeminine: boolean): { rol: string; del: string; al: string } {
  const article = say.articles[isSeveral ? (isFeminine ? 'females' : 'males') : isFeminine ? 'female' : 'male'];
  return { rol: `${article.bare} ${word}`, del: `${article.of} ${word}`, al: `${article.to} ${word}` };
}

/** The role of one of them, for the line that they sign on. */
export function roleOfOne(party: Party, role: RoleWords): string {
  const isFeminine = role.isFeminine === true || isWoman(party);
  return withArticle(wordOf(role, false, isFeminine), false, isFeminine).rol;
}

function youngestOf(parties: readonly Party[], today: string): number | null {
  const ages = parties.flatMap((party) => ageOf(party, today) ?? []);
  return ages.length === 0 ? null : Math.min(...ages);
}

export function partySetScope(parties: readonly Party[], role: RoleWords, today: string): PartySetScope {
  const [isSeveral, isFeminine] = [parties.length > 1, role.isFeminine === true || onlyWomen(parties)];
  const word = wordOf(role, isSeveral, isFeminine);
  return {
    [SET]: true,
    personas: parties.map((party) => personScope(party, today)),
    cuantos: parties.length,
    varios: isSeveral,
    es_mujer: isFeminine,
    rol_solo: word,
    ...withArticle(word, isSeveral, isFeminine),
    nombres: listedNames(parties.map(({ name }) => inCapitals(name))),
    comparecencia: appearancesOf(parties),
    hay_empresa: parties.some(isCompany),
    hay_extranjero: parties.some(isForeign),
    hay_menor: parties.some((party) => isMinor(party, today)),
    hay_representante: parties.some(({ representatives }) => representatives.length > 0),
    edad_menor: youngestOf(parties, today),
    casado_sociedad: parties.some(({ maritalStatus }) => maritalStatus === 'MARRIED_COMMUNITY'),
  };
}

/** A required party of whom nothing was filled in yet. */
export const blankPartySet = (role: RoleWords, today: string): PartySetScope =>
  partySetScope([partyNamed(BLANK)], role, today);

/** What a text may ask of a party; anything else is an error at the start. */
export const PARTY_WORDS: ReadonlySet<string> = new Set(
  Object.keys(partySetScope([partyNamed('x')], { male: 'x', female: 'x', males: 'x', females: 'x' }, '2000-01-01')),
);
