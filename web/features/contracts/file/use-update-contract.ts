import { contractFileText as text } from '#schema/text/contract-file-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { useUpdateContractMutation, type ContractFileFieldsFragment } from './file.generated.ts';

/** Changes the title or the case; returns why it was refused, or `null`. */
export function useUpdateContract({ id, version }: ContractFileFieldsFragment, onReload: () => void) {
  const [update] = useUpdateContractMutation();
  return async (part: { title?: string; caseId?: string | null }): Promise<string | null> => {
    const answer = await mutationResult(
      update({ variables: { input: { id, version, ...part } } }),
      ({ updateContract }) => updateContract,
    );
    if (answer.is === 'done') return null;
    if (answer.refusal.code !== 'CONFLICT') return answer.refusal.message;
    onReload();
    return text.conflict;
  };
}
