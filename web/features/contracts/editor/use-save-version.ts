import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { textOfBody, type ContractBody } from '#schema/lib/contract-body.ts';
import { editorText as text } from '#schema/text/contract-editor-screen.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { hasText } from '../body/clauses.rules.ts';
import { reloadContracts } from '../contracts-reload.ts';
import { keepLocally } from '../local-contracts.ts';
import {
  ContractToEditDocument,
  useSaveContractVersionMutation,
  type ContractToEditQuery,
} from './editor.generated.ts';

export type EditedContract = NonNullable<ContractToEditQuery['contract']>;
/** The version that somebody saved meanwhile. */
export type NewerVersion = EditedContract['latest'];

/** Saves a text as a new version. When there is a newer one than it began with, both are kept and the person decides. */
export function useSaveVersion(contract: EditedContract, baseNumber: number, onSaved: () => void) {
  const client = useApolloClient();
  const [save] = useSaveContractVersionMutation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Pick<Refusal, 'message' | 'requestId'> | null>(null);
  const [newer, setNewer] = useState<NewerVersion | null>(null);

  const readNewest = async (): Promise<NewerVersion | null> => {
    const { data } = await client.query({
      query: ContractToEditDocument,
      variables: { id: contract.id },
      fetchPolicy: 'network-only',
    });
    return data?.contract?.latest ?? null;
  };

  const send = async (body: ContractBody, note: string, base: number): Promise<void> => {
    const input = { contractId: contract.id, baseNumber: base, body: JSON.stringify(body), note: note.trim() };
    const answer = await mutationResult(save({ variables: { input } }), (data) => data.saveContractVersion);
    if (answer.is === 'refused') {
      const newest = answer.refusal.code === 'CONFLICT' ? await readNewest().catch(() => null) : null;
      if (newest && newest.number > base) return setNewer(newest);
      return setRefusal(answer.refusal);
    }
    const saved = answer.payload.contract;
    if (!saved) return;
    keepLocally({
      id: saved.id,
      title: saved.title,
      content: textOfBody(body),
      template: saved.templateId ?? '',
      created_at: saved.createdAt,
    });
    const isNew = saved.latest.number > base;
    showToast({ message: isNew ? text.saved(saved.latest.number) : text.unchanged, tone: 'positive' });
    onSaved();
    await reloadContracts(client);
  };

  return {
    isBusy,
    refusal,
    newer,
    closeConflict: () => setNewer(null),
    save: async (body: ContractBody, note: string, base = baseNumber): Promise<void> => {
      if (isBusy) return;
      setRefusal(null);
      setNewer(null);
      if (!hasText(body)) return setRefusal({ message: text.empty, requestId: null });
      setBusy(true);
      await send(body, note, base);
      setBusy(false);
    },
  };
}
