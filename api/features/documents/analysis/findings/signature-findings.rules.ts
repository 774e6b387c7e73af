import { foldText } from '#schema/lib/fold-text.ts';
import { wordsOfName } from '#api/legal-language/index.ts';
import type { Fact } from '../analysis.types.ts';
import type { FindingRule, Hit, Reading } from './rule.types.ts';
import { rx } from './plain-text.rules.ts';
import { rolesBeside } from './roles-beside.rules.ts';

/** Signatures that are not there. */

/** What shows that somebody signs at this place. */
const MARK =
  /[([]\s*(?:firma|fdo|rubrica|huella|aqui firma|f\.)|\b(?:firma|firmas|rubricas?|huella|firmado|firmo)\s*[)\]:]|_{4,}|\.{8,}|\bfirmad[oa]s?\s*[:.)-]|\b[/]s[/]|\b(?:firma|nombre y firma) del? |\bfirmas?:|\brubricas?\b|\bf\)|\bfirma\s?\.|sello de (?:la notaria|autorizar)|firma electronica/;

const tailOf = ({ plain, tailStart }: Reading): string => plain.slice(tailStart);

/** A line of its own with the name of somebody who is bound. */
function signsWithName({ understood, parties }: Reading, from: number): boolean {
  const lines = understood.text
    .slice(from)
    .split('\n')
    .map((line) => wordsOfName(line).join(' '))
    .filter((line) => line.length > 5 && line.length < 120);
  return parties.some(({ value }) => {
    const words = wordsOfName(value);
    return words.length > 1 && lines.some((line) => line.includes(words.join(' ')) && line.length < value.length + 60);
  });
}

/** Where the words of the document end and who signs begins: behind the sentence that closes it. */
const isNameLine = (line: string): boolean =>
  /^\s*(?:\p{Lu}[\p{L}.]+\s+(?:(?:de|del|la|los|las|y)\s+)*){1,5}\p{Lu}[\p{L}.]+\.?\s*$/u.test(line);

const NO_NAME = /protesto|necesario|atentamente|respeto|derecho|pruebas|presente|petitorios/i;

/** A claim that ends in blanks for the clerk is not signed by them. */
function isClaimSigned(reading: Reading): boolean {
  const tail = reading.plain.slice(Math.floor(reading.plain.length * 0.75));
  if (MARK.test(tail.replace(/_+/g, ' '))) return true;
  const from = reading.span(reading.tailStart, reading.tailStart + 1).start;
  const signing = reading.understood.text.slice(from);
  if (/_{4,}\s*(?:Lic\.\s*)?\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u.test(signing)) return true;
  return signing.split('\n').some((line) => isNameLine(line) && !NO_NAME.test(line));
}

function hasMark(reading: Reading): boolean {
  if (reading.understood.type === 'CLAIM') return isClaimSigned(reading);
  const { understood, span, tailStart, plain } = reading;
  if (
    understood.facts.some(
      ({ kind, spans }) => kind === 'SIGNATURE' && reading.placeOf(spans[0]?.start ?? 0) > plain.length * 0.4,
    )
  )
    return true;
  const tail = tailOf(reading);
  if (MARK.test(tail) || MARK.test(plain.slice(Math.floor(plain.length * 0.75)))) return true;
  const closing = Math.max(0, tail.search(/[.:]\s/));
  return signsWithName(reading, span(tailStart + closing, tailStart + closing + 1).start);
}

export const noSignature = (reading: Reading): Hit[] => (hasMark(reading) ? [] : [{ at: null }]);

const ROLES_OF_SIDES =
  /arrendador|arrendatari|vendedor|comprador|mutuante|mutuatari|prestamista|cedente|cesionari|prestador|client|patron|trabajador|proveedor|suministr|franquic|comodante|comodatari|contratista|contratante|donante|donatari|acreedor|deudor|acredit|fiador|obligad[oa] solidari|aparcer|propietari|dueñ|duen/;
const ACTS_FOR = /represent|apoderad|administrador|gerente|director|delegad|president/;
const folded = (text: string | null): string => foldText(text ?? '');

/** A side of a contract whose name, role and representatives are not among the signatures of the others. */
function sideWithoutSignature(reading: Reading): Hit[] {
  const { parties, understood, plain, placeOf } = reading;
  const blocks = understood.sections.filter(
    ({ kind, start }) => kind === 'SIGNATURES' && placeOf(start) > plain.length * 0.4,
  );
  const from = Math.min(reading.tailStart, ...blocks.map(({ start }) => placeOf(start)));
  const tail = plain.slice(from);
  if (!MARK.test(tail)) return [];
  const tailWords = new Set(wordsIn(tail));
  const isNamed = (party: Fact): boolean => {
    const words = wordsOfName(party.value);
    const there = words.filter((word) => tailWords.has(word)).length;
    return there >= Math.min(2, words.length) || initialsIn(tail, words);
  };
  const roleWords = (party: Fact): string[] => [
    ...folded(party.role)
      .split(/\s+/)
      .filter((word) => ROLES_OF_SIDES.test(word)),
    ...rolesBeside(reading, party)
      .filter(({ isGiven }) => isGiven)
      .map(({ word }) => word),
  ];
  const sides = parties.filter((party) => roleWords(party).length > 0 && !ACTS_FOR.test(folded(party.role)));
  if (sides.length < 2 || !sides.some(isNamed)) return [];
  const missing = sides.filter((party) => {
    if (isNamed(party)) return false;
    if (roleWords(party).some((word) => new RegExp(`\\b${word.slice(0, 9)}`).test(tail))) return false;
    return !parties.some((other) => ACTS_FOR.test(folded(other.role)) && isNamed(other));
  });
  return missing.slice(0, 1).map((party) => ({ at: null, values: [roleWords(party)[0] ?? '', party.value] }));
}

const wordsIn = (text: string): string[] => text.split(/[^a-z]+/).filter((word) => word.length > 2);
/** «R. A. Dondé»: initials and one surname. */
const initialsIn = (text: string, words: readonly string[]): boolean =>
  words
    .slice(1)
    .some(
      (word) => word.length > 3 && new RegExp(`\\b[a-z]\\. ?(?:[a-z]\\. ?)?${word.replace(/[^a-z]/g, '.')}`).test(text),
    );

const BLANK_LINE =
  /^[ \t]*(?:[ivx\d]+[.)-]+[ \t]*)?((?:primer |segundo )?(?:testigos?|otorgante|poderdante|mandante|mandatari[oa]|apoderad[oa]|acept[oa][^:\n]{0,20}|arrendador[ae]?|arrendatari[oa]|vendedor[ae]?|comprador[ae]?|fiador[ae]?|aval|deudor[ae]?|suscriptor[ae]?|trabajador[ae]?|patron)[^:\n_]{0,20}):?[ \t]*_{5,}[ \t]*$/;

/** «Testigo: ________» among lines that are signed. */
function blankSignature(reading: Reading): Hit[] {
  const tail = tailOf(reading);
  const lines = tail.split('\n');
  // A form that nobody signed yet is no defect.
  if (!/[([]\s*(?:firma|rubrica|huella)/.test(tail)) return [];
  let place = reading.tailStart;
  const hits: Hit[] = [];
  lines.forEach((line, at) => {
    const found = BLANK_LINE.exec(line);
    const next = lines.slice(at + 1).find((text) => text.trim() !== '') ?? '';
    const isNamedBelow = /^[ \t]*(?:[a-z]+\.? ){1,5}[a-z]+[ \t]*$/.test(next) && !/[([:]/.test(next);
    if (found && !isNamedBelow)
      hits.push({ at: { start: place, end: place + line.length }, values: [(found[1] ?? '').trim()] });
    place += line.length + 1;
  });
  return hits;
}

const WITNESS = rx(/testigos?\b|ante (?:dos|los) testigos/);

/** A letter of attorney without two witnesses, or without the line of who grants it. */
export function letterWithoutWitnesses(reading: Reading): Hit[] {
  const { plain, understood } = reading;
  if (
    /notari[oa]|escritura publica|instrumento|fedatari/.test(plain.slice(0, 900)) &&
    /ante mi|doy fe|protocolo|volumen/.test(plain)
  )
    return [];
  if (!/carta poder|poder (?:amplio|especial|bastante)/.test(plain)) return [];
  // Commerce asks for no witnesses of a commission, nor of who votes for a shareholder (CCom 274, LGSM 192).
  if (/comision mercantil|comisionista|asamblea[^.;]{0,80}accionistas/.test(plain)) return [];
  const foreign = /apostill|consul/.test(plain);
  if (foreign) return [];
  if (blankSignature(reading).length > 0) return [];
  WITNESS.lastIndex = 0;
  if (!WITNESS.test(plain)) return [{ at: null, values: ['0'] }];
  const first = plain.indexOf('testigo', Math.floor(plain.length * 0.3));
  if (first < 0) return [];
  const block = understood.text.slice(reading.span(first, first + 1).start);
  const names = [...block.matchAll(/\p{Lu}\p{L}+(?: (?:de |del |la |los )*\p{Lu}[\p{L}.]+){1,5}/gu)].filter(
    ({ 0: name }) =>
      !/testigo|otorgante|poderdante|acept|nombre|firma|domicilio|\bdom\b|conocido|calle|colonia|\bcol\b|^(?:la|el|los|las)\s/i.test(
        name,
      ),
  );
  const labels = [...plain.slice(Math.min(reading.tailStart, first)).matchAll(/testigo/g)].length;
  // Names cannot be told where they stand in columns: labels count too.
  if (names.length >= 2 || (names.length === 0 && labels >= 2)) return [];
  return [{ at: { start: first, end: first + 'testigo'.length }, values: [String(names.length)] }];
}

/** A private power that the attorney and a witness sign, and not who grants it. */
function grantorWithoutSignature(reading: Reading): Hit[] {
  const { plain, tailStart, parties } = reading;
  if (/ante mi\b|doy fe|protocolo|escritura publica/.test(plain)) return [];
  const mark = plain.search(/[([]\s*(?:firma|rubrica|huella)/);
  if (mark < 0) return [];
  const tail = plain.slice(Math.max(0, Math.min(tailStart, Math.floor(plain.length * 0.75), mark - 60)));
  if (!/[([]\s*(?:firma|rubrica|huella)/.test(tail) || /otorg|poderdante|mandante|quien (?:otorga|confiere)/.test(tail))
    return [];
  const GRANTS = /(?:\byo,? |suscrit[oa],? |quien suscribe,? )(?:(?:el|la|c\.|senora?|sr\.|sra\.) )*$/;
  const grantor = parties.find(
    ({ spans, role }) =>
      /poderdante|otorgante|mandante|suscrit/.test(folded(role)) ||
      spans.some(({ start }) =>
        GRANTS.test(plain.slice(Math.max(0, reading.placeOf(start) - 40), reading.placeOf(start))),
      ),
  );
  if (!grantor) return [];
  const words = wordsOfName(grantor.value);
  const tailWords = new Set(wordsIn(tail));
  // Relatives share surnames: the whole name is looked for.
  if (words.filter((word) => tailWords.has(word)).length >= Math.min(words.length, 3) || initialsIn(tail, words))
    return [];
  return [{ at: null, values: ['otorgante', grantor.value] }];
}

/** A letter for suits of work is ruled by the law of work. */
const isLabour = ({ plain }: Reading): boolean =>
  /(?<![$.,\d])692\b(?![.,]\d)|ley federal del trabajo|(?:tribunal(?:es)?|juicio|asuntos?|demanda) laboral|junta (?:local|federal|especial)/.test(
    plain,
  );

export const signatureRules: readonly FindingRule[] = [
  {
    code: 'signature.none',
    severity: 'HIGH',
    types: ['CONTRACT', 'POWER_OF_ATTORNEY', 'DEED'],
    find: noSignature,
  },
  {
    code: 'signature.will',
    severity: 'HIGH',
    types: ['WILL'],
    find: noSignature,
  },
  { code: 'signature.claim', severity: 'HIGH', types: ['CLAIM'], find: noSignature },
  {
    code: 'signature.side',
    severity: 'HIGH',
    types: ['CONTRACT'],
    find: sideWithoutSignature,
  },
  { code: 'signature.side', severity: 'HIGH', types: ['POWER_OF_ATTORNEY'], find: grantorWithoutSignature },
  {
    code: 'signature.blank',
    severity: 'HIGH',
    types: ['CONTRACT', 'POWER_OF_ATTORNEY', 'PROMISSORY_NOTE', 'WILL'],
    find: blankSignature,
  },
  {
    code: 'signature.witnesses',
    severity: 'HIGH',
    types: ['POWER_OF_ATTORNEY'],
    find: (reading) => (isLabour(reading) ? [] : letterWithoutWitnesses(reading)),
  },
  {
    code: 'signature.witnesses.labour',
    severity: 'HIGH',
    types: ['POWER_OF_ATTORNEY'],
    find: (reading) => (isLabour(reading) ? letterWithoutWitnesses(reading) : []),
  },
];
