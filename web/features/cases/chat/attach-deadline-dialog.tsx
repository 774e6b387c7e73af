import { useState } from 'react';
import { CalendarClock, CircleCheck } from 'lucide-react';
import { attachDeadlineText as text } from '#schema/text/collab-chat.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatTime, formatWeekday } from '#web/shared/format/format.ts';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { TextField } from '#web/shared/ui/field.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { useDeadlinesToAttachQuery, type DeadlineToAttachFragment } from './case-chat.generated.ts';
import type { OutgoingMessage } from './outgoing.ts';

const DEBOUNCE_MS = 250;
const MAX_RESULTS = 20;

const isDone = ({ status }: DeadlineToAttachFragment): boolean => status === 'COMPLETED';

/** `viernes 20 de marzo de 2026 · 5 días`. */
const detailOf = (deadline: DeadlineToAttachFragment): string => {
  const { dueOn, dueAt, hasHour, zone, label } = deadline;
  const day = hasHour ? text.at(formatWeekday(dueOn), formatTime(dueAt, zone)) : formatWeekday(dueOn);
  return `${day} · ${isDone(deadline) ? text.done : label}`;
};

interface AttachDeadlineDialogProps {
  caseId: string;
  onChoose: (attachment: OutgoingMessage['attachments'][number]) => void;
  onClose: () => void;
}

/** Searches the deadlines of the case and attaches one to the message as a card. */
export function AttachDeadlineDialog({ caseId, onChoose, onClose }: AttachDeadlineDialogProps) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const filter = { caseId, search: search || null };
  const { data, previousData, error, loading, refetch } = useDeadlinesToAttachQuery({
    variables: { open: { ...filter, isCompleted: false }, done: { ...filter, isCompleted: true }, first: MAX_RESULTS },
    fetchPolicy: 'network-only',
  });
  const found = error ? undefined : (data ?? previousData);
  const deadlines = found ? [...found.open.nodes, ...found.done.nodes] : [];
  const isMore = found !== undefined && found.open.totalCount + found.done.totalCount > deadlines.length;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={text.title} description={text.hint}>
      <div className="grid gap-4 px-6 pb-6 pt-4">
        <TextField
          type="search"
          label={text.search}
          placeholder={text.placeholder}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
        />
        {error && (
          <ErrorState
            title={text.failed}
            {...readFailure(error)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {!found && !error && (
          <div role="status" aria-label={commonText.loading} className="grid gap-2">
            <Skeleton className="h-14 w-full rounded-md" />
            <Skeleton className="h-14 w-full rounded-md" />
          </div>
        )}
        {found && deadlines.length === 0 && (
          <p role="status" className="text-muted">
            {search ? text.noMatches : text.none}
          </p>
        )}
        {deadlines.length > 0 && (
          <ul aria-label={text.results} aria-busy={loading || undefined} className="grid gap-2">
            {deadlines.map((deadline) => {
              const Icon = isDone(deadline) ? CircleCheck : CalendarClock;
              const detail = detailOf(deadline);
              return (
                <li key={deadline.id}>
                  <button
                    type="button"
                    onClick={() => onChoose({ kind: 'DEADLINE', id: deadline.id, label: deadline.title, detail })}
                    className="flex w-full items-start gap-2.5 rounded-md border border-line px-3 py-2 text-left transition-colors duration-150 hover:border-line-strong"
                  >
                    <Icon size={18} aria-hidden="true" className="mt-0.5 text-accent" />
                    <span className="grid min-w-0">
                      <span className="font-medium wrap-anywhere">
                        <span className="sr-only">{text.attach} </span>
                        {deadline.title}
                      </span>
                      <span className="text-sm text-muted tabular">{detail}</span>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        {isMore && <p className="text-sm text-muted">{text.more}</p>}
      </div>
    </Dialog>
  );
}
