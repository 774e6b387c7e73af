import type { CalculatorKind, LimitationAction } from '#schema/generated/contract.ts';

/** Which calculator a message asks for, by its words. `folded`: lower case without accents. */

const ASKS =
  /\bcuant[oa]s?\b|\bcalcul\w*|me tocaria?n?\b|me toca\b|me correspond\w+|\ba como\b|sac(?:a|ar|ame|arme) la cuenta|haz(?:me)? la cuenta|dame (?:el|la) (?:monto|cifra|total|cantidad)|que cantidad|de a como|hasta cuando|hasta que dia|que dia (?:vence|prescrib|se me)|que fecha|cuando (?:vence|prescrib|se me)|en cuanto|\bactualiza(?:me)?\b/;
export const asksForFigure = (folded: string): boolean => ASKS.test(folded);

const TERM =
  /\bprescri\w+|hasta cuando|hasta que dia|hasta que fecha|cuanto tiempo (?:tengo|me queda|hay)|(?:que|cual es el) plazo|fecha limite|(?:se me )?(?:vence|pasa|acaba) (?:el|mi) (?:plazo|tiempo|termino)/;

const ENDING =
  /\bfiniquit\w*|\bliquidaci\w+|\bindemniza\w+|\bliquid(?:ar|an|aran|en|ado|ada)\b|tres meses de (?:ley|sueldo|salario)/;
const KINDS: [CalculatorKind, RegExp][] = [
  [
    'SUPPORT',
    /pension(?: alimenticia)?(?: \w+){0,3} (?:hij\w+|nin\w+|menor\w*|ex\b|esposa)|pension alimenticia|\bmanutencion\b|\balimentos\b|gasto de (?:mis|los) hijos|(?:hij\w+|nin\w+)\b.*\bpension\b/,
  ],
  ['OVERTIME', /horas? extras?|tiempo extra|horas extraordinarias|tiempo extraordinario/],
  ['INTEREST', /\binteres(?:es)?\b|\breditos?\b|\bmoratori\w+|\bpagare\b.*\b(?:debe|pagar)|\bdebe\w*\b.*\bpagare\b/],
  [
    'UPDATING',
    /\bactualiz\w+|\binflacion\b|\binpc\b|pesos de hoy|valor (?:actual|de hoy)|\b(?:uma|umas)\b|\d+ salarios minimos|recargos/,
  ],
  ['SETTLEMENT', ENDING],
  ['AGUINALDO', /\baguinaldo\b/],
  ['VACATIONS', /\bvacacion\w*/],
];

/** Words for what a dismissal or a resignation gives, without its name. */
const OWED =
  /me (?:toca|tocan|corresponde\w*|deben|tienen que|tendrian que|darian|dan|pagarian?)|cuanto (?:seria|es|me|le|por)|que (?:cantidad|monto)/;

export function kindAskedBy(folded: string, hasCause: boolean): CalculatorKind | null {
  if (TERM.test(folded) && !/interes|moratori/.test(folded)) return 'LIMITATION';
  const named = KINDS.find(([, words]) => words.test(folded))?.[0] ?? null;
  if (named) return named;
  return hasCause && OWED.test(folded) && asksForFigure(folded) ? 'SETTLEMENT' : null;
}

const ACTIONS: [LimitationAction, RegExp][] = [
  ['WORK_RISK', /riesgo de trabajo|accidente (?:de|en el) trabajo|me accidente en (?:el|la) (?:trabajo|chamba)/],
  ['BILL_DIRECT', /\bpagare\b|letra de cambio/],
  ['CHEQUE', /\bcheque\b/],
  ['WAGE_DEDUCTIONS', /me descontaron|descuentos? (?:al|del|de mi) (?:salario|sueldo)/],
  [
    'LABOUR_GENERAL',
    /aguinaldo|vacacion\w+|prestaciones|salarios? (?:caidos|que no|devengados)|horas extra|utilidades|\bptu\b|finiquito/,
  ],
  ['SEPARATED_FROM_WORK', /despid\w*|desped\w*|corri(?:eron|o)\b|me echaron|me botaron|me sacaron/],
  ['CIVIL_FEES', /\bhonorarios\b/],
  ['COMMERCIAL_ORDINARY', /\bfacturas?\b|mercantil|proveedor/],
  ['CIVIL_LIABILITY', /\bchoque\b|\bdanos?\b|responsabilidad civil/],
  ['CIVIL_ORDINARY', /prestamo|\bpreste\b|deuda civil|contrato civil/],
];

/** The dismissal comes before what is owed besides it only when both are named with a dismissal. */
export function limitationActionIn(folded: string): LimitationAction | null {
  const found = ACTIONS.find(([, words]) => words.test(folded))?.[0] ?? null;
  const isDismissal = ACTIONS.find(([action]) => action === 'SEPARATED_FROM_WORK')?.[1].test(folded) ?? false;
  return found === 'LABOUR_GENERAL' && isDismissal ? 'SEPARATED_FROM_WORK' : found;
}

export type DebtKind =
  'PROMISSORY_NOTE' | 'BILL_OF_EXCHANGE' | 'CIVIL_LOAN' | 'COMMERCIAL_LOAN' | 'COMMERCIAL_LEGAL' | 'CIVIL_LEGAL';

export function debtKindIn(folded: string, hasRate: boolean): DebtKind | null {
  if (/\bpagares?\b/.test(folded)) return 'PROMISSORY_NOTE';
  if (/letra de cambio/.test(folded)) return 'BILL_OF_EXCHANGE';
  if (/mercantil|comerciant\w*|empresa|proveedor|facturas?|negocio/.test(folded))
    return hasRate ? 'COMMERCIAL_LOAN' : 'COMMERCIAL_LEGAL';
  if (/\bprest\w+|mutuo|particular\w*|amig\w+|herman\w+|compadre|civil|conocid\w+/.test(folded))
    return hasRate ? 'CIVIL_LOAN' : 'CIVIL_LEGAL';
  return null;
}

const TAX = /impuesto\w*|contribuci\w+|\bsat\b|fiscal\w*|recargos|credito fiscal|\bisr\b|\biva\b/;
export const isTaxUpdate = (folded: string): boolean => TAX.test(folded);

/** «¿y si fueran cinco años?», «perdón, gano 14 mil»: a datum of the calculation before. */
const CONTINUES =
  /^\W*(?:y si|y con|y en|pero|perdon|corrijo|me equivoque|en realidad|no,|si,|si\b|aja|exacto|eran?|son|fueron|fue|al mes|mensual|quincenal|a la|llevo|llevaba|gan\w+|entre|desde|hasta|renuncie|me corrieron|me despidieron|\$|\d)/;
export const continues = (folded: string): boolean => CONTINUES.test(folded) || folded.trim().split(/\s+/).length <= 8;

/** A question about the law beside the datum: the answer explains it too. */
export const asksForLaw = (folded: string): boolean =>
  /\bpor que\b|que dice|que articulo|que ley|es legal|puedo demandar|que hago/.test(folded);
