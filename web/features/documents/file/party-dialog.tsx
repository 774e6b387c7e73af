import { useState } from 'react';
import type { PartyRole } from '#schema/generated/contract.ts';
import { factListText as text } from '#schema/text/document-file-screen.ts';
import { partyRoleText } from '#schema/text/cases-screen.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { SelectField } from '#web/shared/ui/field.tsx';
import { FormDialog } from '#web/shared/ui/form-dialog.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useAddPartyOfDocumentMutation, type AddPartyOfDocumentMutation } from './file.generated.ts';

type Conflicts = AddPartyOfDocumentMutation['addParty']['conflicts'];

const ROLES = Object.keys(partyRoleText) as PartyRole[];
const NAME_MAX = 200;

interface PartyDialogProps {
  name: string;
  caseId: string;
  onClose: () => void;
}

/** Adds somebody of the document to its case; the server says in which other cases the name stands. */
export function PartyDialog({ name, caseId, onClose }: PartyDialogProps) {
  const [add] = useAddPartyOfDocumentMutation();
  const [role, setRole] = useState<PartyRole>('DEFENDANT');
  const [isOurs, setOurs] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<Conflicts | null>(null);
  if (conflicts)
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title={text.toCaseTitle(name)}>
        <div className="grid gap-4 px-6 pb-6 pt-4">
          <p role="alert" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
            {text.conflicts}
          </p>
          <ul className="grid gap-1">
            {conflicts.map((hit) => (
              <li key={`${hit.case.id}-${hit.name}`}>{text.inCase(hit.name, hit.case.title)}</li>
            ))}
          </ul>
          <Button className={`${TOUCH_TARGET} justify-self-end`} onClick={onClose}>
            {text.done}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <FormDialog
      title={text.toCaseTitle(name)}
      submitLabel={text.add}
      isBusy={isBusy}
      failure={problem === null ? null : { title: text.addFailed, message: problem }}
      onSubmit={async () => {
        setBusy(true);
        const answer = await mutationResult(
          add({ variables: { input: { caseId, party: { name: name.slice(0, NAME_MAX), role, isOurs } } } }),
          ({ addParty }) => addParty,
        );
        setBusy(false);
        if (answer.is === 'refused') return setProblem(answer.refusal.message);
        showToast({ message: text.added(name), tone: 'positive' });
        if (answer.payload.conflicts.length > 0) setConflicts(answer.payload.conflicts);
        else onClose();
      }}
      onClose={onClose}
    >
      <SelectField label={text.role} value={role} onChange={({ target }) => setRole(target.value as PartyRole)}>
        {ROLES.map((code) => (
          <option key={code} value={code}>
            {partyRoleText[code]}
          </option>
        ))}
      </SelectField>
      <label className={`flex cursor-pointer items-center gap-2.5 ${TOUCH_TARGET}`}>
        <input type="checkbox" className="size-4" checked={isOurs} onChange={({ target }) => setOurs(target.checked)} />
        {text.ours}
      </label>
    </FormDialog>
  );
}
