import { useState } from 'react';
import { CircleAlert } from 'lucide-react';
import { draftText, partyText as text } from '#schema/text/contract-form-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { UndoBar } from '#web/shared/ui/undo-bar.tsx';
import { NO_PARTY, type FormField, type PartyValues } from './form-values.rules.ts';
import { AddParty, PartyCard } from './party-card.tsx';

interface PartyEditorProps {
  field: FormField;
  parties: readonly PartyValues[];
  error?: string | undefined;
  onChange: (parties: PartyValues[]) => void;
}

/** The people and companies of one field: `EL VENDEDOR`, or several of them. */
export function PartyEditor({ field, parties, error, onChange }: PartyEditorProps) {
  const [removed, setRemoved] = useState<{ party: PartyValues; at: number } | null>(null);
  const remove = (at: number) => {
    const party = parties[at];
    if (!party) return;
    setRemoved({ party, at });
    onChange(parties.filter((_, place) => place !== at));
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1.5 text-base font-medium">
        {field.label}
        {!field.required && <span className="font-normal text-muted"> ({commonText.optional})</span>}
      </legend>
      {field.help && <p className="-mt-2 text-sm text-muted">{field.help}</p>}
      {parties.map((party, at) => (
        <PartyCard
          // Parties have no identity besides their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          label={field.label}
          position={at + 1}
          party={party}
          error={at === 0 ? error : undefined}
          example={field.example}
          onChange={(next) => onChange(parties.map((each, place) => (place === at ? next : each)))}
          onRemove={parties.length > 1 || !field.required ? () => remove(at) : null}
        />
      ))}
      {parties.length === 0 && error && (
        <p className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
          {error}
        </p>
      )}
      {parties.length < field.maxLength && <AddParty onAdd={() => onChange([...parties, NO_PARTY])} />}
      {removed && (
        <UndoBar
          message={text.removed(removed.party.name)}
          undoLabel={draftText.undo}
          onUndo={() => {
            onChange(parties.toSpliced(removed.at, 0, removed.party));
            setRemoved(null);
          }}
          onEnd={() => setRemoved(null)}
        />
      )}
    </fieldset>
  );
}
