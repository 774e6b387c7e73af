import type {
  EstimateCaseType,
  EstimateFigureKind,
  EstimateJurisdiction,
  EstimateKind,
  EvidenceQuality,
} from '../generated/contract.ts';
import { counted } from './words.ts';

/** What is said of estimates, on the screen, over REST and in the report. */

export const estimateKindText = {
  CASE_OUTCOME: 'Resultado del caso',
  SETTLEMENT_PROBABILITY: 'Probabilidad de acuerdo',
  CASE_DURATION: 'Duración del caso',
  COST_ANALYSIS: 'Análisis de costos',
  STRATEGY_OPTIMIZATION: 'Optimización de estrategia',
} satisfies Record<EstimateKind, string>;

export const estimateCaseTypeText = {
  CIVIL_CONTRACT: 'Civil - Contractual',
  CIVIL_TORT: 'Civil - Extracontractual',
  CIVIL_FAMILY: 'Civil - Familia',
  CRIMINAL_MINOR: 'Penal - Delitos Menores',
  CRIMINAL_SERIOUS: 'Penal - Delitos Graves',
  LABOR_DISMISSAL: 'Laboral - Despido',
  LABOR_WAGES: 'Laboral - Demanda Salarial',
  COMMERCIAL_BREACH: 'Mercantil - Incumplimiento',
  COMMERCIAL_COMPANY: 'Mercantil - Sociedades',
  TAX_DISPUTE: 'Fiscal - Controversia',
  ADMINISTRATIVE_AMPARO: 'Administrativo - Amparo',
  CONSTITUTIONAL_RIGHTS: 'Constitucional - Derechos Humanos',
} satisfies Record<EstimateCaseType, string>;

export const evidenceQualityText = {
  EXCELLENT: 'Excelente (90-100%)',
  GOOD: 'Buena (70-89%)',
  AVERAGE: 'Regular (50-69%)',
  POOR: 'Débil (30-49%)',
  VERY_POOR: 'Muy débil (0-29%)',
} satisfies Record<EvidenceQuality, string>;

export const estimateJurisdictionText = {
  FEDERAL: 'Federal',
  CDMX: 'Ciudad de México',
  EDOMEX: 'Estado de México',
  JALISCO: 'Jalisco',
  NUEVO_LEON: 'Nuevo León',
  PUEBLA: 'Puebla',
} satisfies Record<EstimateJurisdiction, string>;

export const estimateFigureText = {
  SETTLEMENT: 'Termina por convenio',
  FAVORABLE: 'Resolución favorable',
  UNFAVORABLE: 'Resolución desfavorable',
  WITHOUT_DECISION: 'Termina sin resolución de fondo',
  SUCCESS: 'Convenio o resolución favorable',
  RECOVERED: 'Se obtiene de lo reclamado',
  MONTHS: 'Duración',
  HOURS: 'Horas de trabajo',
  COST: 'Costo para el cliente',
} satisfies Record<EstimateFigureKind, string>;

const closedCases = (count: number): string => counted(count, 'caso concluido', 'casos concluidos');

export const estimateText = {
  method: '2026-11',
  required: 'Por favor completa los campos obligatorios: Tipo de caso, Descripción y Calidad de evidencia',
  tooLong: (most: number) => `Escribe ${most} caracteres como máximo.`,
  ownEstimate: 'Tu propia estimación va de 0 a 100.',
  amount: 'Escribe una cantidad mayor que cero.',
  hours: 'Escribe un número de horas entre 0.1 y 100,000.',
  offer: 'La oferta no puede ser negativa.',
  unknownValue: (field: string, values: string) => `El valor de ${field} no es de la lista: ${values}.`,
  missing: (own: number, needed: number) =>
    `Datos insuficientes: no hay tasa publicada y tienes ${closedCases(own)} de ${needed}.`,
  missingOwn: (own: number, needed: number, what: string) =>
    `Datos insuficientes: hay ${closedCases(own)} ${what} y se necesitan ${needed}.`,
  withAmounts: 'con lo reclamado y lo obtenido anotado',
  withHours: 'con horas registradas',
  inArea: 'de la materia',
  missingRate: 'Datos insuficientes: falta tu tarifa por hora.',
  missingAmount: 'Falta la cantidad que está en juego.',
  ownSource: 'Tus casos concluidos',
  ownCounts: (outcomes: number, cases: number, what: string) => `${outcomes} de ${closedCases(cases)}: ${what}.`,
  ownMany: (cases: number, what: string) => `${closedCases(cases)} ${what}.`,
  ownOpen: (open: number) =>
    open === 0
      ? null
      : `Se toman en cuenta ${counted(open, 'caso abierto', 'casos abiertos')} por el tiempo que llevan.`,
  assumedHours: 'Las horas que esperas; tus casos concluidos todavía no las dicen.',
  groups: { CASE_TYPE_COURT: 'del mismo tipo y órgano', CASE_TYPE: 'del mismo tipo', AREA: 'de la materia' },
  factors: {
    base: (percent: string, year: number) => `Tasa publicada de ${year}: ${percent} %`,
    noBase: 'No hay tasa publicada para esta materia en el acervo',
    own: (cases: number) => `Tus ${closedCases(cases)} de la materia`,
    type: 'Tus casos del mismo tipo',
    court: 'Tus casos ante el mismo órgano',
    evidence: (label: string) => `Tus casos con evidencia ${label.toLocaleLowerCase('es-MX')}`,
    notCounted: 'Lo que escribiste del juez y de casos similares se guarda, pero no se mide.',
  },
  recommendations: {
    evidence: 'Reúne la prueba que falta antes de presentar o contestar: es lo que más puedes mover.',
    settle: 'Pide o prepara una propuesta de convenio y compárala con el rango de esta estimación.',
    record: 'Anota el resultado y lo obtenido de tus casos concluidos: el rango se hace más angosto.',
    attach: 'Liga la estimación a un caso para comparar después con lo que ocurrió.',
    rate: 'Guarda tu tarifa y registra tus horas: el costo saldrá de tus propios casos.',
  },
  risks: {
    wide: 'El rango es muy amplio: no decidas sólo con esta cifra.',
    few: (cases: number) => `Son pocos casos propios (${cases}).`,
    trend: 'La tasa publicada cambia de un año a otro.',
    collection: 'Ganar no es cobrar: revisa antes si la contraparte tiene con qué pagar.',
  },
  changes: {
    outcomes: (needed: number) => `${closedCases(needed)} más con resultado anotado`,
    evidence: 'Estimaciones anteriores ligadas a casos, con su calidad de evidencia',
    amounts: 'Lo reclamado y lo obtenido en casos concluidos',
  },
  strategy: {
    settle: 'Convenio ahora',
    litigate: 'Litigar hasta sentencia',
    drop: 'No demandar',
    assumptions: {
      amount: (money: string) => `En juego: ${money}.`,
      offer: (money: string) => `Oferta sobre la mesa: ${money}.`,
      cost: (low: string, high: string) => `Costo de litigar: de ${low} a ${high}.`,
      months: (low: string, high: string) => `Duración: de ${low} a ${high} meses.`,
      discount: (percent: string) => `El dinero de después vale ${percent} % menos por año (interés legal, CCF 2395).`,
      recovered: (low: string, high: string) => `De lo reclamado se obtiene de ${low} % a ${high} %.`,
      whole: 'Se supone que lo ganado se cobra completo: no hay datos propios de cobro.',
    },
  },
} as const;

export const estimateProblems = {
  objected:
    'Te opusiste a las evaluaciones automatizadas, así que no se hace la estimación. Puedes cambiarlo en Configuración, en «Privacidad».',
};
