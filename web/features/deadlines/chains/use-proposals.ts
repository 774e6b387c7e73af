import { useEffect, useState } from 'react';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { ComputeChainDocument, type TermChainsQuery } from './chains.generated.ts';
import { ComputeDeadlineDocument } from '../calculator/calculator.generated.ts';
import { isRealDay } from '../real-day.rules.ts';
import { chainProposals, noticeInput, type Notice, type Proposal, type SingleTerm } from './proposals.rules.ts';

export type Chain = TermChainsQuery['termChains'][number];
export type Wanted = { chain: Chain } | { terms: readonly SingleTerm[] };

export interface Refused {
  field: string | null;
  message: string;
}

export interface Proposals {
  /** `null` until the first count. */
  proposals: readonly Proposal[] | null;
  refusals: readonly Refused[];
  failure: Failure | null;
  isCounting: boolean;
  retry: () => void;
}

interface Counted {
  proposals: readonly Proposal[];
  refusals: readonly Refused[];
}

const fetchPolicy = 'no-cache' as const;

async function countChain(client: ApolloClient, chain: Chain, notice: Notice): Promise<Counted> {
  const input = { chainId: chain.id, ...noticeInput(notice) };
  const { data } = await client.query({ query: ComputeChainDocument, variables: { input }, fetchPolicy });
  if (!data) throw new Error('a reply without data');
  const { steps, userErrors } = data.computeChain;
  return {
    proposals: chainProposals(steps, chain.steps, notice),
    refusals: userErrors.map(({ field, message }) => ({ field: field ?? null, message })),
  };
}

async function countTerm(client: ApolloClient, { source, ...term }: SingleTerm, notice: Notice) {
  const input = { ...source, ...noticeInput(notice) };
  const { data } = await client.query({ query: ComputeDeadlineDocument, variables: { input }, fetchPolicy });
  if (!data) throw new Error('a reply without data');
  const { computation, userErrors } = data.computeDeadline;
  const refused = userErrors[0];
  const proposal: Proposal = {
    ...term,
    note: null,
    after: null,
    isEstimated: false,
    computation: computation ?? null,
    input: computation ? { ...input, method: computation.method } : input,
    problem: refused?.message ?? null,
  };
  return { proposal, refusal: refused ? { field: refused.field ?? null, message: refused.message } : null };
}

async function countTerms(client: ApolloClient, terms: readonly SingleTerm[], notice: Notice): Promise<Counted> {
  const counted = await Promise.all(terms.map((term) => countTerm(client, term, notice)));
  // An error of one term is shown in its row; if no term can be counted, it is shown for the whole.
  const refusals = counted.flatMap(({ refusal }) => refusal ?? []);
  return {
    proposals: counted.map(({ proposal }) => proposal),
    refusals: refusals.length === counted.length ? refusals.slice(0, 1) : [],
  };
}

const keyOf = (wanted: Wanted | null, notice: Notice): string | null => {
  if (!wanted || !isRealDay(notice.day)) return null;
  const what = 'chain' in wanted ? wanted.chain.id : wanted.terms.map(({ key, source }) => [key, source]);
  return JSON.stringify([what, noticeInput(notice)]);
};

/** Counts all terms of a notice, again after each change. */
export function useProposals(wanted: Wanted | null, notice: Notice): Proposals {
  const client = useApolloClient();
  const [counted, setCounted] = useState<Counted | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [doneKey, setDoneKey] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = keyOf(wanted, notice);

  useEffect(() => {
    let isWanted = true;
    if (!key || !wanted) {
      setCounted(null);
      setFailure(null);
      return;
    }
    const run = 'chain' in wanted ? countChain(client, wanted.chain, notice) : countTerms(client, wanted.terms, notice);
    run
      .then((result) => {
        if (!isWanted) return;
        setCounted(result);
        setFailure(null);
        setDoneKey(key);
      })
      .catch((error: unknown) => {
        if (!isWanted) return;
        setFailure(readFailure(error));
        setDoneKey(key);
      });
    return () => {
      isWanted = false;
    };
    // The key contains the whole input; the objects are new at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, key, attempt]);

  return {
    proposals: counted?.proposals ?? null,
    refusals: counted?.refusals ?? [],
    failure,
    isCounting: key !== null && key !== doneKey,
    retry: () => {
      setDoneKey(null);
      setAttempt((count) => count + 1);
    },
  };
}
