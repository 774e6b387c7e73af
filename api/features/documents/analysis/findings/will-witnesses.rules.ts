import type { Hit, Reading } from './rule.types.ts';
import { rx, sentenceAround } from './plain-text.rules.ts';

/** When a will needs witnesses, and whether it has them. */

const NEEDS: readonly RegExp[] = [
  rx(
    /\b(?:es|ser|siendo|encontrarse|esta|estar|quedo|totalmente|completamente) (?:totalmente |enteramente |completamente )?(?:cieg[oa]|invidente|sord[oa]|sordomud[oa])\b/,
  ),
  rx(/\b(?:testador|testadora|otorgante|compareciente)[^.;]{0,40}\b(?:cieg[oa]|invidente|sord[oa])\b/),
  rx(/\b(?:padece|sufre|tiene|debido a su) (?:de )?(?:ceguera|sordera)/),
  rx(/perdi(?:o|do|da)? (?:por completo |totalmente |completamente )?(?:la vista|el oido|la vision)/),
  rx(
    /\bno (?:sabe|puede|pudo|sabiendo|pudiendo|saber|poder)(?: ni (?:sabe|puede))?(?: (?:leer|escribir|firmar|hacerlo)(?: (?:ni|o|y) )?)+/,
  ),
  rx(/\b(?:imposibilitad[oa]|impedid[oa]) (?:para|de) (?:firmar|leer|escribir)/),
  rx(/firm[ao] a (?:su )?ruego|a ruego (?:de|y)/),
];
const NEGATED = /\b(?:no|ni|sin|tampoco)\s+(?:es\s+|ser\s+|esta\s+|estar\s+)?(?:\S+\s){0,2}$/;

const NAME_LIST = /testigos?\b[^.;]{0,260}/g;

/** How many witnesses are named or counted: «tres testigos»; names behind the word, joined by commas and «y». */
function countOf({ plain, understood, span }: Reading): number {
  const NUMBERS: Record<string, number> = { un: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7 };
  let most = 0;
  for (const match of plain.matchAll(/\b(un|dos|tres|cuatro|cinco|seis|siete)\s+testigos?\b|\btestigos?\b/g)) {
    const before = plain.slice(Math.max(0, match.index - 30), match.index);
    if (/\b(?:sin|no (?:hubo|hay|requier|se requier)[a-z]*)\s+(?:\S+\s)?$/.test(before)) continue;
    if (match[1]) most = Math.max(most, NUMBERS[match[1]] ?? 0);
  }
  for (const match of plain.matchAll(NAME_LIST)) {
    const place = span(match.index, match.index + match[0].length);
    const named = understood.text
      .slice(place.start, place.end)
      .match(/\p{Lu}[\p{L}]+(?:[ \n]+(?:de |del |la |los |las )*\p{Lu}[\p{L}.]+){1,4}/gu);
    most = Math.max(most, named?.length ?? 0);
  }
  const lines = [...plain.matchAll(/(?:^|\n)\W*testigos?\b/g)].length;
  return Math.max(most, lines);
}

/** The place that makes witnesses needed where they are too few; `[]`: nothing to mark. */
export function missingWitnesses(reading: Reading): Hit[] {
  const { plain, signedOn } = reading;
  const count = countOf(reading);
  if (/testamento privado/.test(plain.slice(0, 1500))) {
    const least = /suma urgencia/.test(plain) ? 3 : 5;
    return count >= least ? [] : [{ at: null, values: [String(least)] }];
  }
  if (/(?:publico|testamento) cerrado/.test(plain.slice(0, 2500)))
    return count >= 3 ? [] : [{ at: null, values: ['3'] }];
  if (/olografo|puno y letra/.test(plain) && !/publico abierto/.test(plain)) return [];
  if (!/publico abierto|ante mi/.test(plain)) return [];
  for (const pattern of NEEDS)
    for (const match of plain.matchAll(pattern)) {
      const sentence = sentenceAround(plain, match.index, match.index + match[0].length);
      const before = plain.slice(sentence.start, match.index);
      if (!match[0].startsWith('no ') && (NEGATED.test(before) || /\b(?:no|ni) /.test(match[0]))) continue;
      // Of a witness, a heir or a relative it says nothing here.
      if (/\b(?:hij[oa]|esposa?|herman[oa]|testigos?|herede)\b[^,]{0,30}$/.test(before)) continue;
      // Firma a ruego by somebody who is named as a witness is what the law asks for.
      if (count >= 2) return [];
      return [{ at: { start: sentence.start, end: sentence.end }, values: ['2'] }];
    }
  // Until 1994 the open will needed three witnesses.
  if (signedOn && signedOn < '1994-01-07' && count === 0) return [{ at: null, values: ['3'] }];
  return [];
}

/** «Testigos» and an heir of the same name. */
export function asksForWitnesses({ plain }: Reading): boolean {
  return (
    NEEDS.some((pattern) => {
      pattern.lastIndex = 0;
      return pattern.test(plain);
    }) || /testamento (?:privado|cerrado)|publico cerrado/.test(plain.slice(0, 2500))
  );
}
