import { Check } from 'lucide-react';
import { useWatch, type Control } from 'react-hook-form';
import { contractFormText as text } from '#schema/text/contract-form-screen.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { isShown, missingFields, type FormTemplate, type FormValues } from './form-values.rules.ts';

interface StepNavProps {
  template: FormTemplate;
  control: Control<FormValues>;
  current: number;
  onStep: (step: number) => void;
}

/** How far the form is, and its steps with what each still needs. */
export function StepNav({ template, control, current, onStep }: StepNavProps) {
  const values = useWatch({ control }) as FormValues;
  const missing = missingFields(template, values);
  const required = template.fields.filter((field) => field.required && isShown(field, values));
  const filled = required.length - missing.length;
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular">
          <span>{text.step(current + 1, template.steps.length)}</span>
          <span>{text.progress(filled, required.length)}</span>
        </p>
        <progress
          className="progress-line w-full"
          aria-label={text.progress(filled, required.length)}
          max={Math.max(1, required.length)}
          value={required.length === 0 ? 1 : filled}
        />
      </div>
      <nav aria-label={text.steps}>
        <ol className="flex flex-wrap gap-2">
          {template.steps.map((step, at) => {
            const left = missing.filter((field) => field.step === step.stepId).length;
            return (
              <li key={step.stepId}>
                <button
                  type="button"
                  aria-current={at === current ? 'step' : undefined}
                  onClick={() => onStep(at)}
                  className={cx(
                    'inline-flex min-h-8 items-center gap-2 rounded-full border px-3 text-sm transition-colors duration-150',
                    TOUCH_TARGET,
                    at === current
                      ? 'border-accent bg-accent-soft font-medium text-accent'
                      : 'border-line bg-surface text-ink hover:border-line-strong',
                  )}
                >
                  <span className="tabular">{at + 1}</span>
                  {step.title}
                  {left === 0 ? (
                    <Check size={14} aria-hidden="true" />
                  ) : (
                    <span aria-hidden="true" className="rounded-full bg-sunken px-1.5 text-xs text-muted tabular">
                      {left}
                    </span>
                  )}
                  <span className="sr-only">{left === 0 ? text.stepDone : text.stepMissing(left)}</span>
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
    </div>
  );
}
