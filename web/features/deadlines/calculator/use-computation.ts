import { useRef } from 'react';
import type { ComputeDeadlineInput } from '#schema/generated/contract.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { useComputeDeadlineQuery } from './calculator.generated.ts';
import type { DeadlineErrorsFragment } from '../deadlines.generated.ts';
import type { Computation } from './computation-view.tsx';

export interface Computed {
  /** The latest result; the previous one while the next is being counted. */
  computation: Computation | null;
  isCounting: boolean;
  refusals: readonly DeadlineErrorsFragment[];
  failure: Failure | null;
  retry: () => void;
}

/** Counts the input, again after each change. The server stores nothing. */
export function useComputation(input: ComputeDeadlineInput | null): Computed {
  const last = useRef<Computation | null>(null);
  const { data, loading, error, refetch } = useComputeDeadlineQuery({
    variables: { input: input ?? { noticeOn: '' } },
    skip: !input,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const answer = input && !loading ? data?.computeDeadline : undefined;
  if (answer) last.current = answer.computation ?? null;
  if (!input) last.current = null;
  return {
    computation: last.current,
    isCounting: input !== null && loading,
    refusals: answer?.userErrors ?? [],
    failure: error && !loading && input ? readFailure(error) : null,
    retry: () => void refetch().catch(() => undefined),
  };
}
