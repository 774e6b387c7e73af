import { foldInPlace, readOrdinal } from '#api/legal-language/index.ts';
import type { FindingRule, Hit, Reading } from './rule.types.ts';
import { rx } from './plain-text.rules.ts';

/** Terms that a contract writes as defined ones and never defines; clauses that it points at and does not have. */

const QUOTED = /[«"“]([^«»"“”\n]{3,50})[»"”]/g;
/** What stands before or behind a term where it is defined. */
const DEFINES_BEFORE =
  /(?:en (?:lo|adelante|delante)[^.;]{0,60}|denomin\w*[^.;]{0,30}|se (?:le |les )?(?:llamara|conocera|dira|identificara|entendera|referira)[^.;]{0,40}|llamad[oa]s?|conocid[oa]s?[^.;]{0,12}|marca|marcad[oa]|titulad[oa]|clausulas?|anexos?|letra|inciso|lema|obra|nombre comercial|rotulad[oa]|producto|modelo|proyecto|programa|predio|finca|rancho|barco|buque|ejido|leyenda|que dice|\bdice|periodico|revista|establecimiento|negocio|negociacion|tienda|restaurante|\()\s*:?\s*(?:como\s*)?(?:el|la|los|las)?\s*(?:\w+\s)?$/;
const DEFINES_BEHIND =
  /^[»"”]?\s*(?::|\)|,?\s*(?:significa|se entiende|se entendera|es |son |quiere decir|designa|el |la ))/;
const PROPER = /^(?:ley|codigo|registro|instituto|secretaria|norma|nom|diario|el |la |los |las )/;

const isTerm = (words: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:\s(?:de(?:l| la| los)?\s)?\p{Lu}\p{Ll}+){1,4}$/u.test(words.trim());

/** A quoted term of capitals that stands once and is introduced by nothing. */
function quotedTerms({ understood, plain, placeOf, tailStart }: Reading): Hit[] {
  const { text } = understood;
  const folded = foldInPlace(text);
  const hits: Hit[] = [];
  for (const match of text.matchAll(QUOTED)) {
    const words = match[1] ?? '';
    const term = foldInPlace(words);
    const end = match.index + match[0].length;
    if (!isTerm(words) || PROPER.test(term) || placeOf(match.index) > tailStart) continue;
    const before = folded.slice(Math.max(0, match.index - 90), match.index);
    const behind = folded.slice(end - 1, end + 30);
    if (!/\b(?:el|la|los|las|del|al)\s+$/.test(before)) continue;
    if (DEFINES_BEFORE.test(before.replace(/\b(?:el|la|los|las|del|al)\s+$/, '')) || DEFINES_BEHIND.test(behind))
      continue;
    // It stands elsewhere too: defined there, or a name.
    if (plain.split(term).length > 2) continue;
    hits.push({ at: { start: placeOf(match.index), end: placeOf(end - 1) + 1 }, values: [words] });
  }
  return hits.slice(0, 3);
}

const CAPITALS =
  /(?<=\b(?:el|la|los|las|del|al|un|una|cada|dicho|dicha|su|sus)\s)\p{Lu}\p{Ll}{3,}(?:\s(?:de(?:l|\sla|\slos)?\s)?\p{Lu}\p{Ll}{3,}){0,3}/gu;
const DEFINITION =
  /(?:^|\n)\s*(?:[a-zA-Z\d.ivx]{1,5}[).]\s*)?[«"“](\p{Lu}[^«»"“”\n]{2,50})[»"”]\s*(?::|,?\s*(?:significa|se entiende|es\s|son\s|el\s|la\s))|\(\s*(?:en (?:lo sucesivo|adelante),?\s*)?(?:el|la|los|las)?\s*[«"“]([^«»"“”\n]{3,50})[»"”]/gu;
const NOT_TERMS =
  /^(?:ley|codigo|registro|instituto|secretaria|norma|diario|constitucion|juzgado|juez|tribunal|estado|ciudad|municipio|banco|notari|reglamento|camara|comision|procuraduria|centro|impuesto|unidad|indice|republica|convencion|union|servicio|poder|federacion|fiscalia|gobierno|presidente|asamblea|partes?|calle|avenida|boulevard|carretera|colonia|fraccionamiento|delegacion|alcaldia|distrito|partido|anexo|clausula|declaracion|capitulo|senor|senora|licenciad|ingenier|doctor|arquitect|notario|mexico|estados|reino|seguro|universidad|parque|plaza|edificio|puerto|aduana|valle|san |santa |sierra|rio |golfo|ministerio|cedula|clave|oficina|direccion|consejo|sistema|fondo|sociedad|grupo|zona|region|norte|sur|oriente|poniente|internet|manual|certificad|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo|arrendador|arrendatari|vendedor|comprador|prestador|cliente|proveedor|contratista|contratante|trabajador|patron|empresa|incoterm|dolar|euro|real |archivo|libro|folio|numeral|punto|inciso|primer|segund|tercer|cuart|quint|sext|septim|octav|noven|decim|unic|acreditad|acreditante|deudor|acreedor|fiador|aval|obligad)/;

/** In a contract with a list of definitions: a term of several capitalised words that the list does not have. */
function undefinedCapitals({ understood, placeOf, tailStart, parties }: Reading): Hit[] {
  const { text } = understood;
  const defined = [...text.matchAll(DEFINITION)].map((match) => foldInPlace(match[1] ?? match[2] ?? ''));
  const inline = [...text.matchAll(/\((?:en (?:lo sucesivo|adelante),? )?(?:el|la|los|las) [«"“]\p{Lu}\p{Ll}/gu)]
    .length;
  const hasList =
    inline >= 3 ||
    [...text.matchAll(/(?:^|\n)\s*(?:[a-zA-Z\d.ivx]{1,5}[).]\s*)?[«"“]\p{Lu}[^«»"“”\n]{2,50}[»"”]\s*:/gu)].length >= 2;
  if (!hasList) return [];
  const names = foldInPlace(parties.map(({ value }) => value).join(' | '));
  const folded = foldInPlace(text);
  const stem = (term: string): string => term.replace(/(?:es|s)\b/g, '');
  const known = defined.map(stem);
  const hits = new Map<string, Hit>();
  for (const { 0: words, index } of text.matchAll(CAPITALS)) {
    const term = foldInPlace(words);
    const ahead = text.slice(Math.max(0, index - 40), index);
    // «Convención de las Naciones Unidas»: part of a longer name.
    if (/\p{Lu}\p{L}+\s+(?:de|del|a|sobre|para|en|y|e)(?:\s+(?:el|la|los|las))?\s+$/u.test(ahead)) continue;
    if (!/\s/.test(words) || NOT_TERMS.test(term) || placeOf(index) > tailStart || names.includes(term)) continue;
    if (known.some((one) => one !== '' && (stem(term).startsWith(one) || one.startsWith(stem(term))))) continue;
    // «Circular de Oferta (la «COF»)»; a clause of that heading says what it is.
    if (/^\s*\(/.test(text.slice(index + words.length, index + words.length + 3))) continue;
    if (
      new RegExp(`(?:^|\\n)\\s*(?:[a-z\\d]{1,12}[.)ªº-]+\\s*){0,2}${term.replace(/[^a-z ]/g, '.')}\\s*[.:]`).test(
        folded,
      )
    )
      continue;
    // A name of its own stands in the declarations as well, quoted or in capitals.
    if (new RegExp(`[«"“(]\\s*(?:el|la|los|las)?\\s*${term.replace(/[^a-z ]/g, '.')}`).test(folded)) continue;
    if (!hits.has(term))
      hits.set(term, { at: { start: placeOf(index), end: placeOf(index + words.length - 1) + 1 }, values: [words] });
  }
  return [...hits.values()].slice(0, 3);
}

/** «EL GARANTE SUBSIDIARIO responderá»: a side in capitals. */
const SIDE =
  /(?<![\p{L}«"“(])(?:EL|LA|LOS|LAS|El|La|Los|Las|el|la|los|las|al|del|AL|DEL)\s+(\p{Lu}{4,}(?:\s+(?:DE\s+|DEL\s+)?\p{Lu}{4,}){0,2})(?=[\s,]+\p{Ll}{2,})/gu;
const LABEL = /[«"“(]\s*(?:EL|LA|LOS|LAS)\s+(\p{Lu}{4,})/gu;
/** What ends in this is somebody who acts. */
const ACTS =
  /(?:d[oa]r|dora|t[oa]r|tora|s[oa]r|sora|nte|ari[oa]|[aei]st[a]|ad[oa]|id[oa]|fiador[a]?|aval|patron[a]?|client[ea]|soci[oa]|inquilin[oa]|paciente|medic[oa]|agente|tercer[oa]|perit[oa]|albacea)s?$/;
const NO_SIDE =
  /^(?:partes?|present[ea]s?|clausula|contrato|inmueble|predio|articulo|declaracion|notari[oa]|suscrit[oa]|citad[oa]|mism[oa]|referid[oa]|otr[oa]|segund[oa]|primer[oa]|terce[a-z]+|estado|senor[a-z]*|licenciad[oa]|ciudadan[oa]|compareciente|unic[oa]|cantidad|ano|juzgado|mercado|poblado|propiedad|testador[a]?|testigos?|otorgantes?|poderdantes?|apoderad[oa]s?|mandatari[oa]s?|hereder[oa]s?|albacea|legatari[oa]s?|interesad[oa]s?|titular(?:es)?|contratantes|condado|abogad[oa]|president[ea]|secretari[oa]|tesorer[oa]|comisari[oa]|administrador[a]?|accionistas?|soci[oa]s?)\b/;

/** A side that the document names in capitals as it does the others, and never introduces. */
function unknownSides({ understood, placeOf, tailStart, parties }: Reading): Hit[] {
  const { text } = understood;
  const folded = foldInPlace(text);
  const found = [...text.matchAll(SIDE)].map(({ 0: all, 1: words = '', index }) => ({
    term: foldInPlace(words).replace(/\s+/g, ' '),
    words,
    start: index + all.length - words.length,
  }));
  const stem = (term: string): string => term.slice(0, Math.max(5, term.length - 3));
  const isIntroduced = (term: string): boolean => {
    const pattern = stem(term.split(' ')[0] ?? '').replace(/[^a-z]/g, '.');
    const shown = new RegExp(
      `(?:[«"“”'*(_]\\s*|(?:como|denominar\\S*|llamar\\S*|sucesivo,?|adelante,?|caracter de|calidad de)\\s+["«“]?)(?:(?:el|la|los|las|parte)\\s+)?["«“*]?${pattern}`,
    );
    return (
      shown.test(folded) || parties.some(({ role }) => foldInPlace(role ?? '').includes(stem(term.split(' ')[0] ?? '')))
    );
  };
  const terms = new Map<string, { at: { start: number; end: number }; words: string; count: number }>();
  for (const { term, words, start } of found) {
    const known = terms.get(term);
    if (known) known.count++;
    else
      terms.set(term, { at: { start: placeOf(start), end: placeOf(start + words.length - 1) + 1 }, words, count: 1 });
  }
  const sides = [...terms].filter(([term]) => ACTS.test(term.split(' ')[0] ?? '') && !NO_SIDE.test(term)).slice(0, 40);
  // Only where the sides are written so: at least two that are introduced.
  const labels = new Set([...text.matchAll(LABEL)].map(({ 1: words = '' }) => words));
  const introduced = sides.filter(([term]) => isIntroduced(term));
  if (introduced.length + labels.size < 2) return [];
  return sides
    .filter(([term, { count, at }]) => {
      if (count > 2 || at.start > tailStart || isIntroduced(term)) return false;
      const behind = folded.slice(0).split(term).length - 1;
      return behind <= 2;
    })
    .map(([, { at, words }]): Hit => ({ at, values: [words.replace(/\s+/g, ' ')] }))
    .slice(0, 2);
}

const REFERENCE = rx(
  /\bclausula ((?:decim[ao]|vigesim[ao]|trigesim[ao]) ?(?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven)[ao]|vigesima|trigesima|primera|segunda|tercera|cuarta|quinta|sexta|septima|octava|novena|decima|undecima|duodecima)\b/,
);
const HEADED =
  /(?:^|\n)[^\na-z]{0,6}(?:clausula\s)?((?:decim[ao]|vigesim[ao]|trigesim[ao])\s?(?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven)[ao]|vigesima|trigesima|primera|segunda|tercera|cuarta|quinta|sexta|septima|octava|novena|decima|undecima|duodecima)\b\s?[.:,)-]/g;

/** «according to clause twentieth» of a contract with fifteen. */
function missingClauses({ plain, tailStart }: Reading): Hit[] {
  const numbers = [...plain.matchAll(HEADED)].map((match) => readOrdinal(match[1] ?? '') ?? 0);
  const last = Math.max(0, ...numbers);
  if (numbers.length < 4 || last < 4) return [];
  return [...plain.slice(0, tailStart).matchAll(REFERENCE)]
    .filter(({ 1: words = '', index, 0: all }) => {
      const behind = plain.slice(index + all.length, index + all.length + 90);
      return (
        (readOrdinal(words) ?? 0) > last &&
        !/^[^.;]{0,80}\b(?:del? (?:contrato|convenio|instrumento|escritura|pagare)|de (?:la|los) (?:escritura|estatutos))\b/.test(
          behind,
        )
      );
    })
    .slice(0, 2)
    .map(({ index, 0: all, 1: words = '' }) => ({ at: { start: index, end: index + all.length }, values: [words] }));
}

export const termRules: readonly FindingRule[] = [
  {
    code: 'term.undefined',
    severity: 'MEDIUM',
    types: ['CONTRACT'],
    find: (reading) => {
      const quoted = quotedTerms(reading);
      return quoted.length > 0 ? quoted : undefinedCapitals(reading);
    },
  },
  { code: 'term.undefined_side', severity: 'MEDIUM', types: ['CONTRACT', 'DEED'], find: unknownSides },
  { code: 'contract.clause_missing', severity: 'MEDIUM', types: ['CONTRACT'], find: missingClauses },
];
