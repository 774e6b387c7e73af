import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { contractActionText as text } from '#schema/text/contracts-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import { reloadContracts } from '../contracts-reload.ts';
import { forgetLocally } from '../local-contracts.ts';
import {
  useArchiveContractMutation,
  useDeleteContractMutation,
  useDuplicateContractMutation,
  useUnarchiveContractMutation,
  type ContractRowFieldsFragment,
} from './list.generated.ts';

type Contract = Pick<ContractRowFieldsFragment, 'id' | 'title'>;

interface Done {
  message: string;
  undo: () => Promise<void>;
  /** What happens when nobody undid it. */
  settle?: () => Promise<void>;
}

interface Refused {
  message: string;
}

const refusedToast = ({ message }: Refused) => showToast({ title: text.failed, message, tone: 'danger' });

/** What rows and the page of a contract do with it. `bar` offers to undo the last one. */
export function useContractActions(onChanged?: () => void) {
  const client = useApolloClient();
  const [duplicate] = useDuplicateContractMutation();
  const [archive] = useArchiveContractMutation();
  const [unarchive] = useUnarchiveContractMutation();
  const [remove] = useDeleteContractMutation();
  const [done, setDone] = useState<Done | null>(null);
  const [isUndoing, setUndoing] = useState(false);
  /** A deleted contract is out of sight at once; the server is told when nobody undid it. */
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef<Done['settle']>(undefined);

  const changed = async () => {
    await reloadContracts(client);
    onChanged?.();
  };
  const settle = async () => {
    const act = waiting.current;
    waiting.current = undefined;
    await act?.();
  };
  // Whoever leaves the page meant it.
  useEffect(() => {
    const leave = () => void settle();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const offer = async (next: Done) => {
    await settle();
    waiting.current = next.settle;
    setDone(next);
  };
  const show = (id: string) => setHidden((before) => new Set([...before].filter((each) => each !== id)));

  const setArchived = async ({ id, title }: Contract, isArchived: boolean): Promise<void> => {
    const variables = { input: { id } };
    const answer = isArchived
      ? await mutationResult(archive({ variables }), ({ archiveContract }) => archiveContract)
      : await mutationResult(unarchive({ variables }), ({ unarchiveContract }) => unarchiveContract);
    if (answer.is === 'refused') return refusedToast(answer.refusal);
    await offer({
      message: isArchived ? text.archived(title) : text.unarchived(title),
      undo: () => setArchived({ id, title }, !isArchived),
    });
    await changed();
  };

  return {
    hidden,
    archive: (contract: Contract) => setArchived(contract, true),
    unarchive: (contract: Contract) => setArchived(contract, false),
    duplicate: async ({ id }: Contract): Promise<string | null> => {
      const answer = await mutationResult(
        duplicate({ variables: { input: { id } } }),
        ({ duplicateContract }) => duplicateContract,
      );
      if (answer.is === 'refused') {
        refusedToast(answer.refusal);
        return null;
      }
      showToast({ message: text.duplicated, tone: 'positive' });
      await changed();
      return answer.payload.contract?.id ?? null;
    },
    remove: ({ id, title }: Contract) => {
      setHidden((before) => new Set([...before, id]));
      return offer({
        message: text.deleted(title),
        undo: () => Promise.resolve(show(id)),
        settle: async () => {
          const answer = await mutationResult(
            remove({ variables: { input: { id } } }),
            ({ deleteContract }) => deleteContract,
          );
          if (answer.is === 'refused') {
            show(id);
            return refusedToast(answer.refusal);
          }
          forgetLocally(id);
          await changed();
        },
      });
    },
    bar: done && (
      <UndoBar
        key={done.message}
        message={done.message}
        undoLabel={text.undo}
        isBusy={isUndoing}
        onUndo={() => {
          waiting.current = undefined;
          setUndoing(true);
          void done.undo().finally(() => {
            setUndoing(false);
            setDone((now) => (now === done ? null : now));
          });
        }}
        onEnd={() => {
          setDone(null);
          void settle();
        }}
      />
    ),
  };
}

export type ContractActions = ReturnType<typeof useContractActions>;
