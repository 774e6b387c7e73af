import { foldText } from '#schema/lib/fold-text.ts';
import { wordsOfName } from '#api/legal-language/index.ts';
import type { Fact, Span } from '../analysis.types.ts';
import type { Reading } from './rule.types.ts';

/** The roles that a text gives to a name: where it defines them, where it signs, and where it only says them. */

/** Stems of roles that face each other. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:sub)?arrendador[ae]?s?/, /^(?:sub)?arrendatari[oa]s?|^inquilin[oa]/],
  [/^vendedor(?:a|es|as)?|^enajenantes?|^cedentes?/, /^comprador(?:a|es|as)?|^adquirentes?|^cesionari[oa]s?/],
  [
    /^mutuantes?|^prestamistas?|^acreditantes?|^acreedor(?:a|es|as)?/,
    /^mutuatari[oa]s?|^prestatari[oa]s?|^acreditad[oa]s?|^deudor(?:a|es|as)?/,
  ],
  [/^donantes?|^donador[ae]?/, /^donatari[oa]s?/],
  [/^patron(?:a)?\b|^empleador[ae]?/, /^trabajador[ae]?|^emplead[oa]/],
  [
    /^prestador[ae]?|^profesionista|^proveedor[ae]?|^contratista/,
    /^client[ea]|^prestatari[oa]|^contratante|^comprador[ae]?|^duen[oa]/,
  ],
  [/^franquiciante/, /^franquiciatari[oa]/],
  [/^comodante/, /^comodatari[oa]/],
  [/^permutante/, /^$/],
  [/^poderdante|^mandante|^otorgante/, /^apoderad[oa]|^mandatari[oa]/],
  [/^actor[a]?\b|^demandante|^quejos[oa]/, /^demandad[oa]/],
];
const roleWord = (text: string | null): string => foldText(text ?? '').replace(/^(?:el|la|los|las)\s+/, '');
const escaped = (word: string): string => word.replace(/[^a-z0-9]/g, '.');

export interface Said {
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
const AS =
  /\bcomo (?:parte )?([a-z]+),? (?:(?:su [a-z]+|el|la),? )?(?:(?:el|la) )?(?:(?:senora?|don|dona|licenciad[oa]),? )?$/;
const NAMED_BEHIND =
  /^[^;:\n]{0,60}?(?:en su caracter de|en (?:su )?calidad de) (?:el |la )?[«"“]?(?:(?:el|la) )?([a-z]+)/;
const AHEAD =
  /\b(?:el|la|los|las|al|del) ([a-z]+),? (?:(?:senora?|senorita|don|dona|licenciad[oa]|ingenier[oa]|c\.) )?$/;
const OWES_BEHIND =
  /^,? (?:[a-z ]{0,20})?(?:recibio (?:un|el) credito|obtuvo (?:un|el) credito|reconoc[a-z]+ (?:deber|adeudar)|se constituyo deudor)/;

/** Each role that the text says beside a name. */
export function rolesBeside(reading: Reading, fact: Fact): Said[] {
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
      add(roleWord(role).split(/\s/)[0], true, {
        start: reading.placeOf(spans[0].start),
        end: reading.placeOf(spans[0].end),
      });
  return said;
}
