import { type Token } from './spanish-numbers.rules.ts';

/** The units of quantities, as Spanish writes them behind a number. */

export type QuantityUnit =
  | 'seconds'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'percent'
  /** Shares: «la mitad» is 0.5, «tres cuartas partes» 0.75. */
  | 'parts'
  | 'pesos'
  | 'uma'
  | 'udis'
  /** Minimum wages, or wages counted as such. */
  | 'wages'
  /** «días multa» of criminal law: a fine, no time. */
  | 'fine-days';

export interface UnitAt {
  unit: QuantityUnit;
  /** One of it in that unit: a fortnight is 15 days. */
  factor: number;
  next: number;
}

const TIMES: [RegExp, QuantityUnit, number][] = [
  [/^segundos?$/, 'seconds', 1],
  [/^(?:minutos?|mins?)$/, 'minutes', 1],
  [/^(?:horas?|hrs?|hs)$/, 'hours', 1],
  [/^dias?$/, 'days', 1],
  [/^semanas?$/, 'weeks', 1],
  [/^(?:quincenas?)$/, 'days', 15],
  [/^mes(?:es)?$/, 'months', 1],
  [/^bimestres?$/, 'months', 2],
  [/^trimestres?$/, 'months', 3],
  [/^cuatrimestres?$/, 'months', 4],
  [/^semestres?$/, 'months', 6],
  [/^an(?:o|os|itos)$/, 'years', 1],
  [/^lustros?$/, 'years', 5],
  [/^decadas?$/, 'years', 10],
];
const TIME_UNITS: readonly QuantityUnit[] = ['seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'];
export const isTime = ({ unit }: { unit: QuantityUnit }): boolean => TIME_UNITS.includes(unit);

/** Words behind a number, joined by spaces, that are a unit of something other than time. */
const OTHERS: [RegExp, QuantityUnit][] = [
  [/^(?:%|por ciento|porciento)(?= |$)/, 'percent'],
  [/^dias (?:de )?multa(?= |$)/, 'fine-days'],
  [/^(?:de )?(?:pesos?|mxn|varos?|m \. n(?: \.)?)(?= |$)/, 'pesos'],
  [/^(?:(?:dias|veces) )?(?:(?:de|en|el|la|valor|diario|diaria|mensual|anual|unidad|umas) ){0,6}umas?(?= |$)/, 'uma'],
  [
    /^(?:(?:dias|veces) )?(?:(?:de|en|el|la|valor|diario|diaria|mensual|anual) ){0,6}unidad(?:es)? de medida y actualizacion(?= |$)/,
    'uma',
  ],
  [/^(?:udis?|unidades de inversion)(?= |$)/, 'udis'],
  [/^(?:(?:dias|veces) )?(?:(?:de|el|un) ){0,2}salarios? minimos?(?= |$)/, 'wages'],
  [/^(?:salarios|sueldos)(?= |$)/, 'wages'],
];
const UNIT_STARTS =
  /^(?:%|por|porciento|dias?|veces|de|pesos?|mxn|varos?|m|umas?|unidad(?:es)?|udis?|salarios?|sueldos)$/;
export const MAX_UNIT_TOKENS = 14;

export type Tokens = readonly Token[];
export const wordAt = (tokens: Tokens, at: number): string => tokens[at]?.text ?? '';

export function timeAt(tokens: Tokens, at: number): UnitAt | null {
  const word = wordAt(tokens, at);
  const found = TIMES.find(([pattern]) => pattern.test(word));
  return found ? { unit: found[1], factor: found[2], next: at + 1 } : null;
}

export function unitAt(tokens: Tokens, at: number): UnitAt | null {
  if (!UNIT_STARTS.test(wordAt(tokens, at))) return timeAt(tokens, at);
  const ahead = tokens
    .slice(at, at + MAX_UNIT_TOKENS)
    .map(({ text }) => text)
    .join(' ');
  for (const [pattern, unit] of OTHERS) {
    const words = pattern.exec(ahead)?.[0];
    if (words) return { unit, factor: 1, next: at + words.split(' ').length };
  }
  return timeAt(tokens, at);
}
