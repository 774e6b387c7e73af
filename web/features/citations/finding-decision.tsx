import { useId, useState } from 'react';
import { Check, CircleSlash2, NotebookPen, Undo2 } from 'lucide-react';
import type { CitationDecision } from '#schema/generated/contract.ts';
import { decisionText as text } from '#schema/text/citation-review.ts';
import { commonText } from '#schema/text/common.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { NOTE_MAX, type Finding } from './review.ts';
import type { Problem } from './use-recheck.ts';

export type Decide = (
  finding: Finding,
  decision: CitationDecision | null,
  note: string | null,
) => Promise<Problem | null>;

interface NoteFormProps {
  note: string;
  onSave: (note: string) => void;
  onCancel: () => void;
}

function NoteForm({ note, onSave, onCancel }: NoteFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(note);
  return (
    <form
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed.trim());
      }}
    >
      <label htmlFor={id} className="text-sm font-medium">
        {text.note} <span className="font-normal text-muted">({commonText.optional})</span>
      </label>
      <textarea
        id={id}
        rows={3}
        // The user opened it to type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={typed}
        maxLength={NOTE_MAX}
        aria-describedby={`${id}-count`}
        onChange={(event) => setTyped(event.target.value)}
        className="w-full resize-y rounded-md border border-line-strong bg-surface px-3 py-2"
      />
      <div className="flex flex-wrap items-center gap-2">
        <p id={`${id}-count`} className="mr-auto text-xs text-muted tabular">
          {text.noteHint(typed.length, NOTE_MAX)}
        </p>
        <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={onCancel}>
          {commonText.cancel}
        </Button>
        <Button type="submit" variant="secondary" size="sm" className={TOUCH_TARGET}>
          {text.saveNote}
        </Button>
      </div>
    </form>
  );
}

/** The user's decision about an unverified citation: accept or ignore, with a note; it can be undone. */
export function FindingDecision({ finding, onDecide }: { finding: Finding; onDecide: Decide }) {
  const [isNoting, setNoting] = useState(false);
  const [failed, setFailed] = useState<{ problem: Problem; again: () => void } | null>(null);
  const { decision, note } = finding;

  const decide = async (wanted: CitationDecision | null, words: string | null): Promise<void> => {
    setFailed(null);
    setNoting(false);
    const problem = await onDecide(finding, wanted, words || null);
    if (problem) setFailed({ problem, again: () => void decide(wanted, words) });
  };
  return (
    <section aria-label={text.title} className="grid gap-2.5 border-t border-line pt-3">
      {decision ? (
        <>
          <p className="font-medium">
            {text.title}: {text.done[decision]}
          </p>
          {note && !isNoting && <p className="whitespace-pre-line text-sm text-muted">{note}</p>}
          {!isNoting && (
            <div className="flex flex-wrap gap-1">
              <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={() => setNoting(true)}>
                <NotebookPen size={15} aria-hidden="true" />
                {note ? text.changeNote : text.addNote}
              </Button>
              <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={() => void decide(null, null)}>
                <Undo2 size={15} aria-hidden="true" />
                {text.takeBack}
              </Button>
            </div>
          )}
          {isNoting && (
            <NoteForm
              note={note ?? ''}
              onSave={(words) => void decide(decision, words)}
              onCancel={() => setNoting(false)}
            />
          )}
        </>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            className={TOUCH_TARGET}
            title={text.acceptHint}
            onClick={() => void decide('ACCEPTED', null)}
          >
            <Check size={15} aria-hidden="true" />
            {text.accept}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            className={TOUCH_TARGET}
            title={text.ignoreHint}
            onClick={() => void decide('IGNORED', null)}
          >
            <CircleSlash2 size={15} aria-hidden="true" />
            {text.ignore}
          </Button>
        </div>
      )}
      {failed && <ErrorState title={text.failed} {...failed.problem} onRetry={failed.again} />}
    </section>
  );
}
