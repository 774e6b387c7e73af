import type { Span } from '../analysis.types.ts';
import type { FindingRule, Hit, Reading } from './rule.types.ts';
import { rx, sentenceAround } from './plain-text.rules.ts';
import { rolesBeside } from './roles-beside.rules.ts';

/** A side that does what the other one does: «the lessor will pay the rent». */

const ROLE_WORDS =
  /\b(?:sub)?(?:arrendador[ae]?s?|arrendatari[oa]s?|inquilin[oa]|vendedor(?:a|es)?|comprador(?:a|es)?|cedentes?|cesionari[oa]s?|mutuantes?|mutuatari[oa]s?|acreditantes?|acreditad[oa]s?|acreedor(?:a|es)?|deudor(?:a|es)?|donantes?|donatari[oa]s?|patrona?|trabajador[ae]?|prestador[ae]?|clientes?|proveedor[ae]?|franquiciante|franquiciatari[oa]|comodante|comodatari[oa]|contratista|contratante|poderdante|apoderad[oa]|adquirente|enajenante|medic[oa]|paciente|depositantes?|depositari[oa]s?|porteador[ae]?|cargador[ae]?|remitente|mandantes?|mandatari[oa]s?|licenciante|licenciatari[oa]|aparcer[oa])\b/;

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
  act(
    'arrendatari[oa]s?',
    '(?:concede|otorga|da|transmite|cede)[^.;:]{0,60}\\b(?:uso (?:y|o) (?:el )?goce|goce temporal)',
  ),
  act(
    'arrendatari[oa]s?',
    '(?:se obliga a mantener|mantendra|respondera de los danos que sufra)[^.;:]{0,40}\\b(?:uso|goce|posesion)',
  ),
  act(
    'arrendador[ae]?s?',
    '(?:se obliga a (?:devolver|restituir|conservar)|devolvera|restituira|se obliga a entregar de vuelta) (?:la casa|el (?:inmueble|local|departamento|predio|terreno)|la (?:finca|bodega|vivienda|oficina))',
  ),
  act('arrendador[ae]?s?', '(?:entrega|entregara)[^.;:]{0,35}\\b(?:un|el|en|como) deposito'),
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
  act(
    'compradora?(?:es)?',
    '(?:respondera|responde|se obliga a responder)[^.;:]{0,20}\\b(?:vicios|saneamiento|eviccion)',
  ),
  act(
    'compradora?(?:es)?',
    '(?:recibe|recibira|recibio)[^;:]{0,70}\\b(?:como|por|en pago del?|a cuenta del?) (?:el |del )?precio',
  ),
  act(
    'compradora?(?:es)?',
    '(?:garantiza|asegura|declara) que [^.;:]{0,40}(?:de su (?:exclusiva )?propiedad|le pertenece|libre de (?:todo )?gravam)',
  ),
  act(
    '(?:patron|empresa)',
    '(?:recibira|disfrutara|gozara)[^.;:]{0,12}\\b(?:aguinaldo|salario|sueldo|vacaciones|prima)',
  ),
  act('trabajador[ae]?', '(?:inscribira|dara de alta|afiliara)\\b'),
  act('compradora?(?:es)?', '(?:recibe|recibira|recibio|da por recibido)[^.;:,]{0,25}\\bprecio'),
  act(
    'compradora?(?:es)?',
    '(?:entregara|entrega|se obliga a entregar) (?:a (?:la|el) vendedor|al vendedor)?[^.;:,]{0,15}\\b(?:el vehiculo|el inmueble|la cosa|la mercancia|el bien|los bienes|la factura|el ganado|la casa|el terreno|el camion|el (?:coche|auto|automovil|equipo|producto|local|departamento|predio)|la (?:maquina|maquinaria|camioneta|finca|parcela))',
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
  act('pacientes?', '(?:practicara|operara|realizara|efectuara|atendera|recetara|intervendra|aplicara|prestara)\\b'),
  act('medic[oa]s?', `(?:sera (?:operad|intervenid)|${PAYS}[^.;:,]{0,25}\\b(?:honorarios|hospitalizacion|cuenta))`),
  act('alumn[oa]s?', '(?:impartira|ensenara|dara (?:las )?clases)'),
  act('huesped(?:es)?', '(?:prestara|dara) [^.;:,]{0,15}(?:hospedaje|alojamiento)'),
  act(
    '(?:cargador[ae]?|remitente)',
    '(?:transportara|conducira|se obliga a transportar|entregara [^.;:,]{0,25}en (?:el|su) destino)',
  ),
  act('(?:porteador[ae]?|transportista)', `${PAYS}[^.;:,]{0,20}\\bflete`),
  act('depositantes?', '(?:guardara|custodiara|conservara|se obliga a (?:guardar|custodiar)|restituira)'),
  act('depositari[oa]s?', `${PAYS}[^.;:,]{0,25}\\b(?:deposito|almacenaje|custodia|guarda)`),
  act('comodantes?', '(?:restituira|devolvera|se obliga a (?:restituir|devolver))'),
  act(
    '(?:poderdantes?|mandantes?)',
    '(?:rendira cuentas|acepta el (?:poder|mandato)|ejercera el (?:poder|mandato)|desempenara el)',
  ),
  act(
    '(?:apoderad[oa]|mandatari[oa])s?',
    '(?:confiere|otorga|revoca|da) (?:a|al|en favor|poder|mandato|el poder|un poder)',
  ),
  act(
    'cesionari[oa]s?',
    '(?:cede|ceden|transmite|transmiten|responde de la (?:existencia|legitimidad)|garantiza la existencia)\\b',
  ),
  act('cedentes?', `(?:adquiere|acepta la cesion|${PAYS}[^.;:,]{0,20}\\b(?:precio|contraprestacion))`),
  act('mutuatari[oa]s?', '(?:transfiere|transmite)[^.;:,]{0,20}\\b(?:propiedad|suma|cantidad)'),
  act(
    'mutuantes?',
    '(?:reconoce deber|constituye (?:la )?(?:hipoteca|prenda)|recibe [^.;:,]{0,30}en (?:mutuo|prestamo))',
  ),
  act('acreedor[ae]?', '(?:reconoce (?:deber|adeudar)|se obliga a pagar|dejare de pagar|pagara)\\b'),
  act(
    'deudor[ae]?',
    '(?:cobrara|podra (?:exigir|ejecutar|cobrar)|otorga (?:la )?(?:quita|espera)|concede (?:la )?(?:quita|espera|plazo))\\b',
  ),
  act('licenciante', `${PAYS}[^.;:,]{0,30}\\bregalias?`),
  act('licenciatari[oa]', '(?:otorga|concede) [^.;:,]{0,30}(?:licencia|uso)'),
  act('suministrad[oa]', '(?:suministrara|surtira|entregara (?:la|el|los|las) (?:mercancia|producto|material))'),
  act(
    '(?:comprador[ae]?|client[ea]|contratante|duen[oa])',
    '(?:ejecutara (?:la|los) (?:obra|trabajos)|surtira|fabricara|instalara|construira|se obliga a (?:ejecutar|construir|fabricar|instalar))',
  ),
  act('contratista', '(?:supervisara y pagara|recibira la obra|encarga)\\b'),
  act('aparcer[oa]', '(?:da|entrega|concede) [^.;:,]{0,30}(?:en aparceria|la tierra|el terreno|la parcela)'),
  act('asegurad[oa]', '(?:indemnizara|cubrira el siniestro|pagara la indemnizacion)'),
  act('asegurador[ae]', `${PAYS}[^.;:,]{0,15}\\bprima`),
  act('promitente comprador[ae]?', '(?:se obliga a|promete) vender'),
  act('promitente vendedor[ae]?', '(?:se obliga a|promete) comprar'),
  act('usufructuari[oa]', '(?:reserva|conserva|adquiere) la nuda propiedad'),
  act('inquilin[oa]s?', '(?:cobrara|recibira|podra cobrar)[^.;:,]{0,15}\\brentas?'),
  act(
    'arrendatari[oa]s?',
    '(?:es|declara ser|manifiesta ser) (?:el |la |legitim[oa] )?(?:duen[oa]|propietari[oa]) del? ',
  ),
  act(
    'trabajador[ae]?',
    '(?:podra despedir|contrata a|entregara [^.;:,]{0,12}(?:herramientas|uniforme) (?:al|a la|a el) (?:patron|empresa))',
  ),
  act(
    'patron',
    '(?:obedecera|percibira (?:un|el|como) (?:salario|sueldo)|disfrutara de (?:sus )?vacaciones|gozara de (?:sus )?vacaciones)',
  ),
];
/** «The payment of the rent is the lessor's»: a burden laid on the side that is paid. */
const NOT_THEIR_BURDEN: readonly RegExp[] = [
  ['arrendador[ae]?', '(?:renta|pension)'],
  ['vendedor[ae]?', 'precio'],
  ['(?:mutuante|acreedor[ae]?|acreditante)', '(?:interes(?:es)?|capital|adeudo|credito)'],
  ['(?:prestador[ae]?|profesionista|medic[oa])', 'honorarios'],
  ['trabajador[ae]?', '(?:salario|sueldo|aguinaldo)'],
].map(([side, what]) =>
  rx(
    new RegExp(
      `\\b(?:sera (?:obligacion|a cargo) del?|corresponde(?:ra)? al?|es obligacion del?|queda a cargo del?) (?:el |la )?${side} (?:el pago|pagar|cubrir)(?: de)?(?: la| el| los| del)? ${what}\\b`,
    ),
  ),
);
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
  for (const pattern of NOT_THEIR_BURDEN)
    for (const match of body.matchAll(pattern))
      hits.push({ at: { start: match.index, end: match.index + match[0].length }, values: [] });
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
