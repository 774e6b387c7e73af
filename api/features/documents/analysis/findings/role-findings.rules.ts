import type { Span } from '../analysis.types.ts';
import type { FindingRule, Hit, Reading } from './rule.types.ts';
import { rx, sentenceAround } from './plain-text.rules.ts';
import { rolesBeside } from './roles-beside.rules.ts';

/** A side that does what the other one does: «the lessor will pay the rent». */

const ROLE_WORDS =
  /\b(?:sub)?(?:arrendador[ae]?s?|arrendatari[oa]s?|inquilin[oa]|vendedor(?:a|es)?|comprador(?:a|es)?|cedentes?|cesionari[oa]s?|mutuantes?|mutuatari[oa]s?|acreditantes?|acreditad[oa]s?|acreedor(?:a|es)?|deudor(?:a|es)?|donantes?|donatari[oa]s?|patrona?|trabajador[ae]?|prestador[ae]?|clientes?|proveedor[ae]?|franquiciante|franquiciatari[oa]|comodante|comodatari[oa]|contratista|contratante|poderdante|apoderad[oa]|adquirente|enajenante)\b/;

/** «La donataria Petra Mendiola» of the donor; «Ópticas Visión, en su carácter de la arrendadora» of the lessee. */
function namesWithOtherRole(reading: Reading): Hit[] {
  return reading.parties.flatMap((fact): Hit[] => {
    const said = rolesBeside(reading, fact);
    const given = said.filter(({ isGiven }) => isGiven);
    const known = given.length > 0 ? given : said.slice(0, 1);
    const opposed = said.find(
      (one) =>
        !one.isGiven &&
        known.some(({ pair, side, at }) => pair === one.pair && side !== one.side && at !== one.at) &&
        !known.some(({ pair, side }) => pair === one.pair && side === one.side),
    );
    return opposed ? [{ at: opposed.at, related: known.slice(0, 1).map(({ at }) => at), values: [] }] : [];
  });
}

const PAYS = '(?:pagara|pagaran|pagar|cubrira|cubriran|liquidara|se obligan? a (?:pagar|cubrir))';
const act = (subject: string, verb: string): RegExp =>
  rx(new RegExp(`\\b${subject}\\b(?<gap>[^.;:]{0,95}?) ?\\b${verb}`));
/** Who, and what that side never does. */
const NOT_THEIRS: readonly RegExp[] = [
  act('arrendador[ae]?s?', `${PAYS}[^.;:,]{0,30}\\b(?:rentas?|pension|mensualidad)`),
  act('arrendatari[oa]s?', '(?:da|dan|entrega|entregan|concede|conceden|otorga) (?:[^.;:,]{0,30} )?en arrendamiento'),
  act('arrendador[ae]?s?', '(?:recibe|reciben|toma|toman) (?:[^.;:,]{0,30} )?en arrendamiento'),
  act('arrendatari[oa]s?', '(?:cobrara|recibira)[^.;:,]{0,20}\\brentas?'),
  act('arrendatari[oa]s?', '(?:garantiza|garantizara)[^.;:,]{0,40}\\b(?:uso|goce|posesion)'),
  act('arrendador[ae]?s?', '(?:no podra|no debera|se obliga a no) (?:subarrendar|traspasar)'),
  act(
    'arrendador[ae]?s?',
    '(?:desocupara|desocupe|se obliga a desocupar|debera desocupar|destinara|usara|se obliga a (?:usar|destinar))\\b',
  ),
  act(
    'compradora?(?:es)?',
    '(?:vende|venden|enajena|enajenan|transmite|se obliga al saneamiento|respondera (?:del saneamiento|por la eviccion|de la eviccion))',
  ),
  act('vendedora?(?:es)?', '(?:compra|compran|adquiere|adquieren) (?:para si|la|el|los|las|dich)'),
  act('compradora?(?:es)?', '(?:recibe|recibira|recibio|da por recibido)[^.;:,]{0,25}\\bprecio'),
  act(
    'compradora?(?:es)?',
    '(?:entregara|entrega|se obliga a entregar) (?:a (?:la|el) vendedor|al vendedor)?[^.;:,]{0,15}\\b(?:el vehiculo|el inmueble|la cosa|la mercancia|el bien|los bienes|la factura|el ganado|la casa|el terreno|el camion)',
  ),
  act(
    'vendedora?(?:es)?',
    '(?:recibe|recibira) (?:el vehiculo|el inmueble|la cosa|la mercancia|el bien|los bienes|el ganado|la casa|el terreno|el camion)',
  ),
  act('proveedor[ae]?', `${PAYS}[^.;:,]{0,25}\\b(?:precio|facturas)`),
  act('contratista', `${PAYS}[^.;:,]{0,25}\\b(?:precio|anticipo|estimaciones)`),
  act('acreedor[ae]?', '(?:constituye|otorga) (?:[^.;:,]{0,15} )?(?:hipoteca|prenda|garantia)'),
  act('mutuatari[oa]s?', '(?:cobrara|recibira) (?:los |un )?intereses'),
  act('vendedora?(?:es)?', `${PAYS}[^.;:,]{0,25}\\bprecio`),
  act('mutuantes?', '(?:devolvera|restituira|se obliga a (?:devolver|restituir|pagar)|pagara)'),
  act('mutuatari[oa]s?', '(?:da|entrega|otorga) (?:[^.;:,]{0,25} )?(?:en mutuo|en prestamo|a el mutuante|al mutuante)'),
  act('acreditantes?', `(?:devolvera|restituira|${PAYS}[^.;:,]{0,25}\\b(?:credito|intereses|capital))`),
  act('acreedor[ae]?', '(?:pagara|devolvera|se obliga a (?:pagar|devolver))[^.;:,]{0,40}\\b(?:al|a la|a el) deudor'),
  act('patron', '(?:prestara sus servicios|se obliga a prestar|desempenara (?:el puesto|las labores|sus labores))'),
  act('trabajador[ae]?', `${PAYS} (?:[^.;:,]{0,15} )?(?:salario|sueldo|aguinaldo)`),
  act('clientes?', '(?:prestara|se obliga a prestar) (?:los|sus|al|a)[^.;:,]{0,25}servicios'),
  act(
    'prestador[ae]?(?: de(?: los)? servicios)?',
    `${PAYS}[^.;:,]{0,30}\\b(?:honorarios|contraprestacion|retribucion)`,
  ),
  act('donatari[oa]s?', '(?:(?:se )?reserva|dona|donan)\\b'),
  act('donantes?', '(?:acepta la donacion|adquiere (?:la|el))'),
  act('franquiciatari[oa]', '(?:otorga|concede) (?:[^.;:,]{0,30} )?(?:licencia|uso de la marca|franquicia)'),
  act('franquiciante', `${PAYS}[^.;:,]{0,30}\\bregalias?`),
  act('comodatari[oa]', '(?:da|entrega|concede) (?:[^.;:,]{0,30} )?en comodato'),
  act('deposit(?:ario|aria)', '(?:entrega|da) (?:[^.;:,]{0,30} )?en deposito'),
  act('fiador[ae]?', '(?:recibira|cobrara)[^.;:,]{0,20}\\brentas?'),
];
/** Words before a role that make it no subject: «to the lessor», «if the lessor does not». */
const NO_SUBJECT =
  /\b(?:al?|del?|por|para|con|contra|entre|ante|frente|que|si|sin|su|a favor)(?: (?:el|la|los|las))?\s?[«"“]?$/;
const GAP_WORDS = /\b(?:no|ni|que|quien|si|cuando|podra|devuelve|le)\b|\ba (?:el|la)\b|\bal\b/;

function sidesThatSwap(reading: Reading): Hit[] {
  const body = reading.plain.slice(0, reading.tailStart);
  const hits: Hit[] = [];
  for (const pattern of NOT_THEIRS)
    for (const match of body.matchAll(pattern)) {
      const gap = match.groups?.['gap'] ?? '';
      const before = body.slice(Math.max(0, match.index - 22), match.index).replace(/(?:el|la|los|las)\s$/, '');
      if (NO_SUBJECT.test(before.trimEnd()) || GAP_WORDS.test(gap) || ROLE_WORDS.test(gap)) continue;
      const sentence = sentenceAround(body, match.index, match.index + match[0].length);
      hits.push({
        at: {
          start: Math.max(sentence.start, match.index - 4),
          end: Math.min(sentence.end, match.index + match[0].length + 40),
        },
        values: [],
      });
    }
  return hits;
}

const OWES = rx(
  /\b((?:el|la|los|las) [a-z]{4,}) (?:reconocen?|acepta(?:n)?|confiesa(?:n)?) (?:expresamente )?(?:deber|adeudar|que (?:debe|adeuda))/,
);

/** The debtor is named, and the creditor is to pay the debtor. */
function creditorWhoPays(reading: Reading): Hit[] {
  const body = reading.plain.slice(0, reading.tailStart);
  return [...body.matchAll(OWES)].flatMap((match): Hit[] => {
    const debtor = match[1] ?? '';
    const paying = new RegExp(
      `\\b((?:el|la) [a-z]{4,})\\b(?:,[^.;]{0,80},)?[^.;,]{0,30}?\\b(?:entregara|pagara|cubrira|se obliga a (?:pagar|entregar)) (?:a ${debtor}|al ${debtor.replace(/^el /, '')})\\b`,
      'g',
    );
    return [...body.matchAll(paying)]
      .filter((found) => found[1] !== debtor)
      .slice(0, 1)
      .map((found): Hit => ({
        at: { start: found.index, end: found.index + found[0].length },
        related: [{ start: match.index, end: match.index + match[0].length }],
        values: [debtor],
      }));
  });
}

const overlaps = (one: Span | null, other: Span | null): boolean =>
  !!one && !!other && one.start < other.end && other.start < one.end;

/** At most three, each place once. */
function swapped(reading: Reading): Hit[] {
  const all = [...sidesThatSwap(reading), ...creditorWhoPays(reading), ...namesWithOtherRole(reading)];
  return all.filter((hit, at) => !all.slice(0, at).some((earlier) => overlaps(earlier.at, hit.at))).slice(0, 3);
}

export const roleRules: readonly FindingRule[] = [
  {
    code: 'parties.swapped_roles',
    severity: 'HIGH',
    types: ['CONTRACT', 'DEED', 'POWER_OF_ATTORNEY'],
    find: swapped,
  },
];
