import { useState } from 'react';
import { Plus, Rows3, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { documentTablesText as text } from '#schema/text/document-tables-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationProblem } from '#web/shared/apollo/mutation-problem.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { buttonClasses, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { useDocuments } from '../documents-context.ts';
import { useDeleteDocumentTableMutation, useDocumentTablesQuery } from './table.generated.ts';

/** The tables of the caller. */
export function TablesList() {
  const { address } = useDocuments();
  const { data, error, refetch } = useDocumentTablesQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteDocumentTableMutation();
  const [leaving, setLeaving] = useState<{ id: string; name: string } | null>(null);
  const reload = () => void refetch().catch(() => undefined);
  const tables = data?.documentTables;
  const create = (
    <Link to={address({ room: 'tables', isEditing: true })} className={cx(buttonClasses(), TOUCH_TARGET)}>
      <Plus size={17} aria-hidden="true" />
      {text.create}
    </Link>
  );
  return (
    <section aria-labelledby="document-tables" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-0.5">
          <h2 id="document-tables" className="text-xl font-semibold">
            {text.title}
          </h2>
          <p className="text-muted">{text.body}</p>
        </div>
        {tables && tables.length > 0 && create}
      </div>
      {tables ? (
        tables.length > 0 ? (
          <ul className="card divide-y divide-line">
            {tables.map(({ id, name, updatedAt, rows, columns }) => (
              <li key={id} className="flex items-center gap-3 px-4 py-2.5">
                <Rows3 size={18} className="text-accent" aria-hidden="true" />
                <div className="grid min-w-0 flex-1 gap-0.5">
                  <Link to={address({ tableId: id })} className="min-h-6 font-medium wrap-anywhere hover:underline">
                    {name}
                  </Link>
                  <p className="text-sm text-muted tabular">
                    {text.size(rows.length, columns.length)} · {text.changed(formatInstant(updatedAt))}
                  </p>
                </div>
                <IconButton
                  label={`${text.delete}: ${name}`}
                  className={TOUCH_TARGET_ICON}
                  onClick={() => setLeaving({ id, name })}
                >
                  <Trash2 size={17} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon={<Rows3 size={28} aria-hidden="true" />} text={text.none} action={create} />
        )
      ) : error ? (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={reload} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
      {leaving && (
        <ConfirmDialog
          title={text.deleteTitle(leaving.name)}
          body={text.deleteBody}
          confirm={text.delete}
          onConfirm={async () => {
            const problem = await mutationProblem(
              remove({ variables: { input: { tableId: leaving.id } } }),
              ({ deleteDocumentTable }) => deleteDocumentTable.userErrors,
            );
            if (problem) return problem || text.deleteFailed;
            showToast({ message: text.deleted, tone: 'positive' });
            reload();
            return null;
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}
