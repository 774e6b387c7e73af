import { foldText } from '#schema/lib/fold-text.ts';
import { quantityText } from '#schema/text/words.ts';
import type { DirectAnswer, FollowUpAnswer, QuestionIntent } from '#db/content/direct-answers.ts';
import { inverseDocumentFrequency } from '#db/search/postings.rules.ts';
import { stemOf } from '#db/search/terms.rules.ts';
import { findQuantities, type Quantity } from '#api/legal-language/index.ts';
import { dot } from './embedding.rules.ts';
import type { UnderstandingModel } from './understanding-model.service.ts';

/**
 * Finds the follow-up answer that a message asks for («¿y ante quién?»), or of which it tells the fact («yo era de
 * confianza», «trabajé 54 días»).
 */

export interface FollowUpMatch {
  entry: FollowUpAnswer;
  /** The answer that it belongs to. */
  of: DirectAnswer;
  /** How well it fits, 0 to about 1. */
  score: number;
  /** What the person said, where a number decides. */
  quantity: Quantity | null;
}

interface Phrase {
  stems: ReadonlySet<string>;
  /** Its stems that the ways of asking its answer seldom have: «mancomunados», not «casamos» nor «bienes». */
  own: readonly string[];
  /** The rarest of them; empty when it has none. */
  rarest: string;
  vector: Float32Array;
  /** Its numbers: «más de 30 mil dólares» is not told with 14 mil. */
  numbers: readonly string[];
  isNegated: boolean;
  /** «soy mecánico»: told of the asker, so that «el mecánico dice» is another thing. */
  isOfAsker: boolean;
}

interface Entry {
  entry: FollowUpAnswer;
  of: DirectAnswer;
  phrases: Phrase[];
  intents: Readonly<Record<QuestionIntent, number>>;
}

const OF_ASKER_TOLD = /\b(?:soy|somos|fui|era|eramos|es|como|de)\b/;
const OF_ASKER = /\b(?:soy|somos|fui)\b/;
const NEGATION = /\b(?:no|ni|sin|nunca|nadie|nada|tampoco|jamas)\b/;
/** Small words that carry nothing even in a phrase of three words. */
const EMPTY =
  /^(?:y|e|o|el|la|lo|los|las|un|una|de|del|al|a|en|que|si|es|mi|me|se|le|les|te|su|pero|pues|ya|para|por|con|no|ni|sin|todo|toda|todos|todas|mas|muy|asi|eso|ese|esa|este|esta|esto|ahi|solo|tambien|como|fue|era|son|hay|lo)$/;

const NUMBER =
  /^(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte?|treint\w*|cuarent\w*|cincuent\w*|sesent\w*|cien\w*|mil)$/;

const stemsOf = (text: string): Set<string> =>
  new Set((foldText(text).match(/[a-z0-9]+/g) ?? []).filter((word) => !EMPTY.test(word)).map(stemOf));

/** What likeness of words, of meaning and of intent count; a fact is told with any intent. */
const WEIGHTS = {
  QUESTION: { words: 0.4, meaning: 0.2, intent: 0.4 },
  FACT: { words: 0.65, meaning: 0.35, intent: 0 },
};
const OTHER_POLARITY = 0.7;
/** «¿y si fueron 54 días?» names nothing that the number counts. */
const WORDS_OF_ELLIPSIS = 6;
/** «¿y ante quién?» fits any subject, a fact only few. */
const MIN_NEAR_OF_QUESTION = 0.75;
const MIN_NEAR_OF_FACT = 0.55;

/** Words of which one says the contrary of the other. */
const OPPOSITES = [
  ['favor', 'contra'],
  ['antes', 'despues'],
  ['directo', 'indirecto'],
].map((pair) => pair.map(stemOf));

const areOpposite = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  OPPOSITES.some(
    ([a = '', b = '']) =>
      (one.has(a) && !one.has(b) && other.has(b) && !other.has(a)) ||
      (one.has(b) && !one.has(a) && other.has(a) && !other.has(b)),
  );

export class FollowUpAnswers {
  /** Of the answers that were needed so far. */
  private readonly entries = new Map<DirectAnswer, Entry[]>();
  private readonly counts = new Map<string, number>();
  private phraseCount = 0;

  private constructor(private readonly model: UnderstandingModel) {}

  /** Counts the words of all follow-up answers in slices; `pause` is waited for between them. */
  static async build(
    answers: readonly DirectAnswer[],
    model: UnderstandingModel,
    pause: () => Promise<void> = () => Promise.resolve(),
  ): Promise<FollowUpAnswers> {
    const built = new FollowUpAnswers(model);
    for (const { followUps = [] } of answers) {
      if (followUps.length === 0) continue;
      for (const said of followUps.flatMap((each) => each.said)) {
        built.phraseCount += 1;
        for (const stem of stemsOf(said)) built.counts.set(stem, (built.counts.get(stem) ?? 0) + 1);
      }
      await pause();
    }
    return built;
  }

  private entriesOf(answer: DirectAnswer): Entry[] {
    const known = this.entries.get(answer);
    if (known) return known;
    const isOfMatter = matterOf(answer);
    const entries = (answer.followUps ?? []).map((entry): Entry => {
      const phrases = entry.said.map((said): Phrase => {
        const stems = stemsOf(said);
        const own = [...stems].filter((stem) => !isOfMatter(stem));
        const rarest = own.toSorted((a, b) => this.rarityOf(b) - this.rarityOf(a))[0] ?? '';
        const [isNegated, isOfAsker] = [NEGATION.test(foldText(said)), OF_ASKER.test(foldText(said))];
        const numbers = [...stems].filter((stem) => NUMBER.test(stem));
        return { stems, own, rarest, vector: this.model.embedding.of(said), numbers, isNegated, isOfAsker };
      });
      const intents = meanOf(entry.said.map((said) => this.model.intents.of(said)));
      return { entry, of: answer, phrases, intents };
    });
    this.entries.set(answer, entries);
    return entries;
  }

  private readonly rarityOf = (stem: string): number =>
    inverseDocumentFrequency(this.phraseCount, this.counts.get(stem) ?? 1);

  private sumOf(stems: Iterable<string>): number {
    let sum = 0;
    for (const stem of stems) sum += this.rarityOf(stem);
    return sum;
  }

  /** The best for a follow-up. `weights`: of the answers of which the entries may be meant, how likely that is, 0–1. */
  forMessage(message: string, weights: ReadonlyMap<DirectAnswer, number>): FollowUpMatch[] {
    const stems = stemsOf(message);
    const whole = this.sumOf(stems);
    const vector = this.model.embedding.of(message);
    const intents = this.model.intents.of(message);
    const isNegated = NEGATION.test(foldText(message));
    const quantities = saidQuantities(message);
    const words = foldText(message).match(/[a-z]+/g) ?? [];
    return [...weights]
      .flatMap(([answer, weight]) =>
        this.entriesOf(answer).flatMap((entry): FollowUpMatch[] => {
          const { measure } = entry.entry;
          const quantity = measure ? (quantities.find((each) => fits(each, measure)) ?? null) : null;
          if (measure && (!quantity || (words.length > WORDS_OF_ELLIPSIS && !isNear(words, measure.near ?? []))))
            return [];
          const counts = WEIGHTS[entry.entry.kind];
          const isFact = entry.entry.kind === 'FACT';
          if (weight < (isFact ? MIN_NEAR_OF_FACT : MIN_NEAR_OF_QUESTION)) return [];
          const likeness = Math.max(
            0,
            ...entry.phrases.map((phrase) => {
              if (isFact && !stems.has(phrase.rarest)) return 0;
              const shared = this.sumOf([...phrase.stems].filter((stem) => stems.has(stem)));
              const lexical = (2 * shared) / (whole + this.sumOf(phrase.stems) || 1);
              const near = Math.max(0, dot(vector, phrase.vector));
              const polarity = phrase.isNegated === isNegated ? 1 : OTHER_POLARITY;
              return polarity * (counts.words * lexical + counts.meaning * near);
            }),
          );
          const kind = likenessOfShares(intents, entry.intents);
          return [{ entry: entry.entry, of: answer, score: weight * (likeness + counts.intent * kind), quantity }];
        }),
      )
      .sort((a, b) => b.score - a.score);
  }

  /** The facts of an answer that a story tells, the plainest first. */
  forStory(story: string, answer: DirectAnswer): FollowUpMatch[] {
    // Of a question and the fact that sets it right, the newest line says which number counts.
    const lines = story.split('\n').filter(Boolean).toReversed();
    const found = lines.map((line) => this.forLine(line, answer));
    const [newest = [], ...older] = found;
    return newest.some(({ quantity }) => quantity)
      ? newest
      : [...newest, ...older.flat().filter(({ quantity }) => lines.length === 1 || !quantity)].toSorted(
          (a, b) => b.score - a.score,
        );
  }

  private forLine(story: string, answer: DirectAnswer): FollowUpMatch[] {
    const facts = this.entriesOf(answer).filter(({ entry }) => entry.kind === 'FACT');
    if (facts.length === 0) return [];
    const clauses = clausesOf(story).map((text) => ({
      words: foldText(text).match(/[a-z]+/g) ?? [],
      stems: stemsOf(text),
      isNegated: NEGATION.test(foldText(text)),
      isOfAsker: OF_ASKER_TOLD.test(foldText(text)),
      quantities: saidQuantities(text),
    }));
    return facts
      .flatMap((fact): FollowUpMatch[] => {
        const { measure } = fact.entry;
        const told = clauses.flatMap(({ words, stems, isNegated, isOfAsker, quantities }) => {
          const quantity = measure ? quantities.find((each) => fits(each, measure)) : undefined;
          if (measure && (!quantity || !isNear(words, measure.near ?? []))) return [];
          const shares = fact.phrases
            .filter((phrase) => measure || (phrase.isNegated === isNegated && stems.has(phrase.rarest)))
            .filter((phrase) => !phrase.isOfAsker || isOfAsker)
            .filter((phrase) => measure || phrase.numbers.every((number) => stems.has(number)))
            .filter((phrase) => !areOpposite(phrase.stems, stems))
            .map(
              (phrase) => this.sumOf([...phrase.stems].filter((stem) => stems.has(stem))) / this.sumOf(phrase.stems),
            );
          return [{ share: Math.max(0, ...shares), quantity: quantity ?? null }];
        });
        const [best] = told.toSorted((a, b) => b.share - a.share);
        return best ? [{ entry: fact.entry, of: answer, score: best.share, quantity: best.quantity }] : [];
      })
      .sort((a, b) => b.score - a.score);
  }
}

const DENIED = /\bno (?:son |eran |fueron |es |era )?$/;

/** The quantities of a text but those that it denies: «son 34 semanas, no 22 semanas». */
const saidQuantities = (text: string): Quantity[] =>
  findQuantities(text).filter(({ start }) => !DENIED.test(foldText(text.slice(Math.max(0, start - 16), start))));

/** Numbers stay whole: «1,500», «12.5», «un año y medio», «dos años y tres meses». */
const CLAUSE =
  /(?:(?<!\d)[.,]|[.,](?!\d)|[;:!?¿¡()\n])+|\s(?:y|e)\s(?!medi[oa]|\d|un[ao]?\s|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once)|\s(?:pero|aunque|porque|ya que|entonces|o sea|donde|cuando)\s/giu;

const clausesOf = (story: string): string[] => story.split(CLAUSE).filter((clause) => /\p{L}/u.test(clause));

const isNear = (words: readonly string[], near: readonly string[]): boolean =>
  near.length === 0 || words.some((word) => near.some((stem) => word.startsWith(stem)));

/** From this share of the ways of asking on a stem belongs to the matter. */
const MATTER_SHARE = 0.2;

function matterOf({ asked, answer }: DirectAnswer): (stem: string) => boolean {
  const counts = new Map<string, number>();
  for (const text of asked) for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const told = stemsOf(answer.replace(/\{\{[^{}]*\}\}/g, ' '));
  return (stem) => told.has(stem) || (counts.get(stem) ?? 0) >= MATTER_SHARE * asked.length;
}

function meanOf<C extends string>(all: readonly Readonly<Record<C, number>>[]): Record<C, number> {
  const kinds = Object.keys(all[0] ?? {}) as C[];
  const mean = (kind: C): number => all.reduce((sum, each) => sum + each[kind], 0) / all.length;
  return Object.fromEntries(kinds.map((kind) => [kind, mean(kind)])) as Record<C, number>;
}

/** Cosine of two distributions. */
function likenessOfShares<C extends string>(
  one: Readonly<Record<C, number>>,
  other: Readonly<Record<C, number>>,
): number {
  const kinds = Object.keys(one) as C[];
  const product = (a: Readonly<Record<C, number>>, b: Readonly<Record<C, number>>): number =>
    kinds.reduce((sum, kind) => sum + a[kind] * b[kind], 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other) || 1);
}

const fits = (
  { value, unit, isAge }: Quantity,
  { unit: wanted, below, from, age = false }: NonNullable<FollowUpAnswer['measure']>,
): boolean =>
  unit === wanted && (age || !isAge) && (below === undefined || value < below) && (from === undefined || value >= from);

/** Minimum score of a follow-up answer. */
const MIN_FOLLOW_UP_SCORE = 0.6;
/** A lower one is clear where nothing else comes near. */
const MIN_LEADING_SCORE = 0.53;
const LEAD = 0.12;
/** Minimum share of a phrase that a clause of the story must contain; less where a number decides. */
const MIN_FACT_SCORE = 0.7;
const MIN_FACT_SCORE_WITH_NUMBER = 0.35;

/** The follow-up answer for one of several things that are asked; `null`: none that is surely meant. */
export const sureFollowUp = ([first]: readonly FollowUpMatch[]): FollowUpMatch | null =>
  first && first.score >= MIN_FOLLOW_UP_SCORE ? first : null;

/** The follow-up answer for a message; `null`: no clear one. */
export function clearFollowUp([first, second]: readonly FollowUpMatch[]): FollowUpMatch | null {
  const isLeading = first && first.score >= MIN_LEADING_SCORE && first.score - (second?.score ?? 0) >= LEAD;
  return isLeading ? first : sureFollowUp(first ? [first] : []);
}

/** The fact that a story states; `null`: no clear one. */
export const clearFact = (matches: readonly FollowUpMatch[]): FollowUpMatch | null =>
  matches.find(({ score, quantity }) => score >= (quantity ? MIN_FACT_SCORE_WITH_NUMBER : MIN_FACT_SCORE)) ?? null;

const SAID_NUMBER =
  /\{n\}(?:\s+(?:minutos?|horas?|días?|semanas?|mes(?:es)?|años?|pesos|por ciento)(?![\p{L}])|\s*%)?/gu;

/** The sentence of a match, with the number that the person said in its place. */
export function sentenceOfMatch({ entry, quantity }: FollowUpMatch): string {
  if (!quantity) return entry.answer;
  const { value, unit } = quantity;
  return entry.answer.replace(SAID_NUMBER, () => quantityText(value, unit));
}
