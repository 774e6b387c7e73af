import { pauses } from '#api/kernel/jobs/pauses.ts';
import { citationVerdictText as verdicts } from '#schema/text/citations.ts';
import type { Checking } from './checking.service.ts';
import { listAround } from './lists.rules.ts';
import { contradictionsOf, Sentences, statementOf } from './statements.rules.ts';

/**
 * Compares what the text states of each article with the article. It changes no state: the article exists and the quoted
 * words are its own; but a citation whose sentence says otherwise waits for a decision.
 */
export async function compareStatements({ text, references, drafts, articleCache }: Checking): Promise<void> {
  const sentences = new Sentences(text);
  const pause = pauses();
  for (const [index, reference] of references.entries()) {
    const draft = drafts[index];
    if (reference.kind !== 'STATUTE' || reference.rangeTo !== null) continue;
    if (draft?.state !== 'VERIFIED' || draft.source !== 'OFFICIAL' || draft.passage === null) continue;
    await pause();
    const sentence = sentences.around(reference.start);
    // Of a list of articles it is not known which one the sentence is about.
    if (!sentence || listAround(text, references, index).length > 0) continue;
    const said = statementOf(text, sentence, reference, references[index - 1], references[index + 1]);
    const passage = articleCache.get(reference.law, reference.article)?.passage;
    // A draft may have been compared with a former text.
    draft.contradictions = said && passage?.text === draft.passage ? contradictionsOf(said, passage) : [];
    if (draft.contradictions.length > 0) draft.verdict = verdicts.otherwise;
  }
}
