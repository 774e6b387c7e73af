import { useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { CaseOutcome, CaseStatus, ErrorCode } from '#schema/generated/contract.ts';
import { caseActText as text, caseStatusText } from '#schema/text/cases-screen.ts';
import { PLAN_SECTION } from '#web/shared/plans/plans-link.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import { mutationResult, type MutationResult } from '#web/shared/apollo/mutation-result.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import {
  CaseOpenDatesDocument,
  type CaseDateFieldsFragment,
  useMoveCaseMutation,
  useMoveCasesMutation,
  useShelveCaseMutation,
} from './cases.generated.ts';
import { refetchCaseLists } from './refetch-case-lists.ts';
import { STATUSES, type CaseRow } from './case-styles.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';

/** What an action needs to know of a case. */
export type CaseRef = Pick<CaseRow, 'id' | 'title' | 'status' | 'outcome'>;

interface Undo {
  key: number;
  message: string;
  /** Returns whether the undo succeeded. */
  run: () => Promise<boolean>;
}

interface Archiving {
  row: Pick<CaseRef, 'id' | 'title'>;
  dates: readonly CaseDateFieldsFragment[];
  resolve: (isDone: boolean) => void;
}

const fail = (title: string, answer: Extract<MutationResult<unknown>, { is: 'refused' }>): false => {
  const { code, message } = answer.refusal;
  const isLimit = code === ('LIMIT_REACHED' satisfies ErrorCode);
  showToast({ title, message, tone: 'danger', ...(isLimit ? { address: PLAN_SECTION } : {}) });
  return false;
};

let lastKey = 0;

/** Changes status and archive, each with undo. The page must render `dialogs`, which include the undo bar. */
export function useCaseActions() {
  const client = useApolloClient();
  const [moveCase] = useMoveCaseMutation();
  const [moveCases] = useMoveCasesMutation();
  const [shelveCase] = useShelveCaseMutation();
  const [undo, setUndo] = useState<Undo | null>(null);
  const [closed, setClosed] = useState<CaseRef | null>(null);
  const [archiving, setArchiving] = useState<Archiving | null>(null);

  const offer = (message: string, run: Undo['run']) => setUndo({ key: ++lastKey, message, run });
  const sendStatus = (caseId: string, status: CaseStatus, outcome?: CaseOutcome | null) =>
    mutationResult(
      moveCase({ variables: { input: { caseId, status, ...(outcome ? { outcome } : {}) } } }),
      ({ changeCaseStatus }) => changeCaseStatus,
    );
  const sendMany = (caseIds: string[], status: CaseStatus) =>
    mutationResult(
      moveCases({ variables: { input: { caseIds, status } } }),
      ({ changeStatusOfCases }) => changeStatusOfCases,
    );
  const sendArchive = (caseId: string, isArchived: boolean) =>
    mutationResult(shelveCase({ variables: { input: { caseId, isArchived } } }), ({ archiveCase }) => archiveCase);

  const move = async (row: CaseRef, status: CaseStatus): Promise<boolean> => {
    if (row.status === status) return true;
    const answer = await sendStatus(row.id, status);
    if (answer.is === 'refused') return fail(text.moveFailed, answer);
    const before = answer.payload.previousStatus ?? row.status;
    offer(text.moved(row.title, caseStatusText[status]), async () => {
      setClosed(null);
      const back = await sendStatus(row.id, before, before === 'COMPLETED' ? row.outcome : null);
      return back.is === 'done';
    });
    if (status === 'COMPLETED' && !answer.payload.case?.outcome) setClosed({ ...row, status });
    await refetchCaseLists(client);
    return true;
  };

  const moveMany = async (rows: readonly CaseRef[], status: CaseStatus): Promise<boolean> => {
    const moved = rows.filter((row) => row.status !== status);
    if (moved.length === 0) return true;
    const answer = await sendMany(
      moved.map(({ id }) => id),
      status,
    );
    if (answer.is === 'refused') return fail(text.moveFailed, answer);
    offer(text.movedMany(moved.length, caseStatusText[status]), async () => {
      const groups = STATUSES.map((before) => ({
        before,
        ids: moved.filter((row) => row.status === before).map(({ id }) => id),
      })).filter(({ ids }) => ids.length > 0);
      const answers = await Promise.all(groups.map(({ before, ids }) => sendMany(ids, before)));
      return answers.every(({ is }) => is === 'done');
    });
    await refetchCaseLists(client);
    return true;
  };

  const archiveNow = async (row: Pick<CaseRef, 'id' | 'title'>, isArchived: boolean): Promise<boolean> => {
    const answer = await sendArchive(row.id, isArchived);
    if (answer.is === 'refused') return fail(isArchived ? text.archiveFailed : text.restoreFailed, answer);
    offer(
      (isArchived ? text.archived : text.restored)(row.title),
      async () => (await sendArchive(row.id, !isArchived)).is === 'done',
    );
    await refetchCaseLists(client);
    return true;
  };

  /** Dates ahead are shown first: an archived case is read-only. Without an answer of the server nothing is asked. */
  const archive = async (row: Pick<CaseRef, 'id' | 'title'>, isArchived: boolean): Promise<boolean> => {
    const asked = isArchived
      ? await client
          .query({ query: CaseOpenDatesDocument, variables: { id: row.id }, fetchPolicy: 'network-only' })
          .catch(() => null)
      : null;
    const dates = asked?.data?.case?.openDates ?? [];
    if (dates.length === 0) return archiveNow(row, isArchived);
    return new Promise((resolve) => setArchiving({ row, dates, resolve }));
  };
  const endArchiving = (isDone: boolean) => {
    archiving?.resolve(isDone);
    setArchiving(null);
  };

  const takeBack = async ({ run }: Undo): Promise<void> => {
    setUndo(null);
    const isUndone = await run();
    showToast(isUndone ? { message: text.undone, tone: 'positive' } : { message: text.undoFailed, tone: 'danger' });
    await refetchCaseLists(client);
  };

  const saveOutcome = async (row: CaseRef, outcome: CaseOutcome): Promise<string | null> => {
    const answer = await sendStatus(row.id, 'COMPLETED', outcome);
    if (answer.is === 'refused') return answer.refusal.message || text.outcomeFailed;
    showToast({ message: text.outcomeSaved, tone: 'positive' });
    await refetchCaseLists(client);
    return null;
  };

  const dialogs: ReactNode = (
    <>
      {undo && !closed && (
        <UndoBar
          key={undo.key}
          message={undo.message}
          undoLabel={text.undo}
          onUndo={() => void takeBack(undo)}
          onEnd={() => setUndo(null)}
        />
      )}
      {archiving && (
        <ArchiveDialog
          title={archiving.row.title}
          dates={archiving.dates}
          onArchive={async () => {
            endArchiving(await archiveNow(archiving.row, true));
            return null;
          }}
          onClose={() => endArchiving(false)}
        />
      )}
      {closed && (
        <OutcomeDialog
          title={closed.title}
          chosen={closed.outcome}
          onSave={(outcome) => saveOutcome(closed, outcome)}
          onClose={() => setClosed(null)}
        />
      )}
    </>
  );
  return { move, moveMany, archive, askOutcome: setClosed, dialogs };
}

export type CaseActions = ReturnType<typeof useCaseActions>;
