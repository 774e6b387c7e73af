import { amountRoles, dateRoles } from '#schema/text/document-analysis.ts';

/** What an amount or a day is for, told by the words around it. */

type Roles = readonly [RegExp, string][];

const AMOUNTS: Roles = [
  [/suerte principal|importe del pagare|cantidad principal/g, amountRoles.suertePrincipal],
  [/deposito|garantia en efectivo/g, amountRoles.deposito],
  [/pena convencional|como (?:unica )?pena|clausula penal/g, amountRoles.pena],
  [/intereses? (?:moratori|ordinari)|interes/g, amountRoles.intereses],
  [/anticipo|enganche/g, amountRoles.anticipo],
  [/renta\b|rentas\b|precio del arrendamiento|alquiler/g, amountRoles.renta],
  [/salario|sueldo|jornal|remuneracion/g, amountRoles.salario],
  [/honorarios/g, amountRoles.honorarios],
  [/precio|contraprestacion|costo/g, amountRoles.precio],
  [/capital social|aportacion|acciones|suscrib/g, amountRoles.capital],
  [/mutuo|prestamo|credito|adeudo|debe/g, amountRoles.credito],
  [/legado|lego|dejo/g, amountRoles.legado],
  [/avaluo|valor/g, amountRoles.valor],
  [/cuota|mensualidad|parcialidad|abono/g, amountRoles.parcialidad],
  [/la cantidad de|bueno por|pagare/g, amountRoles.importe],
  [/iva\b|impuesto/g, amountRoles.impuesto],
  [/total/g, amountRoles.total],
];

const DATES: Roles = [
  [/nacid[oa]|nacimiento|nacio/g, dateRoles.nacimiento],
  [
    /vence|vencimiento|a mas tardar|pagader[oa] el|sera pagad|el dia .{0,12}la cantidad|pagare .{0,60}el dia/,
    'vencimiento',
  ],
  [/firman?\b|firmad[oa]|suscrib|otorgad[oa] (?:en|el)|expedid[oa]|lugar y fecha|leid[oa]/g, dateRoles.firma],
  [/comenzara|inicia|a partir del?|desde el|vigencia (?:del|a partir)|ingreso|surtira/g, dateRoles.inicio],
  [/concluira|terminara|termina|hasta el|concluye|al dia/g, dateRoles.termino],
  [/escritura|instrumento|acta|inscri|constitu|protocol/g, dateRoles.antecedente],
];

const AROUND_BEFORE = 80;
const AROUND_BEHIND = 60;

/** The role whose words stand nearest before the place; behind it when none does. */
function nearest(roles: Roles, folded: string, start: number, end: number): string | null {
  const sentence = folded.slice(Math.max(0, start - AROUND_BEFORE), start);
  const before = sentence.slice(Math.max(sentence.lastIndexOf('\n'), sentence.lastIndexOf('. ')) + 1);
  let best: { at: number; role: string } | null = null;
  for (const [pattern, role] of roles)
    for (const { index } of before.matchAll(new RegExp(pattern, 'g')))
      if (!best || index > best.at) best = { at: index, role };
  if (best) return best.role;
  const behind = folded.slice(end, end + AROUND_BEHIND).split(/\n|\. /)[0] ?? '';
  return roles.find(([pattern]) => behind.search(pattern) >= 0)?.[1] ?? null;
}

export const roleOfAmount = (folded: string, start: number, end: number): string | null =>
  nearest(AMOUNTS, folded, start, end);

/** «…, Yucatán, a», «Zapopan, Jal., el»; not «1. El», which begins a sentence. */
const PLACE_BEFORE =
  /(?:^|\n)(?:[^\n]{0,60}[a-z](?:[,.]{1,2} ?|\.?, ?el(?: dia)?)|[^\n]{0,110}[a-z][,.]{1,2} ?a(?: los?| dia)?) ?$/;
const PLACE_LENGTH = 130;
const HEAD = 900;

/** A day at the head or at the end beside a place is that of signing. */
export function roleOfDate(folded: string, start: number, end: number): string | null {
  const role = nearest(DATES, folded, start, end);
  if (role !== null) return role;
  const isEdge = start < HEAD || end > folded.length - HEAD;
  return isEdge && PLACE_BEFORE.test(folded.slice(Math.max(0, start - PLACE_LENGTH), start)) ? dateRoles.firma : null;
}
