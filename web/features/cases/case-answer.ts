import type { ApolloClient } from '@apollo/client';
import { readFailure } from '#web/shared/apollo/failure.ts';
import type { CaseErrorsFragment } from '#web/shared/apollo/operations.ts';

/** Why the server did not do what it was asked. */
export interface Refusal {
  code: string;
  message: string;
  /** The field it concerns, of the input. */
  field: string | null;
  requestId: string | null;
}

export type Answer<T> = { is: 'done'; payload: T } | { is: 'refused'; refusal: Refusal };

interface Payload {
  userErrors: readonly CaseErrorsFragment[];
}

/** Waits for a mutation and reads whether it did what was asked, whichever way it said no. */
export async function answerOf<D, P extends Payload>(
  run: Promise<{ data?: D | null | undefined }>,
  payloadOf: (data: D) => P,
): Promise<Answer<P>> {
  try {
    const { data } = await run;
    if (!data) throw new Error('no reply');
    const payload = payloadOf(data);
    const refused = payload.userErrors[0];
    if (!refused) return { is: 'done', payload };
    return { is: 'refused', refusal: { ...refused, requestId: null } };
  } catch (error) {
    return { is: 'refused', refusal: { ...readFailure(error), field: null } };
  }
}

const LISTS = new Set(['CaseList', 'CaseStats', 'ForgottenCases', 'ChatCases']);

/** Where a case stands in the lists, and the figures, are the server's to say. */
export async function refetchCaseLists(client: ApolloClient): Promise<void> {
  const active = [...client.getObservableQueries('active')];
  await Promise.allSettled(
    active.filter(({ queryName }) => LISTS.has(queryName ?? '')).map((query) => query.refetch()),
  );
}
