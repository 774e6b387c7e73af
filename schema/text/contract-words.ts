import type { ContractJurisdiction } from '../generated/contract.ts';

/** Words that the engine of contracts puts into documents. The texts of templates are in `db/content/contracts/`. */
export const contractWords = {
  and: 'y',
  andBeforeI: 'e',
  point: 'punto',
  percent: 'por ciento',
  firstOfMonth: 'primero',
  dayInWords: (day: string, month: string, year: string) => `${day} de ${month} de ${year}`,
  articles: {
    male: { bare: 'EL', of: 'del', to: 'al' },
    female: { bare: 'LA', of: 'de LA', to: 'a LA' },
    males: { bare: 'LOS', of: 'de LOS', to: 'a LOS' },
    females: { bare: 'LAS', of: 'de LAS', to: 'a LAS' },
  },
  representedFeminine: 'representada en este acto',
  representedMasculine: 'representado en este acto',
  by: (name: string) => `por ${name}`,
  byIn: (capacity: string, name: string) => `por su ${capacity}, ${name}`,
  marital: {
    SINGLE: { male: 'soltero', female: 'soltera' },
    MARRIED_COMMUNITY: {
      male: 'casado bajo el régimen de sociedad conyugal',
      female: 'casada bajo el régimen de sociedad conyugal',
    },
    MARRIED_SEPARATE: {
      male: 'casado bajo el régimen de separación de bienes',
      female: 'casada bajo el régimen de separación de bienes',
    },
  },
  allParties: 'LAS PARTES',
  witness: 'TESTIGO',
  civilLaw: {
    FEDERAL: 'Código Civil Federal',
    CDMX: 'Código Civil para el Distrito Federal, aplicable en la Ciudad de México',
    JALISCO: 'Código Civil del Estado de Jalisco',
    NUEVO_LEON: 'Código Civil para el Estado de Nuevo León',
  } satisfies Record<ContractJurisdiction, string>,
  courts: {
    FEDERAL: 'los tribunales competentes del lugar de cumplimiento',
    CDMX: 'los tribunales competentes de la Ciudad de México',
    JALISCO: 'los tribunales competentes del Estado de Jalisco',
    NUEVO_LEON: 'los tribunales competentes del Estado de Nuevo León',
  } satisfies Record<ContractJurisdiction, string>,
  jurisdictions: {
    FEDERAL: 'México federal',
    CDMX: 'Ciudad de México',
    JALISCO: 'Jalisco',
    NUEVO_LEON: 'Nuevo León',
  } satisfies Record<ContractJurisdiction, string>,
} as const;

/** «PRIMERA» … «NONAGÉSIMA NOVENA»: numbers of clauses. */
const ONES = ['', 'PRIMERA', 'SEGUNDA', 'TERCERA', 'CUARTA', 'QUINTA', 'SEXTA', 'SÉPTIMA', 'OCTAVA', 'NOVENA'];
const TENS = [
  '',
  'DÉCIMA',
  'VIGÉSIMA',
  'TRIGÉSIMA',
  'CUADRAGÉSIMA',
  'QUINCUAGÉSIMA',
  'SEXAGÉSIMA',
  'SEPTUAGÉSIMA',
  'OCTOGÉSIMA',
  'NONAGÉSIMA',
];
export const clauseOrdinal = (number: number): string =>
  [TENS[Math.floor(number / 10)] ?? '', ONES[number % 10] ?? ''].filter(Boolean).join(' ');
