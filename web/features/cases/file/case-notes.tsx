import { useId, useState, type SyntheticEvent } from 'react';
import { Eye, Lock, Trash2 } from 'lucide-react';
import { caseNotesText as text, caseTimelineText } from '#schema/text/case-file-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationProblem } from '#web/shared/apollo/mutation-problem.ts';
import { formatCount, formatInstant } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import {
  useCaseNotesQuery,
  useEraseCaseNoteMutation,
  useWriteCaseNoteMutation,
  type CaseNotesQuery,
} from './file.generated.ts';
import { EntriesSkeleton } from '../cases-skeleton.tsx';
import { useCaseTask } from '../use-case-task.ts';
import type { LoadedCase } from '../form/use-case-form.ts';
import { usePagedEntries } from '../use-paged-entries.ts';

type Note = NonNullable<CaseNotesQuery['case']>['notes']['nodes'][number];

const NOTE_MAX = 10_000;
const PER_PAGE = 20;

function WriteNote({ caseId, onWritten }: { caseId: string; onWritten: () => Promise<unknown> }) {
  const id = useId();
  const [words, setWords] = useState('');
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [write] = useWriteCaseNoteMutation();
  const { isBusy, perform } = useCaseTask();
  const isTooLong = [...words.trim()].length > NOTE_MAX;
  const shown = isTooLong ? text.tooLong(formatCount(NOTE_MAX)) : problem;
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!words.trim() || isTooLong || isBusy) return;
    const made = await perform(
      {
        run: write({ variables: { input: { caseId, text: words.trim(), isShared } } }),
        payloadOf: ({ addCaseNote }) => addCaseNote,
        done: text.added,
        failed: text.addFailed,
      },
      (refusal) => setProblem(`${text.addFailed} ${refusal.message}`),
    );
    if (!made) return;
    setWords('');
    setProblem(null);
    await onWritten();
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="grid gap-3">
      <label htmlFor={id} className="sr-only">
        {text.label}
      </label>
      <textarea
        id={id}
        rows={3}
        value={words}
        placeholder={text.placeholder}
        aria-invalid={shown !== null || undefined}
        aria-describedby={shown ? `${id}-problem` : undefined}
        onChange={(event) => {
          setWords(event.target.value);
          setProblem(null);
        }}
        className={cx(
          'min-h-24 w-full resize-y rounded-md border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-muted',
          shown ? 'border-danger' : 'border-line-strong',
        )}
      />
      {shown && (
        <p id={`${id}-problem`} role="alert" className="text-sm text-danger">
          {shown}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className={cx('flex cursor-pointer items-center gap-2.5', TOUCH_TARGET)}>
          <input
            type="checkbox"
            checked={isShared}
            onChange={(event) => setShared(event.target.checked)}
            className="size-4"
          />
          {text.shared}
        </label>
        <Button type="submit" className={TOUCH_TARGET} disabled={isBusy || !words.trim() || isTooLong}>
          {isBusy ? text.saving : text.add}
        </Button>
      </div>
    </form>
  );
}

interface NoteItemProps {
  note: Note;
  isGuest: boolean;
  onErase: () => void;
}

const NoteItem = ({ note, isGuest, onErase }: NoteItemProps) => (
  <li className="grid gap-1.5 py-4 first:pt-0">
    <div className="flex items-start gap-3">
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 pt-1 text-sm text-muted">
        <span className="font-medium text-ink">{note.authorName}</span>
        <time dateTime={note.createdAt} className="tabular">
          {formatInstant(note.createdAt)}
        </time>
        {note.editedAt && <span>{text.edited}</span>}
        {!isGuest && (
          <span className={cx('inline-flex items-center gap-1', note.isShared && 'text-info')}>
            {note.isShared ? <Eye size={14} aria-hidden="true" /> : <Lock size={14} aria-hidden="true" />}
            {note.isShared ? text.sharedMark : text.internal}
          </span>
        )}
      </p>
      {note.viewerCanEdit && (
        <IconButton label={text.delete} className={cx('-mr-2', TOUCH_TARGET_ICON)} onClick={onErase}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
    <p className="max-w-[70ch] whitespace-pre-wrap break-words">{note.text}</p>
  </li>
);

function EraseDialog({ note, onErased, onClose }: { note: Note; onErased: () => void; onClose: () => void }) {
  const [erase] = useEraseCaseNoteMutation();
  const onConfirm = async () => {
    const problem = await mutationProblem(
      erase({ variables: { input: { noteId: note.id } } }),
      ({ deleteCaseNote }) => deleteCaseNote.userErrors,
    );
    if (problem !== null) return problem;
    showToast({ message: text.deleted, tone: 'positive' });
    onErased();
    return null;
  };
  return (
    <ConfirmDialog
      title={text.deleteTitle}
      body={text.deleteBody}
      confirm={text.deleteConfirm}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

/** Notes of the team on a case; guests see only those shared with them. */
export function CaseNotes({ legalCase }: { legalCase: LoadedCase }) {
  const isGuest = legalCase.myRole === 'GUEST';
  const [erasing, setErasing] = useState<Note | null>(null);
  const query = useCaseNotesQuery({
    variables: { id: legalCase.id, first: PER_PAGE, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, refetch } = query;
  const page = data?.case?.notes;
  const { isLoadingMore, loadMore } = usePagedEntries(query, page?.pageInfo.endCursor, (before, next) =>
    before.case && next.case
      ? {
          case: {
            ...next.case,
            notes: { ...next.case.notes, nodes: [...before.case.notes.nodes, ...next.case.notes.nodes] },
          },
        }
      : before,
  );
  const reload = () => refetch().catch(() => undefined);
  return (
    <section aria-labelledby="case-notes" className="grid max-w-[46rem] grid-cols-1 gap-6">
      <h2 id="case-notes" className="sr-only">
        {text.title}
      </h2>
      {legalCase.viewerCanEdit && <WriteNote caseId={legalCase.id} onWritten={reload} />}
      {page ? (
        page.nodes.length > 0 ? (
          <ul aria-labelledby="case-notes" className="divide-y divide-line">
            {page.nodes.map((note) => (
              <NoteItem key={note.id} note={note} isGuest={isGuest} onErase={() => setErasing(note)} />
            ))}
          </ul>
        ) : (
          <p className="text-muted">{isGuest ? text.noneForGuest : text.none}</p>
        )
      ) : error ? (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void reload()} />
      ) : (
        <EntriesSkeleton />
      )}
      {page?.pageInfo.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className={cx(TOUCH_TARGET, 'w-fit')}
          disabled={isLoadingMore}
          onClick={() => void loadMore()}
        >
          {isLoadingMore ? commonText.loading : caseTimelineText.moreNotes}
        </Button>
      )}
      {erasing && <EraseDialog note={erasing} onErased={() => void reload()} onClose={() => setErasing(null)} />}
    </section>
  );
}
