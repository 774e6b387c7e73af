import { Calculator } from 'lucide-react';
import { Link } from 'react-router';
import { answerCalculationText as text } from '#schema/text/chat-figures.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { CalculationView } from '#web/shared/calculations/calculation-view.tsx';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { useAnswerCalculationQuery, type AnswerCalculationQuery } from './answer-calculation.generated.ts';
import type { CalculatorAddress } from './answer-actions.tsx';

type AnsweredCalculation = NonNullable<NonNullable<AnswerCalculationQuery['chatMessage']>['calculation']>;

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
      {result && <CalculationView calculation={result} />}
    </section>
  );
}

interface AnswerCalculationPartProps {
  messageId: string;
  addressOf: CalculatorAddress | undefined;
}

/** The calculation of a finished answer; it is read when the answer is shown. */
export function AnswerCalculationPart({ messageId, addressOf }: AnswerCalculationPartProps) {
  const { data, error, refetch } = useAnswerCalculationQuery({ variables: { id: messageId } });
  const calculation = data?.chatMessage?.calculation;
  if (calculation) return <AnswerCalculation calculation={calculation} addressOf={addressOf} />;
  if (error) {
    const { message, requestId } = readFailure(error);
    return <ErrorState title={text.failed} message={message} requestId={requestId} onRetry={() => void refetch()} />;
  }
  return data ? null : <RowsSkeleton rows={3} />;
}
