import { Plus, X } from 'lucide-react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { caseFormText as text } from '#schema/text/case-form-screen.ts';
import { partyRoleText } from '#schema/text/cases-screen.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { PARTY_ROLES } from '../case-styles.tsx';
import type { CaseValues } from './case-form.rules.ts';
import { ConflictHits } from './conflict-hits.tsx';

const MAX_PARTIES = 50;

interface PartyProps {
  form: UseFormReturn<CaseValues>;
  position: number;
  onRemove: () => void;
}

function Party({ form, position, onRemove }: PartyProps) {
  const { register, control, formState } = form;
  const name = useWatch({ control, name: `parties.${position}.name` });
  const isOurs = useWatch({ control, name: `parties.${position}.isOurs` });
  return (
    <fieldset className="card grid gap-4 p-4">
      <legend className="sr-only">{text.partyNumber(position + 1)}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
        <TextField
          label={text.partyName}
          error={formState.errors.parties?.[position]?.name?.message}
          autoComplete="off"
          {...register(`parties.${position}.name`)}
        />
        <div className="max-sm:col-span-2 max-sm:row-start-2">
          <SelectField label={text.partyRole} {...register(`parties.${position}.role`)}>
            {PARTY_ROLES.map((role) => (
              <option key={role} value={role}>
                {partyRoleText[role]}
              </option>
            ))}
          </SelectField>
        </div>
        <IconButton label={text.removeParty(name)} className={cx('mt-6', TOUCH_TARGET_ICON)} onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <label className={cx('flex w-fit cursor-pointer items-center gap-2.5', TOUCH_TARGET)}>
        <input type="checkbox" className="size-4" {...register(`parties.${position}.isOurs`)} />
        {text.partyOurs}
      </label>
      <ConflictHits name={name ?? ''} isOurs={isOurs ?? false} />
    </fieldset>
  );
}

/** The parties of a new case; each name is checked for conflicts while it is typed. */
export function PartyFields({ form }: { form: UseFormReturn<CaseValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'parties' });
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-t border-line pt-6">
      <legend className="contents">
        <span className="font-serif text-xl font-semibold">{text.parties}</span>
      </legend>
      <p className="-mt-3 text-muted">{text.partiesHint}</p>
      {fields.map((field, position) => (
        <Party key={field.id} form={form} position={position} onRemove={() => remove(position)} />
      ))}
      {fields.length < MAX_PARTIES && (
        <Button
          variant="secondary"
          className={cx(TOUCH_TARGET, 'w-fit')}
          onClick={() => append({ name: '', role: fields.length === 0 ? 'PLAINTIFF' : 'DEFENDANT', isOurs: false })}
        >
          <Plus size={17} aria-hidden="true" />
          {text.addParty}
        </Button>
      )}
    </fieldset>
  );
}
