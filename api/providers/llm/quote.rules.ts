import { foldText } from '#schema/lib/fold-text.ts';
import type { AnswerPassage } from '#api/ports/llm.ts';

/** Chooses the sentence of an official text that is quoted. */

const MAX_WORDS = 40;
const MIN_WORDS = 8;
const MIN_SHARED = 4;
const MIN_SHARE = 0.4;

const STOP_WORDS = new Set(
  `al ante como con contra cual cuando del desde donde ella ellas ellos entre era esa ese eso esta este esto estas estos fue
  han hasta hay las les los mas nos otra otro para pero por porque pues que quien sea ser sin sino sobre son sus tal tiene
  tienen toda todas todo todos una uno unas unos articulo articulos ley fraccion parrafo dice puede pueden puedo debe deben
  tengo tienes hacer quiero`.split(/\s+/),
);

/** Stems of the words, without stop words and citation marks. */
export function stems(text: string): Set<string> {
  const words = foldText(text.replace(/\{\{[^{}]*\}\}/g, ' ')).match(/[\p{L}\d]+/gu) ?? [];
  return new Set(
    words
      .filter((word) => word.length > 2 && !STOP_WORDS.has(word))
      .map((word) => word.replace(/(?:es|s)$/, '').slice(0, 6)),
  );
}

const FRACTION = /^\s*(?:[IVXLCDM]+(?:\s+(?:Bis|Ter|Qu[aá]ter))?|[A-H]|[a-zñ])\s*(?:\.\s*[-–—]?|\))\s+/;
/** A full stop that does not end a sentence: after abbreviations and single capitals. */
export const ABBREVIATION_END = /(?:\b(?:arts?|frs?|fracc|núm|no|inc|lic|etc)|(?:^|\s)\p{Lu})\.$/iu;

/** A sentence of a text, without the number of its fraction. */
interface Sentence {
  text: string;
  /** It is a list item: a fraction or an inciso. */
  isItem: boolean;
}

function sentencesOf(text: string): Sentence[] {
  return text.split('\n').flatMap((line) => {
    const found: Sentence[] = [];
    const isItem = FRACTION.test(line);
    let open = '';
    for (const piece of line.replace(FRACTION, '').split(/(?<=[.;:])(?=\s)/)) {
      open += piece;
      if (ABBREVIATION_END.test(open)) continue;
      found.push({ text: open.trim(), isItem });
      open = '';
    }
    if (open.trim()) found.push({ text: open.trim(), isItem });
    return found;
  });
}

const isQuotable = (sentence: string): boolean => {
  const words = sentence.split(/\s+/).length;
  // A clause before a colon or semicolon depends on what follows: alone it may mean the opposite.
  const isWhole = /^[\p{Lu}\d¿¡]/u.test(sentence) && sentence.endsWith('.') && !DEPENDS_ON_NEXT.test(sentence);
  return isWhole && words >= MIN_WORDS && words <= MAX_WORDS && !/[«»“”"{}[\]_*]/.test(sentence);
};

/** «…, salvo los casos siguientes.»: the rule is in the text that follows. */
const DEPENDS_ON_NEXT = /\b(?:salvo|excepto|siguientes?|a saber|cuando|en los casos)(?:\s+\S+){0,3}\.$/iu;

const OPENING_WORDS = 60;

/**
 * The verbatim beginning of an official text: its first sentence when that is quotable, otherwise the first
 * `OPENING_WORDS` words with an ellipsis. A heading above the text is left out. `null`: not official, or not quotable.
 */
export function openingOf(passage: AnswerPassage): string | null {
  if (passage.source !== 'OFFICIAL') return null;
  const [first = '', ...rest] = passage.text.split('\n');
  const isHeading = rest.length > 0 && !/[.;:]\s*$/.test(first) && first.split(/\s+/).length <= 14;
  const text = (isHeading ? rest : [first, ...rest]).join('\n');
  const sentence = sentencesOf(text)[0];
  if (sentence && !sentence.isItem && isQuotable(sentence.text)) return sentence.text.replace(/\.$/, '');
  const words = text.split(/\s+/).filter(Boolean);
  const opening = words.slice(0, OPENING_WORDS).join(' ');
  if (words.length < MIN_WORDS || /[«»“”"{}[\]]/.test(opening)) return null;
  return words.length > OPENING_WORDS ? `${opening}…` : opening.replace(/[.;:]+$/, '');
}

export interface Quote {
  text: string;
  score: number;
}

/**
 * The sentence of an official text that shares the most words with `about`, verbatim, without its full stop. `null`: the
 * text is not official, or no sentence is short and similar enough.
 */
export function bestQuote(passage: AnswerPassage, about: string): Quote | null {
  if (passage.source !== 'OFFICIAL') return null;
  const wanted = stems(about);
  let best: Quote | null = null;
  for (const { text, isItem } of sentencesOf(passage.text)) {
    // A list item depends on the text that introduces the list: alone it may mean the opposite.
    if (isItem || !isQuotable(text)) continue;
    const words = stems(text);
    const shared = [...words].filter((word) => wanted.has(word)).length;
    if (shared < MIN_SHARED || shared < words.size * MIN_SHARE) continue;
    const score = shared / Math.sqrt(words.size + 4);
    if (score > (best?.score ?? 0)) best = { text: text.replace(/[.;]+$/, ''), score };
  }
  return best;
}
