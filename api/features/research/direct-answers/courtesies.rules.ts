import { foldText } from '#schema/lib/fold-text.ts';

/**
 * Courtesies and hearsay («me dijeron que») around a question, which must not be searched for. Patterns are matched
 * against folded text of the same length; hearsay first, because it names people as a greeting does.
 */
const COURTESIES = [
  /\b(?:(?:un|una|mi|el|la)\s+(?:amig[oa]|conocid[oa]|vecin[oa]|comadre|compadre)\s+(?:me\s+)?(?:dijo|dice|conto|comento)\s+que|me\s+(?:dijeron|contaron|comentaron)\s+que|dicen\s+que|segun\s+(?:ell?[oa]s|el|dicen)|dizque|escuche\s+que|lei\s+(?:en\s+\w+\s+)?que)\b[\s,]*/g,
  /\b(?:hola|holi|buen(?:os|as|a)?\s+(?:dias?|tardes?|noches?)|buen dia|q\s?onda|que\s+onda|que\s+tal|oiga|oye|disculp[ea]n?|perd[oó]n(?:en)?|saludos|estimad[oa]s?|licenciad[oa]s?|lic(?:s|en)?|compa(?:s|dre)?|amig[oa]s?|jefe?cito|dr|doctor(?:a)?)\b[\s,.!:]*(?=\S)/g,
  /\b(?:(?:de\s+)?(?:ante\s?mano|antemano)\s+)?(?:muchas|mil|muchisimas)?\s*gracias(?:\s+(?:de\s+antemano|por\s+(?:su|tu|la)\s+\w+|x\s+su\s+\w+))?\b[\s,.!:]*/g,
  /\b(?:espero\s+(?:me|que\s+me|y\s+me)?\s*(?:puedan?|pueda)?\s*(?:ayud\w+|orient\w+|apoy\w+|contest\w+|respond\w+)|ojala\s+(?:me\s+)?\w+|quedo\s+(?:atent[oa]|al\s+pendiente)|me\s+urge|es\s+urgente|(?:por|x)\s*fa(?:s|vor|vorcito)?|(?:ayuda|ayudenme|orientenme|auxilio)|(?:alguien\s+)?(?:sabe|saben|me\s+pueden?\s+(?:decir|orientar|ayudar|explicar)|me\s+podrian?\s+(?:decir|orientar|ayudar|explicar)|me\s+(?:dice|dicen|explican?|orientan?|ayudan?)))\b[\s,.!:]*/g,
  /\b(?:tengo\s+una\s+(?:duda|pregunta|consulta)|mi\s+(?:duda|pregunta|consulta)\s+es|una\s+(?:duda|pregunta|consulta)(?:ta)?|quisiera\s+(?:saber|preguntar|consultar)|queria\s+(?:saber|preguntar)|quiero\s+(?:saber|preguntar)|les?\s+(?:platico|cuento|explico)(?:\s+(?:mi\s+caso|rapido|rapidito))?|fijese\s+que|fijate\s+que|resulta\s+que|pues|bueno|este|la\s+verdad|la\s+neta|dios\s+los\s+bendiga|bendiciones)\b[\s,.!:]*/g,
];

/** The question without greetings, thanks and hearsay; the same when nothing else would be left. */
export function withoutCourtesies(question: string): string {
  let text = question;
  for (const pattern of COURTESIES) {
    const folded = foldText(text);
    // Folding keeps the length, but for characters that no Spanish text has.
    if (folded.length !== text.length) return text;
    let rest = '';
    let from = 0;
    for (const match of folded.matchAll(pattern)) {
      rest += `${text.slice(from, match.index)} `;
      from = match.index + match[0].length;
    }
    text = rest + text.slice(from);
  }
  const kept = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:!]+/, '')
    .trim();
  return /[\p{L}\d]{3}/u.test(kept) ? kept : question;
}
