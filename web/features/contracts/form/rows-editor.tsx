import { useState } from 'react';
import { CircleAlert, Plus, X } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { draftText, rowsText as text } from '#schema/text/contract-form-screen.ts';
import { formatPesos } from '#schema/lib/pesos.ts';
import { parsePesos } from '#web/shared/format/pesos.rules.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import { textProblem } from './field-problems.rules.ts';
import type { FormField } from './form-values.rules.ts';
import { LineInput } from './text-input.tsx';

type Column = FormField['columns'][number];

const centavosOf = (cell: string): number => {
  const read = parsePesos(cell);
  return 'centavos' in read ? (read.centavos ?? 0) : 0;
};

interface CellProps {
  column: Column;
  value: string;
  onChange: (value: string) => void;
}

function Cell({ column, value, onChange }: CellProps) {
  const parts = { label: column.label, value, isOptional: !column.required, onChange };
  if (column.type === 'DATE') return <DateField {...parts} />;
  return (
    <LineInput
      {...parts}
      maxLength={500}
      problem={textProblem(column, value)}
      {...(column.type === 'NUMBER' ? { inputMode: 'decimal' as const, className: 'tabular' } : {})}
    />
  );
}

interface RowsEditorProps {
  field: FormField;
  rows: readonly (readonly string[])[];
  error?: string | undefined;
  onChange: (rows: string[][]) => void;
}

/** Rows with the columns of a field: goods, partners, instalments. Columns of money have their total below. */
export function RowsEditor({ field, rows, error, onChange }: RowsEditorProps) {
  const { columns } = field;
  const [removed, setRemoved] = useState<{ cells: string[]; at: number } | null>(null);
  const copy = rows.map((cells) => [...cells]);
  const put = (row: number, cell: number, value: string) =>
    onChange(
      copy.map((cells, at) =>
        at === row ? columns.map((_, place) => (place === cell ? value : (cells[place] ?? ''))) : cells,
      ),
    );
  const totals = columns.flatMap((column, at) =>
    column.format === 'MONEY'
      ? [{ label: column.label, sum: rows.reduce((sum, cells) => sum + centavosOf(cells[at] ?? ''), 0) }]
      : [],
  );
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1.5 text-base font-medium">
        {field.label}
        {!field.required && <span className="font-normal text-muted"> ({commonText.optional})</span>}
      </legend>
      {field.help && <p className="-mt-2 text-sm text-muted">{field.help}</p>}
      {rows.length === 0 && <p className="text-sm text-muted">{text.none}</p>}
      {rows.map((cells, row) => (
        // Rows have no identity besides their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div
          key={row}
          role="group"
          aria-label={`${field.label} ${row + 1}`}
          className="card flex items-start gap-3 p-4"
        >
          <div className="grid min-w-0 flex-1 items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
            {columns.map((column, cell) => (
              <Cell
                key={column.name}
                column={column}
                value={cells[cell] ?? ''}
                onChange={(value) => put(row, cell, value)}
              />
            ))}
          </div>
          <IconButton
            label={text.remove(row + 1)}
            className={TOUCH_TARGET_ICON}
            onClick={() => {
              setRemoved({ cells: [...cells], at: row });
              onChange(copy.filter((_, at) => at !== row));
            }}
          >
            <X size={18} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {rows.length > 1 &&
        totals.map(({ label, sum }) => (
          <p key={label} className="text-sm text-muted tabular" aria-live="polite">
            {text.total} · {label}: <span className="font-medium text-ink">{formatPesos(sum)}</span>
          </p>
        ))}
      {error && (
        <p className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
          {error}
        </p>
      )}
      {rows.length < field.maxLength && (
        <Button
          variant="secondary"
          size="sm"
          className={cx(TOUCH_TARGET, 'w-fit')}
          onClick={() => onChange([...copy, columns.map(() => '')])}
        >
          <Plus size={15} aria-hidden="true" />
          {text.add}
        </Button>
      )}
      {removed && (
        <UndoBar
          message={text.removed(removed.at + 1)}
          undoLabel={draftText.undo}
          onUndo={() => {
            onChange(copy.toSpliced(removed.at, 0, removed.cells));
            setRemoved(null);
          }}
          onEnd={() => setRemoved(null)}
        />
      )}
    </fieldset>
  );
}
