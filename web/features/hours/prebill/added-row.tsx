import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '#web/shared/ui/button.tsx';
import { TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';

interface AddedRowProps {
  title: string;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** The fields of one added line of a pre-bill, and the button that removes it. */
export const AddedRow = ({ title, removeLabel, onRemove, children }: AddedRowProps) => (
  <div role="group" aria-label={title} className="card grid gap-3 p-4">
    <p className="flex items-center justify-between font-medium">
      {title}
      <IconButton label={removeLabel} className={TOUCH_TARGET_ICON} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </p>
    {children}
  </div>
);

/** Changes one of the added rows, or removes it. */
export function rowsOf<Row extends { key: string }>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  return {
    set: (key: string, part: Partial<Row>) =>
      onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    remove: (key: string) => onChange(rows.filter((row) => row.key !== key)),
  };
}
