/** Names whose words are cut with a full stop: «Ley Gral. de Soc. Merc.», «L. Amparo», «Cód. Civ. Fed.». */
import { laws } from '#db/content/law-index.ts';
import { foldName } from '#db/content/law-names.rules.ts';
import type { LawAt } from './law-at.ts';

const SMALL = new Set('a al de del e el en la las los o para por sobre y'.split(' '));
const BEGIN = /^(?:Ley|L|C[oó]digo|C[oó]d|C|Const|CONST|LEY|C[OÓ]D)(?![\p{L}])\.?\s?(?=[\p{L}])/u;
const WORD = /[\p{L}]+(?<stop>\.?)/uy;
const MOST_WORDS = 14;
const KINDS: Record<string, string> = {
  l: 'ley',
  ley: 'ley',
  c: 'codigo',
  cod: 'codigo',
  codigo: 'codigo',
  const: 'constitucion',
};
/** Written so in print, though no word begins with them. */
const CUT: Record<string, string> = {
  gral: 'general',
  fed: 'federal',
  nal: 'nacional',
  mex: 'mexicanos',
  rep: 'republica',
};

interface Name {
  law: string;
  kind: string;
  words: readonly string[];
}

const names: readonly Name[] = laws().flatMap(({ key, name, aliases }) =>
  [name, ...aliases].flatMap((each) => {
    const [kind = '', ...words] = foldName(each)
      .split(' ')
      .filter((word) => !SMALL.has(word));
    return /^(?:ley|codigo|constitucion)$/.test(kind) && words.length > 0 ? [{ law: key, kind, words }] : [];
  }),
);

interface Token {
  word: string;
  isCut: boolean;
  end: number;
}

function tokensAt(text: string, at: number): Token[] {
  const found: Token[] = [];
  let place = at;
  for (let count = 0; count < MOST_WORDS; count++) {
    WORD.lastIndex = place;
    const match = WORD.exec(text);
    if (!match) break;
    const isCut = match.groups?.['stop'] === '.';
    const end = place + match[0].length;
    found.push({ word: foldName(match[0]), isCut, end });
    const gap = /^(?:,?[ \t])?/u.exec(text.slice(end, end + 2))?.[0].length ?? 0;
    if (gap === 0 && !isCut) break;
    place = end + gap;
  }
  return found;
}

const isOf = ({ word, isCut }: Token, whole: string): boolean =>
  word === whole || (isCut && (whole.startsWith(word) || CUT[word] === whole));

/** How many tokens a name takes; 0 when it is not the one. */
function taken(tokens: readonly Token[], { kind, words }: Name): number {
  const first = tokens[0];
  if (!first || KINDS[first.word] !== kind) return 0;
  let [at, cuts] = [1, first.isCut ? 1 : 0];
  for (const word of words) {
    while (SMALL.has(tokens[at]?.word ?? '')) at++;
    const token = tokens[at];
    if (!token || !isOf(token, word)) return 0;
    cuts += token.word === word ? 0 : 1;
    at++;
  }
  return cuts > 0 ? at : 0;
}

/** The law that is named so at a place. Where a cut name fits several laws, the one of more words is meant. */
export function shortenedAt(text: string, at: number): LawAt | null {
  if (!BEGIN.test(text.slice(at, at + 12)) || !/\./u.test(text.slice(at, at + 40))) return null;
  const tokens = tokensAt(text, at);
  let best: { law: string; count: number } | null = null;
  for (const name of names) {
    const count = taken(tokens, name);
    if (count > (best?.count ?? 0)) best = { law: name.law, count };
  }
  const last = best === null ? undefined : tokens[best.count - 1];
  if (!best || !last) return null;
  // The stop of the last word may be that of the sentence.
  const end = last.isCut && /^(?:$|\s+\p{Lu}|\n)/u.test(text.slice(last.end, last.end + 3)) ? last.end - 1 : last.end;
  return { law: best.law, name: text.slice(at, end), end, isPartial: true };
}
