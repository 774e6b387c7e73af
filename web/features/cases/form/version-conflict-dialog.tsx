import { useState } from 'react';
import { caseFieldText, versionConflictText as text } from '#schema/text/case-form-screen.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import type { FieldConflict } from './use-case-form.ts';

type Side = 'yours' | 'theirs';

interface VersionConflictDialogProps {
  conflicts: readonly FieldConflict[];
  /** Names of the fields that keep the saved value. */
  onResolve: (theirs: readonly string[]) => void;
  onClose: () => void;
}

interface SideProps {
  field: string;
  side: Side;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
}

const SideChoice = ({ field, side, value, isChosen, onChoose }: SideProps) => (
  <label
    className={cx(
      'grid min-w-0 cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start items-start gap-x-2.5 rounded-md border px-3.5 py-2.5 transition-colors duration-150',
      isChosen ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong',
    )}
  >
    <input
      type="radio"
      name={`conflict-${field}`}
      checked={isChosen}
      onChange={onChoose}
      className="mt-1 size-4 shrink-0"
    />
    <span className="text-sm text-muted">{side === 'yours' ? text.yours : text.theirs}</span>
    <span
      className={cx('col-start-2 max-h-40 overflow-y-auto whitespace-pre-wrap break-words', !value && 'text-muted')}
    >
      {value || text.empty}
    </span>
  </label>
);

/** Two people changed the same fields: shows both values to choose from. */
export function VersionConflictDialog({ conflicts, onResolve, onClose }: VersionConflictDialogProps) {
  const [sides, setSides] = useState<Record<string, Side>>({});
  const sideOf = (field: string): Side => sides[field] ?? 'yours';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      description={text.body}
      className="w-[min(42rem,calc(100vw-2rem))]!"
    >
      <div className="grid gap-6 px-6 pb-6 pt-5">
        {conflicts.map(({ field, yours, theirs }) => (
          <fieldset key={field} className="grid gap-2">
            <legend className="pb-1.5 font-medium">{caseFieldText[field] ?? field}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {(['yours', 'theirs'] as const).map((side) => (
                <SideChoice
                  key={side}
                  field={field}
                  side={side}
                  value={side === 'yours' ? yours : theirs}
                  isChosen={sideOf(field) === side}
                  onChoose={() => setSides({ ...sides, [field]: side })}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {text.back}
          </Button>
          <Button
            onClick={() => onResolve(conflicts.map(({ field }) => field).filter((field) => sideOf(field) === 'theirs'))}
          >
            {text.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
