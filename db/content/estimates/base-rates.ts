import type { LegalArea } from '../legal-content.ts';

/** What a published figure counts. */
type Counted = 'SETTLEMENT' | 'FAVORABLE' | 'WITHOUT_DECISION' | 'RECOVERED' | 'MONTHS' | 'OTHER';

/** A published figure about Mexican proceedings. Most count how cases are closed; few say who won. */
export interface BaseRate {
  id: string;
  areas: readonly LegalArea[];
  counted: Counted;
  /** Share, 0 to 1; null: the figure is no share, or not exact enough to compute with. */
  rate: number | null;
  year: number;
  /** Null: not published. */
  n: number | null;
  /** In Spanish: what was counted, with its figure. */
  counts: string;
  source: string;
  caveat: string | null;
  /** Whether estimates compute with it. Of several for the same, the newest is used and the others are shown. */
  isUsed: boolean;
}

export const BASE_RATES: readonly BaseRate[] = [
  {
    id: 'labor-settlement-2024',
    areas: ['LABOR'],
    counted: 'SETTLEMENT',
    rate: 0.189,
    year: 2024,
    n: 122_025,
    counts: '18.9 % de los juicios laborales locales concluidos terminó por convenio.',
    source: 'INEGI, Estadísticas sobre Relaciones Laborales de Jurisdicción Local, 25 de junio de 2025',
    caveat: 'Reúne juntas y tribunales. Baja de prisa: fue 40.4 % en 2022 y 33.6 % en 2023.',
    isUsed: true,
  },
  {
    id: 'labor-settlement-2023',
    areas: ['LABOR'],
    counted: 'SETTLEMENT',
    rate: 0.336,
    year: 2023,
    n: 116_626,
    counts: '33.6 % de los juicios laborales locales concluidos terminó por convenio.',
    source: 'INEGI, Estadísticas sobre Relaciones Laborales de Jurisdicción Local, junio de 2024',
    caveat: null,
    isUsed: false,
  },
  {
    id: 'labor-before-suit-2024',
    areas: ['LABOR'],
    counted: 'SETTLEMENT',
    rate: 0.834,
    year: 2024,
    n: 484_827,
    counts: '83.4 % de los conflictos laborales locales terminó por convenio antes de demandar.',
    source: 'INEGI, Estadísticas sobre Relaciones Laborales de Jurisdicción Local, 25 de junio de 2025',
    caveat: 'Casi la mitad son convenios de retiro voluntario; no es una tasa de éxito.',
    isUsed: false,
  },
  {
    id: 'labor-without-decision-2024',
    areas: ['LABOR'],
    counted: 'WITHOUT_DECISION',
    rate: 0.413,
    year: 2024,
    n: 122_025,
    counts: '22.1 % de los juicios laborales locales concluidos terminó por caducidad y 19.2 % por desistimiento.',
    source: 'INEGI, Estadísticas sobre Relaciones Laborales de Jurisdicción Local, 25 de junio de 2025',
    caveat: 'Los desistimientos incluyen arreglos que no se registraron como convenio.',
    isUsed: true,
  },
  {
    id: 'labor-recovered-2007',
    areas: ['LABOR'],
    counted: 'RECOVERED',
    rate: null,
    year: 2008,
    n: null,
    counts: 'En promedio se recuperó menos de 30 % de lo reclamado en juicios ante juntas.',
    source: 'Kaplan, Sadka y Silva-Méndez, Journal of Empirical Legal Studies 5(2), 2008',
    caveat: 'Datos anteriores a 2007, del sistema de juntas.',
    isUsed: false,
  },
  {
    id: 'labor-collected-2008',
    areas: ['LABOR'],
    counted: 'RECOVERED',
    rate: null,
    year: 2008,
    n: null,
    counts: '56 % de los laudos favorables nunca se cobró.',
    source: 'Kaplan y Sadka, 2008',
    caveat: 'Una sola junta, con abogado público; sistema anterior.',
    isUsed: false,
  },
  {
    id: 'labor-months-2022',
    areas: ['LABOR'],
    counted: 'MONTHS',
    rate: null,
    year: 2022,
    n: null,
    counts: 'De 3.5 a 4.5 meses en los tribunales laborales; seis años en promedio en las juntas.',
    source: 'Secretaría del Trabajo y Previsión Social, declaraciones de 2021 y 2022',
    caveat: 'Dicho de gobierno: cuenta sólo asuntos ya concluidos, que son los rápidos.',
    isUsed: false,
  },
  {
    id: 'amparo-granted-2017',
    areas: ['ADMINISTRATIVE', 'CONSTITUTIONAL'],
    counted: 'FAVORABLE',
    rate: null,
    year: 2017,
    n: null,
    counts: '9.6 % de los amparos administrativos en la Ciudad de México se concedió por completo; 59.68 % terminó sin estudio de fondo.',
    source: 'Datos del Consejo de la Judicatura Federal citados en El Universal, 6 de junio de 2018',
    caveat: 'Una materia y una ciudad; sin el número de asuntos.',
    isUsed: false,
  },
  {
    id: 'criminal-convicted-2024',
    areas: ['CRIMINAL'],
    counted: 'OTHER',
    rate: null,
    year: 2024,
    n: 42_630,
    counts: '93.2 % de las personas sentenciadas fue condenada y 6.2 % absuelta.',
    source: 'INEGI, censos de impartición de justicia 2025',
    caveat: 'Sólo entre quienes llegaron a sentencia: cerca de una de cada tres personas vinculadas a proceso.',
    isUsed: false,
  },
];
