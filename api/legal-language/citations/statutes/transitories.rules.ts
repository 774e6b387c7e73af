/** Transitory articles: «artículo Cuarto Transitorio del Decreto…», «transitorios primero y segundo de la Ley…». */
import { lawsNamedIn } from '#db/content/law-index.ts';
import { lawAt } from '../laws/law-mentions.rules.ts';
import { ORDINAL_WORDS, printOrdinal, readOrdinal } from '../number-words.rules.ts';

export interface Transitory {
  start: number;
  end: number;
  article: string;
  law: string | null;
  lawName: string | null;
  isPointed: boolean;
}

const ONE = `(?:${ORDINAL_WORDS}|[uú]nico|\\d{1,2}(?:o(?![\\p{L}])\\.?|\\s?[º°]\\.?)?)`;
const LIST = `${ONE}(?:(?:\\s?,\\s?|\\s(?:y|a|al|e)\\s)${ONE}){0,8}`;
const HEAD = `(?:art[ií]culos?|arts?\\.|numeral(?:es)?)\\s`;
const TRANSITORY = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${HEAD})?(?<before>${LIST})\\s?,?\\s?(?:art[ií]culos?\\s)?(?:de\\slos\\s)?transitorios?(?!\\p{L})|(?:${HEAD})?transitorios?\\s(?<after>${LIST}))`,
  'giu',
);
const EACH = new RegExp(ONE, 'giu');
const OF =
  /\s?,?\s(?:de\slos?|del?(?:\sla)?|de\slas)\s(?<pointing>(?:propi|citad|mism|referid|mencionad|dich|aludid|cit)(?:o|a)\s)?/iuy;
const DECREE = /(?:decreto|acuerdo)(?!\p{L})[^.;\n«“"]{0,400}/iuy;
const NAME_END = /\s?,?\s(?:publicad|por\sel\sque|mediante|que\s(?:reform|adicion|expid)|se\s|[vf]igente)/iu;

const tidy = (name: string): string => name.replace(/[\s,]+$/, '');

function lawOf(text: string, at: number): Pick<Transitory, 'law' | 'lawName' | 'end' | 'isPointed'> {
  const none = { law: null, lawName: null, end: at, isPointed: false };
  OF.lastIndex = at;
  const of = OF.exec(text);
  if (!of) return none;
  const place = at + of[0].length;
  const isPointed = of.groups?.['pointing'] !== undefined;
  DECREE.lastIndex = place;
  const decree = DECREE.exec(text)?.[0];
  if (decree) {
    // «…por el que se reforman diversas disposiciones de la Ley de Amparo»: that law's, when it is the only one.
    const named = [...new Set(lawsNamedIn(decree).map(({ law }) => law.key))];
    const cut = NAME_END.exec(decree)?.index ?? decree.length;
    const name = tidy(decree.slice(0, Math.min(cut, /,|\)/.exec(decree)?.index ?? cut)));
    return { law: named.length === 1 ? (named[0] ?? null) : null, lawName: name, end: place + name.length, isPointed };
  }
  const law = lawAt(text, place, true);
  if (law) return { law: law.law, lawName: law.name, end: law.end, isPointed };
  const same = /^(?:ordenamiento|ley|c[oó]digo|reforma)(?!\p{L})/iu.exec(text.slice(place, place + 14));
  return { ...none, isPointed, end: same ? place + same[0].length : at };
}

const nameOf = (written: string): string | null => {
  if (/^[uú]nico$/iu.test(written)) return 'Único Transitorio';
  const number = /^\d/.test(written) ? Number.parseInt(written, 10) : readOrdinal(written);
  return number ? `${printOrdinal(number)} Transitorio` : null;
};

/** Every transitory article that a text names. */
export function findTransitories(text: string): Transitory[] {
  const found: Transitory[] = [];
  for (const match of text.matchAll(TRANSITORY)) {
    const list = match.groups?.['before'] ?? match.groups?.['after'] ?? '';
    const place = match.index + match[0].indexOf(list);
    const end = match.index + match[0].length;
    const law = lawOf(text, end);
    const items = [...list.matchAll(EACH)];
    items.forEach((item, at) => {
      const article = nameOf(item[0]);
      if (!article) return;
      const start = at === 0 ? match.index : place + item.index;
      const own = at === items.length - 1 ? Math.max(end, law.end) : place + item.index + item[0].length;
      found.push({ ...law, start, end: own, article });
    });
  }
  return found;
}
