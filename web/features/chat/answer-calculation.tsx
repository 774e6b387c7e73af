import { Suspense } from 'react';
import { Calculator } from 'lucide-react';
import { Link } from 'react-router';
import { answerCalculationText as text } from '#schema/text/chat-figures.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import type { Message } from './reply-follower.ts';

export type AnsweredCalculation = NonNullable<Message['calculation']>;
/** The address of a calculator that is filled in with what was read. */
export type CalculatorAddress = (calculation: AnsweredCalculation) => string;

const CalculationView = lazyPart(() =>
  import('#web/shared/calculations/calculation-view.tsx').then(({ CalculationView }) => CalculationView),
);

interface AnswerCalculationProps {
  calculation: AnsweredCalculation;
  addressOf: CalculatorAddress | undefined;
}

/** Below an answer: what was calculated from the words of the question, or what must be known first. */
export function AnswerCalculation({ calculation, addressOf }: AnswerCalculationProps) {
  const { calculation: result, missing } = calculation;
  const to = addressOf?.(calculation);
  return (
    <section aria-label={text.title} className="card grid min-w-0 gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="flex items-center gap-2 font-semibold">
          <Calculator size={17} aria-hidden="true" />
          {result?.name ?? text.title}
        </h3>
        {to && (
          <Link to={to} className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
            {text.open}
          </Link>
        )}
      </div>
      {missing.length > 0 && (
        <div className="grid gap-1.5">
          <p className="text-sm text-muted">{text.missing}</p>
          <ul className="grid list-disc gap-1 pl-5">
            {missing.map((question) => (
              <li key={question} className="first-letter:uppercase">
                {question}
              </li>
            ))}
          </ul>
        </div>
      )}
      {result && (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <CalculationView calculation={result} />
        </Suspense>
      )}
    </section>
  );
}
