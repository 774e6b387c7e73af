import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { CalculateInput } from '#schema/generated/contract.ts';
import { calculatorsScreenText as text } from '#schema/text/calculators-screen.ts';
import { readFailure, type Failure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { CalculationView } from '#web/shared/calculations/calculation-view.tsx';
import type { CalculationFieldsFragment } from '#web/shared/calculations/calculation.generated.ts';
import { RowsSkeleton } from '#web/shared/ui/rows-skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { CalculationActions } from './calculation-actions.tsx';
import { CalculatorFields } from './calculator-form.tsx';
import {
  CalculateDocument,
  useCalculatorsQuery,
  useSavedCalculationsQuery,
  useUpdateCalculationMutation,
} from './calculators.generated.ts';
import { formValues, type CalculatorForm } from './form-values.rules.ts';
import { SaveCalculation } from './save-calculation.tsx';
import { SavedList } from './saved-list.tsx';

export interface CalculatorsPageProps {
  /** The query of the URL: `calc` the calculator, `values` what is filled in, `case` its case, `saved` a kept calculation. */
  params: URLSearchParams;
  /** The address of this section with these parameters. */
  addressOf: (params: Record<string, string>) => string;
}

interface Result {
  values: CalculateInput;
  calculation: CalculationFieldsFragment;
}

/** Calculates what was asked last; an answer that arrives late is left out. */
function useCalculate() {
  const client = useApolloClient();
  const [result, setResult] = useState<Result | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const asked = useRef(0);
  const calculate = async (values: CalculateInput) => {
    asked.current += 1;
    const turn = asked.current;
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await client.query({ query: CalculateDocument, variables: { values }, fetchPolicy: 'no-cache' });
      if (turn === asked.current && data) setResult({ values, calculation: data.calculate });
    } catch (error) {
      if (turn === asked.current) setFailure(readFailure(error));
    } finally {
      if (turn === asked.current) setBusy(false);
    }
  };
  return { result, failure, isBusy, calculate };
}

interface CalculatorProps {
  form: CalculatorForm;
  /** JSON of one member of `CalculateInput`; null: nothing is filled in. */
  filled: string | null;
  /** The case that a calculation is kept with. */
  caseId: string | null;
  saved: { id: string; title: string; values: string } | null;
  onSaved: (id: string) => void;
}

/** One calculator: its form beside its answer. */
function Calculator({ form, filled, caseId, saved, onSaved }: CalculatorProps) {
  const { result, failure, isBusy, calculate } = useCalculate();
  const [isStale, setStale] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [update] = useUpdateCalculationMutation();
  const answer = useRef<HTMLElement>(null);
  const given = saved?.values ?? filled;
  const initial = given === null ? {} : formValues(form, given);
  useEffect(() => {
    if (result) answer.current?.focus({ preventScroll: false });
  }, [result]);
  const keep = async () => {
    if (!saved || !result) return setSaving(true);
    const input = { calculationId: saved.id, values: result.values };
    const kept = await mutationResult(update({ variables: { input } }), ({ updateCalculation }) => updateCalculation);
    if (kept.is === 'refused') showToast({ title: text.saveFailed, message: kept.refusal.message, tone: 'danger' });
    else showToast({ message: text.updated, tone: 'positive' });
  };
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <CalculatorFields
        form={form}
        initial={initial}
        isBusy={isBusy}
        onCalculate={(values) => {
          setStale(false);
          void calculate(values);
        }}
        onChange={() => setStale(true)}
      />
      <section ref={answer} tabIndex={-1} aria-label={text.result} aria-live="polite" className="card grid gap-5 p-5">
        {failure && <ErrorState title={text.failed} message={failure.message} requestId={failure.requestId} />}
        {!result && !failure && <p className="text-muted">{text.empty}</p>}
        {result && (
          <>
            {isStale && <p className="text-sm text-muted">{text.stale}</p>}
            <CalculationActions {...result} isKept={saved !== null} onSave={() => void keep()} />
            <CalculationView calculation={result.calculation} />
          </>
        )}
      </section>
      {isSaving && result && (
        <SaveCalculation
          values={result.values}
          proposed={form.name}
          caseId={caseId}
          onSaved={onSaved}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}

/** What the address asks for. */
function CalculatorsContent({ params, addressOf }: CalculatorsPageProps) {
  const navigate = useNavigate();
  const { data, error, refetch } = useCalculatorsQuery();
  const savedId = params.get('saved');
  const kept = useSavedCalculationsQuery({ variables: { first: 100 }, skip: savedId === null });
  const saved = kept.data?.savedCalculations.nodes.find(({ id }) => id === savedId) ?? null;
  const wanted = saved?.kind ?? params.get('calc');
  const form = data?.calculators.find(({ kind }) => kind === wanted) ?? null;
  const isWaiting = savedId !== null && saved === null && kept.loading;
  if (error && !data) {
    const { message, requestId } = readFailure(error);
    return (
      <ErrorState title={text.listFailed} message={message} requestId={requestId} onRetry={() => void refetch()} />
    );
  }
  if (!data || isWaiting) return <RowsSkeleton rows={6} />;
  if (form)
    return (
      <div className="grid gap-6">
        <div className="grid gap-1">
          <Link to={addressOf({})} className="inline-flex min-h-6 w-fit items-center gap-1.5 text-sm text-accent">
            <ArrowLeft size={15} aria-hidden="true" />
            {text.all}
          </Link>
          <h1 className="text-2xl font-semibold">{saved?.title ?? form.name}</h1>
          <p className="text-muted">{form.summary}</p>
        </div>
        <Calculator
          key={savedId ?? form.kind}
          form={form}
          filled={params.get('values')}
          caseId={params.get('case')}
          saved={saved}
          onSaved={(id) => void navigate(addressOf({ saved: id }))}
        />
      </div>
    );
  return (
    <div className="grid gap-8">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold">{text.title}</h1>
        <p className="max-w-[70ch] text-muted">{text.lead}</p>
      </div>
      <ul aria-label={text.choose} className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {data.calculators.map(({ kind, name, summary }) => (
          <li key={kind}>
            <Link
              to={addressOf({ calc: kind })}
              className="card grid h-full content-start gap-1 p-4 transition-colors duration-150 hover:border-line-strong"
            >
              <span className="font-medium">{name}</span>
              <span className="text-sm text-muted">{summary}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section className="grid gap-3">
        <h2 className="text-lg font-semibold">{text.kept}</h2>
        <SavedList addressOf={({ id }) => addressOf({ saved: id })} />
      </section>
    </div>
  );
}

/** The list of calculators, or one of them, or one that was kept. */
export const CalculatorsPage = (props: CalculatorsPageProps) => (
  <div className="mx-auto grid w-full max-w-[88rem] grid-cols-1 content-start gap-6 px-4 pb-24 pt-4 md:px-8 md:pt-6">
    <CalculatorsContent {...props} />
  </div>
);
