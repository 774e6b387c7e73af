/** The law beside the numbers of a citation: behind them, before them, or pointed at there. */
import { isElsewhere, isOfCapitalBefore, lawAt, lawBefore } from '../laws/law-mentions.rules.ts';
import { lawBehindQuote } from '../laws/law-behind-quote.rules.ts';
import { readLaw, type LawReference } from '../laws/law-references.rules.ts';
import { matchAt } from '../laws/match-at.rules.ts';
import type { Item } from './article-items.rules.ts';
import type { Head } from './statute-heads.rules.ts';

/** «(Ley citada, art. 20)». */
const SAID_BEFORE =
  /(?<!\p{L})(?<kind>ley|c[oó]digo|reglamento)\s(?:(?:antes\s)?(?:citad|invocad|referid|mencionad)[oa]|en\scita),\s$/iu;
const AGAIN =
  /,?\s(?:(?:volviendo|regresando|retomando|de\svuelta|otra\svez|de\snuevo)\s(?:al?|del?|en)\s|pero\s(?:del?|en)\s)(?:el\s|la\s)?/iuy;
const BELONGS = /[^.;:\n«“"()\d]{0,60}?\s(?:corresponden?|pertenecen?)\s(?:a\s(?:la|el|los)\s|al\s)/iuy;
/** Characters before a number in which «en Puebla», «el derecho español» says where its code is of. */
const PLACE_REACH = 160;

/** The law that stands behind the numbers of a head, or before it; a head that has one of its own is shortened to them. */
export function lawBeside(text: string, head: Head, items: readonly Item[], end: number): LawReference {
  const reference = lawBehind(text, head, end);
  if (head.law) {
    // «…de la Ley de Amparo, 48 de la LFT»: the number has a law of its own.
    // «hoy apunta al CNPCF: 1054 y 1063 CCom», but not «LFT 47 LSS 15».
    const isBehind =
      reference.law?.law != null &&
      /^ \p{Lu}/u.test(text.slice(end, end + 2)) &&
      /[:,]\s?$/u.test(text.slice(head.at, head.from)) &&
      !/^\W{0,2}\d/u.test(text.slice(reference.end, reference.end + 3));
    const isOwn =
      head.kind === 'LAW' && reference.law !== null && (isBehind || /^\s?,?\s?del?\s/iu.test(text.slice(end, end + 6)));
    if (!isOwn) return { law: head.law, pointer: null, isShared: false, isOther: false, end };
    head.at = head.from;
    return reference;
  }
  if (reference.law || reference.pointer || reference.isOther || items.length === 0) return reference;
  if (head.kind === 'BARE' && !/:[ \t]$/.test(text.slice(Math.max(0, head.at - 2), head.at))) return reference;
  const said = SAID_BEFORE.exec(text.slice(Math.max(0, head.at - 40), head.at))?.groups?.['kind'];
  if (said)
    return { ...reference, pointer: { kind: said.toLowerCase(), adjective: null, isFirst: false, manner: 'MARKED' } };
  const law = lawBehindQuote(text, head.at, end) ?? lawBefore(text, head.at);
  return law ? { ...reference, law } : reference;
}

function lawBehind(text: string, head: Head, end: number): LawReference {
  const reference = readLaw(text, end);
  const isOwned = /^\s?,?\s(?:de|en)\ssu\s/iu.test(text.slice(end, end + 10));
  if (isOwned && (reference.pointer || reference.law?.isPartial || /^constituci/iu.test(reference.law?.name ?? ''))) {
    const before = text.slice(Math.max(0, head.at - PLACE_REACH), head.at);
    const name = text.slice(end, reference.end).replace(/^[\s,]*(?:de|en)\ssu\s/iu, '');
    if (isElsewhere(before) || (reference.law?.law !== 'ccf' && isOfCapitalBefore(before)))
      return { ...reference, law: { law: null, name, end: reference.end }, pointer: null };
  }
  if (reference.law || reference.pointer || reference.isOther) return reference;
  // «el artículo 205, que también invoca, corresponde a la Ley…».
  const joint = matchAt(AGAIN, text, end) ?? matchAt(BELONGS, text, end);
  const law = joint ? lawAt(text, end + joint[0].length, true) : null;
  return law ? { ...reference, law, end } : reference;
}
