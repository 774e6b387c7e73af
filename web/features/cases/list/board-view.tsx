import { useEffect, useRef, useState } from 'react';
import type { CaseStatus } from '#schema/generated/contract.ts';
import { caseActText, caseBoardText as text, casesText, caseStatusText } from '#schema/text/cases-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { BoardColumn, useColumn, type Column, type Moves } from './board-column.tsx';
import { STATUSES, type CaseRow } from '../case-styles.tsx';
import type { CasesUrlState } from './cases-url.ts';
import { FilterBar } from './filter-bar.tsx';
import { useCaseActions } from '../use-case-actions.tsx';

interface BoardViewProps {
  urlState: CasesUrlState;
  address: (part: Partial<CasesUrlState>) => string;
}

/** One column for each status. Cards are dragged with a pointer, or moved through their menu with the keyboard. */
export function BoardView({ urlState, address }: BoardViewProps) {
  const actions = useCaseActions();
  /** Moves that are shown before the server has confirmed them. */
  const [moves, setMoves] = useState<Moves>(new Map());
  const [dragged, setDragged] = useState<CaseRow | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const columns: Record<CaseStatus, Column> = {
    PENDING: useColumn('PENDING', urlState),
    ACTIVE: useColumn('ACTIVE', urlState),
    COMPLETED: useColumn('COMPLETED', urlState),
  };
  const failed = STATUSES.map((status) => columns[status]).filter(({ error }) => error);

  // The card is a new element in its new column: the focus is moved to it.
  useEffect(() => {
    if (!moved.current) return;
    board.current?.querySelector<HTMLElement>(`[data-case-menu="${CSS.escape(moved.current)}"]`)?.focus();
    moved.current = null;
  }, [moves]);

  const move = async (row: CaseRow, to: CaseStatus, hasFocus: boolean): Promise<void> => {
    if (row.status === to) return;
    if (hasFocus) moved.current = row.id;
    setMoves((before) => new Map(before).set(row.id, { row, to }));
    setAnnouncement(caseActText.moved(row.title, caseStatusText[to]));
    const isDone = await actions.move(row, to);
    if (!isDone) {
      if (hasFocus) moved.current = row.id;
      setAnnouncement(caseActText.moveFailed);
    }
    setMoves((before) => {
      const after = new Map(before);
      after.delete(row.id);
      return after;
    });
  };

  return (
    <section aria-labelledby="case-board" className="grid grid-cols-1 gap-4">
      <h2 id="case-board" className="sr-only">
        {text.title}
      </h2>
      <FilterBar urlState={urlState} address={address} isBoard />
      <p className="text-sm text-muted">{text.explained}</p>
      {failed[0]?.error && (
        <ErrorState
          title={casesText.failed}
          {...readFailure(failed[0].error)}
          onRetry={() => failed.forEach(({ reload }) => reload())}
        />
      )}
      <div ref={board} className="grid items-start gap-4 min-[48rem]:grid-cols-3">
        {STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            column={columns[status]}
            urlState={urlState}
            address={address}
            moves={moves}
            dragged={dragged}
            onDrag={setDragged}
            onMove={(row, to, hasFocus) => void move(row, to, hasFocus)}
            onArchive={(row, isArchived) => void actions.archive(row, isArchived)}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {actions.dialogs}
    </section>
  );
}
