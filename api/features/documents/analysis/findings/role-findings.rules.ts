import { foldText } from '#schema/lib/fold-text.ts';
import { wordsOfName } from '#api/legal-language/index.ts';
import type { Fact, Span } from '../analysis.types.ts';
import type { FindingRule, Hit, Reading } from './rule.types.ts';
import { rx, sentenceAround } from './plain-text.rules.ts';

/** A side that does what the other one does: «the lessor will pay the rent». */

/** Stems of roles that face each other. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:sub)?arrendador[ae]?s?/, /^(?:sub)?arrendatari[oa]s?|^inquilin[oa]/],
  [/^vendedor(?:a|es|as)?|^enajenantes?|^cedentes?/, /^comprador(?:a|es|as)?|^adquirentes?|^cesionari[oa]s?/],
  [/^mutuantes?|^prestamistas?|^acreditantes?|^acreedor(?:a|es|as)?/, /^mutuatari[oa]s?|^prestatari[oa]s?|^acreditad[oa]s?|^deudor(?:a|es|as)?/],
  [/^donantes?|^donador[ae]?/, /^donatari[oa]s?/],
  [/^patron(?:a)?\b|^empleador[ae]?/, /^trabajador[ae]?|^emplead[oa]/],
  [/^prestador[ae]?|^profesionista|^proveedor[ae]?|^contratista/, /^client[ea]|^prestatari[oa]|^contratante|^comprador[ae]?|^duen[oa]/],
  [/^franquiciante/, /^franquiciatari[oa]/],
  [/^comodante/, /^comodatari[oa]/],
  [/^permutante/, /^$/],
  [/^poderdante|^mandante|^otorgante/, /^apoderad[oa]|^mandatari[oa]/],
  [/^actor[a]?\b|^demandante|^quejos[oa]/, /^demandad[oa]/],
];
const ROLE_WORDS =
  /\b(?:sub)?(?:arrendador[ae]?s?|arrendatari[oa]s?|inquilin[oa]|vendedor(?:a|es)?|comprador(?:a|es)?|cedentes?|cesionari[oa]s?|mutuantes?|mutuatari[oa]s?|acreditantes?|acreditad[oa]s?|acreedor(?:a|es)?|deudor(?:a|es)?|donantes?|donatari[oa]s?|patrona?|trabajador[ae]?|prestador[ae]?|clientes?|proveedor[ae]?|franquiciante|franquiciatari[oa]|comodante|comodatari[oa]|contratista|contratante|poderdante|apoderad[oa]|adquirente|enajenante)\b/;

const roleWord = (text: string | null): string => foldText(text ?? '').replace(/^(?:el|la|los|las)\s+/, '');
const escaped = (word: string): string => word.replace(/[^a-z0-9]/g, '.');

interface Said {
  /** Index of the pair of roles, and which of the two. */
  pair: number;
  side: 0 | 1;
  word: string;
  /** Where the role is given to the name: a definition, a signature, a debt that is told. */
  isGiven: boolean;
  at: Span;
}

const sidesOf = (word: string): Pick<Said, 'pair' | 'side'>[] =>
  OPPOSITES.flatMap(([one, other], pair): Pick<Said, 'pair' | 'side'>[] =>
    one.test(word) ? [{ pair, side: 0 }] : other.test(word) ? [{ pair, side: 1 }] : [],
  );

/** «… («LA ARRENDADORA»)», «… en lo sucesivo "el Cliente"»: a role in quotation marks or brackets behind a name. */
const DEFINED = /[(«"“]\s?[«"“]?(?:(?:el|la|los|las) )?([a-z]+)/g;
const OTHER_SIDE = /por (?:la |una )?otra|de (?:la )?otra|;|\n\n|\bdeclara/;
const AS = /\bcomo (?:parte )?([a-z]+),? (?:(?:su [a-z]+|el|la),? )?(?:(?:el|la) )?(?:(?:senora?|don|dona|licenciad[oa]),? )?$/;
const NAMED_BEHIND = /^[^;:\n]{0,60}?(?:en su caracter de|en (?:su )?calidad de) (?:el |la )?[«"“]?(?:(?:el|la) )?([a-z]+)/;
const AHEAD = /\b(?:el|la|los|las|al|del) ([a-z]+),? (?:(?:senora?|senorita|don|dona|licenciad[oa]|ingenier[oa]|c\.) )?$/;
const OWES_BEHIND = /^,? (?:[a-z ]{0,20})?(?:recibio (?:un|el) credito|obtuvo (?:un|el) credito|reconoc[a-z]+ (?:deber|adeudar)|se constituyo deudor)/;

/** Each role that the text says beside a name. */
function rolesBeside(reading: Reading, fact: Fact): Said[] {
  const words = wordsOfName(fact.value).slice(0, 2);
  if (words.length < 2) return [];
  const body = reading.plain.slice(0, reading.tailStart);
  const name = new RegExp(`\\b${words.map(escaped).join('\\s+(?:(?:de|del|la|los|las|y)\\s+){0,3}')}\\b`, 'g');
  const said: Said[] = [];
  const add = (word: string | undefined, isGiven: boolean, at: Span): void => {
    if (word) for (const side of sidesOf(word)) said.push({ ...side, word, isGiven, at });
  };
  for (const match of body.matchAll(name)) {
    const end = match.index + match[0].length;
    const before = body.slice(Math.max(0, match.index - 50), match.index);
    const behind = body.slice(end, end + 190);
    const ahead = AHEAD.exec(before);
    add(ahead?.[1], false, { start: match.index - before.length + (ahead?.index ?? 0), end });
    const named = NAMED_BEHIND.exec(behind);
    add(named?.[1], false, { start: match.index, end: end + (named?.[0].length ?? 0) });
    const segment = body.slice(end, end + 330).split(OTHER_SIDE)[0] ?? '';
    const given = named ? undefined : [...segment.matchAll(DEFINED)].find(([, word = '']) => sidesOf(word).length > 0);
    if (given) add(given[1], true, { start: match.index, end: end + given.index + given[0].length });
    add(AS.exec(before)?.[1], true, { start: match.index, end });
    if (OWES_BEHIND.test(behind)) add('deudor', true, { start: match.index, end: end + 30 });
  }
  const key = wordsOfName(fact.value).join(' ');
  for (const { kind, value, role, spans } of reading.understood.facts)
    if (kind === 'SIGNATURE' && role && wordsOfName(value).join(' ') === key && spans[0])
      add(roleWord(role).split(/\s/)[0], true, { start: reading.placeOf(spans[0].start), end: reading.placeOf(spans[0].end) });
  return said;
}

/** «La donataria Petra Mendiola» of the donor; «Ópticas Visión, en su carácter de la arrendadora» of the lessee. */
function namesWithOtherRole(reading: Reading): Hit[] {
  return reading.parties.flatMap((fact): Hit[] => {
    const said = rolesBeside(reading, fact);
    const given = said.filter(({ isGiven }) => isGiven);
    const known = given.length > 0 ? given : said.slice(0, 1);
    const opposed = said.find(
      (one) => !one.isGiven && known.some(({ pair, side, at }) => pair === one.pair && side !== one.side && at !== one.at) && !known.some(({ pair, side }) => pair === one.pair && side === one.side),
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
  act('arrendador[ae]?s?', '(?:desocupara|desocupe|se obliga a desocupar|debera desocupar|destinara|usara|se obliga a (?:usar|destinar))\\b'),
  act('compradora?(?:es)?', '(?:vende|venden|enajena|enajenan|transmite|se obliga al saneamiento|respondera (?:del saneamiento|por la eviccion|de la eviccion))'),
  act('vendedora?(?:es)?', '(?:compra|compran|adquiere|adquieren) (?:para si|la|el|los|las|dich)'),
  act('compradora?(?:es)?', '(?:recibe|recibira|recibio|da por recibido)[^.;:,]{0,25}\\bprecio'),
  act('compradora?(?:es)?', '(?:entregara|entrega|se obliga a entregar) (?:a (?:la|el) vendedor|al vendedor)?[^.;:,]{0,15}\\b(?:el vehiculo|el inmueble|la cosa|la mercancia|el bien|los bienes|la factura|el ganado|la casa|el terreno|el camion)'),
  act('vendedora?(?:es)?', '(?:recibe|recibira) (?:el vehiculo|el inmueble|la cosa|la mercancia|el bien|los bienes|el ganado|la casa|el terreno|el camion)'),
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
  act('prestador[ae]?(?: de(?: los)? servicios)?', `${PAYS}[^.;:,]{0,30}\\b(?:honorarios|contraprestacion|retribucion)`),
  act('donatari[oa]s?', '(?:(?:se )?reserva|dona|donan)\\b'),
  act('donantes?', '(?:acepta la donacion|adquiere (?:la|el))'),
  act('franquiciatari[oa]', '(?:otorga|concede) (?:[^.;:,]{0,30} )?(?:licencia|uso de la marca|franquicia)'),
  act('franquiciante', `${PAYS}[^.;:,]{0,30}\\bregalias?`),
  act('comodatari[oa]', '(?:da|entrega|concede) (?:[^.;:,]{0,30} )?en comodato'),
  act('deposit(?:ario|aria)', '(?:entrega|da) (?:[^.;:,]{0,30} )?en deposito'),
  act('fiador[ae]?', '(?:recibira|cobrara)[^.;:,]{0,20}\\brentas?'),
];
/** Words before a role that make it no subject: «to the lessor», «if the lessor does not». */
const NO_SUBJECT = /\b(?:al?|del?|por|para|con|contra|entre|ante|frente|que|si|sin|su|a favor)(?: (?:el|la|los|las))?\s?[«"“]?$/;
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
      hits.push({ at: { start: Math.max(sentence.start, match.index - 4), end: Math.min(sentence.end, match.index + match[0].length + 40) }, values: [] });
    }
  return hits;
}

const OWES = rx(/\b((?:el|la|los|las) [a-z]{4,}) (?:reconocen?|acepta(?:n)?|confiesa(?:n)?) (?:expresamente )?(?:deber|adeudar|que (?:debe|adeuda))/);

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
      .map((found): Hit => ({ at: { start: found.index, end: found.index + found[0].length }, related: [{ start: match.index, end: match.index + match[0].length }], values: [debtor] }));
  });
}

const overlaps = (one: Span | null, other: Span | null): boolean => !!one && !!other && one.start < other.end && other.start < one.end;

/** At most three, each place once. */
function swapped(reading: Reading): Hit[] {
  const all = [...sidesThatSwap(reading), ...creditorWhoPays(reading), ...namesWithOtherRole(reading)];
  return all.filter((hit, at) => !all.slice(0, at).some((earlier) => overlaps(earlier.at, hit.at))).slice(0, 3);
}

export const roleRules: readonly FindingRule[] = [
  { code: 'parties.swapped_roles', severity: 'HIGH', types: ['CONTRACT', 'DEED', 'POWER_OF_ATTORNEY'], basis: [{ law: 'ccf', article: '1851', reason: 'Si las palabras parecen contrarias a la intención de los contratantes, prevalece la intención: habrá que probarla.' }], find: swapped },
];
