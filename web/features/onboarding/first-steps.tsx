import { useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { CircleCheck, Circle, FlaskConical } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { firstStepsText as text } from '#schema/text/onboarding.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { useRemoveSample } from '#web/shared/cases/use-remove-sample.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useCreateSampleCaseMutation, useFirstStepsQuery, type FirstStepsQuery } from './first-steps.generated.ts';
import { areHidden, hideSteps } from './hidden-steps.ts';

export interface FirstStepsProps {
  userId: string;
  /** `first`: an account that has nothing to do yet; `later`: one with work, below what is urgent. */
  place: 'first' | 'later';
  /** The box for the first question. */
  ask: ReactNode;
  addresses: { newCase: string; calculator: string; caseFile: (id: string) => string };
}

type Steps = FirstStepsQuery['firstSteps'];

const LINK = cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET);

function Step({
  title,
  body,
  isDone,
  children,
}: {
  title: string;
  body: string;
  isDone: boolean;
  children: ReactNode;
}) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-3.5 first:pt-0 last:pb-0">
      <Icon size={20} className={cx('mt-0.5', isDone ? 'text-positive' : 'text-muted')} aria-hidden="true" />
      <div className="grid min-w-0 grid-cols-1 gap-2.5">
        <div>
          <h3 className={cx('font-sans font-medium', isDone && 'text-muted')}>
            {title}
            <span className={cx('font-normal', isDone ? 'text-sm text-positive' : 'sr-only')}>
              {' · '}
              {isDone ? text.done : text.open}
            </span>
          </h3>
          {!isDone && <p className="text-sm text-muted">{body}</p>}
        </div>
        {!isDone && children}
      </div>
    </li>
  );
}

/** Makes the sample case and opens it. It is in every section, so all that is shown is read again. */
function useMakeSample(caseFile: (id: string) => string) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [create, { loading: isBusy }] = useCreateSampleCaseMutation();
  const make = async () => {
    const answer = await mutationResult(create(), ({ createSampleCase }) => createSampleCase);
    if (answer.is === 'refused')
      return showToast({ title: text.sampleFailed, message: answer.refusal.message, tone: 'danger' });
    void client.refetchQueries({ include: 'active' });
    const made = answer.payload.case;
    if (made) void navigate(caseFile(made.id));
  };
  return { isBusy, make };
}

type Sample = NonNullable<Steps['sampleCase']>;

function SampleRow({ sample, address }: { sample: Sample; address: string }) {
  const { isBusy, remove } = useRemoveSample();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-3.5 py-2.5">
      <StateBadge tone="info" icon={FlaskConical}>
        {text.sample}
      </StateBadge>
      <p className="min-w-0 flex-1 basis-60">
        <Link to={address} className="font-medium underline-offset-2 hover:underline">
          {sample.title}
        </Link>
        <span className="block text-sm text-muted">{text.sampleBody}</span>
      </p>
      <Button
        variant="ghost"
        size="sm"
        className={TOUCH_TARGET}
        disabled={isBusy}
        onClick={() => void remove(sample.id)}
      >
        {text.removeSample}
      </Button>
    </div>
  );
}

/** Three steps with their state, and the sample case; when all is done, or somebody hid them, the sample alone. */
export function FirstSteps({ userId, place, ask, addresses }: FirstStepsProps) {
  const { data, loading } = useFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  const [isHidden, setHidden] = useState(() => areHidden(userId));
  const making = useMakeSample(addresses.caseFile);
  const steps = data?.firstSteps;
  if (!steps) return loading ? <span hidden data-settling /> : null;
  // What is urgent comes before what is to be learned.
  const hasWork = steps.hasOpenedCase || steps.hasComputedTerm || steps.sampleCase !== null;
  if (hasWork !== (place === 'later')) return null;
  const states = [steps.hasAsked, steps.hasOpenedCase, steps.hasComputedTerm];
  const done = states.filter(Boolean).length;
  const row = steps.sampleCase && (
    <SampleRow sample={steps.sampleCase} address={addresses.caseFile(steps.sampleCase.id)} />
  );
  if (done === states.length || isHidden) return row;
  return (
    <section aria-labelledby="first-steps" className="card grid gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="first-steps" className="text-xl font-semibold">
          {text.title}
        </h2>
        <p className="text-muted tabular">{text.progress(done, states.length)}</p>
        <Button
          variant="ghost"
          size="sm"
          className={cx(TOUCH_TARGET, '-mr-3 ml-auto')}
          onClick={() => {
            hideSteps(userId);
            setHidden(true);
          }}
        >
          {text.hide}
        </Button>
      </div>
      {row}
      <ol className="divide-y divide-line">
        <Step title={text.ask} body={text.askBody} isDone={steps.hasAsked}>
          {ask}
        </Step>
        <Step title={text.case} body={text.caseBody} isDone={steps.hasOpenedCase}>
          <div className="flex flex-wrap gap-2">
            <Link to={addresses.newCase} className={LINK}>
              {text.newCase}
            </Link>
            {!steps.sampleCase && (
              <Button
                variant="ghost"
                size="sm"
                className={TOUCH_TARGET}
                disabled={making.isBusy}
                onClick={() => void making.make()}
              >
                <FlaskConical size={15} aria-hidden="true" />
                {text.makeSample}
              </Button>
            )}
          </div>
        </Step>
        <Step title={text.term} body={text.termBody} isDone={steps.hasComputedTerm}>
          <Link to={addresses.calculator} className={cx(LINK, 'w-fit')}>
            {text.compute}
          </Link>
        </Step>
      </ol>
    </section>
  );
}
