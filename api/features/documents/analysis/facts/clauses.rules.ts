import { findQuantities, isTime } from '#api/legal-language/index.ts';
import { daysText, penaltyRoles, termRoles, unitText } from '#schema/text/document-analysis.ts';
import type { Fact, Section } from '../analysis.types.ts';
import { spanOf, type Prose } from '../prose.rules.ts';

/** What clauses say besides names and figures: terms, duties, penalties, the courts that were chosen. */

const MAX_QUOTE = 600;
const MAX_EACH = 120;

interface Sentence {
  start: number;
  end: number;
}

/** Stretches between full stops; the stop of an abbreviation or a figure ends none. */
function sentencesOf({ text }: Prose): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  for (const { index, 0: stop } of text.matchAll(/\.(?=\s+["“«(\-–—]{0,3}\s?\p{Lu}[\p{L}])|\n+|;(?=\s)/gu)) {
    const before = text.slice(Math.max(0, index - 5), index);
    if (stop === '.' && /(?:^|[\s.])(?:\p{Lu}|lic|art|no|num|núm|col|av|sr|dr|ing|s\.a|c\.v|m\.n|fr)$/iu.test(before))
      continue;
    const start = from + (/^\s*/.exec(text.slice(from, index))?.[0].length ?? 0);
    const end = stop.startsWith('\n') ? index : index + 1;
    if (end > start) found.push({ start, end });
    from = index + stop.length;
  }
  const start = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
  if (text.length > start) found.push({ start, end: text.length });
  return found;
}

const PENALTY =
  /pena(?:s)? convencional|clausula penal|interes(?:es)? moratori|como pena\b|por concepto de pena|sancion (?:de|por|equivalente)|(?:causara|generara|devengara|pagara)[^.]{0,60} interes[^.]{0,80}(?:por ciento|%)|interes[^.]{0,40}(?:por ciento|%)/;
const JURISDICTION =
  /(?:se someten?|sometiendose|sometemos|someter(?:an|se)?|someten expresamente|se sujetan)[^.]{0,120}(?:tribunal|juzgado|jueces|juez|jurisdiccion|competencia|fuero|arbitr|leyes)|(?:seran? competentes?|competencia de|jurisdiccion (?:de|y competencia))[^.]{0,80}(?:tribunal|juzgado|jueces)|(?:tribunal(?:es)?|juzgados?|jueces)[^.]{0,120}(?:seran? competentes?|renunci\w+|conoceran|competentes? para)|renuncia\w*[^.]{0,60}(?:fuero|jurisdiccion)|se rige[n]? por las leyes de|arbitraje (?:administrado|del?|conforme)|tribunales (?:competentes|de|del) [^.]{0,80}(?:interpretacion|cumplimiento|controversia)|(?:controversias?|diferencias|interpretacion)[^.]{0,140}(?:tribunal|jueces|juzgado|arbitr)/;
const DUTY =
  /(?:se obligan?|se obliga(?:ra|n)? a|queda(?:n)? obligad[oa]s?|debera(?:n)?|tendra(?:n)? la obligacion|esta(?:n)? obligad[oa]s?|se compromete(?:n)?|me obligo|nos obligamos|pagara(?:n)?|entregara(?:n)?|queda prohibido|no podra(?:n)?|respondera(?:n)?)\b/;
const TERM =
  /\b(?:plazo|vigencia|duracion|termino|dentro de|a partir|contados?|siguientes|anticipacion|periodo|por un tiempo|mora|preaviso|durara|prorrog|vencimiento|garantia|antes de|despues de|cada|hasta)\b/;

const fact = (kind: Fact['kind'], value: string, role: string | null, span: Fact['spans'][number]): Fact => ({
  kind,
  value: value.replace(/\s+/g, ' ').trim(),
  role,
  currency: null,
  isConsistent: null,
  spans: [span],
});

const TERM_ROLES: readonly [RegExp, string][] = [
  [/a prueba/, termRoles.periodoAPrueba],
  [/anticipacion|preaviso|aviso/, termRoles.aviso],
  [/prorrog/, termRoles.prorroga],
  [/garantia/, termRoles.garantia],
  [/confidencial/, termRoles.confidencialidad],
  [/vigencia|duracion|plazo (?:es|del|sera|forzoso)|durara|termino del/, termRoles.vigencia],
  [/dentro de|siguientes|a mas tardar|contados/, termRoles.plazoParaCumplir],
];
const PENALTY_ROLES: readonly [RegExp, string][] = [
  [/interes(?:es)? moratori|mora\b|tardio|falta de pago|no (?:fuere |sea |es )?pagad/, penaltyRoles.interesMoratorio],
  [/pena/, penaltyRoles.penaConvencional],
  [/interes/, penaltyRoles.interes],
];
const roleOf = (roles: readonly [RegExp, string][], words: string): string | null =>
  roles.find(([pattern]) => pattern.test(words))?.[1] ?? null;

const TERM_CONTEXT = 70;

function terms(prose: Prose): Fact[] {
  const facts = new Map<string, Fact>();
  for (const quantity of findQuantities(prose.text)) {
    if (!isTime(quantity) || quantity.isAge || quantity.isListed || /^(?:minutes|seconds)$/.test(quantity.unit))
      continue;
    const around = prose.folded.slice(Math.max(0, quantity.start - TERM_CONTEXT), quantity.end + TERM_CONTEXT);
    if (!TERM.test(around)) continue;
    // «a los tres días del mes de mayo» is a date.
    if (
      /^ (?:del mes )?de (?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)/.test(
        prose.folded.slice(quantity.end, quantity.end + 20),
      ) ||
      prose.folded.startsWith(' del mes', quantity.end)
    )
      continue;
    const [one = '', many = ''] = unitText[quantity.unit] ?? [];
    const days = quantity.days ? ` ${daysText[quantity.days]}` : '';
    const value = `${quantity.value} ${quantity.value === 1 ? one : many}${days}`;
    const role = roleOf(TERM_ROLES, around);
    const span = spanOf(prose, quantity.start, quantity.end);
    const key = `${value} ${role ?? ''}`;
    const known = facts.get(key);
    if (known) known.spans.push(span);
    else facts.set(key, fact('TERM', value, role, span));
  }
  return [...facts.values()].slice(0, MAX_EACH);
}

const SUBJECT =
  /(?:^|[\s"“«])(?:el|la|los|las) ["“«]?((?:[a-z]+)(?: (?:solidari[oa]|de servicios|unic[oa]))?)["”»]?[^.]{0,40}?$/;

/** Facts that are whole sentences; a text in a language that is not read has none. */
export function findClauseFacts(prose: Prose, sections: readonly Section[]): Fact[] {
  const found: Fact[] = [];
  const counts = new Map<string, number>();
  const put = (kind: Fact['kind'], role: string | null, { start, end }: Sentence): void => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count > MAX_EACH) return;
    const stop = Math.min(end, start + MAX_QUOTE);
    found.push(fact(kind, prose.text.slice(start, stop), role, spanOf(prose, start, stop)));
  };
  for (const sentence of sentencesOf(prose)) {
    const words = prose.folded.slice(sentence.start, Math.min(sentence.end, sentence.start + 1200));
    if (words.length < 12) continue;
    if (PENALTY.test(words)) put('PENALTY', roleOf(PENALTY_ROLES, words), sentence);
    if (JURISDICTION.test(words)) put('JURISDICTION', null, sentence);
    const duty = DUTY.exec(words);
    if (duty && sections.length > 0) put('OBLIGATION', SUBJECT.exec(words.slice(0, duty.index))?.[1] ?? null, sentence);
  }
  return [...found, ...terms(prose)];
}
