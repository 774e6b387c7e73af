import type { RequirementCheck } from '#db/content/documents/requirements/index.ts';
import type { RequirementState } from '#schema/generated/contract.ts';
import type { Span } from '../analysis.types.ts';
import { mayChooseCourts, noCourts } from './contract-findings.rules.ts';
import { rx, sentenceAround } from './plain-text.rules.ts';
import { isDue } from './reading.rules.ts';
import type { Hit, Reading } from './rule.types.ts';
import { letterWithoutWitnesses, noSignature } from './signature-findings.rules.ts';
import { asksForWitnesses, missingWitnesses } from './will-witnesses.rules.ts';

/** Requirements that a pattern cannot tell. `at` of MISSING: the words that show it. */

export interface Checked {
  state: RequirementState;
  /** Of the plain text. */
  at: Span | null;
}

const met = (at: Span | null = null): Checked => ({ state: 'MET', at });
const missing = (at: Span | null = null): Checked => ({ state: 'MISSING', at });
const uncertain: Checked = { state: 'UNCERTAIN', at: null };
const spanOf = (match: RegExpExecArray | RegExpMatchArray): Span => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});
const first = (pattern: RegExp, text: string): RegExpMatchArray | undefined => text.matchAll(pattern).next().value;
const missingWhere = (hits: readonly Hit[]): Checked => (hits[0] ? missing(hits[0].at) : met());

const PROMISE = rx(
  /(?:promet[a-z]+|me oblig[a-z]+|nos oblig[a-z]+|se obligan?|deb(?:o|emos|e|en)(?: y (?:pagare|pagaremos|pagara|pagaran|pagar))?|pagare(?:mos)?) [^.;]{0,60}?(?:incondicional(?:mente)?)|(?:incondicional(?:mente)?)[^.;]{0,60}?(?:promet[a-z]+|pagar[a-z]*|obliga[a-z]*)|promesa incondicional/,
);
const PLAIN_PROMISE = rx(
  /promet[a-z]+ (?:a )?pagar|deb(?:o|emos|e|en) y pagar[a-z]*|me oblig[a-z]+ a pagar|nos oblig[a-z]+ a pagar|se obligan? a pagar|pagare(?:mos)? a\b/,
);
const CONDITION = rx(
  /\b(?:siempre que|siempre y cuando|a condicion de|con la condicion|sujet[oa] a|en caso de que (?:reciba|se me|me|se venda|cobre|obtenga)|si (?:para entonces|me|nos|se me|logro|vendo|cobro|recibo|obtengo|el negocio|la cosecha)|cuando (?:venda|cobre|reciba|me paguen|se venda|tenga|pueda|levante|haya vendido)|una vez que (?:venda|cobre|reciba|se venda|me)|en cuanto (?:venda|cobre|me|reciba|pueda)|conforme (?:vaya|me) )/,
);

function promise({ plain, tailStart }: Reading): Checked {
  const promised = first(PROMISE, plain) ?? first(PLAIN_PROMISE, plain);
  if (!promised) return missing();
  const at = spanOf(promised);
  // «si la obra queda terminada», in the very sentence of the promise.
  const own = sentenceAround(plain, at.start, at.end);
  const clause = first(
    rx(/\bsi (?!no|fuere|dej)(?:el|la|los|las|se|mi|su|hay|esta|es) [^.;,]{3,80}/),
    plain.slice(at.end, own.end),
  );
  if (clause && !/\bno\b|mora|venc|demanda|juicio|domicili/.test(clause[0]))
    return missing({ start: at.end + (clause.index ?? 0), end: at.end + (clause.index ?? 0) + clause[0].length });
  const stop = Math.min(plain.length, Math.max(at.end + 700, at.start), Math.max(tailStart, at.end + 200));
  const text = plain.slice(at.start, stop);
  for (const match of text.matchAll(CONDITION)) {
    const start = at.start + match.index;
    const sentence = sentenceAround(plain, start, start + match[0].length);
    // What the payee may do, or interest in case of delay, is no condition of the promise.
    if (
      /inter[e]s|moratori|mora\b|vencid[oa] anticipad|abono|endos|tenedor|serie|numerad/.test(
        plain.slice(Math.max(sentence.start, start - 120), sentence.end),
      ) &&
      sentence.start > at.end
    )
      continue;
    if (/sujet[oa]/.test(match[0]) && /inter[e]s|jurisdic|tribunal|competen|ley/.test(plain.slice(start, start + 80)))
      continue;
    return missing({ start, end: Math.min(sentence.end, start + 90) });
  }
  return met(at);
}

const sum = ({ amounts }: Reading): Checked =>
  amounts[0] ? met({ start: amounts[0].start, end: amounts[0].end }) : missing();

const PAYEE = rx(
  /(?:a la orden(?: y disposicion)?,? (?:de(?:l| la| los)?|y beneficio de)|a favor de(?:l| la)?|pagar[a-z]* (?:incondicionalmente )?a(?:l)?(?! la orden)(?: la)?|beneficiari[oa]:?|acreedor[a]?:)\b/,
);

function payee({ plain, understood, span }: Reading): Checked {
  const matches = [...plain.matchAll(PAYEE)];
  for (const match of matches) {
    const end = match.index + match[0].length;
    const behind = plain.slice(end, end + 60);
    if (/^\s*:?\s*_{3,}/.test(behind) || /^\s*:?\s*\.{6,}/.test(behind))
      return missing({ start: match.index, end: end + (/^[\s:]*[_.]+/.exec(behind)?.[0].length ?? 0) });
    // «Al portador o a la orden de Ana Ruiz»: what names somebody stands (LGTOC 88).
    const alternative = /^\s*(?:al )?portador,? [oy] (?:a la orden de|a favor de|a)(?= )/.test(behind);
    if (!alternative && /^\s*(?:al )?portador/.test(behind)) return missing({ start: match.index, end: end + 12 });
  }
  for (const match of matches) {
    const end = match.index + match[0].length;
    const { start } = span(end, end + 1);
    const words = understood.text.slice(start, start + 120);
    if (
      /^[\s:«"“_]*(?:(?:el|la|los|las|señor|señora|Sr|Sra|C|Lic|don|doña|sociedad|empresa|persona|moral|física|mercantil|denominada)\.?\s+){0,5}[«"“_]*\p{Lu}/u.test(
        words,
      )
    )
      return met({ start: match.index, end: end + 30 });
  }
  const any = matches[0];
  return any && !/portador/.test(plain) ? missing(spanOf(any)) : missing();
}

const TIME = rx(
  /a la vista|(?:a|dentro de|en) (?:[a-z0-9]+ )?(?:\([^)]*\) )?(?:dias|meses|anos)(?: (?:vista|fecha|de la fecha|a partir|contados|despues))?|mensualidades|amortizaciones|abonos|exhibiciones|parcialidades|pagos (?:mensuales|semanales|quincenales)|vencimientos?:? (?:el |dia )?\d/,
);

function due(reading: Reading): Checked {
  const date =
    reading.dates.find((each) => each.fact.value !== reading.signedOn && isDue(reading.plain, each)) ??
    reading.dates.find((each) => reading.signedOn !== null && each.fact.value > reading.signedOn);
  if (date) return met({ start: date.start, end: date.end });
  const said = first(TIME, reading.plain);
  return said ? met(spanOf(said)) : missing();
}

const PLACE = rx(
  /lugar (?:de|del) pago|pagader[oa]s? en|en cualquiera de|(?:en|de) (?:su|el|mi|nuestro|este|dicho|cualquiera de sus) domicilio|en el domicilio|en (?:esta|la|dicha|cualquier) (?:misma )?(?:ciudad|plaza|poblacion|villa|cabecera|otra plaza)|en las oficinas|en sus oficinas|en (?:la )?(?:calle|avenida|av\.|boulevard|blvd)|en la (?:casa|tienda|sucursal|finca|notaria|caja)|(?:mediante|por) (?:transferencia|deposito)|en la cuenta|en (?:su|mi|la) (?:negocio|negociacion|tienda|casa|local|taller|sucursal)|donde (?:el|la) (?:tenedor|beneficiari)/,
);

/** Said beside the promise: an address under the signature is where the debtor lives. */
function place({ plain, understood, span, tailStart }: Reading): Checked {
  const promised = first(PROMISE, plain) ?? first(PLAIN_PROMISE, plain);
  const from = promised ? Math.max(0, (promised.index ?? 0) - 60) : 0;
  const to = Math.max(tailStart, from + 500);
  const body = plain.slice(from, to);
  const said = first(PLACE, body);
  if (said) return met({ start: from + (said.index ?? 0), end: from + (said.index ?? 0) + said[0].length });
  const label = first(rx(/lugar (?:de|del) pago|pagader[oa] en/), plain);
  if (label) return met(spanOf(label));
  const original = understood.text.slice(span(from, from + 1).start, span(to - 1, to).end);
  const town = /\b(?:pagar[ée]?(?:mos)?|pagadero|pago)\b[^.;]{0,160}?\ben\s+(?:la\s+ciudad\s+de\s+)?\p{Lu}\p{L}+/u.exec(
    original,
  );
  if (town) return met();
  const before = /,\s+en\s+(?:la\s+ciudad\s+de\s+)?_*\p{Lu}\p{L}+(?:,?\s\p{L}+){0,6}\.?_*\s?,\s/u.exec(original);
  return before ? met() : missing();
}

const HERE =
  /(?:[a-z]{3,}[.,:]?\s*(?:,\s*[a-z. ]+[.,]?\s*)?(?:,|\ba|\bel|\bal|\ba los|\bhoy)?\s*(?:dia\s+|los\s+)?|lugar y fecha[^.]{0,60}|en\s+[a-z ,.]{3,60},?\s*(?:a|el)?\s*)$/;

/** A date that is not when it falls due, with a place before it. */
function signedAt(reading: Reading): Checked {
  const { dates, plain, signedOn } = reading;
  const own = dates.filter((date) => !isDue(plain, date) || /firma|suscrip/.test(date.fact.role ?? ''));
  const signing = own.find(({ fact }) => fact.value === signedOn) ?? own[0];
  if (!signing) {
    const anyDate = dates.find((date) =>
      /suscri|expedi|firma|lugar y fecha/.test(plain.slice(Math.max(0, date.start - 60), date.start)),
    );
    return anyDate ? met({ start: anyDate.start, end: anyDate.end }) : missing();
  }
  const before = plain.slice(Math.max(0, signing.start - 90), signing.start);
  const behind = plain.slice(signing.end, signing.end + 60);
  const isPlaced = (HERE.test(before) && /[a-z]{4,}/.test(before)) || /^[\s,.]*en [a-z]{4,}/.test(behind);
  return isPlaced
    ? met({ start: signing.start, end: signing.end })
    : missing({ start: signing.start, end: signing.end });
}

const CLAUSE_2554 = rx(
  /(?:todas )?las (?:facultades )?(?:generales )?(?:y )?(?:aun )?(?:con )?(?:las )?(?:especiales|que requieran|que requieren)[^.;]{0,40}(?:clausula|poder) especial|clausula especial|2554|2,554|dos mil quinientos cincuenta y cuatro|2587|dos mil quinientos ochenta y siete/,
);
/** Faculties of article 2587 that are given by name. */
const SPECIAL: readonly RegExp[] = [
  /(?:para|a|y|,) desistir(?:se)?\b|\bdesistirse\b/,
  /\btransigir\b/,
  /\babsolver y articular|articular y absolver|absolver posiciones/,
  /\brecibir pagos?\b/,
  /comprometer en arbitros/,
  /cesion de bienes|ceder bienes/,
  /\brecusar\b/,
];
const FOR_SUITS = rx(
  /pleitos y cobranzas|poder general[^.;]{0,60}(?:ante toda clase de (?:tribunales|autoridades)|juicios|tribunales|cobrar)/,
);

function powerClause({ plain }: Reading): Checked {
  const said = first(CLAUSE_2554, plain);
  if (said) return met(spanOf(said));
  const granted = [...plain.matchAll(FOR_SUITS)];
  // A correlative of a state that is cited says the same, and faculties may be given one by one (CCF 2587).
  if (/correlativ|articulo \d{3,4}[^.;]{0,60}codigo civil/.test(plain)) return uncertain;
  if (SPECIAL.filter((faculty) => faculty.test(plain)).length >= 2) return uncertain;
  const match =
    granted.findLast(({ index }) =>
      /(?:confier[ea]n?|otorgan?|otorgo|sustituyo?)\b[^.;]{0,160}$/.test(plain.slice(Math.max(0, index - 180), index)),
    ) ?? granted[0];
  if (!match) return uncertain;
  const sentence = sentenceAround(plain, match.index, match.index + match[0].length);
  return missing({ start: Math.max(sentence.start, match.index - 100), end: sentence.end });
}

const dateOfSigning = ({ signedOn, dates }: Reading): Checked => {
  const date = dates.find(({ fact }) => fact.value === signedOn);
  return date ? met({ start: date.start, end: date.end }) : missing();
};

function partiesOf({ parties, placeOf }: Reading): Checked {
  const span = parties[0]?.spans[0];
  if (!span) return uncertain;
  const at = { start: placeOf(span.start), end: placeOf(span.end - 1) + 1 };
  return parties.length > 1 ? met(at) : { state: 'UNCERTAIN', at };
}

function willWitnesses(reading: Reading): Checked | null {
  const hits = missingWitnesses(reading);
  if (hits[0]) return missing(hits[0].at);
  return asksForWitnesses(reading) ? met() : null;
}

/** `null`: it is not asked for here. */
export const requirementChecks: Record<RequirementCheck, (reading: Reading) => Checked | null> = {
  NOTE_PROMISE: promise,
  NOTE_SUM: sum,
  NOTE_PAYEE: payee,
  NOTE_TIME: due,
  NOTE_PLACE: place,
  NOTE_SIGNED_AT: signedAt,
  SIGNATURE: (reading) => missingWhere(noSignature(reading)),
  COURTS: (reading) => (mayChooseCourts(reading) ? missingWhere(noCourts(reading)) : null),
  PARTIES: partiesOf,
  SIGNED_ON: dateOfSigning,
  POWER_CLAUSE: powerClause,
  POWER_WITNESSES: (reading) => missingWhere(letterWithoutWitnesses(reading)),
  WILL_WITNESSES: willWitnesses,
};
