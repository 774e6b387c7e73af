import { useEffect, useRef } from 'react';
import {
  Archive,
  ArchiveRestore,
  ArrowLeft,
  Check,
  ChevronDown,
  Copy,
  Ellipsis,
  FlaskConical,
  Pencil,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { caseFileText as text } from '#schema/text/case-file-screen.ts';
import { caseStatusText, caseTableText } from '#schema/text/cases-screen.ts';
import { commonText } from '#schema/text/common.ts';
import { firstStepsText as sampleText } from '#schema/text/onboarding.ts';
import { useRemoveSample } from '#web/shared/cases/use-remove-sample.ts';
import { useCopy } from '#web/shared/hooks/use-copy.ts';
import { Button, buttonClasses, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { StateBadge } from '#web/shared/ui/state-badge.tsx';
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

/** Client, number and court, in one line where there is room. */
const Facts = ({ legalCase }: Pick<CaseHeaderProps, 'legalCase'>) => (
  <p className="flex min-w-0 basis-full flex-wrap items-center gap-x-3 gap-y-0.5 @4xl:order-last @4xl:flex-nowrap">
    <span className="min-w-0 font-medium @4xl:truncate" title={legalCase.client}>
      {legalCase.client}
    </span>
    {legalCase.fileNumber ? (
      <FileNumber number={legalCase.fileNumber} />
    ) : (
      <span className="whitespace-nowrap text-muted">{text.noFile}</span>
    )}
    {legalCase.court && (
      <span className="min-w-0 text-muted @4xl:truncate" title={legalCase.court.name}>
        {legalCase.court.name}
        {legalCase.court.place && ` · ${legalCase.court.place}`}
      </span>
    )}
  </p>
);

/** The mark of the case that Foja made as an example, and the way out of it. */
function SampleMark({ caseId, onRemoved }: { caseId: string; onRemoved: () => void }) {
  const { isBusy, remove } = useRemoveSample();
  return (
    <>
      <StateBadge tone="info" icon={FlaskConical}>
        {sampleText.sample}
      </StateBadge>
      <Button
        variant="ghost"
        size="sm"
        className={TOUCH_TARGET}
        disabled={isBusy}
        title={sampleText.removeSample}
        aria-label={sampleText.removeSample}
        onClick={() => void remove(caseId, onRemoved)}
      >
        {text.removeSample}
      </Button>
    </>
  );
}

/**
 * Title, then client, number and court, then state and actions; where there is room, the actions stand beside the title.
 */
export function CaseHeader({ legalCase, actions, casesAddress, onChanged }: CaseHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  // Moves the focus to the heading after the form.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className="@container">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex min-w-0 basis-full items-center gap-1 @4xl:flex-1 @4xl:basis-0">
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
            className="min-w-0 text-2xl font-semibold tracking-tight outline-none max-md:line-clamp-3 max-md:wrap-anywhere md:truncate"
          >
            {legalCase.title}
          </h1>
        </div>
        <Facts legalCase={legalCase} />
        <div className="flex flex-wrap items-center gap-2">
          {legalCase.isSample && legalCase.myRole === 'OWNER' && (
            <SampleMark caseId={legalCase.id} onRemoved={() => void navigate(casesAddress, { replace: true })} />
          )}
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
    </header>
  );
}
