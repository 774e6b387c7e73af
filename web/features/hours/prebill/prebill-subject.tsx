import { X } from 'lucide-react';
import type { TaxPersonKind } from '#schema/generated/contract.ts';
import { taxPersonLabels } from '#schema/text/hours.ts';
import { prebillFormText as text } from '#schema/text/hours-billing.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import { IconButton } from '#web/shared/ui/button.tsx';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { MAX_CASES, type PrebillValues } from './prebill-form.rules.ts';

interface SubjectProps {
  values: PrebillValues;
  errors: Record<string, string>;
  onChange: (part: Partial<PrebillValues>) => void;
}

const KINDS = Object.keys(taxPersonLabels) as TaxPersonKind[];

function Cases({ values, errors, onChange }: SubjectProps) {
  const { cases } = values;
  return (
    <div className="grid gap-2">
      {cases.length > 0 && (
        <ul className="grid gap-1.5">
          {cases.map(({ id, title, detail }) => (
            <li key={id} className="flex items-center gap-2 rounded-md border border-line bg-surface py-1 pl-3 pr-1">
              <span className="grid min-w-0 flex-1">
                <span className="font-medium [overflow-wrap:anywhere]">{title}</span>
                {detail && <span className="text-sm text-muted">{detail}</span>}
              </span>
              <IconButton
                label={text.removeCase(title)}
                className={TOUCH_TARGET_ICON}
                onClick={() => onChange({ cases: cases.filter((each) => each.id !== id), leftOut: [] })}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {cases.length < MAX_CASES && (
        <CasePicker
          key={cases.length}
          label={text.casesLabel}
          hint={text.casesHint}
          error={errors['cases']}
          picked={null}
          onPick={(picked) =>
            picked && !cases.some(({ id }) => id === picked.id) && onChange({ cases: [...cases, picked], leftOut: [] })
          }
        />
      )}
    </div>
  );
}

/** The case or client of the pre-bill, and its period. */
export function PrebillSubject(props: SubjectProps) {
  const { values, errors, onChange } = props;
  return (
    <fieldset className="grid grid-cols-1 gap-5">
      <legend className="pb-3 font-serif text-xl font-semibold">{text.whom}</legend>
      <SelectField
        label={text.by}
        value={values.by}
        onChange={({ target }) => onChange({ by: target.value as PrebillValues['by'], leftOut: [] })}
      >
        <option value="CASES">{text.byCases}</option>
        <option value="CLIENT">{text.byClient}</option>
      </SelectField>
      {values.by === 'CASES' ? (
        <Cases {...props} />
      ) : (
        <TextField
          label={text.client}
          hint={text.clientHint}
          value={values.client}
          maxLength={200}
          error={errors['client']}
          autoComplete="off"
          onChange={({ target }) => onChange({ client: target.value, leftOut: [] })}
        />
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label={text.clientKind}
          hint={text.clientKindHint}
          value={values.clientKind}
          error={errors['clientKind']}
          onChange={({ target }) => onChange({ clientKind: target.value as TaxPersonKind })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {taxPersonLabels[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={text.clientRfc}
          isOptional
          value={values.clientRfc}
          maxLength={13}
          error={errors['clientRfc']}
          autoComplete="off"
          spellCheck={false}
          className="font-mono uppercase"
          onChange={({ target }) => onChange({ clientRfc: target.value.toUpperCase() })}
        />
        <DateField
          leans="back"
          label={text.from}
          value={values.from}
          error={errors['from']}
          onChange={(day) => onChange({ from: day, leftOut: [] })}
        />
        <DateField
          leans="back"
          label={text.to}
          value={values.to}
          error={errors['to']}
          onChange={(day) => onChange({ to: day, leftOut: [] })}
        />
      </div>
    </fieldset>
  );
}
