import { Fragment, useState } from 'react';
import type { ContractFieldFormat, ContractFieldType } from '#schema/generated/contract.ts';
import { commonText } from '#schema/text/common.ts';
import { ownTemplatesText as text } from '#schema/text/contract-file-screen.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { Field, SelectField, TextField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useUpdateContractTemplateMutation, type OwnTemplateFieldsFragment } from './own.generated.ts';

const TYPES = Object.keys(text.types) as ContractFieldType[];
/** Formats that a type can have; the first is what a new type begins with. */
const FORMATS: Record<ContractFieldType, readonly ContractFieldFormat[]> = {
  TEXT: ['PLAIN', 'RFC', 'CURP', 'EMAIL', 'ADDRESS'],
  TEXTAREA: ['PLAIN'],
  NUMBER: ['PLAIN', 'MONEY', 'PERCENTAGE', 'INTEGER'],
  DATE: ['PLAIN'],
  SELECT: ['PLAIN'],
};

interface FieldRow {
  name: string;
  label: string;
  type: ContractFieldType;
  format: ContractFieldFormat;
  required: boolean;
  options: string;
}

/** A long name breaks after «_», not inside a word. */
const withBreaks = (name: string) =>
  name.split(/(?<=_)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

interface RowProps {
  row: FieldRow;
  onChange: (part: Partial<FieldRow>) => void;
}

function Row({ row, onChange }: RowProps) {
  return (
    <li className="grid items-start gap-x-4 gap-y-3 py-4 sm:grid-cols-2 lg:grid-cols-[10rem_minmax(0,1fr)_10rem_10rem_auto]">
      <code className="font-mono text-sm [overflow-wrap:anywhere] lg:pt-8">{withBreaks(`{{${row.name}}}`)}</code>
      <TextField
        label={text.column.label}
        aria-label={text.labelOf(row.name)}
        value={row.label}
        maxLength={100}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <SelectField
        label={text.column.type}
        aria-label={text.typeOf(row.name)}
        value={row.type}
        onChange={({ target }) => onChange({ type: target.value as ContractFieldType, format: 'PLAIN' })}
      >
        {TYPES.map((type) => (
          <option key={type} value={type}>
            {text.types[type]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.column.format}
        aria-label={text.formatOf(row.name)}
        disabled={FORMATS[row.type].length === 1}
        value={row.format}
        onChange={({ target }) => onChange({ format: target.value as ContractFieldFormat })}
      >
        {FORMATS[row.type].map((format) => (
          <option key={format} value={format}>
            {text.formats[format]}
          </option>
        ))}
      </SelectField>
      <label className={cx('inline-flex min-h-10 cursor-pointer items-center gap-2 lg:mt-6.5', TOUCH_TARGET)}>
        <input
          type="checkbox"
          className="size-4"
          aria-label={text.requiredOf(row.name)}
          checked={row.required}
          onChange={({ target }) => onChange({ required: target.checked })}
        />
        {text.column.required}
      </label>
      {row.type === 'SELECT' && (
        <div className="sm:col-span-2 lg:col-span-4 lg:col-start-2">
          <Field label={text.optionsOf(row.name)}>
            {({ id, className }) => (
              <textarea
                id={id}
                rows={3}
                maxLength={3000}
                value={row.options}
                onChange={({ target }) => onChange({ options: target.value })}
                className={cx(className, 'resize-y')}
              />
            )}
          </Field>
        </div>
      )}
    </li>
  );
}

interface FieldsDialogProps {
  template: OwnTemplateFieldsFragment;
  /** Says that the template was made: a toast would cover the buttons. */
  isNew: boolean;
  onClose: () => void;
}

/** The fields that were found in a file: what is asked, how, and whether it must be answered. */
export function FieldsDialog({ template, isNew, onClose }: FieldsDialogProps) {
  const [update] = useUpdateContractTemplateMutation();
  const [rows, setRows] = useState<FieldRow[]>(() =>
    template.fields.map(({ name, label, type, format, required, options }) => ({
      name,
      label,
      type,
      format,
      required,
      options: options.map(({ value }) => value).join('\n'),
    })),
  );
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setFailure(null);
    const fields = rows.map(({ options, label, name, ...row }) => ({
      ...row,
      name,
      label: label.trim() || name,
      options:
        row.type === 'SELECT'
          ? options
              .split('\n')
              .map((option) => option.trim())
              .filter(Boolean)
          : [],
    }));
    const answer = await mutationResult(
      update({ variables: { input: { id: template.id, fields } } }),
      ({ updateContractTemplate }) => updateContractTemplate,
    );
    setBusy(false);
    if (answer.is === 'refused') return setFailure(answer.refusal);
    showToast({ message: text.saved, tone: 'positive' });
    onClose();
  };
  return (
    <FormDialog
      title={text.tableTitle(template.name)}
      className="w-[min(64rem,calc(100vw-2rem))]!"
      submitLabel={commonText.save}
      isBusy={isBusy}
      failure={failure && { title: text.saveFailed, ...failure }}
      onSubmit={submit}
      onClose={onClose}
    >
      {isNew && <p role="status">{text.created(template.name)}</p>}
      <ul className="divide-y divide-line">
        {rows.map((row, at) => (
          <Row
            key={row.name}
            row={row}
            onChange={(part) => setRows(rows.map((each, place) => (place === at ? { ...each, ...part } : each)))}
          />
        ))}
      </ul>
    </FormDialog>
  );
}
