import { professions } from '#schema/text/users-screen.ts';
import { profileText as text, specializationText } from '#schema/text/settings-screen.ts';
import type { LegalSpecialization } from '#schema/generated/contract.ts';
import { Checkbox } from '#web/shared/ui/checkbox.tsx';
import { Field, SelectField, TextField } from '#web/shared/ui/field.tsx';
import { bioHint, BIO_MAX } from '../settings-form.rules.ts';
import type { SectionProps } from '../section-props.ts';

const SPECIALIZATIONS = Object.keys(specializationText) as LegalSpecialization[];

/** Who somebody is. */
export function ProfileFields({ values, onChange, error }: SectionProps<'profile'>) {
  const field = (name: 'name' | 'email' | 'phone' | 'address' | 'lawFirm' | 'barNumber') => {
    const problem = error(name);
    return {
      name,
      label: text[name],
      value: values[name] ?? '',
      ...(problem ? { error: problem } : {}),
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    };
  };
  const own = values.profession && !(professions as readonly string[]).includes(values.profession);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <TextField {...field('name')} required autoComplete="name" maxLength={200} />
        <TextField
          {...field('email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={text.emailHint}
        />
        <SelectField
          label={text.profession}
          isOptional
          value={values.profession ?? ''}
          onChange={({ target }) => onChange({ profession: target.value || null })}
        >
          <option value="">{text.professionNone}</option>
          {professions.map((name) => (
            <option key={name}>{name}</option>
          ))}
          {own && <option>{values.profession}</option>}
        </SelectField>
        <TextField {...field('phone')} isOptional type="tel" autoComplete="tel" maxLength={40} />
        <TextField {...field('lawFirm')} isOptional autoComplete="organization" maxLength={200} />
        <TextField {...field('barNumber')} isOptional maxLength={40} />
      </div>
      <TextField {...field('address')} isOptional autoComplete="street-address" maxLength={300} />
      <fieldset className="grid gap-3">
        <legend className="pb-2 text-sm font-medium">{text.specializations}</legend>
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {SPECIALIZATIONS.map((id) => (
            <Checkbox
              key={id}
              label={specializationText[id]}
              checked={values.specializations.includes(id)}
              onChange={(isChosen) =>
                onChange({
                  specializations: SPECIALIZATIONS.filter((each) =>
                    each === id ? isChosen : values.specializations.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <Field label={text.bio} isOptional hint={bioHint(values.bio)} {...(error('bio') ? { error: error('bio')! } : {})}>
        {({ id, describedBy, className }) => (
          <textarea
            id={id}
            aria-describedby={describedBy}
            rows={4}
            maxLength={BIO_MAX}
            className={className}
            value={values.bio ?? ''}
            onChange={({ target }) => onChange({ bio: target.value })}
          />
        )}
      </Field>
    </>
  );
}
