import { useApolloClient } from '@apollo/client/react';
import { findingListText as text } from '#schema/text/document-file-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { reloadDocuments } from '../use-analysis-changes.ts';
import type { AnalysedDocument, Finding } from './analysis.rules.ts';
import { useDecideFindingsMutation } from './file.generated.ts';
import type { Decide, Decided } from './finding-card.tsx';

/** Keeps decisions and notes: shown at once, taken back if the server refuses. */
export function useDecide(document: AnalysedDocument): Decide {
  const client = useApolloClient();
  // The reply has only some fields of the analysis: writing it would remove the others from the cache.
  const [run] = useDecideFindingsMutation({ fetchPolicy: 'no-cache' });
  const cacheId = client.cache.identify({ __typename: 'LegalDocument', id: document.id }) ?? '';
  const show = (findingId: string, part: Partial<Finding>) =>
    client.cache.modify<{ analysis: unknown }>({
      id: cacheId,
      fields: { analysis: (held) => cachedDecision(held, findingId, part) },
    });
  return async (finding, decided: Decided) => {
    const { id: findingId, decision, note } = finding;
    const wanted = { decision: decided.decision === undefined ? decision : decided.decision };
    show(findingId, { ...wanted, ...(decided.note === undefined ? {} : { note: decided.note || null }) });
    const answer = await mutationResult(
      run({
        variables: {
          input: {
            documentId: document.id,
            findingIds: [findingId],
            ...wanted,
            ...(decided.note === undefined ? {} : { note: decided.note }),
          },
        },
      }),
      ({ decideFindings }) => decideFindings,
    );
    if (answer.is === 'refused') {
      show(findingId, { decision, note });
      showToast({ title: text.failed, message: answer.refusal.message, tone: 'danger' });
      return;
    }
    const stored = answer.payload.document;
    if (!stored) return;
    client.cache.modify<{ analysis: unknown; openFindings: unknown }>({
      id: cacheId,
      fields: {
        openFindings: () => ({ __typename: 'FindingCounts', ...stored.openFindings }),
        analysis: (held) => ({
          ...(held as object),
          grade: stored.analysis?.grade ?? null,
          gradeReason: stored.analysis?.gradeReason ?? null,
        }),
      },
    });
    void reloadDocuments(client);
  };
}

/** In the cache the findings have the name of the field, not that of the query. */
function cachedDecision(held: unknown, findingId: string, part: Partial<Finding>): unknown {
  const analysis = held as { findings?: readonly ({ id?: string } & Record<string, unknown>)[] };
  return {
    ...analysis,
    findings: analysis.findings?.map((finding) => (finding.id === findingId ? { ...finding, ...part } : finding)),
  };
}
