import { capitalized, uncapitalized } from '#schema/text/words.ts';
import { foldText } from '#schema/lib/fold-text.ts';
import type { QuestionIntent } from '#db/content/direct-answers.ts';
import { findQuantities, isTime } from '#api/legal-language/index.ts';
import type { Concept } from '../retrieval/concepts.rules.ts';
import { shareSpokenOf } from '../retrieval/focus.rules.ts';

/** Picks the sentence of a text that answers a question. */

const SENTENCE_END = /(?<=[.!?](?:\s*\{\{[^{}]*\}\})*)\s+(?=[\p{Lu}¿¡«])(?![^{}]*\}\})/u;
const ABBREVIATION = /\b(?:arts?|frs?|fracc|núm|inc|no)\.$/iu;

/** Sentences of a text with marks; a stop behind an abbreviation ends none. */
export function answerSentences(text: string): string[] {
  const found: string[] = [];
  for (const piece of text.trim().split(SENTENCE_END)) {
    const before = found.at(-1);
    if (before !== undefined && ABBREVIATION.test(before)) found[found.length - 1] = `${before} ${piece}`;
    else if (piece) found.push(piece);
  }
  return found;
}

const WORDS_OF: Partial<Record<QuestionIntent, RegExp>> = {
  PERMISSION:
    /^(?:si|no)\b|\b(?:puede[ns]?|podras?|podran?|debe[ns]?|prohib\w+|derecho a|obligad[oa]s?|no esta|valid[oa]|nul[oa]s?|permit\w+|basta)\b/,
  STEPS:
    /^(?:pide|presenta|promueve|demanda|acude|solicita|denuncia|exige|reclama|avisa|interpon)\b|\b(?:se (?:pide|presenta|promueve|solicita|tramita)|mediante|por escrito|ante)\b/,
  AUTHORITY:
    /\b(?:ante|juez|jueza|tribunal|juzgado|ministerio publico|autoridad|secretaria|procuraduria|instituto|centro de conciliacion|comision|notario|registro)\b/,
  EVIDENCE: /\b(?:prueba\w*|probar|acredit\w+|demostr\w+|document\w+|testig\w+|presum\w+)\b/,
  CONSEQUENCE:
    /\b(?:si no|multa|prision|nul\w+|pierde\w*|sancion\w*|responde\w*|se tiene por|sobrese\w+|caduc\w+|prescrib\w+|rescind\w+)\b/,
  EXCEPTION: /\b(?:salvo|excepto|except\w+|sin embargo|a menos|no aplica|solo)\b/,
  REQUIREMENTS: /\b(?:requisit\w+|necesit\w+|debe[ns]?|deberan?|basta|por escrito|contener|acompan\w+)\b/,
  DEFINITION: /\b(?:es|son|hay|se entiende|consiste|significa)\b/,
};

/** Whether a sentence is of the kind that answers an intent, 0 or 1. */
function answersIntent(sentence: string, intent: QuestionIntent): number {
  const quantities = findQuantities(sentence.replace(/\{\{[^{}]*\}\}/g, ' '));
  if (intent === 'DEADLINE') return quantities.some(isTime) ? 1 : 0;
  if (intent === 'AMOUNT') return quantities.length > 0 ? 1 : 0;
  return WORDS_OF[intent]?.test(foldText(sentence)) ? 1 : 0;
}

export interface SentenceOptions {
  /** How near a sentence is to what is asked, −1 to 1. */
  nearnessOf: (sentence: string) => number;
  concepts: readonly Concept[];
  intents: Readonly<Record<QuestionIntent, number>>;
}

const COVERAGE_WEIGHT = 0.5;
const INTENT_WEIGHT = 0.35;
/** What a text says first is what it is about. */
const FIRST_WEIGHT = 0.08;

/** How well each sentence answers, in their order. */
export function sentenceScores(
  sentences: readonly string[],
  { nearnessOf, concepts, intents }: SentenceOptions,
): number[] {
  const kinds = Object.entries(intents) as [QuestionIntent, number][];
  return sentences.map((sentence, at) => {
    const fit = kinds.reduce((sum, [intent, share]) => sum + share * answersIntent(sentence, intent), 0);
    const near = nearnessOf(sentence.replace(/\{\{[^{}]*\}\}/g, ' '));
    return (
      near + COVERAGE_WEIGHT * shareSpokenOf(sentence, concepts) + INTENT_WEIGHT * fit + (at === 0 ? FIRST_WEIGHT : 0)
    );
  });
}

/** The first sentence stays first unless another answers a clear question clearly better. */
const PLAINLY_BETTER = 0.25;
const PLAINLY_ASKED = 0.5;

/** The sentence that answers best comes first; of the others, in their order, as many as are wanted. */
export function bestFirst(sentences: readonly string[], options: SentenceOptions, wanted: number): string[] {
  const scores = sentenceScores(sentences, options);
  const most = Math.max(...scores);
  const { DEADLINE, AMOUNT, AUTHORITY, EVIDENCE } = options.intents;
  const isAsked = DEADLINE + AMOUNT + AUTHORITY + EVIDENCE >= PLAINLY_ASKED;
  const best = isAsked && most - (scores[0] ?? 0) >= PLAINLY_BETTER ? scores.indexOf(most) : 0;
  const first = sentences[best];
  if (first === undefined) return [];
  return [first, ...sentences.filter((_, at) => at !== best).slice(0, wanted - 1)];
}

/** How much better than the first sentence another one must be to be told in its place. */
const CLEARLY_BETTER = { QUESTION: 0.45, FOLLOW_UP: 0.25 };

const SAYS_YES_OR_NO = /^(?:Sí|No|Depende)(?![\p{L}])/u;

/** The sentence of an answer that answers best comes first, where it is clearly better than its first sentence. */
export function clearlyBestFirst(
  told: { answer: string; more: string[] },
  options: SentenceOptions,
  isFollowUp: boolean,
): { answer: string; more: string[] } {
  const own = answerSentences(told.answer);
  const sentences = [...own, ...told.more.flatMap(answerSentences)];
  const scores = sentenceScores(sentences, options).map((score, at) => (sentences[at]?.includes('{{') ? score : 0));
  const best = scores.indexOf(Math.max(...scores));
  const least = CLEARLY_BETTER[isFollowUp ? 'FOLLOW_UP' : 'QUESTION'];
  const chosen = sentences[best];
  if (chosen === undefined || best === 0 || (scores[best] ?? 0) - (scores[0] ?? 0) < least) return told;
  const first = own[0] ?? '';
  const others = sentences.filter((_, at) => at > 0 && at !== best);
  // Behind another sentence, «Sí, …» would be read as the answer to what was asked.
  return SAYS_YES_OR_NO.test(first)
    ? { answer: chosen, more: [first, ...others] }
    : { answer: [chosen, first].join(' '), more: others };
}

/** Penalty for a sentence that was already given. */
const REPEAT_PENALTY = 0.2;

/** The sentence that answers best what is asked after the first was told; that one stays first where it answers plainly. */
export function nextBest(sentences: readonly string[], options: SentenceOptions, wanted: number): string[] {
  const scores = sentenceScores(sentences, options).map((score, at) => score - (at === 0 ? REPEAT_PENALTY : 0));
  const best = scores.indexOf(Math.max(...scores));
  const first = sentences[best];
  if (first === undefined) return [];
  return [first, ...sentences.filter((_, at) => at !== best).slice(0, wanted - 1)];
}

const MAX_JOINED_WORDS = 70;
/** Names and acronyms keep their capital inside of a sentence. */
const NAME =
  /^(?:[A-ZÁÉÍÓÚÑ][A-ZÁÉÍÓÚÑ.]+|[IVXLC]+|México|Ciudad|Código|Ley|Constitución|Congreso|Profeco|Prodecon|Condusef|Infonavit|Semarnat|Conagua|Conapred|Hacienda|Ministerio|Suprema|Registro|Instituto|Secretaría|Comisión|Procuraduría|Tribunal|Centro|Fiscalía|Consejo|Estado|Federación|Gobierno|Relaciones)(?![\p{L}])/u;

/** Two sentences as one, where that is not too long. */
export function joined(
  first: string,
  second: string,
  { most = MAX_JOINED_WORDS, lead = '' }: { most?: number; lead?: string } = {},
): string {
  const words = `${first} ${second}`.replace(/\{\{[^{}]*\}\}/g, '').split(/\s+/).length;
  if (words > most) return `${first} ${second}`;
  const start = NAME.test(second) ? second : uncapitalized(second);
  return `${first.replace(/[.\s]+$/, '')}; ${lead}${start}`;
}

/** The answer with what answers the other half of the question behind its first sentence. */
export function withSecondSentence(text: string, half: string): string {
  const [first = text, ...rest] = answerSentences(text);
  return [joined(first, half), ...rest.filter((sentence) => sentence !== half)].join(' ');
}

const TEXT_OF =
  /^Según el texto al \d+ de \p{L}+ de \d{4}, |, según el texto (?:de la ley )?al \d+ de \p{L}+ de \d{4}/gu;

/** The text with a clause at the end of its first sentence, which then says the date of the law's text only there. */
export function withClause(text: string, clause: string): string {
  const [first = text, ...rest] = answerSentences(text);
  return [`${capitalized(first.replace(TEXT_OF, '')).replace(/[.\s]+$/, '')}; ${clause}.`, ...rest].join(' ');
}

/** Of an answer of one thing, the second sentence is joined only where both are short. */
const MAX_OF_SHORT = 48;

/** Where two things are asked, the second sentence mostly answers the second: both become one. */
export function withSecondJoined(text: string, asksTwo: boolean): string {
  const [first, second, ...rest] = answerSentences(text);
  return first && second
    ? [joined(first, second, { most: asksTwo ? MAX_JOINED_WORDS : MAX_OF_SHORT }), ...rest].join(' ')
    : text;
}

const MIN_SHARE_OF_KIND = 0.35;
const MIN_SCORE_OF_HALF = 0.5;

/** Of the other sentences of an answer the one that answers another clause; `null`: none, or the first says it too. */
export function halfWithin([first, ...others]: readonly string[], options: SentenceOptions): string | null {
  const kinds = Object.entries(options.intents) as [QuestionIntent, number][];
  const [kind, share] = kinds.toSorted((a, b) => b[1] - a[1])[0] ?? ['DEFINITION', 0];
  if (!first || share < MIN_SHARE_OF_KIND || answersIntent(first, kind) === 1) return null;
  const fitting = others.filter((sentence) => answersIntent(sentence, kind) === 1);
  const scores = sentenceScores(fitting, options);
  const best = scores.indexOf(Math.max(...scores));
  return (scores[best] ?? 0) >= MIN_SCORE_OF_HALF ? (fitting[best] ?? null) : null;
}

const LEAD = /^(?:Sí|No):\s+/u;

/** An answer without «Sí:» or «No:», for questions that they do not answer. */
export function withoutYesOrNo(text: string): string {
  const rest = text.replace(LEAD, '');
  return capitalized(rest);
}
