import { answersText } from '#schema/text/answers.ts';
import type { AnswerPassage, AnswerRequest, AnswerTopic, Aspect, DirectReply, PassageFocus } from '#api/ports/llm.ts';
import { termsToExplain } from './legal-terms.rules.ts';
import { plainSentences } from './plain-style.rules.ts';
import { bestQuote, openingOf } from './quote.rules.ts';

/** Composes an answer of the local engine from the request's material. The pieces, joined, are Markdown. */

const MARK_ONCE = /\{\{([a-z0-9]+):([^|{}]+)(?:\|[^{}]*)?\}\}/;
const MARK = /\{\{([a-z0-9]+):([^|{}]+)(?:\|[^{}]*)?\}\}/g;
const MAX_PASSAGES = 3;
/** Factor for the score of quotes from the first cited article. */
const FIRST_CITED = 1.25;
const ASKS_TEXT =
  /\b(?:qu[eé]\s+(?:dice|establece|se[nñ]ala|regula|dispone|marca|prev[eé]|menciona)|texto\s+del?|de\s+qu[eé]\s+(?:habla|trata)|expl[ií]ca|dame|mu[eé]strame|cita)/iu;

const heading = (title: string): string => `**${title}**`;
const markOf = (passage: AnswerPassage): string => `{{${passage.statuteKey}:${passage.articleNumber}}}`;

const sentencesOf = (text: string): string[] =>
  text.trim().split(/(?<=[.!?…](?:\s*\{\{[^{}]*\}\})*)\s+(?=[\p{Lu}¿¡])(?![^{}]*\}\})/u);

/** A paragraph, in pieces of one sentence. */
function* paragraph(lead: string, text: string): Generator<string> {
  const sentences = sentencesOf(text);
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

/** The synthesis with a citation mark after each sentence. */
const synthesisWithMarks = (passage: AnswerPassage, synthesis: string): string =>
  synthesis
    .trim()
    .split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡])/u)
    .reduce<string[]>((allPieces, sentence) => {
      const before = allPieces.at(-1);
      if (before !== undefined && /\b(?:arts?|frs?|fracc|núm|inc)\.$/i.test(before))
        allPieces[allPieces.length - 1] = `${before} ${sentence}`;
      else allPieces.push(sentence);
      return allPieces;
    }, [])
    .map((sentence) => `${sentence.replace(/\.$/, '')} ${markOf(passage)}.`)
    .join(' ');

const synthesisOf = (passage: AnswerPassage): string | null =>
  passage.synthesis ?? (passage.source === 'SYNTHESIS' ? passage.text : null);

/** One sentence of official text from a cited article: of the first one, unless another scores clearly higher. */
function* officialQuote(topic: AnswerTopic, request: AnswerRequest): Generator<string> {
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

/** Limits of the plain style: the most important sections and points of a topic come first. */
const PLAIN_SECTIONS = 2;
const PLAIN_POINTS = 3;

function* fromTopic(topic: AnswerTopic, request: AnswerRequest): Generator<string> {
  const isPlain = request.style === 'PLAIN';
  yield* paragraph(answersText.shortAnswer, topic.answer);
  if (!isPlain) yield* officialQuote(topic, request);
  for (const { heading: title, points } of topic.sections.slice(0, isPlain ? PLAIN_SECTIONS : undefined))
    yield* list(title, points.slice(0, isPlain ? PLAIN_POINTS : undefined));
  if (topic.term) yield* paragraph(answersText.term, topic.term);
  yield* list(answersText.steps, topic.steps, true);
}

/** A related topic in brief: its answer up to the first sentence with a citation. */
function* relatedTopic(topic: AnswerTopic): Generator<string> {
  const sentences = topic.answer.split(/(?<=[.!?])\s+(?=[\p{Lu}¿¡])(?![^{}]*\}\})/u);
  const cited = sentences.findIndex((sentence) => sentence.includes('{{'));
  yield* paragraph(
    '',
    `${heading(answersText.related(topic.title))}. ${sentences.slice(0, cited < 0 ? undefined : cited + 1).join(' ')}`,
  );
}

const MAX_FRACTION_WORDS = 70;

/** A verbatim quote of the fraction in question, cut after `MAX_FRACTION_WORDS` words. */
function fractionSays(passage: AnswerPassage, { number, detail, words }: PassageFocus): string {
  const [first = ''] = words.split('\n');
  const isWhole = words === first;
  const all = first.replace(/[.;]$/, '').split(/\s+/);
  const shown = all.slice(0, MAX_FRACTION_WORDS).join(' ');
  const isCut = all.length > MAX_FRACTION_WORDS || !isWhole;
  // Guillemets inside the quote would end it.
  const quote = /[«»]/.test(shown) ? shown.replace(/[«»]/g, '"') : shown;
  const mark = `{{${passage.statuteKey}:${passage.articleNumber}|${detail}}}`;
  const lead = number === null ? answersText.paragraphSays(detail) : answersText.fractionSays(number);
  return `${lead} «${quote}${isCut ? '…' : ''}» ${mark}`;
}

/** One article: its synthesis, and a quote when the official text is imported. */
function* fromPassage(passage: AnswerPassage, question: string, isNamed: boolean): Generator<string> {
  const synthesis = synthesisOf(passage);
  const quote = isNamed
    ? openingOf(passage)
    : (bestQuote(passage, question)?.text ?? (synthesis ? null : openingOf(passage)));
  if (!synthesis && !quote && !passage.focus) return;
  yield* paragraph(
    '',
    `${heading(`${answersText.namedArticle(passage.statuteShortName, passage.articleNumber, passage.title)}.`)} ${synthesis ? synthesisWithMarks(passage, synthesis) : ''}`,
  );
  if (passage.focus) yield `${fractionSays(passage, passage.focus)}\n\n`;
  else if (quote) yield `${answersText.officialSays} «${quote}» ${markOf(passage)}\n\n`;
  else if (isNamed && passage.source === 'SYNTHESIS') yield `${answersText.synthesisOnly}\n\n`;
}

/** «artículo 48», «el 123 constitucional», «el 27 de la Constitución»; not «el 16 de septiembre». */
const NAMES_AN_ARTICLE =
  /\b(?:art[ií]culos?|arts?\b|numeral)|\b(?:el|del|al|los)\s+\d{1,4}(?:[\s-](?:bis|ter|[a-z]))?\s+(?:constitucional|del?\s+(?!enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep|oct|nov|dic)|[clp][\p{L}]*\b)/iu;

/** Passages whose article number the question names. */
function namedPassages({ question, passages }: AnswerRequest): AnswerPassage[] {
  if (!NAMES_AN_ARTICLE.test(question)) return [];
  const folded = question.toLowerCase();
  const isNamed = (number: string): boolean =>
    new RegExp(
      `(?<![\\d-])${number.toLowerCase().replace(/[\s-]+/g, '[\\s-]*')}(?:o\\.?|º|°)?(?![\\d]|[\\s-]*(?:bis|ter|qu[aá]ter)\\b|-[a-z\\d])`,
      'u',
    ).test(folded);
  return passages.filter((passage) => isNamed(passage.articleNumber)).slice(0, MAX_PASSAGES);
}

function* fromPassages(request: AnswerRequest, named: readonly AnswerPassage[]): Generator<string> {
  // A notice has already introduced the answer.
  if (named.length === 0 && !request.notices?.length) yield `${answersText.nearest}\n\n`;
  for (const passage of named.length > 0 ? named : request.passages.slice(0, MAX_PASSAGES))
    yield* fromPassage(passage, request.question, named.length > 0);
  if (named.length === 0 && !request.notices?.length) yield* list(answersText.wouldHelp, answersText.wouldHelpPoints);
}

/** The answer to a follow-up question: first what it adds, then the previous topic in brief. */
function* fromAspect(request: AnswerRequest, { points, articles }: Aspect): Generator<string> {
  yield* list(answersText.aspect, points);
  for (const passage of request.passages)
    if (articles.includes(`${passage.statuteKey}:${passage.articleNumber}`))
      yield* fromPassage(passage, request.question, false);
  const [topic] = request.topics;
  if (topic) yield* relatedTopic(topic);
  if (topic) yield* list(answersText.askBack, topic.askBack);
}

function* asides({ closingNotes: lines = [] }: AnswerRequest): Generator<string> {
  for (const line of lines) yield* paragraph('', line);
}

/** A direct answer in everyday words: short sentences, and only the most important of what a lawyer would add. */
function* inPlainWords({ answer, more, placeNote, askBack }: DirectReply, request: AnswerRequest): Generator<string> {
  yield* paragraph(answersText.plainAnswer, sentencesOf(answer).flatMap(plainSentences).join(' '));
  yield* list(
    answersText.alsoKnow,
    more.slice(0, PLAIN_POINTS).map((text) => plainSentences(text).join(' ')),
  );
  if (placeNote) yield* paragraph('', placeNote);
  yield* asides(request);
  yield* list(answersText.askBack, askBack);
}

/** A direct answer, what a lawyer would add, and after a break the whole topic. */
function* fromDirect(direct: DirectReply, request: AnswerRequest): Generator<string> {
  if (request.style === 'PLAIN') return yield* inPlainWords(direct, request);
  const [topic] = request.topics;
  yield* paragraph(answersText.shortAnswer, direct.answer);
  yield* list(answersText.alsoKnow, direct.more);
  if (direct.placeNote) yield* paragraph('', direct.placeNote);
  if (direct.otherReading) {
    yield `${heading(answersText.otherReading)}\n\n`;
    yield* paragraph('', `*${direct.otherReading.question}* ${direct.otherReading.answer}`);
  }
  yield* asides(request);
  yield* list(answersText.askBack, direct.askBack);
  if (!topic) return;
  yield `${answersText.moreBreak}\n\n`;
  yield* paragraph(`${topic.title}.`, topic.answer);
  for (const { heading: title, points } of topic.sections) yield* list(title, points);
  if (topic.term) yield* paragraph(answersText.term, topic.term);
  yield* list(answersText.steps, topic.steps, true);
}

function* abstaining(reason: string): Generator<string> {
  yield* paragraph('', reason);
  yield* list(answersText.wouldHelp, answersText.wouldHelpPoints);
}

/** «¿En qué artículo está…?», «¿qué artículo dice…?», «plazo y artículo». */
const ASKS_WHERE =
  /\b(?:(?:en\s+)?(?:qu[eé]|cu[aá]l(?:es)?(?:\s+es(?:\s+el)?|\s+son(?:\s+los)?)?)\s+art[ií]culos?|y\s+(?:el\s+)?art[ií]culo\b|fundamento\s+legal)/iu;

/** Names the article, for questions that ask where something is regulated. Only a topic is certain enough for that. */
function* place({ topics: [topic], passages }: AnswerRequest): Generator<string> {
  const mark = topic ? MARK_ONCE.exec(topic.answer) : null;
  const passage = passages.find(
    ({ statuteKey, articleNumber }) => statuteKey === mark?.[1] && articleNumber === mark?.[2]?.trim(),
  );
  if (passage) yield* paragraph('', answersText.stands(passage.statuteName, passage.articleNumber, markOf(passage)));
}

function* body(request: AnswerRequest): Generator<string> {
  const [topic, second] = request.topics;
  const named = namedPassages(request);
  // A question that names an article is about that article, even if a topic shares more words.
  const told = [topic?.answer, request.direct?.answer, ...(request.direct?.more ?? [])].join(' ');
  const isOfTopic = named.some(({ statuteKey, articleNumber }) => told.includes(`{{${statuteKey}:${articleNumber}`));
  const asksText = named.length > 0 && (ASKS_TEXT.test(request.question) || !isOfTopic);
  const isPlain = request.isPlainTopic && request.corrections.length === 0 && !request.notices?.length;
  if (named.length === 0 && isPlain && ASKS_WHERE.test(request.question)) yield* place(request);
  if (request.aspect) yield* fromAspect(request, request.aspect);
  else if (request.direct && !asksText) yield* fromDirect(request.direct, request);
  else if (asksText || (!topic && request.passages.length > 0)) {
    yield* fromPassages(request, named);
    if (topic && isOfTopic) yield* relatedTopic(topic);
    yield* asides(request);
  } else if (topic) {
    yield* fromTopic(topic, request);
    if (second) yield* relatedTopic(second);
    yield* asides(request);
    yield* list(answersText.askBack, topic.askBack);
  } else if (!request.notices?.length) yield* abstaining(answersText.nothingFound);
}

function* corrections(request: AnswerRequest): Generator<string> {
  for (const [index, { text }] of request.corrections.entries())
    yield* paragraph(index === 0 ? answersText.corrections : '', text);
}

/** The text before the answer: corrections of premises, and notices about time and place. */
function* preface(request: AnswerRequest): Generator<string> {
  yield* corrections(request);
  if (!request.abstention) for (const text of request.notices ?? []) yield* paragraph('', text);
}

/** The same as one text, for generative models; empty: nothing precedes the answer. */
export const composePreface = (request: AnswerRequest): string => [...preface(request)].join('').trimEnd();

/** Only the short answer. */
function* briefAnswer(request: AnswerRequest): Generator<string> {
  const [topic] = request.topics;
  const told = request.direct?.answer ?? topic?.answer;
  if (told) yield* paragraph(answersText.shortAnswer, told);
  else if (request.abstention) yield* abstaining(request.abstention.reason);
  else yield* body(request);
}

function* whole(request: AnswerRequest): Generator<string> {
  if (request.remark) return yield* paragraph('', request.remark);
  if (request.isBrief) return yield* briefAnswer(request);
  yield* preface(request);
  if (request.abstention) return yield* abstaining(request.abstention.reason);
  if (request.style !== 'PLAIN') return yield* body(request);
  let told = '';
  for (const piece of body(request)) {
    told += piece;
    yield piece;
  }
  const terms = termsToExplain(told);
  yield* list(
    answersText.plainWords,
    terms.map(({ term, plain }) => answersText.plainWord(term, plain)),
  );
}

/** The answer in pieces of one sentence or list item. Line breaks are sent with the piece after them. */
export function* composeAnswer(request: AnswerRequest): Generator<string> {
  let breaks = '';
  for (const piece of whole(request)) {
    const words = piece.trimEnd();
    if (words) yield breaks + words;
    breaks = words ? piece.slice(words.length) : breaks + piece;
  }
}
