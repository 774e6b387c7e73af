import type { NoticeText } from './notice-text.rules.ts';

/** Finds the act of a court order that starts a term. */

type ActId =
  | 'SUMMONS'
  | 'EXECUTION_ORDER'
  | 'COUNTERCLAIM'
  | 'ANSWER_SERVED'
  | 'CLAIM_ADMITTED'
  | 'DIRECT_AMPARO_ADMITTED'
  | 'CLAIM_DISMISSED'
  | 'REMEDY_DISMISSED'
  | 'DISMISSED'
  | 'REVIEW_ADMITTED'
  | 'APPEAL_ADMITTED'
  | 'WARNING'
  | 'REQUIREMENT'
  | 'HEARING_GIVEN'
  | 'COMPLIANCE_HEARING'
  | 'FINAL_JUDGMENT'
  | 'INTERLOCUTORY'
  | 'APPEAL_JUDGMENT'
  | 'AMPARO_JUDGMENT'
  | 'AWARD'
  | 'PROVISIONAL_SUSPENSION'
  | 'DEFINITIVE_SUSPENSION'
  | 'JUDGMENT_COMPLIED'
  | 'TAX_ASSESSMENT'
  | 'ADMINISTRATIVE_RULING'
  | 'LINKED_TO_PROCESS'
  | 'ACCUSATION'
  | 'NO_PROSECUTION'
  | 'NO_CONCILIATION';

export interface ActAt {
  id: ActId;
  start: number;
  end: number;
}

interface ActWords {
  id: ActId;
  weight: number;
  /** In present or past tense; a consequence in the future («se desechará») is not an act. */
  words: RegExp;
  /** What the text must also contain. */
  also?: RegExp;
  not?: RegExp;
  /** Where an order begins with another sentence: the words of the one that starts the term. */
  saidBy?: RegExp;
}

const ACTS: readonly ActWords[] = [
  {
    id: 'TAX_ASSESSMENT',
    weight: 9,
    words:
      /\bdetermina\w*\b[^.\n]{0,80}\bcreditos? fiscal(?:es)?\b|\bcedula de liquidacion\b|\bresolucion (?:determinante|liquidatoria)|\bliquida\b[^.\n]{0,60}\bcredito fiscal|\bcredito fiscal\b[^.\n]{0,60}\ba (?:su )?cargo/g,
  },
  {
    id: 'NO_PROSECUTION',
    weight: 9,
    words:
      /\bno ejercicio de la accion penal|\barchivo temporal\b|\babstenerse de investigar|\bcriterio de oportunidad\b/g,
  },
  {
    id: 'LINKED_TO_PROCESS',
    weight: 9,
    words: /\bauto de (?:no )?vinculacion a proceso|\bvincul(?:a|ar|ando|o) a proceso/g,
  },
  { id: 'ACCUSATION', weight: 9, words: /\bescrito de acusacion|\bformul[oa] acusacion/g },
  { id: 'NO_CONCILIATION', weight: 9, words: /\bconstancia de (?:no conciliacion|haber agotado la etapa)/g },
  { id: 'AWARD', weight: 9, words: /\blaudo\b/g },
  {
    id: 'PROVISIONAL_SUSPENSION',
    weight: 9,
    words: /\b(?:concede|niega|otorga)\b[^.\n]{0,50}\bsuspension provisional/g,
  },
  { id: 'DEFINITIVE_SUSPENSION', weight: 9, words: /\b(?:concede|niega|otorga)\b[^.\n]{0,50}\bsuspension definitiva/g },
  {
    id: 'JUDGMENT_COMPLIED',
    weight: 9,
    words:
      /\b(?:declara|tiene por) cumplid[oa]\b[^.\n]{0,40}\b(?:ejecutoria|sentencia|fallo)|\bejecutoria\b[^.\n]{0,30}\b(?:esta|ha quedado) cumplida/g,
  },
  {
    id: 'COMPLIANCE_HEARING',
    weight: 8.5,
    words:
      /\bcumplimiento (?:dado )?(?:a|de|al|del) (?:la )?(?:ejecutoria|sentencia|fallo)[^.\n]{0,100}\bvista\b|\bvista\b[^.\n]{0,100}\bcumplimiento (?:dado )?(?:a|de|al|del) (?:la )?(?:ejecutoria|sentencia|fallo)/g,
  },
  {
    id: 'AMPARO_JUDGMENT',
    weight: 9,
    words:
      /\bla justicia (?:de la union|federal) (?:no )?ampara|\bse sobresee en el (?:presente )?juicio|\bsentencia (?:de amparo|constitucional)\b/g,
    also: /\bamparo\b|justicia (?:de la union|federal)/,
  },
  {
    id: 'APPEAL_JUDGMENT',
    weight: 9,
    words:
      /\b(?:se )?(?:confirma|modifica|revoca)\b[^.\n]{0,70}\b(?:sentencia|resolucion|fallo|auto)|\bresuelve el recurso de apelacion/g,
    also: /\btoca\b|\bapelacion\b|\bsegunda instancia/,
    not: /\bse admite\b[^.\n]{0,60}\brecurso de apelacion/,
  },
  {
    id: 'EXECUTION_ORDER',
    weight: 9,
    words:
      /\bauto de ej?e?xequendo|\bauto de ejecucion|\befectos de mandamiento en forma|\brequi[ae]r\w*\b[^.\n]{0,120}\bpag\w+[^.\n]{0,120}\bemb[ae]rg/g,
  },
  {
    id: 'INTERLOCUTORY',
    weight: 8,
    words: /\bsentencia interlocutoria|\bsent·? int\b|\bresolucion interlocutoria|\bresuelve (?:el|la) incident/g,
  },
  {
    id: 'COUNTERCLAIM',
    weight: 8,
    words:
      /\b(?:formula(?:ndo)?|promov(?:iendo|e)|interpon(?:iendo|e)|admite(?: a tramite)?)\b[^.\n]{0,40}\breconvencion|\breconvencion\b[^.\n]{0,60}\b(?:correr|corrase|traslado|vista)/g,
  },
  {
    id: 'ANSWER_SERVED',
    weight: 8,
    words:
      /\bcontestad[oa]\b[^.\n]{0,30}\bdemanda\b|\b(?:escrito|copia)s? (?:de|del escrito de) (?:la )?contestacion\b[^.\n]{0,80}\b(?:traslado|vista)|\b(?:vista|traslado)\b[^.\n]{0,80}\bcon (?:la|el escrito de(?: la)?) contestacion\b/g,
    also: /\btraslado\b|\bvista\b/,
    saidBy: /\b(?:dese(?:le)?|se (?:le )?(?:da|ordena dar)|con|dar) vista\b|\bvista a\b|\btraslado\b/,
  },
  {
    id: 'REMEDY_DISMISSED',
    weight: 8,
    words:
      /\bdesecha\b(?:(?!interponer|procede\b|promover|sin perjuicio)[^.\n]){0,120}\brecurso\b|\brecurso\b[^.\n]{0,160}\bse desecha\b|\bno (?:se )?admite\b[^.\n]{0,40}\brecurso\b/g,
  },
  {
    id: 'CLAIM_DISMISSED',
    weight: 8,
    words:
      /\bdesecha\b[^.\n]{0,60}\bdemanda\b|\bdemanda\b[^.\n]{0,320}\bse desecha\b|\bdesechamiento de la demanda|\btiene por no (?:presentada|interpuesta) la demanda/g,
  },
  { id: 'REVIEW_ADMITTED', weight: 8, words: /\bse admite\b[^.\n]{0,60}\brecurso de (?:revision|reclamacion|queja)/g },
  { id: 'APPEAL_ADMITTED', weight: 8, words: /\bse admite\b[^.\n]{0,80}\b(?:recurso de )?apelacion\b/g },
  {
    id: 'DIRECT_AMPARO_ADMITTED',
    weight: 8,
    words: /\badmite\b[^.\n]{0,60}\bdemanda de amparo directo|\bamparo adhesivo\b/g,
  },
  {
    id: 'FINAL_JUDGMENT',
    weight: 7.5,
    words:
      /\bsentencia (?:condenatoria |absolutoria )?definitiva|\bse (?:dicto|dicta|pronuncio) sentencia|\btipo de acuerdo: ?sentencia|\bsentencia (?:condenatoria|absolutoria)|\bnotifi(?:co|que|ca)\b[^.\n]{0,90}\bla sentencia\b|\ben definitiva\b/g,
  },
  {
    id: 'WARNING',
    weight: 7,
    words: /\b(?:se(?: le)?|le) previene\b|\bprevengase\b|\bse formula prevencion|\bprevencion a la demanda/g,
  },
  { id: 'SUMMONS', weight: 7.2, words: /\bemplac\w{2,8}\b|\bemplaz(?:ar|arl[aeo]s?|amiento|ad[oa]|o)\b/g },
  {
    id: 'CLAIM_ADMITTED',
    weight: 6.5,
    words:
      /\bse admite\b(?: a tramite)?[^.\n]{0,60}\bdemanda\b|\badmite a tramite\b|\bse admite[.·]|\bdemanda\b[^.\n]{0,60}\bse admite\b|\bauto admisorio|\bse radica\b/g,
    not: /\bse admite\b[^.\n]{0,60}\brecurso/,
  },
  { id: 'DISMISSED', weight: 5, words: /\bse desecha\b|\bno ha lugar a admitir|\bse desechan\b/g },
  {
    id: 'ADMINISTRATIVE_RULING',
    weight: 5.5,
    words:
      /\b(?:se impone|impone)\b[^.\n]{0,80}\b(?:multa|sancion)|\bse revoca (?:el|la) (?:permiso|concesion|autorizacion|licencia)|\bresolucion (?:administrativa|sancionadora)|\bnegativa (?:de|del) (?:permiso|registro)/g,
    not: /\b(?:juzgado|tribunal (?:superior|laboral|colegiado|unitario|de enjuiciamiento)|amparo indirecto)\b/,
  },
  {
    id: 'REQUIREMENT',
    weight: 4,
    words: /\bse(?: le)? requiere\b|\brequierase\b|\brequiriendo(?:le|se)?\b|\bse requiera\b/g,
  },
  {
    id: 'HEARING_GIVEN',
    weight: 4.2,
    words:
      /\bd(?:e|a)se vista|\bdesele vista|\bvista (?:a|al|a la|a las|a los|por)\b|\bcon vista\b|\bdar vista|\bse (?:da|ordena dar) vista|\bcorrase traslado\b/g,
  },
];

/** In an amparo the third party is summoned too, but the act is the admission of the claim. */
const THIRD_PARTY = /^[^.\n]{0,80}\bter(?:cero|cera|ceros) (?:interesad|perjudicad)/;
/** «a partir del emplazamiento»: mentioned, not ordered. */
const MENTIONED = /\b(?:a partir|fecha|despues|desde|diligencia|nulidad|falta|momento) del? $/;
/** So far after an act the sentence stands that it is said by. */
const SAID_WITHIN = 500;

function sayingPlace({ saidBy }: ActWords, folded: string, place: { start: number; end: number }) {
  const found = saidBy?.exec(folded.slice(place.start, place.start + SAID_WITHIN));
  if (!found) return place;
  const start = place.start + found.index;
  return start < place.end ? place : { start, end: start + found[0].length };
}

const OPERATIVE = /\b(?:se acuerda|acuerda|resuelve|se resuelve|proveyo|puntos resolutivos|unico[.·]|primero[.·])/;

function candidates({ id, words, also, not }: ActWords, folded: string): { start: number; end: number }[] {
  if (also && !also.test(folded)) return [];
  if (not?.test(folded)) return [];
  const found: { start: number; end: number }[] = [];
  for (const { index, 0: said } of folded.matchAll(words)) {
    if (found.length >= 20) break;
    const end = index + said.length;
    if (id === 'SUMMONS' && THIRD_PARTY.test(folded.slice(end, end + 120))) continue;
    if (id === 'SUMMONS' && MENTIONED.test(folded.slice(Math.max(0, index - 24), index))) continue;
    found.push({ start: index, end });
  }
  return found;
}

/** The act of the text with the highest weight; of equal ones the first. */
export function findAct({ prose: folded }: NoticeText): ActAt | null {
  const operative = OPERATIVE.exec(folded)?.index ?? 0;
  const found = ACTS.flatMap((act) =>
    candidates(act, folded).map((place) => ({
      ...place,
      said: sayingPlace(act, folded, place),
      id: act.id,
      // A long ruling describes past acts before its operative part.
      weight: act.weight - (operative > 1500 && place.end < operative ? 3 : 0) - place.start / 1e6,
    })),
  );
  const [best] = found.toSorted((a, b) => b.weight - a.weight || a.start - b.start);
  return best ? { id: best.id, ...best.said } : null;
}
