import { useState } from 'react';
import { CircleUserRound, LogOut, MonitorX } from 'lucide-react';
import { themeText } from '#schema/text/theme.ts';
import { shellText as text } from '#schema/text/dashboard-screen.ts';
import { trialScreenText } from '#schema/text/trials-screen.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuLine, MenuNote } from '#web/shared/ui/menu.tsx';
import { logoutEverywhereText } from '#schema/text/logout-everywhere.ts';
import { LogoutEverywhere } from './logout-everywhere.tsx';
import { applyTheme, storedTheme } from '#web/shared/ui/theme.ts';

export interface AccountMenuProps {
  user: SessionUser;
  onLogout: () => void;
}

/** The user, the choice of theme and the logout. Loaded when its button is first pressed. */
export function AccountMenu({ user, onLogout }: AccountMenuProps) {
  const [theme, setTheme] = useState(storedTheme);
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      <Menu
        isOpenAtFirst
        trigger={
          <IconButton label={text.account}>
            <CircleUserRound size={20} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuNote>
          <span className="block truncate font-medium">{user.name}</span>
          <span className="block truncate text-sm text-muted">{user.email}</span>
        </MenuNote>
        <MenuLine />
        <MenuChoice
          label={themeText.title}
          value={theme}
          options={themeText.options}
          onChange={(choice) => {
            setTheme(choice);
            applyTheme(choice, true);
          }}
        />
        <MenuLine />
        <MenuItem icon={<LogOut size={16} aria-hidden="true" />} onSelect={onLogout}>
          {user.trialId !== null ? trialScreenText.leave : user.demo ? text.leaveDemo : text.logout}
        </MenuItem>
        {!user.demo && user.trialId === null && (
          <MenuItem icon={<MonitorX size={16} aria-hidden="true" />} onSelect={() => setEnding(true)}>
            {logoutEverywhereText.action}
          </MenuItem>
        )}
      </Menu>
      {isEnding && <LogoutEverywhere onClose={() => setEnding(false)} onLogout={onLogout} />}
    </>
  );
}
