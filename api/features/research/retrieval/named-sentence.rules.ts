import { inRoman } from '#schema/lib/roman.ts';
import { findNumber, lawsNamedIn, type LawMention } from '#db/content/law-index.ts';
import { foldName } from '#db/content/law-names.rules.ts';
import { findQuantities } from '#api/legal-language/index.ts';
import type { Measured } from './premise-quantities.rules.ts';

/** A sentence in which every quantity, law and article is one word (`q0q`, `l0l`, `a0a`), so that what is said of them can be read. */

export interface SaidQuantity {
  /** As it was asked. */
  words: string;
  values: Measured[];
  isAge: boolean;
}

export interface MentionedArticle {
  statuteKey: string;
  /** As the law writes it. */
  number: string;
  /** Roman, upper case. */
  fraction: string | null;
  /** One of several («47 y 48»): what is said may be of the others. */
  isListed: boolean;
}

export interface MarkedSentence {
  text: string;
  quantities: SaidQuantity[];
  articles: (MentionedArticle | null)[];
  /** Keys. */
  laws: string[];
}

function withQuantities(sentence: string): { text: string; quantities: SaidQuantity[] } {
  const quantities: SaidQuantity[] = [];
  let text = '';
  let from = 0;
  let open: { start: number; values: Measured[] } | null = null;
  for (const { start, end, value, unit, isAge, isListed } of findQuantities(sentence)) {
    const first: number = open?.start ?? start;
    const values: Measured[] = [...(open?.values ?? []), { value, unit }];
    open = isListed ? { start: first, values } : null;
    if (isListed) continue;
    text += `${sentence.slice(from, first)} q${quantities.length}q `;
    quantities.push({ words: sentence.slice(first, end).trim(), values, isAge });
    from = end;
  }
  return { text: text + sentence.slice(from), quantities };
}

const ADJECTIVE = /^const(?:itucional(?:es)?)?$/;
const ABBREVIATIONS = /^(?:lft|ccf|cff|cpf|lss)$/;
const BEHIND_NUMBER = /\d[^ ]{0,2}(?: (?:bis|ter|quater|[a-h]|y \d{1,4}|fraccion [ivx]+)){0,2} (?:de (?:la )?|del )?$/;

/** Words such as «constitucional» and short keys such as «lic» name a law beside the number of an article only. */
const isLaw = (folded: string, { alias, start }: LawMention): boolean =>
  (alias.length > 3 && !ADJECTIVE.test(alias)) ||
  ABBREVIATIONS.test(alias) ||
  BEHIND_NUMBER.test(folded.slice(Math.max(0, start - 40), start));

function withLaws(folded: string): { text: string; laws: string[] } {
  const laws: string[] = [];
  let text = '';
  let from = 0;
  for (const mention of lawsNamedIn(folded, true)) {
    if (!isLaw(folded, mention)) continue;
    text += `${folded.slice(from, mention.start)}l${laws.length}l`;
    laws.push(mention.law.key);
    from = mention.end;
  }
  return { text: text + folded.slice(from), laws };
}

const SUFFIX =
  '(?: (?:bis|ter|quater|quinquies|sexies|septies|octies|nonies|decies|[a-z])(?= |$)(?: \\d{1,2}(?= |$))?)?';
const FRACTION = '(?:fraccion|fracc?|fr) ([ivxl]{1,8}|\\d{1,2})(?= |$)(?! (?:bis|ter|quater))';
const DETAIL =
  '(?: (?:(?:primer|segundo|tercer|ultimo|penultimo) parrafo|parrafo \\w{4,10}|inciso [a-z]|apartado [ab])(?= |$))?';
const OF_LAW = '(?: (?:(?:de|del|de la|en la|en el) )?(l\\d{1,2}l))?';
/** Number, letters, fraction before and behind, law. */
const ARTICLE = new RegExp(
  `(?:(?:la )?${FRACTION}${DETAIL} (?:de el|del|de) )?(?:articulos?|arts?|numeral|precepto) (?:numero )?(\\d{1,4})o?(?=[ a-z]|$)([a-z]?(?= |$))(${SUFFIX})(?: (?:en su )?${FRACTION})?${DETAIL}${OF_LAW}`,
  'g',
);
/** «el 48 de la LFT», which does not say that it is an article. */
const BARE = new RegExp(
  `\\b(el|al|del|segun|por) (?=\\d{1,4}${SUFFIX}(?: ${FRACTION})? (?:(?:de|del|de la) )?l\\d{1,2}l)`,
  'g',
);
const MORE_NUMBERS = /^ (?:(?:y|e|o|u|a|al) )?(?:el )?\d/;

const fractionOf = (written: string | undefined): string | null =>
  written === undefined ? null : /^\d/.test(written) ? inRoman(Number(written)) || null : written.toUpperCase();

/** The number as the law has it, with the letter behind it or without. */
const resolve = (key: string, digits: string, suffix: string): string | null =>
  (suffix.trim() === '' ? null : findNumber(key, `${digits}${suffix}`)) ?? findNumber(key, digits);

/** `onlyLaw`: the one that the question names, for an article that does not say of which it is. */
export function markSentence(sentence: string, onlyLaw: string | null): MarkedSentence {
  const { text: spoken, quantities } = withQuantities(sentence);
  const { text: withoutLaws, laws } = withLaws(foldName(spoken));
  const articles: MarkedSentence['articles'] = [];
  const said = withoutLaws.replace(BARE, '$1 articulo ');
  const text = said.replace(ARTICLE, (whole: string, ...groups: (string | number | undefined)[]) => {
    const [before, digits, glued, suffix, behind, law] = groups as (string | undefined)[];
    const at = groups.findLast((group) => typeof group === 'number') as number;
    const key = law === undefined ? onlyLaw : (laws[Number(law.slice(1, -1))] ?? null);
    const number = key === null ? null : resolve(key, digits ?? '', `${glued ?? ''}${suffix ?? ''}`);
    const isListed = MORE_NUMBERS.test(said.slice(at + whole.length)) || /\d (?:y|e|o|a|al) $/.test(said.slice(0, at));
    articles.push(
      key === null || number === null
        ? null
        : { statuteKey: key, number, fraction: fractionOf(before ?? behind), isListed },
    );
    return `a${articles.length - 1}a`;
  });
  return { text, quantities, articles, laws };
}
