import { useState } from 'react';
import { specialClauseText as text } from '#schema/text/contract-editor-screen.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { citationStateDisplay } from '#web/shared/ui/citation-state-display.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useDraftContractClauseMutation, type DraftContractClauseMutation } from './editor.generated.ts';

export type DraftedClause = NonNullable<DraftContractClauseMutation['draftContractClause']['clause']>;

const SHORTEST = 10;
const LONGEST = 1000;

function Proposal({ clause }: { clause: DraftedClause }) {
  return (
    <section aria-label={text.result} className="grid gap-3">
      <p className="text-sm text-warning">{text.review}</p>
      <div className="contract-paper card px-5 py-4">
        <p className="font-semibold">{clause.heading}</p>
        {clause.text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3 className="font-sans text-sm font-semibold">{text.citations}</h3>
      {clause.citations.length > 0 ? (
        <ul className="grid gap-2 text-sm">
          {clause.citations.map((citation) => {
            const { word, icon, tone } = citationStateDisplay[citation.state];
            return (
              <li key={citation.text} className="grid gap-0.5">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="font-medium">{citation.text}</span>
                  <StateBadge tone={tone} icon={icon}>
                    {word}
                  </StateBadge>
                </span>
                <span className="text-muted">{citation.statement}</span>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="text-sm text-muted">{text.noCitations}</p>
      )}
    </section>
  );
}

interface SpecialClauseDialogProps {
  contractId: string;
  onInsert: (clause: DraftedClause) => void;
  /** Without a model the clause is written by hand. */
  onByHand: () => void;
  onClose: () => void;
}

/** Asks a model for a clause; it enters the contract only when the person inserts it. */
export function SpecialClauseDialog({ contractId, onInsert, onByHand, onClose }: SpecialClauseDialogProps) {
  const [draft] = useDraftContractClauseMutation();
  const [request, setRequest] = useState('');
  const [clause, setClause] = useState<DraftedClause | null>(null);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isWithoutModel = failure?.code === 'NOT_CONFIGURED';
  const ask = async () => {
    const words = request.trim();
    const isWrong = words.length < SHORTEST || words.length > LONGEST;
    setProblem(isWrong ? text.length : undefined);
    if (isWrong) return;
    setBusy(true);
    setFailure(null);
    const input = { contractId, request: words };
    const answer = await mutationResult(draft({ variables: { input } }), (data) => data.draftContractClause);
    setBusy(false);
    if (answer.is === 'refused') return setFailure(answer.refusal);
    setClause(answer.payload.clause ?? null);
  };
  return (
    <FormDialog
      title={text.title}
      submitLabel={isBusy ? text.drafting : clause ? text.again : text.draft}
      isBusy={isBusy}
      failure={
        failure && {
          title: text.failed,
          message: isWithoutModel ? text.notConfigured : failure.message,
          requestId: isWithoutModel ? null : failure.requestId,
        }
      }
      onSubmit={ask}
      onClose={onClose}
    >
      <p className="text-muted">{text.intro}</p>
      <Field label={text.request} hint={text.counts} error={problem}>
        {({ id, describedBy, className }) => (
          <textarea
            id={id}
            rows={4}
            maxLength={LONGEST}
            placeholder={text.requestPlaceholder}
            aria-describedby={describedBy}
            aria-invalid={problem ? true : undefined}
            value={request}
            onChange={({ target }) => setRequest(target.value)}
            className={cx(className, 'min-h-24 resize-y')}
          />
        )}
      </Field>
      {isWithoutModel && (
        <Button variant="secondary" className={cx(TOUCH_TARGET, 'w-fit')} onClick={onByHand}>
          {text.writeByHand}
        </Button>
      )}
      {clause && (
        <>
          <Proposal clause={clause} />
          <Button className={cx(TOUCH_TARGET, 'w-fit')} onClick={() => onInsert(clause)}>
            {text.insert}
          </Button>
        </>
      )}
    </FormDialog>
  );
}
