import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { newClientId } from '#web/shared/browser/client-id.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { reloadContracts } from '../contracts-reload.ts';
import type { CheckFieldsFragment } from '../body/body.generated.ts';
import { formInput, type FormTemplate, type FormValues } from './form-values.rules.ts';
import { useGenerateContractMutation } from './form.generated.ts';

/** Codes after which it is unknown whether the mutation ran. */
const UNKNOWN_OUTCOME = new Set(['NETWORK', 'UNAVAILABLE', 'UPSTREAM']);

/** Generates on the server, once for the same values. A failure is told; nothing is made in its place. */
export function useGenerate(template: FormTemplate, onMade: (contractId: string) => void) {
  const client = useApolloClient();
  const [generate] = useGenerateContractMutation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [checks, setChecks] = useState<readonly CheckFieldsFragment[]>([]);
  const unanswered = useRef<{ body: string; key: string } | null>(null);
  const run = async (values: FormValues): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    setChecks([]);
    const input = formInput(template, values);
    const body = JSON.stringify(input);
    if (unanswered.current?.body !== body) unanswered.current = { body, key: newClientId() };
    const answer = await mutationResult(
      generate({ variables: { input }, context: { headers: { 'idempotency-key': unanswered.current.key } } }),
      ({ generateContract }) => {
        setChecks(generateContract.checks);
        return generateContract;
      },
    );
    setBusy(false);
    if (answer.is === 'done' || !UNKNOWN_OUTCOME.has(answer.refusal.code)) unanswered.current = null;
    if (answer.is === 'refused') return setRefusal(answer.refusal);
    const { contract } = answer.payload;
    if (!contract) return;
    onMade(contract.id);
    await reloadContracts(client);
  };
  return { run, isBusy, refusal, checks, clear: () => setRefusal(null) };
}
