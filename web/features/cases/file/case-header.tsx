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
import { caseAddress, CaseBadges, CaseMarks, STATUSES, statusLook, TOUCH, TOUCH_ICON } from '../case-look.tsx';
import { UnreadCount } from '../unread-count.tsx';
import type { CaseActs } from '../use-case-acts.tsx';
import type { HeldCase } from '../form/use-case-form.ts';

interface CaseHeaderProps {
  held: HeldCase;
  acts: CaseActs;
  places: { cases: string; chat: (caseId: string) => string };
  onChanged: () => void;
}

/** The three states as buttons of one group: the one it has is pressed. */
function StatusSwitch({ held, acts, onChanged }: Omit<CaseHeaderProps, 'places'>) {
  const acted = { ...held, outcome: held.outcome ?? null };
  return (
    <div
      role="group"
      aria-label={text.changeStatus}
      className="inline-flex rounded-md border border-line bg-surface p-0.5 max-sm:w-full"
    >
      {STATUSES.map((status) => {
        const Icon = statusLook[status].icon;
        const isCurrent = status === held.status;
        return (
          <button
            key={status}
            type="button"
            aria-pressed={isCurrent}
            onClick={() => !isCurrent && void acts.move(acted, status).then(onChanged)}
            className={cx(
              'inline-flex min-h-8 flex-1 items-center justify-center gap-1.5 rounded-sm px-3 text-sm transition-colors duration-150',
              TOUCH,
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

/** What the case is called, how it stands, and what can be done with it as a whole. */
export function CaseHeader({ held, acts, places, onChanged }: CaseHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever comes from the form begins at the top.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const unread = held.unreadMessageCount;
  return (
    <header className="grid grid-cols-1 gap-4">
      <Link to={places.cases} className={`${buttonClasses({ look: 'ghost', size: 'sm' })} -ml-3 w-fit`}>
        <ArrowLeft size={16} aria-hidden="true" />
        {text.allCases}
      </Link>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-80 gap-1.5">
          <h1 ref={heading} tabIndex={-1} className="text-3xl font-semibold tracking-tight break-words outline-none">
            {held.title}
          </h1>
          <p className="text-lg break-words">{held.client}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {held.fileNumber ? (
              <FileNumber number={held.fileNumber} />
            ) : (
              <span className="text-muted">{text.noFile}</span>
            )}
            {held.court && <span className="min-w-0 text-muted break-words">{held.court.name}</span>}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {held.viewerCanChat && (
            <Link
              to={places.chat(held.id)}
              className={cx(
                buttonClasses({ look: 'secondary' }),
                TOUCH,
                'max-[22.5rem]:px-3 max-[22.5rem]:[&>svg]:hidden',
              )}
            >
              <MessagesSquare size={17} aria-hidden="true" />
              {text.chat}
              {unread > 0 && <UnreadCount count={unread} />}
            </Link>
          )}
          {held.viewerCanEdit && (
            <Link
              to={caseAddress(held.id, '?edit=1')}
              className={cx(
                buttonClasses({ look: 'secondary' }),
                TOUCH,
                'max-[22.5rem]:px-3 max-[22.5rem]:[&>svg]:hidden',
              )}
            >
              <Pencil size={16} aria-hidden="true" />
              {text.edit}
            </Link>
          )}
          {held.viewerCanArchive && (
            <Menu
              trigger={
                <IconButton label={text.moreActions} className={TOUCH_ICON}>
                  <Ellipsis size={18} aria-hidden="true" />
                </IconButton>
              }
            >
              <MenuItem
                icon={
                  held.archivedAt ? (
                    <ArchiveRestore size={16} aria-hidden="true" />
                  ) : (
                    <Archive size={16} aria-hidden="true" />
                  )
                }
                onSelect={() => void acts.archive(held, !held.archivedAt).then(onChanged)}
              >
                {held.archivedAt ? caseTableText.restore : caseTableText.archive}
              </MenuItem>
            </Menu>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {held.viewerCanChangeStatus ? (
          <>
            <StatusSwitch held={held} acts={acts} onChanged={onChanged} />
            <CaseMarks row={held} />
          </>
        ) : (
          <CaseBadges row={held} />
        )}
      </div>
    </header>
  );
}
