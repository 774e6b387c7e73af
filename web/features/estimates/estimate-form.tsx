import { useRef, useState } from 'react';
import type {
  CreateEstimateInput,
  EstimateCaseType,
  EstimateJurisdiction,
  EstimateKind,
  EvidenceQuality,
} from '#schema/generated/contract.ts';
import {
  estimateCaseTypeText,
  estimateJurisdictionText,
  estimateText,
  evidenceQualityText,
} from '#schema/text/estimates.ts';
import { estimatesScreenText as text } from '#schema/text/estimates-screen.ts';
import type { Refusal } from '#web/shared/apollo/mutation-result.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import type { PickedCase } from '#web/shared/cases/picked-case.ts';
import { parsePesos } from '#web/shared/format/pesos.rules.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Field, SelectField, TextField } from '#web/shared/ui/field.tsx';
import { OfflineBase } from './offline-base.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';

type Written = Record<
  | 'own'
  | 'caseType'
  | 'description'
  | 'evidence'
  | 'jurisdiction'
  | 'judge'
  | 'similar'
  | 'amount'
  | 'offer'
  | 'rate'
  | 'hours',
  string
>;
const EMPTY: Written = {
  own: '',
  caseType: '',
  description: '',
  evidence: '',
  jurisdiction: '',
  judge: '',
  similar: '',
  amount: '',
  offer: '',
  rate: '',
  hours: '',
};
type Errors = Partial<Record<keyof Written, string>>;

/** The field of the form that a field of the input is. */
const FIELD_OF: Record<string, keyof Written> = {
  ownEstimate: 'own',
  caseType: 'caseType',
  description: 'description',
  evidenceQuality: 'evidence',
  judgeHistory: 'judge',
  similarCases: 'similar',
  amount: 'amount',
  offer: 'offer',
  hourlyRate: 'rate',
  expectedHours: 'hours',
};

const REQUIRED = ['caseType', 'description', 'evidence'] as const;

interface EstimateFormProps {
  kind: EstimateKind;
  isRunning: boolean;
  onRun: (input: CreateEstimateInput) => Promise<Refusal | null>;
}

/** The server did not answer: nothing that was entered is wrong. */
const isAway = ({ code }: Refusal): boolean => code === 'NETWORK' || code === 'UNAVAILABLE';

/** Centavos of a field; `undefined` when it is no amount. */
function centavosOf(written: string): number | null | undefined {
  const read = parsePesos(written);
  return 'problem' in read ? undefined : read.centavos;
}

function numberOf(written: string): number | null | undefined {
  if (!written.trim()) return null;
  const value = Number(written.trim().replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** The form of the case. What was written stays when the server refuses or does not answer. */
export function EstimateForm({ kind, isRunning, onRun }: EstimateFormProps) {
  const [written, setWritten] = useState(EMPTY);
  const [picked, setPicked] = useState<PickedCase | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const hasMoney = kind === 'COST_ANALYSIS' || kind === 'STRATEGY_OPTIMIZATION';
  const isStrategy = kind === 'STRATEGY_OPTIMIZATION';
  const of = (field: keyof Written) => ({
    value: written[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setWritten((before) => ({ ...before, [field]: target.value })),
  });

  const show = (found: Errors) => {
    setErrors(found);
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  async function submit() {
    const missing = REQUIRED.filter((field) => !written[field].trim());
    const amounts = {
      amount: centavosOf(written.amount),
      offer: centavosOf(written.offer),
      rate: centavosOf(written.rate),
    };
    const numbers = { own: numberOf(written.own), hours: numberOf(written.hours) };
    const found: Errors = {
      ...Object.fromEntries(missing.map((field) => [field, text.required])),
      ...Object.fromEntries(
        Object.entries(amounts).flatMap(([field, value]) => (value === undefined ? [[field, text.badAmount]] : [])),
      ),
      ...Object.fromEntries(
        Object.entries(numbers).flatMap(([field, value]) => (value === undefined ? [[field, text.badNumber]] : [])),
      ),
    };
    setIncomplete(missing.length > 0);
    setRefusal(null);
    show(found);
    if (Object.keys(found).length > 0) return;
    const refused = await onRun({
      kind,
      caseType: written.caseType as EstimateCaseType,
      description: written.description,
      evidenceQuality: written.evidence as EvidenceQuality,
      jurisdiction: (written.jurisdiction || null) as EstimateJurisdiction | null,
      judgeHistory: written.judge || null,
      similarCases: written.similar || null,
      caseId: picked?.id ?? null,
      ownEstimate: numbers.own == null ? null : Math.round(numbers.own),
      ...(hasMoney ? { hourlyRate: amounts.rate ?? null, expectedHours: numbers.hours ?? null } : {}),
      ...(isStrategy ? { amount: amounts.amount ?? null, offer: amounts.offer ?? null } : {}),
    });
    const field = refused?.field ? FIELD_OF[refused.field] : undefined;
    if (refused && field) show({ [field]: refused.message });
    else setRefusal(refused);
  }

  return (
    <form
      ref={element}
      noValidate
      aria-label={text.form}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) void submit();
      }}
    >
      {isIncomplete && (
        <p role="alert" className="rounded-md border border-danger px-4 py-3 text-danger">
          {estimateText.required}
        </p>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField label={text.caseType} {...of('caseType')}>
          <option value="">{text.choose}</option>
          {optionsOf(estimateCaseTypeText)}
        </SelectField>
        <SelectField label={text.evidence} {...of('evidence')}>
          <option value="">{text.choose}</option>
          {optionsOf(evidenceQualityText)}
        </SelectField>
      </div>
      <Field label={text.description} error={errors.description}>
        {({ id, describedBy, className }) => (
          <textarea
            id={id}
            rows={4}
            aria-describedby={describedBy}
            aria-invalid={errors.description ? true : undefined}
            className={className}
            value={written.description}
            onChange={of('description').onChange}
          />
        )}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label={text.own} hint={text.ownHint} isOptional inputMode="numeric" {...of('own')} />
        <CasePicker label={text.legalCase} hint={text.caseHint} isOptional picked={picked} onPick={setPicked} />
        {isStrategy && <TextField label={text.amount} isOptional inputMode="decimal" {...of('amount')} />}
        {isStrategy && <TextField label={text.offer} isOptional inputMode="decimal" {...of('offer')} />}
        {hasMoney && (
          <TextField label={text.rate} hint={text.rateHint} isOptional inputMode="decimal" {...of('rate')} />
        )}
        {hasMoney && (
          <TextField label={text.hours} hint={text.hoursHint} isOptional inputMode="decimal" {...of('hours')} />
        )}
        <SelectField label={text.jurisdiction} isOptional {...of('jurisdiction')}>
          <option value="">{text.none}</option>
          {optionsOf(estimateJurisdictionText)}
        </SelectField>
        <TextField label={text.judge} hint={text.uncounted} isOptional {...of('judge')} />
        <TextField label={text.similar} hint={text.uncounted} isOptional {...of('similar')} />
      </div>
      {refusal && <ErrorState title={text.failed} message={refusal.message} requestId={refusal.requestId} />}
      {refusal && isAway(refusal) && written.evidence && (
        <OfflineBase key={written.evidence} evidence={written.evidence as EvidenceQuality} />
      )}
      <Button type="submit" disabled={isRunning} className="justify-self-start max-sm:w-full">
        {isRunning ? text.running : text.run}
      </Button>
    </form>
  );
}
