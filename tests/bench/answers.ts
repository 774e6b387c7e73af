import { CitationNumbering, checkAnswer } from '#api/features/citations/index.ts';
import { answerMaterial } from '#api/features/research/index.ts';
import { createLocalEngine } from '#api/providers/llm/local.ts';
import type { SqlEntityManager } from '#db/mikro-orm.config.ts';

export interface ComposedAnswer {
  text: string;
  isAbstention: boolean;
  /** Citations whose law or article does not exist, is repealed, or does not say what is quoted. */
  wrong: string[];
  citationCount: number;
}

const engine = createLocalEngine();

/** The answer that a person would read, with every citation checked as the chat checks it. */
export async function composeAnswer(em: SqlEntityManager, question: string): Promise<ComposedAnswer> {
  const { request } = await answerMaterial(em, question, []);
  const numbering = new CitationNumbering();
  let written = '';
  for await (const piece of engine.write(request, new AbortController().signal)) written += numbering.push(piece);
  written += numbering.end();
  const { text, citations } = await checkAnswer(em, written, numbering);
  const wrong = citations
    .filter(({ state }) => state !== 'VERIFIED')
    .map(({ label, state, reason }) => `${label} (${state}: ${reason})`);
  return { text, isAbstention: request.abstention !== null, wrong, citationCount: citations.length };
}
