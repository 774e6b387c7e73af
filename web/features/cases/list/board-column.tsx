import { useState, type DragEvent } from 'react';
import { Link } from 'react-router';
import type { CaseStatus } from '#schema/generated/contract.ts';
import { caseBoardText as text, caseStatusText } from '#schema/text/cases-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { areaLabels } from '#schema/text/research.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useCaseListQuery } from './list.generated.ts';
import { caseAddress, CaseAlertBadges, statusStyles, type CaseRow } from '../case-styles.tsx';
import { NextDate } from '../next-date.tsx';
import { CaseMenu } from './case-menu.tsx';
import { filterOf, type CasesUrlState } from './cases-url.ts';
import { useCaseChanges } from '../use-case-changes.ts';

const STEP = 20;
/** The limit of the server for one request. */
const MAX_CARDS = 100;

export type Moves = ReadonlyMap<string, { row: CaseRow; to: CaseStatus }>;

/** The loaded cases of one status. */
export function useColumn(status: CaseStatus, urlState: CasesUrlState) {
  const [first, setFirst] = useState(STEP);
  const { data, previousData, error, refetch } = useCaseListQuery({
    variables: { filter: { ...filterOf(urlState), status }, sort: 'UPDATED', first, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch().catch(() => undefined);
  useCaseChanges(reload);
  return {
    page: (data ?? previousData)?.cases,
    error,
    reload,
    isReading: !data,
    /** `null`: the server returns no more in one request. */
    more: first < MAX_CARDS ? () => setFirst(first + STEP) : null,
  };
}

export type Column = ReturnType<typeof useColumn>;

interface BoardColumnProps {
  status: CaseStatus;
  column: Column;
  urlState: CasesUrlState;
  address: (part: Partial<CasesUrlState>) => string;
  moves: Moves;
  dragged: CaseRow | null;
  onDrag: (row: CaseRow | null) => void;
  onMove: (row: CaseRow, to: CaseStatus, hasFocus: boolean) => void;
  onArchive: (row: CaseRow, isArchived: boolean) => void;
}

type CardProps = Pick<BoardColumnProps, 'onDrag' | 'onMove' | 'onArchive'> & { row: CaseRow; isDragged: boolean };

function Card({ row, isDragged, onDrag, onMove, onArchive }: CardProps) {
  const canMove = row.viewerCanChangeStatus;
  return (
    // Dragging is for pointers; the keyboard uses the menu.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', row.title);
        onDrag(row);
      }}
      onDragEnd={() => onDrag(null)}
      className={cx(
        'card grid gap-1 py-2.5 pl-4 pr-2 transition-opacity duration-150',
        canMove && 'cursor-grab active:cursor-grabbing',
        isDragged && 'opacity-40',
      )}
    >
      <div className="flex items-start gap-1">
        <Link
          to={caseAddress(row.id)}
          draggable={false}
          className="min-w-0 flex-1 pt-1 font-medium leading-snug break-words hover:text-accent hover:underline"
        >
          {row.title}
        </Link>
        <CaseMenu
          row={row}
          isOnBoard
          onMove={(to) => onMove(row, to, true)}
          onArchive={(isArchived) => onArchive(row, isArchived)}
        />
      </div>
      <p className="pr-9 text-sm text-muted break-words tabular">
        {[row.client, areaLabels[row.area]].join(' · ')}
        {row.fileNumber && <span className="block font-mono text-xs">{row.fileNumber}</span>}
      </p>
      <p className="min-w-0 pr-2 text-sm">
        <NextDate date={row.nextDate} />
      </p>
      {(row.isUrgent || row.activity.isForgotten) && <CaseAlertBadges row={row} />}
    </li>
  );
}

/** The cards of a column: the cases of the server with the pending moves applied. */
const withMoves = (status: CaseStatus, held: readonly CaseRow[], moves: Moves): CaseRow[] => {
  const arrived = [...moves.values()].filter(({ to }) => to === status).map(({ row, to }) => ({ ...row, status: to }));
  return [...arrived, ...held.filter(({ id }) => !moves.has(id))];
};

export function BoardColumn(props: BoardColumnProps) {
  const { status, column, urlState, address, moves, dragged, onDrag, onMove, onArchive } = props;
  const { page, error, isReading, more } = column;
  const [isOver, setOver] = useState(false);
  // A case whose status changed in the cache leaves before the list is read again.
  const held = (page?.nodes ?? []).filter((row) => row.status === status);
  const cards = withMoves(status, held, moves);
  const total = page ? page.totalCount + cards.length - (page.nodes.length ?? 0) : null;
  const canDrop = dragged !== null && dragged.status !== status;
  const Icon = statusStyles[status].icon;
  const id = `board-${status.toLowerCase()}`;

  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!canDrop) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!canDrop) return;
      event.preventDefault();
      setOver(false);
      onMove(dragged, status, false);
      onDrag(null);
    },
  };
  return (
    <section
      {...drop}
      aria-labelledby={id}
      className={cx(
        'grid content-start gap-3 rounded-lg border p-3 transition-colors duration-150 min-[48rem]:min-h-72',
        isOver && canDrop ? 'border-accent bg-accent-soft' : 'border-line bg-sunken',
      )}
    >
      <h3 id={id} className="flex items-center gap-2 px-1 font-sans font-medium">
        <Icon size={17} className="text-muted" aria-hidden="true" />
        {caseStatusText[status]}
        {total !== null && <span className="font-normal text-muted tabular">{formatCount(total)}</span>}
      </h3>
      {page ? (
        cards.length > 0 ? (
          <ul aria-labelledby={id} className="grid gap-2.5">
            {cards.map((row) => (
              <Card
                key={row.id}
                row={row}
                isDragged={dragged?.id === row.id}
                onDrag={onDrag}
                onMove={onMove}
                onArchive={onArchive}
              />
            ))}
          </ul>
        ) : (
          <p className="px-1 py-4 text-muted">{text.none[status]}</p>
        )
      ) : (
        !error && (
          <div role="status" aria-label={commonText.loading} className="grid gap-2.5">
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-28 rounded-md" />
            ))}
          </div>
        )
      )}
      {page?.pageInfo.hasNextPage &&
        (more ? (
          <Button variant="ghost" size="sm" className={TOUCH_TARGET} disabled={isReading} onClick={more}>
            {text.more}
          </Button>
        ) : (
          <Link
            to={address({ ...urlState, view: 'table', status })}
            className={cx(buttonClasses({ variant: 'ghost', size: 'sm' }), TOUCH_TARGET)}
          >
            {text.rest(formatCount(page.totalCount))}
          </Link>
        ))}
    </section>
  );
}
