import type { StoredSection } from '#db/entities/document.entity.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import type { Span } from '../analysis/analysis.types.ts';

/** Which parts of a document a model reads: all of a short one; of a long one those that the question is about. */

export interface Passage extends Span {
  heading: string;
}

const LONGEST = 1800;
/** About twelve thousand tokens. */
const MOST_CHARACTERS = 40_000;
/** Who is who stands at the beginning; who signed, at the end. */
const HEAD = 3000;
const TAIL = 1500;

/** Where a text may be cut: behind a paragraph, else behind a sentence, else behind a word. */
function cutBefore(text: string, from: number, to: number): number {
  const piece = text.slice(from, to);
  const least = piece.length / 2;
  for (const mark of ['\n\n', '.\n', '. ', '\n', ' ']) {
    const at = piece.lastIndexOf(mark);
    if (at > least) return from + at + mark.length;
  }
  return to;
}

/** The text in parts, each inside of one section. */
function passagesOf(text: string, sections: readonly StoredSection[]): Passage[] {
  const headings = new Map<number, string>([[0, '']]);
  for (const { start, title } of sections)
    if (start < text.length) headings.set(start, title || headings.get(start) || '');
  const starts = [...headings.keys()].toSorted((a, b) => a - b);
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? text.length;
    const passages: Passage[] = [];
    for (let from = start; from < end;) {
      const to = end - from <= LONGEST ? end : cutBefore(text, from, from + LONGEST);
      if (text.slice(from, to).trim()) passages.push({ start: from, end: to, heading: headings.get(start) ?? '' });
      from = to;
    }
    return passages;
  });
}

const STOP =
  /^(?:como|cual|cuales|cuando|cuanto|cuanta|cuantos|donde|esta|este|estos|para|pero|porque|quien|quienes|sobre|tiene|tienen|entre|desde|hasta|documento|dice|contrato|segun|debe|deben)$/;

/** Beginnings of its words, so that «paga», «pago» and «pagará» are near. */
export const stemsOf = (text: string): string[] =>
  (foldText(text).match(/\p{L}{4,}|\d[\d.,]*\d|\d/gu) ?? [])
    .filter((word) => !STOP.test(word))
    .map((word) => word.slice(0, 5));

/** How much each passage has of the rare words of the question (BM25). */
function scoresOf(texts: readonly string[], question: string): number[] {
  const wanted = [...new Set(stemsOf(question))];
  const counts = texts.map((text) => {
    const found = new Map<string, number>();
    const stems = stemsOf(text);
    for (const stem of stems) found.set(stem, (found.get(stem) ?? 0) + 1);
    return { found, length: stems.length };
  });
  const average = Math.max(1, counts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counts.length));
  const rarity = wanted.map((stem) => {
    const having = counts.filter(({ found }) => found.has(stem)).length;
    return Math.log(1 + (counts.length - having + 0.5) / (having + 0.5));
  });
  return counts.map(({ found, length }) =>
    wanted.reduce((sum, stem, at) => {
      const count = found.get(stem) ?? 0;
      return sum + ((rarity[at] ?? 0) * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * length) / average));
    }, 0),
  );
}

/** For a summary of a long document: of each section as much from its beginning as fits. */
function beginnings(passages: readonly Passage[]): Passage[] {
  const firsts = passages.filter(({ heading }, at) => at === 0 || heading !== passages[at - 1]?.heading);
  const share = Math.max(200, Math.floor((MOST_CHARACTERS - HEAD - TAIL) / Math.max(1, firsts.length)));
  const step = Math.max(1, Math.ceil((firsts.length * share) / (MOST_CHARACTERS - HEAD - TAIL)));
  return firsts
    .filter((_passage, at) => at % step === 0)
    .map((passage) => ({ ...passage, end: Math.min(passage.end, passage.start + share) }));
}

const lengthOf = (passages: readonly Span[]): number => passages.reduce((sum, { start, end }) => sum + end - start, 0);

/** The passages that are sent, in the order of the document. */
export function choosePassages(text: string, sections: readonly StoredSection[], question: string | null): Passage[] {
  const passages = passagesOf(text, sections);
  if (lengthOf(passages) <= MOST_CHARACTERS) return passages;
  const isEdge = ({ start, end }: Span): boolean => start < HEAD || end > text.length - TAIL;
  const chosen = passages.filter(isEdge);
  if (question === null) {
    const inner = beginnings(passages.filter((each) => !isEdge(each)));
    return [...chosen, ...inner].toSorted((a, b) => a.start - b.start);
  }
  const scores = scoresOf(
    passages.map(({ start, end, heading }) => `${heading} ${text.slice(start, end)}`),
    question,
  );
  const ranked = passages
    .map((passage, at) => ({ passage, score: scores[at] ?? 0 }))
    .filter(({ passage, score }) => score > 0 && !isEdge(passage))
    .toSorted((a, b) => b.score - a.score);
  let left = MOST_CHARACTERS - lengthOf(chosen);
  for (const { passage } of ranked) {
    left -= passage.end - passage.start;
    if (left < 0) break;
    chosen.push(passage);
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}
