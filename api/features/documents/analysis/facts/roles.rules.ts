/** What an amount or a day is for, told by the words around it. */

type Roles = readonly [RegExp, string][];

const AMOUNTS: Roles = [
  [/suerte principal|importe del pagare|cantidad principal/g, 'suerte principal'],
  [/deposito|garantia en efectivo/g, 'depósito'],
  [/pena convencional|como (?:unica )?pena|clausula penal/g, 'pena'],
  [/intereses? (?:moratori|ordinari)|interes/g, 'intereses'],
  [/anticipo|enganche/g, 'anticipo'],
  [/renta\b|rentas\b|precio del arrendamiento|alquiler/g, 'renta'],
  [/salario|sueldo|jornal|remuneracion/g, 'salario'],
  [/honorarios/g, 'honorarios'],
  [/precio|contraprestacion|costo/g, 'precio'],
  [/capital social|aportacion|acciones|suscrib/g, 'capital'],
  [/mutuo|prestamo|credito|adeudo|debe/g, 'crédito'],
  [/legado|lego|dejo/g, 'legado'],
  [/avaluo|valor/g, 'valor'],
  [/cuota|mensualidad|parcialidad|abono/g, 'parcialidad'],
  [/la cantidad de|bueno por|pagare/g, 'importe'],
  [/iva\b|impuesto/g, 'impuesto'],
  [/total/g, 'total'],
];

const DATES: Roles = [
  [/nacid[oa]|nacimiento|nacio/g, 'nacimiento'],
  [
    /vence|vencimiento|a mas tardar|pagader[oa] el|sera pagad|el dia .{0,12}la cantidad|pagare .{0,60}el dia/,
    'vencimiento',
  ],
  [/firman?\b|firmad[oa]|suscrib|otorgad[oa] (?:en|el)|expedid[oa]|lugar y fecha|leid[oa]/g, 'firma'],
  [/comenzara|inicia|a partir del?|desde el|vigencia (?:del|a partir)|ingreso|surtira/g, 'inicio'],
  [/concluira|terminara|termina|hasta el|concluye|al dia/g, 'término'],
  [/escritura|instrumento|acta|inscri|constitu|protocol/g, 'antecedente'],
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

const PLACE_BEFORE = /(?:^|\n)[^\n]{0,60}[,.] ?(?:a|el)?(?: (?:los?|dia))? ?$/;
const HEAD = 900;

/** A day at the head or at the end beside a place is that of signing. */
export function roleOfDate(folded: string, start: number, end: number): string | null {
  const role = nearest(DATES, folded, start, end);
  if (role !== null) return role;
  const isEdge = start < HEAD || end > folded.length - HEAD;
  return isEdge && PLACE_BEFORE.test(folded.slice(Math.max(0, start - 80), start)) ? 'firma' : null;
}
