/** Stretches of a text that a heading or an opening gives to a law: «LEY FEDERAL DEL TRABAJO», «Conforme al CCF: …». */
import type { LawAt } from '../laws/law-at.ts';
import { isByPlace, type Mention } from '../laws/mentions.rules.ts';

export interface LawScope {
  law: LawAt;
  /** Only the rest of a line, or the list below it. */
  isLocal: boolean;
  from: number;
  to: number;
}

/** Everything that may stand before the law in its line, when the line is about nothing else. */
const OPENING =
  /^[\s#*•·\-–—|▪▸►◆■●○→»>\p{So}]*(?:(?:\(?[\dIVXLC]{1,6}|[a-zA-Z])[.)\-–]{1,2}\s?|\[\d{1,3}\]\s?)?(?:(?:(?:todo\s)?(?:conforme|de\sacuerdo|con\s(?:fundamento|base|apoyo)|en\st[eé]rminos|seg[uú]n|fundamentos?|marco|preceptos?|disposiciones|normas?|art[ií]culos?|arts?\.?|t[ií]tulo|secci[oó]n|bloque|m[oó]dulo|tema|parte|en\smateria|an[aá]lisis|resumen|tabla|cuadro|apuntes?|legal(?:es)?|jur[ií]dic[oa]s?|aplicables?|citad[oa]s?|violad[oa]s?|relevantes?|normativ[oa]|para|sobre|bajo|dentro|por|lo\sque\sdice|dice|seg[uú]n)(?!\p{L})[\s:.,]*)*(?:(?:con|en|a|de|del|al|el|la|los|las|lo)\s)*(?:dispuesto\s(?:por|en)\s)?(?:(?:de|del|al|el|la|en)\s)*)?["“«(]?$/iu;
/** «Diap. 9 — », «[Lámina 7] », «Punto 3: ». */
const LABEL = /^[\s#*•·▪▸►◆■●\p{So}\-–—|[]*\p{L}{3,12}\.?\s\d{1,3}[\])]?\s?[.:)—–-]?\s?(?:(?:la|el)\s)?$/u;
const CLOSING = /^["”»)]?\s?(?:\([^()\n]{1,40}\))?(?<colon>\s?[:—–])?[\s.*|]*$/u;
const COLON = /^["”»)]?\s?(?:\([^()\n]{1,40}\))?\s?:\s/u;
/** «PROCESAL (CNPP)»: a short line without a number that names a law. */
const HEADING =
  /^[\s▪▸►◆■●\p{So}]*(?:#{1,4}\s|\*{2}|\[\d{1,3}\]\s?|\(?(?:[IVX]{1,5}|[A-Z]|\d{1,2})[.)]\s?|\d\.\d\s)?\p{Lu}[^\d.;:,|\t\n]{0,60}$/u;
const HEADING_END = /^[^\d.;,:\n]{0,40}[:.]?\s*$/u;
const LONGEST_HEADING = 160;
/** Characters within which a heading gives its law. */
const HEADING_REACH = 6000;
const SCOPE_REACH = 3000;
/** A line that goes on with a list. */
const LIST_LINE = /^[ \t]*(?:[-•·*–—|]|\(?\d{1,4}[\s.)°º:,|–-]|\(?[a-z]\)|art|el\s\d|los\s\d)/iu;

/** Where the line of `at` ends, looking no further than `reach`. */
const lineEnd = (text: string, at: number, reach: number): number => {
  const end = text.slice(at, at + reach).indexOf('\n');
  return end < 0 ? Math.min(text.length, at + reach) : at + end;
};

/** The end of the paragraph of `at` with the lists behind it. */
function listEnd(text: string, at: number): number {
  let end = lineEnd(text, at, SCOPE_REACH);
  while (end < text.length && end - at < SCOPE_REACH) {
    const next = end + (/^\n+/.exec(text.slice(end, end + 3))?.[0].length ?? 0);
    if (next === end || !LIST_LINE.test(text.slice(next, next + 12))) break;
    end = lineEnd(text, next + 1, SCOPE_REACH);
  }
  return end;
}

/** «Los artículos citados sin otra mención son del CCF»: what a text says of itself. */
const DECLARED =
  /(?:art[ií]culos?|preceptos?|numerales|n[uú]meros)\s[^.\n]{0,90}?(?:sin\s(?:m[aá]s|otra|mayor|mencionar|menci[oó]n|indicaci[oó]n|se[nñ]alar|especificar|ley)|salvo|que\s(?:se\s)?cit|citad|mencionad|indicad|entre\spar[eé]ntesis)[^.\n]{0,90}?(?:son|corresponden|pertenecen|refieren|entienden|remiten|ser[aá]n)[^.\n]{0,40}\s(?:de\sla|del|al?|a\sla)\s$|(?:cuando|si)\sno\sse\s[^.\n]{0,60}se\s(?:entiende|refiere|trata)n?\s[^.\n]{0,50}$/iu;
/** «todo es CCF salvo que diga otra cosa». */
const DECLARED_BEHIND =
  /^["»”)]?\s?[,;(—–-]?\s?(?:salvo|excepto|a\smenos)\s(?:que|q|menci[oó]n|indicaci[oó]n|otra|donde|lo|cuando)/iu;
const DECLARED_REACH = 300;
/** «Ley Federal de… (en adelante, “la Ley”)». */
const DEFINED =
  /^(?:[\s,]*\(|[^.;\n()«“"]{0,90}\((?=en\s(?:adelante|lo\ssucesivo)))(?:(?:en\s(?:adelante|lo\ssucesivo)|de\saqu[ií]\sen\sadelante)[,:]?\s)?(?:simplemente\s)?(?:(?:la|el)\s)?["“«']?(?:(?:la|el)\s)?(?:ley|c[oó]digo|constituci[oó]n|reglamento)["”»']?\s?\)/iu;
/** «Abrev.: CP = Cód. Penal Federal». */
const ABBREVIATED = /(?<!\p{L})\p{Lu}{2,5}\s=\s$/u;
const FIRST_LINES = 400;

export interface Scopes {
  /** In the order of the text; they may overlap. */
  scopes: readonly LawScope[];
  declared: LawAt | null;
  /** «(en adelante, la Ley)»: what «la Ley» means from there on. */
  defined: LawAt | null;
}

/** A line of a list that only names laws is no heading. */
const BULLET = /^[\s#]*[-•·*–—]/u;

/** «…la Ley General de Responsabilidades: conflicto (58), …»: the rest of the line, and the list below a line that ends so. */
function addSentenceScope(scopes: LawScope[], text: string, law: LawAt, end: number, heading: LawScope | null): void {
  const rest = text.slice(end, lineEnd(text, end, LONGEST_HEADING));
  const below =
    end + rest.length + (/^\n*/u.exec(text.slice(end + rest.length, end + rest.length + 3))?.[0].length ?? 0);
  const isList = /^[^.;:\n]{0,60}:\s*$/u.test(rest) && LIST_LINE.test(text.slice(below, below + 12));
  if (!isList && !COLON.test(rest)) return;
  const last = scopes.at(-1);
  if (last && last !== heading) last.to = Math.min(last.to, end);
  scopes.push({ law, isLocal: true, from: end, to: isList ? listEnd(text, end) : lineEnd(text, end, SCOPE_REACH) });
}

export function scopesOf(text: string, mentions: readonly Mention[]): Scopes {
  const scopes: LawScope[] = [];
  let [declared, defined]: (LawAt | null)[] = [null, null];
  let heading: LawScope | null = null;
  for (const { law, at, end } of mentions) {
    const before = text.slice(Math.max(0, at - DECLARED_REACH), at);
    const lead = before.slice(before.lastIndexOf('\n') + 1);
    // «…; en el federal, el 267 pide más»: the rest of the clause.
    if (isByPlace(law)) {
      const clause = /^[^.;\n]*/u.exec(text.slice(end, end + LONGEST_HEADING))?.[0].length ?? 0;
      scopes.push({ law, isLocal: true, from: end, to: end + clause });
      continue;
    }
    const isDefined = DEFINED.test(text.slice(end, end + 150));
    if (isDefined) defined ??= law;
    if (isDefined || DECLARED.test(lead) || DECLARED_BEHIND.test(text.slice(end, end + 40))) declared ??= law;
    if (at < FIRST_LINES && ABBREVIATED.test(lead)) {
      heading = { law, isLocal: false, from: end, to: Math.min(text.length, end + HEADING_REACH) };
      scopes.push(heading);
      continue;
    }
    if (lead.length > LONGEST_HEADING || !(OPENING.test(lead) || HEADING.test(lead) || LABEL.test(lead))) {
      addSentenceScope(scopes, text, law, end, heading);
      continue;
    }
    const rest = text.slice(end, lineEnd(text, end, LONGEST_HEADING));
    const closing = CLOSING.exec(rest);
    const isShortLine = HEADING.test(lead) && HEADING_END.test(rest) && rest.length < LONGEST_HEADING;
    const isRunIn = /^[\s#*\d.)IVX-]*$/u.test(lead) && /^[^\d.;,:\n]{0,40}\.[-–—]{0,2}\s\p{Lu}/u.test(rest);
    const isWholeLine = closing !== null && closing[0].length === rest.length && rest.length < LONGEST_HEADING;
    if (isShortLine || isRunIn || (isWholeLine && (closing.groups?.['colon'] !== undefined || !BULLET.test(lead)))) {
      if (heading) heading.to = Math.min(heading.to, at);
      heading = { law, isLocal: false, from: end, to: Math.min(text.length, end + HEADING_REACH) };
      scopes.push(heading);
    } else if (COLON.test(rest) && OPENING.test(lead)) {
      const last = scopes.at(-1);
      if (last && last !== heading) last.to = Math.min(last.to, at);
      scopes.push({ law, isLocal: true, from: end, to: listEnd(text, end) });
    } else addSentenceScope(scopes, text, law, end, heading);
  }
  return { scopes, declared: declared ?? null, defined: defined ?? null };
}
