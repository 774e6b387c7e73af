import { useState } from 'react';
import type { ProceduralSide } from '#schema/generated/contract.ts';
import { sideText as text } from '#schema/text/deadline-calculator.ts';
import { SelectField } from '#web/shared/ui/field.tsx';
import { useCaseSideQuery } from '../counting-case.generated.ts';

/** The side that the user represents: as chosen, else as the parties of the case say. */
export function useRepresentedSide(caseId: string | null) {
  const [chosen, setChosen] = useState<{ caseId: string | null; side: ProceduralSide | null } | null>(null);
  const { data } = useCaseSideQuery({ variables: { id: caseId ?? '' }, skip: caseId === null });
  const inferred = caseId === null ? null : (data?.case?.representedSide ?? null);
  const isChosen = chosen !== null && chosen.caseId === caseId;
  return {
    side: isChosen ? chosen.side : inferred,
    inferred,
    /** The server infers the side too: only what was chosen is sent. */
    sent: isChosen && chosen.side ? { represents: chosen.side } : {},
    choose: (side: ProceduralSide | null) => setChosen({ caseId, side }),
  };
}

interface SideFieldProps {
  side: ProceduralSide | null;
  isInferred: boolean;
  onChange: (side: ProceduralSide | null) => void;
}

/** «¿A quién representas?»: terms of the other side are marked as theirs. */
export const SideField = ({ side, isInferred, onChange }: SideFieldProps) => (
  <SelectField
    label={text.label}
    hint={isInferred ? text.inferred : text.hint}
    value={side ?? ''}
    onChange={(event) => onChange((event.target.value || null) as ProceduralSide | null)}
  >
    <option value="">{text.unknown}</option>
    <option value="PLAINTIFF">{text.plaintiff}</option>
    <option value="DEFENDANT">{text.defendant}</option>
  </SelectField>
);
