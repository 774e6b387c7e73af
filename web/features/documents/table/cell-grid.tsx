import { useRef, useState, type KeyboardEvent } from 'react';
import { LocateFixed, Pencil, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { documentTableText as text } from '#schema/text/document-tables-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import { useDocuments } from '../documents-context.ts';
import { useCorrectDocumentCellMutation, type DocumentTableFieldsFragment } from './table.generated.ts';

type Table = DocumentTableFieldsFragment;
type Row = Table['rows'][number];
type Cell = Row['cells'][number];
type Column = Table['columns'][number];

const VALUE_MAX = 1_000;
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] } as const;

/** `value` is what was there before: `null`, what the document says. */
type Save = (documentId: string, columnId: string, value: string | null, before: string | null) => Promise<boolean>;

interface CellEditorProps {
  cell: Cell;
  name: string;
  onSave: (value: string | null) => void;
  onClose: () => void;
}

function CellEditor({ cell, name, onSave, onClose }: CellEditorProps) {
  const [typed, setTyped] = useState(cell.value);
  return (
    // Keeps the keys of the field from the table around it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="grid min-w-56 gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed.trim());
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <input
        // The user opened it to type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={name}
        value={typed}
        maxLength={VALUE_MAX}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-9 w-full rounded-sm border border-line-strong bg-surface px-2"
      />
      {cell.isCorrected && <p className="text-xs text-muted">{text.found(cell.found)}</p>}
      <div className="flex flex-wrap gap-1">
        <Button type="submit" size="sm" variant="secondary">
          {text.save}
        </Button>
        {cell.isCorrected && (
          <Button size="sm" variant="ghost" onClick={() => onSave(null)}>
            <RotateCcw size={14} aria-hidden="true" />
            {text.restore}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          {commonText.cancel}
        </Button>
      </div>
    </form>
  );
}

interface CellProps {
  row: Row;
  cell: Cell;
  column: Column;
  onSave: Save;
}

function CellView({ row, cell, column, onSave }: CellProps) {
  const { address } = useDocuments();
  const [isEditing, setEditing] = useState(false);
  const box = useRef<HTMLTableCellElement>(null);
  const { document } = row;
  const name = text.valueOf(column.title, document.fileName);
  const isReady = document.status === 'DONE';
  const close = () => {
    setEditing(false);
    box.current?.focus();
  };
  const save = async (value: string | null) => {
    const before = cell.isCorrected ? cell.value : null;
    if (await onSave(document.id, column.id, value, before)) close();
  };
  return (
    <td
      ref={box}
      tabIndex={-1}
      data-cell
      className={cx(
        'min-w-40 max-w-72 border-b border-r border-line px-3 py-2 align-top',
        cell.isCorrected && 'bg-warning-soft',
      )}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== box.current || !isReady) return;
        event.preventDefault();
        setEditing(true);
      }}
    >
      {isEditing ? (
        <CellEditor cell={cell} name={name} onSave={(value) => void save(value)} onClose={close} />
      ) : (
        <div className="flex items-start gap-1">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {cell.value || <span className="text-muted">{isReady ? text.empty : text.notReady}</span>}
            {cell.isCorrected && (
              <span className="block text-xs text-warning">
                {text.corrected} · {text.found(cell.found)}
              </span>
            )}
          </span>
          {cell.at && (
            <Link
              to={address({ documentId: document.id, tab: 'facts', at: [cell.at.start, cell.at.end] })}
              aria-label={text.show(column.title, document.fileName)}
              title={text.show(column.title, document.fileName)}
              className={cx(
                'grid size-7 shrink-0 place-items-center rounded-md text-accent hover:bg-accent-soft',
                TOUCH_TARGET_ICON,
              )}
            >
              <LocateFixed size={15} aria-hidden="true" />
            </Link>
          )}
          {isReady && (
            <IconButton
              size="xs"
              label={text.correct(column.title, document.fileName)}
              className={TOUCH_TARGET_ICON}
              onClick={() => setEditing(true)}
            >
              <Pencil size={14} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
    </td>
  );
}

/** Arrows walk through the cells when a cell, and no field in it, has the focus. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const step = ARROWS[event.key as keyof typeof ARROWS] as readonly [number, number] | undefined;
  const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLTableCellElement>('[data-cell]') : null;
  if (!step || !cell || (event.target instanceof HTMLElement && event.target.closest('input'))) return;
  const row = cell.parentElement as HTMLTableRowElement;
  const at = [...row.cells].indexOf(cell) + step[1];
  const rows = [...event.currentTarget.tBodies].flatMap(({ rows: held }) => [...held]);
  const next = rows[rows.indexOf(row) + step[0]]?.cells[at];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface Undoable {
  documentId: string;
  columnId: string;
  before: string | null;
}

/** The cells: corrected in place; each leads to its place in the document. Scrolls inside, with the names in view. */
export function CellGrid({ table }: { table: Table }) {
  const { address } = useDocuments();
  const [correct] = useCorrectDocumentCellMutation();
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const write = async (documentId: string, columnId: string, value: string | null): Promise<boolean> => {
    const answer = await mutationResult(
      correct({ variables: { input: { tableId: table.id, documentId, columnId, value } } }),
      ({ correctDocumentCell }) => correctDocumentCell,
    );
    if (answer.is === 'done') return true;
    showToast({ title: text.saveFailed, message: answer.refusal.message, tone: 'danger' });
    return false;
  };
  const onSave: Save = async (documentId, columnId, value, before) => {
    const isDone = await write(documentId, columnId, value);
    if (isDone) setUndoable({ documentId, columnId, before });
    return isDone;
  };
  return (
    <>
      <div
        role="region"
        aria-label={text.region}
        // Scrolls by itself, so that the keyboard reaches its end.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-[75dvh] overflow-auto rounded-md border border-line bg-surface"
      >
        {/* The focus stands in its cells. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table className="w-max min-w-full border-separate border-spacing-0 text-sm" onKeyDown={walk}>
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 top-0 z-20 border-b border-r border-line bg-sunken px-3 py-2 text-left"
              >
                {text.document}
              </th>
              {table.columns.map(({ id, title }) => (
                <th
                  key={id}
                  scope="col"
                  className="sticky top-0 z-10 border-b border-r border-line bg-sunken px-3 py-2 text-left"
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, at) => (
              <tr key={row.document.id}>
                <th
                  scope="row"
                  data-cell
                  // The first cell takes the focus, the arrows go on from it.
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                  tabIndex={at === 0 ? 0 : -1}
                  className="sticky left-0 z-10 w-40 max-w-40 border-b border-r border-line bg-surface px-3 py-2 text-left align-top font-medium md:w-64 md:max-w-64"
                >
                  <Link
                    to={address({ documentId: row.document.id })}
                    className="inline-flex min-h-6 items-center wrap-anywhere hover:underline"
                  >
                    {row.document.fileName}
                  </Link>
                </th>
                {table.columns.map((column) => {
                  const cell = row.cells.find(({ columnId }) => columnId === column.id);
                  return cell ? (
                    <CellView key={column.id} row={row} cell={cell} column={column} onSave={onSave} />
                  ) : (
                    <td
                      key={column.id}
                      tabIndex={-1}
                      data-cell
                      className="border-b border-r border-line px-3 py-2 text-muted"
                    >
                      {text.notReady}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {undoable && (
        <UndoBar
          key={`${undoable.documentId}-${undoable.columnId}`}
          message={text.changed}
          undoLabel={text.undo}
          onUndo={() => {
            const { documentId, columnId, before } = undoable;
            setUndoable(null);
            void write(documentId, columnId, before);
          }}
          onEnd={() => setUndoable(null)}
        />
      )}
    </>
  );
}
