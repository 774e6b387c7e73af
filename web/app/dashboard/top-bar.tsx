import { Suspense, useState } from 'react';
import { CircleUserRound, Menu as MenuIcon, Radio, Search, WifiOff } from 'lucide-react';
import { connectionText, shellText as text } from '#schema/text/dashboard-screen.ts';
import { NotificationBell } from '#web/features/notifications/index.ts';
import { TimerButton } from '#web/features/hours/index.ts';
import type { ConnectionState } from '#web/shared/connection/connection.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import type { AccountMenuProps } from './account-menu.tsx';
import { sectionAddress } from './sections.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';

const loadAccountMenu = () => import('./account-menu.tsx');
const AccountMenu = lazyPart(() => loadAccountMenu().then(({ AccountMenu }) => AccountMenu));

type PillState = Exclude<keyof typeof connectionText, 'explained'>;

/** What is wrong comes first; otherwise the state of the live connection. */
function pillState({ reach, socket }: ConnectionState, isDemo: boolean): PillState {
  if (reach === 'offline' || reach === 'unreachable' || reach === 'problems') return reach;
  return isDemo ? 'demo' : (socket ?? 'idle');
}

const BAD: readonly PillState[] = ['reconnecting', 'problems', 'unreachable', 'offline'];

const QUIET: readonly PillState[] = ['connected', 'idle'];

/** Icon and word. On phones the word is for screen readers only, to save space. */
function ConnectionBadge({ state }: { state: PillState }) {
  const isBad = BAD.includes(state);
  const Icon = isBad ? WifiOff : Radio;
  return (
    <span
      role="status"
      data-connection={state}
      title={connectionText.explained[state]}
      className={cx(
        'flex items-center gap-1.5 text-sm',
        // That all is well is no news for the eye.
        QUIET.includes(state) && 'sr-only',
        isBad ? 'font-medium text-warning' : state === 'connected' ? 'text-positive' : 'text-muted',
      )}
    >
      <Icon size={16} aria-hidden="true" />
      <span className={cx(!isBad && 'max-md:sr-only')}>{connectionText[state]}</span>
    </span>
  );
}

const accountButton = (
  <IconButton label={text.account} aria-haspopup="menu">
    <CircleUserRound size={20} aria-hidden="true" />
  </IconButton>
);

/** The menu is loaded on the first press of its button and then opens. */
function Account(props: AccountMenuProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <IconButton
        label={text.account}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={() => void loadAccountMenu()}
        onFocus={() => void loadAccountMenu()}
        onClick={() => setAsked(true)}
      >
        <CircleUserRound size={20} aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <Suspense fallback={accountButton}>
      <AccountMenu {...props} />
    </Suspense>
  );
}

interface TopBarProps {
  user: SessionUser;
  title: string;
  connection: ConnectionState;
  onOpenMenu: () => void;
  onOpenPalette: () => void;
  onLogout: () => void;
}

export function TopBar({ user, title, connection, onOpenMenu, onOpenPalette, onLogout }: TopBarProps) {
  return (
    <header className="flex min-h-14 items-center gap-2 border-b border-line bg-paper px-3 md:px-6">
      <IconButton label={text.openMenu} className="md:hidden" onClick={onOpenMenu}>
        <MenuIcon size={20} aria-hidden="true" />
      </IconButton>
      <p className="min-w-0 flex-1 truncate font-medium">{title}</p>
      <button
        type="button"
        onClick={onOpenPalette}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-9 items-center gap-2 rounded-md px-2.5 text-sm text-muted transition-colors duration-150 hover:border-line-strong md:w-64 md:border md:border-line md:bg-surface"
      >
        <Search size={16} aria-hidden="true" />
        <span className="flex-1 text-left max-md:sr-only">{text.search}</span>
        <kbd aria-hidden="true" className="rounded-sm border border-line px-1.5 font-sans text-xs max-md:hidden">
          {text.shortcut}
        </kbd>
      </button>
      <span className="px-1.5 md:px-3">
        <ConnectionBadge state={pillState(connection, user.demo)} />
      </span>
      {!user.demo && (
        <TimerButton timesheetAddress={sectionAddress('calendar', false, { part: 'billable', room: 'sheet' })} />
      )}
      {!user.demo && (
        <Suspense fallback={<span className="size-9 shrink-0" />}>
          <NotificationBell settingsAddress={sectionAddress('settings', false, { part: 'notifications' })} />
        </Suspense>
      )}
      <Account user={user} onLogout={onLogout} />
    </header>
  );
}
