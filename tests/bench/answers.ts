import { answersText } from '#schema/text/answers.ts';
import { dayInMexico } from '#schema/lib/zones.ts';
import { CitationNumbering, checkAnswer } from '#api/features/citations/index.ts';
import { answerMaterial } from '#api/features/research/index.ts';
import { createLocalEngine } from '#api/providers/llm/local.ts';
import type { AnswerModel, AnswerRequest, AnswerUsage } from '#api/ports/llm.ts';
import type { StoredCitation, StoredClaim } from '#db/entities/chat.entity.ts';
import type { SqlEntityManager } from '#db/mikro-orm.config.ts';

export interface ComposedAnswer {
  text: string;
  isAbstention: boolean;
  /** Only related articles were found, no answer. */
  isFallback: boolean;
  citations: StoredCitation[];
  claims: StoredClaim[];
  /** Citations whose law or article does not exist or is repealed, or whose quotation is not in the text. */
  wrong: string[];
  usage: AnswerUsage | null;
}

const engine = createLocalEngine();

/** The answer of the local engine, with its citations checked as in the chat. */
export async function composeAnswer(
  em: SqlEntityManager,
  question: string,
  history: AnswerRequest['history'] = [],
  model: AnswerModel = engine,
): Promise<ComposedAnswer> {
  const { request } = await answerMaterial(em, { question, history, today: dayInMexico(new Date()) });
  const numbering = new CitationNumbering();
  let usage: AnswerUsage | null = null;
  let written = '';
  const pieces = model.write(request, new AbortController().signal, (spent) => {
    usage = spent;
  });
  for await (const piece of pieces) written += numbering.push(piece);
  written += numbering.end();
  const { text, citations, claims } = await checkAnswer(em, written, numbering);
  const wrong = citations
    .filter(({ state }) => state !== 'VERIFIED')
    .map(({ label, state, reason }) => `${label} (${state}: ${reason})`);
  const isFallback = text.includes(answersText.nearest);
  return { text, isAbstention: request.abstention !== null, isFallback, citations, claims, wrong, usage };
}
