import { useCallback, useRef, useState, type FocusEvent } from 'react';
import { ArrowLeft, ArrowRight, FileSignature } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import type { ContractJurisdiction } from '#schema/generated/contract.ts';
import { contractFormText as text, draftText, fieldProblemText } from '#schema/text/contract-form-screen.ts';
import { contractJurisdictionLabels } from '#schema/text/contract-labels.ts';
import { quickGeneratorText } from '#schema/text/contracts-screen.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { SelectField } from '#web/shared/ui/field.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { Tabs } from '#web/shared/ui/tabs.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import { PremiumMark } from '../contract-fields.tsx';
import { useContracts } from '../contracts-context.ts';
import { JURISDICTIONS } from '../contracts-url.ts';
import { DraftLine } from './draft-line.tsx';
import { FieldInput } from './field-input.tsx';
import {
  emptyValues,
  isShown,
  missingFields,
  stepOf,
  type FormField,
  type FormTemplate,
  type FormValues,
} from './form-values.rules.ts';
import type { FormDraftFieldsFragment } from './form.generated.ts';
import { PreviewPane } from './preview-pane.tsx';
import { StepNav } from './step-nav.tsx';
import { firstValues, useContractDraft } from './use-contract-draft.ts';
import { useGenerate } from './use-generate.ts';
import { usePreview } from './use-preview.ts';

const UNHELD: readonly ContractJurisdiction[] = ['JALISCO', 'NUEVO_LEON'];
const FOCUSABLE = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), button';

/** Moves the focus into a field, once its step is on the screen. */
function focusField(form: HTMLElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const inputs = [...(field?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  // Of a party the name comes before the choice of its kind.
  const target = inputs.find(
    (input) => !(input instanceof HTMLInputElement && input.type === 'radio') && input.tagName !== 'BUTTON',
  );
  (target ?? inputs[0])?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}

interface TemplateFormProps {
  template: FormTemplate;
  kept: FormDraftFieldsFragment | null;
}

/** The form of a template in steps, with its preview beside it; on phones the preview is a tab. */
export function TemplateForm({ template, kept }: TemplateFormProps) {
  const { urlState, go } = useContracts();
  const isWide = useMediaQuery('(min-width: 1100px)');
  const [first] = useState(() => firstValues(template, kept, urlState.jurisdiction));
  const form = useForm<FormValues>({ defaultValues: first.values });
  const { control } = form;
  const draft = useContractDraft(template, form, first.savedAt);
  const state = usePreview(template, form);
  const [step, setStep] = useState(0);
  const [tab, setTab] = useState<'form' | 'preview'>('form');
  const [focused, setFocused] = useState<string | null>(null);
  const [missing, setMissing] = useState<readonly FormField[]>([]);
  const [discarded, setDiscarded] = useState<FormValues | null>(null);
  const frame = useRef<HTMLFormElement>(null);
  const generation = useGenerate(template, (contractId) => {
    go({ templateId: template.id, contractId, isEditing: true });
  });

  const toField = useCallback(
    (name: string) => {
      setStep(stepOf(template, name));
      setTab('form');
      setTimeout(() => focusField(frame.current, name));
    },
    [template],
  );
  const onFocus = (event: FocusEvent) =>
    setFocused(event.target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null);
  const blocking = state.preview?.checks.filter(({ severity }) => severity === 'BLOCKING') ?? [];
  const submit = () => {
    const values = form.getValues();
    const found = missingFields(template, values);
    setMissing(found);
    const [earliest] = found;
    if (earliest) return toField(earliest.name);
    if (blocking.length === 0) void generation.run(values);
  };

  const fields = template.fields.map(({ name, label }) => ({ name, label }));
  const pane = (
    <PreviewPane state={state} fields={fields} focused={focused} formalities={template.formalities} onField={toField} />
  );
  const isLast = step === template.steps.length - 1;
  const inputs = (
    <form
      ref={frame}
      noValidate
      onFocusCapture={onFocus}
      className="grid grid-cols-1 content-start gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <StepNav template={template} control={control} current={step} onStep={setStep} />
      {step === 0 && <Jurisdiction form={form} />}
      <StepFields template={template} form={form} step={step} missing={missing} />
      <MissingNotice template={template} form={form} asked={missing} />
      {generation.refusal && (
        <ErrorState
          title={text.generateFailed}
          {...generation.refusal}
          detail={text.nothingMade}
          onRetry={() => void generation.run(form.getValues())}
        />
      )}
      {blocking.length > 0 && (
        <p id="blocked" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
          {text.blocked(blocking.length)} {blocking[0]?.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        {step > 0 && (
          <Button variant="secondary" className={TOUCH_TARGET} onClick={() => setStep(step - 1)}>
            <ArrowLeft size={16} aria-hidden="true" />
            {text.previous}
          </Button>
        )}
        {!isLast && (
          <Button variant="secondary" className={TOUCH_TARGET} onClick={() => setStep(step + 1)}>
            {text.next}
            <ArrowRight size={16} aria-hidden="true" />
          </Button>
        )}
        <Button
          type="submit"
          className={cx(TOUCH_TARGET, 'ml-auto')}
          disabled={generation.isBusy || blocking.length > 0}
          aria-describedby={blocking.length > 0 ? 'blocked' : undefined}
        >
          <FileSignature size={17} aria-hidden="true" />
          {generation.isBusy ? text.generating : text.generate}
        </Button>
      </div>
    </form>
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="text-3xl font-semibold tracking-tight">{template.name}</h1>
          {template.isPremium && <PremiumMark />}
          <div className="ml-auto max-md:ml-0">
            <DraftLine
              state={draft.state}
              onDiscard={() => {
                setDiscarded(form.getValues());
                form.reset(emptyValues(template, urlState.jurisdiction));
                setMissing([]);
                void draft.forget();
              }}
            />
          </div>
        </div>
        {template.description && <p className="max-w-[90ch] text-muted">{template.description}</p>}
      </header>
      {isWide ? (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] items-start gap-10">
          {inputs}
          <div className="sticky top-4">{pane}</div>
        </div>
      ) : (
        <Tabs
          label={text.tabs}
          value={tab}
          onChange={setTab}
          items={[
            { id: 'form', label: text.tabForm, content: inputs },
            { id: 'preview', label: text.tabPreview, content: pane },
          ]}
        />
      )}
      {discarded && (
        <UndoBar
          message={draftText.discarded}
          undoLabel={draftText.undo}
          onUndo={() => {
            form.reset(discarded);
            setDiscarded(null);
          }}
          onEnd={() => setDiscarded(null)}
        />
      )}
    </div>
  );
}

/** Fields that were empty when the form was sent, and still are. */
function MissingNotice({
  template,
  form,
  asked,
}: Pick<StepFieldsProps, 'template' | 'form'> & { asked: readonly FormField[] }) {
  const values = useWatch({ control: form.control }) as FormValues;
  const names = new Set(asked.map(({ name }) => name));
  const left = missingFields(template, values).filter(({ name }) => names.has(name));
  return (
    <div role="alert">
      {left.length > 0 && (
        <p className="rounded-md bg-danger-soft px-4 py-3 text-danger">
          {text.missing(left.map(({ label }) => label))}
        </p>
      )}
    </div>
  );
}

function Jurisdiction({ form }: { form: ReturnType<typeof useForm<FormValues>> }) {
  const chosen = useWatch({ control: form.control, name: 'jurisdiction' });
  return (
    <SelectField
      label={text.jurisdiction}
      hint={UNHELD.includes(chosen) ? quickGeneratorText.unheld(contractJurisdictionLabels[chosen]) : undefined}
      {...form.register('jurisdiction')}
    >
      {JURISDICTIONS.map((each) => (
        <option key={each} value={each}>
          {contractJurisdictionLabels[each]}
        </option>
      ))}
    </SelectField>
  );
}

interface StepFieldsProps {
  template: FormTemplate;
  form: ReturnType<typeof useForm<FormValues>>;
  step: number;
  /** Required fields that were empty when the form was sent. */
  missing: readonly FormField[];
}

/** The fields of a step; one that depends on another field comes and goes with its value. */
function StepFields({ template, form, step, missing }: StepFieldsProps) {
  const values = useWatch({ control: form.control }) as FormValues;
  const { stepId, title } = template.steps[step] ?? { stepId: '', title: '' };
  const stillMissing = new Set(missingFields(template, values).map(({ name }) => name));
  const shown = template.fields.filter((field) => field.step === stepId && isShown(field, values));
  return (
    <fieldset className="grid grid-cols-1 gap-6">
      <legend className="pb-2 font-serif text-xl font-semibold">{title}</legend>
      {shown.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          control={form.control}
          error={
            stillMissing.has(field.name) && missing.some(({ name }) => name === field.name)
              ? fieldProblemText.required(field.label)
              : undefined
          }
        />
      ))}
    </fieldset>
  );
}
