import { foldName } from './law-names.rules.ts';

/**
 * In which time zone a court works, by its name and place.
 * @source Ley de los Husos Horarios en los Estados Unidos Mexicanos (DOF 28-10-2022) and the decrees on the northern
 * border, as the IANA time zone database applies them. The text of that law is not held here.
 */

const CENTRE = 'America/Mexico_City';

interface Town {
  names: RegExp;
  /** Another state has a town of that name: the state must be named too. */
  state?: RegExp;
  zone: string;
}

/** Towns that differ from the rest of their state, and those that are named without it. */
const TOWNS: readonly Town[] = [
  { names: /\b(?:tijuana|mexicali|ensenada|tecate|rosarito|san quintin)\b/, zone: 'America/Tijuana' },
  { names: /\b(?:cancun|chetumal|playa del carmen|cozumel|tulum)\b/, zone: 'America/Cancun' },
  // Those of the northern border keep the summer time of the United States.
  { names: /\b(?:(?:ciudad|cd) juarez|(?:distrito|judicial) bravos|praxedis)\b/, zone: 'America/Ciudad_Juarez' },
  { names: /\b(?:juarez|ascension|janos|guadalupe)\b/, state: /\bchihuahua\b/, zone: 'America/Ciudad_Juarez' },
  { names: /\b(?:ojinaga|coyame|manuel benavides)\b/, zone: 'America/Ojinaga' },
  { names: /\b(?:reynosa|nuevo laredo|heroica matamoros|h matamoros)\b/, zone: 'America/Matamoros' },
  {
    names: /\b(?:matamoros|rio bravo|valle hermoso|miguel aleman|diaz ordaz|camargo|mier)\b/,
    state: /\btamaulipas\b/,
    zone: 'America/Matamoros',
  },
  { names: /\b(?:piedras negras|ciudad acuna)\b/, zone: 'America/Matamoros' },
  { names: /\b(?:acuna|allende|nava|villa union)\b/, state: /\bcoahuila\b/, zone: 'America/Matamoros' },
  { names: /\banahuac\b/, state: /\bnuevo leon\b/, zone: 'America/Matamoros' },
  { names: /\b(?:bahia de banderas|bucerias)\b/, zone: CENTRE },
  {
    names: /\b(?:culiacan|mazatlan|los mochis|guasave|tepic|los cabos|cabo san lucas|san jose del cabo)\b/,
    zone: 'America/Mazatlan',
  },
  {
    names: /\b(?:hermosillo|ciudad obregon|cd obregon|guaymas|navojoa|san luis rio colorado|agua prieta)\b/,
    zone: 'America/Hermosillo',
  },
];

/** The longer name first: «Baja California Sur» is not «Baja California». */
const STATES: readonly [RegExp, string][] = [
  [/\bbaja california sur\b/, 'America/Mazatlan'],
  [/\bbaja california\b/, 'America/Tijuana'],
  [/\bquintana roo\b/, 'America/Cancun'],
  [/\bsonora\b/, 'America/Hermosillo'],
  [/\b(?:sinaloa|nayarit)\b/, 'America/Mazatlan'],
  [
    /\b(?:aguascalientes|campeche|chiapas|chihuahua|ciudad de mexico|cdmx|distrito federal|coahuila|colima|durango|estado de mexico|guanajuato|guerrero|hidalgo|jalisco|michoacan|morelos|nuevo leon|oaxaca|puebla|queretaro|san luis potosi|tabasco|tamaulipas|tlaxcala|veracruz|yucatan|zacatecas|suprema corte)\b/,
    CENTRE,
  ],
];

/** Circuits of the federal judiciary whose whole territory has another hour than the capital. */
const CIRCUITS: readonly [RegExp, string][] = [
  [/(?<!decimo |gesimo )\bquinto circuito\b/, 'America/Hermosillo'],
  [/\b(?:decimo ?segundo|duodecimo) circuito\b/, 'America/Mazatlan'],
  [/(?<!gesimo )\bdecimo ?quinto circuito\b/, 'America/Tijuana'],
  [/\bvigesimo ?cuarto circuito\b/, 'America/Mazatlan'],
  [/\bvigesimo ?sexto circuito\b/, 'America/Mazatlan'],
  [/\bvigesimo ?septimo circuito\b/, 'America/Cancun'],
  // The seventeenth and the nineteenth have courts on the border, which name their town.
  [/\bcircuito\b/, CENTRE],
];

const MIXED_STATES = /\b(?:chihuahua|coahuila|nayarit|nuevo leon|tamaulipas)\b/;

/** The zone of every court of a state; null: its courts are in several, or no state is named. */
export const zoneOfJudiciary = (name: string): string | null =>
  MIXED_STATES.test(foldName(name)) ? null : zoneOfCourt({ name, place: null });

/** IANA name; null: nothing in the name or the place says where the court is. */
export function zoneOfCourt({ name, place }: { name: string; place: string | null }): string | null {
  const where = foldName([name, place].filter(Boolean).join(' '));
  const town = TOWNS.find(({ names, state }) => names.test(where) && (state?.test(where) ?? true));
  if (town) return town.zone;
  return [...STATES, ...CIRCUITS].find(([names]) => names.test(where))?.[1] ?? null;
}
