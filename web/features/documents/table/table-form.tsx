import { useId, useState } from 'react';
import { ArrowLeft, ArrowRight, Plus, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { DocumentColumnKind } from '#schema/generated/contract.ts';
import { commonText } from '#schema/text/common.ts';
import { columnKindText, tableFormText as text } from '#schema/text/document-tables-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { typeLine } from '../document-fields.tsx';
import { useDocuments } from '../documents-context.ts';
import {
  useDocumentsForTableQuery,
  useSaveDocumentTableMutation,
  type DocumentTableFieldsFragment,
} from './table.generated.ts';

const MOST_DOCUMENTS = 100;
const MOST_COLUMNS = 30;
const NAME_MAX = 120;
const TITLE_MAX = 60;
const COLUMN_KINDS = Object.keys(columnKindText) as DocumentColumnKind[];
/** Kinds that a role narrows. */
const WITH_ROLE: readonly DocumentColumnKind[] = ['PARTIES', 'AMOUNTS', 'DATES'];
const FIRST_KINDS: readonly DocumentColumnKind[] = [
  'TYPE',
  'PARTIES',
  'SIGNED_ON',
  'LARGEST_AMOUNT',
  'TERM',
  'FINDINGS',
];

interface Column {
  /** Unique in the form. */
  key: number;
  id: string | null;
  kind: DocumentColumnKind;
  title: string;
  role: string;
}

const columnsOf = (table: DocumentTableFieldsFragment | null): Column[] =>
  table
    ? table.columns.map(({ id, kind, title, role }, key) => ({
        key,
        id,
        kind,
        title,
        role: role ?? '',
      }))
    : FIRST_KINDS.map((kind, key) => ({ key, id: null, kind, title: columnKindText[kind], role: '' }));

interface ColumnFieldsProps {
  column: Column;
  at: number;
  isLast: boolean;
  onChange: (part: Partial<Column>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function ColumnFields({ column, at, isLast, onChange, onMove, onRemove }: ColumnFieldsProps) {
  return (
    <li
      aria-label={text.columnAt(at + 1)}
      className="grid items-end gap-3 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <SelectField
        label={text.kind}
        value={column.kind}
        onChange={({ target }) => {
          const kind = COLUMN_KINDS.find((code) => code === target.value) ?? column.kind;
          const isNamed = column.title !== columnKindText[column.kind];
          onChange({ kind, ...(isNamed ? {} : { title: columnKindText[kind] }) });
        }}
      >
        {COLUMN_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {columnKindText[kind]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text.heading}
        value={column.title}
        maxLength={TITLE_MAX}
        autoComplete="off"
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <div className="flex">
        <IconButton
          label={text.left(column.title)}
          className={TOUCH_TARGET_ICON}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowLeft size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={text.right(column.title)}
          className={TOUCH_TARGET_ICON}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <ArrowRight size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label={text.removeColumn(column.title)} className={TOUCH_TARGET_ICON} onClick={onRemove}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {WITH_ROLE.includes(column.kind) && (
        <div className="sm:col-span-2">
          <TextField
            label={text.role}
            isOptional
            value={column.role}
            maxLength={TITLE_MAX}
            autoComplete="off"
            onChange={({ target }) => onChange({ role: target.value })}
          />
        </div>
      )}
    </li>
  );
}

function DocumentsField({ chosen, onChange }: { chosen: readonly string[]; onChange: (ids: string[]) => void }) {
  const { data, error, refetch } = useDocumentsForTableQuery({ variables: { first: MOST_DOCUMENTS, filter: {} } });
  if (error)
    return (
      <ErrorState
        title={text.documentsFailed}
        {...readFailure(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <RowsSkeleton rows={3} />;
  const documents = data.documents.nodes.filter(({ id, status }) => status === 'DONE' || chosen.includes(id));
  if (documents.length === 0) return <p className="text-muted">{text.noDocuments}</p>;
  return (
    <ul className="card max-h-80 divide-y divide-line overflow-y-auto">
      {documents.map((document) => (
        <li key={document.id}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2">
            <input
              type="checkbox"
              className="size-4"
              checked={chosen.includes(document.id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, document.id] : chosen.filter((id) => id !== document.id))
              }
            />
            <span className="min-w-0 flex-1 wrap-anywhere">{document.fileName}</span>
            <span className="text-sm text-muted">{typeLine(document)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** Name, documents and columns of a table. */
export function TableForm({ table }: { table: DocumentTableFieldsFragment | null }) {
  const { urlState, address } = useDocuments();
  const navigate = useNavigate();
  const [save] = useSaveDocumentTableMutation();
  const [name, setName] = useState(table?.name ?? text.defaultName);
  const [chosen, setChosen] = useState<readonly string[]>(
    table ? table.rows.map(({ document }) => document.id) : urlState.documentIds,
  );
  const [columns, setColumns] = useState(() => columnsOf(table));
  const [isBusy, setBusy] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const id = useId();
  const change = (key: number, part: Partial<Column>) =>
    setColumns((held) => held.map((column) => (column.key === key ? { ...column, ...part } : column)));
  const move = (at: number, by: 1 | -1) =>
    setColumns((held) => {
      const moved = [...held];
      const [column] = moved.splice(at, 1);
      if (column) moved.splice(at + by, 0, column);
      return moved;
    });
  const problems = {
    name: name.trim() ? undefined : text.nameMissing,
    documents: chosen.length > 0 ? undefined : text.documentsMissing,
    columns: columns.length > 0 && columns.every(({ title }) => title.trim()) ? undefined : text.columnsMissing,
  };
  const onSubmit = async () => {
    setTried(true);
    if (Object.values(problems).some(Boolean)) return;
    setBusy(true);
    setRefusal(null);
    const answer = await mutationResult(
      save({
        variables: {
          input: {
            ...(table ? { tableId: table.id } : {}),
            name: name.trim(),
            documentIds: [...chosen],
            columns: columns.map((column) => ({
              ...(column.id ? { id: column.id } : {}),
              kind: column.kind,
              title: column.title.trim(),
              ...(WITH_ROLE.includes(column.kind) && column.role.trim() ? { role: column.role.trim() } : {}),
            })),
          },
        },
      }),
      ({ saveDocumentTable }) => saveDocumentTable,
    );
    setBusy(false);
    if (answer.is === 'refused') return setRefusal(answer.refusal);
    const saved = answer.payload.table;
    if (saved) await navigate(address({ tableId: saved.id }), { replace: true });
  };
  const said = (problem: string | undefined) =>
    hasTried && problem ? (
      <p role="alert" className="text-sm text-danger">
        {problem}
      </p>
    ) : null;
  return (
    <form
      noValidate
      className="grid max-w-4xl grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void onSubmit();
      }}
    >
      <TextField
        label={text.name}
        value={name}
        maxLength={NAME_MAX}
        autoComplete="off"
        error={hasTried ? problems.name : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <section aria-labelledby={`${id}-documents`} className="grid gap-2">
        <h2 id={`${id}-documents`} className="text-lg font-semibold">
          {text.documents}
        </h2>
        {said(problems.documents)}
        <DocumentsField chosen={chosen} onChange={setChosen} />
      </section>
      <section aria-labelledby={`${id}-columns`} className="grid gap-2">
        <h2 id={`${id}-columns`} className="text-lg font-semibold">
          {text.columns}
        </h2>
        {said(problems.columns)}
        <ul className="card divide-y divide-line empty:hidden">
          {columns.map((column, at) => (
            <ColumnFields
              key={column.key}
              column={column}
              at={at}
              isLast={at === columns.length - 1}
              onChange={(part) => change(column.key, part)}
              onMove={(by) => move(at, by)}
              onRemove={() => setColumns((held) => held.filter(({ key }) => key !== column.key))}
            />
          ))}
        </ul>
        <Button
          variant="secondary"
          size="sm"
          className={`${TOUCH_TARGET} w-fit`}
          disabled={columns.length >= MOST_COLUMNS}
          onClick={() =>
            setColumns((held) => [
              ...held,
              {
                key: Math.max(-1, ...held.map(({ key }) => key)) + 1,
                id: null,
                kind: 'OWN',
                title: columnKindText.OWN,
                role: '',
              },
            ])
          }
        >
          <Plus size={15} aria-hidden="true" />
          {text.addColumn}
        </Button>
      </section>
      {refusal && <ErrorState title={text.failed} message={refusal.message} requestId={refusal.requestId} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className={TOUCH_TARGET} disabled={isBusy}>
          {text.save}
        </Button>
        <Button
          variant="ghost"
          className={TOUCH_TARGET}
          onClick={() => void navigate(address(table ? { tableId: table.id } : { room: 'tables' }))}
        >
          {commonText.cancel}
        </Button>
      </div>
    </form>
  );
}
