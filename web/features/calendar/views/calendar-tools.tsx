import { useState } from 'react';
import { CalendarSync, Ellipsis, FileUp, Keyboard, Rss, Settings2 } from 'lucide-react';
import { Link } from 'react-router';
import { googleStateLabels } from '#schema/text/calendar.ts';
import { calendarToolsText as text, calendarViewText } from '#schema/text/calendar-screen.ts';
import { googlePanelText } from '#schema/text/calendar-connections.ts';
import { buttonClasses, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Menu, MenuItem, MenuLine } from '#web/shared/ui/menu.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { useGoogleConnectionQuery } from '../google/connection.generated.ts';
import { useCalendar } from '../calendar-context.tsx';
import type { PanelId } from '../calendar-url.ts';

/** The button to the Google panel, with the state of the connection. */
function GoogleButton() {
  const { address } = useCalendar();
  const { data } = useGoogleConnectionQuery({ fetchPolicy: 'cache-and-network' });
  const connection = data?.calendarConnection;
  const state = connection ? googleStateLabels[connection.state] : null;
  // What cannot be connected here is not offered.
  if (connection?.state === 'NOT_CONFIGURED') return null;
  const isWrong = connection?.state === 'REVOKED' || (connection?.conflictCount ?? 0) > 0;
  return (
    <Link
      to={address({ open: { is: 'panel', panel: 'google' } })}
      className={cx(
        buttonClasses({ variant: 'secondary', size: 'sm' }),
        TOUCH_TARGET,
        'max-sm:min-w-11',
        isWrong && 'text-warning',
      )}
      title={googlePanelText.title}
    >
      <CalendarSync size={16} aria-hidden="true" />
      <span className="max-sm:sr-only">{state ? googlePanelText.state(state) : googlePanelText.title}</span>
    </Link>
  );
}

const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onOpenChange={(open) => !open && onClose()} title={calendarViewText.keysTitle}>
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5 px-6 pb-6 pt-4">
      {calendarViewText.keys.map(([keys, what]) => (
        <div key={keys} className="contents">
          <dt>
            <kbd className="rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-sans text-sm whitespace-nowrap">
              {keys}
            </kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);

/** Buttons to feeds, import, Google, settings and keyboard shortcuts. */
export function CalendarTools() {
  const { go } = useCalendar();
  const [isKeys, setKeys] = useState(false);
  const open = (panel: PanelId) => go({ open: { is: 'panel', panel } });
  return (
    <>
      <GoogleButton />
      <Menu
        trigger={
          <IconButton label={text.more} className={TOUCH_TARGET_ICON}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Rss size={16} aria-hidden="true" />} onSelect={() => open('feeds')}>
          {text.feeds}
        </MenuItem>
        <MenuItem icon={<FileUp size={16} aria-hidden="true" />} onSelect={() => open('import')}>
          {text.import}
        </MenuItem>
        <MenuItem icon={<Settings2 size={16} aria-hidden="true" />} onSelect={() => open('settings')}>
          {text.settings}
        </MenuItem>
        <MenuLine />
        <MenuItem icon={<Keyboard size={16} aria-hidden="true" />} onSelect={() => setKeys(true)}>
          {text.keys}
        </MenuItem>
      </Menu>
      {isKeys && <KeysDialog onClose={() => setKeys(false)} />}
    </>
  );
}
