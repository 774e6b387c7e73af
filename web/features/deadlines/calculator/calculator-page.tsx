import { useEffect, useRef, useState } from 'react';
import { ArrowDown, CalendarSearch } from 'lucide-react';
import { listed } from '#schema/text/words.ts';
import type { ComputeDeadlineInput } from '#schema/generated/contract.ts';
import { calculatorText, computationText as text } from '#schema/text/deadline-calculator.ts';
import { pickedCase } from '#web/shared/cases/picked-case.ts';
import { formatWeekday } from '#web/shared/format/format.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { useCountingCaseQuery } from '../counting-case.generated.ts';
import { SavedNotice } from '../saved-notice.tsx';
import type { Calculation } from './calculation-url.rules.ts';
import {
  fieldOf,
  inputOf,
  missingIn,
  errorsIn,
  type CalculationField,
  type CalculationProblems,
} from './calculation.rules.ts';
import { CalculationForm } from './calculation-form.tsx';
import { ComputationActions } from './computation-actions.tsx';
import { ComputationView } from './computation-view.tsx';
import { SaveDialog, type Saved } from './save-dialog.tsx';
import { useCalculation } from './use-calculation.ts';
import { useComputation, type Computed } from './use-computation.ts';
import { useRule } from './use-rule.ts';

const MISSING_LABELS: Partial<Record<CalculationField, string>> = {
  ruleId: text.missingRule,
  amount: text.missingAmount,
  regime: text.missingRegime,
  lawOfAct: text.missingLaw,
  day: text.missingDay,
  hour: text.missingHour,
};

/** The errors of the server: by field, and those of the whole input. */
function groupRefusals({ refusals }: Computed): { byField: CalculationProblems; rest: string[] } {
  const byField: CalculationProblems = {};
  const rest: string[] = [];
  for (const { field, message } of refusals) {
    const at = fieldOf(field ?? null);
    if (at && !byField[at]) byField[at] = message;
    else rest.push(message);
  }
  return { byField, rest };
}

const Waiting = ({ missing }: { missing: readonly CalculationField[] }) => {
  const words = missing.flatMap((field) => MISSING_LABELS[field] ?? []);
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-dashed border-line-strong px-6 py-14 text-center text-muted">
      <CalendarSearch size={28} aria-hidden="true" />
      <p className="max-w-[44ch] text-balance">{text.waiting}</p>
      {words.length > 0 && <p className="text-sm">{text.missing(listed(words))}</p>}
    </div>
  );
};

const ResultSkeleton = () => (
  <div className="grid gap-4">
    <Skeleton className="h-5 w-2/3" />
    <Skeleton className="h-10 w-4/5" />
    <Skeleton className="h-10 w-full max-w-md" />
    <Skeleton className="h-40" />
  </div>
);

interface ResultProps {
  computed: Computed;
  input: ComputeDeadlineInput | null;
  missing: readonly CalculationField[];
  refusals: readonly string[];
  isStale: boolean;
  saved: Saved | null;
  onSave: () => void;
  onUndone: () => void;
}

function Result({ computed, input, missing, refusals, isStale, saved, onSave, onUndone }: ResultProps) {
  const { computation, isCounting, failure, retry } = computed;
  const isRefused = computed.refusals.length > 0;
  const spoken = isCounting
    ? text.computing
    : computation?.dueOn
      ? `${text.due} ${formatWeekday(computation.dueOn)}`
      : computation
        ? text.noTerm
        : '';
  return (
    <section
      aria-labelledby="computation"
      aria-busy={isCounting}
      className="grid min-w-0 grid-cols-1 content-start gap-4"
    >
      <h2 id="computation" className="sr-only">
        {text.title}
      </h2>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {saved && <SavedNotice saved={saved} onUndone={onUndone} />}
      {failure && <ErrorState title={text.failed} {...failure} onRetry={retry} />}
      {isRefused && (
        <div role="alert" className="grid gap-1.5 rounded-md border border-line bg-danger-soft px-4 py-3">
          <p className="font-medium text-danger">{text.refused}</p>
          {(refusals.length > 0 ? refusals : computed.refusals.map(({ message }) => message)).map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      )}
      {computation && input ? (
        <div className={cx('card p-5 transition-opacity duration-150 sm:p-7', (isCounting || isStale) && 'opacity-60')}>
          <ComputationView
            computation={computation}
            actions={<ComputationActions input={input} isStale={isStale || isCounting} onSave={onSave} />}
          />
        </div>
      ) : isCounting ? (
        <div className="card p-5 sm:p-7">
          <ResultSkeleton />
        </div>
      ) : (
        !failure && !isRefused && <Waiting missing={missing} />
      )}
    </section>
  );
}

/** The case that the calculator was opened from; its court is filled in once. */
function useOpeningCase(calculation: Calculation, set: (part: Partial<Calculation>) => void) {
  const { data } = useCountingCaseQuery({ variables: { id: calculation.caseId ?? '' }, skip: !calculation.caseId });
  const legalCase = calculation.caseId ? (data?.case ?? null) : null;
  const proposed = useRef<string | null>(calculation.calendar || calculation.courtId ? calculation.caseId : null);
  const court = legalCase?.court ?? null;
  useEffect(() => {
    if (!legalCase || proposed.current === legalCase.id) return;
    proposed.current = legalCase.id;
    if (court && !calculation.calendar && !calculation.courtId) set({ courtId: court.id });
  });
  return { legalCase, court };
}

/** The calculator: the form, and the result with its reasons. The URL holds the input. */
export function CalculatorPage({ params }: { params: URLSearchParams }) {
  const { calculation, settled, set } = useCalculation('calculator', params);
  const found = useRule(calculation);
  const rule = found.rule;
  // A term that was found by its article is counted by its id.
  const named = settled.ruleId || settled.isFree ? settled : { ...settled, ruleId: rule?.id ?? null };
  const input = inputOf(named, rule);
  const computed = useComputation(input);
  const { byField, rest } = groupRefusals(computed);
  const { legalCase, court } = useOpeningCase(calculation, set);
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const key = JSON.stringify(input);
  // The saved notice belongs to the previous result.
  useEffect(() => setSaved(null), [key]);
  return (
    <>
      <header className="no-print grid gap-1.5">
        <h1 className="text-3xl font-semibold tracking-tight">{calculatorText.title}</h1>
        <p className="max-w-[70ch] font-serif text-lg text-muted">{calculatorText.subtitle}</p>
      </header>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)] xl:gap-12">
        <div className="grid grid-cols-1 gap-5">
          <CalculationForm
            calculation={calculation}
            found={found}
            problems={{ ...byField, ...errorsIn(calculation) }}
            court={court}
            onChange={set}
          />
          {computed.computation?.dueOn && (
            <a
              href="#computation"
              className="no-print sticky bottom-3 flex min-h-12 items-center justify-between gap-3 rounded-md border border-accent bg-surface px-4 py-2 font-medium text-accent shadow-float lg:hidden"
              onClick={(event) => {
                // No hash: the URL holds the input and would overwrite it.
                event.preventDefault();
                document.getElementById('computation')?.parentElement?.scrollIntoView();
              }}
            >
              {text.due} {formatWeekday(computed.computation.dueOn)}
              <ArrowDown size={17} aria-hidden="true" />
            </a>
          )}
        </div>
        <Result
          computed={computed}
          input={input}
          missing={missingIn(calculation, rule)}
          refusals={rest}
          isStale={settled !== calculation}
          saved={saved}
          onSave={() => setSaving(true)}
          onUndone={() => setSaved(null)}
        />
      </div>
      {isSaving && input && computed.computation && (
        <SaveDialog
          input={input}
          title={computed.computation.title}
          initialCase={legalCase && pickedCase(legalCase)}
          onSaved={setSaved}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
