import type { Premise } from '#db/content/premises.ts';
import { termsOf } from '#db/search/terms.rules.ts';
import { findQuantities, type Quantity } from '#api/legal-language/index.ts';
import { readConcepts } from './concepts.rules.ts';
import { isSameQuantity } from './premise-quantities.rules.ts';
import { foldSentence, plainly, UNITS_OF } from './premise-reading.rules.ts';

/**
 * False premises that no frame matches: the question is similar to the listed questions of an entry, and either states a
 * wrong quantity as the law's, or takes the premise for granted. Thresholds were chosen by leave-one-out on the entries
 * and on 492 questions without a false premise (2 false positives).
 */

const MIN_WITH_QUANTITY = 0.4;
const MIN_WITHOUT = 0.45;
const NEARER = 0.1;
const SYNONYM = 0.5;
/** A lower one is only meant when it is nearly as like. */
const NEARLY_AS_LIKE = 0.95;
const MAX_BEFORE_LENGTH = 60;

interface Text {
  premise: number;
  isNear: boolean;
  norm: number;
}

interface Index {
  texts: Text[];
  postings: Map<string, { text: number; weight: number }[]>;
  idf(term: string): number;
}

/** Numbers are compared as quantities, not as words. */
const isNumber = (term: string): boolean =>
  /^(?:\d|(?:un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorc|quinc|veint|treint|cuarent|cincuent|sesent|cien|mil)\w*$)/.test(
    term,
  );

const wordsOf = (text: string): Set<string> =>
  new Set(termsOf(text.replace(/\{\{[^{}]*\}\}/g, ' ')).filter((term) => !isNumber(term)));

function indexOf(premises: readonly Premise[]): Index {
  const raw = premises.flatMap(({ asked, near, correction }, premise) => [
    ...[...asked, correction].map((text) => ({ premise, isNear: false, words: wordsOf(text) })),
    ...near.map((text) => ({ premise, isNear: true, words: wordsOf(text) })),
  ]);
  const counts = new Map<string, number>();
  for (const { words } of raw) for (const term of words) counts.set(term, (counts.get(term) ?? 0) + 1);
  const idf = (term: string): number => Math.log(1 + raw.length / (1 + (counts.get(term) ?? 0)));
  const postings: Index['postings'] = new Map();
  const texts = raw.map(({ premise, isNear, words }, at): Text => {
    for (const term of words) {
      const list = postings.get(term) ?? [];
      list.push({ text: at, weight: idf(term) ** 2 });
      postings.set(term, list);
    }
    return { premise, isNear, norm: Math.sqrt([...words].reduce((sum, term) => sum + idf(term) ** 2, 0)) || 1 };
  });
  return { texts, postings, idf };
}

/** What the question says, and less surely what the law calls it. */
function weightsOf(question: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { alternatives } of readConcepts(question))
    for (const [at, { terms }] of alternatives.entries())
      for (const term of terms)
        if (!term.startsWith('=') && !isNumber(term))
          weights.set(term, Math.max(weights.get(term) ?? 0, at === 0 ? 1 : SYNONYM));
  return weights;
}

interface Likeness {
  /** By premise: its best text, and its best one that carries no false premise. */
  best: Map<number, { any: number; asked: number; near: number }>;
  nearest: number;
}

function likenessTo({ texts, postings, idf }: Index, question: string): Likeness {
  const weights = weightsOf(question);
  const norm = Math.sqrt([...weights].reduce((sum, [term, weight]) => sum + (weight * idf(term)) ** 2, 0)) || 1;
  const shared = new Map<number, number>();
  for (const [term, weight] of weights)
    for (const posting of postings.get(term) ?? [])
      shared.set(posting.text, (shared.get(posting.text) ?? 0) + weight * posting.weight);
  const likeness: Likeness = { best: new Map(), nearest: 0 };
  for (const [at, product] of shared) {
    const text = texts[at];
    if (!text) continue;
    const value = product / (norm * text.norm);
    const known = likeness.best.get(text.premise) ?? { any: 0, asked: 0, near: 0 };
    known.any = Math.max(known.any, value);
    if (text.isNear) {
      likeness.nearest = Math.max(likeness.nearest, value);
      known.near = Math.max(known.near, value);
    } else known.asked = Math.max(known.asked, value);
    likeness.best.set(text.premise, known);
  }
  return likeness;
}

/** «hace», «llevo», «me dieron»: the quantity is of the asker's own life. */
const OWN =
  /(?:hace|llev\w+|trabaj\w+|labor\w+|cumpl\w+|despues de|tras|durante|ya pas\w+|pasaron|tengo|tenemos|mi|me (?:dieron|dan|pagan|pagaron|deben|debe|descuentan|cobran|quedan|faltan|pusieron|piden|pidieron|ofrec\w+)|gano|debo|casad\w+|duro|dure|rent\w+|firm\w+|por|antes de|entre|edad|viv\w+|anos)(?: \w+){0,3}$/;
/** «los», «la tasa del», «tiene», «dura»: it is said of the law or of its figure. */
const OF_LAW = /(?:los|las|del?|el|la|son|es|tiene|tienen|dura|durar|fija|marca|da|dan|exige|a|en|al|unos|ultim[oa]s)$/;

function isSaidOfLaw(question: string, { start }: Quantity): boolean {
  const before = foldSentence(question.slice(Math.max(0, start - MAX_BEFORE_LENGTH), start));
  return !OWN.test(before) && OF_LAW.test(before);
}

function contradicts(question: string, { quantity }: Premise): boolean {
  if (!quantity || quantity.kind === 'COUNT' || quantity.right.length === 0) return false;
  const isOfKind = UNITS_OF[quantity.kind];
  const said = findQuantities(question).filter(({ unit, isAge }) => isOfKind(unit) && !isAge);
  if (said.some(({ value, unit }) => isSameQuantity({ value, unit }, quantity.right))) return false;
  return said.some((each) => isSaidOfLaw(question, each));
}

/** «ya que», «sigue vigente», «que exige», «…, ¿verdad?»: what is said is taken for granted. */
const GRANTED =
  /\b(?:ya que|dado que|puesto que|como (?!que\b)[^,]{6,90},|porque|por eso|sigue[n]? vigente|que (?:exige|marca|ordena|establece|pide|manda|fija|permite) la ley|la ley (?:dice|faculta|permite|exige|ordena|manda|obliga)|(?:por|de|segun la) ley|si (?:la|el) (?:ley|codigo|constitucion))|\bpor que (?:el|la|los|las|se|no|hay|es|son)\b[^,]*\?|,? (?:verdad|cierto|no)\s*\?/;

/**
 * The entry that a question most likely carries, or `null`.  `sentences`: of the question.
 * `articlesOf`: gives the keys, such as `lft:47`, of the articles that it names; an entry about others is not meant then.
 */
export function likenessFinder(
  premises: readonly Premise[],
): (question: string, sentences: readonly string[], articlesOf: (question: string) => string[]) => Premise | null {
  let index: Index | null = null;
  return (question, sentences, articlesOf) => {
    index ??= indexOf(premises);
    const { best, nearest } = likenessTo(index, question);
    const isOpen = ({ unless, correction }: Premise): boolean => {
      const folded = sentences.map(foldSentence);
      if ((unless ?? []).some((source) => folded.some((sentence) => new RegExp(source).test(sentence)))) return false;
      const articles = articlesOf(question);
      return articles.length === 0 || articles.some((key) => correction.includes(`{{${key}`));
    };
    let most = 0;
    for (const { any } of best.values()) most = Math.max(most, any);
    const likest = [...best].filter(([, { any }]) => any >= NEARLY_AS_LIKE * most);
    for (const [at, { any, near, asked }] of likest.toSorted((a, b) => b[1].any - a[1].any)) {
      const premise = premises[at];
      // Nearly one of the questions that are known to carry nothing.
      if (near > asked + NEARER) continue;
      if (premise && any >= MIN_WITH_QUANTITY && isOpen(premise) && contradicts(question, premise)) return premise;
    }
    const [top] = [...best]
      .filter(([at, { asked }]) => asked >= MIN_WITHOUT && !premises[at]?.quantity)
      .toSorted((a, b) => b[1].asked - a[1].asked || b[1].any - a[1].any);
    const premise = top ? premises[top[0]] : undefined;
    if (!top || !premise || nearest > top[1].asked + NEARER) return null;
    return isOpen(premise) && GRANTED.test(plainly(question).replaceAll('¿', ' ')) ? premise : null;
  };
}
