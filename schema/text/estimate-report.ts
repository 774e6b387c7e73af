import { writtenDay } from './days.ts';
import { counted } from './words.ts';
import { groupDigits } from '../lib/pesos.ts';
import type { EstimateFigureKind, EstimateUnit } from '../generated/contract.ts';

/** The report of an estimate, and its page for the client. */

const number = (value: number): string => {
  const [whole = '0', rest] = String(value).split('.');
  return groupDigits(whole) + (rest ? `.${rest}` : '');
};

const money = (value: number): string => {
  const [whole = '0', cents = '00'] = value.toFixed(2).split('.');
  return `${whole.startsWith('-') ? '-' : ''}$${groupDigits(whole.replace('-', ''))}.${cents}`;
};

const cases = (count: number): string => (count === 1 ? '1 termina' : `${count} terminan`);

export const estimateReportText = {
  subtitle: (day: string) => `Estimación impresa el ${writtenDay(day)}`,
  footer: 'Foja · estimación',
  figures: 'Cifras',
  figure: 'Cifra',
  value: 'Valor',
  rangeColumn: '8 de cada 10 veces',
  own: 'Casos propios',
  none: 'sin cifra',
  from: (low: string) => `más de ${low}`,
  range: (low: string, high: string) => `de ${low} a ${high}`,
  inUnit: (value: number, unit: EstimateUnit): string =>
    unit === 'PERCENT'
      ? `${number(value)} %`
      : unit === 'PESOS'
        ? money(value)
        : unit === 'MONTHS'
          ? `${number(value)} meses`
          : `${number(value)} h`,
  ownEstimate: 'Tu propia estimación',
  notAdvice: 'Una estimación no es una promesa ni sustituye el juicio de quien lleva el asunto.',
  clientTitle: 'Qué se puede esperar de tu asunto',
  clientName: 'Estimación para el cliente',
};

/** The page for the client: short sentences, frequencies out of ten. */
export const plainEstimateText = {
  aboutTitle: 'De qué trata',
  aboutCase: (caseType: string) =>
    `Se comparó tu asunto con otros de su tipo (${caseType}). Lo que sigue dice qué suele pasar, no qué va a pasar en el tuyo.`,
  titles: {
    SETTLEMENT: '¿Puede terminar en un convenio?',
    FAVORABLE: '¿Puede haber una resolución a tu favor?',
    UNFAVORABLE: '¿Puede haber una resolución en contra?',
    WITHOUT_DECISION: '¿Puede terminar sin resolución?',
    SUCCESS: '¿Qué tan frecuente es un buen resultado?',
    RECOVERED: '¿Cuánto de lo reclamado se obtiene?',
    MONTHS: '¿Cuánto puede tardar?',
    HOURS: '¿Cuánto trabajo lleva?',
    COST: '¿Cuánto puede costar?',
  } satisfies Record<EstimateFigureKind, string>,
  share: {
    SETTLEMENT: (n: number) => `De cada 10 asuntos parecidos, unos ${cases(n)} con un acuerdo entre las partes.`,
    FAVORABLE: (n: number) => `De cada 10 asuntos parecidos, unos ${cases(n)} con una resolución a favor.`,
    UNFAVORABLE: (n: number) => `De cada 10 asuntos parecidos, unos ${cases(n)} con una resolución en contra.`,
    WITHOUT_DECISION: (n: number) => `De cada 10 asuntos parecidos, unos ${cases(n)} sin que se resuelva el fondo.`,
    SUCCESS: (n: number) =>
      `De cada 10 asuntos parecidos, unos ${cases(n)} con un acuerdo o con una resolución a favor.`,
    RECOVERED: (n: number) => `De cada 10 pesos que se reclaman, se obtienen unos ${n}.`,
  } as Partial<Record<EstimateFigureKind, (count: number) => string>>,
  between: (low: number, high: number) =>
    low === high ? 'Ese número es bastante firme.' : `Lo más probable es que sean entre ${low} y ${high}.`,
  about: (value: string) => `Alrededor de ${value}.`,
  range: (low: string, high: string) => `Casi siempre entre ${low} y ${high}.`,
  atLeast: (low: string) => `Casi siempre más de ${low}.`,
  months: (value: number) => `${number(value)} meses`,
  hours: (value: number) => `${number(value)} horas de trabajo`,
  pesos: money,
  unknown: (missing: string | null) =>
    `Todavía no se sabe. ${missing ?? ''} Decirte un número sin datos sería adivinar.`.replace('  ', ' '),
  basisTitle: 'En qué se basa',
  basis: (own: number, isPublished: boolean) =>
    [
      own > 0
        ? `En ${counted(own, 'asunto concluido', 'asuntos concluidos')} de quien lleva tu caso.`
        : 'Quien lleva tu caso todavía no tiene asuntos concluidos registrados de este tipo.',
      ...(isPublished ? ['También en cifras oficiales publicadas.'] : []),
    ].join(' '),
  risksTitle: 'Qué conviene tener presente',
  promiseTitle: 'No es una promesa',
  promise:
    'Cada asunto depende de sus pruebas, de la otra parte y de quien resuelve. Esta hoja ayuda a decidir; no garantiza un resultado. Pregunta todo lo que no esté claro.',
};
