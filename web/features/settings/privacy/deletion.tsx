import { useState } from 'react';
import { privacyScreenText as text } from '#schema/text/privacy-screen.ts';
import type { SharedCasesFate } from '#schema/generated/operation-types.ts';
import { formatInstantDay } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Group } from '../group.tsx';
import type { PrivacyPartsFragment } from './privacy.generated.ts';

interface DeletionProps extends Pick<PrivacyPartsFragment, 'deletion' | 'sharedCaseCount'> {
  /** Whether it was done. */
  onAsk: (sharedCases: SharedCasesFate) => Promise<boolean>;
  onCallOff: () => Promise<void>;
}

const FATES = [
  ['HAND_OVER', text.handOver],
  ['DELETE', text.deleteShared],
] as const;

function SharedCases({ fate, onChange }: { fate: SharedCasesFate; onChange: (fate: SharedCasesFate) => void }) {
  return FATES.map(([value, label]) => (
    <label key={value} className="flex min-h-6 items-center gap-2.5">
      <input
        type="radio"
        name="shared-cases"
        value={value}
        checked={fate === value}
        onChange={() => onChange(value)}
        className="size-4"
      />
      {label}
    </label>
  ));
}

/** The deletion of the account: asked for, or under way and to be called off. */
export function Deletion({ deletion, sharedCaseCount, onAsk, onCallOff }: DeletionProps) {
  const [isAsking, setAsking] = useState(false);
  const [fate, setFate] = useState<SharedCasesFate>('HAND_OVER');
  if (deletion)
    return (
      <Group title={text.deletion}>
        <div role="status" className="grid justify-items-start gap-3 rounded-md border border-line bg-warning-soft p-4">
          <p className="font-medium">{text.deletionDue(formatInstantDay(deletion.dueAt))}</p>
          <p>{text.deletionDueBody}</p>
          <Button onClick={() => void onCallOff()}>{text.callOff}</Button>
        </div>
      </Group>
    );
  return (
    <Group title={text.deletion}>
      <p className="max-w-[68ch] text-muted">{text.deletionBody}</p>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {text.askDeletion}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.askDeletionTitle}
          body={text.deletionBody}
          confirm={text.confirmDeletion}
          cancel={text.keepAccount}
          // The password is asked for in a dialog of its own, which this one would cover.
          onConfirm={() => {
            void onAsk(fate);
            return Promise.resolve(null);
          }}
          onClose={() => setAsking(false)}
        >
          {sharedCaseCount > 0 && (
            <fieldset className="grid gap-2">
              <legend className="pb-2 font-medium">{text.sharedCases(sharedCaseCount)}</legend>
              <SharedCases fate={fate} onChange={setFate} />
            </fieldset>
          )}
        </ConfirmDialog>
      )}
    </Group>
  );
}
