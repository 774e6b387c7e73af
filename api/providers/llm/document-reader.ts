import { documentPrompts } from '#schema/text/document-model.ts';
import type { DocumentPoint, DocumentRequest } from '#api/ports/llm.ts';
import { pointsIn, pointsShape, readWhole } from './draft.ts';
import type { ModelCall, ModelClient } from './model-client.ts';
import { documentPromptOf } from './prompt.rules.ts';

/** Sentences about a document with their quotes. Whoever asked checks that the quotes stand there. */
export async function readDocument(
  client: ModelClient,
  request: DocumentRequest,
  call: ModelCall,
): Promise<DocumentPoint[]> {
  let text = '';
  const instructions = request.question === null ? documentPrompts.summary : documentPrompts.question;
  const prompt = { instructions, prompt: documentPromptOf(request), shape: pointsShape };
  for await (const piece of client.stream(prompt, call)) text += piece;
  return pointsIn(await readWhole(text));
}
