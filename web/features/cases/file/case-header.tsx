import { useEffect, useRef } from 'react';
import { Archive, ArchiveRestore, ArrowLeft, Check, Copy, Ellipsis, MessagesSquare, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { caseFileText as text } from '#schema/text/case-file-screen.ts';
import { caseStatusText, caseTableText } from '#schema/text/cases-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { buttonClasses, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { caseAddress, CaseBadges, CaseAlertBadges, STATUSES, statusStyles } from '../case-styles.tsx';
import { UnreadCount } from '../unread-count.tsx';
import type { CaseActions } from '../use-case-actions.tsx';
import type { LoadedCase } from '../form/use-case-form.ts';

interface CaseHeaderProps {
  legalCase: LoadedCase;
  actions: CaseActions;
  links: { cases: string; chat: (caseId: string) => string };
  onChanged: () => void;
}

/** The three states as a group of toggle buttons; the current one is pressed. */
function StatusSwitch({ legalCase, actions, onChanged }: Omit<CaseHeaderProps, 'links'>) {
  const acted = { ...legalCase, outcome: legalCase.outcome ?? null };
  return (
    <div
      role="group"
      aria-label={text.changeStatus}
      className="inline-flex rounded-md border border-line bg-surface p-0.5 max-sm:w-full"
    >
      {STATUSES.map((status) => {
        const Icon = statusStyles[status].icon;
        const isCurrent = status === legalCase.status;
        return (
          <button
            key={status}
            type="button"
            aria-pressed={isCurrent}
            onClick={() => !isCurrent && void actions.move(acted, status).then(onChanged)}
            className={cx(
              'inline-flex min-h-8 flex-1 items-center justify-center gap-1.5 rounded-sm px-3 text-sm transition-colors duration-150',
              TOUCH_TARGET,
              isCurrent ? 'bg-accent-soft font-medium text-accent' : 'text-muted hover:text-ink',
            )}
          >
            <Icon size={15} aria-hidden="true" />
            {caseStatusText[status]}
          </button>
        );
      })}
    </div>
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

/** Title and state of the case, and the actions on the whole case. */
export function CaseHeader({ legalCase, actions, links, onChanged }: CaseHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the heading after the form.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const unread = legalCase.unreadMessageCount;
  return (
    <header className="grid grid-cols-1 gap-4">
      <Link to={links.cases} className={`${buttonClasses({ variant: 'ghost', size: 'sm' })} -ml-3 w-fit`}>
        <ArrowLeft size={16} aria-hidden="true" />
        {text.allCases}
      </Link>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-80 gap-1.5">
          <h1 ref={heading} tabIndex={-1} className="text-3xl font-semibold tracking-tight break-words outline-none">
            {legalCase.title}
          </h1>
          <p className="text-lg break-words">{legalCase.client}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {legalCase.fileNumber ? (
              <FileNumber number={legalCase.fileNumber} />
            ) : (
              <span className="text-muted">{text.noFile}</span>
            )}
            {legalCase.court && <span className="min-w-0 text-muted break-words">{legalCase.court.name}</span>}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {legalCase.viewerCanChat && (
            <Link
              to={links.chat(legalCase.id)}
              className={cx(
                buttonClasses({ variant: 'secondary' }),
                TOUCH_TARGET,
                'max-[22.5rem]:px-3 max-[22.5rem]:[&>svg]:hidden',
              )}
            >
              <MessagesSquare size={17} aria-hidden="true" />
              {text.chat}
              {unread > 0 && <UnreadCount count={unread} />}
            </Link>
          )}
          {legalCase.viewerCanEdit && (
            <Link
              to={caseAddress(legalCase.id, '?edit=1')}
              className={cx(
                buttonClasses({ variant: 'secondary' }),
                TOUCH_TARGET,
                'max-[22.5rem]:px-3 max-[22.5rem]:[&>svg]:hidden',
              )}
            >
              <Pencil size={16} aria-hidden="true" />
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {legalCase.viewerCanChangeStatus ? (
          <>
            <StatusSwitch legalCase={legalCase} actions={actions} onChanged={onChanged} />
            <CaseAlertBadges row={legalCase} />
          </>
        ) : (
          <CaseBadges row={legalCase} />
        )}
      </div>
    </header>
  );
}
