/** Paragraphs that quote without marks: after a line that ends in a colon, indented or as «Artículo 48. …». */
import type { Placed } from './quote-owners.rules.ts';

interface Block {
  start: number;
  end: number;
  reference: number;
}

const COLON_LINE = /:[ ]?\n+(?:(?<mark>>[ ]?)|(?=(?<heading>(?:art[ií]culo|art\.)\s\d))|(?=\S))/giu;
const SAYS =
  /(?:a\sla\sletra|textualmente|literalmente|disponen?|establecen?|se[nñ]alan?|dicen?|prev[eé]n?|ordenan?|rezan?|transcri\p{L}+|siguientes?|texto|rubro)(?!\p{L})[^.;\n]{0,60}$/iu;
const GOES_ON = /^(?:>|[IVXL]{1,6}(?:\sBis)?\s?[.)-]|[a-z]\)|\(?(?:\.{3}|…)|\[(?:\.{3}|…)\])/u;
const LONGEST = 6000;
const REACH = 400;

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};

/** From the first paragraph through those that go on with fractions, incisos or ellipses. */
function blockEnd(text: string, at: number, isMarked: boolean): number {
  let end = lineEnd(text, at);
  while (end < text.length && end - at < LONGEST) {
    const next = end + (/^\n+/.exec(text.slice(end, end + 4))?.[0].length ?? 0);
    const line = text.slice(next, next + 12);
    if (next === end || !(isMarked ? line.startsWith('>') : GOES_ON.test(line))) break;
    end = lineEnd(text, next);
  }
  return end;
}

/** Left to right. */
export function blockQuotes(text: string, references: readonly Placed[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  for (const match of text.matchAll(COLON_LINE)) {
    const { mark, heading } = match.groups ?? {};
    const start = match.index + match[0].length;
    while (at < references.length && (references[at]?.start ?? 0) < match.index) at++;
    const owner = references[at - 1];
    if (!owner || match.index - owner.end > REACH || (owner.kind !== 'STATUTE' && owner.kind !== 'THESIS')) continue;
    const lead = text.slice(Math.max(owner.end, match.index - REACH), match.index);
    if (lead.includes('\n') || /[«“"]/.test(text[start] ?? '')) continue;
    if (!mark && !heading && !SAYS.test(lead)) continue;
    const end = blockEnd(text, start, mark !== undefined);
    if (end - start > 12) found.push({ start, end, reference: at - 1 });
  }
  return found;
}
