import { useEffect, useRef } from 'react';
import { Archive, ArchiveRestore, ArrowLeft, Check, ChevronDown, Copy, Ellipsis, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { caseFileText as text } from '#schema/text/case-file-screen.ts';
import { caseStatusText, caseTableText } from '#schema/text/cases-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button, buttonClasses, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { caseAddress, CaseBadges, CaseAlertBadges, STATUSES, statusStyles } from '../case-styles.tsx';
import type { CaseActions } from '../use-case-actions.tsx';
import type { LoadedCase } from '../form/use-case-form.ts';

interface CaseHeaderProps {
  legalCase: LoadedCase;
  actions: CaseActions;
  casesAddress: string;
  onChanged: () => void;
}

/** The state, and the menu that changes it. */
function StatusMenu({ legalCase, actions, onChanged }: Omit<CaseHeaderProps, 'casesAddress'>) {
  const acted = { ...legalCase, outcome: legalCase.outcome ?? null };
  const Current = statusStyles[legalCase.status].icon;
  return (
    <Menu
      trigger={
        <Button
          variant="secondary"
          size="sm"
          aria-label={text.changeStatus(caseStatusText[legalCase.status])}
          className={TOUCH_TARGET}
        >
          <Current size={15} aria-hidden="true" />
          {caseStatusText[legalCase.status]}
          <ChevronDown size={15} aria-hidden="true" />
        </Button>
      }
    >
      {STATUSES.filter((status) => status !== legalCase.status).map((status) => {
        const Icon = statusStyles[status].icon;
        return (
          <MenuItem
            key={status}
            icon={<Icon size={16} aria-hidden="true" />}
            onSelect={() => void actions.move(acted, status).then(onChanged)}
          >
            {caseStatusText[status]}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

function FileNumber({ number }: { number: string }) {
  const { isCopied, copy } = useCopy();
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <span className="text-muted">{text.file}</span>
      <span className="min-w-0 font-mono break-all">{number}</span>
      <IconButton label={isCopied ? commonText.copied : text.copyFile} size="xs" onClick={() => void copy(number)}>
        {isCopied ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
      </IconButton>
    </span>
  );
}

/** One line with title, state and actions, one with client, number and court. */
export function CaseHeader({ legalCase, actions, casesAddress, onChanged }: CaseHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the heading after the form.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-72 items-center gap-1">
          <Link
            to={casesAddress}
            aria-label={text.back}
            title={text.back}
            className={cx(
              'inline-grid size-9 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink -ml-2.5',
              TOUCH_TARGET_ICON,
            )}
          >
            <ArrowLeft size={18} aria-hidden="true" />
          </Link>
          <h1
            ref={heading}
            tabIndex={-1}
            title={legalCase.title}
            className="min-w-0 text-2xl font-semibold tracking-tight outline-none max-md:line-clamp-2 max-md:wrap-anywhere md:truncate"
          >
            {legalCase.title}
          </h1>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {legalCase.viewerCanChangeStatus ? (
            <>
              <CaseAlertBadges row={legalCase} />
              <StatusMenu legalCase={legalCase} actions={actions} onChanged={onChanged} />
            </>
          ) : (
            <CaseBadges row={legalCase} />
          )}
          {legalCase.viewerCanEdit && (
            <Link
              to={caseAddress(legalCase.id, '?edit=1')}
              className={cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET)}
            >
              <Pencil size={15} aria-hidden="true" />
              {text.edit}
            </Link>
          )}
          {legalCase.viewerCanArchive && (
            <Menu
              trigger={
                <IconButton label={text.moreActions} className={TOUCH_TARGET_ICON}>
                  <Ellipsis size={18} aria-hidden="true" />
                </IconButton>
              }
            >
              <MenuItem
                icon={
                  legalCase.archivedAt ? (
                    <ArchiveRestore size={16} aria-hidden="true" />
                  ) : (
                    <Archive size={16} aria-hidden="true" />
                  )
                }
                onSelect={() => void actions.archive(legalCase, !legalCase.archivedAt).then(onChanged)}
              >
                {legalCase.archivedAt ? caseTableText.restore : caseTableText.archive}
              </MenuItem>
            </Menu>
          )}
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 md:flex-nowrap">
        <span className="min-w-0 font-medium md:truncate" title={legalCase.client}>
          {legalCase.client}
        </span>
        {legalCase.fileNumber ? (
          <FileNumber number={legalCase.fileNumber} />
        ) : (
          <span className="whitespace-nowrap text-muted">{text.noFile}</span>
        )}
        {legalCase.court && (
          <span className="min-w-0 text-muted md:truncate" title={legalCase.court.name}>
            {legalCase.court.name}
            {legalCase.court.place && ` · ${legalCase.court.place}`}
          </span>
        )}
      </p>
    </header>
  );
}
