import { useState, type SyntheticEvent } from 'react';
import { Plus, X } from 'lucide-react';
import type { PartyRole } from '#schema/generated/contract.ts';
import { casePartiesText as text } from '#schema/text/case-file-screen.ts';
import { caseFormText, conflictText } from '#schema/text/case-form-screen.ts';
import { partyRoleText } from '#schema/text/cases-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { useAddCasePartyMutation, useRemoveCasePartyMutation } from './file.generated.ts';
import { NAME_MAX } from '../form/case-form.rules.ts';
import { PARTY_ROLES } from '../case-styles.tsx';
import { ConflictHits, ConflictList, type ConflictHit } from '../form/conflict-hits.tsx';
import { useCaseTask } from '../use-case-task.ts';
import type { LoadedCase } from '../form/use-case-form.ts';

type Party = LoadedCase['parties'][number];

interface AddPartyProps {
  caseId: string;
  onAdded: (conflicts: readonly ConflictHit[]) => void;
  onClose: () => void;
}

function AddParty({ caseId, onAdded, onClose }: AddPartyProps) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<PartyRole>('DEFENDANT');
  const [isOurs, setOurs] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [add] = useAddCasePartyMutation();
  const { isBusy, perform } = useCaseTask();
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const written = name.trim();
    if (!written) return setProblem(caseFormText.check.partyName);
    const made = await perform(
      {
        run: add({ variables: { input: { caseId, party: { name: written, role, isOurs } } } }),
        payloadOf: ({ addParty }) => addParty,
        done: text.added(written),
        failed: text.addFailed,
      },
      (refusal) => setProblem(refusal.message || text.addFailed),
    );
    if (!made) return;
    onAdded(made.conflicts);
    onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      aria-label={text.addTitle}
      className="card grid gap-4 p-4"
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TextField
          label={caseFormText.partyName}
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          // The user pressed «Agregar» to type the name.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          error={problem}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(undefined);
          }}
        />
        <SelectField
          label={caseFormText.partyRole}
          value={role}
          onChange={(event) => setRole(event.target.value as PartyRole)}
        >
          {PARTY_ROLES.map((code) => (
            <option key={code} value={code}>
              {partyRoleText[code]}
            </option>
          ))}
        </SelectField>
      </div>
      <ConflictHits name={name} isOurs={isOurs} exceptCaseId={caseId} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <label className={`flex cursor-pointer items-center gap-2.5 ${TOUCH_TARGET}`}>
          <input
            type="checkbox"
            checked={isOurs}
            onChange={(event) => setOurs(event.target.checked)}
            className="size-4"
          />
          {caseFormText.partyOurs}
        </label>
        <span className="ml-auto flex gap-2">
          <Button variant="ghost" className={TOUCH_TARGET} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" className={TOUCH_TARGET} disabled={isBusy}>
            {isBusy ? text.adding : text.add}
          </Button>
        </span>
      </div>
    </form>
  );
}

interface PartyListProps {
  title: string;
  parties: readonly Party[];
  onRemove: ((party: Party) => void) | null;
}

const PartyList = ({ title, parties, onRemove }: PartyListProps) =>
  parties.length > 0 && (
    <div className="grid content-start gap-1.5">
      <h3 className="font-sans text-sm font-medium text-muted">{title}</h3>
      <ul className="card divide-y divide-line">
        {parties.map((party) => (
          <li key={party.id} className="flex items-center gap-2 py-2 pl-4 pr-2">
            <span className="min-w-0 flex-1">
              <span className="block break-words">{party.name}</span>
              <span className="block text-sm text-muted">{partyRoleText[party.role]}</span>
            </span>
            {onRemove && (
              <IconButton label={text.remove(party.name)} className={TOUCH_TARGET_ICON} onClick={() => onRemove(party)}>
                <X size={17} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  );

/** The parties of the case, by side. */
export function CaseParties({ legalCase }: { legalCase: LoadedCase }) {
  const [isAdding, setAdding] = useState(false);
  const [conflicts, setConflicts] = useState<readonly ConflictHit[]>([]);
  const [drop] = useRemoveCasePartyMutation();
  const { isBusy, perform } = useCaseTask();
  const remove = async (party: Party) => {
    if (isBusy) return;
    await perform({
      run: drop({ variables: { input: { caseId: legalCase.id, partyId: party.id } } }),
      payloadOf: ({ removeParty }) => removeParty,
      done: text.removed(party.name),
      failed: text.removeFailed,
    });
  };
  const onRemove = legalCase.viewerCanEdit ? (party: Party) => void remove(party) : null;
  return (
    <section aria-labelledby="case-parties" className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-4">
        <h2 id="case-parties" className="text-xl font-semibold">
          {text.title}
        </h2>
        {legalCase.viewerCanEdit && !isAdding && (
          <Button variant="secondary" size="sm" className={TOUCH_TARGET} onClick={() => setAdding(true)}>
            <Plus size={16} aria-hidden="true" />
            {text.add}
          </Button>
        )}
      </div>
      {isAdding && <AddParty caseId={legalCase.id} onAdded={setConflicts} onClose={() => setAdding(false)} />}
      {conflicts.length > 0 && <ConflictList hits={conflicts} title={conflictText.found(conflicts.length)} />}
      {legalCase.parties.length > 0 ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <PartyList title={text.ours} parties={legalCase.parties.filter(({ isOurs }) => isOurs)} onRemove={onRemove} />
          <PartyList
            title={text.others}
            parties={legalCase.parties.filter(({ isOurs }) => !isOurs)}
            onRemove={onRemove}
          />
        </div>
      ) : (
        !isAdding && <p className="text-muted">{text.none}</p>
      )}
    </section>
  );
}
