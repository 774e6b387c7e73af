import { answersText } from '#schema/text/answers.ts';
import type { AnswerPassage, AnswerRequest, AnswerTopic } from '../../ports/llm.ts';
import { bestQuote, openingOf } from './quote.rules.ts';

/** Composes an answer of the embedded engine: its pieces, joined, are Markdown. Nothing here knows any law. */

const MARK = /\{\{([a-z0-9]+):([^|{}]+)(?:\|[^{}]*)?\}\}/g;
const MOST_PASSAGES = 3;
/** How much more a quote of the first cited article counts. */
const FIRST_CITED = 1.25;
const ASKS_TEXT =
  /\b(?:qu[eé]\s+(?:dice|establece|se[nñ]ala|regula|dispone|marca|prev[eé]|menciona)|texto\s+del?|de\s+qu[eé]\s+(?:habla|trata)|expl[ií]ca|dame|mu[eé]strame|cita)/iu;

const heading = (title: string): string => `**${title}**`;
const markOf = (passage: AnswerPassage): string => `{{${passage.statuteKey}:${passage.articleNumber}}}`;

/** A paragraph in pieces of a sentence. */
function* paragraph(lead: string, text: string): Generator<string> {
  const sentences = text.trim().split(/(?<=[.!?…](?:\s*\{\{[^{}]*\}\})*)\s+(?=[\p{Lu}¿¡])(?![^{}]*\}\})/u);
  for (const [index, sentence] of sentences.entries()) {
    const isLast = index === sentences.length - 1;
    yield `${index === 0 && lead ? `${heading(lead)} ` : ''}${sentence}${isLast ? '\n\n' : ' '}`;
  }
}

function* list(title: string, points: readonly string[], isNumbered = false): Generator<string> {
  if (points.length === 0) return;
  yield `${heading(title)}\n\n`;
  for (const [index, point] of points.entries()) {
    const bullet = isNumbered ? `${index + 1}.` : '-';
    yield `${bullet} ${point.trim()}\n${index === points.length - 1 ? '\n' : ''}`;
  }
}

/** Every sentence of a synthesis with the mark of its article. */
const told = (passage: AnswerPassage, synthesis: string): string =>
  synthesis
    .trim()
    .split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡])/u)
    .reduce<string[]>((whole, sentence) => {
      const before = whole.at(-1);
      if (before !== undefined && /\b(?:arts?|frs?|fracc|núm|inc)\.$/i.test(before))
        whole[whole.length - 1] = `${before} ${sentence}`;
      else whole.push(sentence);
      return whole;
    }, [])
    .map((sentence) => `${sentence.replace(/\.$/, '')} ${markOf(passage)}.`)
    .join(' ');

const synthesisOf = (passage: AnswerPassage): string | null =>
  passage.synthesis ?? (passage.source === 'SYNTHESIS' ? passage.text : null);

/** One exact sentence of a cited article whose official text is held: of the first one, unless another says it better. */
function* lawInItsWords(topic: AnswerTopic, request: AnswerRequest): Generator<string> {
  const held = new Map(request.passages.map((passage) => [`${passage.statuteKey}:${passage.articleNumber}`, passage]));
  const about = `${request.question} ${topic.answer}`;
  let best: { passage: AnswerPassage; text: string; score: number } | null = null;
  for (const [index, [, law, article]] of [...topic.answer.matchAll(MARK)].entries()) {
    const passage = held.get(`${law}:${article?.trim()}`);
    const quote = passage && bestQuote(passage, about);
    const score = (quote?.score ?? 0) * (index === 0 ? FIRST_CITED : 1);
    if (passage && quote && score > (best?.score ?? 0)) best = { passage, text: quote.text, score };
  }
  if (!best) return;
  yield `${heading(answersText.whatTheLawSays)}\n\n`;
  yield `«${best.text}» ${markOf(best.passage)}\n\n`;
}

function* fromTopic(topic: AnswerTopic, request: AnswerRequest): Generator<string> {
  yield* paragraph(answersText.shortAnswer, topic.answer);
  yield* lawInItsWords(topic, request);
  for (const section of topic.sections) yield* list(section.heading, section.points);
  if (topic.term) yield* paragraph(answersText.term, topic.term);
  yield* list(answersText.steps, topic.steps, true);
}

/** The next topic in a sentence or two: up to the first that carries a citation. */
function* briefly(topic: AnswerTopic): Generator<string> {
  const sentences = topic.answer.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡])(?![^{}]*\}\})/u);
  const cited = sentences.findIndex((sentence) => sentence.includes('{{'));
  yield* paragraph(
    '',
    `${heading(answersText.related(topic.title))}. ${sentences.slice(0, cited < 0 ? undefined : cited + 1).join(' ')}`,
  );
}

/** What one article says: the synthesis, and a sentence of its own where the official text is held. */
function* fromPassage(passage: AnswerPassage, question: string, isNamed: boolean): Generator<string> {
  const synthesis = synthesisOf(passage);
  const quote = isNamed
    ? openingOf(passage)
    : (bestQuote(passage, question)?.text ?? (synthesis ? null : openingOf(passage)));
  if (!synthesis && !quote) return;
  yield* paragraph(
    '',
    `${heading(`${answersText.namedArticle(passage.statuteShortName, passage.articleNumber, passage.title)}.`)} ${synthesis ? told(passage, synthesis) : ''}`,
  );
  if (quote) yield `${answersText.officialSays} «${quote}» ${markOf(passage)}\n\n`;
  else if (isNamed && passage.source === 'SYNTHESIS') yield `${answersText.synthesisOnly}\n\n`;
}

/** «artículo 48», «el 123 constitucional», «el 27 de la Constitución»; not «el 16 de septiembre». */
const NAMES_AN_ARTICLE =
  /\b(?:art[ií]culos?|arts?\b|numeral)|\b(?:el|del|al|los)\s+\d{1,4}(?:[\s-](?:bis|ter|[a-z]))?\s+(?:constitucional|del?\s+(?!enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep|oct|nov|dic)|[clp][\p{L}]*\b)/iu;

/** Articles that the question calls by their number. */
function namedPassages({ question, passages }: AnswerRequest): AnswerPassage[] {
  if (!NAMES_AN_ARTICLE.test(question)) return [];
  const folded = question.toLowerCase();
  const isNamed = (number: string): boolean =>
    new RegExp(
      `(?<![\\d-])${number.toLowerCase().replace(/[\s-]+/g, '[\\s-]*')}(?:o\\.?|º|°)?(?![\\d]|[\\s-]*(?:bis|ter|qu[aá]ter)\\b|-[a-z\\d])`,
      'u',
    ).test(folded);
  return passages.filter((passage) => isNamed(passage.articleNumber)).slice(0, MOST_PASSAGES);
}

function* fromPassages(request: AnswerRequest, named: readonly AnswerPassage[]): Generator<string> {
  if (named.length === 0) yield `${answersText.nearest}\n\n`;
  for (const passage of named.length > 0 ? named : request.passages.slice(0, MOST_PASSAGES))
    yield* fromPassage(passage, request.question, named.length > 0);
}

function* abstaining(reason: string): Generator<string> {
  yield* paragraph('', reason);
  yield* list(answersText.wouldHelp, answersText.wouldHelpPoints);
}

function* body(request: AnswerRequest): Generator<string> {
  const [topic, second] = request.topics;
  const named = namedPassages(request);
  // Who names an article asks about it, whatever topic has more words in common.
  const isOfTopic =
    topic && named.some(({ statuteKey, articleNumber }) => topic.answer.includes(`{{${statuteKey}:${articleNumber}`));
  const asksText = named.length > 0 && (ASKS_TEXT.test(request.question) || !isOfTopic);
  if (asksText || (!topic && request.passages.length > 0)) {
    yield* fromPassages(request, named);
    if (topic && isOfTopic) yield* briefly(topic);
  } else if (topic) {
    yield* fromTopic(topic, request);
    if (second) yield* briefly(second);
    yield* list(answersText.askBack, topic.askBack);
  } else yield* abstaining(answersText.nothingFound);
}

function* whole(request: AnswerRequest): Generator<string> {
  for (const [index, { text }] of request.corrections.entries())
    yield* paragraph(index === 0 ? answersText.corrections : '', text);
  if (request.abstention) yield* abstaining(request.abstention.reason);
  else yield* body(request);
}

/** The answer in pieces of a sentence or a bullet; line breaks come with what follows them. */
export function* composeAnswer(request: AnswerRequest): Generator<string> {
  let breaks = '';
  for (const piece of whole(request)) {
    const words = piece.trimEnd();
    if (words) yield breaks + words;
    breaks = words ? piece.slice(words.length) : breaks + piece;
  }
}
