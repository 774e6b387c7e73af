import { ChevronDown } from 'lucide-react';
import type { CaseStatus } from '#schema/generated/contract.ts';
import { caseStatusText, caseTableText as text } from '#schema/text/cases-screen.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { STATUSES, statusStyles, type CaseRow } from '../case-styles.tsx';

interface BulkBarProps {
  rows: readonly CaseRow[];
  onMove: (status: CaseStatus) => Promise<void>;
  onClear: () => void;
}

/** Actions on the selected cases. */
export const BulkBar = ({ rows, onMove, onClear }: BulkBarProps) =>
  rows.length > 0 && (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="font-medium tabular">
        {text.selected(rows.length)}
      </p>
      <Menu
        align="start"
        trigger={
          <Button variant="secondary" size="sm" className={TOUCH_TARGET}>
            {text.setStatus}
            <ChevronDown size={15} aria-hidden="true" />
          </Button>
        }
      >
        {STATUSES.map((status) => {
          const Icon = statusStyles[status].icon;
          return (
            <MenuItem key={status} icon={<Icon size={16} aria-hidden="true" />} onSelect={() => void onMove(status)}>
              {caseStatusText[status]}
            </MenuItem>
          );
        })}
      </Menu>
      <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={onClear}>
        {text.unselect}
      </Button>
    </div>
  );
