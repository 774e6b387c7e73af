import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Lock, LogOut } from 'lucide-react';
import { planLabel } from '#schema/text/plan-labels.ts';
import { sectionText, shellText as text } from '#schema/text/dashboard-screen.ts';
import { trialScreenText } from '#schema/text/trials-screen.ts';
import type { PlanCode } from '#schema/generated/contract.ts';
import { UnreadCount } from '#web/features/cases/index.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { Tooltip } from '#web/shared/ui/tooltip.tsx';
import { Wordmark } from '#web/shared/ui/wordmark.tsx';
import { prefetchSection } from './prefetch.ts';
import {
  isLocked,
  isPremiumSection,
  isUnbuilt,
  sectionAddress,
  SIDEBAR,
  type SIDEBAR_LINKS,
  type SectionId,
} from './sections.ts';

/** How much waits in a section. */
export type Waiting = Partial<Record<SectionId, number>>;

interface SidebarProps {
  user: SessionUser;
  current: SectionId;
  waiting: Waiting;
  onNavigate?: () => void;
  onLogout: () => void;
}

const ITEM = 'flex min-h-9 w-full items-center gap-3 rounded-md px-3 py-1.5 text-base transition-colors duration-150';

const PremiumBadge = ({ isLocked }: { isLocked: boolean }) => (
  <span className="ml-auto flex items-center gap-1.5">
    <span className="rounded-sm border border-line-strong px-1.5 text-xs font-semibold leading-snug text-muted">
      {text.pro}
    </span>
    {isLocked && <Lock size={14} aria-hidden="true" />}
  </span>
);

interface ItemProps extends SidebarProps {
  section: (typeof SIDEBAR_LINKS)[number];
  /** A link below its section that is no section itself. */
  isExtra?: boolean;
}

/** A section that the plan does not reach cannot be opened; a press says why, with a finger too. */
function LockedItem({ id, children }: { id: SectionId; children: ReactNode }) {
  const [isTold, setTold] = useState(false);
  return (
    <Tooltip text={text.lockedReason} side="bottom" open={isTold} onOpenChange={setTold}>
      <span
        id={id}
        data-section={id}
        data-locked="true"
        role="link"
        aria-disabled="true"
        tabIndex={0}
        // The press that opens the reason would close it again.
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.preventDefault();
          setTold(true);
        }}
        onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && setTold(true)}
        className={cx(ITEM, 'text-muted')}
      >
        {children}
      </span>
    </Tooltip>
  );
}

function Item({ section, isExtra, user, current, waiting, onNavigate }: ItemProps) {
  const { id, icon: Icon } = section;
  const isShut = isLocked(id, user);
  const count = waiting[id] ?? 0;
  const inside = (
    <>
      <Icon size={18} aria-hidden="true" />
      <span className="min-w-0 truncate">{sectionText[id]}</span>
      {isPremiumSection(id) && <PremiumBadge isLocked={isShut} />}
      {isUnbuilt(id) && !isPremiumSection(id) && (
        <span className="ml-auto text-xs text-muted" title={text.soon}>
          {text.soonShort}
        </span>
      )}
      {id === 'collaborative-chat' && count > 0 && (
        <span className="ml-auto">
          <UnreadCount count={count} />
        </span>
      )}
      {id === 'deadline-alerts' && count > 0 && (
        <span className="ml-auto rounded-full bg-danger-soft px-1.5 py-px text-xs font-semibold text-danger tabular">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">, {text.overdue(count)}</span>
        </span>
      )}
    </>
  );
  if (isShut) return <LockedItem id={id}>{inside}</LockedItem>;
  const isCurrent = id === current;
  return (
    <Link
      id={id}
      data-section={isExtra ? undefined : id}
      data-tool={isExtra ? id : undefined}
      to={sectionAddress(id, user.demo)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onNavigate}
      onPointerEnter={() => prefetchSection(id, user.demo)}
      onFocus={() => prefetchSection(id, user.demo)}
      className={cx(
        ITEM,
        isCurrent
          ? 'bg-accent-soft font-medium text-accent'
          : isUnbuilt(id)
            ? 'text-muted hover:bg-sunken'
            : 'text-ink hover:bg-sunken',
      )}
    >
      {inside}
    </Link>
  );
}

/** The fourteen sections and the logout. The menu sheet of phones shows the same. */
export function Sidebar(props: SidebarProps) {
  const { user, onLogout } = props;
  return (
    <nav aria-label={text.navigation} className="flex h-full min-h-0 flex-col">
      <div className="px-6 pb-3 pt-5">
        <Wordmark />
      </div>
      <ul className="relative min-h-0 flex-1 overflow-y-auto px-3 pb-3">
        {SIDEBAR.map((section) => (
          <li key={section.id}>
            {section.heading && <p className="px-3 pb-1 pt-3.5 text-xs font-medium text-muted">{section.heading}</p>}
            <Item section={section} {...props} />
            {section.extraLinks && (
              <ul className="pl-5">
                {section.extraLinks.map((tool) => (
                  <li key={tool.id}>
                    <Item section={tool} isExtra {...props} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <div className="border-t border-line p-3">
        <p className="grid px-3 pb-2 text-sm">
          <span className="truncate font-medium">{user.name}</span>
          <span className="truncate text-muted">{planLabel[user.plan.toUpperCase() as PlanCode]}</span>
        </p>
        <button type="button" data-action="logout" onClick={onLogout} className={cx(ITEM, 'text-ink hover:bg-sunken')}>
          <LogOut size={18} aria-hidden="true" />
          {user.trialId !== null ? trialScreenText.leave : user.demo ? text.leaveDemo : text.logout}
        </button>
      </div>
    </nav>
  );
}
