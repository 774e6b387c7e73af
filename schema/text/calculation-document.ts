import { groupDigits } from '../lib/pesos.ts';
import { writtenDay } from './days.ts';
import { isDay } from '../lib/days.ts';

/** Words around a calculation: its document, its table, and what is said when one is kept. */

/** `$1,234.50` of `1234.50`; `-$1,234.50` of what is withheld. */
export function shownAmount(amount: string): string {
  const [whole = '0', cents = '00'] = amount.replace('-', '').split('.');
  return `${amount.startsWith('-') ? '-' : ''}$${groupDigits(whole)}.${cents}`;
}

/** A day in words; a number of days as it is. */
export const shownDate = (value: string): string => (isDay(value) ? writtenDay(value) : value);

/** «quien demanda», «el trabajador». */
const withArticle = (whom: string): string => (whom.startsWith('quien') ? whom : `el ${whom}`);

export const calculationText = {
  lines: 'Renglones',
  concept: 'Concepto',
  explanation: 'Cómo se obtiene',
  articles: 'Fundamento',
  amount: 'Importe',
  total: 'Total',
  dates: 'Fechas',
  noFigure: 'sin cifra',
  mainReading: 'Lectura principal',
  otherReadings: 'Otras lecturas de la ley',
  careful: (whom: string) => `Lectura prudente para ${withArticle(whom)}`,
  carefulIsMain: (whom: string) => `La lectura principal es también la prudente para ${withArticle(whom)}.`,
  bases: 'Bases',
  assumptions: 'Supuestos',
  statements: 'Qué debes saber',
  estimate: 'Es una estimación',
  notComputable: 'No se puede calcular',
  partial: 'Se calcula sólo en parte',
  subtitle: (day: string) => `Cálculo del ${writtenDay(day)}`,
  footer: 'Foja · cálculo',
  disclaimer:
    'Los artículos se leen en el texto del acervo con su fecha. Revisa los datos y las lecturas antes de usar la cifra.',
  reading: 'Lectura',
  article: (law: string, number: string) => `${law} ${number}`,
};

export const savedCalculationText = {
  oneCalculator: 'Escribe los datos de un solo cálculo.',
  title: 'El título lleva de 1 a 200 caracteres.',
  tooLarge: 'Los datos del cálculo son demasiado largos.',
  tooMany: (most: number) => `Una cuenta guarda hasta ${most} cálculos. Borra alguno para guardar otro.`,
};
