import { useEffect, useState } from 'react';
import { BookmarkPlus } from 'lucide-react';
import { alertDaysText } from '#schema/text/deadline-screen.ts';
import { proposalsText as text, saveDeadlineText } from '#schema/text/deadline-calculator.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import type { PickedCase } from '#web/shared/cases/picked-case.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useSaveDeadlinesMutation } from '../calculator/calculator.generated.ts';
import { DEFAULT_ALERT_DAYS } from '../alert-days.rules.ts';
import { AlertDaysField } from '../alert-days-field.tsx';
import type { Saved } from '../calculator/save-dialog.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { chosenOf, isSavable, isTheirs } from './proposals.rules.ts';
import { SideField, useRepresentedSide } from './side-field.tsx';
import type { Proposals } from './use-proposals.ts';

interface ProposalReviewProps {
  counted: Proposals;
  /** The chain of the terms, if there is one. */
  chainId: string | null;
  picked: PickedCase | null;
  /** Text shown before there is anything to count. */
  waiting: string;
  /** Nobody has done anything yet: what is missing is said, and is no error. */
  isUntouched?: boolean;
  onSaved: (saved: Saved) => void;
}

const Loading = () => (
  <div className="card divide-y divide-line">
    {[1, 2, 3].map((row) => (
      <div key={row} className="grid gap-2 px-5 py-4">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
      </div>
    ))}
  </div>
);

/** The terms of a notice: review, select, and save them together. */
export function ProposalReview({ counted, chainId, picked, waiting, isUntouched, onSaved }: ProposalReviewProps) {
  const { proposals, refusals, failure, isCounting, retry } = counted;
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [alertDays, setAlertDays] = useState<readonly number[]>(DEFAULT_ALERT_DAYS);
  const [problem, setProblem] = useState<string | null>(null);
  const [save, { loading }] = useSaveDeadlinesMutation();
  const keys = (proposals ?? []).map(({ key }) => key).join();
  useEffect(() => setSaid(new Map()), [keys]);
  const { side, choose, inferred, sent } = useRepresentedSide(picked?.id ?? null);
  const chosen = chosenOf(proposals ?? [], said, side);
  const isChosen = (key: string) => chosen.some((each) => each.key === key);

  const onSave = async () => {
    if (loading || isCounting) return;
    if (chosen.length === 0) return setProblem(text.chooseSome);
    setProblem(null);
    const deadlines = chosen.map(({ input, title }) => ({ computation: input, title, alertDays: [...alertDays] }));
    const input = {
      caseId: picked?.id ?? null,
      deadlines,
      ...(chainId ? { chainId } : {}),
      ...sent,
    };
    const answer = await mutationResult(save({ variables: { input } }), ({ saveDeadlines }) => saveDeadlines);
    if (answer.is === 'refused') return setProblem(answer.refusal.message || saveDeadlineText.failed);
    onSaved({ ids: answer.payload.deadlines.map(({ id }) => id), picked });
  };

  if (failure) return <ErrorState title={text.failed} {...failure} onRetry={retry} />;
  if (!proposals) return isCounting ? <Loading /> : <p className="text-muted">{waiting}</p>;
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={isCounting}>
      {refusals.map(({ message }) => (
        <p
          key={message}
          role={isUntouched ? undefined : 'alert'}
          className={cx('rounded-md px-4 py-2.5', isUntouched ? 'bg-sunken' : 'bg-danger-soft text-danger')}
        >
          {message}
        </p>
      ))}
      {proposals.some((proposal) => proposal.side) && (
        <SideField side={side} isInferred={inferred !== null && inferred === side} onChange={choose} />
      )}
      {proposals.length > 0 ? (
        <ul
          aria-label={text.title}
          className={cx('card divide-y divide-line transition-opacity duration-150', isCounting && 'opacity-60')}
        >
          {proposals.map((proposal) => (
            <ProposalRow
              key={proposal.key}
              proposal={proposal}
              isTheirs={isTheirs(proposal, side)}
              isChosen={isChosen(proposal.key)}
              onChoose={(isOn) => setSaid((before) => new Map(before).set(proposal.key, isOn))}
            />
          ))}
        </ul>
      ) : (
        refusals.length === 0 && <p className="text-muted">{text.none}</p>
      )}
      {proposals.some(isSavable) && (
        <>
          <details className="w-fit max-w-full">
            <summary className="text-sm text-muted">
              {alertDaysText.label}: {alertDaysText.summary(alertDays)}
            </summary>
            <div className="pt-3">
              <AlertDaysField days={alertDays} onChange={setAlertDays} />
            </div>
          </details>
          {problem && (
            <p role="alert" className="text-danger">
              {problem}
            </p>
          )}
          <Button
            size="lg"
            className={cx(TOUCH_TARGET, 'w-fit max-w-full max-sm:w-full [overflow-wrap:anywhere]')}
            disabled={loading || isCounting || chosen.length === 0}
            onClick={() => void onSave()}
          >
            <BookmarkPlus size={18} aria-hidden="true" />
            {loading
              ? saveDeadlineText.saving
              : picked
                ? text.saveIn(chosen.length, picked.title)
                : text.save(chosen.length)}
          </Button>
        </>
      )}
    </div>
  );
}
