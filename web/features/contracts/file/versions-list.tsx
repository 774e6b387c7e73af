import { useState } from 'react';
import { Columns2, Eye, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { versionsText as text } from '#schema/text/contract-file-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import { useContracts } from '../contracts-context.ts';
import { useRestoreContractVersionMutation, type ContractFileFieldsFragment } from './file.generated.ts';

interface VersionsListProps {
  contract: ContractFileFieldsFragment;
  onReload: () => void;
}

/** All versions, newest first; an earlier one can be read, compared and restored. A restored one is a new version. */
export function VersionsList({ contract, onReload }: VersionsListProps) {
  const { urlState, address, go } = useContracts();
  const [restore] = useRestoreContractVersionMutation();
  const [isBusy, setBusy] = useState(false);
  const [undo, setUndo] = useState<{ message: string; number: number } | null>(null);
  const newest = contract.latest.number;
  const small = cx(buttonClasses({ variant: 'ghost', size: 'sm' }), TOUCH_TARGET);
  const run = async (number: number, offersUndo: boolean) => {
    setBusy(true);
    const answer = await mutationResult(
      restore({ variables: { input: { contractId: contract.id, number } } }),
      ({ restoreContractVersion }) => restoreContractVersion,
    );
    setBusy(false);
    if (answer.is === 'refused')
      return showToast({ title: text.restoreFailed, message: answer.refusal.message, tone: 'danger' });
    const made = answer.payload.contract?.latest.number ?? newest;
    setUndo(offersUndo ? { message: text.restored(number, made), number: newest } : null);
    go({ contractId: contract.id }, { replace: true });
    onReload();
  };
  return (
    <section aria-labelledby="versions" className="grid gap-3">
      <h2 id="versions" className="font-sans text-base font-semibold">
        {text.title}
      </h2>
      <ol className="card divide-y divide-line">
        {contract.versions.map(({ id, number, authorName, note, createdAt, generationMs }) => {
          const isNewest = number === newest;
          return (
            <li
              key={id}
              aria-current={number === (urlState.version ?? newest) ? 'true' : undefined}
              className="grid gap-1 px-4 py-3 aria-[current]:bg-sunken"
            >
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-medium">{text.number(number)}</span>
                {isNewest && <span className="text-sm text-muted">({text.newest})</span>}
              </p>
              <p className="text-sm text-muted tabular">{text.by(authorName, formatInstant(createdAt))}</p>
              {(note || generationMs !== null) && (
                <p className="text-sm [overflow-wrap:anywhere]">{note || text.generated}</p>
              )}
              {!isNewest && (
                <div className="-ml-3 flex flex-wrap">
                  <Link
                    to={address({ contractId: contract.id, version: number })}
                    aria-label={text.readOf(number)}
                    className={small}
                  >
                    <Eye size={15} aria-hidden="true" />
                    {text.read}
                  </Link>
                  <Link
                    to={address({ contractId: contract.id, compared: [number, newest] })}
                    aria-label={text.compareOf(number)}
                    className={small}
                  >
                    <Columns2 size={15} aria-hidden="true" />
                    {text.compare}
                  </Link>
                  {contract.status === 'DRAFT' && (
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={text.restoreOf(number)}
                      className={TOUCH_TARGET}
                      disabled={isBusy}
                      onClick={() => void run(number, true)}
                    >
                      <RotateCcw size={15} aria-hidden="true" />
                      {text.restore}
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {undo && (
        <UndoBar
          message={undo.message}
          undoLabel={text.undo}
          isBusy={isBusy}
          onUndo={() => void run(undo.number, false)}
          onEnd={() => setUndo(null)}
        />
      )}
    </section>
  );
}
