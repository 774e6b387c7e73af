import { Archive, ArchiveRestore, Ellipsis, ExternalLink, FolderOpen, Pencil } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { CaseStatus } from '#schema/generated/contract.ts';
import { caseBoardText, caseStatusText, caseTableText as text } from '#schema/text/cases-screen.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem, MenuLine } from '#web/shared/ui/menu.tsx';
import { TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { caseAddress, STATUSES, statusStyles, type CaseRow } from '../case-styles.tsx';

interface CaseMenuProps {
  row: CaseRow;
  onMove: (status: CaseStatus) => void;
  onArchive: (isArchived: boolean) => void;
  /** On the board the menu is named by its main use, to move the card. */
  isOnBoard?: boolean;
}

/** Actions on a case in a list or on the board. */
export function CaseMenu({ row, onMove, onArchive, isOnBoard }: CaseMenuProps) {
  const navigate = useNavigate();
  const moves = row.viewerCanChangeStatus ? STATUSES.filter((status) => status !== row.status) : [];
  return (
    <Menu
      trigger={
        <IconButton
          label={isOnBoard ? caseBoardText.move(row.title) : text.actions(row.title)}
          data-case-menu={row.id}
          size={isOnBoard ? 'sm' : 'md'}
          className={cx(TOUCH_TARGET_ICON, isOnBoard && '-mb-2 max-md:-mb-5 pointer-coarse:-mb-5')}
        >
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      }
    >
      {moves.map((status) => {
        const StatusIcon = statusStyles[status].icon;
        return (
          <MenuItem key={status} icon={<StatusIcon size={16} aria-hidden="true" />} onSelect={() => onMove(status)}>
            {caseBoardText.moveTo(caseStatusText[status])}
          </MenuItem>
        );
      })}
      {moves.length > 0 && <MenuLine />}
      <MenuItem icon={<FolderOpen size={16} aria-hidden="true" />} onSelect={() => void navigate(caseAddress(row.id))}>
        {text.open}
      </MenuItem>
      <MenuItem
        icon={<ExternalLink size={16} aria-hidden="true" />}
        onSelect={() => window.open(caseAddress(row.id), '_blank', 'noopener')}
      >
        {text.openInTab}
      </MenuItem>
      {row.viewerCanEdit && (
        <MenuItem
          icon={<Pencil size={16} aria-hidden="true" />}
          onSelect={() => void navigate(caseAddress(row.id, '?edit=1'))}
        >
          {text.edit}
        </MenuItem>
      )}
      {row.viewerCanArchive && (
        <>
          <MenuLine />
          <MenuItem
            icon={
              row.archivedAt ? (
                <ArchiveRestore size={16} aria-hidden="true" />
              ) : (
                <Archive size={16} aria-hidden="true" />
              )
            }
            onSelect={() => onArchive(!row.archivedAt)}
          >
            {row.archivedAt ? text.restore : text.archive}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
