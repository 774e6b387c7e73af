import { modelText } from '#schema/text/answers.ts';
import type { ClauseDraft, ClauseRequest } from '#api/ports/llm.ts';
import { clauseIn, clauseShape, readWhole } from './draft.ts';
import type { ModelCall, ModelClient } from './model-client.ts';
import { clausePromptOf } from './prompt.rules.ts';

/** Drafts one clause of a contract. Its citations are checked by whoever asked for it. */
export async function writeClause(client: ModelClient, request: ClauseRequest, call: ModelCall): Promise<ClauseDraft> {
  let text = '';
  const prompt = { instructions: modelText.clauseInstructions, prompt: clausePromptOf(request), shape: clauseShape };
  for await (const piece of client.stream(prompt, call)) text += piece;
  return clauseIn(await readWhole(text));
}
