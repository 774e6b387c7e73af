import { useId, useState } from 'react';
import { ChevronDown, Plus, UserPlus, X } from 'lucide-react';
import { genderText, maritalStatusText, partyKindText, partyText as text } from '#schema/text/contract-form-screen.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { DateField } from '#web/shared/ui/date-field.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
import { today } from '#web/shared/format/format.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { partyProblems } from './field-problems.rules.ts';
import { NO_REPRESENTATIVE, type PartyValues, type RepresentativeValues } from './form-values.rules.ts';
import { AreaInput, LineInput } from './text-input.tsx';

const MAX_REPRESENTATIVES = 5;
const KINDS = Object.keys(partyKindText) as PartyValues['kind'][];

const GenderSelect = ({
  value,
  onChange,
}: {
  value: PartyValues['gender'];
  onChange: (gender: PartyValues['gender']) => void;
}) => (
  <SelectField
    label={text.gender}
    isOptional
    value={value}
    onChange={({ target }) => onChange(target.value as PartyValues['gender'])}
  >
    <option value="">{text.genderNone}</option>
    {Object.entries(genderText).map(([code, word]) => (
      <option key={code} value={code}>
        {word}
      </option>
    ))}
  </SelectField>
);

interface RepresentativeProps {
  person: RepresentativeValues;
  position: number;
  onChange: (part: Partial<RepresentativeValues>) => void;
  onRemove: () => void;
}

const Representative = ({ person, position, onChange, onRemove }: RepresentativeProps) => (
  <fieldset className="grid gap-4 border-l-2 border-line pl-4">
    <legend className="sr-only">{text.representative(position)}</legend>
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
      <LineInput label={text.name} value={person.name} maxLength={200} onChange={(name) => onChange({ name })} />
      <IconButton label={text.remove(person.name)} className={cx('mt-6', TOUCH_TARGET_ICON)} onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
    <div className="grid gap-4 sm:grid-cols-2">
      <LineInput
        label={text.capacity}
        isOptional
        hint={text.capacityHelp}
        value={person.capacity}
        maxLength={200}
        onChange={(capacity) => onChange({ capacity })}
      />
      <GenderSelect value={person.gender} onChange={(gender) => onChange({ gender })} />
    </div>
    <LineInput
      label={text.instrument}
      isOptional
      hint={text.instrumentHelp}
      value={person.instrument}
      maxLength={500}
      onChange={(instrument) => onChange({ instrument })}
    />
  </fieldset>
);

function Representatives({ party, set }: { party: PartyValues; set: (part: Partial<PartyValues>) => void }) {
  const { representatives: people } = party;
  const put = (representatives: RepresentativeValues[]) => set({ representatives });
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-3 text-sm font-medium">{text.representatives}</legend>
      {people.map((person, at) => (
        <Representative
          // They have no identity besides their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          person={person}
          position={at + 1}
          onChange={(part) => put(people.map((each, place) => (place === at ? { ...each, ...part } : each)))}
          onRemove={() => put(people.filter((_, place) => place !== at))}
        />
      ))}
      {people.length < MAX_REPRESENTATIVES && (
        <Button
          variant="secondary"
          size="sm"
          className={cx(TOUCH_TARGET, 'w-fit')}
          onClick={() => put([...people, NO_REPRESENTATIVE])}
        >
          <UserPlus size={15} aria-hidden="true" />
          {text.addRepresentative}
        </Button>
      )}
    </fieldset>
  );
}

interface ParticularsProps {
  party: PartyValues;
  set: (part: Partial<PartyValues>) => void;
}

/** What the text says of a person. */
const PersonParticulars = ({ party, set }: ParticularsProps) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    <GenderSelect value={party.gender} onChange={(gender) => set({ gender })} />
    <SelectField
      label={text.maritalStatus}
      isOptional
      value={party.maritalStatus}
      onChange={({ target }) => set({ maritalStatus: target.value as PartyValues['maritalStatus'] })}
    >
      <option value="">{text.genderNone}</option>
      {Object.entries(maritalStatusText).map(([code, word]) => (
        <option key={code} value={code}>
          {word}
        </option>
      ))}
    </SelectField>
    <DateField
      label={text.birthDate}
      isOptional
      leans="back"
      max={today()}
      value={party.birthDate}
      onChange={(birthDate) => set({ birthDate })}
    />
    <LineInput
      label={text.curp}
      isOptional
      autoCapitalize="characters"
      className="font-mono"
      value={party.curp}
      maxLength={24}
      problem={partyProblems(party).curp}
      onChange={(curp) => set({ curp: curp.toUpperCase() })}
    />
    <LineInput
      label={text.occupation}
      isOptional
      value={party.occupation}
      maxLength={100}
      onChange={(occupation) => set({ occupation })}
    />
    <LineInput
      label={text.migratoryDocument}
      isOptional
      value={party.migratoryDocument}
      maxLength={200}
      onChange={(migratoryDocument) => set({ migratoryDocument })}
    />
  </div>
);

function Particulars({ party, set }: ParticularsProps) {
  const problems = partyProblems(party);
  const isCompany = party.kind === 'COMPANY';
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{text.particularsHelp}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LineInput
          label={text.rfc}
          isOptional
          autoCapitalize="characters"
          className="font-mono"
          value={party.rfc}
          maxLength={20}
          problem={problems.rfc}
          onChange={(rfc) => set({ rfc: rfc.toUpperCase() })}
        />
        <LineInput
          label={text.nationality}
          isOptional
          value={party.nationality}
          maxLength={60}
          onChange={(nationality) => set({ nationality })}
        />
      </div>
      {!isCompany && <PersonParticulars party={party} set={set} />}
      <AreaInput
        label={text.address}
        isOptional
        rows={2}
        value={party.address}
        maxLength={500}
        onChange={(address) => set({ address })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LineInput
          label={text.email}
          isOptional
          type="email"
          inputMode="email"
          value={party.email}
          maxLength={254}
          problem={problems.email}
          onChange={(email) => set({ email })}
        />
        <LineInput
          label={text.idDocument}
          isOptional
          hint={text.idDocumentHelp}
          value={party.idDocument}
          maxLength={200}
          onChange={(idDocument) => set({ idDocument })}
        />
      </div>
      {isCompany && (
        <AreaInput
          label={text.incorporation}
          isOptional
          hint={text.incorporationHelp}
          rows={2}
          value={party.incorporation}
          maxLength={500}
          onChange={(incorporation) => set({ incorporation })}
        />
      )}
    </div>
  );
}

interface PartyCardProps {
  label: string;
  position: number;
  party: PartyValues;
  error?: string | undefined;
  example?: string | null;
  onChange: (party: PartyValues) => void;
  /** `null`: the only one stays. */
  onRemove: (() => void) | null;
}

/** One person or company: its name first; what else the text says of it opens below. */
export function PartyCard({ label, position, party, error, example, onChange, onRemove }: PartyCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(Object.keys(partyProblems(party)).length > 0);
  const set = (part: Partial<PartyValues>) => onChange({ ...party, ...part });
  const isCompany = party.kind === 'COMPANY';
  return (
    <fieldset className="card grid gap-4 p-4">
      <legend className="sr-only">{text.number(label, position)}</legend>
      <div className="flex items-start gap-3">
        <div role="radiogroup" aria-label={text.kind} className="flex flex-1 flex-wrap gap-x-6 gap-y-1">
          {KINDS.map((kind) => (
            <label key={kind} className={cx('inline-flex min-h-8 cursor-pointer items-center gap-2', TOUCH_TARGET)}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={party.kind === kind}
                onChange={() => set({ kind })}
                className="size-4"
              />
              {partyKindText[kind]}
            </label>
          ))}
        </div>
        {onRemove && (
          <IconButton label={text.remove(party.name)} size="sm" className={TOUCH_TARGET_ICON} onClick={onRemove}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <LineInput
        label={isCompany ? text.companyName : text.name}
        hint={isCompany ? text.companyNameHelp : text.nameHelp}
        value={party.name}
        maxLength={200}
        error={error}
        example={example}
        onChange={(name) => set({ name })}
      />
      {isCompany && <Representatives party={party} set={set} />}
      <div className="grid gap-4">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={cx(
            'inline-flex min-h-8 w-fit items-center gap-2 rounded-md text-sm font-medium text-accent',
            TOUCH_TARGET,
          )}
        >
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={cx('transition-transform duration-150', isOpen && 'rotate-180')}
          />
          {text.particulars}
        </button>
        {isOpen && <Particulars party={party} set={set} />}
        {isOpen && !isCompany && <Representatives party={party} set={set} />}
      </div>
    </fieldset>
  );
}

/** Adds a party; used below the cards of a field. */
export const AddParty = ({ onAdd }: { onAdd: () => void }) => (
  <Button variant="secondary" size="sm" className={cx(TOUCH_TARGET, 'w-fit')} onClick={onAdd}>
    <Plus size={15} aria-hidden="true" />
    {text.add}
  </Button>
);
